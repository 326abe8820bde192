"""Somebody at home: what he reads, and what he does. The one face of the house for whoever serves it."""

from __future__ import annotations

import hashlib

import msgspec
import structlog

import render
from bot.home.doing.done import Doer, Outcome
from bot.home.doing.every import do
from bot.home.home import Home
from bot.home.people import GUILD, PEOPLE
from bot.home.showing.boxes import boxes
from bot.home.showing.lobby import lobby_page
from bot.home.showing.mend import asked_of, look_back, mend_page
from bot.home.showing.reader import Reader, reader_at
from bot.home.showing.tables import Listing
from bot.log.exporting import exported
from bot.protocol.home.acts import Declined, Done, HomeAct
from bot.protocol.home.pages import Choice, HomePage, LobbyPage, LookBack, Me, MendPage, Person
from bot.protocol.shapes import VERSION
from bot.tables.live import LiveTable
from bot.tables.lobby import LEVELS
from bot.tables.tell import Tell
from bot.wording.languages import language_name
from data.locale import languages
from data.store import StoreError
from engine.games import GAMES
from engine.kernel import AnswerError
from render.kit.theme import themes

_log = structlog.get_logger(__name__)


class Guest:
    """One of those at home. What he looks at raises Tell for what is not there or not for him; what he does
    is answered with what came of it.
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
        if live.row.guild != GUILD:
            raise Tell("tell-no-such-table")
        return live

    # --- looking ----------------------------------------------------------------------------------

    async def page(self) -> HomePage:
        """The house as he sees it. Raises StoreError."""
        reader = await self._reader()
        texts = reader.texts
        return HomePage(
            version=VERSION,
            me=self._me(reader),
            people=[Person(one.number, one.name, one.is_host) for one in PEOPLE],
            tables=await self._listing.entries(reader),
            games=boxes(reader),
            languages=[Choice(one, language_name(one)) for one in languages()],
            looks=[Choice(one, texts.say(f"theme-{one}")) for one in themes()],
            levels=[
                Choice(str(int(level)), texts.say("level", level=level), texts.say(f"level-{int(level)}"))
                for level in LEVELS
            ],
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
        )

    async def lobby(self, table: int) -> LobbyPage:
        """A table before its game and beside it. Raises Tell, StoreError."""
        return await lobby_page(self._home, await self._open(table), await self._reader())

    async def mend(self, table: int) -> MendPage:
        """What may be set right there. Raises Tell, AnswerError, StoreError."""
        await self._open(table)
        return await mend_page(self._home, table, await self._reader())

    async def look_back(self, table: int, step: int) -> LookBack:
        """What going back to before a step would undo. Raises Tell, AnswerError, StoreError."""
        await self._open(table)
        return await look_back(self._home, table, await self._reader(), step)

    async def exported(self, table: int) -> bytes:
        """A table as a file: while it is played, what a spectator knows. Raises Tell, StoreError."""
        return await exported(self._home.tables, await self._open(table))

    def cover(self, game: str) -> bytes | None:
        """The picture of a game, as WebP; None if there is none."""
        picture = render.cover(game, self._home.tables.texts()) if game in GAMES else None
        return picture.data if picture is not None else None

    async def version(self, table: int | None = None) -> str:
        """A name for all that he sees of the house, and of a table beside its game: another as soon as
        anything of it looks different to him. Raises Tell, StoreError.
        """
        shown = msgspec.json.encode(await self.page())
        shown += msgspec.json.encode(await self.lobby(table)) if table is not None else b""
        return hashlib.sha256(shown).hexdigest()[:16]

    async def refusal(self, refused: Tell | AnswerError, table: int | None = None) -> str:
        """Why something was refused, in his words. Raises StoreError."""
        reader = await self._reader()
        live = self._home.tables.in_memory(table) if table is not None else None
        return reader.refusal(refused, live if live is not None and live.row.guild == GUILD else None)

    # --- doing ------------------------------------------------------------------------------------

    async def do(self, act: HomeAct) -> Done | Declined:
        """Do something. Whatever was refused has changed nothing."""
        table = getattr(act, "table", None)
        try:
            if table is not None:
                await self._open(table)
            outcome = await do(Doer(self._home, await self._home.member(self._resident.number)), act)
        except (Tell, AnswerError) as refused:
            return Declined(await self.refusal(refused, table))
        except StoreError as fault:
            _log.error("an act at home could not be stored", act=type(act).__name__, reason=str(fault))
            return Declined(await self.refusal(Tell("tell-not-saved"), table))
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
