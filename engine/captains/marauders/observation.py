"""What a captain reads from its view: ship and cargo, the ports and their demand, the merchants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Literal

import msgspec

from data.content import Content, marauders_box
from data.content.models import CaptainCard
from engine.marauders.box import card_id
from engine.marauders.state import permanent_abilities

MOST_STAT = 5
"""No value of a ship is ever higher (The Ships)."""

GOLD_PER_POINT = 10
"""Stashed gold that counts as a glory point (Stash)."""

LOCATIONS = ("hull", "cargo", "masts", "crew", "cannons")


class Hull(msgspec.Struct, frozen=True):
    """A ship: what is left of its hit locations, or its full values; hashable."""

    kind: str
    hull: int
    cargo: int
    masts: int
    crew: int
    cannons: int
    spent: tuple[str, ...] = ()

    def damage(self, full: Hull) -> int:
        """Points of damage except to Crew, compared with the undamaged ship."""
        return sum(getattr(full, at) - getattr(self, at) for at in LOCATIONS if at != "crew")

    def destroyed(self) -> bool:
        """Whether any hit location is destroyed, so that he cannot raid a merchant (G-M11)."""
        return not all(getattr(self, at) for at in LOCATIONS)


class MissionSeen(msgspec.Struct, frozen=True):
    """A mission that a captain holds: the zones in which each task was done, and whether it is lost."""

    mission: str
    tasks: list[list[str]]
    lost: bool = False


class CaptainSeen(msgspec.Struct, frozen=True):
    """A captain at the table; `gold` is None for another seat's."""

    card: str
    zone: str
    in_port: bool
    ship: Hull
    id: int = -1
    gold: int | None = None
    bounties: dict[str, int] = {}
    purchase_glory: bool = False
    bought_at: list[str] = []
    buys_at: list[str] = []
    once_per_turn: list[str] = []
    missions: list[MissionSeen] = []
    marque: str = ""


class NpcSeen(msgspec.Struct, frozen=True):
    """A non-player captain in play."""

    card: str
    zone: str


class SeatSeen(msgspec.Struct, frozen=True):
    """A seat; `stash` is None for another seat's."""

    seat: int
    glory: int = 0
    stash: int | None = None
    stashings: int = 0
    captain: CaptainSeen | None = None


class BoardSeen(msgspec.Struct, frozen=True):
    """The public part of the table's state."""

    seats: list[SeatSeen]
    goal: int
    round: int = 0
    port_nations: dict[str, str] = {}
    storm_zones: list[str] = []
    at_war: list[str] = []
    npcs: dict[str, NpcSeen] = {}
    last_round: bool = False


class TurnSeen(msgspec.Struct, frozen=True):
    """The turn under way."""

    seat: int = -1
    actions: int = 3
    ported: bool = False
    more_ports: int = 0
    scouted_targets: list[str] = []


