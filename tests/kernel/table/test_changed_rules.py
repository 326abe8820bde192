"""Property 2: rules that change under an unfinished step."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.kernel import Game, GameSpec, Range, SaveError, Step, Table, then
from engine.kernel.decision import Decision
from engine.kernel.table.saved import decode_saved, digest
from tests.kernel.small import answer, keys, opened, reloaded, small, step, yes_no


def unfinished(*questions: str, rolls: int = 0, after: Any = None, options: tuple[str, ...] = ()) -> GameSpec:
    """A game whose one step asks these questions, with a roll after the first; its name never changes."""

    def duel(self: Step, game: Game[Any]) -> Any:
        game.log("duel")
        for number, kind in enumerate(questions):
            (pick,) = yield from game.ask(yes_no(0, kind))
            game.log("duelled", kind=kind, pick=pick)
            if rolls and not number:
                faces = yield from game.dice(rolls, "duel")
                game.log("rolled", faces=faces)

    return small(step(duel), after or step(later))


def later(self: Step, game: Game[Any]) -> Any:
    """Something else comes after."""
    yield from game.ask(yes_no(0, "later"))


def test_property_2_changed_rules_that_still_fit_go_on() -> None:
    table = opened(unfinished("one", "two", "three"))
    answer(table, "yes")

    other = reloaded(table, unfinished("one", "two", "four"))

    assert not other.mended
    answer(other, "no")
    assert other.waiting[0].kind == "four"
    assert keys(other) == ["duel", "duelled", "duelled"]


def test_property_2_changed_rules_that_do_not_fit_ask_the_step_again_and_say_so() -> None:
    table = opened(unfinished("one", "two", rolls=2))
    answer(table, "yes")
    version = table.version

    other = reloaded(table, unfinished("zero", "two", rolls=2))

    assert other.mended
    assert other.version == version + 1
    assert other.waiting[0].kind == "zero"
    assert other.entries()[-1].key == "table.mended"
    assert keys(other) == ["duel"]
    assert not reloaded(other).mended


def rolled(table: Table) -> list[list[int]]:
    return [entry.args["faces"] for entry in table.entries() if entry.key == "rolled"]


def test_property_2_a_mended_step_uses_its_draws_again() -> None:
    """Nobody gains a second roll: not even after another save, and whatever is answered now."""
    table = opened(unfinished("one", "two", rolls=5))
    answer(table, "yes")
    before = rolled(table)

    other = reloaded(reloaded(table, unfinished("zero", "two", rolls=5)))
    assert rolled(other) == []
    answer(other, "no")

    assert rolled(other) == before
    assert keys(other) == ["duel", "duelled", "rolled"]


def test_property_2_a_draw_that_no_longer_fits_is_drawn_anew() -> None:
    table = opened(unfinished("one", "two", rolls=5))
    answer(table, "yes")

    other = reloaded(table, unfinished("one", "two", rolls=4))

    assert other.mended
    assert other.waiting[0].kind == "one"
    answer(other, "yes")
    assert [len(faces) for faces in rolled(other)] == [4]
    assert rolled(other)[0] != rolled(table)[0][:4]


def test_property_2_spare_draws_are_forgotten_when_the_step_is_over() -> None:
    """They must not turn up in a later step that happens to draw alike."""

    def again(self: Step, game: Game[Any]) -> Any:
        faces = yield from game.dice(5, "duel")
        game.log("rolled", faces=faces)
        yield from game.ask(yes_no(0, "later"))

    table = opened(unfinished("one", "two", rolls=5))
    answer(table, "yes")
    other = reloaded(table, unfinished("zero", after=step(again, "Later")))
    answer(other, "yes")

    assert len(rolled(other)) == 1
    assert rolled(other) != rolled(table)


def test_property_2_spare_draws_are_forgotten_when_a_moderator_rewinds() -> None:
    """What was drawn after the point gone back to is known by now and must not come again."""

    def rules(kind: str) -> GameSpec:
        def first(self: Step, game: Game[Any]) -> Any:
            yield from game.ask(yes_no(0, "first"))
            faces = yield from game.dice(8, "duel")
            game.log("first roll", faces=faces)

        def duel(self: Step, game: Game[Any]) -> Any:
            yield from game.ask(yes_no(0, kind))
            faces = yield from game.dice(8, "duel")
            game.log("rolled", faces=faces)
            yield from game.ask(yes_no(0, "last"))

        return small(step(first), step(duel))

    table = opened(rules("one"))
    answer(table, "yes")
    answer(table, "yes")
    other = reloaded(table, rules("zero"))
    other.rewind(1)
    assert other.waiting[0].kind == "first"
    (line,) = answer(other, "yes")

    assert line.key == "first roll"
    assert [line.args["faces"]] != rolled(table)


def test_property_4_a_mended_step_asks_under_numbers_never_given_out() -> None:
    table = opened(unfinished("one", "two", "three", rolls=2))
    numbers = [table.waiting[0].number]
    for _ in range(2):
        answer(table, "yes")
        numbers.append(table.waiting[0].number)

    for changed in (unfinished("zero"), unfinished("one", "two", rolls=3), unfinished()):
        assert reloaded(table, changed).waiting[0].number > max(numbers)


def test_property_4_an_old_button_never_fits_another_question() -> None:
    """Nothing was answered yet, so every recorded input fits; but the question is another one now."""
    table = opened(unfinished("one"))
    number = table.waiting[0].number

    other = reloaded(table, unfinished("zero"))

    assert other.mended
    assert other.waiting[0].number > number
    assert keys(other) == ["duel"]


def test_property_2_recorded_answers_never_reach_another_step() -> None:
    """The step asks no more, and what follows asks a question that the old answer would fit."""
    table = opened(unfinished("one", "two"))
    answer(table, "yes")

    other = reloaded(table, unfinished())

    assert other.mended
    assert other.waiting[0].kind == "later"
    assert not other.running.places.known


def test_property_2_a_step_that_ends_before_its_inputs_do_is_mended() -> None:
    """Even when the next step asks the very same question."""

    def same(self: Step, game: Game[Any]) -> Any:
        (pick,) = yield from game.ask(yes_no(0, "two"))
        game.log("same", pick=pick)
        yield from game.ask(yes_no(0, "later"))

    table = opened(unfinished("one", "two", "three"))
    answer(table, "yes")
    answer(table, "no")

    other = reloaded(table, unfinished("one", after=step(same, "Later")))

    assert other.mended
    assert other.waiting[0].kind == "one"
    assert "same" not in keys(other)


def test_property_2_a_mended_table_is_undone_to_its_boundary_on_the_record() -> None:
    """History and rewind agree with what was mended."""
    table = opened(unfinished("one", "two", rolls=2))
    answer(table, "yes")
    changed = unfinished("zero", "two", rolls=2)
    other = reloaded(table, changed)
    answer(other, "yes")
    answer(other, "no")

    other.rewind(2)

    assert other.waiting[0].kind == "zero"
    assert keys(other) == ["duel"]
    answer(other, "yes")
    assert digest(reloaded(other).running) == digest(other.running)


def test_property_2_rules_that_cannot_play_the_step_at_all_are_refused() -> None:
    def duel(self: Step, game: Game[Any]) -> Any:
        raise RuntimeError("broken")

    table = opened(unfinished("one"))

    with pytest.raises(SaveError, match=r"cannot be played on under these rules.*broken"):
        reloaded(table, small(step(duel), later))


def test_property_2_rules_that_fail_later_in_the_replay_leave_no_trace() -> None:
    """The recorded inputs fit and the step goes on to draw and tell, then fails: all that is taken back."""

    def careful(self: Step, game: Game[Any]) -> Any:
        game.log("duel")
        (pick,) = yield from game.ask(yes_no(0, "one"))
        if pick == "yes":
            faces = yield from game.dice(2, "duel")
            game.log("rolled", faces=faces)
            yield from game.ask(Decision(0, "odd", range=Range(0, 1), default=["0"]))

    def hasty(self: Step, game: Game[Any]) -> Any:
        game.log("duel")
        (pick,) = yield from game.ask(yes_no(0, "one"))
        if pick == "yes":
            yield from game.dice(2, "duel")
            yield from game.dice(1, "more")
            game.log("more")
            yield from game.dice(1, "more")
            raise RuntimeError("broken")

    table = opened(small(step(careful, "Duel")))
    answer(table, "yes")
    other = reloaded(table, small(step(hasty, "Duel")))

    assert other.mended
    assert keys(other) == ["duel"]
    assert decode_saved(other.save()).counter == decode_saved(table.save()).counter


def test_property_2_an_unknown_step_is_named() -> None:
    table = opened(unfinished("one"))

    with pytest.raises(SaveError, match="'Duel', unknown to the rules of small"):
        reloaded(table, small(step(later)))


def test_property_2_pieces_in_a_place_of_no_chapter_are_named() -> None:
    table = opened(unfinished("one"))
    saved = decode_saved(table.save())
    saved.point.base = saved.point.base.replace(b"card.bag", b"card.box")

    with pytest.raises(SaveError, match=r"pieces in card\.box, which no chapter names"):
        Table.load(msgspec.msgpack.encode(saved), table.spec)


def test_property_2_a_plan_that_changed_is_read_from_the_stack() -> None:
    """Only the unfinished step is played under new rules; what was planned lies on the stack."""

    def plans(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no(0, "plan"))
        return then(types["Asks"](), types["Tells"]())

    def plans_less(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no(0, "plan"))

    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no(0, "asks"))

    def tells(self: Step, game: Game[Any]) -> None:
        game.log("told")

    types: dict[str, Any] = {"Plans": step(plans), "Asks": step(asks), "Tells": step(tells)}
    table = opened(small(*types.values(), begin=[types["Plans"]()]))
    answer(table, "yes")
    changed = small(step(plans_less, "Plans"), types["Asks"], types["Tells"], begin=[types["Plans"]()])

    other = reloaded(table, changed)
    answer(other, "yes")

    assert not other.mended
    assert keys(other) == ["told"]
