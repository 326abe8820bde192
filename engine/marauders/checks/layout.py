"""Lays out a position: takes pieces from the box one by one, those that a scenario names first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar, cast

from msgspec import UNSET, Struct

from data.content import Content, marauders_box
from data.content.box import SKILLS_ALONE, npc_by_figures
from data.content.verbs.event_effects import Storm
from data.content.words import NPC, SKILLS
from engine.kernel import Chapter, Rules
from engine.marauders.box import card_id
from engine.marauders.checks.given import NpcGiven, PositionGiven, SeatGiven, ShipGiven, SkillsGiven, listed
from engine.marauders.places import (
    LEFT_OUT,
    captain_card_of,
    demand_at,
    hand_of,
    hidden_mods_at,
    merchants_at,
    missions_at,
    missions_held_by,
    mods_at,
    mods_of,
    npc_cards_of,
    weapons_of,
)
from engine.marauders.ships.modifications import fit_cubes
from engine.marauders.state import (
    LOCATIONS,
    MOST_BOUNTIES,
    NATIONS,
    OPEN_MARQUE,
    Captain,
    MissionHeld,
    Npc,
    Seat,
    Ship,
    State,
    at_seat,
    new_ship,
)

K = TypeVar("K", bound=Struct)

PLAIN = "plain"
"""A captain with no ability and two dice for every skill; each seat's is of a different nation."""

PLAIN_CAPTAINS = tuple(
    SkillsGiven(nation=nation, home=home)
    for nation, home in (
        ("english", "nassau"),
        ("french", "tortuga"),
        ("spanish", "havana"),
        ("dutch", "curacao"),
    )
)

DRAWN = ("event", "captain", "glory", "cargo", "rumor", "mission")
"""The decks that cards are drawn from."""
STAND_FOR_NOTHING = ("ship", "bounty")
"""Decks whose pieces have no place: the state itself says who has them."""
POOLS = {"demand": "demand.pool", "mod": "mod.loose", "merchant": "merchant.track", "weapon": "weapon.supply"}
"""Where tokens lie that are not on the board."""


def find_piece(description: Any, taken: Iterable[str], modules: tuple[str, ...] = ()) -> str:
    """The first free cargo card with this good, value and icon ({good: rum, value: 3, icon: escape}). Raises
    ValueError if there is none.
    """
    return find(marauders_box(modules), description, taken)


def find(box: Content, description: Any, taken: Iterable[str]) -> str:
    """As `find_piece`, in this box."""
    if not isinstance(description, Mapping):
        raise ValueError(f"a card is described by good, value and icon, not by {description}")
    wanted = cast("Mapping[str, Any]", description)
    if unknown := set(wanted) - {"good", "value", "icon"}:
        raise ValueError(f"a card is described by good, value and icon, not by {', '.join(unknown)}")
    for card in box.cargo.values():
        shown = {"good": card.good, "value": card.plunder, "icon": card.icon}
        if card.id not in taken and all(shown[key] == value for key, value in wanted.items()):
            return card.id
    raise ValueError(f"no cargo card is {description}")


def known(what: str, name: str, names: Iterable[str]) -> str:
    """The name, if there is one of that kind. Raises ValueError with a sentence if there is none."""
    if name not in names:
        raise ValueError(f"there is no {what} {name}; there are {', '.join(names)}")
    return name


def known_zone(box: Content, zone: str) -> str:
    """The zone of this name. Raises ValueError if there is none."""
    if zone not in box.zones:
        raise ValueError(f"there is no zone {zone}; zones are {', '.join(box.zones)}")
    return zone


def known_port(box: Content, zone: str) -> str:
    """The zone of this name, if it has a port. Raises ValueError if it has none."""
    return known("port", zone, box.ports)


