"""The cards of *Port Royal*, with what *Händler der Karibik* changes on them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from data.content.entry import Card
from data.content.errors import ContentError
from data.content.reasons import reason
from data.content.source import Source, read_source
from data.content.words import Origin

BASE: Final = Path(__file__).parent / "port_royal"

RuleSet = Literal["haendler", "port_royal"]
ShipType = Literal["pinnace", "flute", "skiff", "frigate", "galleon"]
Symbol = Literal["captain", "priest", "settler"]
Skill = Literal[
    "trader", "settler", "captain", "priest", "jack", "sailor", "pirate", "mademoiselle", "jester", "admiral",
    "governor",
]  # fmt: skip
Bonus = Literal["most_strength", "least_influence"]

SHIP_TYPES: Final[tuple[ShipType, ...]] = ("pinnace", "flute", "skiff", "frigate", "galleon")
COPIES_IN_BOX: Final[Mapping[str, int]] = {"ship": 50, "person": 60, "expedition": 6, "tax": 4}
"""How many cards of each kind the box of Port Royal has."""


class ShipCard(Card):
    """A ship: the coins it brings, and the combat strength it takes to repel it (none: a skull)."""

    deck: ClassVar[str] = "ship"
    kind: ShipType
    coins: int = Field(ge=1, le=9)
    strength: int | None = Field(ge=1, le=9)


class PersonCard(Card):
    """A person: skill, price in coins, influence points; a trader trades with one type of ship."""

    deck: ClassVar[str] = "person"
    skill: Skill
    ship: ShipType | None = None
    price: int = Field(ge=0, le=20)
    points: int = Field(ge=0, le=9)

    def model_post_init(self, context: object) -> None:
        """Refuse a trader without a type of ship, and anybody else with one."""
        if (self.skill == "trader") != (self.ship is not None):
            raise ValueError("a trader names the 'ship' he trades with, and nobody else does")


class Reward(BaseModel):
    """What an expedition brings."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    coins: int = Field(ge=0, le=9)
    points: int = Field(ge=0, le=9)


class ExpeditionCard(Card):
    """An expedition: the persons it takes, what it brings, and what it brings in Händler der Karibik."""

    deck: ClassVar[str] = "expedition"
    crew: tuple[Symbol, ...] = Field(min_length=1, max_length=4)
    coins: int = Field(ge=0, le=9)
    points: int = Field(ge=0, le=9)
    haendler: Reward | None = None
    only_five: bool = False
    """Lies open from the start when five play, and is not in the deck."""


class OtherBonus(BaseModel):
    """Whom a tax increase favours under other rules."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    bonus: Bonus


class TaxCard(Card):
    """A tax increase, and who gets a coin after it."""

    deck: ClassVar[str] = "tax"
    bonus: Bonus
    haendler: OtherBonus | None = None


RoyalCard = ShipCard | PersonCard | ExpeditionCard | TaxCard
ENTRIES: Final[Mapping[str, type[RoyalCard]]] = {
    kind.deck: kind for kind in (ShipCard, PersonCard, ExpeditionCard, TaxCard)
}


class RoyalContent:
    """All cards as one rule set has them, by id and by piece ("flute_1_1.2"). Immutable."""

    def __init__(self, rules: RuleSet, cards: Mapping[str, RoyalCard]) -> None:
        self.rules: RuleSet = rules
        self.cards = MappingProxyType({id: _under(rules, card) for id, card in cards.items()})
        self._pieces: dict[str, RoyalCard] = {}
        for card in self.cards.values():
            copies = [card.id] if card.copies == 1 else [f"{card.id}.{n + 1}" for n in range(card.copies)]
            self._pieces.update(dict.fromkeys(copies, card))

    @property
    def pieces(self) -> Mapping[str, RoyalCard]:
        """Every piece with its card, in the order of the files."""
        return self._pieces


def _under(rules: RuleSet, card: RoyalCard) -> RoyalCard:
    """The card as this rule set has it: the printed one, or a stand-in for a list that is not known."""
    if rules == "port_royal":
        return card
    changes: dict[str, Any] = {"origin": _STAND_IN}
    if isinstance(card, ExpeditionCard | TaxCard) and card.haendler is not None:
        changes |= dict(card.haendler)
    return card.model_copy(update=changes)


_STAND_IN: Final[Origin] = "stand-in"


@lru_cache(maxsize=8)
def royal_content(rules: RuleSet, folder: Path = BASE) -> RoyalContent:
    """The cards of a rule set. Raises ContentError when a file cannot be used."""
    return RoyalContent(rules, read_royal(folder))


def read_royal(folder: Path) -> dict[str, RoyalCard]:
    """The cards in the files of a folder, by id. Raises ContentError naming file, line, card and reason."""
    found: dict[str, RoyalCard] = {}
    for file in sorted(folder.glob("*.yaml")):
        source = read_source(file)
        deck = _deck(source)
        for index, raw in enumerate(source.data["cards"]):
            card = _card(source, deck, index, raw)
            if card.id in found:
                line = source.line(("cards", index, "id"))
                raise ContentError(file, line, card.id, "this id is given twice")
            found[card.id] = card
    for deck, expected in COPIES_IN_BOX.items():
        count = sum(card.copies for card in found.values() if card.deck == deck)
        if count != expected:
            why = f"the deck {deck} has {count} cards and must have {expected}"
            raise ContentError(folder, None, None, why)
    return found


def _deck(source: Source) -> str:
    """The deck a file is about. Raises ContentError when the file has not the shape of one."""
    data: Any = source.data
    if not isinstance(data, dict) or set(data) != {"deck", "cards"} or not isinstance(data["cards"], list):  # pyright: ignore[reportUnknownArgumentType]
        raise ContentError(source.file, 1, None, "a file has 'deck' and a list of 'cards'")
    if data["deck"] not in ENTRIES:
        why = f"'{data['deck']}' is no deck; the decks are {', '.join(sorted(ENTRIES))}"
        raise ContentError(source.file, source.line(("deck",)), None, why)
    return str(data["deck"])  # pyright: ignore[reportUnknownArgumentType]


def _card(source: Source, deck: str, index: int, raw: Any) -> RoyalCard:
    try:
        return ENTRIES[deck].model_validate(raw)
    except ValidationError as error:
        first = error.errors()[0]
        line = source.line(("cards", index, *first["loc"]))
        name = str(raw.get("id", "?")) if isinstance(raw, dict) else None  # pyright: ignore[reportUnknownArgumentType]
        raise ContentError(source.file, line, name, reason(first)) from error
