"""What a captain reads off its view: ship and cargo, the ports and what they ask for, the merchants.

What a rule decides is asked of the rules, in the game as the view tells it (`game`): nothing here knows a
zone, an ability or a price.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import TracebackType
from typing import Any, Self

import msgspec
from msgspec.structs import replace

from data.content import Content
from data.content.models import CaptainCard
from engine.captains.marauders.seen.known import KnownGame, always
from engine.captains.marauders.seen.once import once
from engine.captains.marauders.seen.ports import PortSeen, PortsSeen
from engine.captains.marauders.seen.supposed import Supposed
from engine.games import load_game
from engine.kernel import GameSpec, seen_as
from engine.marauders.box import card_id
from engine.marauders.combat.sides import Combat
from engine.marauders.dice import MISS, skill_dice
from engine.marauders.effects_in_force import Remembered
from engine.marauders.granted import A, owned
from engine.marauders.law.bounties import port_nation
from engine.marauders.npcs.traits import traits_of
from engine.marauders.places import merchants_at, mods_of, weapons_of
from engine.marauders.ships.hold import cargo_count, cargo_of, filled, room
from engine.marauders.ships.modifications import REINFORCED_HULL
from engine.marauders.ships.ships import printed_values
from engine.marauders.state import LOCATIONS, Captain, MGame, Seat, Ship, bound_to, captain_of
from engine.marauders.terms.combat import CombatDice
from engine.marauders.terms.npcs import NpcTraits
from engine.marauders.terms.sea import Weather
from engine.marauders.terms.ships import Hold, ShipValues
from engine.marauders.turn.turn import Turn


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
        return not (self.hull and self.cargo and self.masts and self.crew and self.cannons)


def hull_of(ship: Ship) -> Hull:
    """A ship as a captain weighs it."""
    return Hull(
        ship.kind, ship.hull, ship.cargo, ship.masts, ship.crew, ship.cannons, tuple(ship.spent)
    )  # fmt: skip


class Observation:
    """A view, and what the rules make of it. Everything it tells is known to the seat.

    `spec` is the game by whose rules it is read; None: the one the view names.
    """

    def __init__(self, view: Mapping[str, Any], spec: GameSpec | None = None) -> None:
        self.seat: int = view["seat"]
        self._remembered = Remembered()
        rules = replace(spec or load_game(view["game"]), effects_in_force=self._remembered)
        game = seen_as(KnownGame, view, rules)
        game.remembered, game.always, game.npcs = self._remembered, always(game.rules), {}
        self.game: MGame = game
        """The game as the view tells it, for the rules to be asked; nothing hidden is in it."""
        self.box: Content = self.game.box
        """The content of the table's box."""
        self.board = self.game.state
        self.mine = self.board.seats[self.seat]
        self._places: Mapping[str, list[str] | int] = view["places"]
        self._stack: list[dict[str, Any]] = view["stack"]
        self.gained: dict[tuple[str, str, int], tuple[int, tuple[str, ...]]] = {}
        """What bounties of a nation for something come to and which ports they close, as far as it was asked
        (`law.bounty_price`).
        """
        self.closed: dict[tuple[str, int], tuple[str, ...]] = {}
        """Which ports so many bounties more of a nation close, as far as it was asked."""
        self.sold: dict[tuple[str, ...], float] = {}
        """What the cargo aboard is worth if it cannot be sold in these ports, as far as it was asked."""
        self.outlets: dict[str, list[str]] = {}
        """For goods that were asked about the ports open to him that ask for them (`trade.outlets`)."""
        self.port: Callable[[str], PortSeen] = PortsSeen(self).__getitem__
        """A port as it would be to the captain if he lay there."""
        self._dice: dict[tuple[int, str, str], int] = {}
        self._traits: dict[str, NpcTraits] = {}
        self._storms: dict[str, bool] = {}
        self._whole: dict[tuple[int, str, tuple[str, ...]], ShipValues] = {}
        self._with_mods: dict[tuple[str, ...], int] = {}
        self.judging: list[dict[Any, Any]] = []
        """All judges who look at this (`Aims.judge`)."""

    def __enter__(self) -> Self:
        """Whatever was made of the view goes when the `with` block ends: it holds on to itself, and garbage
        would have to be collected all the time.
        """
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        for judges in self.judging:
            judges.clear()
        self.__dict__.clear()

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

    @once
    def captain(self) -> Captain:
        """The seat's captain. Raises LookupError while it has none."""
        return captain_of(self.game, self.seat)

    def supposed(self, zone: str, *, in_port: bool) -> Supposed:
        """The captain as if he lay in a port or at sea off it, for what the rules say of him there."""
        return Supposed(self.captain, zone, in_port)

    @once
    def card(self) -> CaptainCard:
        """The captain's card."""
        return self.box.captain_card(self.captain.card)

    @once
    def gold(self) -> int:
        """Gold aboard."""
        return self.captain.gold if self.mine.captain else 0

    @property
    def stash(self) -> int:
        """Gold stashed."""
        return self.mine.stash

    @property
    def home(self) -> str:
        """The captain's home port."""
        return self.card.home

    @once
    def hold(self) -> Counter[str]:
        """Cargo aboard by good."""
        return goods_of(self.box, cargo_of(self.game, self.seat, goods=True))

    @once
    def mods(self) -> list[str]:
        """The kinds of ship modifications aboard."""
        return self.mods_of(self.seat)

    @property
    def weapons(self) -> int:
        """How many special weapons are aboard."""
        return self.count(weapons_of(self.seat))

    @once
    def ship(self) -> Hull:
        """The ship as it is."""
        return hull_of(self.captain.ship)

    @once
    def full(self) -> Hull:
        """The ship undamaged and with a full crew."""
        return self.full_ship(self.captain.ship.kind, self.mods)

    @once
    def maneuverability(self) -> int:
        """The ship's Maneuverability."""
        return self.whole(self.captain.ship.kind, self.mods).maneuverability

    @once
    def room(self) -> int:
        """How many goods there is room for at sea, besides what lies apart from them."""
        return max(0, room(self.game, self.captain, at_sea=True) - self._apart)

    @once
    def capacity(self) -> int:
        """How many goods the undamaged ship has room for at sea, besides what lies apart from them."""
        places = self.game.terms(Hold(self.seat, self.full.cargo, False)).places
        return max(0, places - self._apart)

    @once
    def _apart(self) -> int:
        return filled(self.game, self.seat) - cargo_count(self.game, self.seat, goods=True)

    @property
    def armoured(self) -> bool:
        """Whether Reinforced Hull can still absorb a hit."""
        return REINFORCED_HULL in self.mods and REINFORCED_HULL not in self.captain.ship.spent

    def dice(self, skill: str, when: str) -> int:
        """The dice of a skill at a moment."""
        return self.dice_of(self.seat, skill, when)

    def scouting_with(self, mods: Sequence[str]) -> int:
        """The captain's dice to scout for a merchant if his ship had these modifications."""
        key = tuple(mods)
        if key == tuple(self.mods):
            return self.dice("scouting", "scout_merchant")
        if (known := self._with_mods.get(key)) is None:
            places, board = self.game.places, mods_of(self.seat)
            real = places.at(board)
            places.lay(board, list(mods))
            self._remembered.forget(self.seat)
            known = skill_dice(self.game, self.captain, "scouting", "scout_merchant").dice
            self._with_mods[key] = known
            places.lay(board, real)
            self._remembered.forget(self.seat)
        return known

    def misses(self, skill: str, when: str) -> float:
        """The chance that a roll of a skill at a moment brings no success."""
        return MISS ** self.dice(skill, when)

    def owned(self, kind: type[A]) -> list[A]:
        """The abilities of one kind: the captain's, his specialists' and permanents'."""
        return owned(self.game, self.seat, kind)

    # --- ships --------------------------------------------------------------------------------------

    def whole(self, kind: str, mods: Iterable[str], seat: int | None = None) -> ShipValues:
        """What a ship of a kind with modifications can be at the most, under the captain of a seat."""
        of = self.seat if seat is None else seat
        key = (of, kind, tuple(mods))
        if (known := self._whole.get(key)) is None:
            values = printed_values(self.game, kind, of)
            values.gear = list(key[2])
            known = self._whole[key] = self.game.terms(values)
        return known

    def full_ship(self, kind: str, mods: Iterable[str]) -> Hull:
        """A ship of a kind with modifications, undamaged and with a full crew."""
        values = self.whole(kind, mods)
        return Hull(kind, values.hull, values.cargo, values.masts, values.crew, values.cannons)

    # --- anybody ------------------------------------------------------------------------------------

    def dice_of(self, seat: int, skill: str, when: str) -> int:
        """The dice of a skill that a seat's captain rolls at a moment, as far as everybody can see."""
        key = (seat, skill, when)
        if (known := self._dice.get(key)) is None:
            known = self._dice[key] = skill_dice(self.game, captain_of(self.game, seat), skill, when).dice
        return known

    def boarding_dice(self, seat: int) -> int:
        """A captain's dice in crew combat, with what counts in combat alone."""
        combat = self.game.within(Combat)
        fighting = [side.seat for side in combat.sides] if combat else [seat]
        dice = self.dice_of(seat, "leadership", "crew_combat")
        if seat not in fighting:
            return dice
        return self.game.terms(CombatDice(fighting.index(seat), seat, "leadership", dice)).dice

    def mods_of(self, seat: int) -> list[str]:
        """The kinds of ship modifications aboard a seat's ship."""
        return [card_id(piece) for piece in self.pieces(mods_of(seat))]

    def rivals(self) -> list[Seat]:
        """The other seats that have a captain."""
        return [seat for seat in self.board.seats if seat.seat != self.seat and seat.captain is not None]

    def traits(self, kind: str) -> NpcTraits:
        """What an NPC in play is."""
        if (known := self._traits.get(kind)) is None:
            known = self._traits[kind] = traits_of(self.game, kind)
        return known

    def played(self, *steps: str) -> dict[str, Any] | None:
        """The innermost step of these names that is being played, as the view shows it."""
        return next((step for step in reversed(self._stack) if step["step"] in steps), None)

    # --- the board --------------------------------------------------------------------------------

    @once
    def turn(self) -> Turn:
        """The turn that the seat is taking, or a fresh one."""
        turn = self.game.within(Turn)
        if turn is not None and turn.seat == self.seat:
            return turn
        return Turn(**bound_to(self.captain))

    def nation(self, zone: str) -> str | None:
        """The nation a zone and its port belong to now."""
        return port_nation(self.game, zone)

    @once
    def ports_of(self) -> dict[str | None, list[str]]:
        """The ports that belong to each nation now."""
        found: dict[str | None, list[str]] = {}
        for zone in self.box.ports:
            found.setdefault(self.nation(zone), []).append(zone)
        return found

    @once
    def asking(self) -> dict[str, list[str]]:
        """The ports that ask for each good."""
        found: dict[str, list[str]] = {}
        for zone in self.box.ports:
            if (good := self.port(zone).demand) is not None:
                found.setdefault(good, []).append(zone)
        return found

    def demand(self, zone: str) -> str | None:
        """The good a port demands."""
        return self.port(zone).demand

    def merchant(self, zone: str) -> bool:
        """Whether there is a merchant in a zone."""
        return self.count(merchants_at(zone)) > 0

    def open(self, zone: str) -> bool:
        """Whether the captain may dock in a port without a payment or roll."""
        return self.port(zone).access.open

    def caught(self, zone: str) -> bool:
        """Whether a storm catches the captain when he comes to a zone."""
        if (known := self._storms.get(zone)) is None:
            known = self._storms[zone] = self.game.terms(Weather(self.seat, zone)).hits != 0
        return known

    def cargo_unseen(self) -> Counter[tuple[str, int]]:
        """The cargo cards the seat has not seen, by icon and plunder: what a raid may draw."""
        seen = {
            *self.pieces("cargo.discards"),
            *self.pieces("cargo.raid"),
            *cargo_of(self.game, self.seat),
            *self.pieces(f"cargo.offer:{self.seat}"),
        }
        left = [piece for piece in self.box.pieces("cargo") if piece not in seen]
        drawable = left if self.count("cargo.bag") else list(self.box.pieces("cargo"))
        return Counter(
            (self.box.cargo_card(piece).icon, self.box.cargo_card(piece).plunder) for piece in drawable
        )


def goods_of(box: Content, pieces: Iterable[str]) -> Counter[str]:
    """Cargo cards counted by good."""
    return Counter(box.cargo_card(piece).good for piece in pieces)
