"""Somebody at home: what he reads, and what he does. The one face of the house for whoever serves it."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

import msgspec
import structlog
from msgspec import UNSET

import render
from bot.home.doing.done import Doer, Outcome
from bot.home.doing.every import do
from bot.home.home import Home
from bot.home.lan.qr import qr
from bot.home.people import GUILD
from bot.home.showing.boxes import boxes
from bot.home.showing.challenge import challenge_of
from bot.home.showing.lobby import lobby_page
from bot.home.showing.mend import asked_of, look_back, mend_page
from bot.home.showing.reader import Reader, reader_at
from bot.home.showing.ruled import rules_page
from bot.home.showing.tables import Listing
from bot.lobbies.trying import hides
from bot.log.exporting import exported
from bot.protocol.door import NotHere, TableDoor
from bot.protocol.home.acts import Declined, Done, HomeAct
from bot.protocol.home.pages import (
    Choice,
    HomeNews,
    HomePage,
    LobbyPage,
    LookBack,
    Me,
    MendPage,
    OwnScore,
    Person,
    RulesPage,
)
from bot.protocol.shapes import VERSION
from bot.tables.finding.sealed import check_sight
from bot.tables.live import LiveTable
from bot.tables.lobby import LEVELS
from bot.tables.tell import Tell
from bot.web.words import page_words
from bot.wording.languages import language_name
from bot.wording.solo import own_line
from data.locale import languages
from data.store import StoreError
from engine.games import GAMES
from engine.kernel import AnswerError
from render.kit.theme import themes

_log = structlog.get_logger(__name__)

PACE = 0.25
"""Seconds between two looks at what has changed."""
_T = TypeVar("_T")


class Guest:
    """One of those at home. What he looks at raises NotHere, in his words, where it is not to be had; what he
    does is answered with what came of it.
    """

    def __init__(self, home: Home, who: int) -> None:
        """`who`: his number at home. Raises NoSuch for a stranger."""
        self._home = home
        self._resident = home.resident(who)
        self._listing = Listing(home)

    @property
    def name(self) -> str:
        """How he is called."""
        return self._resident.name

    async def _reader(self) -> Reader:
        return await reader_at(self._home, self._resident.number)

    async def _open(self, table: int) -> LiveTable:
        """A table of this house. Raises Tell."""
        live = await self._home.tables.open(table)
        if live.row.guild != GUILD or hides(live.lobby, live.row.host, self._resident.id):
            raise Tell("tell-no-such-table")
        check_sight(live, self._resident.id)
        return live

    async def _asked(self, table: int, look: Callable[[Reader, LiveTable], Awaitable[_T]]) -> _T:
        """What he looks at, about a table. Raises NotHere."""
        reader = await self._reader()
        try:
            return await look(reader, await self._open(table))
        except (Tell, AnswerError) as refused:
            raise NotHere(self._refusal(reader, refused, table)) from refused

    def _refusal(self, reader: Reader, refused: Tell | AnswerError, table: int | None) -> str:
        live = self._home.tables.in_memory(table) if table is not None else None
        return reader.refusal(refused, live if live is not None and live.row.guild == GUILD else None)

    # --- looking ----------------------------------------------------------------------------------

    async def words(self) -> dict[str, str]:
        """The page's own words by their keys, in his language."""
        return page_words((await self._reader()).texts)

    async def page(self) -> HomePage:
        """The house as he sees it. Raises StoreError."""
        reader = await self._reader()
        texts = reader.texts
        return HomePage(
            version=VERSION,
            me=self._me(reader),
            people=[Person(one.number, one.name, one.is_host, one.is_guest) for one in self._home.people],
            tables=await self._listing.entries(reader),
            games=boxes(reader),
            languages=[Choice(one, language_name(one)) for one in languages()],
            looks=[Choice(one, texts.say(f"theme-{one}")) for one in themes()],
            levels=[
                Choice(str(int(level)), texts.say("level", level=level), texts.say(f"level-{int(level)}"))
                for level in LEVELS
            ],
            usual_language=self._home.tables.texts(reader.house.language if reader.house else None).language,
            usual_look=reader.usual_look.theme,
            alone=[
                OwnScore(one.game, texts.name(one.game), own_line(texts, one))
                for one in await self._home.domain.records.alone(reader.member)
            ],
            challenge=challenge_of(reader, await self._home.domain.challenging.seen(reader.member)),
        )

    def _me(self, reader: Reader) -> Me:
        chosen = reader.preferences
        return Me(
            who=self._resident.number,
            name=self.name,
            host=self._resident.is_host,
            language=reader.texts.language,
            look=reader.look.theme,
            own_language=chosen.language is not None,
            own_look=chosen.theme is not None,
            words=chosen.words,
            odds=chosen.odds,
            cards=chosen.cards or "",
        )

    async def lobby(self, table: int) -> LobbyPage:
        """A table before its game and beside it. Raises NotHere, StoreError."""
        return await self._asked(table, lambda reader, live: lobby_page(self._home, live, reader))

    async def mend(self, table: int) -> MendPage:
        """What a moderator may set right there. Raises NotHere, StoreError."""
        return await self._asked(table, lambda reader, _: mend_page(self._home, table, reader))

    async def look_back(self, table: int, step: int) -> LookBack:
        """What undoing a step would take back. Raises NotHere, StoreError."""
        return await self._asked(table, lambda reader, _: look_back(self._home, table, reader, step))

    async def exported(self, table: int) -> bytes:
        """A table as a file: while it is played, what everybody knows. Raises NotHere, StoreError."""
        return await self._asked(table, lambda _, live: exported(self._home.tables, live))

    def cover(self, game: str) -> bytes | None:
        """The picture of a game, as WebP; None if there is none."""
        picture = render.cover(game, self._home.tables.texts()) if game in GAMES else None
        return picture.data if picture is not None else None

    def qr(self, code: str) -> bytes | None:
        """The picture of a code that lets a phone in, for the host alone; None if there is no such code."""
        gate = self._home.gate
        url = gate.codes.url(gate.address, code) if self._resident.is_host else None
        return qr(url) if url is not None else None

    async def rules(self, game: str) -> RulesPage:
        """How a game is played. Raises NotHere, StoreError."""
        reader = await self._reader()
        if game not in GAMES:
            raise NotHere(self._refusal(reader, Tell("tell-no-such-table"), None))
        return rules_page(reader.texts, game)

    async def table(self, table: int) -> TableDoor:
        """A table of the house, for him. Raises NotHere, StoreError."""

        async def look(reader: Reader, live: LiveTable) -> TableDoor:
            return self._home.doors.door(live.id, reader.member)

        return await self._asked(table, look)

    # --- news -------------------------------------------------------------------------------------

    async def news(self, known: str | None = None, table: int | None = None) -> AsyncGenerator[HomeNews]:
        """What to fetch, whenever something of the house looks different to him, or of a table beside its
        game; beginning with what differs from the version that he knows.
        """
        news = self._home.news
        while not news.over:
            seen = news.count
            told = await self.told(table)
            if told.version != known:
                known = told.version
                yield told
            await news.after(seen)
            # Computer captains answer faster than anybody reads.
            await asyncio.sleep(PACE)

    async def told(self, table: int | None = None) -> HomeNews:
        """All that he sees now, by names that change with it. Raises StoreError."""
        house, lobby = _digest(await self.page()), None
        if table is not None:
            with suppress(NotHere):
                lobby = _digest(await self.lobby(table))
        return HomeNews(_digest([house, lobby]), house, lobby if table is not None else UNSET)

    # --- doing ------------------------------------------------------------------------------------

    async def do(self, act: HomeAct) -> Done | Declined:
        """Do something. Whatever was refused has changed nothing."""
        table: int | None = getattr(act, "table", None)
        try:
            if table is not None:
                await self._open(table)
            outcome = await do(Doer(self._home, await self._home.member(self._resident.number)), act)
        except (Tell, AnswerError) as refused:
            return Declined(self._refusal(await self._reader(), refused, table))
        except StoreError as fault:
            _log.error("an act at home could not be stored", act=type(act).__name__, reason=str(fault))
            return Declined(self._refusal(await self._reader(), Tell("tell-not-saved"), table))
        finally:
            self._home.news.tell()
        return await self._done(outcome)

    async def _done(self, outcome: Outcome) -> Done:
        live, asked = outcome.table, outcome.asked
        if live is None:
            return Done(done=True)
        if asked is None:
            return Done(done=True, table=live.id)
        reader = await self._reader()
        read = reader.reads(live)
        return Done(done=False, table=live.id, asked=asked_of(read, reader, asked, asked.options))


def _digest(shown: object) -> str:
    return hashlib.sha256(msgspec.json.encode(shown)).hexdigest()[:24]
