"""How a finished game went, for a page: everybody's points round by round, what decided it, and its film.

The game is played again from its inputs, off the event loop: asked for once it is over, and never before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import structlog

import render
from bot.pictures.played import course_of, film_of
from bot.pictures.threads import marked_of, off_the_loop
from bot.protocol.gallery import Gallery
from bot.protocol.reader import Reader
from bot.protocol.shapes import Earned, Recap, Turning
from bot.protocol.story import Stories
from bot.tables import LiveTable, LiveTables
from bot.tables.finding.sealed import check_unsealed
from bot.tables.tell import Tell
from engine.games import load_game
from render import Picture
from render.history import ScoreHistory, course_text, turning_points

_log = structlog.get_logger(__name__)

MOST = 64
"""Games of which the course is kept."""
CAUSES = 2
"""Sentences that say what came about in a round that decided."""


class Recaps:
    """Plays finished games again, each once."""

    def __init__(self, tables: LiveTables, stories: Stories, gallery: Gallery) -> None:
        self._tables = tables
        self._stories = stories
        self._gallery = gallery
        self._known: dict[tuple[int, int], asyncio.Task[ScoreHistory]] = {}

    async def of(self, reader: Reader) -> Recap:
        """GET recap. Raises Tell if the game goes on, has no pictures, or cannot be played again."""
        live, texts = reader.live, reader.texts
        if live.game is None or live.game.result is None or not render.drawn(live.row.game):
            raise Tell("tell-no-recap")
        check_unsealed(live)
        try:
            course = await asyncio.shield(self._course(live))
        except Exception as fault:
            # A table that lived through a change of its rules cannot be replayed; its result stands.
            _log.exception("the course of a table could not be told", table=live.id)
            raise Tell("tell-no-recap") from fault
        turning = [
            Turning(
                one.round,
                one.seat,
                reader.say(f"recap-{one.kind}", seat=one.seat, points=max(0, one.points), last=one.last),
                (await self._stories.earned(reader, one.seat, one.round))[:CAUSES],
            )
            for one in turning_points(course)
        ]
        words = reader.said(course_text(course, texts))
        return Recap(
            course.rounds, course.lines, turning, words, self._film(reader), await self._earned(reader)
        )

    async def _earned(self, reader: Reader) -> list[list[Earned]]:
        """How each seat came to its points, most first; of a log that cannot be read nothing is known."""
        live = reader.live
        try:
            entries = await self._tables.log(live)
        except Tell:
            return []
        assert live.game is not None
        assert live.game.result is not None
        told = load_game(live.row.game).tallies(entries, live.game.result, live.game.options)
        if len({way for one in told for way, points in one.points.items() if points > 0}) < 2:
            # All points came the same way: there is nothing to compare.
            return []
        return [
            [
                Earned(way, _called(reader, way), points)
                for way, points in sorted(one.points.items(), key=lambda found: -found[1])
                if points > 0
            ]
            for one in told
        ]

    def _course(self, live: LiveTable) -> asyncio.Task[ScoreHistory]:
        """The points round by round; what failed is tried again."""
        assert live.game is not None
        # A table that was opened again may end another time.
        key = (live.id, live.game.logged)
        task = self._known.pop(key, None)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.ensure_future(self._played_again(live))
        self._known[key] = task
        while len(self._known) > MOST:
            del self._known[next(iter(self._known))]
        return task

    async def _played_again(self, live: LiveTable) -> ScoreHistory:
        exported = await self._exported(live)
        return await off_the_loop(course_of, exported)

    async def _exported(self, live: LiveTable) -> dict[str, Any]:
        assert live.game is not None
        history: Sequence[bytes] = await self._tables.store.tables.history(live.id)
        return live.game.export(history=history, entries=())

    def _film(self, reader: Reader) -> str:
        """The film of its boards, which is made when somebody wants to see it."""
        live, texts, theme = reader.live, reader.live.plain_texts, reader.theme
        logged = live.game.logged if live.game is not None else 0
        of = f"film {live.id} {logged} {texts.language} {theme} {live.names}".encode()

        async def drawn() -> Picture:
            return await off_the_loop(marked_of(live)(film_of), await self._exported(live), texts, theme)

        like = Picture(b"", "webp", "", texts.say("alt-replay", game=live.row.game, count=0), 0, 0)
        return self._gallery.promise(like, of, (live.id, None), drawn).token


def _called(reader: Reader, way: str) -> str:
    """How points were come to, in a few words; one that nobody has named is another way."""
    key = f"earned-{way}"
    return reader.say(key if reader.texts.has(key) else "earned-otherwise")
