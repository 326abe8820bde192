"""How a table of a game begins, usually or from a position in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from engine.kernel.step import AnyGame, Frame, Step


class Beginning(msgspec.Struct):
    """How a table starts: its state, where every piece lies, and what is played, in this order.

    A `Frame` among the steps is one that is under way (`under_way`, `done_but_for`). `prepare`, if given, is
    called once with the game before anything is played, for what only its rules can work out; it raises
    ValueError with a sentence if the table cannot begin like this.
    """

    state: Any
    places: dict[str, list[str]]
    steps: list[Step | Frame]
    ext: dict[str, Any] = {}
    prepare: Callable[[AnyGame], None] | None = None


def _no_position(
    given: Mapping[str, Any], seats: int, options: Mapping[str, Any], modules: tuple[str, ...]
) -> Beginning:
    raise ValueError("this game cannot be set up in a position")


def _nothing_found(description: Any, taken: tuple[str, ...], modules: tuple[str, ...]) -> str:
    raise ValueError("this game cannot find pieces by description")


class Positions(msgspec.Struct, frozen=True):
    """How scenarios of a game are set up and played."""

    begin: Callable[[Mapping[str, Any], int, Mapping[str, Any], tuple[str, ...]], Beginning] = _no_position
    """`begin(given, seats, options, modules)`: a scenario's beginning; ValueError if it is impossible."""
    find_piece: Callable[[Any, tuple[str, ...], tuple[str, ...]], str] = _nothing_found
    """`find_piece(description, taken, modules)`: a free piece that fits; ValueError if there is none."""
    windows: Mapping[str, str] = {}
    """The reaction windows, by kind of question: the option that passes. Scenarios pass them for the seats
    they name.
    """
