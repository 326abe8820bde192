"""Doors to tables: everything that one reader gets of a table, and may do there, behind one object.

Whoever serves pages makes one `Tables` and opens a door for each link; a door knows its reader alone.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncGenerator, Awaitable, Callable, Hashable
from datetime import datetime, tzinfo
from functools import partial
from typing import TypeVar

import msgspec
import structlog
from msgspec import UNSET

import render
from bot.decisions.answering import Answering
from bot.decisions.ordering import Ordering
from bot.decisions.perils import Perils
from bot.log.writing import Wanted
from bot.looking.looking import Looking
from bot.looking.reviewing import Reviews
from bot.pictures.board import card_picture, played_with
from bot.pictures.threads import off_the_loop
from bot.protocol.acting import REFUSALS, Acting
from bot.protocol.boards import Boards
from bot.protocol.gallery import Gallery
from bot.protocol.lookups import Lookups, forum_of, odds_of
from bot.protocol.mine import mine_of
from bot.protocol.moments import Moments
from bot.protocol.pulses import Pulses
from bot.protocol.question import question_of
from bot.protocol.reader import Reader, reader_of
from bot.protocol.recap import Recaps
from bot.protocol.rules import rules_of
from bot.protocol.shapes import (
    Answer,
    Board,
    Explained,
    ForumText,
    GiveOrder,
    KeepNotes,
    Layer,
    Maybe,
    Mine,
    News,
    Orders,
    Outcome,
    Question,
    Recap,
    Reckoned,
    Refused,
    Review,
    Rules,
    SetHelm,
    Story,
    Table,
    TakeBack,
    Taken,
    Thing,
    Waiting,
)
from bot.protocol.shared import Shared, version_of
from bot.protocol.story import Stories
from bot.protocol.table import table_of
from bot.tables import LiveTables
from bot.tables.member import Member
from bot.tables.tell import Tell
from engine.advice.reckoning import Given
from engine.kernel import AnswerError
from render.art.alone import art_of

_log = structlog.get_logger(__name__)

LATER = (0.05, 0.35)
"""Seconds, from so many to so many, after which who looks on hears of something."""
SAME = 0.25
"""Seconds for which all who look on are the same reader."""
CALM = 0.1
"""Seconds between two news of computer captains' turns."""
SAVED_WITHIN = 2.0
"""Seconds that a reader waits for what is happening to be saved."""
_T = TypeVar("_T")


class NotHere(Exception):
    """Something is not to be had: a sentence for whoever asked."""


class Tables:
    """The tables of a process, for pages."""

    def __init__(
        self,
        tables: LiveTables,
        answering: Answering,
        ordering: Ordering,
        looking: Looking,
        perils: Perils,
        *,
        now: Callable[[], datetime],
        there: tzinfo | None = None,
    ) -> None:
        """`now` is what time it is, `there` the time zone of readers (None: that of this machine)."""
        self.live = tables
        self.now, self.there = now, there
        self.pulses = Pulses(tables)
        self.shared = Shared()
        self.gallery = Gallery()
        self.stories = Stories(tables)
        self.moments = Moments(tables, self.stories, self.gallery)
        self.boards = Boards(self.gallery, self.pulses)
        self.recaps = Recaps(tables, self.stories, self.gallery)
        self.lookups = Lookups(self.gallery, self.boards, Reviews(tables))
        self.acting = Acting(tables, answering, ordering, looking, perils)

    def door(self, table: int, member: Member | None) -> TableDoor:
        """A table for a member, whatever seat he holds there; None: for a spectator."""
        return TableDoor(self, table, member)

    async def close(self) -> None:
        """Let everybody go who waits for news, and finish what was begun."""
        self.pulses.close()
        await self.acting.settle()


