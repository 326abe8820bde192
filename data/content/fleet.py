"""The box of Treasure Fleet: player decks, the treasure fleet, the lookout."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, Literal, Self

from pydantic import Field, model_validator

from data.content.entry import Card
from data.content.errors import ContentError
from data.content.packs import Decks, InUse, Loaded, entries_of, pack_files, read_decks, size_of

FLEET_BASE: Final = Path(__file__).parent / "treasure_fleet"

HAND: Final[Mapping[bool, int]] = {True: 16, False: 13}
"""How many cards a player fires in a game, with five players and with fewer: three in each sailing, and one
for the governor.
"""
SHIPS: Final[Mapping[bool, int]] = {True: 25, False: 16}
"""How many treasure ships sail, with five players and with fewer."""
COMPONENTS: Final[Mapping[str, int]] = {"pirate": 18, "flag": 5, "lookout": 1, "fleet": 33}
"""How many cards of each deck are in the box; `pirate` is one player deck, and there is one for each flag."""


class SpotCard(Card):
    """A card with some copies that carry the five-spot and are used only with five players."""

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

    def __init__(self, decks: Decks) -> None:
        self.decks: Mapping[str, tuple[Card, ...]] = MappingProxyType(
            {deck: tuple(entries_of(decks, kind).values()) for deck, kind in ENTRIES.items()}
        )
        self.pirates = MappingProxyType(entries_of(decks, PirateCard))
        self.fleet = MappingProxyType(entries_of(decks, FleetCard))
        self.flags = tuple(entries_of(decks, FlagCard))


def fleet_content() -> FleetBox:
    """The box in play."""
    return _fleet.content()


def use_fleet_pack(pack: str | Path | None) -> None:
    """Play with a custom pack from now on; None: with the box as it is.

    Raises ContentError if the pack is broken; the previous content then stays in use.
    """
    _fleet.use(pack)


@cache
def load_fleet(pack: Path | None = None, base: Path = FLEET_BASE) -> FleetBox:
    """The box of Treasure Fleet with a custom pack laid over it, loaded once.

    Raises ContentError naming file, line, card and reason.
    """
    decks = read_decks(sorted(base.glob("*.yaml")), ENTRIES)
    for deck in COMPONENTS:
        if deck not in decks:
            raise ContentError(base, None, None, f"no file gives the deck {deck}")
    if pack is not None:
        decks = read_decks(pack_files(pack, FLEET_BASE.name), ENTRIES, decks)
    _check(decks, pack or base)
    return FleetBox(decks)


NEEDED: Final[Mapping[str, str]] = {
    "pirate_captain": "captain",
    "two_cannon": "cannon",
    "fleet_storm": "storm",
    "fleet_lookout": "lookout",
    "fleet_governor": "governor",
}
"""The cards that the rules refer to by name, with their kinds."""
ALONE: Final = frozenset({"captain", "storm", "lookout", "governor"})
"""Kinds with only this card; for captains and storms, one in each player deck."""


def _check(decks: Decks, folder: Path) -> None:
    """Checks that involve several cards."""
    cards = {name: found for deck in decks.values() for name, found in deck.items()}
    for name in NEEDED:
        if name not in cards:
            why = "the rules need this card; a pack may change it but not remove it"
            raise ContentError(folder, None, name, why)
    for found in cards.values():
        _check_kind(found)
    two = entries_of(decks, PirateCard)["two_cannon"]
    if two.copies == two.five_spot:
        why = "one copy at least goes without five-spot, for a storm takes its place"
        raise cards[two.id].refuse(why, "five_spot")
    if size_of(decks, "flag") != COMPONENTS["flag"]:
        why = f"the deck flag has {size_of(decks, 'flag')} flags and must have {COMPONENTS['flag']}"
        raise ContentError(folder, None, None, why)
    for five, seats in ((False, "fewer than five players"), (True, "five players")):
        _check_sizes(decks, folder, five, seats)


def _check_kind(found: Loaded) -> None:
    card = found.entry
    kind = getattr(card, "kind", card.deck)
    if NEEDED.get(card.id, kind) != kind:
        raise found.refuse(f"the rules need it as a {NEEDED[card.id]}, not as a {kind}", "kind")
    if kind in ALONE and card.id not in NEEDED:
        raise found.refuse(f"there is one {kind} already, and there can be no other", "id")
    if (kind in ALONE or kind == "flag") and isinstance(card, Card) and card.copies != 1:
        raise found.refuse(f"there can be only one of it, not {card.copies}", "copies")


def _check_sizes(decks: Decks, folder: Path, five: bool, seats: str) -> None:
    pirates, fleet = entries_of(decks, PirateCard).values(), entries_of(decks, FleetCard).values()
    held = sum(
        len(tuple(copies(card, five))) for card in pirates if card.kind in ("cannon", "boarding_party")
    )
    if held != HAND[five]:
        why = f"with {seats} a player deck has {held} cannons and boarding parties and must have {HAND[five]}"
        raise ContentError(folder, None, None, why)
    sail = sum(len(tuple(copies(card, five))) for card in fleet if card.kind == "ship")
    if sail < SHIPS[five]:
        why = f"with {seats} the deck fleet has {sail} treasure ships and needs at least {SHIPS[five]}"
        raise ContentError(folder, None, None, why)


def copies(card: SpotCard, five: bool) -> Iterator[int]:
    """The numbers of the copies in play; those with the five-spot come last."""
    yield from range(1, card.copies + 1 - (0 if five else card.five_spot))


_fleet = InUse(load_fleet)
