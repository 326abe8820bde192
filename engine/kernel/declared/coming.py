"""What a seat may order for its coming turn while others play, and what then stops that."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from engine.kernel.decision import Decision, Option
from engine.kernel.step import AnyGame

MOST_STEPS = 6
"""Steps that may be ordered for one turn."""


class Given(msgspec.Struct, frozen=True):
    """What an order for a coming turn answers to a question; `done`: with that it is carried out."""

    picks: list[str]
    done: bool = True


def _nothing_offered(game: AnyGame, seat: int, steps: Sequence[str]) -> list[Option]:
    return []


def _never(game: AnyGame, seat: int) -> bool:
    return False


def _no_answer(game: AnyGame, seat: int, asked: Decision, step: str) -> Given | None:
    return None


def _nothing_noted(game: AnyGame, seat: int, steps: Sequence[str]) -> Mapping[str, Any]:
    return {}


def _never_upset(before: Mapping[str, Any], now: Mapping[str, Any]) -> str:
    return ""


def _never_struck(seat: int, key: str, args: Mapping[str, Any]) -> str:
    return ""


class Coming(msgspec.Struct, frozen=True):
    """Orders for a coming turn, as a game offers them: steps that are carried out one after another when it
    has come, as long as nothing happens that their seat would want to know. None of its own: a game without.

    Where a reason is asked for, it is the end of a key (`coming-stops-<reason>` in the locale files), and ""
    says that there is none. `offered` and `noted` are given the game as its seat sees it, for nobody else:
    moves may be tried out in it.
    """

    offered: Callable[[AnyGame, int, Sequence[str]], list[Option]] = _nothing_offered
    """`offered(game, seat, steps)`: what may be ordered after these steps, while others play."""
    under_way: Callable[[AnyGame, int], bool] = _never
    """`under_way(game, seat)`: whether it is the turn of this seat."""
    answer: Callable[[AnyGame, int, Decision, str], Given | None] = _no_answer
    """`answer(game, seat, asked, step)`: what a step answers to this question in its seat's turn; None: it
    says nothing about it, and its seat is asked. What would be refused cannot be done any more.
    """
    noted: Callable[[AnyGame, int, Sequence[str]], Mapping[str, Any]] = _nothing_noted
    """`noted(game, seat, steps)`: plain data of all that these steps rely on, as it is now."""
    upset: Callable[[Mapping[str, Any], Mapping[str, Any]], str] = _never_upset
    """`upset(before, now)`: the reason to stop because something that was `noted` is otherwise now."""
    struck: Callable[[int, str, Mapping[str, Any]], str] = _never_struck
    """`struck(seat, key, args)`: the reason to stop because of a log entry, whoever's turn it is."""
    told: frozenset[str] = frozenset()
    """Keys of log entries that tell of steps that go as meant: any other, once the first step is done, is a
    reason to stop.
    """
    end: str = ""
    """The step that ends a turn: where the turn is over by itself, it is done."""
