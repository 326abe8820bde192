"""Property 10: each check of playing, reloading, refusing fails for a game with the fault it is there for."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.kernel import (
    Chapter,
    Decision,
    Game,
    Option,
    Play,
    Public,
    Result,
    Step,
    again,
    then,
)
from engine.kernel import conformance as suite
from engine.kernel.conformance import Trial
from engine.kernel.declared.rules import assemble
from tests.kernel.faulty import fails, faulty, instead, two_chapters_that_do_not_commute
from tests.kernel.tiny import TINY, Pay, RollCrab, Shore, Tidy, Wander


class LosesPieces(Tidy):
    def play(self, game: Game[Shore]) -> Play:
        for seat in range(game.seats):
            game.places.lay(f"pebble.offered:{seat}", [])
        yield from super().play(game)
        return None


class Borrows(Pay):
    def play(self, game: Game[Shore]) -> Play:
        yield from super().play(game)
        self.pool(game).coins -= 3
        return None


class BadDefault(Pay):
    def play(self, game: Game[Shore]) -> Play:
        yield from game.ask(Decision(self.seat, "pay", [Option("a"), Option("b")], default=["c"]))
        return None


class SameTwice(Pay):
    def play(self, game: Game[Shore]) -> Play:
        yield from game.ask(Decision(self.seat, "pay", [Option("a"), Option("a")], default=["a"]))
        return None


class Stuck(Pay):
    def play(self, game: Game[Shore]) -> Play:
        yield from game.ask(Decision(self.seat, "pay", [], default=[]))
        return None


class ForEver(Pay):
    def play(self, game: Game[Shore]) -> Play:
        yield from super().play(game)
        return again()


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (LosesPieces, "pieces came or went.*pebble_"),
        (Borrows, "a law is broken: seat . owes"),
        (BadDefault, "the default .*c.* of pay is refused: not-offered"),
        (SameTwice, "pay offers a twice"),
        (Stuck, "pay asks for 1 to 1 of 0 options"),
    ],
)
def test_property_10_playouts_find(other: type[Step], words: str) -> None:
    fails(suite.check_playouts, instead(other.__mro__[1], other), words)


def test_property_10_playouts_find_a_game_without_an_end() -> None:
    with pytest.raises(AssertionError, match="the game has no end in 301 answers"):
        suite.check_playouts(Trial(instead(Pay, ForEver), most_answers=300), 3)


def test_property_10_playouts_find_a_dead_end() -> None:
    class Gone(Pay):
        def play(self, game: Game[Shore]) -> Any:
            game.stack.clear()

    fails(suite.check_playouts, instead(Pay, Gone), "nothing is left to play, but the game has no result")


def test_playouts_find_module_state_that_no_sheet_shows() -> None:
    """F9: what a module keeps of a seat is in a list, one struct a seat."""

    class _Tallies(msgspec.Struct):
        visits: Public[dict[str, int]] = {}

    tallies = Chapter("tallies", state=_Tallies)

    @tallies.after(Wander)
    def visited(game: Game[Shore], step: Wander) -> None:
        tallies.of(game).visits[str(step.seat)] = 1

    assert _Tallies().visits == {}
    fails(suite.check_playouts, faulty(tallies), "tallies keeps visits by the numbers of seats")


class Forgets(Wander):
    """What crosses a boundary is kept outside of fields and state."""

    def play(self, game: Game[Shore]) -> Any:
        game.spots = getattr(game, "spots", 0) + 1  # type: ignore[attr-defined]
        self.pool(game).spot = game.spots  # type: ignore[attr-defined]
        return super().play(game)


class Shares(Wander):
    """One list lies in two places."""

    def play(self, game: Game[Shore]) -> Play:
        shared = game.state.pools[0].notes
        game.state.pools[1].notes = shared
        (way,) = yield from game.ask(Decision(self.seat, "wander", [Option("on")], default=["on"]))
        shared.append(way)
        return then(Adds())


class Adds(Step):
    def play(self, game: Game[Shore]) -> None:
        game.state.pools[0].notes.append("once")


class Odd(Wander):
    """What is played depends on the time of day, or the like."""

    turns = 0

    def play(self, game: Game[Shore]) -> Play:
        type(self).turns += 1
        ways = [Option(f"walk:{type(self).turns}"), Option("stop")]
        yield from game.ask(Decision(self.seat, "wander", ways, default=["stop"]))
        return None


def test_property_2_playouts_find_what_a_reload_forgets() -> None:
    fails(suite.check_playouts, instead(Wander, Forgets), "after a reload|without snapshots")


def test_property_8_playouts_find_an_object_in_two_places() -> None:
    spec = instead(Wander, Shares)
    spec.chapters[-1].step(Adds)
    fails(suite.check_playouts, spec, "after a reload the state differs|the core differ")


def test_property_8_playouts_find_what_is_not_deterministic() -> None:
    fails(suite.check_playouts, instead(Wander, Odd), "the questions differ|not answer that|other way")


def test_property_8_repeats_find_what_is_not_deterministic() -> None:
    class Drifts(Pay):
        turns = 0

        def play(self, game: Game[Shore]) -> Play:
            type(self).turns += 1
            game.log("drifted", to=type(self).turns)
            return (yield from super().play(game))

    fails(suite.check_repeats, instead(Pay, Drifts), "played twice, the saved bytes differ")


def test_property_3_refusals_find_a_check_that_changes_something() -> None:
    class Counts(Wander):
        def play(self, game: Game[Shore]) -> Play:
            def check(picks: list[str]) -> str | None:
                game.state.round += 1
                return "never" if picks == ["walk:left"] else None

            ways = [Option("walk:left"), Option("stop")]
            yield from game.ask(Decision(self.seat, "wander", ways, default=["stop"], check=check))
            return None

    fails(suite.check_refusals, instead(Wander, Counts), "refused, but something changed")


def test_property_3_faults_find_what_a_rollback_does_not_reach() -> None:
    kept: list[int] = []

    class Outside(Wander):
        def play(self, game: Game[Shore]) -> Play:
            yield from game.ask(Decision(self.seat, "wander", [Option("stop")], default=["stop"]))
            kept.append(1)
            game.log("stopped")
            # Two tables play in turn: without a fault both tell the same number.
            game.log("stopped", times=(len(kept) + 1) // 2)
            return None

    spec = instead(Wander, Outside)
    suite.check_repeats(Trial(spec), 20)
    kept.clear()
    fails(suite.check_faults, spec, "after faults the table went another way")


def test_property_7_undo_finds_a_card_seen_on_the_way() -> None:
    class Peeks(Wander):
        """Shows a pebble of the bag in its question, and the kernel does not hear of it."""

        def play(self, game: Game[Shore]) -> Play:
            hidden = game.places.at("pebble.bag")[:1]
            ways = [Option("stop")]
            yield from game.ask(Decision(self.seat, "wander", ways, default=["stop"]))
            ways = [Option(f"take:{pebble}", secret=True) for pebble in hidden] + [Option("stop")]
            yield from game.ask(Decision(self.seat, "wander", ways, default=["stop"]))
            return None

    fails(suite.check_undo, instead(Wander, Peeks), "saw .*pebble_.* but seat . may take back")


def test_property_7_undo_finds_a_state_that_does_not_come_back() -> None:
    places: list[int] = []

    class Outside(Wander):
        def play(self, game: Game[Shore]) -> Play:
            places.append(1)
            self.pool(game).spot = len(places)
            return (yield from super().play(game))

    fails(suite.check_undo, instead(Wander, Outside), "looks different|the state is another")


def test_property_8_listings_find_an_order_that_is_not_made_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = two_chapters_that_do_not_commute()
    assert suite.check_listing(Trial(spec), 20)["answers"] > 300

    assemble.cache_clear()
    monkeypatch.setattr("engine.kernel.declared.rules._sorted", tuple)
    fails(suite.check_listing, spec, "with the chapters listed otherwise the (state|logs) differ")
    assemble.cache_clear()


def test_property_2_released_finds_what_was_dropped_and_what_changed() -> None:
    stored = suite.released(TINY)
    stored["step Gone"] = {}
    stored["Pool"] |= {"shells": "int = 1", "pearls": "int = 0"}
    del stored["Pool"]["seat"]

    with pytest.raises(AssertionError) as failed:
        suite.check_released(TINY, stored)

    said = str(failed.value)
    assert "step Gone is gone" in said
    assert "Pool.shells was “int = 1” and is “int = 0”" in said
    assert "Pool.pearls was “int = 0” and is gone" in said
    assert "Pool.seat is new and has no default" in said
    assert "upgrades[1]" in said


def test_property_2_samples_find_a_step_that_was_not_upgraded() -> None:
    sample = Trial(TINY).open(0).save()

    with pytest.raises(AssertionError, match="the step Digging, released in schema 1, is not upgraded"):
        suite.check_samples(TINY, {1: sample}, {1: {"step Digging": {}}})
    with pytest.raises(AssertionError, match="schema 1 of tiny has no stored sample"):
        suite.check_samples(TINY, {}, {1: {}})


def test_property_5_exports_find_a_game_that_does_not_replay() -> None:
    class Drifts(RollCrab):
        turns = 0

        def play(self, game: Game[Shore]) -> Play:
            type(self).turns += 1
            game.state.pools[0].spot = type(self).turns
            return (yield from super().play(game))

    fails(suite.check_exports, instead(RollCrab, Drifts), "exported, its state does not verify")


def test_property_10_results_are_compared() -> None:
    ended: list[int] = []

    class Ends(Pay):
        def play(self, game: Game[Shore]) -> Any:
            ended.append(1)
            game.finish(Result([len(ended) % 2], [], "odd"))

    fails(suite.check_playouts, instead(Pay, Ends), "the results differ|the core differ|log differs")