class TableDoor:
    """One table for one reader. All raise NotHere where there is no such table, or not so much of it."""

    def __init__(self, tables: Tables, table: int, member: Member | None) -> None:
        self._tables = tables
        self.table_number = table
        self._member = member

    def __eq__(self, other: object) -> bool:
        """Whether both open the same table to the same reader."""
        if not isinstance(other, TableDoor):
            return NotImplemented
        return (self.table_number, self._member) == (other.table_number, other._member)

    def __hash__(self) -> int:
        return hash((self.table_number, self._member))

    async def _reader(self, *, odds: bool = True) -> Reader:
        """The reader as he is now: nothing is shown that is not saved."""
        tables = self._tables
        try:
            while True:
                live = await tables.live.open(self.table_number)
                saved = await tables.pulses.saved(live, SAVED_WITHIN)
                reader = await self._read(odds=odds)
                if live.is_saved or not saved:
                    return reader
        except Tell as gone:
            raise NotHere(gone.sentence(tables.live.texts().on_page())) from gone

    async def _read(self, *, odds: bool) -> Reader:
        """The reader, saved or not. All who look on are one, and for a moment the same one."""
        tables, number = self._tables, self.table_number

        async def made() -> Reader:
            return await reader_of(tables.live, number, self._member, tables.now(), tables.there, odds=odds)

        if self._member is not None:
            return await made()
        moment = tables.pulses.count(number)
        tick = int(asyncio.get_running_loop().time() / SAME)
        return await tables.shared.once(("spectator", number, tick), moment, made)

    async def _once(
        self, what: Hashable, make: Callable[[Reader], Awaitable[_T]], *, odds: bool = True
    ) -> _T:
        """What readers like this one get, made once as long as nothing happens at the table."""
        reader = await self._reader(odds=odds)
        return await self._shared(reader, self._tables.pulses.count(self.table_number), what, make)

    async def _shared(
        self, reader: Reader, moment: int, what: Hashable, make: Callable[[Reader], Awaitable[_T]]
    ) -> _T:
        """The same, for a reader who is of this moment."""
        try:
            # He sees the game as it is now, whatever is done there before his answer is begun.
            return await self._tables.shared.once(
                (what, reader.alike), moment, lambda: make(reader), lambda: reader.view
            )
        except Tell as refused:
            raise NotHere(reader.said(refused.sentence(reader.texts))) from refused

    # --- seeing -----------------------------------------------------------------------------------------

    async def table(self) -> Table:
        """GET table."""
        return await self._once("table", self._table, odds=False)

    async def _table(self, reader: Reader) -> Table:
        return table_of(reader, await self._tables.stories.cursor(reader.live, reader.seat))

    async def view(self) -> Mine:
        """GET view."""
        return await self._once("view", _mine, odds=False)

    async def question(self) -> Question | Waiting:
        """GET question."""

        async def made(reader: Reader) -> Question | Waiting:
            meanwhile = await self._tables.stories.meanwhile(reader)
            return await question_of(reader, await self._outcome(reader), meanwhile)

        return await self._once("question", made)

    async def _outcome(self, reader: Reader) -> Maybe[Outcome]:
        """What the reader's last answer has brought about."""
        if reader.seat is None:
            return UNSET
        first = self._tables.acting.since(reader.live.id, reader.seat)
        if first is None:
            return UNSET
        return await self._tables.stories.outcome(reader, first, reader.live.next_entry)

    async def story(self, since: str | None, *, in_hand: bool = False) -> Story:
        """GET story."""

        async def made(reader: Reader) -> Story:
            story = await self._tables.stories.since(reader, since)
            moments = await self._tables.moments.of(reader, story, in_hand=in_hand)
            # Without a cursor he reads what has long been so.
            return story if since is None else msgspec.structs.replace(story, moments=moments)

        return await self._once(("story", since, in_hand), made)

    async def board(self, *, in_hand: bool = False) -> Board | None:
        """GET board; None if there is none."""
        boards = self._tables.boards
        return await self._once(("board", in_hand), lambda reader: boards.of(reader, in_hand=in_hand))

    async def layer(self, name: str) -> Layer:
        """GET layers/<name>."""
        return await self._once(("layer", name), lambda reader: self._tables.lookups.layer(reader, name))

    async def thing(self, place: str) -> Thing:
        """GET thing/<place>."""
        return await self._once(("thing", place), lambda reader: self._tables.lookups.thing(reader, place))

    async def explain(self) -> Explained:
        """GET explain."""
        return await self._once("explain", self._tables.lookups.explained)

    async def rules(self) -> Rules:
        """GET rules."""

        async def made(reader: Reader) -> Rules:
            return rules_of(reader)

        return await self._once("rules", made, odds=False)

    async def recap(self) -> Recap:
        """GET recap."""
        return await self._once("recap", self._tables.recaps.of, odds=False)

    async def review(self) -> Review:
        """GET review."""
        return await self._once("review", self._tables.lookups.review, odds=False)

    async def forum(self, wanted: Wanted) -> ForumText:
        """GET forum."""
        return await self._once(("forum", wanted), partial(forum_of, self._tables.live, wanted), odds=False)

    async def odds(self, given: Given | None) -> Reckoned:
        """GET odds."""
        asked = tuple(given.items()) if given is not None else None
        return await self._once(("odds", asked), partial(odds_of, self._tables.gallery, given), odds=False)

    async def orders(self) -> Orders:
        """GET orders."""
        return self._tables.lookups.orders(await self._reader())

    async def picture(self, token: str) -> bytes | None:
        """GET pictures/<token>: WebP; None if it is not kept, or not for this reader."""
        reader = await self._reader()
        return await self._tables.gallery.picture(reader.live.id, reader.seat, token)

    async def sprite(self, id: str) -> bytes | None:
        """GET sprites/<id>: WebP with alpha; None if there is no such sprite."""
        reader = await self._reader(odds=False)
        return await off_the_loop(render.sprite, reader.live.row.game, id, reader.theme)

    async def card(self, id: str) -> bytes | None:
        """GET cards/<id>: WebP; None if there is no such card."""
        reader = await self._reader(odds=False)
        modules = played_with(reader.live.row)
        card = id.partition(".")[0]
        picture = await card_picture(reader.live.plain_texts, card, reader.theme, modules)
        return picture.data if picture is not None else None

    async def art(self, id: str) -> bytes | None:
        """GET art/<id>: what is drawn on a card, a good, a flag or a ship, as WebP; None: nothing."""
        return await off_the_loop(art_of, id)

    # --- news -------------------------------------------------------------------------------------------

    async def news(self, known: str | None = None) -> AsyncGenerator[News]:
        """What to fetch, whenever something of what this reader gets has changed, beginning with what differs
        from the version that he has `known`. Ends when the table is no longer there.
        """
        tables, sent, until = self._tables, known, 0.0
        while not tables.pulses.over:
            seen = tables.pulses.count(self.table_number)
            try:
                news = await self.newest()
            except NotHere:
                return
            if news.version != sent:
                sent = news.version
                until = asyncio.get_running_loop().time() + CALM
                yield news
            await tables.pulses.after(self.table_number, seen)
            await tables.pulses.calm(self.table_number, until, self._captains_play)
            if self._member is None:
                # Who plays comes first, and many who look on do not all come at once.
                await asyncio.sleep(random.uniform(*LATER))  # noqa: S311 - a pause is no secret

    def _captains_play(self) -> bool:
        live = self._tables.live.in_memory(self.table_number)
        return live is not None and bool(live.computers_asked())

    async def newest(self) -> News:
        """What the next news would say."""
        reader = await self._reader(odds=False)
        moment = self._tables.pulses.count(self.table_number)

        async def made(reader: Reader) -> News:
            # Who hears the news fetches both.
            table = await self._shared(reader, moment, "table", self._table)
            mine = await self._shared(reader, moment, "view", _mine)
            asked = reader.live.asked(reader.seat) if reader.seat is not None else None
            number = asked.number if asked is not None else UNSET
            odds = self._tables.pulses.odds(reader.live.id, reader.member)
            besides = (odds, self._tables.lookups.orders(reader))
            return News(version_of(reader, (table, mine, *besides)), table.cursor, number)

        return await self._shared(reader, moment, "news", made)

    # --- acting -----------------------------------------------------------------------------------------

    @property
    def acts(self) -> bool:
        """Whether this reader may act at all."""
        return self._member is not None

    async def answer(self, wanted: Answer) -> Taken | Refused:
        """POST answer."""
        return await self._act(lambda member: self._tables.acting.answer(self.table_number, member, wanted))

    async def undo(self, wanted: TakeBack) -> Taken | Refused:
        """POST undo."""
        return await self._act(
            lambda member: self._tables.acting.take_back(self.table_number, member, wanted)
        )

    async def order(self, wanted: GiveOrder) -> Taken | Refused:
        """POST order."""
        return await self._act(lambda member: self._tables.acting.order(self.table_number, member, wanted))

    async def helm(self, wanted: SetHelm) -> Taken | Refused:
        """POST helm."""
        return await self._act(lambda member: self._tables.acting.helm(self.table_number, member, wanted))

    async def notes(self, wanted: KeepNotes) -> Taken | Refused:
        """POST notes."""
        return await self._act(lambda member: self._tables.acting.notes(self.table_number, member, wanted))

    async def _act(self, act: Callable[[Member], Awaitable[None]]) -> Taken | Refused:
        """Do something; what is refused is told in a sentence, with what is asked now."""
        assert self._member is not None
        try:
            await act(self._member)
        except REFUSALS as refused:
            return await self._refused(refused)
        return Taken()

    async def _refused(self, fault: Exception) -> Refused:
        reader = await self._reader()
        texts = reader.texts
        if isinstance(fault, AnswerError):
            sentence = texts.refusal(fault.refusal)
        elif isinstance(fault, Tell):
            sentence = fault.sentence(texts)
        else:
            _log.error("the store failed", table=self.table_number, reason=str(fault))
            sentence = texts.say("tell-not-saved")
        return Refused(reader.said(sentence), await question_of(reader, await self._outcome(reader)))


async def _mine(reader: Reader) -> Mine:
    return mine_of(reader)
