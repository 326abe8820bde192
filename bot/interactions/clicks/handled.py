"""Which handler carries out a click on which control: said at the handler."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar, overload

from bot.controls.declared import Click, Declaration
from bot.controls.every import CONTROLS
from bot.posting.replies import Interaction

S = TypeVar("S")
T = TypeVar("T")
Handler = Callable[[Interaction, Click[Any], Sequence[str]], Awaitable[None]]
"""Carries out a click; the last argument is what was picked in a select, or typed into a modal."""
_Method = Callable[[S, Interaction, Click[T], Sequence[str]], Awaitable[None]]
_MARK = "handled_controls"


@overload
def handles(control: Declaration[T], /) -> Callable[[_Method[S, T]], _Method[S, T]]: ...
@overload
def handles(*controls: Declaration[Any]) -> Callable[[_Method[S, Any]], _Method[S, Any]]: ...
def handles(*controls: Declaration[Any]) -> Callable[[_Method[Any, Any]], _Method[Any, Any]]:
    """Bind a method to controls: it carries out clicks on them."""

    def mark(method: _Method[Any, Any]) -> _Method[Any, Any]:
        setattr(method, _MARK, controls)
        return method

    return mark


def bound(parts: Iterable[object]) -> Mapping[Declaration[Any], Handler]:
    """The handler of each control, as methods of these. Raises TypeError unless every control has exactly
    one.
    """
    found: dict[Declaration[Any], Handler] = {}
    for part in parts:
        for name, method in vars(type(part)).items():
            for control in getattr(method, _MARK, ()):
                if control in found:
                    raise TypeError(f"{control.verb} has two handlers")
                found[control] = getattr(part, name)
    missing = [verb for verb, control in CONTROLS.items() if control not in found]
    if missing:
        raise TypeError(f"nothing handles {', '.join(missing)}")
    return found
