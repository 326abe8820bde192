"""Captains of every level: valid answers to anything, the same ones each time, from the view alone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.captains import LEVELS, BrokenLaw, captain, play_game
from engine.captains.marauders.harbour import PORT_ANSWERED
from engine.captains.marauders.player import AT_SEA
from engine.captains.play import answer_for
from engine.kernel import Decision, Game, Option, Range, Table
from engine.marauders.game import MARAUDERS
from tests.kernel.tiny import TINY

KINDS = [*AT_SEA, *PORT_ANSWERED, "glory.discard", "mod.distribute", "never.heard.of"]


def views() -> list[dict[str, Any]]:
    """What a seat sees at the begin, in the middle and at the end of a game."""
    table = Table.new("marauders", seats=3, seed="views", keep=False)
    players = [captain(1, f"views {seat}") for seat in range(3)]
    seen = [table.view(0)]
    while table.waiting and len(seen) < 40:
        for seat in list(table.waiting):
            answer_for(players[seat], table, seat)
        seen.append(table.view(0))
    return seen


VIEWS = views()

options = st.builds(
    Option,
    id=st.one_of(
        st.sampled_from(["end", "stop", "done", "no", "yes", "draw", "port", "let_go", "raid:spanish"]),
        st.sampled_from(["hit:hull", "sell:rum_1", "buy:wood_2", "keep:rum_1", "repair:all", "ship:frigate"]),
        st.text(min_size=1, max_size=6),
    ),
    args=st.dictionaries(st.sampled_from(["gold", "card", "value"]), st.integers(-5, 40), max_size=3),
    secret=st.booleans(),
)  # fmt: skip


@st.composite
def decisions(draw: st.DrawFn) -> Decision:
    """Questions of any kind, sensible or not; the default is valid, as every default is."""
    kind = draw(st.sampled_from(KINDS))
    refused = draw(st.sampled_from([0, 1, 2, 5]))

    def check(picks: list[str]) -> str | None:
        return "too-dear" if picks != default and refused and len("".join(picks)) % refused else None

    if draw(st.booleans()):
        low = draw(st.integers(0, 5))
        span = Range(low, low + draw(st.integers(0, 30)))
        default = [str(span.low)]
        return Decision(0, kind, range=span, default=default, check=check, number=draw(st.integers(1, 99)))
    offered = draw(st.lists(options, min_size=1, max_size=7, unique_by=lambda option: option.id))
    least = draw(st.integers(0, len(offered)))
    most = draw(st.integers(least, len(offered)))
    default = [option.id for option in offered[:least]]
    args = draw(st.fixed_dictionaries({}, optional={"left": st.integers(0, 3), "fee": st.integers(0, 5)}))
    number = draw(st.integers(1, 99))
    return Decision(0, kind, offered, None, least, most, default, args, check=check, number=number)


@pytest.mark.in_turn(3)
@settings(max_examples=400, deadline=None)
@given(decision=decisions(), level=st.sampled_from(LEVELS), at=st.integers(0, len(VIEWS) - 1))
def test_any_question_gets_a_valid_answer_and_the_same_one_again(
    decision: Decision, level: int, at: int
) -> None:
    picks = captain(level, "seed").answer(VIEWS[at], decision)
    assert decision.why_not(picks) is None
    assert captain(level, "seed").answer(json.loads(json.dumps(VIEWS[at])), decision) == picks


@pytest.mark.parametrize("level", [-1, 5, 17])
def test_an_unknown_level_is_refused_by_name(level: int) -> None:
    with pytest.raises(ValueError, match=rf"level {level}; the levels are 0, 1, 2, 3, 4"):
        captain(level, "seed")


def test_level_0_takes_the_default() -> None:
    decision = Decision(0, "any", [Option("a"), Option("b"), Option("c")], default=["b"])
    assert captain(0, "seed").answer({}, decision) == ["b"]


def test_level_1_picks_every_valid_answer_sometimes_and_no_other() -> None:
    offered = [Option(id) for id in "abc"]
    allowed = {("a", "b"), ("a", "c"), ("a",)}

    def check(picks: list[str]) -> str | None:
        return None if tuple(sorted(picks)) in allowed else "not-that"

    found: Counter[tuple[str, ...]] = Counter()
    for number in range(200):
        decision = Decision(0, "any", offered, least=1, most=2, default=["a"], check=check, number=number)
        found[tuple(sorted(captain(1, "seed").answer({}, decision)))] += 1
    assert set(found) == allowed
    assert min(found.values()) > 20


def test_level_1_answers_a_range_with_any_of_its_numbers() -> None:
    asked = [Decision(0, "any", range=Range(2, 4), default=["2"], number=n) for n in range(60)]
    assert {tuple(captain(1, "seed").answer({}, decision)) for decision in asked} == {("2",), ("3",), ("4",)}


@pytest.mark.parametrize("level", [0, 1])
def test_levels_0_and_1_never_look_at_the_table(level: int) -> None:
    def view() -> dict[str, Any]:
        raise AssertionError("it looked")

    decision = Decision(0, "any", [Option("a")], default=["a"])
    assert captain(level, "seed").answer(view, decision) == ["a"]


def test_seats_and_seeds_draw_differently() -> None:
    offered = [Option(str(n)) for n in range(50)]
    answers = {
        tuple(captain(1, seed).answer({}, Decision(seat, "any", offered, default=["0"], number=number)))
        for seed in "xy"
        for seat in range(3)
        for number in range(3)
    }
    assert len(answers) > 12


def test_a_faulty_heuristic_is_heard_of_only_when_strict() -> None:
    decision = Decision(0, "goods.sell", [Option("sell:no_such_card")], least=0, default=[])
    view = {**VIEWS[20], "places": {**VIEWS[20]["places"], "cargo.hold:0": ["no_such_card"]}}
    assert decision.why_not(captain(2, "seed").answer(view, decision)) is None
    with pytest.raises(KeyError):
        captain(2, "seed", strict=True).answer(view, decision)


@pytest.mark.parametrize("level", [2, 3])
def test_a_game_without_heuristics_is_played_at_random(level: int) -> None:
    played = play_game(TINY, levels=[level, level], seed="tiny")
    assert played.result.winners


def test_equal_arguments_play_equal_games() -> None:
    games = [play_game("marauders", levels=[1, 0, 1], seed="again", keep=keep) for keep in (False, True)]
    assert games[0] == games[1]
    assert games[0] != play_game("marauders", levels=[1, 0, 1], seed="another")


PLAY = """
import msgspec
from engine.captains import play_game
print(msgspec.json.encode(play_game("marauders", levels=[2, 1], seed="hash", options={"goal": 5})).decode())
"""


def test_captains_play_alike_in_every_process() -> None:
    found = set[str]()
    for hash_seed in ("0", "1"):
        known = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run(
            [sys.executable, "-c", PLAY], env=known, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        found.add(done.stdout)
    assert len(found) == 1


def test_broken_laws_end_a_checked_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def invariants(game: Game[Any]) -> list[str]:
        return ["a coin is missing"] if game.state.round == 2 else []

    spec = with_laws(invariants)
    with pytest.raises(BrokenLaw, match="a coin is missing"):
        play_game(spec, levels=[1, 1], seed="laws", check=True)
    assert play_game(spec, levels=[1, 1], seed="laws").rounds > 2


def with_laws(invariants: Callable[[Game[Any]], list[str]]) -> Any:
    """The game with other conservation laws."""
    return replace(MARAUDERS, invariants=invariants)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_looks_at_the_table_to_give_the_only_answer(level: int) -> None:
    def unseen() -> dict[str, Any]:
        raise AssertionError("there is nothing to decide")

    asked = Decision(0, "turn.action", [Option("end")], default=["end"])
    assert captain(level, "only", strict=True).answer(unseen, asked) == ["end"]