class Observation:
    """A view, typed. The seat knows everything in it."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.box = marauders_box(view["modules"])
        """The content of the table's box."""
        self.board = msgspec.convert(view["state"], BoardSeen)
        self.mine = self.board.seats[self.seat]
        self._places: Mapping[str, list[str] | int] = view["places"]
        self._stack: list[dict[str, Any]] = view["stack"]
        self.npc_ships: Mapping[str, str] = view["facts"]["npc_ships"]
        """The kind of ship that each NPC in play sails."""
        self._abilities: dict[int, list[Any]] = {}

    # --- places -----------------------------------------------------------------------------------

    def pieces(self, place: str) -> list[str]:
        """The pieces in a place, as far as the seat sees them."""
        held = self._places.get(place)
        return held if isinstance(held, list) else []

    def count(self, place: str) -> int:
        """How many pieces are in a place."""
        held = self._places.get(place, 0)
        return len(held) if isinstance(held, list) else held

    # --- oneself ----------------------------------------------------------------------------------

    @property
    def captain(self) -> CaptainSeen:
        """The seat's captain. Raises LookupError while it has none."""
        if self.mine.captain is None:
            raise LookupError("the seat has no captain")
        return self.mine.captain

    @cached_property
    def card(self) -> CaptainCard:
        """The captain's card."""
        return self.box.captain_card(self.captain.card)

    @property
    def gold(self) -> int:
        """Gold aboard."""
        return self.captain.gold or 0

    @property
    def stash(self) -> int:
        """Gold stashed."""
        return self.mine.stash or 0

    @property
    def home(self) -> str:
        """The captain's home port."""
        return self.card.home

    @cached_property
    def hold(self) -> Counter[str]:
        """Cargo aboard by good."""
        return goods_of(self.box, self.pieces(f"cargo.hold:{self.seat}"))

    @cached_property
    def mods(self) -> list[str]:
        """The kinds of ship modifications aboard."""
        return self.mods_of(self.seat)

    @property
    def weapons(self) -> int:
        """How many special weapons are aboard."""
        return self.count(f"weapon.ship:{self.seat}")

    @cached_property
    def full(self) -> Hull:
        """The ship undamaged and with a full crew."""
        return full_ship(self.box, self.captain.ship.kind, self.mods)

    @cached_property
    def maneuverability(self) -> int:
        """The ship's Maneuverability."""
        return maneuverability(self.box, self.captain.ship.kind, self.mods)

    @property
    def armoured(self) -> bool:
        """Whether Reinforced Hull can still absorb a hit."""
        return "reinforced_hull" in self.mods and "reinforced_hull" not in self.captain.ship.spent

    def dice(self, skill: str, when: str) -> int:
        """The dice of a skill at a moment, as far as the card says."""
        return self.dice_of(self.seat, skill, when)

    def abilities(self, handler: str) -> list[Any]:
        """The abilities of one handler: the captain's, his specialists' and permanents'."""
        return [ability for ability in self.abilities_of(self.seat) if ability.handler == handler]

    # --- anybody ------------------------------------------------------------------------------------

    def abilities_of(self, seat: int) -> list[Any]:
        """All abilities of a seat's captain, his specialists and permanents: they are face up."""
        if (known := self._abilities.get(seat)) is None:
            known = self._abilities[seat] = self._abilities_of(seat)
        return known

    def _abilities_of(self, seat: int) -> list[Any]:
        captain = self.board.seats[seat].captain
        if captain is None:
            return []
        specialists = [self.box.glory_card(piece) for piece in self.pieces(f"specialist.aboard:{seat}")]
        permanents = [
            permanent_abilities(self.box, piece) for piece in self.pieces(f"rumor.permanent:{seat}")
        ]
        return [
            *self.box.captain_card(captain.card).abilities,
            *(ability for card in specialists for ability in card.abilities),
            *(ability for paper in permanents for ability in paper),
        ]

    def dice_of(self, seat: int, skill: str, when: str) -> int:
        """The dice of a skill that a seat's captain rolls at a moment, as far as everybody can see."""
        captain = self.board.seats[seat].captain
        assert captain is not None
        more = [
            ability.dice
            for ability in self.abilities_of(seat)
            if ability.handler == "extra_dice" and ability.skill == skill and when in ability.when
        ]
        return getattr(self.box.captain_card(captain.card), skill) + sum(more)

    def mods_of(self, seat: int) -> list[str]:
        """The kinds of ship modifications aboard a seat's ship."""
        return [card_id(piece) for piece in self.pieces(f"mod.ship:{seat}")]

    def rivals(self) -> list[SeatSeen]:
        """The other seats that have a captain."""
        return [seat for seat in self.board.seats if seat.seat != self.seat and seat.captain is not None]

    def played(self, *steps: str) -> dict[str, Any] | None:
        """The innermost step being played that has one of these names."""
        return next((step for step in reversed(self._stack) if step["step"] in steps), None)

    # --- the board --------------------------------------------------------------------------------

    @cached_property
    def turn(self) -> TurnSeen:
        """The turn that the seat is taking, or a fresh one."""
        for step in self._stack:
            if step["step"] == "Turn" and step.get("seat") == self.seat:
                return msgspec.convert(step, TurnSeen)
        return TurnSeen()

    def nation(self, zone: str) -> str | None:
        """The nation a zone and its port belong to now."""
        return self.board.port_nations.get(zone) or self.box.zones[zone].nation

    def demand(self, zone: str) -> str | None:
        """The good a port demands."""
        tokens = self.pieces(f"demand.at:{zone}")
        return self.box.demand_token(tokens[0]).good if tokens else None

    def merchant(self, zone: str) -> bool:
        """Whether there is a merchant in a zone."""
        return self.count(f"merchant.at:{zone}") > 0

    def open(self, zone: str) -> bool:
        """Whether the captain may dock in a port without a payment or roll."""
        nation = self.nation(zone)
        if nation is None:
            return False
        if zone == self.home:
            return True
        if (
            nation in self.board.at_war
            and self.card.nation in self.board.at_war
            and nation != self.card.nation
        ):
            return False
        spared = max((ability.bounties for ability in self.abilities("port_entry")), default=0)
        return self.captain.bounties.get(nation, 0) <= spared

    def cargo_unseen(self) -> Counter[tuple[str, int]]:
        """The cargo cards the seat has not seen, by icon and plunder: what a raid may draw."""
        seen = {
            *self.pieces("cargo.discards"),
            *self.pieces("cargo.raid"),
            *self.pieces(f"cargo.hold:{self.seat}"),
            *self.pieces(f"cargo.offer:{self.seat}"),
        }
        left = [piece for piece in self.box.pieces("cargo") if piece not in seen]
        drawable = left if self.count("cargo.bag") else list(self.box.pieces("cargo"))
        return Counter(
            (self.box.cargo_card(piece).icon, self.box.cargo_card(piece).plunder) for piece in drawable
        )


def goods_of(box: Content, pieces: list[str]) -> Counter[str]:
    """Cargo cards counted by good."""
    return Counter(box.cargo_card(piece).good for piece in pieces)


def full_ship(box: Content, kind: str, mods: list[str]) -> Hull:
    """A ship of a kind with modifications, undamaged and with a full crew."""
    card = box.ships[kind]
    more = Counter(adds for mod in mods if (adds := box.mods[mod].adds))

    def value(of: Literal["cargo", "crew", "cannons"]) -> int:
        return min(MOST_STAT, getattr(card, of) + more[of])

    return Hull(kind, card.toughness, value("cargo"), card.toughness, value("crew"), value("cannons"))


def maneuverability(box: Content, kind: str, mods: list[str]) -> int:
    """The Maneuverability of a ship of a kind with modifications."""
    card = box.ships[kind]
    return min(MOST_STAT, card.maneuverability + sum(box.mods[m].adds == "maneuverability" for m in mods))
