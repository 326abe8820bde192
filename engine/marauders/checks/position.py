"""Positions of scenarios: any part of a table as given, the rest as a table usually has it.

`docs/scenarios.md` lists the keys. What is not given lies as after a setup in which the tokens came up in
the order of their names: every port with a demand token and a face-down modification, every zone with a
merchant, two missions on the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

import msgspec

from engine.kernel import Beginning, Step
from engine.marauders.box import SKILLS_ALONE, box, card_id, event_card, ports
from engine.marauders.glory.ending import EndOfRound
from engine.marauders.quests.missions import MISSIONS_ON_BOARD
from engine.marauders.state import LOCATIONS, NATIONS, Captain, Npc, Seat, Ship, State, new_ship
from engine.marauders.turn.turn import Round, SeatTurn


class ShipGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A ship: its kind, and whatever cubes and modifications differ from a new one."""

    kind: str
    hull: int | None = None
    cargo: int | None = None
    masts: int | None = None
    crew: int | None = None
    cannons: int | None = None
    hull_spent: bool = False
    mods: list[str] = []
    weapons: list[str] = []


class SkillsGiven(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A captain given by skills alone, without ability."""

    seamanship: int = 2
    scouting: int = 2
    leadership: int = 2
    influence: int = 2
    nation: str = "english"
    home: str = "nassau"


class SeatGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A seat with its captain; without `captain` the next one of the deck by name."""

    captain: str | SkillsGiven | None = None
    dead: bool = False
    zone: str | None = None
    in_port: bool = True
    ship: str | ShipGiven = "sloop"
    gold: int = 10
    stash: int = 0
    stashings: int = 0
    glory: int = 0
    bounties: dict[str, int] = {}
    cargo: list[Any] = []
    glory_cards: list[str] = []
    mission: str = ""
    bought_at: str = ""
    purchase_glory: bool = False
    next_captain: str = ""
    marque: str = ""
    specialists: list[str] = []
    rumors: list[str] = []
    permanents: list[str] = []


class NpcGiven(msgspec.Struct, forbid_unknown_fields=True):
    """An NPC in play: its event card, where it is (its home zone when not given), the cards beneath."""

    card: str
    zone: str = ""
    beneath: list[str] = []


class ZoneGiven(msgspec.Struct, forbid_unknown_fields=True):
    """What lies in a zone; `none` for nothing."""

    demand: str | None = None
    mod: str | None = None
    mod_down: str | None = None
    merchant: str | None = None
    missions: list[str] | None = None


class PositionGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A position. `turn` is the seat whose turn begins; without it a round begins with its event card."""

    seats: list[SeatGiven] = []
    turn: int | None = None
    start_seat: int = 0
    round: int = 1
    zones: dict[str, ZoneGiven] = {}
    events: list[str] = []
    npcs: dict[str, NpcGiven] = {}
    at_war: list[str] = []
    port_nations: dict[str, str] = {}
    merchant_track: list[str] = []
    decks: dict[str, list[Any]] = {}
    empty: list[str] = []
    last_round: bool = False


def position(
    given: Mapping[str, Any], seats: int, options: Mapping[str, Any], modules: tuple[str, ...]
) -> Beginning:
    """The beginning of a scenario. Raises ValueError with a sentence when it cannot be."""
    return _Board(msgspec.convert(given, PositionGiven), seats, options["goal"]).beginning()


def find_piece(description: Any, taken: Iterable[str]) -> str:
    """A cargo card by good, value and icon ({good: rum, value: 3, icon: escape}), the first that is not
    taken.
    """
    if not isinstance(description, Mapping):
        raise ValueError(f"a card is described by good, value and icon, not by {description}")
    wanted = cast("Mapping[str, Any]", description)
    if unknown := set(wanted) - {"good", "value", "icon"}:
        raise ValueError(f"a card is described by good, value and icon, not by {', '.join(unknown)}")
    for card in box().cargo.values():
        shown = {"good": card.good, "value": card.plunder, "icon": card.icon}
        if card.id not in taken and all(shown[key] == value for key, value in wanted.items()):
            return card.id
    raise ValueError(f"no cargo card is {description}")


class _Board:
    """A board being laid out: pieces are taken from the box one by one."""

    def __init__(self, given: PositionGiven, seats: int, goal: int) -> None:
        if len(given.seats) > seats:
            raise ValueError(f"the position has {len(given.seats)} seats, the table {seats}")
        self.given = given
        self.seats = [*given.seats, *(SeatGiven() for _ in range(seats - len(given.seats)))]
        self.state = State([Seat(seat) for seat in range(seats)], goal=goal, round=given.round)
        self.left = {
            deck: list(box().pieces(deck))
            for deck in (
                "event",
                "captain",
                "glory",
                "cargo",
                "rumor",
                "mission",
                "demand",
                "mod",
                "merchant",
                "weapon",
            )
        }
        self.places: dict[str, list[str]] = {}

    def beginning(self) -> Beginning:
        """State, places and steps."""
        given = self.given
        self.state.start_seat, self.state.last_round = given.start_seat, given.last_round
        self.state.port_nations = dict(given.port_nations)
        for deck, cards in given.decks.items():
            for card in reversed(cards):
                self._lay(deck, card, f"{deck}.top")
        for event in given.events:
            self._lay("event", event, "event.now")
        self.state.storm_zones = sorted(
            zone
            for event in given.events
            for e in box().events[event].effect
            if e.do == "storm"
            for zone in e.zones
        )
        self._npcs()
        for number, seat in enumerate(self.seats):
            self._seat(number, seat)
        self._zones()
        for merchant in given.merchant_track:
            self._lay("merchant", merchant, "merchant.track")
        for deck in ("event", "captain", "glory", "cargo", "rumor", "mission"):
            lot = "discards" if deck in given.empty else "bag"
            self.places.setdefault(f"{deck}.{lot}", []).extend(self.left[deck])
        self._pools()
        return Beginning(self.state, self.places, self._steps())

    def _steps(self) -> list[Step]:
        """From the turn given to the end of its round, then round after round."""
        if self.given.turn is None:
            self.state.round -= 1
            return [Round()]
        order = [(self.given.start_seat + n) % len(self.seats) for n in range(len(self.seats))]
        rest = order[order.index(self.given.turn) :]
        return [*(SeatTurn(seat=seat) for seat in rest), EndOfRound(), Round()]

    def _lay(self, deck: str, what: Any, place: str) -> str:
        """Take a piece of a deck by id, card id or description and lay it in a place."""
        left = self.left.get(deck)
        if left is None:
            raise ValueError(f"there is no deck {deck}; the decks are {', '.join(self.left)}")
        if isinstance(what, str):
            piece = next((piece for piece in left if what in (piece, card_id(piece))), None)
        else:
            piece = find_piece(what, [card for card in box().pieces("cargo") if card not in left])
        if piece is None or piece not in left:
            raise ValueError(f"the deck {deck} has no {what} left")
        left.remove(piece)
        self.places.setdefault(place, []).append(piece)
        return piece

    def _npcs(self) -> None:
        """The war under way, and the NPCs in play with their cards."""
        at_war = [nation for nation in NATIONS if nation in self.given.at_war]
        if len(at_war) not in (0, 2) or len(at_war) != len(self.given.at_war):
            raise ValueError(f"two different nations are at war or none, not {self.given.at_war}")
        self.state.at_war = at_war
        for kind, given in self.given.npcs.items():
            for wanted in (*given.beneath, given.card):
                card = self._lay("event", wanted, f"npc.at:{kind}")
                brings = event_card(card).npc
                if brings is None or brings.npc != kind:
                    raise ValueError(f"{card} brings no {kind}")
                zone = self._zone(given.zone or brings.zone)
                self.state.npcs[kind] = Npc(card, zone, man_o_war=kind in at_war)

    def _seat(self, number: int, given: SeatGiven) -> None:
        seat = self.state.seats[number]
        seat.glory, seat.stash, seat.stashings = given.glory, given.stash, given.stashings
        seat.next_captain = given.next_captain
        if given.next_captain:
            self._lay("captain", given.next_captain, f"captain.board:{number}")
        if given.dead or given.next_captain:
            return
        card, home = self._captain(number, given)
        zone = self._zone(given.zone or home)
        captain = Captain(
            number,
            self.state.captains_met,
            card,
            zone,
            given.in_port,
            self._ship(number, given.ship),
            given.gold,
            {nation: count for nation, count in given.bounties.items() if count},
            given.purchase_glory,
            buys_at=given.bought_at,
            marque=given.marque,
        )
        self.state.captains_met += 1
        seat.captain = captain
        for card_given in given.cargo:
            self._lay("cargo", card_given, f"cargo.hold:{number}")
        for deck, cards, place in (
            ("glory", given.glory_cards, "glory.hand"),
            ("glory", given.specialists, "specialist.aboard"),
            ("rumor", given.rumors, "rumor.held"),
            ("rumor", given.permanents, "rumor.permanent"),
        ):
            for card_given in cards:
                self._lay(deck, card_given, f"{place}:{number}")
        if given.mission:
            captain.tasks = [[] for _ in box().missions[given.mission].tasks]
            self._lay("mission", given.mission, f"mission.held:{number}")

    def _captain(self, number: int, given: SeatGiven) -> tuple[str, str]:
        if isinstance(given.captain, SkillsGiven):
            skills = given.captain
            dice = f"{skills.seamanship}-{skills.scouting}-{skills.leadership}-{skills.influence}"
            return f"{SKILLS_ALONE}{dice}:{skills.nation}:{self._zone(skills.home)}", skills.home
        named = {seat.captain for seat in self.seats}
        free = next(card for card in self.left["captain"] if card not in named)
        card = self._lay("captain", given.captain or free, f"captain.board:{number}")
        return card, box().captains[card].home

    def _ship(self, number: int, given: str | ShipGiven) -> Ship:
        wanted = ShipGiven(given) if isinstance(given, str) else given
        if wanted.kind not in box().ships:
            raise ValueError(f"there is no ship {wanted.kind}; ships are {', '.join(box().ships)}")
        ship = new_ship(wanted.kind)
        for mod in wanted.mods:
            adds = box().mods[card_id(self._lay("mod", mod, f"mod.ship:{number}"))].adds
            if adds in ("cargo", "cannons"):
                setattr(ship, adds, getattr(ship, adds) + 1)
        for weapon in wanted.weapons:
            self._lay("weapon", weapon, f"weapon.ship:{number}")
        for location in LOCATIONS:
            if (cube := getattr(wanted, location)) is not None:
                setattr(ship, location, cube)
        ship.hull_spent = wanted.hull_spent
        return ship

    def _zone(self, zone: str) -> str:
        if zone not in box().zones:
            raise ValueError(f"there is no zone {zone}; zones are {', '.join(box().zones)}")
        return zone

    def _zones(self) -> None:
        """First what is given, then everywhere else what a board has."""
        given = {self._zone(zone): lies for zone, lies in self.given.zones.items()}
        for zone, lies in given.items():
            self._token("demand", f"demand_{lies.demand}" if lies.demand else None, f"demand.at:{zone}")
            self._token("mod", lies.mod, f"mod.at:{zone}")
            self._token("mod", lies.mod_down, f"mod.down:{zone}")
            self._token(
                "merchant", f"merchant_{lies.merchant}" if lies.merchant else None, f"merchant.at:{zone}"
            )
            for mission in lies.missions or ():
                self._lay("mission", mission, f"mission.at:{zone}")
        for zone in ports():
            if not self.places.get(f"demand.at:{zone}"):
                self._lay("demand", self.left["demand"][0], f"demand.at:{zone}")
            lies = given.get(zone)
            if self.left["mod"] and not (lies and (lies.mod or lies.mod_down)):
                self._lay("mod", self.left["mod"][0], f"mod.down:{zone}")
        for zone in box().zones:
            if not (zone in given and given[zone].merchant):
                self._lay("merchant", self.left["merchant"][0], f"merchant.at:{zone}")
        open_now = sum(len(lies.missions or ()) for lies in given.values())
        for mission in self.left["mission"][: max(0, MISSIONS_ON_BOARD - open_now)]:
            self._lay("mission", mission, f"mission.at:{box().missions[mission].zone}")

    def _token(self, deck: str, what: str | None, place: str) -> None:
        if what and not what.endswith("none"):
            self._lay(deck, what, place)

    def _pools(self) -> None:
        for deck, pool in (
            ("demand", "demand.pool"),
            ("mod", "mod.loose"),
            ("merchant", "merchant.track"),
            ("weapon", "weapon.supply"),
        ):
            self.places.setdefault(pool, []).extend(self.left[deck])
