"""A loaded pack: everything in the box, by id, for engine and pictures to look up."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeVar

from data.content.models import (
    BountyToken,
    CaptainCard,
    Card,
    CargoCard,
    DemandToken,
    Entry,
    EventCard,
    GloryCard,
    MerchantToken,
    MissionCard,
    ModificationToken,
    RumorCard,
    ShipCard,
    WeaponToken,
    ZoneCard,
)

COMPONENTS: Final[Mapping[str, int]] = {
    "captain": 16,
    "event": 34,
    "glory": 70,
    "rumor": 25,
    "mission": 25,
    "cargo": 64,
    "ship": 20,
    "mod": 16,
    "weapon": 12,
    "merchant": 17,
    "demand": 24,
    "bounty": 20,
}
"""How many pieces of each deck are in the box (rulebook, Components)."""

EntryT = TypeVar("EntryT", bound=Entry)


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck: its cards by id, and how many pieces the component list says it has."""

    id: str
    expected: int
    cards: tuple[Card, ...]

    @property
    def size(self) -> int:
        """How many pieces it really has."""
        return sum(card.copies for card in self.cards)


class Content:
    """Everything in the box, immutable, by id. One per pack, shared by all tables."""

    def __init__(self, entries: Mapping[str, Mapping[str, Entry]], locale: tuple[Path, ...]) -> None:
        self.zones = _of(entries, ZoneCard)
        self.ships = _of(entries, ShipCard)
        self.captains = _of(entries, CaptainCard)
        self.events = _of(entries, EventCard)
        self.glory = _of(entries, GloryCard)
        self.rumors = _of(entries, RumorCard)
        self.missions = _of(entries, MissionCard)
        self.cargo = _of(entries, CargoCard)
        self.mods = _of(entries, ModificationToken)
        self.weapons = _of(entries, WeaponToken)
        self.merchants = _of(entries, MerchantToken)
        self.demand = _of(entries, DemandToken)
        self.bounties = _of(entries, BountyToken)
        self.locale = locale
        """Folders with the Fluent files of own packs, `<locale>/<language>/*.ftl`."""
        self.bounty_tokens: Mapping[str, int] = MappingProxyType(
            {token.nation: token.copies for token in self.bounties.values()}
        )
        decks = {
            deck: Deck(
                deck, expected, tuple(c for c in entries.get(deck, {}).values() if isinstance(c, Card))
            )
            for deck, expected in COMPONENTS.items()
        }
        self.decks: Mapping[str, Deck] = MappingProxyType(decks)
        self._pieces = {deck.id: tuple(sorted(_pieces(deck.cards))) for deck in decks.values()}
        self._cards: dict[str, Card] = {}
        for deck in decks.values():
            for card in deck.cards:
                self._cards[card.id] = card
                self._cards.update((piece, card) for piece in _pieces((card,)))

    def pieces(self, deck: str) -> tuple[str, ...]:
        """The ids of all pieces of the deck, sorted."""
        return self._pieces[deck]

    def card(self, piece: str) -> Card:
        """The card of a piece (or of its own id); KeyError when there is no such piece."""
        return self._cards[piece]


def _of(entries: Mapping[str, Mapping[str, Entry]], kind: type[EntryT]) -> Mapping[str, EntryT]:
    found = {name: entry for name, entry in entries.get(kind.deck, {}).items() if isinstance(entry, kind)}
    return MappingProxyType(found)


def _pieces(cards: Iterable[Card]) -> Iterable[str]:
    for card in cards:
        if card.copies == 1:
            yield card.id
        else:
            yield from (f"{card.id}.{n}" for n in range(1, card.copies + 1))
