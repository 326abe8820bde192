"""Property 1: steps, plans, the stack, and what goes round in circles."""

from __future__ import annotations

from typing import Any, cast

import pytest

from engine.kernel import (
    Chapter,
    Game,
    KernelFault,
    Result,
    Step,
    Table,
    again,
    done_but_for,
    then,
    under_way,
)
from engine.kernel.play.loop import MOST_BOUNDARIES, MOST_DRAWS
from engine.kernel.step import Frame, Stage
from tests.kernel.small import answer, does, frames, keys, never, opened, reloaded, small, step, yes_no


def says(key: str, **more: Any) -> type[Step]:
    """A step that writes one line."""

    def play(self: Step, game: Game[Any]) -> None:
        game.log(key)

    return step(play, key.capitalize(), **more)


One, Two, Three = says("one"), says("two"), says("three")


def test_property_1_a_plan_is_played_in_its_order_before_what_follows() -> None:
    def first(self: Step, game: Game[Any]) -> Any:
        game.log("first")
        return then(One(), Two())

    table = opened(small(first, Three, One, Two, begin=None))

    assert keys(table) == ["first", "one", "two", "three", "one", "two"]


def test_property_1_again_plays_the_same_step_once_more_with_its_fields() -> None:
    def loops(self: Any, game: Game[Any]) -> Any:
        self.turns += 1
        game.log("turn", number=self.turns)
        return again(One()) if self.turns < 3 else then(Two())

    table = opened(small(step(loops, turns=0), One, Two, begin=None))

    assert keys(table)[:7] == ["turn", "one", "turn", "one", "turn", "two", "one"]


def test_property_1_between_steps_everything_is_data() -> None:
    """A parent stays under its children as a frame: the table can be loaded while they ask."""

    def parent(self: Any, game: Game[Any]) -> Any:
        self.turns += 1
        return again(step_asks()) if self.turns < 3 else None

    def asks(self: Any, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())
        game.log("asked", turn=game.inside(types["Parent"]).turns)
        return

    types: dict[str, Any] = {"Parent": step(parent, turns=0), "Asks": step(asks)}

    def step_asks() -> Step:
        return types["Asks"]()

    spec = small(types["Parent"], types["Asks"], begin=[types["Parent"]()])
    table = opened(spec)
    told: list[Any] = []
    while table.waiting:
        assert frames(table)[-2:] == ["Parent", "Asks"]
        table = reloaded(table)
        told += [entry.args for entry in answer(table, "yes") if entry.key == "asked"]

    assert told == [{"turn": 1}, {"turn": 2}]


def test_property_1_a_step_that_no_longer_stands_is_dropped_when_it_comes_up() -> None:
    def dies(self: Step, game: Game[Any]) -> Any:
        game.state.read.append("dead")
        return

    def alive(self: Step, game: Game[Any]) -> bool:
        return "dead" not in game.state.read

    table = opened(small(says("before", still_applies=alive), dies, says("after", still_applies=alive), One))

    assert keys(table) == ["before", "one"]


def test_property_1_a_step_that_does_not_stand_calls_no_hooks() -> None:
    gone = says("gone", still_applies=never)
    chapter = Chapter("hooks")
    chapter.before(gone)(does(One))
    chapter.after(gone)(does(Two))

    table = opened(small(gone, One, Two, Three, begin=[gone(), Three()], chapters=[chapter]))

    assert keys(table) == ["three"]


def test_property_1_after_hooks_fire_for_what_was_played_though_it_stands_no_more() -> None:
    def loops(self: Any, game: Game[Any]) -> Any:
        game.log("loop")
        game.state.read.append("played")
        return again()

    def fresh(self: Any, game: Game[Any]) -> bool:
        return "played" not in game.state.read

    looping = step(loops, still_applies=fresh)
    chapter = Chapter("hooks")
    chapter.after(looping)(does(Two))

    table = opened(small(looping, Two, begin=[looping()], chapters=[chapter]))

    assert keys(table) == ["loop", "two"]


def test_property_1_pending_siblings_do_not_count_as_enclosing() -> None:
    def parent(self: Step, game: Game[Any]) -> Any:
        return then(types["Looks"](), types["Sibling"]())

    def looks(self: Step, game: Game[Any]) -> None:
        game.log("found", parent=game.within(types["Parent"]) is not None)
        game.log("found", parent=game.within(types["Sibling"]) is not None)
        with pytest.raises(LookupError, match="no Sibling is being played"):
            game.inside(types["Sibling"])

    def sibling(self: Step, game: Game[Any]) -> None:
        return None

    types: dict[str, Any] = {"Parent": step(parent), "Looks": step(looks), "Sibling": step(sibling)}
    table = opened(small(*types.values(), begin=[types["Parent"]()]))

    assert [entry.args["parent"] for entry in table.entries() if entry.key == "found"] == [True, False]


