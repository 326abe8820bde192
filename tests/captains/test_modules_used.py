"""How a captain of level 2 uses what modules offer: each use beside a position where it would be foolish."""

from __future__ import annotations

from typing import Any

import pytest

from engine.captains.marauders.harbour import Harbour
from engine.captains.marauders.landfall import Landfall
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.voyage import Voyage
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.captains.marauders.worth.duels import Duels
from engine.kernel import Beginning
from engine.marauders.seas_of_glory.treasure_galleon import BOARD, GALLEON, Treasure
from engine.marauders.seas_of_glory.wind import Spinner
from engine.marauders.state import Npc
from engine.marauders.terms.turn import Displeasure
from engine.marauders.turn.turn import ACTIONS
from tests.captains.test_marauders import QUIET, ports, would
from tests.captains.test_patronage import courses, crewed, crews, with_modules
from tests.marauders.seas_of_glory.locations.table import lies, of_kind, off, visited
from tests.marauders.seas_of_glory.smugglers import HAVANA, smuggled
from tests.marauders.table import SetUp, TestTable, at_sea, goods, in_port, skilled

CONTRABAND: Any = {"modules": ("contraband",)}


def duels(table: TestTable) -> Duels:
    """How seat 0 weighs battles."""
    observed = Observation(table.view(0))
    return Duels(observed, Aims(observed, Weights()))


# --- the crew ---------------------------------------------------------------------------------------


def first_for(table: TestTable, *activities: str) -> str:
    """Which of these activities it prefers in port."""
    observed = Observation(table.view(0))
    answers = Harbour(observed, Aims(observed, Weights())).activity(table.asked())
    return next(id for (id,) in answers if id in activities)


@pytest.mark.parametrize(
    ("step", "first"), [("angry", "loyalty"), ("restless", "loyalty"), ("content", "buy")]
)
def test_a_grumbling_crew_is_paid_before_goods_are_bought(set_up: SetUp, step: str, first: str) -> None:
    table = crewed(set_up, step, in_port("nassau", gold=6), zones=QUIET).play("port")
    assert first_for(table, "loyalty", "buy") == first


def test_the_nearer_the_mutiny_the_more_a_displeased_crew_costs(set_up: SetUp) -> None:
    def price(step: str) -> float:
        return crewed(set_up, step, in_port("nassau")).game.terms(Displeasure(0, "stay")).gold

    prices = [price(step) for step in ("angry", "unhappy", "restless", "content")]
    assert prices == sorted(prices, reverse=True)
    assert prices[0] > 2 * prices[1] > 2 * prices[2]


def net(table: TestTable, zone: str) -> float:
    """What it is worth to seat 0 to go to a port."""
    observed = Observation(table.view(0))
    goals = Voyage(observed, Aims(observed, Weights())).best()
    return next(goal.net for goal in goals if (goal.what, goal.zone) == ("port", zone))


def test_it_shuns_the_port_where_its_turn_began_if_the_crew_is_angry(set_up: SetUp) -> None:
    def gain(step: str) -> float:
        """How much more it likes to come back in the evening if it set out elsewhere."""
        turn = {"seat": 0, "actions": 2}
        elsewhere = crewed(set_up, step, at_sea("nassau", gold=0), zones=QUIET, turn=turn)
        here = crewed(set_up, step, in_port("nassau", gold=0), zones=QUIET).play("move:sea")
        return net(elsewhere, "nassau") - net(here, "nassau")

    assert gain("angry") > 15 > 5 > gain("content") > 0


def test_a_happy_crew_makes_it_bolder(set_up: SetUp) -> None:
    dice = {
        step: duels(crewed(set_up, step, at_sea("nassau", captain=skilled(leadership=2)))).own.leadership
        for step in ("angry", "content", "happy")
    }
    assert dice == {"angry": 1, "content": 2, "happy": 3}


@pytest.mark.parametrize(("step", "picks"), [("content", "roll"), ("unhappy", "crew")])
def test_down_the_plank_goes_who_saves_a_crew_from_mutiny(set_up: SetUp, step: str, picks: str) -> None:
    def change(beginning: Beginning) -> None:
        beginning.ext.update(crews(step, "content"))

    ship = {"kind": "frigate", "mods": ["the_plank"], "crew": 3}
    seats = at_sea("trinidad", ship=ship, captain=skilled(leadership=2)), in_port("nassau")
    more: Any = {"turn": None, "decks": {"event": ["pirate_vane"]}, "modules": ("ship_mods", "loyalty")}
    assert would(set_up(*seats, change=change, **more))[0] == picks


