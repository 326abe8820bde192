"""What is played out is about what happens, costs no more than its budget, and gives nothing away."""

from __future__ import annotations

from typing import Any, cast

import pytest

from data.content import marauders_box as box
from engine.advice import Advice, Note, estimate
from engine.advice import advising as door
from engine.advice.playouts import BUDGET, LEAST, Playouts, about
from engine.advice.voyage.teaching import LEVEL
from engine.captains import captain
from engine.kernel import Decision, Table
from engine.kernel import conformance as suite
from engine.kernel.conformance import Trial
from engine.marauders.combat.sides import NavalCombat
from engine.marauders.dice import skill_dice
from engine.marauders.game import MARAUDERS
from engine.marauders.sea.raids import GLORY_PLUNDER
from engine.marauders.ships.careful import cubes
from tests.advice.often import said, share
from tests.advice.told import raid
from tests.captains.test_marauders import QUIET
from tests.marauders.table import SetUp, at_sea, raid_card, skilled
from tests.marauders.test_conformance import RICH

OFF = 16
"""By how many per cent so few playouts may be off."""
RAID_OFF = 10
"""By how many per cent a raid may be off: by a step, and by what 300 raids that were really played may be."""
STRONG = {"captain": skilled(4, 3, 4), "ship": "frigate"}
MERCHANT: dict[str, Any] = {**QUIET, "havana": {"merchant": "dutch"}}


@pytest.fixture(autouse=True)
def _forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "_estimates", {})


def only(advice: Advice, option: str, key: str) -> Note:
    notes = advice.options.get(option, ()) if option else advice.question
    (found,) = [one for one in notes if one.key == key]
    return found


RAIDERS: dict[str, tuple[str, dict[str, Any]]] = {
    "strong": ("havana", STRONG),
    "as dealt": ("havana", {}),
    "slow": ("tortuga", {"captain": skilled(2, 3, 2), "ship": "galleon"}),
    "damaged": ("tortuga", {"captain": skilled(3, 3, 3), "ship": {"kind": "flute", "hull": 1, "masts": 1}}),
}


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("raider", RAIDERS)
def test_what_a_raid_may_bring_is_what_the_helm_would_bring_home(set_up: SetUp, raider: str) -> None:
    """Not what somebody gets who stops as soon as nothing threatens. Off Havana a fourth card may come."""
    zone, captain_and_ship = RAIDERS[raider]
    seat, merchant = {**at_sea(zone), **captain_and_ship}, {**QUIET, zone: {"merchant": "spanish"}}
    there = set_up(seat, zones=merchant)
    dice = [5] * skill_dice(there.game, there.captain(), "scouting", "scout_merchant").dice
    table = set_up(seat, zones=merchant, force=[("scouting", dice)]).play("scout:merchant").table
    args = only(estimate(table, 0), "raid:spanish", "about-raid").args
    raids = [_raided(table, f"raid {n}") for n in range(300)]
    golds = [keys["raid.plundered"]["gold"] for keys in raids if "raid.plundered" in keys]
    assert abs(100 * len(golds) / len(raids) - args["won"]) <= RAID_OFF
    assert abs(sum(golds) / len(golds) - args["gold"]) <= 1
    hits = [keys["hits"]["count"] for keys in raids if "raid.plundered" in keys]
    assert abs(sum(hits) / len(hits) - args["hits"]) <= 0.7
    assert args["low"] <= args["gold"] <= args["high"]
    assert abs(100 * sum(gold >= GLORY_PLUNDER for gold in golds) / len(raids) - args["glory"]) <= RAID_OFF
    hurt = sum("raid.failed" in keys or "captain.died" in keys for keys in raids)
    assert abs(100 * hurt / len(raids) - args["hurt"]) <= RAID_OFF


def _raided(table: Table, seed: str) -> dict[str, dict[str, Any]]:
    """The lines of the log of a raid as the voice at the helm carries it out."""
    helm, played = captain(LEVEL, "helm"), table.imagine(0, seed)
    first = len(played.entries())
    while (asked := played.waiting.get(0)) and asked.kind != "turn.action":
        picks = ["raid:spanish"] if asked.kind == "merchant" else helm.answer(played.view(0), asked)
        played.answer(0, asked.number, picks)
    whole, left = (_left(one) for one in (table, played))
    told = {entry.key: entry.args for entry in played.entries()[first:]}
    return told | {"hits": {"count": whole - left}}


def _left(table: Table) -> int:
    """How much is left of the ship; nothing without a captain."""
    found = table.running.state.seats[0].captain
    return sum(cubes(found.ship).values()) if found is not None else 0


