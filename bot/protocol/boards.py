"""The board of a table as a page shows it: a ground, where everything lies, pieces, what is under way.

It is what a spectator sees, drawn once for all readers of one language and look, off the event loop.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import structlog
from msgspec import UNSET

import render
from bot.pictures.board import board_picture, drawn_from, with_lately
from bot.pictures.scenes import scene_picture
from bot.pictures.threads import mark_of, marked_of, off_the_loop
from bot.protocol.gallery import Gallery
from bot.protocol.pulses import Pulses
from bot.protocol.reader import Reader
from bot.protocol.shapes import Board, Piece, Spot
from bot.tables import LiveTable
from render import Picture
from render.kit.touch import Touch

_log = structlog.get_logger(__name__)

MOST_BOARDS = 64
"""Boards kept as they were drawn last."""
PACE = 0.5
"""Seconds between two drawings while computer captains have their turns: each costs some of their answers."""
GRACE = 0.3
"""Seconds in which they are usually done: a board drawn before would hold them up and be old at once."""

_Key = tuple[int, str, str]
"""A table, a language, a theme."""


@dataclass(slots=True)
class _Drawn:
    """A board that was drawn last: of what, when, and how it came out."""

    of: bytes = b""
    began: float = 0.0
    board: Board | None = None
    names: Mapping[str, str] = field(default_factory=dict[str, str])
    """What its places are called, those too that a bare board does not have."""
    drawing: asyncio.Lock = field(default_factory=asyncio.Lock)


class Boards:
    """Draws the boards that are looked at."""

    def __init__(self, gallery: Gallery, pulses: Pulses) -> None:
        self._gallery = gallery
        self._pulses = pulses
        self._drawn: OrderedDict[_Key, _Drawn] = OrderedDict()

    async def of(self, reader: Reader, *, in_hand: bool = False) -> Board | None:
        """GET board; None if the game has no pictures, or drawing fails."""
        return (await self._of(reader, in_hand=in_hand)).board

    async def names(self, reader: Reader) -> Mapping[str, str]:
        """What the places of a board are called."""
        return (await self._of(reader)).names

    async def _of(self, reader: Reader, *, in_hand: bool = False) -> _Drawn:
        live = reader.live
        if live.game is None or not render.drawn(live.row.game):
            return _Drawn()
        bare = render.in_hand(live.row.game, reader.theme) if in_hand else reader.theme
        key = (live.id, reader.texts.language, bare)
        drawn = self._drawn.setdefault(key, _Drawn())
        self._drawn.move_to_end(key)
        while len(self._drawn) > MOST_BOARDS:
            self._drawn.popitem(last=False)
        async with drawn.drawing:
            await self._let_captains_play(live, drawn)
            await self._renew(reader, drawn, bare)
        return drawn

    async def _renew(self, reader: Reader, drawn: _Drawn, bare: str) -> None:
        """Draw the board again if it has changed; `bare` is the theme of what is laid bare."""
        live = reader.live
        assert live.game is not None
        # Captains have played since the reader was made.
        view = live.game.view(None)
        of = looks(live, reader.theme, view)
        public = (live.id, None)
        if drawn.of == of and drawn.board is not None and self._gallery.has(public, _tokens(drawn.board)):
            return
        drawn.began = asyncio.get_running_loop().time()
        game, texts, theme = live.row.game, live.plain_texts, reader.theme
        seen = with_lately(live, view)
        try:
            ground, touch, whole, words = await off_the_loop(
                marked_of(live)(
                    lambda: (
                        render.ground(game, view, texts, bare, bare=True),
                        render.touch(game, view, texts, bare, bare=True),
                        render.touch(game, view, texts, theme),
                        render.board_words(seen, texts, theme),
                    )
                )
            )
        except Exception:
            # A table without a picture can be played.
            _log.exception("a board could not be drawn for a page", table=live.id)
            return
        scene, lying = await self._scene(reader, view)
        drawn.of = of
        drawn.names = {one.at: one.name for one in whole.spots} | {one.id: one.name for one in whole.pieces}
        mark = mark_of(live)
        like = Picture(b"", "webp", "", f"{mark}.\n{words}" if mark else words, *whole.size)
        drawn.board = Board(
            picture=self._gallery.promise(like, of, public, lambda: board_picture(live, theme, view)),
            ground=self._gallery.keep(ground, public),
            spots=spots_on(touch),
            pieces=pieces_on(touch),
            scene=self._gallery.keep(scene, public) if scene is not None else UNSET,
            scene_spots=lying if scene is not None else UNSET,
        )

    async def _scene(self, reader: Reader, view: Mapping[str, Any]) -> tuple[Picture | None, list[Spot]]:
        """What is under way, and where things are on it. A picture on which nothing can be touched is none:
        that of a card game is the board itself.
        """
        live, texts, theme = reader.live, reader.live.plain_texts, reader.theme
        touch = await off_the_loop(render.scene_touch, view, texts, live.names, theme)
        scene = await scene_picture(live, theme, view) if touch is not None else None
        if touch is None or scene is None:
            return None, []
        return scene, spots_on(touch)

    async def _let_captains_play(self, live: LiveTable, drawn: _Drawn) -> None:
        """Wait until the computer captains are done, but no longer than a picture may be old."""
        loop, pulses = asyncio.get_running_loop(), self._pulses
        until = max(drawn.began + PACE, loop.time() + GRACE)
        while (live.computers_asked() or not live.is_saved) and not pulses.over:
            left = until - loop.time()
            if left <= 0:
                return
            try:
                await asyncio.wait_for(pulses.after(live.id, pulses.count(live.id)), left)
            except TimeoutError:
                return


def _tokens(board: Board) -> list[str]:
    """The pictures of a board."""
    return [one.token for one in (board.picture, board.ground, board.scene) if one is not UNSET]


def spots_on(touch: Touch) -> list[Spot]:
    """The spots of a board, as a page gets them."""
    return [Spot(one.at, list(one.outline), one.label, one.name, one.about or UNSET) for one in touch.spots]


def pieces_on(touch: Touch) -> list[Piece]:
    """What moves on it."""
    return [
        Piece(one.id, one.at, one.x, one.y, one.width, one.height, one.sprite, one.name)
        for one in touch.pieces
    ]


def looks(live: LiveTable, theme: str, view: Mapping[str, Any]) -> bytes:
    """A digest of all that a board depends on: what everybody may see, as the spectator's `view` has it."""
    if live.game is None:
        return b""
    under_way: object = view["stack"] if live.is_running else []
    return drawn_from(live, view, theme) + repr(under_way).encode()
