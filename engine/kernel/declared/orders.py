"""What seats of a game may order beforehand, and what their orders answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from engine.kernel.decision import Course, Decision, Option
from engine.kernel.declared.coming import Coming
from engine.kernel.step import AnyGame

ASK, ALWAYS, NEVER, AS_EVER = "ask", "always", "never", ""
"""What a seat may want of whatever it could give orders about, now and later: to be asked each time; that it
happens at the first chance; that it never does; what holds where nothing was said.
"""


def _no_courses(game: AnyGame, seat: int, asked: Decision) -> list[Course]:
    return []


def _nothing_offered(game: AnyGame, seat: int) -> Decision | None:
    return None


def _not_given(game: AnyGame, seat: int, picks: list[str]) -> None:
    return None


def _none_stand(game: AnyGame, seat: int) -> list[Option]:
    return []


def _no_answer(game: AnyGame, seat: int, asked: Decision, orders: list[str]) -> list[str] | None:
    return None


def _never_lapsed(game: AnyGame, seat: int, order: str) -> bool:
    return False


class Orders(msgspec.Struct, frozen=True):
    """The orders of a game: courses while it asks, orders at any time, standing orders, orders for a coming
    turn. None of its own: a game without any.
    """

    courses: Callable[[AnyGame, int, Decision], list[Course]] = _no_courses
    """`courses(game, seat, asked)`: several answers that a seat may order at once while it is asked this. The
    game is as that seat sees it, for nobody else: moves may be tried out in it.
    """
    offered: Callable[[AnyGame, int], Decision | None] = _nothing_offered
    """`offered(game, seat)`: what the seat may order at any time, no matter who is asked; None: nothing.
    Nobody else learns of it.
    """
    give: Callable[[AnyGame, int, list[str]], None] = _not_given
    """`give(game, seat, picks)`: record an order. It changes only what this seat sees, and must accept one
    that has become pointless: after an undo, orders are given again.
    """
    habits: Mapping[str, str] = {}
    """By `ASK`, `ALWAYS`, `NEVER` and `AS_EVER`: the option of what is `offered` that orders it."""
    standing: Callable[[AnyGame, int], list[Option]] = _none_stand
    """`standing(game, seat)`: the standing orders that the seat may give now."""
    obey: Callable[[AnyGame, int, Decision, list[str]], list[str] | None] = _no_answer
    """`obey(game, seat, asked, orders)`: the answer that a seat's standing orders give to this question;
    None: they say nothing about it.
    """
    lapsed: Callable[[AnyGame, int, str], bool] = _never_lapsed
    """`lapsed(game, seat, order)`: whether a standing order is over."""
    coming: Coming = Coming()
    """What a seat may order for its coming turn while others play."""
