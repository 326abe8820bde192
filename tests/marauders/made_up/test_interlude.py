"""An interruption off turn, between the weather and the NPCs, by who holds a secret (ruling G-E8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.kernel import Beginning, Table
from engine.kernel.table.saved import digest
from tests.made_up.repeats import with_charms
from tests.made_up.rules import WITH_MODULES
from tests.marauders.table import Force, SetUp, TestTable, at_sea, in_port, skilled

pytestmark = pytest.mark.usefixtures("made_up")

MISS, FIND = ("scouting", [1, 2]), ("scouting", [1, 6])


def entering(
    set_up: SetUp,
    *ruses: str,
    others: Sequence[Mapping[str, Any]] = (),
    force: Force = (),
    first: str = "driftwood.2",
    modules: tuple[str, ...] = ("interlude",),
    **more: Any,
) -> TestTable:
    """Seat 0 sails from Nassau to Havana; the others, off Havana unless told, hold these ruses ("": none)."""

    def change(beginning: Beginning) -> None:
        for seat, ruse in enumerate((first, *ruses)):
            if ruse:
                beginning.places[f"ruse.held:{seat}"] = [ruse]
        if "repeats" in modules:
            with_charms(0, 1)(beginning)

    seats = [at_sea("nassau"), *(others or [at_sea("havana") for _ in ruses])]
    table = set_up(*seats, spec=WITH_MODULES, modules=modules, change=change, force=force, **more)
    return table.play("move:havana")


# --- who is asked, and when -----------------------------------------------------------------------


def test_another_seat_is_asked_in_the_turn_of_who_enters(set_up: SetUp) -> None:
    table = entering(set_up, "hidden_lookout.1")
    assert table.state.active_seat == 0
    assert (table.asked().seat, table.kind) == (1, "interlude")
    assert table.offered() == ["wait:hidden_lookout.1", "pass"]
    table.play("pass")
    assert (table.asked().seat, table.kind) == (0, "turn.action")
    assert "ruse.shown" not in table.lines


def test_who_leaves_a_port_is_interrupted_as_well(set_up: SetUp) -> None:
    def change(beginning: Beginning) -> None:
        beginning.places["ruse.held:1"] = ["hidden_lookout.1"]

    modules = ("interlude",)
    table = set_up(in_port("havana"), at_sea("havana"), spec=WITH_MODULES, modules=modules, change=change)
    assert table.play("move:sea").offered() == ["wait:hidden_lookout.1", "pass"]


def test_nobody_is_asked_without_a_ruse_nor_about_his_own_moves(set_up: SetUp) -> None:
    assert entering(set_up, "", first="false_light.1").kind == "turn.action"
    assert entering(set_up, "", first="").kind == "turn.action"


def test_nobody_is_asked_at_a_table_without_the_module(set_up: SetUp) -> None:
    plain = set_up(at_sea("nassau"), at_sea("havana"), spec=WITH_MODULES).play("move:havana")
    assert plain.kind == "turn.action"


def test_the_weather_comes_first_and_the_dead_are_not_interrupted(set_up: SetUp) -> None:
    wreck = {"kind": "sloop", "hull": 1, "cargo": 0, "masts": 0, "crew": 0}
    weather: Any = {"events": ["storm_greater_antilles"]}

    def change(beginning: Beginning) -> None:
        beginning.places["ruse.held:1"] = ["false_light.1"]

    def sails(ship: Any, skill: int, **more: Any) -> TestTable:
        seats = (at_sea("nassau", captain=skilled(seamanship=skill), ship=ship), at_sea("trinidad"))
        laid: Any = {"spec": WITH_MODULES, "modules": ("interlude",), "change": change, **weather, **more}
        return set_up(*seats, **laid).play("move:havana")

    dead = sails(wreck, 1, force=[("seamanship", [1]), ("location", [1, 2, 3])])
    assert dead.said("captain.died", cause="sunk")
    assert dead.kind != "interlude"
    alive = sails("sloop", 3, force=[("seamanship", [6, 6, 6])])
    assert alive.kind == "interlude"
    assert alive.in_order("sailed", "rolled")


def test_npcs_scout_after_the_interruption(set_up: SetUp) -> None:
    pirate: Any = {"npcs": {"pirate_sloop": {"card": "pirate_vane", "zone": "havana"}}}
    table = entering(set_up, "hidden_lookout.1", force=[MISS, ("npc scouting", [1, 1, 1])], **pirate)
    assert "npc.scouted" not in table.lines
    table.play("wait:hidden_lookout.1")
    assert table.in_order("ruse.shown", "captain.missed", "npc.scouted")
    assert table.kind == "turn.action"


# --- what the ruses do ----------------------------------------------------------------------------


def test_a_lookout_scouts_off_turn_and_fights_who_is_found(set_up: SetUp) -> None:
    table = entering(set_up, "hidden_lookout.1", force=[FIND]).play("wait:hidden_lookout.1")
    assert table.said("scouting.captain", seat=1, target=0, zone="havana")
    assert table.said("captain.found", seat=1, target=0)
    assert table.captain(1).bounties == {"english": 1}
    assert table.state.active_seat == 0
    assert table.at("ruse.discards") == ["hidden_lookout.1"]


def test_a_lookout_that_misses_lets_the_turn_go_on(set_up: SetUp) -> None:
    table = entering(set_up, "hidden_lookout.1", force=[MISS]).play("wait:hidden_lookout.1")
    assert table.said("captain.missed", seat=1, target=0)
    assert (table.asked().seat, table.kind, table.actions) == (0, "turn.action", 2)


@pytest.mark.parametrize("other", [at_sea("trinidad"), in_port("havana")], ids=["elsewhere", "in port"])
def test_a_lookout_sees_only_his_own_waters(set_up: SetUp, other: Mapping[str, Any]) -> None:
    assert entering(set_up, "hidden_lookout.1", others=[other]).offered() == ["pass"]


def test_driftwood_is_good_for_nothing(set_up: SetUp) -> None:
    table = entering(set_up, "driftwood.1")
    assert table.offered() == ["pass"]
    assert table.play("pass").at("ruse.held:1") == ["driftwood.1"]


def test_a_false_light_moves_the_figure_of_who_enters_from_anywhere(set_up: SetUp) -> None:
    table = entering(set_up, "false_light.1", others=[at_sea("trinidad")])
    ways = table.game.box.zones["havana"].borders.values()
    assert table.offered() == [*(f"astray:false_light.1:{zone}" for zone in ways), "pass"]
    goal = next(iter(ways))
    table.play(f"astray:false_light.1:{goal}")
    assert table.said("led.astray", seat=0, zone=goal, origin="havana")
    assert (table.captain().zone, table.asked().seat, table.kind) == (goal, 0, "turn.action")


def test_who_is_led_astray_meets_what_is_where_he_comes_and_nothing_where_he_was(set_up: SetUp) -> None:
    pirates: Any = {
        "npcs": {
            "pirate_sloop": {"card": "pirate_vane", "zone": "havana"},
            "pirate_frigate": {"card": "pirate_teach", "zone": "port_royal"},
        }
    }
    table = entering(set_up, "false_light.1", force=[("npc scouting", [1, 1])], **pirates)
    table.play("astray:false_light.1:port_royal")
    assert table.said("npc.scouted", npc="pirate_frigate")
    assert table.kind == "turn.action"


# --- several at once ------------------------------------------------------------------------------


def test_all_who_hold_a_ruse_choose_at_once_and_it_is_shown_in_turn_order(set_up: SetUp) -> None:
    table = entering(set_up, "hidden_lookout.1", "hidden_lookout.2", force=[MISS, MISS])
    assert sorted(table.table.waiting) == [1, 2]
    table.answer(2, "wait:hidden_lookout.2")
    assert "ruse.shown" not in table.lines
    table.answer(1, "wait:hidden_lookout.1")
    assert [line["seat"] for line in table.log("ruse.shown")] == [1, 2]


def test_no_ruse_is_wasted_on_who_is_gone(set_up: SetUp) -> None:
    table = entering(set_up, "false_light.1", "hidden_lookout.1")
    table.answer(2, "wait:hidden_lookout.1")
    table.answer(1, "astray:false_light.1:nassau")
    assert (table.asked().seat, table.kind, table.offered()) == (2, "interlude", ["pass"])
    table.play("pass")
    assert table.said("ruse.shown", seat=1)
    assert table.at("ruse.held:2") == ["hidden_lookout.1"]
    assert table.captain().zone == "nassau"


def test_a_ruse_that_was_used_meanwhile_is_not_used_again(set_up: SetUp) -> None:
    """Seat 2 lies in wait; he is led away, back again by another light, and met there."""
    table = entering(set_up, "false_light.1", "hidden_lookout.1", "false_light.2", force=[MISS])
    for seat, aim in ((1, "astray:false_light.1:nassau"), (2, "wait:hidden_lookout.1"), (3, "pass")):
        table.answer(seat, aim)
    table.answer(2, "pass")
    table.answer(3, "astray:false_light.2:havana")
    table.play("wait:hidden_lookout.1")
    assert [line["seat"] for line in table.log("ruse.shown")] == [1, 3, 2]
    assert (table.asked().seat, table.kind, table.captain().zone) == (0, "turn.action", "havana")


# --- secrets, taking back, saving -----------------------------------------------------------------


def test_what_a_seat_holds_and_may_do_is_told_to_it_alone(set_up: SetUp) -> None:
    lookout, wood = (entering(set_up, ruse) for ruse in ("hidden_lookout.1", "driftwood.1"))
    for table, ruse in ((lookout, "hidden_lookout.1"), (wood, "driftwood.1")):
        assert table.lies("ruse.held:1", 1) == [ruse]
        assert table.asked().private_args == {"ruse": ruse}
    for reader in (0, None):
        assert lookout.lies("ruse.held:1", reader) == 1
        assert lookout.asked().public() == {"seat": 1}
        assert lookout.view(reader) == wood.view(reader)


def test_what_was_chosen_is_hidden_until_its_turn_comes(set_up: SetUp) -> None:
    table = entering(set_up, "hidden_lookout.1", "false_light.1", force=[FIND])
    table.answer(1, "wait:hidden_lookout.1")
    table.answer(2, "astray:false_light.1:nassau")
    for reader, aim in ((0, None), (1, None), (2, "astray:false_light.1:nassau")):
        planned = [step for step in table.view(reader)["stack"] if step["step"] == "ShowRuse"]
        assert [step["aim"] for step in planned if step["seat"] == 2] == [aim]


def test_a_choice_is_taken_back_until_something_is_shown(set_up: SetUp) -> None:
    table = entering(set_up, "hidden_lookout.1", "hidden_lookout.2", force=[MISS])
    before = digest(table.game)
    table.answer(1, "wait:hidden_lookout.1")
    table.table.take_back(1)
    assert digest(table.game) == before
    table.answer(1, "wait:hidden_lookout.1")
    table.answer(2, "pass")
    assert not table.takes_back(1)
    assert not table.takes_back(2)


def test_passing_leaves_the_time_to_undo(set_up: SetUp) -> None:
    assert entering(set_up, "driftwood.1").play("pass").takes_back(1)


def test_a_table_in_the_midst_of_an_interruption_is_saved_and_restored(set_up: SetUp) -> None:
    table = entering(set_up, "hidden_lookout.1", "false_light.1")
    table.answer(2, "pass")
    restored = Table.load(table.table.save(), WITH_MODULES)
    assert digest(restored.running) == digest(table.game)
    assert restored.waiting[1].private_args == {"ruse": "hidden_lookout.1"}
    table.answer(1, "pass")


# --- a new ruse -----------------------------------------------------------------------------------


def test_who_begins_his_turn_without_a_ruse_draws_one(set_up: SetUp) -> None:
    table = set_up(
        at_sea("nassau"), force=[("ruse", ["driftwood.1"])], spec=WITH_MODULES, modules=("interlude",)
    )
    assert table.lies("ruse.held:0", 0) == ["driftwood.1"]
    assert table.lies("ruse.held:0", 1) == 1
    assert table.at("ruse.held:1") == []


def test_who_has_one_draws_none(set_up: SetUp) -> None:
    table = entering(set_up, "hidden_lookout.1").play("pass")
    assert table.at("ruse.held:0") == ["driftwood.2"]


# --- with another module --------------------------------------------------------------------------


def test_who_scouts_off_turn_may_roll_again(set_up: SetUp) -> None:
    modules = ("repeats", "interlude")
    table = entering(set_up, "hidden_lookout.1", force=[MISS, FIND], modules=modules).play(
        "wait:hidden_lookout.1"
    )
    assert (table.asked().seat, table.kind) == (1, "charm.roll")
    table.play("yes")
    assert table.said("captain.found", seat=1, target=0)
