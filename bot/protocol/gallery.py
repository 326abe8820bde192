"""Pictures that a page may still ask for, by their tokens: a token always names the same picture."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable

from bot.protocol.shapes import Drawn
from render import Picture

MOST = 48 * 1024 * 1024
"""Bytes of pictures that are kept."""
MOST_PROMISED = 256
"""Pictures that are drawn when somebody asks for them."""
BRIEF = 160
"""Characters of the first lines of a picture's words."""
Whose = tuple[int, int | None]
"""Who may see a picture: a seat of a table, or (None) everybody there."""
Draw = Callable[[], Coroutine[None, None, Picture | None]]


class Gallery:
    """The newest pictures of all tables."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Whose, str], bytes] = OrderedDict()
        self._size = 0
        self._promised: OrderedDict[tuple[Whose, str], Draw] = OrderedDict()
        self._drawing: dict[tuple[Whose, str], asyncio.Task[Picture | None]] = {}

    def keep(self, picture: Picture, whose: Whose) -> Drawn:
        """Keep a picture for whoever may see it; how it is named to him."""
        token = hashlib.sha256(picture.data).hexdigest()[:24]
        self._keep((whose, token), picture.data)
        return _named(token, picture)

    def promise(self, like: Picture, of: bytes, whose: Whose, draw: Draw) -> Drawn:
        """A picture that is drawn when somebody asks for it: `like` is all of it but its data, `of` a digest
        of what it shows.
        """
        token = hashlib.sha256(of).hexdigest()[:24]
        key = (whose, token)
        if key not in self._kept:
            self._promised[key] = draw
            self._promised.move_to_end(key)
            while len(self._promised) > MOST_PROMISED:
                self._promised.popitem(last=False)
        return _named(token, like)

    def has(self, whose: Whose, tokens: Iterable[str]) -> bool:
        """Whether all of these can still be seen: the oldest make room for newer ones."""
        keys = [(whose, token) for token in tokens]
        return all(key in self._kept or key in self._promised for key in keys)

    async def picture(self, table: int, seat: int | None, token: str) -> bytes | None:
        """A picture that a seat (None: a spectator) of a table may see; None if it is not kept."""
        for whose in dict.fromkeys(((table, None), (table, seat))):
            key = (whose, token)
            if key not in self._kept and (draw := self._promised.get(key)) is not None:
                if (picture := await self._drawn(key, draw)) is None:
                    return None
                self._keep(key, picture.data)
                self._promised.pop(key, None)
            if (data := self._kept.get(key)) is not None:
                self._kept.move_to_end(key)
                return data
        return None

    async def _drawn(self, key: tuple[Whose, str], draw: Draw) -> Picture | None:
        """A picture that was promised, drawn once however many ask for it meanwhile: a film takes long."""
        if (task := self._drawing.get(key)) is None:
            task = self._drawing[key] = asyncio.create_task(draw())
            task.add_done_callback(lambda _: self._drawing.pop(key))
        return await asyncio.shield(task)

    def _keep(self, key: tuple[Whose, str], data: bytes) -> None:
        if key not in self._kept:
            self._kept[key] = data
            self._size += len(data)
        self._kept.move_to_end(key)
        while self._size > MOST and len(self._kept) > 1:
            self._size -= len(self._kept.popitem(last=False)[1])


def _named(token: str, picture: Picture) -> Drawn:
    """How a picture is named: with its first lines in a sentence or two, and all of them."""
    lines, brief = picture.alt.splitlines(), ""
    for line in lines:
        if brief and len(brief) + len(line) > BRIEF:
            break
        brief = f"{brief} {line}".strip()
    return Drawn(token, picture.width, picture.height, brief, picture.alt)
