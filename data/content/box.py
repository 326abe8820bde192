"""A loaded pack: everything in the box, by id, where engine and pictures look it up."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeVar

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
from data.content.packs import LeftOut, Scope
from data.content.verbs.effects import Effect
from data.content.verbs.event_effects import EnterNpc
from data.content.vocabulary import Known
from data.content.words import SKILLS

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

SKILLS_ALONE: Final = "skills:"
"""A captain of a scenario, given by skills alone: "skills:<four skills>:<nation>:<home>" instead of a
card.
"""

FIGURES_ALONE: Final = "figures:"
"""An NPC of a scenario, given by values instead of an event card (`npc_by_figures`)."""

EntryT = TypeVar("EntryT", bound=Entry)


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck: its cards by id, and how many pieces the component list requires."""

    id: str
    expected: int
    cards: tuple[Card, ...]

    @property
    def size(self) -> int:
        """How many pieces it really has."""
        return sum(card.copies for card in self.cards)


class Content:
    """Everything in the box, immutable, by id. One for each pack and set of modules, shared by their tables.

    `pieces` says how many pieces each deck should have, `left_out` which cards stay out.
    """

    def __init__(
        self,
        entries: Mapping[str, Mapping[str, Entry]],
        pieces: Mapping[str, int],
        scope: Scope,
        left_out: Mapping[str, LeftOut],
        locale: tuple[Path, ...],
    ) -> None:
        self.modules = scope.in_play
        """The modules in play, in the order in which they are laid over the base box."""
        self.left_out = MappingProxyType(left_out)
        """Cards that stay out because a module is missing, by id."""
        self._words = scope.words
        self._entries = entries
        self._by_kind: dict[type[Entry], Mapping[str, Any]] = {}
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
        """Folders with the Fluent files of a custom pack and of modules, `<locale>/<language>/*.ftl`."""
        self.bounty_tokens: Mapping[str, int] = MappingProxyType(
            {token.nation: token.copies for token in self.bounties.values()}
        )
        decks = {
            deck: Deck(
                deck, expected, tuple(c for c in entries.get(deck, {}).values() if isinstance(c, Card))
            )
            for deck, expected in pieces.items()
        }
        self.decks: Mapping[str, Deck] = MappingProxyType(decks)
        self.ports: tuple[str, ...] = tuple(zone.id for zone in self.zones.values() if zone.port)
        """The zones with a port, in the board's order."""
        self._pieces = {deck.id: tuple(sorted(_pieces(deck.cards))) for deck in decks.values()}
        # By piece and by id; `Any`, for whoever asks knows by the deck what kind of card it is.
        self._cards: dict[str, Any] = {}
        for deck in decks.values():
            for card in deck.cards:
                self._cards[card.id] = card
                self._cards.update((piece, card) for piece in _pieces((card,)))

    def pieces(self, deck: str) -> tuple[str, ...]:
        """The ids of all pieces of the deck, sorted."""
        return self._pieces[deck]

    def words(self, kind: Known) -> tuple[str, ...]:
        """All words of a kind that a card of this box may use, those of the base box first."""
        return kind.words(self._words)

    def entries(self, kind: type[EntryT]) -> Mapping[str, EntryT]:
        """The entries of a kind by id: for decks that modules add."""
        if kind not in self._by_kind:
            self._by_kind[kind] = _of(self._entries, kind)
        return self._by_kind[kind]

    def card(self, piece: str) -> Card:
        """The card of a piece (or of its own id); KeyError if there is no such piece."""
        return self._cards[piece]

    def find(self, piece: str) -> Card | None:
        """The card of a piece (or of its own id), if there is one."""
        return self._cards.get(piece)

    def captain_card(self, piece: str) -> CaptainCard:
        """The captain of this card."""
        return _by_skills(piece) if piece.startswith(SKILLS_ALONE) else self._cards[piece]

    def bearer(self, piece: str) -> CaptainCard | GloryCard:
        """The captain or specialist of this piece, who has abilities."""
        found: GloryCard | None = self._cards.get(piece)
        return found or self.captain_card(piece)

    def effects(self, piece: str) -> tuple[Effect, ...]:
        """The effects of this event, glory card, rumor or mission, in order."""
        card: EventCard | GloryCard | RumorCard | MissionCard = self._cards[piece]
        return card.effect

    def cargo_card(self, piece: str) -> CargoCard:
        """The cargo card of this piece."""
        return self._cards[piece]

    def demand_token(self, piece: str) -> DemandToken:
        """The demand token of this piece."""
        return self._cards[piece]

    def merchant_token(self, piece: str) -> MerchantToken:
        """The merchant token of this piece."""
        return self._cards[piece]

    def event_card(self, piece: str) -> EventCard:
        """The event card of this piece."""
        return _by_figures(piece) if piece.startswith(FIGURES_ALONE) else self._cards[piece]

    def glory_card(self, piece: str) -> GloryCard:
        """The glory card of this piece."""
        return self._cards[piece]

    def rumor_card(self, piece: str) -> RumorCard:
        """The rumor of this piece."""
        return self._cards[piece]

    def mission_card(self, piece: str) -> MissionCard:
        """The mission of this piece."""
        return self._cards[piece]


@cache
def _by_skills(text: str) -> CaptainCard:
    _, skills, nation, home = text.split(":")
    dice = dict(zip(SKILLS, map(int, skills.split("-")), strict=True))
    return CaptainCard.model_construct(id=text, home=home, nation=nation, abilities=(), **dice)


def npc_by_figures(
    kind: str, skills: Sequence[int], ship: str, zone: str, reward: int, gear: Sequence[str]
) -> str:
    """The stand-in for the event card of a scenario's NPC: Seamanship, Scouting and Leadership, its ship,
    home zone and reward, and the modifications and weapons it carries.
    """
    dice = "-".join(map(str, skills))
    return f"{FIGURES_ALONE}{kind}:{dice}:{ship}:{zone}:{reward}:{'+'.join(gear)}"


@cache
def _by_figures(text: str) -> EventCard:
    _, kind, dice, ship, zone, reward, _ = text.split(":")
    seamanship, scouting, leadership = map(int, dice.split("-"))
    brings = EnterNpc.model_construct(
        do="enter_npc", npc=kind, ship=ship, zone=zone,
        seamanship=seamanship, scouting=scouting, leadership=leadership, reward=int(reward),
    )  # fmt: skip
    return EventCard.model_construct(id=text, icons=(), effect=(brings,))


def gear_by_figures(piece: str) -> list[str]:
    """The gear of an NPC that a scenario gives by values; NPCs with event cards have none."""
    return list(filter(None, piece.split(":")[-1].split("+"))) if piece.startswith(FIGURES_ALONE) else []


def _of(entries: Mapping[str, Mapping[str, Entry]], kind: type[EntryT]) -> Mapping[str, EntryT]:
    found = {name: entry for name, entry in entries.get(kind.deck, {}).items() if isinstance(entry, kind)}
    return MappingProxyType(found)


def _pieces(cards: Iterable[Card]) -> Iterable[str]:
    for card in cards:
        yield from card.pieces
