"""What a captain who looks ahead asks of a game: snapshots, and a count of its answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.captains import play
from engine.captains.levels import Level
from engine.kernel import Table
from tests.kernel.small import small


class NotPlayed(Exception):
    """The table was opened; more is not wanted."""


@pytest.mark.parametrize(
    ("levels", "keep", "keeps"),
    [
        ([0, 1], False, False),
        ([2, 2], False, False),
        ([Level.AHEAD, 2], False, True),
        ([0, Level.AHEAD], False, True),
        ([0, 1], True, True),
    ],
)
def test_a_game_keeps_snapshots_for_whoever_looks_ahead(
    levels: Sequence[int], keep: bool, keeps: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[dict[str, Any]] = []

    def new(game: str, **given: Any) -> Table:
        opened.append(given)
        raise NotPlayed

    monkeypatch.setattr(play.Table, "new", new)
    with pytest.raises(NotPlayed):
        play.play_game("marauders", levels=levels, seed="keep", keep=keep)
    assert opened[0]["keep"] is keeps
    assert (opened[0]["seats"], opened[0]["seed"], opened[0]["watch"]) == (2, "keep", None)


def test_a_game_counts_every_answer_once() -> None:
    table = Table.new("treasure_fleet", seats=3, seed="count")
    given = 0
    while table.waiting:
        for decision in list(table.waiting.values()):
            table.answer(decision.seat, decision.number, decision.default)
            given += 1
    played = play.play_game("treasure_fleet", levels=[0, 0, 0], seed="count")
    assert (played.decisions, played.tallies, played.used) == (given, [], {})
    assert play.play_game("treasure_fleet", levels=[0, 0, 0], seed="count", tally=True).tallies


def test_a_game_without_rounds_has_none() -> None:
    played = play.play_game(small(), levels=[0, 0], seed="none")
    assert (played.rounds, played.decisions, played.result.reason) == (0, 0, "done")
