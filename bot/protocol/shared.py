"""What many readers get alike, made once for all of them as long as nothing happens at their table."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, TypeVar

import msgspec

from bot.protocol.boards import looks
from bot.protocol.question import asked_now
from bot.protocol.reader import Reader
from bot.tables.thinking.helm import has_helm, is_quiet

MOST = 512
"""Answers kept."""

_T = TypeVar("_T")
_encode = msgspec.json.Encoder(order="deterministic").encode


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


def version_of(reader: Reader, besides: object) -> str:
    """A digest of what a reader is asked, of how a board looks, and of what there is `besides`. Odds and the
    helm's words take longer, and come with the question: of these only whether there are any, and how often
    odds came late.
    """
    live, seat = reader.live, reader.seat
    spoken = seat is not None and has_helm(live) and not is_quiet(live, seat)
    parts = (
        _encode([asked_now(reader), spoken, besides]),
        looks(live, reader.theme, reader.public),
    )
    return hashlib.sha256(b"".join(parts)).hexdigest()[:24]