def test_the_same_raid_is_told_the_same_before_and_after_the_merchant_is_found(set_up: SetUp) -> None:
    """As of whichever nation, as long as no rule makes a difference."""
    merchant = {**QUIET, "tortuga": {"merchant": "dutch"}}
    table = set_up(at_sea("tortuga"), zones=merchant, force=[("scouting", [5, 5])]).table
    sought = only(estimate(table, 0), "scout:merchant", "about-raid")
    table.answer(0, table.waiting[0].number, ["scout:merchant"])
    asked = table.waiting[0]
    raids = [option.id for option in asked.options if option.label == "raid"]
    assert len(raids) > 1
    assert all(only(estimate(table, 0), id, "about-raid") == sought for id in raids)


def test_a_last_success_is_told_exactly_and_by_nothing_else(set_up: SetUp) -> None:
    cards = [raid_card("crew", 4), raid_card("masts", 3), raid_card("cargo", 2)]
    assert not estimate(raid(set_up, cards, 1).table, 0).question
    assert [note.key for note in estimate(raid(set_up, cards, 2).table, 0).question] == ["about-raid"]


def test_how_a_battle_may_end(set_up: SetUp) -> None:
    """Cards aside, as captains of level 2 fight it on both sides."""
    seats = {**at_sea("havana"), **STRONG}, at_sea("havana", ship="galleon")
    battle = {"sides": [{"seat": 1, "declared": "shoot"}, {"seat": 0}], "round": 2}
    table = set_up(*seats, zones=QUIET, battle=battle).table
    advice = estimate(table, 0)
    for option in ("shoot", "board"):
        args = only(advice, option, "about-fight").args
        ends = [_fought_on(table, option, f"battle {n}") for n in range(60)]
        died = sum("captain.died" in keys and keys["captain.died"]["seat"] == 0 for keys in ends)
        won = sum("captain.died" in keys and keys["captain.died"]["seat"] == 1 for keys in ends)
        assert abs(100 * won / len(ends) - args["won"]) <= OFF
        assert abs(100 * died / len(ends) - args["lost"]) <= OFF


def _fought_on(table: Table, option: str, seed: str) -> dict[str, dict[str, Any]]:
    """The lines of the log of a battle in which two captains of level 2 fight on, without cards."""
    played, helm = table.imagine(0, seed), captain(LEVEL, "helm")
    first = len(played.entries())
    played.answer(0, played.waiting[0].number, [option])
    while any(isinstance(frame.step, NavalCombat) for frame in played.running.stack):
        seat, asked = next(iter(played.waiting.items()))
        picks = ["pass"] if asked.kind == "card.window" else helm.answer(played.view(seat), asked)
        played.answer(seat, asked.number, picks)
    return {entry.key: entry.args for entry in played.entries()[first:]}


def test_a_battle_that_is_sought_is_told_as_it_begins(set_up: SetUp) -> None:
    """First both shoot: so a wreck that would flee at once is in danger all the same."""
    wreck = at_sea("havana", ship={"kind": "sloop", "hull": 1})
    table = set_up(wreck, at_sea("havana", ship="man_o_war"), zones=QUIET).table
    assert only(estimate(table, 0), "scout:captain:1", "about-fight").args["lost"] >= 50


def test_a_hopeless_battle_is_warned_of_before_it_is_sought(set_up: SetUp) -> None:
    skills = {"seamanship": 5, "scouting": 1, "leadership": 5}
    galleon = {"dutch": {**skills, "ship": "galleon", "zone": "havana"}}
    wreck = at_sea("havana", ship={"kind": "sloop", "hull": 1, "crew": 1})
    table = set_up(wreck, zones=QUIET, npcs=galleon).table
    note = only(estimate(table, 0), "scout:npc:dutch", "about-fight")
    assert note.weight == "warn"
    assert note.args["lost"] > 60


def test_sailing_into_a_hunters_zone_may_cost_a_life(set_up: SetUp) -> None:
    skills = {"seamanship": 5, "scouting": 5, "leadership": 5}
    hunter = {"dutch": {**skills, "ship": "frigate", "zone": "havana"}}
    near_by = next(iter(box().zones["havana"].borders.values()))
    prey = at_sea(near_by, ship={"kind": "sloop", "hull": 1}, bounties={"dutch": 3})
    table = set_up(prey, zones=QUIET, npcs=hunter).table
    args = only(estimate(table, 0), "move:havana", "about-danger").args
    died = share(table, 0, ["move:havana"], said("captain.died"))
    assert abs(100 * died - args["lost"]) <= OFF


