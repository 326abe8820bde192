"""A gentle captain: plays its game's heuristics with the slips of somebody who plays for the first time.

Which slips those are, and whom it leaves alone, each game says in `engine/captains/<game>/gentle.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import msgspec

from engine.captains.plain import Chance
from engine.kernel import Decision

Answers = list[list[str]]
"""Answers by preference, best first."""
View = Mapping[str, Any]


class Slip(msgspec.Struct, frozen=True):
    """What a newcomer does now and then with a kind of question: `often` is how likely (0 to 1), `does` makes
    his answers of a sensible captain's.
    """

    often: float
    does: Callable[[Decision, Answers], Answers]


class Newcomer(Protocol):
    """A newcomer to one game: `Gentle` in `engine.captains.<game>.gentle`."""

    slips: Mapping[str, Slip]
    """By kind of question."""

    def spares(self, view: View, decision: Decision, answers: Answers) -> Answers:
        """The answers without those that go after somebody who has no more than this captain."""
        ...


def gently(game: str, view: View, decision: Decision, answers: Answers, chance: Chance) -> Answers:
    """What a gentle captain makes of a sensible captain's answers."""
    newcomer = _newcomer_to(game)
    if newcomer is None or not answers:
        return answers
    slip = newcomer.slips.get(decision.kind)
    if slip is not None and chance.share() < slip.often:
        answers = slip.does(decision, answers)
    return newcomer.spares(view, decision, answers)


@cache
def _newcomer_to(game: str) -> Newcomer | None:
    home = f"{__package__}.{game}"
    if find_spec(home) is None or find_spec(f"{home}.gentle") is None:
        return None
    return import_module(f"{home}.gentle").Gentle()


# --- slips of every game ----------------------------------------------------------------------------


def first(picks: str) -> Callable[[Decision, Answers], Answers]:
    """Answers this before all else, where it is offered."""
    return lambda decision, answers: [[picks], *answers]


def never(begins: str) -> Callable[[Decision, Answers], Answers]:
    """Does not think of what begins so."""
    return lambda decision, answers: [one for one in answers if not (one and one[0].startswith(begins))]


def everything(decision: Decision, answers: Answers) -> Answers:
    """Takes all there is, as far as the question allows."""
    return [[option.id for option in decision.options][: decision.most], *answers]