def test_property_1_the_nearest_enclosing_step_is_found() -> None:
    def nest(self: Any, game: Game[Any]) -> Any:
        return then(types["Nest"](depth=self.depth + 1)) if self.depth < 3 else then(types["Looks"]())

    def looks(self: Step, game: Game[Any]) -> None:
        game.log("depth", depth=game.inside(types["Nest"]).depth)

    types: dict[str, Any] = {"Nest": step(nest, depth=0), "Looks": step(looks)}
    table = opened(small(*types.values(), begin=[types["Nest"]()]))

    assert [entry.args for entry in table.entries() if entry.key == "depth"] == [{"depth": 3}]


def test_property_1_an_empty_step_carries_what_others_attach() -> None:
    def moment_of(self: Step, game: Game[Any]) -> None:
        """Nothing happens by itself."""

    chapter, moment = Chapter("hooks"), step(moment_of, what="")

    @chapter.after(moment)
    def when_rolled(game: Game[Any], about: Any) -> list[Step]:
        return [One()] if about.what == "rolled" else []

    made: Any = moment
    begin = [made(what="rolled"), Two(), made(what="other")]

    table = opened(small(One, Two, moment, begin=begin, chapters=[chapter]))

    assert keys(table) == ["one", "two"]


def test_property_1_finishing_ends_whatever_was_planned() -> None:
    def finishes(self: Step, game: Game[Any]) -> Any:
        game.finish(Result([1], [{"coins": 3}], "early"))
        return then(One())

    table = opened(small(finishes, One))

    assert not table.waiting
    assert table.result == Result([1], [{"coins": 3}], "early")
    assert keys(table) == []
    assert table.entries()[-1].args["reason"] == "early"


@pytest.mark.parametrize("when", ["before", "after"])
def test_property_1_a_hook_may_end_the_game(when: str) -> None:
    hooks = Chapter("hooks")

    def hook(game: Game[Any], about: Step) -> list[Step]:
        game.finish(Result([0], [], "hooked"))
        return []

    getattr(hooks, when)(One)(hook)
    table = opened(small(One, Two, chapters=[hooks]))

    assert keys(table) == (["one"] if when == "after" else [])
    assert table.result == Result([0], [], "hooked")


def test_property_3_a_loop_without_input_is_a_fault_that_names_the_frames() -> None:
    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())
        return then(types["Mimic"]())

    def mimic(self: Step, game: Game[Any]) -> Any:
        return then(types["Mimic"]())

    types: dict[str, Any] = {"Asks": step(asks), "Mimic": step(mimic)}
    table = opened(small(*types.values(), begin=[types["Asks"]()]))
    before = table.save()

    with pytest.raises(KernelFault, match=r"in circles.*Mimic, Mimic, Mimic"):
        answer(table, "yes")

    assert table.save() == before
    assert MOST_BOUNDARIES == 1_000


def test_property_3_drawing_for_ever_is_a_fault_that_names_the_draw() -> None:
    def draws(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())
        while True:
            yield from game.dice(1, "a seven")

    table = opened(small(draws))

    with pytest.raises(KernelFault, match="draws “a seven” in circles"):
        answer(table, "yes")
    assert MOST_DRAWS == 10_000


def test_property_3_draws_are_counted_from_answer_to_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def draws(self: Step, game: Game[Any]) -> Any:
        for _ in range(4):
            yield from game.ask(yes_no())
            for _ in range(3):
                yield from game.dice(1, "luck")
        yield from game.ask(yes_no())

    monkeypatch.setattr("engine.kernel.play.loop.MOST_DRAWS", 3)
    table = opened(small(draws))
    for _ in range(5):
        answer(table, "yes")

    assert table.result


def test_property_3_drawing_for_ever_over_boundaries_is_a_fault_too() -> None:
    def draws(self: Step, game: Game[Any]) -> Any:
        yield from game.dice(1, "a seven")
        return again()

    with pytest.raises(KernelFault, match="draws “a seven” in circles"):
        opened(small(draws))


