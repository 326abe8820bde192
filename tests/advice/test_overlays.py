"""What is laid over the chart is what the rules say when it is really played, and what the log has told."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from data.content import marauders_box as box
from engine.advice.marauders.changes import Changes, changes
from engine.advice.marauders.overlays import Reached, hunters, hunting, markets, reach, robbed
from engine.kernel import Table
from engine.kernel import conformance as suite
from engine.kernel.conformance.trial import Walk
from engine.marauders.turn.turn import Turn
from tests.advice.often import near, said, share
from tests.captains.test_marauders import QUIET
from tests.marauders.seas_of_glory.test_conformance import ALL, poor, rich
from tests.marauders.table import SetUp, at_sea, goods, in_port, skilled

# --- markets --------------------------------------------------------------------------------------


def test_where_a_good_is_wanted_and_what_it_brings_there(set_up: SetUp) -> None:
    zones = {"havana": {"demand": "rum"}, "nassau": {"demand": "wood"}, "tortuga": {"demand": None}}
    seat = in_port("havana", cargo=goods("rum", 2))
    table = set_up(seat, zones=zones)
    wanted = {one.zone: one for one in markets(table.view(0))}
    assert (wanted["havana"].good, wanted["havana"].aboard, wanted["havana"].entry) == ("rum", 2, "open")
    assert wanted["nassau"].aboard == 0
    table.play("port", "sell")
    assert wanted["havana"].price == table.gold("sell:rum_1") == 7


def test_a_port_that_keeps_the_captain_out_says_so(set_up: SetUp) -> None:
    table = set_up(at_sea("havana", bounties={"spanish": 1}))
    entries = {one.zone: one.entry for one in markets(table.view(0))}
    assert entries["havana"] == "closed"
    assert entries["nassau"] == "open"


def test_a_spectator_sees_what_is_wanted_and_no_price(set_up: SetUp) -> None:
    table = set_up(at_sea("havana"), zones={"havana": {"demand": "rum"}})
    wanted = {one.zone: one for one in markets(table.view(None))}
    assert (wanted["havana"].good, wanted["havana"].price, wanted["havana"].entry) == ("rum", None, None)
    assert reach(table.view(None)) == hunters(table.view(None)) == ()


# --- reach ----------------------------------------------------------------------------------------


def really(table: Table, docks: bool = False) -> dict[str, int]:
    """The actions that each zone takes, found by playing all moves there are; `docks`: to be in its port."""
    found: dict[str, int] = {}
    world, actions = table.imagine(0, "moves"), _actions(table)
    ahead: list[list[str]] = [[]]
    while ahead:
        moves = ahead.pop()
        here = world.again("moves")
        for move in moves:
            here.put(0, here.waiting[0].number, [move])
        captain = here.running.state.seats[0].captain
        if captain.in_port == docks:
            spent = actions - _actions(here)
            found[captain.zone] = min(spent, found.get(captain.zone, spent))
        asked = here.waiting.get(0)
        if asked is None or asked.kind != "turn.action" or (captain.in_port and moves):
            continue
        ahead += [[*moves, option.id] for option in asked.options if option.id.startswith("move:")]
    return found


def _actions(table: Table) -> int:
    """The actions that seat 0 has left: none once its turn has ended by itself."""
    turn = table.running.within(Turn)
    return turn.actions if turn is not None and turn.seat == 0 else 0


POSITIONS: dict[str, dict[str, Any]] = {
    "at sea": {"seats": [at_sea("havana")]},
    "in port": {"seats": [in_port("tortuga")]},
    "two actions": {"seats": [at_sea("havana")], "turn": {"seat": 0, "actions": 2}},
    "wind": {
        "seats": [at_sea("tortuga")],
        "modules": ("wind",),
        "wind": "NW",
        "turn": {"seat": 0, "actions": 2},
    },
    "free sail": {
        "seats": [at_sea("havana", permanents=["pilots_rutter"])],
        "turn": {"seat": 0, "actions": 2},
    },
    "leaving free": {
        "seats": [{"captain": "tobias_fenwick", "zone": "havana", "in_port": True}],
        "turn": {"seat": 0, "actions": 2},
    },
}


@pytest.mark.parametrize("name", POSITIONS)
def test_reach_is_what_playing_all_moves_comes_to(set_up: SetUp, name: str) -> None:
    position = dict(POSITIONS[name])
    table = set_up(*position.pop("seats"), zones=QUIET, **position).table
    told = {one.zone: one for one in reach(table.view(0))}
    assert {zone: one.actions for zone, one in told.items()} == really(table)
    docked = {zone: one.docked for zone, one in told.items() if one.docked is not None}
    assert docked == {zone: cost for zone, cost in really(table, docks=True).items() if zone in told}
    assert len(told) > 2


def test_the_way_is_told_zone_by_zone(set_up: SetUp) -> None:
    table = set_up(at_sea("havana"), zones=QUIET)
    for one in reach(table.view(0)):
        zones = ["havana", *one.way]
        assert zones[-1] == one.zone
        assert all(there in box().zones[here].borders.values() for here, there in pairwise(zones))


def test_a_closed_port_is_not_docked_in(set_up: SetUp) -> None:
    table = set_up(at_sea("havana", bounties={"spanish": 1}), zones=QUIET)
    here = by_zone(reach(table.view(0)))["havana"]
    assert (here.docked, here.entry) == (None, "closed")


def test_out_of_turn_reach_is_that_of_the_next_turn(set_up: SetUp) -> None:
    table = set_up(at_sea("tortuga"), at_sea("havana", once_per_turn=["free_move:sail"]), zones=QUIET)
    assert max(one.actions for one in reach(table.view(1))) == 3


def by_zone(found: tuple[Reached, ...]) -> dict[str, Reached]:
    return {one.zone: one for one in found}


# --- hunters --------------------------------------------------------------------------------------


def test_hunters_are_told_where_they_would_find_the_captain(set_up: SetUp) -> None:
    """Nassau's naval ships must succeed twice."""
    hunter = {"french": {"card": "admiral_du_casse", "zone": "nassau"}}
    near_by = next(iter(box().zones["nassau"].borders.values()))
    table = set_up(at_sea(near_by, bounties={"french": 2}), zones=QUIET, npcs=hunter)
    threats = {threat.zone: threat for threat in hunters(table.view(0))}
    there = threats["nassau"]
    (found,) = there.hunters
    assert (found.npc, found.card, found.comes, found.chance) == (
        "french",
        "admiral_du_casse",
        100,
        there.chance,
    )
    assert near(share(table.table, 0, ["move:nassau"], said("npc.found"), most=0), there.chance)