def test_it_frees_a_prisoner_with_gold_to_spare(set_up: SetUp) -> None:
    def worth(gold: int) -> float:
        sight = Observation(off(set_up, "prison", gold=gold).view(0))
        offers = Landfall(sight, Aims(sight, Weights())).offers()
        return max((worth for _, id, worth in offers if id.startswith("visit:")), default=0.0)

    assert worth(15) > 2 * Weights().action > worth(7)


# --- contraband -------------------------------------------------------------------------------------


def test_it_has_more_to_lose_with_contraband_aboard(set_up: SetUp) -> None:
    seat = at_sea("nassau", ship="galleon", cargo=HAVANA)
    with_it = set_up(seat, change=smuggled(*HAVANA), **CONTRABAND)
    without = set_up(at_sea("nassau", ship="galleon"), **CONTRABAND)
    assert duels(with_it).stake >= duels(without).stake + 10


def test_it_buys_no_goods_for_the_space_that_contraband_takes(set_up: SetUp) -> None:
    def bought(*cargo: str) -> int:
        seat = in_port("tortuga", ship="sloop", gold=20, cargo=list(cargo))
        force = [("offer", [*goods("rum", 3), *goods("wood", 3)])]
        table = set_up(seat, change=smuggled(*cargo), zones=ports(havana="rum"), force=force, **CONTRABAND)
        table.play("port", "buy")
        if table.kind == "contraband.buy":
            table.play([])
        return len(would(table))

    room = Observation(set_up(in_port("tortuga", ship="sloop")).view(0)).room
    assert bought() == room
    assert bought(HAVANA[0]) == room - 1


# --- sailing with the wind --------------------------------------------------------------------------


def blowing(set_up: SetUp, direction: str, seat: dict[str, Any]) -> TestTable:
    """Seat 0 with the wind blowing to this side."""
    return with_modules(set_up, seat, ext={"wind": Spinner(direction)}, zones=QUIET)


def test_it_counts_on_the_wind_for_the_move_after_the_next_and_once_a_turn(set_up: SetUp) -> None:
    sails = courses(blowing(set_up, "NE", at_sea("cartagena")))
    assert (sails.actions("caribbean_sea"), sails.actions("san_juan")) == (0, 1)
    sails = courses(blowing(set_up, "S", at_sea("nassau")))
    assert (sails.actions("tortuga"), sails.actions("petite_goave")) == (1, 1)
    sails = courses(blowing(set_up, "E", at_sea("port_royal")))
    assert (sails.actions("petite_goave"), sails.actions("santo_domingo")) == (0, 1)


def test_it_counts_on_the_wind_when_it_has_put_to_sea(set_up: SetUp) -> None:
    calm, fair = (courses(blowing(set_up, wind, in_port("petite_goave"))) for wind in ("NW", "E"))
    assert (calm.actions("santo_domingo"), fair.actions("santo_domingo")) == (2, 1)


# --- the Treasure Galleon ---------------------------------------------------------------------------


def near_her(
    set_up: SetUp, ship: Any, leadership: int, gold: int, zone: str = "caracas", **more: Any
) -> TestTable:
    """She is off Caracas, with so much gold aboard."""

    def change(beginning: Beginning) -> None:
        beginning.state.npcs[GALLEON] = Npc(BOARD, "caracas")
        beginning.ext["treasure_galleon"] = Treasure(gold)

    captain = {**skilled(seamanship=4, scouting=3, leadership=leadership), "home": "nassau"}
    seat = at_sea(zone, captain=captain, ship=ship, **more)
    return set_up(seat, change=change, modules=("treasure_galleon",), zones=QUIET)


def hunting(set_up: SetUp, ship: Any, leadership: int, gold: int, **more: Any) -> list[str]:
    """What it does with her so near, and so much gold aboard her."""
    return would(near_her(set_up, ship, leadership, gold, **more))


def test_it_hunts_the_treasure_galleon_when_it_is_strong_and_she_is_rich(set_up: SetUp) -> None:
    hunt = [f"scout:npc:{GALLEON}"]
    assert hunting(set_up, "galleon", leadership=4, gold=60) == hunt
    assert hunting(set_up, {"kind": "galleon", "crew": 2}, leadership=1, gold=60) != hunt
    assert hunting(set_up, "sloop", leadership=2, gold=60) != hunt
    assert hunting(set_up, "galleon", leadership=4, gold=0) != hunt


def test_it_dares_more_for_a_treasure_that_would_win_the_game(set_up: SetUp) -> None:
    def spoils(glory: int, gold: int) -> float:
        return (
            duels(near_her(set_up, "frigate", 2, gold, glory=glory)).npc_spoils(GALLEON, attacks=True).boarded
        )

    assert spoils(6, 30) > spoils(2, 30) + 0.4 * Weights().win
    assert spoils(6, 10) == spoils(2, 10)
    hunt = [f"scout:npc:{GALLEON}"]
    assert hunting(set_up, "frigate", leadership=3, gold=30, glory=6) == hunt
    assert hunting(set_up, "frigate", leadership=3, gold=30, glory=2) != hunt