class Layout:
    """A board being laid out. The rest of a module's deck goes where its chapter says.

    `of_modules` lay out what modules add, in `ext` what they keep.
    """

    def __init__(
        self,
        given: PositionGiven,
        table: Rules,
        box: Content,
        seats: int,
        goal: int,
        of_modules: Iterable[Callable[[Layout], None]] = (),
    ) -> None:
        if len(given.seats) > seats:
            raise ValueError(f"the position has {len(given.seats)} seats, the table {seats}")
        self.given = given
        self.table = table
        self.box = box
        self.of_modules = of_modules
        self.ext: dict[str, Any] = {}
        self.seats = [*given.seats, *(SeatGiven() for _ in range(seats - len(given.seats)))]
        self.state = State([Seat(seat) for seat in range(seats)], goal=goal, round=given.round)
        self.left = {deck: list(self.box.pieces(deck)) for deck in box.decks if deck not in STAND_FOR_NOTHING}
        self.places: dict[str, list[str]] = {}

    def lay_out(self) -> None:
        """Put everything in its place: given pieces first, so that no default can take them."""
        given, state = self.given, self.state
        state.start_seat, state.last_round = self.seat(given.start_seat, "start_seat"), given.last_round
        state.port_nations = {
            known("port", zone, self.box.ports): known("nation", nation, NATIONS)
            for zone, nation in given.port_nations.items()
        }
        for deck, cards in given.decks.items():
            for card in reversed(cards):
                self.lay(deck, card, f"{deck}.top")
        for deck, cards in given.leave_out.items():
            for card in () if isinstance(cards, str) else cards:
                self.lay(deck, card, LEFT_OUT)
        self._events()
        self._npcs()
        for number, seat in enumerate(self.seats):
            self._seat(number, seat)
        self._zones_as_given()
        for merchant in given.merchant_track:
            self.lay("merchant", merchant, "merchant.track")
        for lay in self.of_modules:
            lay(self)
        for deck, cards in given.leave_out.items():
            if isinstance(cards, str):
                self._lay_all(deck, LEFT_OUT)
        self._zones_by_default()
        for deck in DRAWN:
            self._lay_all(deck, f"{deck}.{'discards' if deck in given.empty else 'bag'}")
        for deck, pool in POOLS.items():
            self._lay_all(deck, pool)

    def seat(self, number: int, key: str) -> int:
        """A seat's number. Raises ValueError if the table has no such seat."""
        if not 0 <= number < len(self.seats):
            raise ValueError(f"{key} names seat {number}; the seats are 0 to {len(self.seats) - 1}")
        return number

    def kept(self, chapter: Chapter[K]) -> K:
        """What a module keeps, to be changed: at first as when a table begins."""
        if chapter.name not in self.ext:
            self.ext[chapter.name] = self.table.state_of(chapter.name, len(self.seats))
        return chapter.of(self)

    # --- pieces -----------------------------------------------------------------------------------

    def _deck(self, deck: str) -> list[str]:
        if deck not in self.left:
            raise ValueError(f"there is no deck {deck}; the decks are {', '.join(self.left)}")
        return self.left[deck]

    def lay(self, deck: str, what: Any, place: str) -> str:
        """Take a piece of a deck by id, card id or description and put it in a place."""
        left = self._deck(deck)
        if isinstance(what, str):
            piece = next((piece for piece in left if what in (piece, card_id(piece))), None)
        else:
            piece = find(self.box, what, [card for card in self.box.pieces("cargo") if card not in left])
        if piece is None or piece not in left:
            raise ValueError(f"the deck {deck} has no {what} left")
        left.remove(piece)
        self.places.setdefault(place, []).append(piece)
        return piece

    def _lay_all(self, deck: str, place: str) -> None:
        """The rest of a deck."""
        left = self._deck(deck)
        self.places.setdefault(place, []).extend(left)
        left.clear()

    # --- events and NPCs --------------------------------------------------------------------------

    def _events(self) -> None:
        """The event cards in force, and where their storms are."""
        cards = [self.box.event_card(self.lay("event", event, "event.now")) for event in self.given.events]
        storms = [effect for card in cards for effect in card.effect if isinstance(effect, Storm)]
        self.state.storm_zones = sorted(zone for storm in storms for zone in storm.zones)

    def _npcs(self) -> None:
        """The war under way, and the NPCs in play with their cards."""
        at_war = [nation for nation in NATIONS if nation in self.given.at_war]
        if len(at_war) not in (0, 2) or len(at_war) != len(self.given.at_war):
            raise ValueError(f"two different nations are at war or none, not {self.given.at_war}")
        self.state.at_war = at_war
        for kind, given in self.given.npcs.items():
            known("NPC", kind, self.box.words(NPC))
            figures = (
                given.seamanship,
                given.scouting,
                given.leadership,
                given.ship,
                given.reward,
                given.gear,
            )
            if given.card and any(terms is not UNSET for terms in figures):
                raise ValueError(f"the {kind} has a card and figures; give its card or its figures, not both")
            for card in given.beneath:
                self._npc_card(kind, card)
            card = self._npc_by_figures(kind, given) if not given.card else self._npc_card(kind, given.card)
            brings = self.box.event_card(card).npc
            assert brings is not None
            zone = known_zone(self.box, given.zone or brings.zone)
            self.state.npcs[kind] = Npc(card, zone)

    def _npc_card(self, kind: str, wanted: str) -> str:
        card = self.lay("event", wanted, npc_cards_of(kind))
        brings = self.box.event_card(card).npc
        if brings is None or brings.npc != kind:
            raise ValueError(f"{card} brings no {kind}")
        return card

    def _npc_by_figures(self, kind: str, given: NpcGiven) -> str:
        """A stand-in for the card of an NPC that a scenario gives by skills, ship and gear."""
        ship = known("ship", "frigate" if given.ship is UNSET else given.ship, self.box.ships)
        gear = [] if given.gear is UNSET else given.gear
        for piece in gear:
            known("modification or weapon", piece, [*self.box.mods, *self.box.weapons])
        skills = [
            2 if dice is UNSET else dice for dice in (given.seamanship, given.scouting, given.leadership)
        ]
        reward = 0 if given.reward is UNSET else given.reward
        if not given.zone:
            raise ValueError(f"the {kind} is given by figures; say its zone too")
        card = npc_by_figures(kind, skills, ship, known_zone(self.box, given.zone), reward, gear)
        self.places.setdefault(npc_cards_of(kind), []).append(card)
        return card

    # --- seats ------------------------------------------------------------------------------------

    def _seat(self, number: int, given: SeatGiven) -> None:
        seat = at_seat(self.state.seats, number)
        seat.glory, seat.stash = given.glory, given.stash
        seat.stashings = given.stashings or int(given.stash > 0)
        seat.next_captain = given.next_captain
        if given.next_captain:
            self.lay("captain", given.next_captain, captain_card_of(number))
        if given.dead or given.next_captain:
            return
        card, home = self._captain(number, given)
        captain = Captain(
            number,
            self.state.captains_met,
            card,
            known_zone(self.box, given.zone or home),
            given.in_port,
            self._ship(number, given.ship),
            given.gold,
            _bounties(number, given.bounties),
            given.purchase_glory,
            marque=given.marque and known("nation", given.marque, (*NATIONS, OPEN_MARQUE)),
        )
        captain.once_per_turn = list(given.once_per_turn)
        self.state.captains_met += 1
        seat.captain = captain
        self.has_bought(number, [known_zone(self.box, place) for place in listed(given.bought_at)])
        self._held(number, given, captain)

    def _held(self, number: int, given: SeatGiven, captain: Captain) -> None:
        """The cards that a captain has."""
        for deck, cards, place in (
            ("cargo", given.cargo, "cargo.hold"),
            ("glory", given.glory_cards, "glory.hand"),
            ("glory", given.specialists, "specialist.aboard"),
            ("rumor", given.rumors, "rumor.held"),
            ("rumor", given.permanents, "rumor.permanent"),
        ):
            for card in cards:
                piece = self.lay(deck, card, f"{place}:{number}")
                if place == "specialist.aboard" and self.box.glory_card(piece).specialist is None:
                    raise ValueError(
                        f"{piece} is no specialist; the glory cards of seat {number} take others"
                    )
        for card, word in given.armed.items():
            hand = self.places.get(hand_of(number), ())
            piece = next((held for held in hand if card in (held, card_id(held))), None)
            if piece is None:
                raise ValueError(f"seat {number} arms {card}, which it does not hold; add it to glory_cards")
            at_seat(self.state.seats, number).armed[piece] = word
        if given.mission:
            mission = self.lay("mission", given.mission, missions_held_by(number))
            tasks = self.box.missions[card_id(mission)].tasks
            captain.missions = [MissionHeld(mission, [[] for _ in tasks])]

    def has_bought(self, number: int, places: list[str]) -> None:
        """The places whose goods a seat's captain was offered in his last turn, before the one under way."""
        if (captain := at_seat(self.state.seats, number).captain) is not None:
            captain.bought_at, captain.buys_at = (places, []) if self.given.goes_on(number) else ([], places)

    def _captain(self, number: int, given: SeatGiven) -> tuple[str, str]:
        """The card of a seat's captain, or its stand-in, and his home."""
        wanted = given.captain
        if wanted == PLAIN or (wanted is None and self.given.captains == PLAIN):
            wanted = PLAIN_CAPTAINS[number]
        if isinstance(wanted, SkillsGiven):
            dice = "-".join(str(getattr(wanted, skill)) for skill in SKILLS)
            nation = known("nation", wanted.nation, NATIONS)
            return f"{SKILLS_ALONE}{dice}:{nation}:{known_zone(self.box, wanted.home)}", wanted.home
        if wanted is None:
            named = {seat.captain for seat in self.seats}
            wanted = next((card for card in self.left["captain"] if card not in named), None)
            if wanted is None:
                raise ValueError(f"no captain is left for seat {number}; make him {PLAIN}")
        card = self.lay("captain", wanted, captain_card_of(number))
        return card, self.box.captains[card].home

    def _ship(self, number: int, given: str | ShipGiven) -> Ship:
        wanted = ShipGiven(given) if isinstance(given, str) else given
        if wanted.kind not in self.box.ships:
            raise ValueError(f"there is no ship {wanted.kind}; ships are {', '.join(self.box.ships)}")
        ship = new_ship(self.box, wanted.kind)
        for mod in wanted.mods:
            fit_cubes(self.box, ship, card_id(self.lay("mod", mod, mods_of(number))))
        for weapon in wanted.weapons:
            self.lay("weapon", weapon, weapons_of(number))
        for location in LOCATIONS:
            if (cube := getattr(wanted, location)) is not None:
                setattr(ship, location, cube)
        ship.spent = [known("modification of the ship", mod, wanted.mods) for mod in wanted.spent]
        return ship

    # --- zones ------------------------------------------------------------------------------------

    def _zones_as_given(self) -> None:
        for zone, lies in self.given.zones.items():
            known_zone(self.box, zone)
            self._token("demand", f"demand_{lies.demand}" if lies.demand else None, demand_at(zone))
            self._token("mod", lies.mod, mods_at(zone))
            self._token("mod", lies.mod_down, hidden_mods_at(zone))
            merchant = f"merchant_{lies.merchant}" if lies.merchant else None
            self._token("merchant", merchant, merchants_at(zone))
            for mission in lies.missions or ():
                self.lay("mission", mission, missions_at(zone))

    def _zones_by_default(self) -> None:
        """Fill the rest of the board as usual, as far as the tokens go."""
        given = self.given.zones
        for zone in self.box.ports:
            if not self.places.get(demand_at(zone)) and self.left["demand"]:
                self.lay("demand", self.left["demand"][0], demand_at(zone))
            lies = given.get(zone)
            if self.left["mod"] and not (lies and (lies.mod or lies.mod_down)):
                self.lay("mod", self.left["mod"][0], hidden_mods_at(zone))
        for zone in self.box.zones:
            if self.left["merchant"] and not (zone in given and given[zone].merchant):
                self.lay("merchant", self.left["merchant"][0], merchants_at(zone))
        open_now = sum(len(lies.missions or ()) for lies in given.values())
        for mission in self.left["mission"][: max(0, self.state.open_missions - open_now)]:
            self.lay("mission", mission, missions_at(self.box.missions[card_id(mission)].zone))

    def _token(self, deck: str, what: str | None, place: str) -> None:
        if what and not what.endswith("none"):
            self.lay(deck, what, place)


def _bounties(number: int, given: Mapping[str, int]) -> dict[str, int]:
    for nation, count in given.items():
        known("nation", nation, NATIONS)
        if not 0 <= count <= MOST_BOUNTIES:
            raise ValueError(
                f"seat {number} has {count} {nation} bounties; 0 to {MOST_BOUNTIES} are possible"
            )
    return {nation: count for nation, count in given.items() if count}
