"""Property 10: each check of the suite fails for a game with the fault it is there for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import pytest

from engine.kernel import (
    Audience,
    Chapter,
    Decision,
    Game,
    GameSpec,
    Option,
    Play,
    Public,
    Rank,
    Result,
    Step,
    again,
    then,
)
from engine.kernel import conformance as suite
from engine.kernel.conformance import Trial
from engine.kernel.declared.chapter import PlaceKind
from engine.kernel.declared.rules import assemble
from engine.kernel.play.seen import game_as_seen
from engine.kernel.table.imagine import imagine
from engine.kernel.table.playback import Playback
from engine.kernel.table.saved import Point, Saved
from tests.kernel.test_conformance import WHO
from tests.kernel.tiny import TINY, Bury, CrabDice, Offer, Pay, RollCrab, Shore, Tidy, Wander

Check = Callable[..., Any]


def faulty(fault: Chapter, **changes: Any) -> GameSpec:
    """The tiny game with one more chapter."""
    return msgspec.structs.replace(TINY, chapters=(*TINY.chapters, fault), **changes)


def instead(step: type[Step], other: type[Step]) -> GameSpec:
    """The tiny game with one step played in another way."""
    fault = Chapter("fault")
    fault.step(other)
    fields = step.__struct_fields__

    @fault.instead(step)
    def replace(game: Game[Shore], old: Step) -> Step:
        return other(**{name: getattr(old, name) for name in fields})

    return faulty(fault)


def fails(check: Check, spec: GameSpec, words: str, playouts: int = 20) -> None:
    """The check has to fail, with these words, and to say where."""
    with pytest.raises(AssertionError, match=words) as failed:
        check(Trial(spec), playouts)
    assert "playout " in str(failed.value)
    assert "answer " in str(failed.value)


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


class SkipsThePoor(Pay):
    """Who cannot pay is not asked: a leak by control flow."""

    def play(self, game: Game[Shore]) -> Play:
        if self.pool(game).coins < 4:
            return None
        return (yield from super().play(game))


class TellsThePebble(Bury):
    """A line that everyone reads names what was buried unseen."""

    def play(self, game: Game[Shore]) -> Play:
        yield from super().play(game)
        game.log("buried", pebbles=game.places.at(f"pebble.buried:{self.seat}"))
        return None


class TellsTheAmount(Pay):
    def play(self, game: Game[Shore]) -> Play:
        yield from super().play(game)
        game.log("left", coins=self.pool(game).coins)
        return None


class OpenRange(Pay):
    """The question is public, and its range shows what the seat has."""

    def play(self, game: Game[Shore]) -> Play:
        from engine.kernel import Range

        asked = Decision(self.seat, "pay", range=Range(0, self.pool(game).coins), default=["0"])
        yield from game.ask(asked)
        return None


class OpenOptions(Offer):
    """The pebbles of the hand are among the public options."""

    def asked(self, game: Game[Shore], seat: int) -> Decision:
        decision = super().asked(game, seat)
        decision.options = [Option(option.id) for option in decision.options]
        return decision


class LuckyDraw(Tidy):
    """A draw is made only if the hand holds a high pebble."""

    def play(self, game: Game[Shore]) -> Play:
        hand = game.places.at("pebble.hand:0")
        if any(pebble.endswith(("1", "2", "3", "4")) for pebble in hand):
            yield from game.dice(1, "luck")
        yield from super().play(game)
        return None


@pytest.mark.parametrize("other", [SkipsThePoor, TellsTheAmount, OpenRange, LuckyDraw])
def test_property_6_two_worlds_find(other: type[Step]) -> None:
    fails(suite.check_two_worlds, instead(other.__mro__[1], other), "can tell a secret")


def test_property_6_what_a_rule_makes_known_is_left_out() -> None:
    spec = instead(Pay, SkipsThePoor)
    spec.chapters[-1].declassify(SkipsThePoor, "who is poor is not asked", "made up")

    tally = suite.check_two_worlds(Trial(spec), 20)

    assert tally["declassified"] > 100
    assert tally["compared"] > 100


@pytest.mark.parametrize("other", [TellsThePebble, OpenOptions])
def test_property_6_the_oracle_finds(other: type[Step]) -> None:
    def check(trial: Trial, playouts: int) -> None:
        suite.check_oracle(trial, playouts, WHO, looked=["pebble.top"])

    fails(check, instead(other.__mro__[1], other), "shows pebble_.*, lying in .*, to (a spectator|seat)")


def test_property_6_the_oracle_finds_a_wrong_mark() -> None:
    """Two worlds trust the marks: only the independent table sees that hands were marked public."""
    spec = GameSpec(**{name: getattr(TINY, name) for name in GameSpec.__struct_fields__})
    marked = Chapter("tide")
    for name, content in vars(TINY.chapters[0]).items():
        setattr(marked, name, list(content) if isinstance(content, list) else content)
    marked.place_kinds = [
        PlaceKind(kind.name, Audience.PUBLIC) if kind.name == "pebble.hand" else kind
        for kind in marked.place_kinds
    ]
    spec = msgspec.structs.replace(spec, chapters=(marked,))

    suite.check_two_worlds(Trial(spec), 3)
    with pytest.raises(AssertionError, match=r"shows pebble_\d+, lying in pebble\.hand:., to"):
        suite.check_oracle(Trial(spec), 3, WHO, looked=["pebble.top"])


def test_property_6_the_oracle_wants_to_hear_of_every_place() -> None:
    with pytest.raises(AssertionError, match=r"says nothing of pebble\.hand"):
        suite.check_oracle(Trial(TINY), 1, {k: v for k, v in WHO.items() if k != "pebble.hand"})


def test_property_6_the_oracle_counts_a_look_only_where_it_is_allowed() -> None:
    with pytest.raises(AssertionError, match=r"lying in pebble\.top"):
        suite.check_oracle(Trial(TINY), 20, WHO)


def test_property_9_figures_find_a_rule_that_touches_the_state() -> None:
    fault = Chapter("fault")

    @fault.rule(CrabDice, rank=Rank.LAST)
    def greedy(game: Game[Shore], terms: CrabDice) -> None:
        game.state.round += 1

    fails(suite.check_figures, faulty(fault), "a rule on CrabDice changes more than the figure .fault")


def test_property_9_figures_find_a_rule_with_a_memory() -> None:
    fault, times = Chapter("fault"), list[int]()

    @fault.rule(CrabDice)
    def counting(game: Game[Shore], terms: CrabDice) -> None:
        times.append(1)
        terms.dice = len(times)

    fails(suite.check_figures, faulty(fault), "CrabDice comes out different the second time")


class Found(msgspec.Struct):
    """No plain data."""

    coins: int


def fact_of(work_out: Callable[[Game[Shore]], Any]) -> GameSpec:
    """The tiny game with one more fact in its views."""
    fault = Chapter("fault")
    fault.fact("fault")(work_out)
    return faulty(fault)


def earns(game: Game[Shore]) -> int:
    """Changes what it looks at."""
    game.state.pools[0].coins += 1
    return 1


def with_a_memory() -> Callable[[Game[Shore]], int]:
    """Counts how often it is asked."""
    times = list[int]()

    def counting(game: Game[Shore]) -> int:
        times.append(1)
        return len(times)

    return counting


@pytest.mark.parametrize(
    ("work_out", "words"),
    [
        (earns, "the fact “fault” changes the game"),
        (lambda game: game.log("looked"), "the fact “fault” changes the game"),
        (with_a_memory(), "comes out different the second time"),
        (lambda game: Found(3), "is no plain data"),
        (lambda game: [(1, 2)], "is no plain data"),
        (lambda game: game.places.held, "hands out a part of the game itself"),
    ],
)
def test_property_9_facts_find(work_out: Callable[[Game[Shore]], Any], words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        suite.check_facts(Trial(fact_of(work_out)), 3)


def test_property_6_two_worlds_find_a_fact_that_tells_a_secret() -> None:
    spec = fact_of(lambda game: [pool.coins for pool in game.state.pools])

    assert suite.check_facts(Trial(spec), 3)["fault"] > 20
    fails(suite.check_two_worlds, spec, "can tell a secret.*facts")


def test_property_6_the_oracle_finds_a_fact_that_names_a_hidden_piece() -> None:
    def check(trial: Trial, playouts: int) -> None:
        suite.check_oracle(trial, playouts, WHO, looked=["pebble.top"])

    fails(check, fact_of(lambda game: game.places.at("pebble.hand:0")), r"the view \(facts\) shows pebble_")


def two_chapters_that_do_not_commute() -> GameSpec:
    """One doubles the dice, the other adds one, both in the same rank."""
    doubling, adding = Chapter("doubling"), Chapter("adding")

    @doubling.rule(CrabDice)
    def double(game: Game[Shore], terms: CrabDice) -> None:
        terms.dice *= 2

    @adding.rule(CrabDice)
    def add(game: Game[Shore], terms: CrabDice) -> None:
        terms.dice += 1

    return msgspec.structs.replace(TINY, chapters=(*TINY.chapters, doubling, adding))


def test_property_9_figures_find_chapters_that_do_not_commute() -> None:
    spec = two_chapters_that_do_not_commute()
    fails(suite.check_figures, spec, "CrabDice comes out different in another order .doubling.double, adding")


def test_property_9_figures_let_chapters_add_to_a_list_in_any_order() -> None:
    red, blue = Chapter("red"), Chapter("blue")

    @red.rule(CrabDice)
    def red_lure(game: Game[Shore], terms: CrabDice) -> None:
        terms.lures.append("red")

    @blue.rule(CrabDice)
    def blue_lure(game: Game[Shore], terms: CrabDice) -> None:
        terms.lures.append("blue")

    spec = msgspec.structs.replace(TINY, chapters=(*TINY.chapters, red, blue))
    assert suite.check_figures(Trial(spec), 5)["turned round"] > 0


def test_property_8_listings_find_an_order_that_is_not_made_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = two_chapters_that_do_not_commute()
    assert suite.check_listing(Trial(spec), 20)["answers"] > 300

    assemble.cache_clear()
    monkeypatch.setattr("engine.kernel.declared.rules._sorted", tuple)
    fails(suite.check_listing, spec, "with the chapters listed otherwise the (state|logs) differ")
    assemble.cache_clear()


def all_coins(game: Game[Shore], seat: int, number: Callable[[int], int]) -> None:
    """Draws anew what the seat knows very well."""
    for pool in game.state.pools:
        pool.coins = number(6)


def test_property_6_imagining_finds_a_table_that_looks_different(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = msgspec.structs.replace(TINY, resample=all_coins)
    # The kernel itself sees that it does not fit, and draws less anew.
    assert suite.check_imagined(Trial(spec), 5)["drawn anew"] > 10

    def careless(
        real: Playback, saved: Saved, seat: int, seed: str, seen: set[str], fits: Any, *, alike: bool
    ) -> tuple[Playback, Point]:
        return imagine(real, saved, seat, seed, seen, bool, alike=alike)

    monkeypatch.setattr("engine.kernel.table.table.imagine", careless)
    fails(suite.check_imagined, spec, "imagined it looks different")


def test_property_5_the_seen_finds_what_a_view_does_not_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(view: Mapping[str, Any], spec: GameSpec) -> Game[Any]:
        return game_as_seen({**view, "stack": view["stack"][:1]}, spec)

    monkeypatch.setattr("engine.kernel.conformance.whole.game_as_seen", forgetful)
    fails(suite.check_seen, TINY, "made of a view, the game has another stack")


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
