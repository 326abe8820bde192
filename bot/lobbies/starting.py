"""The start of a game: when its host says so, when all are ready, or at a time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256

import structlog

from bot.lobbies.herald import Herald, Resting, Threads
from bot.lobbies.hosting import Hosting
from bot.lobbies.seating import Seating, seat_rows
from bot.lobbies.settling import Settling
from bot.lobbies.twins import Twins
from bot.tables import LiveTable, LiveTables
from bot.tables.crew import Crew
from bot.tables.gather import MISSED, SOON, moment_meant
from bot.tables.lobby import not_alone
from bot.tables.member import Member
from bot.tables.rest import Rest, zone
from bot.tables.servers.defaults import Defaults
from bot.tables.stamps import ago
from bot.tables.tell import Tell
from bot.time.timers import Timers
from data.store import Status, StoreError, Timer
from engine.games import load_game
from engine.kernel import AnswerError, Table, guided, rounds_allowed

_log = structlog.get_logger(__name__)

START, START_SOON = "start", "start-soon"
"""The kinds of timers: one of each for a lobby."""


@dataclass(frozen=True, slots=True)
class Appointed:
    """When the game of a lobby starts, and where the member lives who typed it."""

    live: LiveTable
    at: datetime
    rest: Rest


Begins = Callable[[str, str], Awaitable[Table]]
"""Gives a game with this seed and this salt."""


class Starting:
    """Begins games. What takes a `LiveTable` is called by who holds its lock."""

    def __init__(
        self,
        tables: LiveTables,
        timers: Timers,
        herald: Herald,
        threads: Threads,
        rests: Resting,
        hosting: Hosting,
        settling: Settling,
        seating: Seating,
        twins: Twins,
    ) -> None:
        self._tables = tables
        self._timers = timers
        self._herald = herald
        self._threads = threads
        self._rests = rests
        self._hosting = hosting
        self._settling = settling
        self._seating = seating
        self._twins = twins
        timers.handler(START)(self._start)
        timers.handler(START_SOON)(self._remind)

    # --- now ----------------------------------------------------------------------------------------

    async def start(self, table: int, member: Member) -> LiveTable:
        """The host begins the game. Raises Tell as `begin` does."""
        async with self._tables.hold(table) as live:
            await self._hosting.check(live, member)
            await self.begin(live)
        return live

    async def set_sail(self, table: int, member: Member) -> LiveTable:
        """The host begins a first voyage if he sits there alone and waits for nobody: nobody is invited, and
        it is to start at no time. Else it stays a lobby. Raises Tell as `begin` does.
        """
        async with self._tables.hold(table) as live:
            await self._hosting.check(live, member)
            alone = [holder.member for holder in live.members] == [member.id]
            invited = live.lobby.invited or Crew.of(live.row.crew).offers
            if guided(live.row.options) and alone and not invited and live.lobby.starts_at is None:
                await self.begin(live)
        return live

    def check_seats(self, live: LiveTable) -> None:
        """Raises Tell unless a game can begin with the seats that are taken."""
        spec = load_game(live.row.game)
        if len(live.holders) not in spec.seats or not live.members:
            raise Tell("tell-seats", low=spec.low_seats, high=spec.high_seats)
        if not_alone(live.row.game, live.row.options, len(live.members)):
            raise Tell("tell-solo-alone")

    async def seat_host(self, live: LiveTable, seat: int) -> None:
        """Let who sits first in a lobby have this seat; the others keep their order."""
        first, *others = live.holders
        await self._seating.seat(live, [*others[:seat], first, *others[seat:]])

    async def begin(self, live: LiveTable, laid: Begins | None = None) -> None:
        """Begin the game of a lobby: its thread, its first snapshot; computer captains answer. `laid` begins
        it elsewhere than at its beginning. Raises Tell if it cannot begin, or if its game is not played here
        any more, and whatever `laid` raises.
        """
        settled = await self._settling.defaults(live)
        settled.check_game(live.row.game)
        self.check_seats(live)
        async with self._twins.beginning(live):
            await self._begin(live, settled, laid)

    async def _begin(self, live: LiveTable, settled: Defaults, laid: Begins | None) -> None:
        self._threads.check_thread(live, live.row.channel)
        await self._seating.turn(live)
        game = await laid(live.lobby.seed, _salt(live)) if laid is not None else _new_game(live)
        if live.lobby.latecomers and rounds_allowed(load_game(live.row.game), live.row.options):
            await self._tables.change_lobby(live, latecomers=False)
        if live.allows_odds and not settled.odds_are_free:
            await self._tables.change_lobby(live, odds=False)
        thread = await self._threads.open_thread(live)
        try:
            await self._tables.start(live, seat_rows(live), game, thread=thread)
        except Tell:
            if thread is not None:
                await self._threads.drop_thread(thread)
            raise
        await self._tables.let_captains_play(live)
        self._tables.events.changed.tell(live)

    async def begin_if_it_can(self, live: LiveTable) -> str:
        """Begin the game; the reason if it cannot."""
        try:
            await self.begin(live)
        except Tell as refused:
            return refused.sentence(live.texts)
        except StoreError as fault:
            _log.error("a game could not be started", table=live.id, reason=str(fault))
            return live.texts.say("tell-not-saved")
        return ""

    async def tell_begun(self, live: LiveTable, why: str) -> None:
        """Show what came of a start that nobody pressed: the game, or why it has not begun."""
        await self._herald.repost(live)
        if not live.is_running:
            sentence = live.texts.say("gather-no-start", table=live.title, why=why)
            await self._herald.tell_members(live, sentence)

    # --- at a time ----------------------------------------------------------------------------------

    async def start_when(self, table: int, member: Member, typed: str) -> Appointed:
        """Let a game start when a member types it, by the clock where he lives. Raises Tell for what is no
        time.
        """
        live, now = await self._tables.open(table), self._timers.clock.now()
        rest = await self._rests.of(live, member.id)
        there = zone(rest.zone) or now.tzinfo
        assert there is not None
        moment = moment_meant(typed, now, there)
        if moment is None:
            raise Tell("tell-no-moment", typed=typed[:40])
        return Appointed(await self.start_at(table, member, moment), moment, rest)

    async def start_at(self, table: int, member: Member, moment: datetime | None) -> LiveTable:
        """Let a game start at a time; None: when somebody starts it. Raises Tell."""
        async with self._tables.hold(table) as live:
            await self._hosting.check(live, member)
            # The timers first: what the lobby says does happen; a timer that it does not mean does nothing.
            if moment is None:
                await self._timers.drop(START, str(table))
            else:
                about = {"at": moment.isoformat()}
                await self._timers.set(START, str(table), moment, table=table, payload=about)
                soon = moment - SOON
                if soon > self._timers.clock.now() + SOON:
                    await self._timers.set(START_SOON, str(table), soon, table=table, payload=about)
            await self._tables.change_lobby(live, starts_at=moment)
        await self._herald.repost(live)
        return live

    def _meant(self, live: LiveTable, timer: Timer) -> bool:
        """Whether a timer is for the time that the lobby has now."""
        waits = live.row.status is Status.LOBBY
        return waits and live.lobby.starts_at == datetime.fromisoformat(timer.payload["at"])

    async def _remind(self, timer: Timer) -> None:
        try:
            live = await self._tables.open(int(timer.key))
        except Tell:
            return
        if self._meant(live, timer) and self._timers.clock.now() < timer.due + SOON:
            left = ago(datetime.fromisoformat(timer.payload["at"]))
            await self._herald.tell_members(live, live.texts.say("gather-soon", table=live.title, left=left))

    async def _start(self, timer: Timer) -> None:
        """It is time to start: begin, or say why not."""
        try:
            async with self._tables.hold(int(timer.key)) as live:
                if not self._meant(live, timer):
                    return
                await self._tables.change_lobby(live, starts_at=None)
                missed = self._timers.clock.now() - timer.due > MISSED
                why = live.texts.say("gather-missed") if missed else await self.begin_if_it_can(live)
        except Tell as gone:
            _log.info("a lobby is not started", table=timer.key, reason=str(gone))
            return
        await self.tell_begun(live, why)


def _new_game(live: LiveTable) -> Table:
    """The game of a lobby as it is settled. Raises Tell if it does not go together."""
    try:
        return Table.new(
            live.row.game,
            seats=len(live.holders),
            options=live.row.options,
            modules=live.row.modules,
            seed=live.lobby.seed,
            salt=_salt(live),
        )
    except AnswerError as refused:
        raise Tell("", refusal=refused.refusal) from refused


def _salt(live: LiveTable) -> str:
    """A digest of what nobody can choose once the seed is committed to: the lobby's message, and who sits
    where; of a duplicate its first lobby's message. It stays with the game, which names no member.
    """
    if live.lobby.salt:
        return live.lobby.salt
    parts = (live.row.messages.get("lobby"), *(holder.member for holder in live.holders))
    return sha256(":".join(str(part) for part in parts).encode()).hexdigest()
