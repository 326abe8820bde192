"""Looking ahead: what is tried, what is chosen, and that it pays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, cast

import pytest

from engine.captains import captain, play_game
from engine.captains.ahead import ANSWERS, TURNS, WORLDS, look_ahead
from engine.captains.memory import Memory
from engine.captains.plain import Chance
from engine.captains.play import answer_for
from engine.kernel import Decision, Option, Table
from engine.kernel.table.saved import digest

OFFERED = [Option(id) for id in "abcdef"]


class Toy:
    """A table that counts turns: the first answer decides how it ends, by the world it stands in."""

    def __init__(self, seed: str, worth: Callable[[str, int], float]) -> None:
        self.turns = 1
        self.first = ""
        self.given = 0
        self._world = int(seed.rpartition("|")[2])
        self._worth = worth

    @property
    def waiting(self) -> dict[int, Decision]:
        """Seat 0 in every odd turn of two, else seat 1."""
        seat = self.given % 2
        return {seat: Decision(seat, "toy", OFFERED, default=["f"])}

    def answer(self, seat: int, number: int, picks: list[str]) -> None:
        """Count turns, remember the first answer."""
        self.first = self.first or picks[0]
        self.given += 1
        self.turns += seat

    def view(self, seat: int, *, facts: bool) -> dict[str, Any]:
        """What its player needs to know."""
        return {"turns": self.turns, "worth": self._worth(self.first, self._world)}


class Chooser:
    """Likes "a" best and thinks four answers worth trying."""

    def __init__(self) -> None:
        self.asked = 0

    def wanted(
        self, view: Mapping[str, Any], decision: Decision, luck: Chance, memory: Memory | None = None
    ) -> list[list[str]]:
        self.asked += 1
        return [["a"]]

    def gives_orders(self, decision: Decision) -> bool:
        return False

    def worth_trying(self, view: Mapping[str, Any], decision: Decision) -> list[list[str]]:
        return [["a"], ["x"], ["b"], ["c"], ["d"]]

    def standing(self, view: Mapping[str, Any]) -> float:
        return view["worth"]

    def turns(self, view: Mapping[str, Any]) -> int:
        return view["turns"]


def chosen(worth: Callable[[str, int], float]) -> tuple[list[list[str]], list[Toy], Chooser]:
    """What is chosen between "a", "b", "c", and the tables it was tried in."""
    tables: list[Toy] = []

    def imagine(seed: str) -> Table:
        tables.append(Toy(seed, worth))
        return cast(Table, tables[-1])

    player = Chooser()
    question = Decision(0, "toy", OFFERED, default=["f"])
    return look_ahead(player, {"turns": 1}, question, imagine, "seed"), tables, player


def test_what_surely_does_better_is_chosen() -> None:
    assert chosen(lambda first, world: {"a": 1.0, "b": 2.0, "c": 3.0}[first])[0] == [["c"]]


def test_what_does_better_by_chance_alone_is_not() -> None:
    lucky = [9.0, *[-1.0] * (WORLDS - 1)]
    assert chosen(lambda first, world: lucky[world] if first == "b" else 0.0)[0] == [["a"]]


def test_each_valid_answer_is_tried_in_the_same_worlds_and_no_more_than_the_budget() -> None:
    _, tables, player = chosen(lambda first, world: 0.0)
    assert len(tables) == ANSWERS * WORLDS
    assert Counter(table.first for table in tables) == dict.fromkeys("abc", WORLDS)
    assert {table.turns for table in tables} == {1 + TURNS}
    assert player.asked == ANSWERS * WORLDS * (TURNS - 1)


def test_a_single_answer_is_not_tried() -> None:
    class Sure(Chooser):
        def worth_trying(self, view: Mapping[str, Any], decision: Decision) -> list[list[str]]:
            return [["a"], ["x"]]

    def imagine(seed: str) -> Table:
        raise AssertionError("nothing was to be imagined")

    assert look_ahead(Sure(), {"turns": 1}, Decision(0, "toy", OFFERED), imagine, "seed") == []


def test_a_fault_while_looking_ahead_leaves_the_heuristics_choice() -> None:
    table = Table.new("marauders", seats=2, seed="fault")
    answer_for(captain(2, "x"), table, 0)
    answer_for(captain(2, "x"), table, 1)
    seat, decision = next(iter(table.waiting.items()))

    def imagine(seed: str) -> Table:
        raise RuntimeError("no imagination")

    view, liked = table.view(seat), captain(2, "x").answer(table.view(seat), decision)
    assert captain(3, "x").answer(view, decision, imagine) == liked
    assert captain(3, "x").answer(view, decision) == liked


def test_looking_ahead_leaves_the_table_as_it_is_and_finds_the_same_again() -> None:
    table, tried = Table.new("marauders", seats=2, seed="ahead"), 0
    players = [captain(2, "x"), captain(2, "y")]
    while tried < 2:
        seat, decision = next(iter(table.waiting.items()))
        imagined: list[str] = []

        def imagine(seed: str, seat: int = seat, imagined: list[str] = imagined) -> Table:
            imagined.append(seed)
            return table.imagine(seat, seed)

        before = (table.version, digest(table.running), table.save())
        answers = [captain(3, "z").answer(table.view(seat), decision, imagine) for _ in range(2)]
        assert answers[0] == answers[1]
        assert (table.version, digest(table.running), table.save()) == before
        tried += len(imagined) > 0
        answer_for(players[seat], table, seat)


@pytest.mark.soak("ahead")
def test_level_3_beats_level_2_more_often_than_not() -> None:
    won = Counter[int]()
    for number in range(40):
        levels = [2, 3, 2, 3] if number % 2 else [3, 2, 3, 2]
        played = play_game("marauders", levels=levels, seed=f"three {number // 2}")
        won.update(levels[seat] for seat in played.result.winners)
    assert won[3] > won[2]
