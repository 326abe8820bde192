"""Property 2: snapshot and inputs, saving and loading."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.kernel import AnswerError, Game, SaveError, Step, Table
from engine.kernel.table.saved import decode_saved
from tests.kernel.small import answer, keys, opened, reloaded, small, step, yes_no


def talks_before_it_asks(self: Step, game: Game[Any]) -> Any:
    game.log("began")
    (one,) = yield from game.ask(yes_no(0, "one"))
    game.log("one", pick=one)
    (two,) = yield from game.ask(yes_no(0, "two"))
    game.log("two", pick=two)


def test_property_2_restore_tells_no_entry_twice() -> None:
    table = opened(small(talks_before_it_asks))
    for picks in ("yes", "no"):
        table = reloaded(reloaded(table))
        answer(table, picks)

    assert keys(table) == ["began", "one", "two"]


def test_property_2_restore_replays_the_unfinished_step_only() -> None:
    played: list[str] = []

    def first(self: Step, game: Game[Any]) -> Any:
        played.append("first")
        yield from game.ask(yes_no(0, "first"))

    def second(self: Step, game: Game[Any]) -> Any:
        played.append("second")
        yield from game.ask(yes_no(0, "second"))
        yield from game.ask(yes_no(1, "second"))

    table = opened(small(first, second))
    answer(table, "yes")
    answer(table, "yes")
    played.clear()

    assert reloaded(table).waiting[1].kind == "second"
    assert played == ["second"]


def test_property_2_a_snapshot_is_taken_once_for_the_same_inputs() -> None:
    """At the first boundary after an input, however many boundaries follow until the next question."""

    def quiet(self: Step, game: Game[Any]) -> None:
        game.state.read.append("quiet")

    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())

    asking, silent = step(asks), step(quiet)
    spec = small(asking, silent, begin=[asking(), silent(), silent(), asking()])
    table = opened(spec)
    answer(table, "yes")

    saved = decode_saved(table.save())
    assert saved.point.inputs == []
    assert b"quiet" not in saved.point.base
    assert table.running.state.read == ["quiet", "quiet"]


def test_property_2_drawn_outcomes_are_replayed_not_drawn_again() -> None:
    def draws(self: Step, game: Game[Any]) -> Any:
        faces = yield from game.dice(3, "roll")
        game.log("rolled", faces=faces)
        yield from game.ask(yes_no(0, "after", args={"faces": faces}))

    table = opened(small(draws))
    other = reloaded(table)

    assert other.waiting[0].args == table.waiting[0].args
    assert other.save() == table.save()


def test_property_2_a_half_answered_question_is_kept() -> None:
    def asks(self: Step, game: Game[Any]) -> Any:
        answers = yield from game.ask_all([yes_no(0), yes_no(1)])
        game.log("answered", answers=answers)

    table = opened(small(asks))
    assert answer(table, "no", seat=1) == []
    table = reloaded(table)

    assert list(table.waiting) == [0]
    assert table.answered == [1]
    with pytest.raises(AnswerError, match="answered-already"):
        table.answer(1, 1, ["yes"])
    (line, *_) = answer(table, "yes")
    assert line.args == {"answers": [["yes"], ["no"]]}


def test_property_2_an_ended_table_is_loaded_ended() -> None:
    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())

    table = opened(small(asks))
    answer(table, "yes")
    other = reloaded(table)

    assert other.result == table.result
    assert not other.waiting
    assert other.view(None)["finished"]
    assert other.log(None) == table.log(None)


def test_property_2_saving_changes_nothing() -> None:
    table = opened(small(talks_before_it_asks))
    answer(table, "yes")

    assert table.save() == table.save()
    assert keys(table) == ["began", "one"]
    assert reloaded(reloaded(table)).save() == table.save()


def test_property_2_a_table_without_snapshots_cannot_be_saved() -> None:
    table = opened(small(talks_before_it_asks), keep=False)

    for save in (table.save, table.unsaved):
        with pytest.raises(SaveError, match="takes no snapshots"):
            save()
    answer(table, "yes")
    assert keys(table) == ["began", "one"]


@pytest.mark.parametrize("data", [b"", b"\x80", b"not a table", msgspec.msgpack.encode({"game": 3})])
def test_property_2_bytes_that_are_no_table_are_refused(data: bytes) -> None:
    with pytest.raises(SaveError, match="not a saved table"):
        Table.load(data, small(talks_before_it_asks))


def test_property_2_a_table_of_an_unknown_game_is_refused() -> None:
    saved = decode_saved(opened(small()).save())
    saved.game = "chess"
    with pytest.raises(SaveError, match="is one of “chess”, a game that is not here"):
        Table.load(msgspec.msgpack.encode(saved))


def test_property_2_damaged_bytes_are_refused_and_nothing_else_is_raised() -> None:
    """Any byte of a saved table changed: it is loaded, or refused as damaged."""
    spec = small(talks_before_it_asks)
    data = opened(spec).save()
    loaded = refused = 0
    for n in range(len(data)):
        for value in (0, 0x80, 0xC1, 0xFF):
            damaged = data[:n] + bytes([value]) + data[n + 1 :]
            try:
                Table.load(damaged, spec)
                loaded += 1
            except SaveError:
                refused += 1
    assert loaded > 20
    assert refused > len(data)


def test_property_2_a_table_of_a_newer_format_is_refused() -> None:
    saved = decode_saved(opened(small(talks_before_it_asks)).save())
    saved.format += 1

    with pytest.raises(SaveError, match="update Quartermaster"):
        Table.load(msgspec.msgpack.encode(saved), small(talks_before_it_asks))


def test_property_2_what_a_seat_has_looked_at_it_still_knows_after_a_restore() -> None:
    """Seat 0 has looked at the top card of the deck, seat 1 at one of seat 0's: a boundary lies between."""

    def looks(self: Step, game: Game[Any]) -> Any:
        yield from game.peek("card", 1, [0], "peek")
        game.show(["f"], [1])

    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no(0, "go on"))

    places = {"card.bag": list("abc"), "hand:0": ["f"]}
    table = opened(small(looks, asks, places=places))
    views = [table.view(seat) for seat in (0, 1, None)]
    assert [len(view["known"]) for view in views] == [1, 1, 0]
    assert views[1]["known"] == {"f": "hand:0"}
    assert [reloaded(table).view(seat) for seat in (0, 1, None)] == views
