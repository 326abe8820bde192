"""The box of Treasure Fleet: player decks, the treasure fleet, the lookout."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from data.content.entry import Card
from data.content.errors import ContentError
from data.content.reasons import reason
from data.content.source import Source, read_source

FLEET_BASE: Final = Path(__file__).parent / "treasure_fleet"

COMPONENTS: Final[Mapping[str, int]] = {"pirate": 18, "flag": 5, "lookout": 1, "fleet": 33}
"""How many cards of each deck are in the box; of `pirate`, one player deck, there is one for each flag."""


class SpotCard(Card):
    """A card of which some copies carry the five-spot and are used with five players only."""

    five_spot: int = Field(default=0, ge=0)

    @model_validator(mode="after")
    def _not_more_than_there_are(self) -> Self:  # noqa: N804 - pydantic gives it the card
        if self.five_spot > self.copies:
            raise ValueError(f"'five_spot' is {self.five_spot}, but there are only {self.copies} copies")
        return self


class PirateCard(SpotCard):
    """A card of a player deck; a storm or boarding party fires no cannon."""

    deck = "pirate"
    kind: Literal["captain", "boarding_party", "cannon", "storm"]
    cannons: int = Field(default=0, ge=0, le=4)

    @model_validator(mode="after")
    def _cannons_on_cannon_cards(self) -> Self:  # noqa: N804 - as above
        if bool(self.cannons) != (self.kind == "cannon"):
            raise ValueError(f"'cannons' is {self.cannons}, which a card of kind {self.kind} cannot have")
        return self


class FlagCard(Card):
    """The flag of a player deck."""

    deck = "flag"


class LookoutCard(Card):
    """The lookout, who places first."""

    deck = "lookout"


class FleetCard(SpotCard):
    """A treasure ship, a cursed ship or the governor."""

    deck = "fleet"
    kind: Literal["ship", "cursed", "governor"]
    points: int = Field(default=0, ge=0)


ENTRIES: Final[Mapping[str, type[Card]]] = {
    kind.deck: kind for kind in (PirateCard, FlagCard, LookoutCard, FleetCard)
}


class FleetBox:
    """All cards in the box, immutable, by id."""

    def __init__(self, cards: Mapping[str, Mapping[str, Card]]) -> None:
        self.decks = MappingProxyType({deck: tuple(cards.get(deck, {}).values()) for deck in COMPONENTS})
        self.pirates = {card.id: card for card in self.decks["pirate"] if isinstance(card, PirateCard)}
        self.fleet = {card.id: card for card in self.decks["fleet"] if isinstance(card, FleetCard)}
        self.flags = tuple(card.id for card in self.decks["flag"])


@cache
def fleet_content(folder: Path = FLEET_BASE) -> FleetBox:
    """The box of Treasure Fleet, loaded once. Raises ContentError naming file, line, card and reason."""
    cards: dict[str, dict[str, Card]] = {}
    seen: dict[str, str] = {}
    for file in sorted(folder.glob("*.yaml")):
        source = read_source(file)
        deck, listed = _head(source)
        for index, raw in enumerate(listed):
            card = _card(source, deck, index, raw)
            if card.id in seen:
                line = source.line(("cards", index, "id"))
                raise ContentError(file, line, card.id, f"this id is already given in {seen[card.id]}")
            seen[card.id] = file.name
            cards.setdefault(deck, {})[card.id] = card
    for deck in COMPONENTS:
        if deck not in cards:
            raise ContentError(folder, None, None, f"no file gives the deck {deck}")
    return FleetBox(cards)


class _File(BaseModel):
    """The outer shape of every file."""

    model_config = ConfigDict(extra="forbid", strict=True)
    deck: str
    cards: list[dict[str, Any]]


def _head(source: Source) -> tuple[str, list[dict[str, Any]]]:
    try:
        head = _File.model_validate(source.data)
    except ValidationError as error:
        first = error.errors()[0]
        raise ContentError(source.file, source.line(first["loc"]), None, reason(first)) from error
    if head.deck not in ENTRIES:
        why = f"'{head.deck}' is no deck; the decks are {', '.join(ENTRIES)}"
        raise ContentError(source.file, source.line(("deck",)), None, why)
    return head.deck, head.cards


def _card(source: Source, deck: str, index: int, raw: dict[str, Any]) -> Card:
    try:
        return ENTRIES[deck].model_validate(raw)
    except ValidationError as error:
        first = error.errors()[0]
        line = source.line(("cards", index, *first["loc"]))
        raise ContentError(source.file, line, str(raw.get("id", "?")), reason(first)) from error


def copies(card: SpotCard, five: bool) -> Iterator[int]:
    """The numbers of the copies in play; those with the five-spot come last."""
    yield from range(1, card.copies + 1 - (0 if five else card.five_spot))