def test_the_same_battle_is_told_the_same_in_another_game(set_up: SetUp) -> None:
    """Whatever was asked before, whoever else plays, however much gold is aboard, loaded anew or not."""

    def told(gold: int, seats: int) -> Advice:
        battle = {"sides": [{"seat": 1, "declared": "shoot"}, {"seat": 0}], "round": 2}
        others = [at_sea("tortuga") for _ in range(seats)]
        me = {**at_sea("havana"), **STRONG}
        table = set_up(me, at_sea("havana", ship="galleon", gold=gold), *others, zones=QUIET, battle=battle)
        door._estimates.clear()
        return estimate(Table.load(table.table.core(), table.table.spec), 0)

    first = told(0, 0)
    assert told(0, 1) == told(3, 0) == first


# --- the budget, and what is the same -------------------------------------------------------------


def test_no_question_is_played_out_more_often_than_the_budget_allows(
    set_up: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixteen times an option, where there are many."""
    counts: dict[str, int] = {}
    tried = Playouts.tried

    def counting(self: Playouts, picks: Any, *args: Any) -> Any:
        for table in tried(self, picks, *args):
            counts[picks[0]] = counts.get(picks[0], 0) + 1
            yield table

    monkeypatch.setattr(Playouts, "tried", counting)
    skills = {"seamanship": 5, "scouting": 5, "leadership": 5}
    near_by = list(box().zones["havana"].borders.values())[:2]
    flags = zip(("dutch", "french"), near_by, strict=True)
    hunters = {flag: {**skills, "ship": "frigate", "zone": zone} for flag, zone in flags}
    prey = at_sea("havana", bounties={"dutch": 3, "french": 3})
    estimate(set_up(prey, zones=QUIET, npcs=hunters).table, 0)
    assert set(counts) == {f"move:{zone}" for zone in near_by}
    assert max(counts.values()) >= LEAST
    assert sum(counts.values()) <= BUDGET


def test_shares_are_told_in_steps() -> None:
    assert [about(count, 40) for count in (0, 1, 13, 20, 39, 40)] == [0, 5, 30, 50, 95, 100]
    assert about(0, 0) == 0


def test_the_same_battle_is_told_the_same_in_the_next_round(set_up: SetUp) -> None:
    """Whatever the last round was fought with, as long as both sides are what they were."""
    seats = {**at_sea("havana"), **STRONG}, at_sea("havana", ship="frigate")
    fought = {"faces": [5, 2], "shots": [5], "aimed": ["crew"], "dice": 2, "because": ["captain"]}

    def told(round: int, left: dict[str, Any]) -> Advice:
        battle = {"sides": [{"seat": 1, "declared": "shoot"}, {"seat": 0}], "round": round}
        table = set_up(*seats, zones=QUIET, battle=battle).table
        for side in table.running.inside(NavalCombat).sides:
            for name, value in left.items():
                setattr(side, name, value)
        door._estimates.clear()
        return estimate(table, 0)

    first = told(2, {})
    assert first.options
    assert told(3, {}) == told(3, fought) == first


def test_every_answer_is_tried_with_the_same_luck(set_up: SetUp) -> None:
    """Two answers that lead to the same have the same odds: none looks better by its dice."""
    seeds: dict[str, list[str]] = {}

    class World:
        waiting = {0: Decision(0, "toy", [], number=1)}

        def again(self, seed: str) -> Any:
            tried[-1].append(seed)
            return self

        def put(self, seat: int, number: int, picks: Any) -> None:
            pass

    tried: list[list[str]] = []
    playouts = Playouts(lambda seed: cast(Table, World()), "seed", 0, 2)
    for pick in ("shoot", "board"):
        tried.append(seeds.setdefault(pick, []))
        assert list(playouts.tried([pick], lambda table: True))
    assert seeds["shoot"] == seeds["board"]
    assert len(set(seeds["shoot"])) == len(seeds["shoot"])


def test_an_estimate_repeats_itself(set_up: SetUp) -> None:
    table = set_up({**at_sea("havana"), **STRONG}, zones=MERCHANT).table
    first = estimate(table, 0)
    door._estimates.clear()
    assert estimate(Table.load(table.core(), table.spec), 0) == first


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("trial", [Trial(MARAUDERS, 3, seed="odds"), RICH], ids=["poor", "rich"])
def test_an_estimate_gives_nothing_away(trial: Trial) -> None:
    """Imagined alike, tables that look alike to a seat are played out alike."""

    def fresh(table: Table, seat: int) -> Advice:
        door._estimates.clear()
        decision: Decision = table.waiting[seat]
        return estimate(table, seat) if decision.number % 7 == 0 else Advice()

    tally = suite.check_told(trial, 1, fresh, share=0.25)
    assert tally["compared"] > 10
    assert tally["told"]
