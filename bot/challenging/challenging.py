"""Tries at the challenge of the week, and what came of them.

The seed is drawn once for a week and known to the store alone: its digest is told from the beginning, the
seed at the end. A table of a challenge is sealed until then, so that nobody learns from another what will be
drawn. A try that is not finished counts what it has.
"""

from __future__ import annotations

import asyncio

import msgspec
import structlog

from bot.challenging.announcing import Announcing
from bot.challenging.herald import Herald
from bot.challenging.week import Week, drawn_for, means_of, week_at
from bot.lobbies.sealing import Sealing
from bot.tables import LiveTable, LiveTables
from bot.tables.finding.challenges import Challenged, Over, Running, Tries
from bot.tables.finding.solo import score_of
from bot.tables.member import Member
from bot.tables.tell import Tell
from bot.time.timers import Timers
from data.store import NoSuchTable, Status, StoreError, Timer
from data.store.challenges.models import Challenge, ChallengeTry
from engine.kernel import Result
from render import standings

_log = structlog.get_logger(__name__)

OVER = "challenge-over"
"""The kind of the timers that open sealed tables again; their keys are tables."""
MOST_PLACES = 10


class Challenging:
    """The challenges of an installation. All raise Tell, StoreError."""

    def __init__(self, tables: LiveTables, timers: Timers, sealing: Sealing, herald: Herald) -> None:
        self._tables = tables
        self._timers = timers
        self._sealing = sealing
        self._store = tables.store.challenges
        self.announcing = Announcing(herald, tables, timers, self.challenge, self.over)
        self._drawing, self._beginning = asyncio.Lock(), asyncio.Lock()
        self._noting: set[asyncio.Task[None]] = set()
        timers.handler(OVER)(self._over)
        tables.events.saved.listen(self._saved)

    @property
    def week(self) -> Week:
        """The week that it is."""
        return week_at(self._timers.clock.now())

    async def challenge(self) -> Challenge:
        """This week's challenge; it is drawn when it is asked for first."""
        week = self.week
        async with self._drawing:
            if (known := await self._store.get(week.key)) is not None:
                return known
            try:
                await self._store.draw(drawn_for(week))
            except StoreError:
                # Another process may have been quicker: then it is that one's.
                if await self._store.get(week.key) is None:
                    raise
            drawn = await self._store.get(week.key)
        assert drawn is not None
        return drawn

    # --- trying -------------------------------------------------------------------------------------

    async def begin(self, member: Member, channel: int) -> LiveTable:
        """A member's one try begins, in a channel of his server, seen by nobody else."""
        week, challenge = self.week, await self.challenge()
        begun: list[int] = []

        async def made(live: LiveTable) -> None:
            if not await self._store.begin(challenge, member.id, live.row.guild, live.id):
                raise Tell("tell-challenge-tried")
            begun.append(live.id)
            await self._timers.set(OVER, str(live.id), week.ends, table=live.id)

        async with self._beginning:
            if (tried := await self._store.tried(challenge, member.id)) is not None:
                await self._drop_unbegun(tried)
            try:
                means = means_of(challenge)
                return await self._sealing.alone(member, channel, means, made, challenge=week.key)
            except Exception:
                # What could not begin is no try.
                for table in begun:
                    await self._store.give_up(table)
                raise

    async def _drop_unbegun(self, tried: ChallengeTry) -> None:
        """Give up a try that never began. Raises Tell for any other: he has had it."""
        if not await self._never_began(tried):
            raise Tell("tell-challenge-tried")
        table = tried.table_id or 0
        await self._store.give_up(table)
        await self._timers.drop(OVER, str(table))
        async with self._tables.hold(table) as live:
            if live.row.status is Status.LOBBY:
                await self._tables.end(live)

    async def _never_began(self, tried: ChallengeTry) -> bool:
        """Whether this process ended while it laid the table of a try: nobody has seen anything of it. What
        other processes lay may begin yet.
        """
        if tried.table_id is None or not self._tables.store.range.has(tried.guild):
            return False
        try:
            return (await self._tables.store.tables.get(tried.table_id)).started_at is None
        except NoSuchTable:
            return False

    # --- reading ------------------------------------------------------------------------------------

    async def seen(self, member: Member) -> Challenged:
        """What a member reads of this week's challenge, and of the one before."""
        challenge = await self.challenge()
        tried = await self._store.tried(challenge, member.id)
        running = Running(challenge, self.week.ends)
        if tried is not None and not await self._never_began(tried):
            running = await self._tried(challenge, tried)
        return Challenged(running, await self.over(self.week.before, member.guild or 0, member.id))

    async def _tried(self, challenge: Challenge, tried: ChallengeTry) -> Running:
        place, goes_on = None, False
        if tried.table_id is not None:
            try:
                row = await self._tables.store.tables.get(tried.table_id)
                place, goes_on = row.thread or row.channel, row.status is Status.PLAYING
            except NoSuchTable:
                pass
        return Running(challenge, self.week.ends, True, goes_on, place, tried.score, tried.table_id)

    async def over(self, week: Week, guild: int, member: int = 0) -> Over | None:
        """What came of the challenge of a week that is over, as a server reads of it, and a member there;
        None if nobody tried it.
        """
        challenge = await self._store.get(week.key)
        if challenge is None or self._timers.clock.now() < week.ends:
            return None
        tries = Tries(challenge, await self._store.tries(week.key))
        if not tries.tries:
            return None
        here = {one.member for one in tries.of(guild)}
        shown = {who for who in here if who == member or await self._shows(who)}
        return tries.over(guild, shown, MOST_PLACES, member)

    async def _shows(self, member: int) -> bool:
        return (await self._tables.preferences(member)).results

    # --- ending -------------------------------------------------------------------------------------

    def _saved(self, live: LiveTable, _asks: bool) -> None:
        """A game of a challenge that is over is a try that is: what it came to is noted at once."""
        if live.lobby.challenge and live.row.status in (Status.FINISHED, Status.ENDED) and live.lobby.sealed:
            task = asyncio.create_task(self._note_if_it_can(live), name=f"challenge-of-table-{live.id}")
            self._noting.add(task)
            task.add_done_callback(self._noting.discard)

    async def _note_if_it_can(self, live: LiveTable) -> None:
        try:
            await self._note(live)
        except StoreError as fault:
            # It is noted at the end of the week.
            _log.error("a try could not be noted", table=live.id, reason=str(fault))

    async def _note(self, live: LiveTable) -> None:
        score, whole = score_at(live)
        await self._store.settle(live.id, score, whole=whole)

    async def settle(self) -> None:
        """Finish what is being noted."""
        if self._noting:
            await asyncio.wait(self._noting)

    async def _over(self, timer: Timer) -> None:
        """The week is over: what goes on counts as it stands; the table may be seen again."""
        try:
            async with self._tables.hold(int(timer.key)) as live:
                await self._note(live)
                if live.row.status in (Status.LOBBY, Status.PLAYING):
                    await self._tables.end(live)
                await self._tables.change_lobby(live, sealed=False)
                self._tables.note(live)
                self._tables.events.changed.tell(live)
        except Tell as gone:
            _log.info("a table of a challenge is not opened again", table=timer.key, reason=gone.key)


def score_at(live: LiveTable) -> tuple[int, bool]:
    """What a game alone has come to for who plays it, and whether it was played to its end."""
    seat = next((one.seat for one in live.holders if one.level is None), 0)
    row = live.row
    if row.result is not None:
        result = msgspec.convert(row.result, Result)
        return score_of(row.game, row.options, result, seat) or 0, True
    if live.game is None:
        return 0, False
    found = standings(row.game, live.game.view(None))
    return next((one.points for one in found if one.seat == seat), 0), False
