"""Gathering players: a ready check, a time to start, a call to the server's players, the open tables."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime, timedelta

import msgspec
import structlog
from discord import ui

from bot.controls.declared import Click
from bot.controls.ids import one_of
from bot.controls.lobby import (
    CALL,
    CHANGE_LANGUAGE,
    GATHER,
    IM_READY,
    JOIN_AT,
    NOT_READY,
    READY_CHECK,
    START_AT,
)
from bot.interactions.clicks.handled import handles
from bot.interactions.clicks.lobby import Lobbies
from bot.interactions.services import Services
from bot.posting.attempts import Unreachable
from bot.posting.replies import Interaction, done, show, update
from bot.present.languages import language_name
from bot.present.lobby.gathering import (
    OpenTable,
    call_layout,
    check_layout,
    gather_layout,
    tables_layout,
)
from bot.present.stamps import ago, on
from bot.present.time import said_layout
from bot.tables.gather import (
    CALL_EVERY,
    CALL_LOBBY,
    CHECK_LASTS,
    IN_MINUTES,
    LAST,
    MISSED,
    ROLE,
    SOON,
    moment_meant,
)
from bot.tables.live import LiveTable
from bot.tables.lobby import ReadyCheck
from bot.tables.rest import zone
from bot.tables.tell import Tell
from bot.time.timers import Timers
from data.locale import languages
from data.store import Status, StoreError, Timer

_log = structlog.get_logger(__name__)

START, START_SOON, CHECK = "start", "start-soon", "ready"
"""The kinds of timers: one of each for a lobby."""


class Gathering:
    """What a lobby's host does so that the game begins; whoever may start it may do this."""

    def __init__(self, services: Services, lobbies: Lobbies) -> None:
        self._services = services
        self._lobbies = lobbies
        self._calling = asyncio.Lock()

    def listen(self, timers: Timers) -> None:
        """Do what these timers are set for."""
        timers.handler(START)(self._start)
        timers.handler(START_SOON)(self._remind)
        timers.handler(CHECK)(self._lapse)

    # --- the panel ----------------------------------------------------------------------------------

    @handles(GATHER)
    async def show(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """The host's panel."""
        async with self._services.tables.hold(click.at) as live:
            await self._lobbies.check_host(interaction, live)
        await show(interaction, await self._panel(live))

    async def _panel(self, live: LiveTable) -> ui.LayoutView:
        calls = await self._role(live) is not None
        return gather_layout(self._lobbies.scene(live), live.lobby.starts_at, calls=calls)

    async def _role(self, live: LiveTable) -> int | None:
        row = await self._services.tables.guild(live.row.guild)
        return ((row.calls if row is not None else None) or {}).get(ROLE)

    @handles(CHANGE_LANGUAGE)
    async def change_language(
        self, interaction: Interaction, click: Click[None], values: Sequence[str]
    ) -> None:
        """Choose the language of one table."""
        language = one_of(values, languages())
        async with self._services.tables.hold(click.at) as live:
            await self._lobbies.check_host(interaction, live)
            await self._services.tables.change_lobby(live, language=language)
            await self._services.tables.refresh_row(live)
        await update(interaction, await self._panel(live))
        await self._lobbies.repost(live)

    # --- start at a time ----------------------------------------------------------------------------

    @handles(START_AT)
    async def start_at(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Choose on the panel when the game starts."""
        minutes = int(one_of(values, [str(minutes) for minutes in (0, *IN_MINUTES)]))
        now = self._services.timers.clock.now()
        live = await self.settle_start(
            interaction, click.at, now + timedelta(minutes=minutes) if minutes else None
        )
        await update(interaction, await self._panel(live))

    async def start_when(self, interaction: Interaction, table: int, typed: str) -> None:
        """Choose by a command when the game starts. Raises Tell for what is no time."""
        live, now = await self._services.tables.open(table), self._services.timers.clock.now()
        rest = await self._services.keeper.rests.of(live, interaction.user.id)
        there = zone(rest.zone) or now.tzinfo
        assert there is not None
        moment = moment_meant(typed, now, there)
        if moment is None:
            raise Tell("tell-no-moment", typed=typed[:40])
        live = await self.settle_start(interaction, table, moment)
        key = "tell-starts" if rest.zone_known else "tell-starts-zone"
        await done(interaction, live.texts.say(key, when=on(moment), left=ago(moment), zone=rest.zone))

    async def settle_start(self, interaction: Interaction, table: int, moment: datetime | None) -> LiveTable:
        """Let a game start at a time; None: when somebody starts it."""
        timers = self._services.timers
        async with self._services.tables.hold(table) as live:
            await self._lobbies.check_host(interaction, live)
            # The timers first: what the lobby says does happen; a timer that it does not mean does nothing.
            if moment is None:
                await timers.drop(START, str(table))
            else:
                about = {"at": moment.isoformat()}
                await timers.set(START, str(table), moment, table=table, payload=about)
                soon = moment - SOON
                if soon > timers.clock.now() + SOON:
                    await timers.set(START_SOON, str(table), soon, table=table, payload=about)
            await self._services.tables.change_lobby(live, starts_at=moment)
        await self._lobbies.repost(live)
        return live

    def _meant(self, live: LiveTable, timer: Timer) -> bool:
        """Whether a timer is for the time that the lobby has now."""
        waits = live.row.status is Status.LOBBY
        return waits and live.lobby.starts_at == datetime.fromisoformat(timer.payload["at"])

    async def _remind(self, timer: Timer) -> None:
        try:
            live = await self._services.tables.open(int(timer.key))
        except Tell:
            return
        if self._meant(live, timer) and self._services.timers.clock.now() < timer.due + SOON:
            when = datetime.fromisoformat(timer.payload["at"])
            await self._tell(live, live.texts.say("gather-soon", table=live.title, left=ago(when)))

    async def _start(self, timer: Timer) -> None:
        """It is time to start: begin, or say why not."""
        try:
            async with self._services.tables.hold(int(timer.key)) as live:
                if not self._meant(live, timer):
                    return
                await self._services.tables.change_lobby(live, starts_at=None)
                missed = self._services.timers.clock.now() - timer.due > MISSED
                why = live.texts.say("gather-missed") if missed else await self._begin(live)
        except Tell as gone:
            _log.info("a lobby is not started", table=timer.key, reason=str(gone))
            return
        await self._begun(live, why)

    async def _begin(self, live: LiveTable) -> str:
        """Begin the game; the reason if it cannot. The lock is held."""
        try:
            await self._lobbies.begin(live)
        except Tell as refused:
            return refused.sentence(live.texts)
        except StoreError as fault:
            _log.error("a game could not be started", table=live.id, reason=str(fault))
            return live.texts.say("tell-not-saved")
        return ""

    async def _begun(self, live: LiveTable, why: str) -> None:
        """Show what came of a start that nobody pressed."""
        await self._lobbies.repost(live)
        if live.is_running:
            self._services.poster.refresh(live)
        else:
            await self._tell(live, live.texts.say("gather-no-start", table=live.title, why=why))

    async def _tell(self, live: LiveTable, sentence: str) -> None:
        """Call the members of a lobby."""
        members = [holder.member for holder in live.members if holder.member is not None]
        text = " ".join([*(f"<@{member}>" for member in members), sentence])
        try:
            await self._services.places.post(live, said_layout(text), ping=members)
        except Unreachable as fault:
            _log.info("the members of a lobby could not be told", table=live.id, reason=str(fault))

    # --- ready check --------------------------------------------------------------------------------

    @handles(READY_CHECK)
    async def check(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Ask all members whether they are ready; the game begins when they are."""
        timers = self._services.timers
        async with self._services.tables.hold(click.at) as live:
            await self._lobbies.check_host(interaction, live)
            self._lobbies.check_seats(live)
            if live.lobby.ready is not None:
                raise Tell("tell-check-runs")
            until, own = timers.clock.now() + CHECK_LASTS, interaction.user.id
            id = f"{timers.clock.now():%d%H%M%S}"
            ready = (own,) if live.seat_of(own) is not None else ()
            if len(ready) == len(live.members):
                raise Tell("tell-check-alone")
            check = ReadyCheck(id=id, yes=ready, until=until)
            await self._keep(live, check)
            await timers.set(CHECK, str(live.id), until, table=live.id, payload={"id": id})
            members = [one.member for one in live.members if one.member is not None and one.member != own]
            view = check_layout(live, check)
            try:
                message = await self._services.places.post(live, view, ping=members)
            except Unreachable as fault:
                await self._keep(live, None)
                raise Tell("tell-cannot-open", place=f"<#{live.row.channel}>", reason=str(fault)) from fault
            await self._keep(live, msgspec.structs.replace(check, message=message))
        await done(interaction, live.texts.say("tell-check-begun"))

    async def _keep(self, live: LiveTable, ready: ReadyCheck | None) -> None:
        await self._services.tables.change_lobby(live, ready=ready)

    def _open_check(self, interaction: Interaction, live: LiveTable, click: Click[str]) -> ReadyCheck:
        """The ready check that a click is on. Raises Tell."""
        self._lobbies.check_open(live)
        ready = live.lobby.ready
        if ready is None or ready.id != click.carried:
            raise Tell("tell-check-over")
        if live.seat_of(interaction.user.id) is None:
            raise Tell("tell-not-seated")
        return ready

    @handles(IM_READY)
    async def ready(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """A member is ready; when all are, the game begins."""
        why = ""
        async with self._services.tables.hold(click.at) as live:
            ready = self._open_check(interaction, live, click)
            ready = msgspec.structs.replace(ready, yes=(*{*ready.yes, interaction.user.id},))
            all_ready = all(holder.member in ready.yes for holder in live.members)
            await self._keep(live, None if all_ready else ready)
            if all_ready:
                why = await self._begin(live)
        over = said_layout(live.texts.say("check-all"))
        await update(interaction, over if all_ready else check_layout(live, ready))
        if all_ready:
            await self._services.timers.drop(CHECK, str(live.id))
            await self._begun(live, why)

    @handles(NOT_READY)
    async def not_ready(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """A member is not ready: the check is over, and everybody knows why."""
        async with self._services.tables.hold(click.at) as live:
            self._open_check(interaction, live, click)
            await self._keep(live, None)
        await self._services.timers.drop(CHECK, str(live.id))
        who = f"<@{interaction.user.id}>"
        await update(interaction, said_layout(live.texts.say("check-not-ready", who=who)))

    async def _lapse(self, timer: Timer) -> None:
        """A ready check has waited long enough."""
        try:
            async with self._services.tables.hold(int(timer.key)) as live:
                ready = live.lobby.ready
                if ready is None or ready.id != timer.payload["id"]:
                    return
                await self._keep(live, None)
        except Tell:
            return
        if live.row.status is not Status.LOBBY or ready.message is None:
            return
        missing = [f"<@{one.member}>" for one in live.members if one.member not in ready.yes]
        view = said_layout(live.texts.say("check-lapsed", members=" ".join(missing)))
        try:
            await self._services.places.edit(live, ready.message, view)
        except Unreachable as fault:
            _log.info("a ready check could not be closed", table=live.id, reason=str(fault))

    # --- calling players ----------------------------------------------------------------------------

    @handles(CALL)
    async def call(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Call the server's players to a lobby: rarely, so that the call is worth something."""
        tables, now = self._services.tables, self._services.timers.clock.now()
        async with self._calling, tables.hold(click.at) as live:
            await self._lobbies.check_host(interaction, live)
            self._lobbies.check_room(live)
            role = await self._role(live)
            row = await tables.guild(live.row.guild)
            if role is None or row is None:
                raise Tell("tell-no-role")
            calls, before = dict(row.calls or {}), live.lobby.called
            last = datetime.fromisoformat(calls[LAST]) if calls.get(LAST) is not None else None
            again = [
                moment + span
                for moment, span in ((last, CALL_EVERY), (before, CALL_LOBBY))
                if moment is not None
            ]
            if again and max(again) > now:
                raise Tell("tell-called-already", when=on(max(again)))
            # Noted first: whatever fails, nobody is called twice.
            await tables.set_guild(live.row.guild, calls={**calls, LAST: now.isoformat()})
            await tables.change_lobby(live, called=now)
            view = call_layout(live.texts, live.id, role, self._line(live))
            try:
                await self._services.places.post(live, view, roles=[role])
            except Unreachable as fault:
                await tables.set_guild(live.row.guild, calls=calls)
                await tables.change_lobby(live, called=before)
                raise Tell("tell-cannot-open", place=f"<#{live.row.channel}>", reason=str(fault)) from fault
        await done(interaction, live.texts.say("tell-called"))

    @handles(JOIN_AT)
    async def join_at(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Join a lobby from a message that is not its own."""
        async with self._services.tables.hold(click.at) as live:
            await self._lobbies.sit_down(live, interaction)
        await self._lobbies.repost(live)
        place = f"<#{live.place}>"
        await done(interaction, live.texts.say("tell-joined", table=live.title, place=place))

    # --- open tables --------------------------------------------------------------------------------

    async def list(self, interaction: Interaction) -> None:
        """The tables of this server that somebody may join: lobbies, and seats of computer captains."""
        services, guild = self._services, interaction.guild_id or 0
        texts = await services.tables.guild_texts(guild)
        open_: list[OpenTable] = []
        rows = await services.store.tables.find(status=(Status.LOBBY, Status.PLAYING), guild=guild)
        for row in sorted(rows, key=lambda row: (row.status is Status.PLAYING, -row.number)):
            live = await services.tables.aside(row)
            if live.seat_of(interaction.user.id) is not None:
                continue
            free = services.crews.free_seats(live)
            if row.status is Status.PLAYING and not (free and live.lobby.latecomers):
                continue
            room = self._lobbies.room(live) - len(live.holders)
            line = self._line(live)
            open_.append(OpenTable(row.number, line, row.status is Status.PLAYING, room <= 0))
        await show(interaction, tables_layout(texts, open_, len(open_)))

    def _line(self, live: LiveTable) -> str:
        """A table in a line or two, for somebody who may join it."""
        say, row = live.texts.say, live.row
        begun = row.status is Status.PLAYING
        free = len(self._services.crews.free_seats(live))
        room = free if begun else max(0, self._lobbies.room(live) - len(live.holders))
        starts = live.lobby.starts_at
        line = say(
            "tables-begun" if begun else "tables-lobby",
            table=live.title,
            host=f"<@{row.host}>",
            count=room,
            pace=say(f"pace-{live.pace.id}"),
            language=language_name(live.texts.language),
            place=f"<#{live.place}>",
        )
        return line + say("tables-starts", left=ago(starts)) if starts is not None and not begun else line

    async def start_now(self, interaction: Interaction, table: int) -> None:
        """Start a lobby by a command."""
        async with self._services.tables.hold(table) as live:
            await self._lobbies.check_host(interaction, live)
            await self._lobbies.begin(live, interaction)
        await self._lobbies.repost(live)
        self._services.poster.refresh(live, interaction)
        await done(interaction, live.texts.say("tell-opened", place=f"<#{live.place}>"))
