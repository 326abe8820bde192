"""Something that is worked out once for an object, when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")
Owner = TypeVar("Owner")


class once(Generic[Owner, T]):  # noqa: N801
    """As `functools.cached_property`, whose lock until Python 3.11 costs more than what is asked here."""

    def __init__(self, work_out: Callable[[Owner], T]) -> None:
        self._work_out = work_out
        self.__doc__ = work_out.__doc__

    def __set_name__(self, owner: type[Any], name: str) -> None:
        self._name = name

    @overload
    def __get__(self, asked: None, owner: type[Any]) -> Self: ...

    @overload
    def __get__(self, asked: Owner, owner: type[Any]) -> T: ...

    def __get__(self, asked: Owner | None, owner: type[Any]) -> Self | T:
        if asked is None:
            return self
        found = self._work_out(asked)
        # From now on it is found before this is asked.
        asked.__dict__[self._name] = found
        return found
