"""The door to what can be laid over a board, whatever the game: what a seat sees, as data for pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

import msgspec

View = Mapping[str, Any]
Line = tuple[str, Mapping[str, Any]]
"""An entry of the log as a seat may read it: its key and its arguments."""


class Laid(Protocol):
    """The module `engine.advice.<game>.laid`."""

    OVERLAYS: Mapping[str, Callable[[View, Iterable[Line]], object]]
    """What can be laid over the board, by name: made of a seat's view and the log as it may read it."""
    MEANINGS: Mapping[str, Callable[[View, str], Line | None]]
    """What a thing on the board means for a seat now, by the kind of its place: made of the seat's view and
    the name of the place, as the key of a sentence and what fills it.
    """

    def barred(self, view: View) -> Mapping[str, str]:
        """Places that are "closed" to the seat of a view, or let it in at a price ("entry")."""
        ...

    def errands(self, view: View) -> Iterable[tuple[str, str]]:
        """Places where what the seat of a view holds is to be done now."""
        ...

    def unshown(self, view: View) -> int:
        """The points that count for the seat of a view, and that its score does not show yet."""
        ...

    def trail(self, log: Iterable[Line]) -> object:
        """What has happened lately, from the newest part of the log as everybody may read it."""
        ...


def overlays_of(game: str) -> tuple[str, ...]:
    """The names of a game's overlays; none if it has none."""
    found = _laid(game)
    return tuple(found.OVERLAYS) if found else ()


def overlay(name: str, view: View, log: Iterable[Line]) -> Any:
    """One overlay for the seat of a view. Takes up to a tenth of a second: for a worker.

    Raises ValueError if the game has none of this name.
    """
    found = _laid(view["game"])
    if found is None or name not in found.OVERLAYS:
        raise ValueError(f"{view['game']} has no overlay {name!r}: name one of its overlays_of.")
    return msgspec.to_builtins(found.OVERLAYS[name](view, log))


def meaning(view: View, kind: str, name: str) -> Line | None:
    """What a thing on the board means for the seat of a view now; None where there is nothing to say."""
    found = _laid(view["game"])
    means = found.MEANINGS.get(kind) if found else None
    return means(view, name) if means else None


def barred(view: View) -> Mapping[str, str]:
    """Places of the board ("port:havana") that are "closed" to the seat of a view, or let it in at a price
    ("entry"); none where a game closes none.
    """
    found = _laid(view["game"])
    return found.barred(view) if found else {}


def errands(view: View) -> tuple[tuple[str, str], ...]:
    """Places of the board ("port:havana") where what the seat of a view holds is to be done now, each with
    the piece that asks for it; none where a game has no such things.
    """
    found = _laid(view["game"])
    return tuple(found.errands(view)) if found else ()


def unshown(view: View) -> int:
    """The points that count for the seat of a view, and that its score does not show yet: only its own player
    knows of them.
    """
    found = _laid(view["game"])
    return found.unshown(view) if found else 0


def with_trail(view: View, log: Iterable[Line]) -> dict[str, Any]:
    """A view with the `trail` of what has happened lately, which boards show, if its game tells one."""
    found = _laid(view["game"])
    return {**view, "trail": msgspec.to_builtins(found.trail(log))} if found else dict(view)


@cache
def _laid(game: str) -> Laid | None:
    home = f"{__package__}.{game}"
    if not game.isidentifier() or find_spec(home) is None or find_spec(f"{home}.laid") is None:
        return None
    return cast(Laid, import_module(f"{home}.laid"))
