"""Rolls as steps: who may have one made again, in which order, where its dice go (Dice and Skill Checks)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from data.content import marauders_box as box
from data.content.verbs.abilities import RepeatRoll
from engine.kernel import Beginning, Chapter, GameSpec, ModuleSpec, Play, Public, Signed, Table, then
from engine.kernel.table.saved import digest
from engine.marauders.dice import AbilitiesReroll, Roll, RollingStep, successes
from engine.marauders.state import MGame
from tests.made_up.repeats import REPEATS, charms_of, with_charms
from tests.made_up.rules import WITH_MODULES
from tests.marauders.table import Force, SetUp, TestTable, at_sea, in_port

pytestmark = pytest.mark.usefixtures("made_up")

CHARMS = ("repeats",)
LISTED_FIRST = msgspec.structs.replace(
    WITH_MODULES, chapters=(REPEATS, *WITH_MODULES.chapters[::-1]), modules=(ModuleSpec("repeats", ()),)
)
"""The same game, its chapters written down the other way round."""


def scouting(
    set_up: SetUp, *throws: list[int], spec: GameSpec = WITH_MODULES, charms: int = 1, **more: Any
) -> TestTable:
    """Seat 0 has charms and has scouted for a merchant; his throws, one after the other."""
    captain: Mapping[str, Any] = {**at_sea("tortuga"), **more}
    merchants = {"tortuga": {"merchant": "french"}}
    force: Force = [("scouting", throw) for throw in throws]
    return set_up(
        captain, zones=merchants, force=force, change=with_charms(charms), spec=spec, modules=CHARMS
    ).play("scout:merchant")


def test_the_moment_after_a_roll_comes_whether_it_failed_or_not(set_up: SetUp) -> None:
    table = scouting(set_up, [1, 6])
    assert table.kind == "charm.roll"
    assert table.play("no").kind == "merchant"
    assert "charm.spent" not in table.lines


def test_dice_thrown_again_are_the_roll_s_dice(set_up: SetUp) -> None:
    table = scouting(set_up, [1, 2], [3, 6]).play("yes")
    assert [line["faces"] for line in table.log("rolled")] == [[1, 2], [3, 6]]
    assert table.kind == "merchant"
    assert "merchant.missed" not in table.lines


def test_a_source_comes_once_a_roll_and_again_in_the_next(set_up: SetUp) -> None:
    table = scouting(set_up, [1, 2], [1, 2], charms=2).play("yes")
    assert "merchant.missed" in table.lines
    assert table.kind == "turn.action"
    assert charms_of(table.game, 0) == 1


@pytest.mark.parametrize("spec", [WITH_MODULES, LISTED_FIRST], ids=["listed last", "listed first"])
def test_R28_sources_come_one_after_the_other_however_chapters_are_listed(
    set_up: SetUp, spec: GameSpec
) -> None:
    card, skill = next(
        (card.id, card.scouting)
        for card in box().captains.values()
        for ability in card.abilities
        if isinstance(ability, RepeatRoll) and ability.when == "scout_merchant"
    )
    one = [1] * skill
    table = scouting(set_up, one, one, one, spec=spec, captain=card, glory_cards=["good_glass.1"])
    assert table.kind == "roll.repeat"
    assert table.play("yes").kind == "card.window"
    assert table.play("pass").kind == "charm.roll"
    assert table.play("yes").kind == "turn.action"
    assert len(table.log("rolled")) == 3


def test_R28_a_roll_that_a_card_stands_for_is_not_made_again(set_up: SetUp) -> None:
    table = scouting(set_up, glory_cards=["luck_of_the_devil"]).play("card:luck_of_the_devil")
    assert table.kind == "merchant"
    assert charms_of(table.game, 0) == 1


def test_a_roll_made_again_cannot_be_taken_back(set_up: SetUp) -> None:
    table = scouting(set_up, [1, 2], [1, 2]).play("yes")
    assert not table.takes_back(0)


def test_what_is_not_made_again_leaves_the_time_to_undo(set_up: SetUp) -> None:
    table = scouting(set_up, [1, 2]).play("no")
    assert table.takes_back(0)


def test_a_table_between_a_roll_and_its_second_chance_is_saved_and_restored(set_up: SetUp) -> None:
    table = scouting(set_up, [1, 2], [6, 6])
    restored = Table.load(table.table.save(), WITH_MODULES)
    assert digest(restored.running) == digest(table.game)
    assert restored.waiting[0].kind == "charm.roll"
    table.play("yes")


# --- rolls of an NPC --------------------------------------------------------------------------------


MISS, FIND = [1, 2, 3], [1, 2, 6]


def hunted(set_up: SetUp, *throws: list[int], charms: int = 1) -> TestTable:
    """Seat 0 starts its turn beside a pirate, who throws these dice one after the other."""
    force: Force = [("npc scouting", throw) for throw in throws]
    npcs = {"pirate_sloop": {"card": "pirate_vane", "zone": "trinidad"}}
    return set_up(
        at_sea("trinidad"),
        npcs=npcs,
        force=force,
        change=with_charms(charms),
        spec=WITH_MODULES,
        modules=CHARMS,
    )


def test_an_npc_that_has_found_a_captain_rolls_again(set_up: SetUp) -> None:
    table = hunted(set_up, FIND, MISS)
    assert (table.kind, table.asked().seat) == ("charm.roll", 0)
    table.play("yes")
    assert [line["faces"] for line in table.log("npc.scouted")] == [FIND, MISS]
    assert table.kind == "turn.action"
    assert "npc.found" not in table.lines


def test_an_npc_that_misses_is_not_made_to_roll_again(set_up: SetUp) -> None:
    assert hunted(set_up, MISS).kind == "turn.action"


def test_an_npc_that_finds_him_again_fights(set_up: SetUp) -> None:
    table = hunted(set_up, FIND, FIND).play("yes")
    assert table.said("npc.found", npc="pirate_sloop", seat=0)


# --- where the dice go ------------------------------------------------------------------------------

DRILL = Chapter("drill")


@DRILL.step
class Drill(RollingStep):
    """Two rolls in a row, the second for what the first has brought."""

    first: Public[Signed] = -1

    def play(self, game: MGame) -> Any:
        if self.faces is None:
            return self.roll_skill("leadership", "recruit")
        if self.first < 0:
            self.first, self.faces = successes(self.faces), None
            return self.roll_skill("leadership", "recruit", self.first + 1)
        game.log("new.drill", seat=self.seat, first=self.first, second=successes(self.faces))
        return None


@DRILL.step
class Outer(RollingStep):
    """Has a drill done, and rolls nothing itself."""

    def play(self, game: MGame) -> Any:
        return then(Drill(seat=self.seat, captain_id=self.captain_id))


@DRILL.after(AbilitiesReroll, commutes=True)
def drilled(game: MGame, step: AbilitiesReroll) -> list[Any]:
    """The first die of a roll that failed counts as 6."""
    return [Turned(seat=step.seat, captain_id=step.captain_id)] if game.inside(Roll).failed() else []


@DRILL.step
class Turned(RollingStep):
    """Changes the dice where they lie, without a throw; what it is itself makes no difference."""

    def play(self, game: MGame) -> Play | None:
        roll = game.inside(Roll)
        roll.faces = [6, *(roll.faces or [])[1:]]
        return None


def test_a_step_may_roll_twice_and_has_the_dice_of_each_roll(set_up: SetUp) -> None:
    def change(beginning: Beginning) -> None:
        with_charms()(beginning)
        beginning.steps.insert(0, Outer(seat=0, captain_id=beginning.state.seats[0].captain.id))

    spec = msgspec.structs.replace(WITH_MODULES, chapters=(*WITH_MODULES.chapters, DRILL))
    force: Force = [("leadership", [1, 5]), ("leadership", [2, 3])]
    table = set_up(in_port("havana"), change=change, force=force, spec=spec, modules=CHARMS)
    assert table.said("new.drill", first=1, second=1)
