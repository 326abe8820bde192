"""A whole table at once: a lobby as somebody wants it, or a first voyage under way."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.lobbies.herald import Herald
from bot.lobbies.opening import Opening
from bot.lobbies.settling import Settling
from bot.lobbies.sitting import Sitting
from bot.lobbies.starting import Begins, Starting
from bot.tables import LiveTable, LiveTables
from bot.tables.member import Member
from bot.tables.tell import NoSuch, Tell
from data.store import StoreError
from engine.games import GAMES
from engine.kernel import AnswerError


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer captain: of a level (None: the lobby's) and with a name (empty: one that nobody has)."""

    level: int | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A table as its host wants it. What he says nothing of is as its server has settled it.

    `people` sit down beside him, then `computers`. `modules` in play, or those of a `ready_made` set.
    `options` are settings of the game, `level` that of computer captains who say none.
    """

    game: str
    people: Sequence[Member] = ()
    computers: Sequence[Computer] = ()
    modules: Sequence[str] | None = None
    ready_made: str = ""
    options: Mapping[str, object] = field(default_factory=dict[str, object])
    level: int | None = None
    language: str | None = None


Made = Callable[[LiveTable], Awaitable[None]]
"""Does something once a table is there."""


class Laying:
    """Lays tables. All raise Tell, StoreError, AnswerError for what a game refuses; then there is none."""

    def __init__(
        self,
        tables: LiveTables,
        herald: Herald,
        opening: Opening,
        sitting: Sitting,
        settling: Settling,
        starting: Starting,
    ) -> None:
        self._tables = tables
        self._herald = herald
        self._opening = opening
        self._sitting = sitting
        self._settling = settling
        self._starting = starting

    async def lay(self, host: Member, channel: int, wanted: Wanted, **settled: bool) -> LiveTable:
        """Open a lobby in a channel of the host's server, all as he wants it, with this `settled` of it as a
        new table's; then it is posted.
        """
        live = await self._laid(host, channel, wanted, None, **settled)
        try:
            async with self._tables.hold(live.id):
                await self._herald.post(live)
        except (Tell, AnswerError, StoreError):
            await self._end(live)
            raise
        return live

    async def opened(
        self,
        host: Member,
        channel: int,
        wanted: Wanted,
        laid: Begins,
        seat: int = 0,
        made: Made | None = None,
        begun: Made | None = None,
        **settled: bool,
    ) -> LiveTable:
        """Begin a game that is `laid` as a file tells, or another table, at a table that says so and counts
        for nobody, with the host in this `seat`. What is `settled` is so from the start; `made` is done once
        the lobby is there, `begun` once the game has begun. Raises whatever `laid` raises, too.
        """
        live = await self._laid(host, channel, wanted, made, opened=True, **settled)
        try:
            # It is posted and begins at once: nobody sits down in between.
            async with self._tables.hold(live.id) as live:
                await self._herald.post(live)
                await self._starting.seat_host(live, seat)
                await self._starting.begin(live, laid)
                if begun is not None:
                    await begun(live)
        except Exception:
            await self._end(live)
            await self._herald.repost(live)
            raise
        return live

    async def voyage(
        self,
        host: Member,
        channel: int,
        game: str,
        language: str | None = None,
        made: Made | None = None,
        **settled: bool,
    ) -> LiveTable:
        """Begin a first voyage of a game at once, among its computer captains, in a language (None: the
        server's); `made` and `settled` as in `opened`.
        """
        live = await self._new(host, channel, game, **settled)
        try:
            if made is not None:
                await made(live)
            if language is not None:
                await self._settling.change_language(live.id, host, language)
            await self._settling.change_opening(live.id, host)
            return await self._starting.start(live.id, host)
        except (Tell, AnswerError):
            await self._end(live)
            raise

    async def _new(self, host: Member, channel: int, game: str, **settled: bool) -> LiveTable:
        if game not in GAMES:
            raise NoSuch
        return await self._opening.new(host, host.guild or 0, channel, game, **settled)

    async def _laid(
        self, host: Member, channel: int, wanted: Wanted, made: Made | None = None, **settled: bool
    ) -> LiveTable:
        """A lobby as it is wanted, posted nowhere."""
        live = await self._new(host, channel, wanted.game, **settled)
        try:
            if made is not None:
                await made(live)
            await self._settle(live, host, wanted)
            await self._seat(live, host, wanted)
        except (Tell, AnswerError, StoreError):
            await self._end(live)
            raise
        return live

    async def _end(self, live: LiveTable) -> None:
        async with self._tables.hold(live.id):
            await self._tables.end(live)

    async def _settle(self, live: LiveTable, host: Member, wanted: Wanted) -> None:
        settling, table = self._settling, live.id
        # First the language: computer captains are called in it.
        if wanted.language is not None:
            await settling.change_language(table, host, wanted.language)
        if wanted.ready_made:
            await settling.take_set(table, host, wanted.ready_made)
        elif wanted.modules is not None:
            await settling.change_modules(table, host, wanted.modules)
        for option, value in wanted.options.items():
            await settling.change(table, host, option, value)
        if wanted.level is not None:
            await settling.change_level(table, host, wanted.level)

    async def _seat(self, live: LiveTable, host: Member, wanted: Wanted) -> None:
        for member in wanted.people:
            await self._sitting.join(live.id, member)
        for one in wanted.computers:
            await self._sitting.add_computer(live.id, host, level=one.level, name=one.name)
