"""Single judgements of captains, one number at a time: wins over many games do not show when one is off."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

import pytest

from engine.captains.ahead import WORLDS
from engine.captains.marauders.hand import Hand
from engine.captains.marauders.odds.hands import Card
from engine.captains.marauders.odds.raiding import Raid, RaidTerms, coarsened, outcome
from engine.captains.marauders.seen.observation import Hull, Observation
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.captains.marauders.worth.courses import BACK, LATER, Courses
from engine.captains.marauders.worth.duels import Duels
from engine.captains.marauders.worth.law import bounty_price
from engine.captains.marauders.worth.ships import REPAIR_RAIDS, Fleet, terms_of
from engine.marauders.terms.port import RecruitTerms
from tests.captains.test_ahead import chosen
from tests.captains.test_marauders import QUIET, ports, would
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port, skilled


def sees(table: TestTable) -> tuple[Observation, Aims]:
    """What the captain of seat 0 sees, and what he is after."""
    observed = Observation(table.view(0))
    return observed, Aims(observed, Weights())


# --- looking ahead ------------------------------------------------------------------------------------


WEATHER = [0.0, 90.0, 5.0, 70.0, 20.0, 55.0, 10.0, 35.0]
"""How the worlds differ, whatever is answered."""


@pytest.mark.parametrize(
    ("steady", "swing", "better"),
    [
        (1.0, 0.0, "b"),
        (-1.0, 0.0, "a"),
        (0.6, 1.0, "b"),
        (0.53, 1.0, "a"),
        (6.0, 10.0, "b"),
        (5.3, 10.0, "a"),
    ],
)
def test_two_answers_are_compared_in_the_same_worlds(steady: float, swing: float, better: str) -> None:
    """A gain is sure from 1.5 standard errors on: with 8 worlds that swing by 1 these are 0.567."""
    assert len(WEATHER) == WORLDS == 8

    def worth(first: str, world: int) -> float:
        return WEATHER[world] + (steady + swing * (-1) ** world) * (first == "b")

    assert chosen(worth)[0] == [[better]]


# --- the way -------------------------------------------------------------------------------------------


class Feared:
    """Dangers by zone: of those who lie there, and of a night."""

    def __init__(self, danger: Mapping[str, float], night: Mapping[str, float]) -> None:
        self._danger = danger
        self._night = night

    def danger(self, zone: str) -> float:
        """Of entering a zone."""
        return self._danger.get(zone, 0.0)

    def ambush(self, zone: str) -> float:
        """Nobody lies in wait."""
        return 0.0

    def exposure(self, zone: str) -> float:
        """Of a night there."""
        return self._night.get(zone, 0.0)

    def together(self, fears: Iterable[float]) -> float:
        """Small ones add up."""
        return sum(fears)


def perils(
    table: TestTable, zone: str, actions: int, *, docks: bool, danger: Mapping[str, float] | None = None,
    night: Mapping[str, float] | None = None,
) -> float:  # fmt: skip
    """What the way from Nassau to a zone is feared for."""
    observed, aims = sees(table)
    courses = Courses(observed, aims, cast(Duels, Feared(danger or {}, night or {})))
    assert courses.way("petite_goave") == ["tortuga", "petite_goave"]
    return courses.perils(zone, actions, docks=docks)


MET = {"nassau": 1.0, "tortuga": 0.1, "petite_goave": 0.01}
"""So small that no detour is worth it."""


@pytest.mark.parametrize(
    ("actions", "feared"),
    [(2, 0.11), (1, 0.1 + 0.01 * LATER), (0, 0.11 * LATER)],
    ids=["both", "one", "none"],
)
def test_dangers_on_the_way_count_less_where_he_comes_only_later(
    set_up: SetUp, actions: int, feared: float
) -> None:
    table = set_up(at_sea("nassau"), zones=QUIET)
    assert perils(table, "petite_goave", actions, docks=True, danger=MET) == pytest.approx(feared)


@pytest.mark.parametrize(("actions", "feared"), [(3, 1.11), (2, 1.1 + 0.01 * LATER), (1, 1.0 + 0.11 * LATER)])
def test_who_puts_to_sea_meets_those_off_the_port_and_has_an_action_less(
    set_up: SetUp, actions: int, feared: float
) -> None:
    table = set_up(in_port("nassau"), zones=QUIET)
    assert perils(table, "petite_goave", actions, docks=True, danger=MET) == pytest.approx(feared)


def test_who_stays_in_his_port_fears_nothing_and_off_it_who_lies_there(set_up: SetUp) -> None:
    table = set_up(in_port("nassau"), zones=QUIET)
    assert perils(table, "nassau", 3, docks=True, danger=MET, night=MET) == 0.0
    assert perils(table, "nassau", 3, docks=False, danger=MET) == 1.0
    sailing = set_up(at_sea("nassau"), zones=QUIET)
    assert perils(sailing, "nassau", 3, docks=True, danger=MET) == 0.0
    assert perils(sailing, "tortuga", 3, docks=True, danger=MET) == 0.1


@pytest.mark.parametrize(
    ("zone", "actions", "docks", "feared"),
    [
        # Two moves and the dock are three actions, one move and the dock two.
        ("petite_goave", 3, True, 0.0),
        ("petite_goave", 2, True, 0.01),
        ("petite_goave", 1, True, 0.1),
        ("tortuga", 2, True, 0.0),
        ("tortuga", 1, True, 0.1),
        # Whoever stays at sea spends the night there, unless an action is left to reach shelter.
        ("petite_goave", 3, False, 0.01),
        ("tortuga", 2, False, 0.1),
        ("tortuga", 3, False, 0.1 * BACK),
        ("petite_goave", 2, False, 0.01 + 0.01 * LATER * BACK),
    ],
)
def test_a_night_is_feared_where_the_turn_ends(
    set_up: SetUp, zone: str, actions: int, docks: bool, feared: float
) -> None:
    table = set_up(at_sea("nassau"), zones=QUIET)
    assert perils(table, zone, actions, docks=docks, night=MET) == pytest.approx(feared)


def test_nights_after_the_first_count_less(set_up: SetUp) -> None:
    """From port: to sea, two moves, the dock. With no action left tonight is ashore, the next off Petite
    Goâve.
    """
    table = set_up(in_port("nassau"), zones=QUIET)
    assert perils(table, "petite_goave", 4, docks=True, night=MET) == 0.0
    assert perils(table, "petite_goave", 1, docks=True, night=MET) == pytest.approx(1.0)
    assert perils(table, "petite_goave", 0, docks=True, night=MET) == pytest.approx(0.01 * LATER)


# --- another port action -------------------------------------------------------------------------------


def again(
    set_up: SetUp, *, actions: int = 2, zone: str = "havana", shown: bool = False, **seat: Any
) -> list[str]:
    """What he would play after his port action where Rum is asked for, holding a card for another one;
    `shown`: goods were on offer to him in it.
    """
    given = in_port(zone, **{"glory_cards": [AGAIN], "gold": 0, **seat})
    turn = {"seat": 0, "actions": actions, "ported": True}
    table = set_up(given, zones=ports(**{zone: "rum"}), turn=turn)
    if shown:
        table.captain().buys_at.append(zone)
    hand = Hand(*sees(table))
    assert f"card:{AGAIN}" in table.offered() or not actions
    return [one for one in hand.of_turn(table.asked()) if one == f"card:{AGAIN}"]


AGAIN = "governors_ball"


@pytest.mark.parametrize(
    ("seat", "plays"),
    [
        ({"cargo": goods("rum", 2)}, True),
        ({"cargo": goods("rum", 1)}, False),
        ({"cargo": goods("cocoa", 2)}, False),
        ({"cargo": goods("rum", 2), "shown": True}, False),
        ({"cargo": goods("rum", 2), "actions": 0}, False),
        ({"captain": skilled(home="havana"), "gold": 10}, True),
        ({"captain": skilled(home="havana"), "gold": 9}, False),
        ({"gold": 10}, False),
        ({"captain": skilled(home="havana"), "gold": 3, "stash": 8}, True),
        # St. Maarten takes 5 gold for it.
        ({"zone": "st_maarten", "gold": 15}, True),
        ({"zone": "st_maarten", "gold": 14}, False),
    ],
)
def test_another_port_action_is_for_goods_that_came_too_late_or_gold_that_earns_glory(
    set_up: SetUp, seat: dict[str, Any], plays: bool
) -> None:
    assert bool(again(set_up, **seat)) == plays


# --- cards in a battle, and against who leads ------------------------------------------------------------


@pytest.mark.parametrize("holder", [0, 1], ids=["aggressor", "defender"])
@pytest.mark.parametrize(
    ("mine", "theirs", "plays"),
    [([5, 1], [2, 3], False), ([5, 4], [6, 2], False), ([5, 2], [6, 4], True), ([2, 3], [5, 1], True)],
    ids=["won", "won by pips", "lost by pips", "lost"],
)
def test_dice_are_rolled_again_by_who_is_not_ahead_whichever_side_he_fights_on(
    set_up: SetUp, holder: int, mine: list[int], theirs: list[int], plays: bool
) -> None:
    seats = [at_sea("havana", ship="frigate") for _ in (0, 1)]
    seats[holder] |= {"glory_cards": ["steady_at_the_helm"]}
    faces = [mine, theirs] if holder == 0 else [theirs, mine]
    sides = [{"seat": seat, "declared": "shoot", "faces": faces[seat]} for seat in (0, 1)]
    table = set_up(
        *seats, turn={"seat": 0}, battle={"round": 2, "sides": sides}, options={"windows": "always"}
    )
    if table.asked().seat != holder:
        table.play("pass")
    assert table.asked().seat == holder
    assert would(table) == ["card:steady_at_the_helm" if plays else "pass"]


@pytest.mark.parametrize(("glory", "plays"), [(6, False), (7, True), (9, True)])
def test_a_rival_is_becalmed_from_three_points_short_of_the_goal(
    set_up: SetUp, glory: int, plays: bool
) -> None:
    holder = at_sea("nassau", glory_cards=["becalmed"])
    table = set_up(holder, at_sea("havana", glory=glory), turn=1, options={"windows": "always"})
    while table.kind != "card.window":
        table.play("end")
    assert would(table) == ["card:becalmed" if plays else "pass"]


# --- bounties ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("nation", "bounties", "price"),
    [
        # His own nation: its ports count twice. Port Royal lets him in for a fee, and so does not close.
        ("english", {}, 2 * 4 * 0.8),
        ("dutch", {}, 2 * 0.8),
        ("dutch", {"english": 1}, 2 * 0.8),
        ("dutch", {"dutch": 1}, 0.7),
        ("english", {"english": 3}, 0.7),
    ],
)
def test_a_bounty_costs_the_ports_that_it_closes(
    set_up: SetUp, nation: str, bounties: dict[str, int], price: float
) -> None:
    table = set_up(at_sea("caribbean_sea", bounties=bounties), zones=QUIET)
    observed, aims = sees(table)
    assert bounty_price(observed, aims, nation, "raid") == pytest.approx(price)
    assert observed.captain.bounties == bounties


@pytest.mark.parametrize(
    ("favors", "count", "price"),
    [(1, 1, 0.7), (0, 1, 2 * 0.8), (1, 2, 2 * 0.8), (2, 2, 2 * 0.7)],
)
def test_a_port_that_lets_him_in_for_his_favors_does_not_close(
    set_up: SetUp, favors: int, count: int, price: float
) -> None:
    table = set_up(at_sea("caribbean_sea", favors=favors), zones=QUIET, modules=("favors",))
    assert bounty_price(*sees(table), "dutch", "card", count) == pytest.approx(price)


def test_a_port_at_war_is_closed_already(set_up: SetUp) -> None:
    table = set_up(at_sea("caribbean_sea"), zones=QUIET, at_war=["english", "dutch"])
    assert bounty_price(*sees(table), "dutch", "raid") == pytest.approx(0.7)


# --- repairs -------------------------------------------------------------------------------------------


def fleet(set_up: SetUp, **cubes: int) -> tuple[Fleet, Observation, Aims]:
    """How a captain weighs what may be done for his damaged Frigate."""
    table = set_up(at_sea("havana", ship={"kind": "frigate", **cubes}), zones=QUIET)
    observed, aims = sees(table)
    return Fleet(observed, aims), observed, aims


@pytest.mark.parametrize(
    ("hull", "cargo", "worth"),
    [(1, 2, 0.0), (2, 2, 2.0), (3, 2, 2.0), (1, 3, 1.5), (2, 3, 3.5), (1, 1, -1.5)],
)
def test_a_repair_is_worth_safety_and_room_where_he_cannot_raid_all_the_same(
    set_up: SetUp, hull: int, cargo: int, worth: float
) -> None:
    weighed, _, _ = fleet(set_up, hull=1, cargo=2, cannons=0)
    assert weighed.now() == 0.0
    assert weighed.repaired(Hull("frigate", hull, cargo, 3, 3, 0)) == pytest.approx(worth)


def test_a_repair_is_worth_the_raids_that_it_makes_better(set_up: SetUp) -> None:
    weighed, observed, aims = fleet(set_up, hull=2, cargo=2)
    whole = Hull("frigate", 3, 3, 3, 3, 3)
    terms = terms_of(observed, aims)
    assert weighed.now() == weighed.raid(terms) > 0.0
    better = weighed.raid(terms_of_ship(terms, whole)) - weighed.now()
    assert better > 0.0
    assert weighed.repaired(whole) == pytest.approx(REPAIR_RAIDS * better + 1.5)
    assert weighed.restored() == weighed.repaired(observed.full)


def test_missing_crew_is_worth_more_than_its_price_to_a_ship_with_guns(set_up: SetUp) -> None:
    """A Galleon with two of four Crew and 37 gold aboard passed by ports, and a pirate boarded her."""

    def manned(kind: str) -> float:
        observed, aims = sees(set_up(at_sea("havana", ship={"kind": kind, "crew": 1}), zones=QUIET))
        return Fleet(observed, aims).restored()

    price = RecruitTerms(0, "havana").price
    assert manned("galleon") > 3 * price
    assert manned("frigate") > 2 * price
    assert manned("flute") == 0.0


def terms_of_ship(terms: Any, ship: Hull) -> Any:
    """The same raid with another ship."""
    return type(terms)(**{name: getattr(terms, name) for name in terms.__struct_fields__} | {"ship": ship})


@pytest.mark.parametrize(
    ("damage", "cost"), [({}, 0.0), ({"masts": 2}, 2.0), ({"crew": 1}, 4.0), ({"hull": 2, "crew": 2}, 4.0)]
)
def test_a_ship_is_worth_less_for_each_point_of_damage_and_each_hand_lost(
    set_up: SetUp, damage: dict[str, int], cost: float
) -> None:
    whole, _, _ = fleet(set_up)
    weighed, _, _ = fleet(set_up, **damage)
    assert weighed.lasting() == pytest.approx(whole.lasting() - cost)


# --- the cards of a raid -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pool", "found"),
    [
        ({("hull", 2): 0.5, ("hull", 4): 0.5}, {("hull", 3): 1.0}),
        ({("hull", 1): 0.75, ("hull", 5): 0.25}, {("hull", 2): 1.0}),
        ({("hull", 2): 0.25, ("crew", 2): 0.75}, {("hull", 2): 0.25, ("crew", 2): 0.75}),
        # Escapes of up to 3 are cheap.
        ({("escape", 1): 0.5, ("escape", 3): 0.5}, {("escape", 2): 1.0}),
        ({("escape", 3): 0.5, ("escape", 4): 0.5}, {("escape", 3): 0.5, ("escape", 4): 0.5}),
        (
            {("escape", 4): 0.25, ("escape", 6): 0.25, ("escape", 1): 0.5},
            {("escape", 5): 0.5, ("escape", 1): 0.5},
        ),
        ({("hull", 3): 0.5, ("hull", 4): 0.5, ("masts", 6): 1.0}, {("hull", 4): 1.0, ("masts", 6): 1.0}),
    ],
)
def test_a_coarse_pool_has_each_icon_at_its_mean(pool: dict[Card, float], found: dict[Card, float]) -> None:
    assert dict(coarsened(tuple(pool.items()))) == pytest.approx(found)


def test_a_success_draws_a_card_where_that_brings_most() -> None:
    ship, lying = Hull("galleon", 5, 5, 5, 5, 5), [("cargo", 4)]
    terms = RaidTerms(ship, maneuverability=2)
    raid = Raid(terms, ((("cargo", 6), 1.0),))
    drawn = raid.best(lying, 1)
    assert (drawn.way, drawn.card) == ("draw", None)
    assert drawn.worth == pytest.approx(outcome((("cargo", 4), ("cargo", 6)), terms))
    assert raid.best(lying, 0).way == "stop"
    assert raid.best(lying, 0).worth == pytest.approx(outcome((("cargo", 4),), terms))
