"""Property 10: the checks of secrets and of rule points fail for a game with the fault they are there for."""

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
    Rank,
    Step,
)
from engine.kernel import conformance as suite
from engine.kernel.conformance import Trial
from engine.kernel.declared.chapter import PlaceKind
from engine.kernel.play.seen import game_as_seen
from engine.kernel.table.imagine import imagine
from engine.kernel.table.playback import Playback
from engine.kernel.table.saved import Point, Saved
from tests.kernel.faulty import fails, faulty, instead, two_chapters_that_do_not_commute
from tests.kernel.test_conformance import WHO
from tests.kernel.tiny import TINY, Bury, CrabDice, Offer, Pay, Shore, Tidy


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
