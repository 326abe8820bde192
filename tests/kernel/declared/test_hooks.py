"""Property 9: rule points: hooks of steps, and steps that are replaced."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.kernel import Chapter, Game, KernelFault, Public, RulesError, Step, Table, again, then
from tests.kernel.declared.saying import Act, After, Before, Other
from tests.kernel.small import answer, does, keys, opened, small, step
from tests.kernel.tiny import TIDE, TINY, Pay


def told(*chapters: Chapter, begin: list[Step] | None = None, **more: Any) -> list[str]:
    game = small(Before, Act, After, Other, begin=begin or [Act()], chapters=chapters, **more)
    return keys(opened(game))


def test_property_9_hooks_play_steps_before_and_after() -> None:
    hooks = Chapter("hooks")
    hooks.before(Act)(does(Before, Other))
    hooks.after(Act)(does(After))

    assert told(hooks) == ["before", "other", "act", "after"]


def test_property_9_after_comes_after_all_that_the_step_planned() -> None:
    def plans(self: Step, game: Game[Any]) -> Any:
        game.log("plans")
        return then(Act(), Other())

    planning, hooks = step(plans), Chapter("hooks")
    hooks.after(planning)(does(After))
    table = opened(small(planning, Act, Other, After, begin=[planning()], chapters=[hooks]))

    assert keys(table) == ["plans", "act", "other", "after"]


@pytest.mark.parametrize("stage", ["before", "after"])
def test_property_9_two_modules_at_one_step_have_to_say_which_comes_first(stage: str) -> None:
    one, two = Chapter("one"), Chapter("two")
    getattr(one, stage)(Act)(does(After))
    getattr(two, stage)(Act, "zone:nassau")(does(Other))

    with pytest.raises(RulesError, match=f"the chapters one and two both attach {stage} the step Act, in no"):
        told(two, one)


def test_property_9_two_modules_at_one_step_may_not_care_which_comes_first() -> None:
    one, two, three = Chapter("one"), Chapter("two"), Chapter("three")
    one.after(Act)(does(After))
    two.after(Act, commutes=True)(does(Other))
    three.before(Act, commutes=True)(does(Before))

    assert told(one, two, three) == told(three, two, one) == ["before", "act", "after", "other"]


def test_property_9_hooks_of_a_step_and_of_its_base_meet_at_the_step() -> None:
    class More(Act):
        pass

    one, two = Chapter("one"), Chapter("two")
    one.after(Act)(does(After))
    two.after(More)(does(Other))

    with pytest.raises(RulesError, match="the chapters one and two both attach after the step More"):
        opened(small(Act, More, After, Other, begin=[Act()], chapters=[one, two]))


def test_property_9_hooks_of_one_chapter_come_in_the_order_of_the_file() -> None:
    hooks = Chapter("hooks")
    hooks.after(Act)(does(Other))
    hooks.after(Act)(does(After))

    assert told(hooks) == ["act", "other", "after"]


def test_property_9_a_hook_is_asked_when_the_step_comes_up_not_when_it_is_planned() -> None:
    def prepares(self: Step, game: Game[Any]) -> None:
        game.state.read.append("ready")

    preparing, hooks = step(prepares), Chapter("hooks")

    @hooks.before(Act)
    def if_ready(game: Game[Any], about: Step) -> list[Step]:
        return [Before()] if "ready" in game.state.read else []

    game = small(preparing, Act, Before, begin=[Act(), preparing(), Act()], chapters=[hooks])
    assert keys(opened(game)) == ["act", "before", "act"]


def test_property_9_a_hook_is_in_force_while_its_source_is() -> None:
    hooks = Chapter("hooks")
    hooks.before(Act, "zone:tortuga")(does(Before))
    hooks.after(Act, "zone:nassau")(does(After))

    assert told(hooks, effects_in_force=lambda game, about: ["zone:nassau"]) == ["act", "after"]


def test_property_9_before_hooks_fire_once_for_a_step_that_comes_again() -> None:
    def loops(self: Any, game: Game[Any]) -> Any:
        self.turns += 1
        game.log("turn")
        return again() if self.turns < 3 else None

    looping, hooks = step(loops, turns=0), Chapter("hooks")
    hooks.before(looping)(does(Before))
    hooks.after(looping)(does(After))
    table = opened(small(looping, Before, After, begin=[looping()], chapters=[hooks]))

    assert keys(table) == ["before", "turn", "turn", "turn", "after"]


def test_property_9_a_hook_of_a_hook() -> None:
    hooks = Chapter("hooks")
    hooks.after(Act)(does(Other))
    hooks.before(Other)(does(Before))
    hooks.after(Other)(does(After))

    assert told(hooks) == ["act", "before", "other", "after"]


def test_property_9_a_step_is_replaced_and_keeps_its_hooks() -> None:
    """A second module that hooks the step need not know that a first one replaced it."""

    class Sail(Step):
        to: Public[str]

        def play(self, game: Game[Any]) -> None:
            game.log("sail", to=self.to)

    class SailByWind(Sail):
        def play(self, game: Game[Any]) -> None:
            game.log("wind", to=self.to)

    wind, storm = Chapter("wind"), Chapter("storm")
    wind.step(SailByWind)
    wind.instead(Sail)(lambda game, old: SailByWind(to=old.to) if old.to != "home" else old)
    storm.before(Sail)(does(Before))
    storm.after(Sail)(does(After))
    spec = small(Sail, Before, After, begin=[Sail(to="nassau"), Sail(to="home")], chapters=[storm, wind])

    table = opened(spec)

    assert keys(table) == ["before", "wind", "after", "before", "sail", "after"]


def test_property_9_a_replacement_of_another_kind_is_a_fault() -> None:
    hooks = Chapter("hooks")
    hooks.instead(Act)(lambda game, old: Other())

    with pytest.raises(KernelFault, match="Other replaces Act and has to be a subclass of it"):
        told(hooks)


def waits_next(table: Table) -> str:
    """What is asked when the seat that is asked now has answered: "bury" comes before "pay"."""
    return "pay" if any(asked.kind == "bury" for asked in table.waiting.values()) else ""


def test_property_9_a_replacement_that_was_never_recorded_is_a_fault() -> None:
    class Stranger(Pay):
        pass

    hooks = Chapter("hooks")
    hooks.instead(Pay)(lambda game, old: Stranger(seat=old.seat))
    spec = msgspec.structs.replace(TINY, chapters=(TIDE, hooks))
    table = Table.new(spec, seats=2, seed="x")

    while "pay" not in waits_next(table):
        answer(table, *table.waiting[min(table.waiting)].default)

    with pytest.raises(KernelFault, match="the step Stranger belongs to no chapter"):
        answer(table, "none")