def test_it_counts_on_its_special_ammunition(set_up: SetUp) -> None:
    def ammunition(*weapons: str) -> int:
        ship = {"kind": "frigate", "weapons": list(weapons)}
        return len(duels(near_her(set_up, ship, 2, 30)).own.ammunition)

    assert [ammunition(), ammunition("grapeshot"), ammunition("grappling_hooks")] == [0, 1, 0]
    armed = {"kind": "galleon", "weapons": ["grapeshot", "chain_shot"]}
    with_them, without = (duels(near_her(set_up, ship, 3, 50)) for ship in (armed, "galleon"))
    assert with_them.attack_npc(GALLEON) > without.attack_npc(GALLEON) + 0.5


def test_it_sails_towards_her_although_she_may_sail_on_meanwhile(set_up: SetUp) -> None:
    def worth(zone: str) -> float:
        """What the hunt for her is worth, starting there."""
        observed = Observation(near_her(set_up, "galleon", 3, 60, zone, glory=6).view(0))
        goals = Voyage(observed, Aims(observed, Weights())).best()
        return next((goal.net for goal in goals if goal.what == "hunt"), 0.0)

    assert worth("caracas") > worth("cartagena") > worth("port_royal") > 0.4 * worth("caracas")


# --- a Naval Fort -----------------------------------------------------------------------------------


def at_fort(set_up: SetUp, rival: str, **more: Any) -> TestTable:
    """Seat 0 visits a fort; the Spanish are next to a rival at sea."""
    seats = at_sea("havana"), at_sea(rival, bounties={"spanish": 3}, ship={"kind": "sloop", "crew": 1})
    table = set_up(
        *seats,
        change=lies(of_kind("naval_fort")[0], "havana"),
        npcs={"spanish": {"card": "admiral_de_campos", "zone": "nassau"}},
        modules=("locations",),
        zones=QUIET,
        **more,
    )
    return table.play(f"visit:{of_kind('naval_fort')[0]}")


def test_it_has_a_fort_send_the_navy_after_a_rival(set_up: SetUp) -> None:
    assert would(at_fort(set_up, "tortuga")) == ["send:tortuga"]
    assert would(at_fort(set_up, "trinidad")) == ["no"]


def test_a_fort_without_a_ship_to_send_is_left_alone(set_up: SetUp) -> None:
    table = visited(set_up, "naval_fort", "havana", zones=QUIET)
    assert would(table) == ["no"]


# --- what it lives on -------------------------------------------------------------------------------


def deals(set_up: SetUp, gold: int, *cargo: str) -> list[str]:
    """What a trader buys first at a shipyard that has a larger hold for sale."""
    seat = in_port("nassau", ship="flute", gold=gold, cargo=list(cargo), captain=skilled(seamanship=1))
    zones = {**QUIET, "nassau": {"merchant": "none", "mod_down": "extended_cargo_hold"}}
    return would(set_up(seat, zones=zones).play("port", "shipyard"))


def test_a_trader_keeps_the_gold_for_a_load_and_spends_the_rest_on_the_ship(set_up: SetUp) -> None:
    larger = ["mod:extended_cargo_hold.1"]
    assert deals(set_up, 12) == larger
    assert deals(set_up, 6) == ["done"]
    assert deals(set_up, 6, *goods("rum", 2)) == larger


def test_it_retires_when_it_has_nothing_left_to_live_on(set_up: SetUp) -> None:
    assert would(set_up(in_port("nassau", ship="flute", gold=0), zones=QUIET)) == ["retire"]
    assert would(set_up(in_port("nassau", ship="flute", gold=8), zones=QUIET)) != ["retire"]
    laden = in_port("nassau", ship="flute", gold=0, cargo=goods("rum", 3))
    assert would(set_up(laden, zones=ports(havana="rum"))) != ["retire"]


def test_without_business_in_port_it_loses_its_turn_there(set_up: SetUp) -> None:
    def idle(gold: int) -> bool:
        table = set_up(in_port("nassau", ship="flute", gold=gold, cargo=goods("rum", 1)), zones=QUIET)
        observed = Observation(table.view(0))
        goals = Voyage(observed, Aims(observed, Weights())).best()
        here = next(goal for goal in goals if (goal.what, goal.zone) == ("port", "nassau"))
        return here.waits and here.net == -ACTIONS * Weights().action

    assert (idle(0), idle(6)) == (True, False)
