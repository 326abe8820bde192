"""What many readers get alike, made once for all of them as long as nothing happens at their table."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, TypeVar

MOST = 512
"""Answers kept."""

_T = TypeVar("_T")


class Shared:
    """Answers by who reads them, and when."""

    def __init__(self) -> None:
        self._made: OrderedDict[Hashable, tuple[int, asyncio.Task[Any]]] = OrderedDict()

    async def once(
        self,
        key: Hashable,
        moment: int,
        make: Callable[[], Awaitable[_T]],
        first: Callable[[], object] | None = None,
    ) -> _T:
        """What `make` gives for all who ask for it at this moment; what it raises, each of them hears.
        `first` is called at once if it has to be made: that begins later, when more may have happened.
        """
        made = self._made.get(key)
        if made is None or made[0] != moment or _failed(made[1]):
            if first is not None:
                first()
            task: asyncio.Task[_T] = asyncio.ensure_future(_of(make))
            made = self._made[key] = (moment, task)
            while len(self._made) > MOST:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        # Who goes away while it is being made takes it from nobody else.
        return await asyncio.shield(made[1])


async def _of(make: Callable[[], Awaitable[_T]]) -> _T:
    return await make()


def _failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
