"""The cards of *Port Royal*, what *Händler der Karibik* changes on them, and custom packs on top."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Final, Literal, cast, get_args

from pydantic import BaseModel, ConfigDict, Field

from data.content.entry import Card
from data.content.errors import ContentError
from data.content.packs import InUse, pack_files, read_decks, size_of
from data.content.words import Origin

BASE: Final = Path(__file__).parent / "port_royal"

RuleSet = Literal["haendler", "port_royal"]
RULE_SETS: Final[tuple[RuleSet, ...]] = get_args(RuleSet)
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


class DeckCard(Card):
    """A card of the draw deck, or only of some rule sets' draw decks."""

    rules: tuple[RuleSet, ...] = Field(default=RULE_SETS, min_length=1)


class ShipCard(DeckCard):
    """A ship: its coins, and the combat strength to repel it (none: a skull)."""

    deck: ClassVar[str] = "ship"
    kind: ShipType
    coins: int = Field(ge=1, le=9)
    strength: int | None = Field(ge=1, le=9)


class PersonCard(DeckCard):
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
    """What an expedition earns."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    coins: int = Field(ge=0, le=9)
    points: int = Field(ge=0, le=9)


class ExpeditionCard(DeckCard):
    """An expedition: the persons it requires, what it earns, and what it earns in Händler der Karibik."""

    deck: ClassVar[str] = "expedition"
    crew: tuple[Symbol, ...] = Field(min_length=1, max_length=4)
    coins: int = Field(ge=0, le=9)
    points: int = Field(ge=0, le=9)
    haendler: Reward | None = None
    only_five: bool = False
    """With five players it lies open from the start and is not in the deck."""


class OtherBonus(BaseModel):
    """Whom a tax increase favours under other rules."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    bonus: Bonus


class TaxCard(DeckCard):
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
        self.cards = MappingProxyType(
            {id: _under(rules, card) for id, card in cards.items() if rules in card.rules}
        )
        self._pieces: dict[str, RoyalCard] = {}
        for card in self.cards.values():
            copies = [card.id] if card.copies == 1 else [f"{card.id}.{n + 1}" for n in range(card.copies)]
            self._pieces.update(dict.fromkeys(copies, card))

    @property
    def pieces(self) -> Mapping[str, RoyalCard]:
        """Every piece with its card, in the order of the files."""
        return self._pieces


def _under(rules: RuleSet, card: RoyalCard) -> RoyalCard:
    """The card as this rule set has it: its own, or one of the other set standing in for an unknown list."""
    if rules == "port_royal" or "port_royal" not in card.rules:
        return card
    changes: dict[str, Any] = {"origin": _STAND_IN}
    if isinstance(card, ExpeditionCard | TaxCard) and card.haendler is not None:
        changes |= dict(card.haendler)
    return card.model_copy(update=changes)


_STAND_IN: Final[Origin] = "stand-in"


def royal_content(rules: RuleSet) -> RoyalContent:
    """The cards of a rule set in play."""
    return _royal.content()[rules]


def use_royal_pack(pack: str | Path | None) -> None:
    """Play with a custom pack from now on; None: with the base pack.

    Raises ContentError if the pack is broken; the previous content then stays in use.
    """
    _royal.use(pack)


@lru_cache(maxsize=8)
def load_royal(pack: Path | None = None) -> Mapping[RuleSet, RoyalContent]:
    """The base pack with a custom pack laid over it, for each rule set.

    Raises ContentError naming file, line, card and reason.
    """
    cards = read_royal(pack=pack)
    found: dict[RuleSet, RoyalContent] = {rules: RoyalContent(rules, cards) for rules in RULE_SETS}
    for content in found.values():
        _check_sizes(content, pack or BASE)
    return MappingProxyType(found)


def read_royal(base: Path = BASE, pack: Path | None = None) -> dict[str, RoyalCard]:
    """The cards in the files of a folder with a custom pack laid over them, by id.

    Raises ContentError naming file, line, card and reason.
    """
    decks = read_decks(sorted(base.glob("*.yaml")), ENTRIES)
    for deck, expected in COPIES_IN_BOX.items():
        if (count := size_of(decks, deck)) != expected:
            why = f"the deck {deck} has {count} cards and must have {expected}"
            raise ContentError(base, None, None, why)
    if pack is not None:
        decks = read_decks(pack_files(pack, BASE.name), ENTRIES, decks)
    entries = {name: found.entry for cards in decks.values() for name, found in cards.items()}
    return cast("dict[str, RoyalCard]", entries)


LEAST: Final[Mapping[str, int]] = {"ship": 20, "person": 30, "expedition": 1}
"""How many cards of these kinds a table needs: coins for all, and a way to win."""


def _check_sizes(content: RoyalContent, folder: Path) -> None:
    shuffled = [
        card for card in content.pieces.values() if not isinstance(card, ExpeditionCard) or not card.only_five
    ]
    for deck, least in LEAST.items():
        count = sum(card.deck == deck for card in shuffled)
        if count < least:
            of = f"the deck {deck} has {count} cards under the rules {content.rules}"
            raise ContentError(
                folder, None, None, f"{of} and needs at least {least}; add some or remove fewer"
            )


_royal = InUse(load_royal)
