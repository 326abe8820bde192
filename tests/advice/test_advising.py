"""The door to advice: what is asked, what is remembered, and how notes go together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import pytest

from engine.advice import Advice, Note, advise, estimate, remembered
from engine.advice import advising as door
from engine.advice.advising import position_of
from engine.advice.notes import advice, percent
from engine.advice.playouts import Imagine
from engine.kernel import Decision, Table


class Counting:
    """An adviser that counts what it is asked."""

    estimates = ("discover",)
    reckoning = None

    def __init__(self) -> None:
        self.estimated = 0

    def advise(self, view: Mapping[str, Any], decision: Decision) -> Advice:
        return Advice((Note(decision.kind, {"seat": view["seat"]}),))

    def estimate(self, view: Mapping[str, Any], decision: Decision, imagine: Imagine, seed: str) -> Advice:
        self.estimated += 1
        return Advice((Note("imagined", {"alike": imagine(seed).view(view["seat"]) == view}),))

    def warm(self) -> None:
        pass

    def perils(
        self, view: Mapping[str, Any], decision: Decision, told: Advice, picks: Sequence[str]
    ) -> list[Note]:
        return []

    def matters(
        self, view: Mapping[str, Any], decision: Decision
    ) -> tuple[Mapping[str, Any], dict[str, Any]]:
        return view, decision.args


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> Counting:
    adviser = Counting()
    monkeypatch.setattr(door, "adviser_of", lambda game: adviser)
    monkeypatch.setattr(door, "_estimates", {})
    return adviser


def test_who_is_asked_is_advised_by_what_he_sees_and_nobody_else(counting: Counting) -> None:
    table = Table.new("port_royal", seats=2, seed="advice")
    (seat,) = table.waiting
    assert advise(table, seat).question == (Note(table.waiting[seat].kind, {"seat": seat}),)
    assert advise(table, 1 - seat) == Advice() == estimate(table, 1 - seat)


def test_an_estimate_is_made_once_for_a_position(counting: Counting) -> None:
    table = Table.new("port_royal", seats=2, seed="advice")
    (seat,) = table.waiting
    assert remembered(table, seat) is None
    assert estimate(table, seat) == estimate(table, seat) == Advice((Note("imagined", {"alike": True}),))
    assert remembered(table, seat) == estimate(table, seat)
    assert counting.estimated == 1
    decision = table.waiting[seat]
    table.answer(seat, decision.number, decision.default)
    (seat,) = table.waiting
    estimate(table, seat)
    assert counting.estimated == 2


def test_positions_are_told_apart_by_view_and_question() -> None:
    table = Table.new("port_royal", seats=2, seed="advice")
    (seat,) = table.waiting
    view, decision, of = table.view(seat), table.waiting[seat], partial(position_of, Counting())
    assert of(view, decision) == of(table.view(seat), decision)
    assert of(view, decision) != of(table.view(1 - seat), decision)
    assert of(view, decision) != of(view, Decision(seat, "other", decision.options))


def test_a_game_without_an_adviser_has_no_advice() -> None:
    assert door.adviser_of("chess") is None


def test_only_what_is_impossible_or_sure_is_told_so() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.005, 0.495, 0.999, 1.0)] == [0, 1, 1, 50, 99, 100]
    assert percent(sum([0.1] * 10)) == 100


def test_advice_goes_together_and_leaves_out_what_has_no_notes() -> None:
    one, two = Note("one"), Note("two", {}, "warn")
    whole = advice([one], {"a": [one], "b": []}) | advice([two], {"a": [two], "c": [two]})
    assert whole == Advice((one, two), {"a": (one, two), "c": (two,)})