def test_a_hunter_beside_a_zone_may_come_there(set_up: SetUp) -> None:
    hunter = {"french": {"card": "admiral_du_casse", "zone": "nassau"}}
    table = set_up(at_sea("havana", bounties={"french": 2}), zones=QUIET, npcs=hunter)
    threats = {threat.zone: threat for threat in hunters(table.view(0))}
    beside = set(box().zones["nassau"].borders.values())
    assert set(threats) == {"nassau", *beside}
    cards = box().events.values()
    moving = sum(
        any(icon.npc == "french" for icon in card.icons) for card in cards if card.id != "admiral_du_casse"
    )
    for zone in beside:
        (comer,) = threats[zone].hunters
        assert threats[zone].chance == 0
        assert abs(comer.comes - 100 * moving / len(cards)) <= 3


def test_nobody_hunts_whom_nobody_wants(set_up: SetUp) -> None:
    hunter = {"french": {"card": "admiral_du_casse", "zone": "nassau"}}
    assert hunters(set_up(at_sea("havana"), zones=QUIET, npcs=hunter).view(0)) == ()


def test_a_ship_says_whether_it_is_after_the_captain_now(set_up: SetUp) -> None:
    hunter = {"french": {"card": "admiral_du_casse", "zone": "nassau"}}
    wanted = set_up(at_sea("havana", bounties={"french": 2}), zones=QUIET, npcs=hunter)
    (there,) = (one for one in hunters(wanted.view(0)) if one.zone == "nassau")
    told = hunting(wanted.view(0), "admiral_du_casse")
    assert told == ("thing-npc-after", {"chance": there.chance})
    free = set_up(at_sea("havana"), zones=QUIET, npcs=hunter)
    assert hunting(free.view(0), "admiral_du_casse") == ("thing-npc-spares", {})
    assert hunting(free.view(0), "admiral_benbow") is None
    assert hunting(free.view(None), "admiral_du_casse") is None


def test_a_merchant_says_whose_price_is_set_on_who_robs_her(set_up: SetUp) -> None:
    view = set_up(at_sea("havana", bounties={"spanish": 2}), zones=QUIET).view(0)
    assert robbed(view, "cartagena") == ("thing-merchant-here", {"nation": "spanish", "mine": 2})
    assert robbed(view, "nassau") == ("thing-merchant-here", {"nation": "english", "mine": 0})
    assert robbed(view, "caribbean_sea") == ("thing-merchant-free", {})
    assert robbed(set_up(at_sea("havana"), zones=QUIET).view(None), "nassau") is None