def test_property_2_a_step_of_no_chapter_is_refused_before_it_can_be_saved() -> None:
    def plans(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())
        return then(One())

    table = opened(small(plans))

    with pytest.raises(KernelFault, match="the step One belongs to no chapter of this table"):
        answer(table, "yes")


def test_property_2_a_beginning_with_a_step_of_no_chapter_is_refused() -> None:
    with pytest.raises(KernelFault, match="the step One belongs to no chapter"):
        opened(small(begin=[One()]))


def test_property_4_a_step_that_asks_a_seat_twice_at_once_is_a_fault() -> None:
    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask_all([yes_no(0), yes_no(0, "other")])

    with pytest.raises(KernelFault, match="two things at once"):
        opened(small(asks))


@pytest.mark.parametrize("seat", [-1, 2])
def test_property_4_a_step_that_asks_nobody_at_the_table_is_a_fault(seat: int) -> None:
    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no(seat))

    with pytest.raises(KernelFault, match=f"asks seat {seat}, which the table does not have"):
        opened(small(asks))


# --- beginning in the middle ----------------------------------------------------------------------------


def test_property_1_a_table_may_begin_in_the_middle_of_steps() -> None:
    """One goes on when what comes before it is done, the other is over then; its hooks still fire."""

    def loops(self: Any, game: Game[Any]) -> Any:
        self.turns += 1
        game.log("turn", number=self.turns)
        return again(Two()) if self.turns < 3 else None

    def planned(self: Step, game: Game[Any]) -> Any:
        raise AssertionError("it has planned all it had to")

    def asks(self: Step, game: Game[Any]) -> Any:
        game.log("within", turns=game.inside(outer).turns)
        yield from game.ask(yes_no())

    outer: Any = step(loops, turns=0)
    parent, question = step(planned), step(asks)
    hooks = Chapter("hooks")
    hooks.after(parent)(does(Three))
    hooks.before(outer)(does(One))
    spec = small(outer, parent, question, One, Two, Three, begin=None, chapters=[hooks])
    beginning = spec.begin(2, {}, ())
    beginning.steps = [question(), under_way(outer(turns=1)), done_but_for(parent())]
    beginning.steps.append(spec.chapters[0].steps[-1]())  # the step that ends the game
    table = opened(spec, beginning=beginning)

    assert frames(table) == ["Ends", "Planned", "Loops", "Asks"]
    assert keys(reloaded(table)) == ["within"]
    answer(table, "yes")
    assert keys(table) == ["within", "turn", "two", "turn", "three"]


def test_property_1_a_beginning_is_prepared_once_with_the_game_its_rules_play() -> None:
    """And may be used for another table."""

    def asks(self: Any, game: Game[Any]) -> Any:
        game.log("coins", coins=[purse.coins for purse in game.state.purses])
        yield from game.ask(yes_no())

    def doubled(game: Game[Any]) -> None:
        for purse in game.state.purses:
            purse.coins *= 2

    spec = small(asks)
    beginning = spec.begin(2, {}, ())
    beginning.prepare = doubled
    for _ in range(2):
        table = opened(spec, beginning=beginning)
        assert table.entries()[-1].args == {"coins": [6, 6]}
        assert reloaded(table).running.state.purses[0].coins == 6


def test_property_1_asking_and_drawing_nothing_asks_and_draws_nothing() -> None:
    def idle(self: Step, game: Game[Any]) -> Any:
        answers = yield from game.ask_all([])
        rolled = yield from game.dice(0, "none")
        drawn = yield from game.draw_unseen("card.bag", "open", 0, "none")
        game.log("idle", all=[answers, rolled, drawn])

    table = opened(small(idle))

    assert [entry.args for entry in table.entries() if entry.key == "idle"] == [{"all": [[], [], []]}]


def test_property_1_a_step_without_play_says_so() -> None:
    with pytest.raises(NotImplementedError, match="Step"):
        Step().play(cast("Any", None))


def test_property_1_stages_are_stored_by_number() -> None:
    assert [(stage.name, int(stage)) for stage in Stage] == [
        ("BEFORE", 0), ("PLAY", 1), ("AFTER", 2), ("CLOSING", 3), ("AGAIN", 4),
    ]  # fmt: skip
    assert Frame(One()).stage is Stage.BEFORE


def test_property_8_options_of_a_table_cannot_be_changed_by_a_step() -> None:
    def changes(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())
        cast("Any", game.options)["goal"] = 3

    table = opened(small(changes))

    with pytest.raises(KernelFault, match="does not support item assignment"):
        answer(table, "yes")
    assert isinstance(table, Table)