def test_a_pirate_beside_a_naval_ship_follows_and_does_not_look_out(set_up: SetUp) -> None:
    npcs = {
        "pirate_frigate": {"card": "pirate_teach", "zone": "nassau"},
        "french": {"card": "admiral_du_casse", "zone": "nassau"},
    }
    table = set_up(at_sea("havana"), zones=QUIET, npcs=npcs)
    assert hunting(table.view(0), "pirate_teach") == ("thing-npc-follows", {})


def test_a_captain_in_wait_is_told_with_his_seat(set_up: SetUp) -> None:
    scout = at_sea("tortuga", captain=skilled(scouting=3))
    table = set_up(at_sea("santo_domingo"), scout, zones=QUIET, modules=("cutthroat",))
    (threat,) = [threat for threat in hunters(table.view(0)) if threat.zone == "tortuga"]
    assert [(one.seat, one.dice, one.chance) for one in threat.hunters] == [(1, 3, 70)]


# --- what has changed -----------------------------------------------------------------------------


def log_of(table: Table, seat: int) -> Iterator[tuple[str, dict[str, Any]]]:
    return ((line["key"], line["args"]) for line in table.log(seat))


def since(table: Table, seat: int = 0) -> Changes:
    return changes(log_of(table, seat), seat)


def test_wakes_and_changes_are_those_after_the_last_turn_that_is_over() -> None:
    before = [("turn.began", {"seat": 0}), ("sailed", {"seat": 0, "origin": "a", "zone": "b"})]
    others = [
        ("turn.began", {"seat": 1}),
        ("left.port", {"seat": 1, "zone": "c"}),
        ("sailed", {"seat": 1, "origin": "c", "zone": "d"}),
        ("sailed", {"seat": 1, "origin": "d", "zone": "e"}),
        ("raid.plundered", {"seat": 1, "gold": 12}),
        ("round.began", {"round": 2}),
        ("npc.hunts", {"npc": "dutch", "name": "van", "seat": 0, "origin": "f", "zone": "b"}),
        ("storm.drifted", {"origin": "g", "zone": "h"}),
        ("merchants.returned", {}),
    ]
    own = [("turn.began", {"seat": 0}), ("demand.changed", {"zone": "b", "good": "rum"})]
    for log in ([*before, *others], [*before, *others, *own]):
        told = changes(log, 0)
        assert [(wake.seat, wake.card, wake.storm, wake.zones) for wake in told.wakes] == [
            (1, "", False, ("c", "d", "e")),
            (None, "van", False, ("f", "b")),
            (None, "", True, ("g", "h")),
        ]
        happened = [(change.what, change.zone) for change in told.changes]
        assert happened[:2] == [("raid", "e"), ("merchants", "")]
        assert happened[2:] == ([("demand", "b")] if log[-1] in own else [])
    assert changes([*before, *others, *own, ("turn.began", {"seat": 1})], 0) == changes([], 0)


def test_what_happened_in_an_unknown_place_is_left_out() -> None:
    assert changes([("raid.plundered", {"seat": 1, "gold": 3})], 0) == changes([], 0)


@pytest.mark.parametrize("modules", [(), ALL], ids=["base", "all"])
def test_wakes_of_random_games_end_where_ships_are(modules: tuple[str, ...]) -> None:
    """Everybody's last wake leads to where he is, unless he has entered anew since."""
    compared = 0
    for trial in (poor(modules, "overlays"), rich(modules, "overlays")):
        walk = Walk(trial, 0)
        while (chosen := walk.choose()) is not None:
            if walk.chance.happens(0.1):
                compared += _compared(walk.table)
            walk.answer(*chosen)
    assert compared > 100


def _compared(table: Table) -> int:
    count, state = 0, table.running.state
    for seat in range(table.seats):
        told = since(table, seat)
        entered = {change.args.get("seat") for change in told.changes if change.what in ("entered", "died")}
        last = {wake.seat: wake.zones[-1] for wake in told.wakes if wake.seat is not None}
        for other, zone in last.items():
            captain = state.seats[other].captain
            if captain is not None and other not in entered:
                assert captain.zone == zone
                count += 1
        cards = {npc.card: npc.zone for npc in state.npcs.values()}
        new = {change.args.get("name") for change in told.changes if change.what == "entered"}
        ways = {wake.card: wake.zones[-1] for wake in told.wakes if wake.card}
        for card, zone in ways.items():
            if card in cards and card not in new:
                assert cards[card] == zone
                count += 1
    return count


# --- secrets --------------------------------------------------------------------------------------


def test_overlays_give_nothing_away() -> None:
    def told(table: Table, seat: int) -> object:
        view = table.view(seat)
        return [markets(view), reach(view), hunters(view), since(table, seat)]

    for trial in (poor(ALL, "overlays"), rich((), "overlays")):
        tally = suite.check_told(trial, 1, told, share=0.1)
        assert tally["compared"] > 5
        assert tally["told"] > 5
