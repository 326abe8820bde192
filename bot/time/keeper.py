"""Keeps the time of tables: reminds, acts when time is over, gives more of it, lets it stand still.

Each table has one timer, for whatever comes next there. It may fire too early and then only looks again: so
an answer that leaves everybody enough time costs no write. Everything public that follows from time follows
from what everybody sees: who is asked unseen makes no difference to when, and to what is said.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import discord
import structlog
from discord import ui

from bot.posting.attempts import Unreachable
from bot.posting.messages import Messages
from bot.present.time import away_layout, said_layout, vote_layout
from bot.tables import LiveTable, LiveTables
from bot.tables.live import AWAY
from bot.tables.pace import ANSWER, DEFAULT, SEAT, WAIT
from bot.tables.rest import VACATION, Rest
from bot.tables.stamps import on
from bot.tables.tell import Tell
from bot.tables.waits import ASLEEP, UNSEEN, Wait
from bot.time.plan import reminder_due, time_over
from bot.time.reminders import Reminders
from bot.time.rests import Rests
from bot.time.timers import Timers
from bot.time.titles import Titles
from data.store import Status, StoreError, Timer
from engine.kernel import AnswerError

_log = structlog.get_logger(__name__)

PACE, HOME = "pace", "vacation"
"""The kinds of timers: one for each table, and one for each member on vacation."""
THERE = timedelta(minutes=30)
"""After which a member who has done nothing counts as asleep in his quiet hours."""
THERE_LIVE = timedelta(hours=3)
"""The same at a live table."""
MOST_ANSWERS = 60
"""Answers that are given for a member in a row when his time is over."""
NUDGED = timedelta(hours=1)
"""Between two reminders at a moderator's wish."""
LEAST_MISSED = 3
"""A table falls asleep after so many turns that nobody has taken, or two for each member if that is more."""
OUTAGE = timedelta(minutes=30)
"""A timer that comes so late tells that the bot was away."""
GRACE = timedelta(hours=2)
"""Time that members have at least when the bot is back."""
PAUSE = 60.0
"""Seconds until a table is planned again for which the store failed."""
MOST_VOTED = 3
"""How often in a row members may vote for more time."""


class Keeper:
    """The time of all tables."""

    def __init__(self, client: discord.Client, tables: LiveTables, timers: Timers) -> None:
        self._client = client
        self._tables = tables
        self._timers = timers
        self._messages = Messages(client)
        self.rests = Rests(client, tables.store)
        self.reminders = Reminders(client, tables, timers, self.rests)
        self.titles = Titles(client, tables, timers)
        self._armed: dict[int, datetime] = {}
        self._planning: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._later: dict[int, asyncio.TimerHandle] = {}
        self._acting: set[int] = set()
        tables.events.saved.listen(self._saved)
        timers.handler(PACE)(self._due)
        timers.handler(HOME)(self._home)

    async def open(self) -> None:
        """Learn which tables have a timer. Raises StoreError."""
        for timer in await self._tables.store.timers.find(kind=PACE):
            self._armed[int(timer.key)] = timer.due
        await self.reminders.open()

    async def close(self) -> None:
        """Finish what is being planned."""
        for later in self._later.values():
            later.cancel()
        if self._planning:
            await asyncio.wait(self._planning.values(), timeout=5)

    async def settle(self) -> None:
        """Wait until what comes next is planned for every table."""
        while self._planning:
            await asyncio.wait(self._planning.values())

    def begin(self, live: LiveTable) -> None:
        """Keep the time of a table that an earlier process has left."""
        if live.id not in self._armed or not live.pace.is_live or live.row.waits:
            self.plan(live.id)

    # --- planning -----------------------------------------------------------------------------------

    def _saved(self, live: LiveTable, changed: bool) -> None:
        """A table has changed; `changed`: it waits for other answers."""
        if changed and live.id not in self._acting:
            self._somebody_is_there(live)
        known = live.id in self._armed
        if not live.is_running:
            if known or live.row.waits:
                self.plan(live.id)
        elif not known or (changed and (not live.pace.is_live or live.row.waits)):
            self.plan(live.id)

    def _somebody_is_there(self, live: LiveTable) -> None:
        live.waits.missed = 0
        if live.waits.still == ASLEEP:
            live.waits.still = ""

    def plan(self, table: int) -> None:
        """Work out soon what comes next at a table."""
        if (later := self._later.pop(table, None)) is not None:
            later.cancel()
        if table in self._planning:
            self._again.add(table)
            return
        task = asyncio.create_task(self._plan_in_turn(table), name=f"plan-table-{table}")
        self._planning[table] = task

    async def _plan_in_turn(self, table: int) -> None:
        try:
            while True:
                self._again.discard(table)
                await self._plan(table)
                if table not in self._again:
                    return
        except (StoreError, Tell) as fault:
            _log.error("the time of a table could not be planned", table=table, reason=str(fault))
            if isinstance(fault, StoreError):
                later = asyncio.get_running_loop().call_later(PAUSE, self.plan, table)
                self._later[table] = later
        finally:
            del self._planning[table]

    async def _plan(self, table: int) -> None:
        """Save whom a table waits for, and set its timer. Raises StoreError, Tell."""
        live = await self._tables.open(table)
        if not live.is_running:
            if self._armed.pop(table, None) is not None:
                await self._timers.drop(PACE, str(table))
            await self.titles.update(live)
            await self._tables.keep_waits(live, lambda: self.titles.left(live))
            return
        rests, now = await self.rests.at(live), self._timers.clock.now()
        due = self._next(live, rests, now)
        await self._save(live)
        if self._is_reached(live):
            await self.titles.update(live)
        armed = self._armed.get(table)
        if due is not None and (armed is None or due < armed):
            # Noted first: it may be done as soon as it is set.
            self._armed[table] = due
            try:
                await self._timers.set(PACE, str(table), due, table=table, guild=live.row.guild)
            except StoreError:
                self._armed.pop(table, None)
                raise

    async def _save(self, live: LiveTable) -> None:
        """Keep whom a table waits for."""
        await self._tables.keep_waits(live, lambda: _kept(live))

    def _next(self, live: LiveTable, rests: dict[int, Rest], now: datetime) -> datetime | None:
        """When something is to be done at a table next; its times run on or stand still."""
        moments: list[datetime] = []
        stands = bool(live.waits.still) or not self._is_reached(live)
        for seat, wait in live.waits:
            asked = _asked(seat, rests)
            wait.run(now, not stands and not any(rest.away(now) for rest in asked), GRACE)
            wait.until = time_over(wait, asked)
            rest = rests.get(seat)
            wait.home = rest.vacation if rest is not None and rest.away(now) else None
            if stands:
                continue
            if wait.until is not None:
                moments.append(wait.until)
            if seat != UNSEEN and (rest is None or rest.away(now) or wait.muted):
                continue
            if (due := reminder_due(wait, live.pace, rest)) is not None:
                moments.append(due)
        return min(moments, default=None)

    def _is_reached(self, live: LiveTable) -> bool:
        """Whether the bot is in a table's server; else nobody can answer, and the clock stands still."""
        return self._client.get_guild(live.row.guild) is not None

    async def look_at_server(self, guild: int) -> None:
        """The bot has come to a server, or left it: the clocks of its tables go on, or stand still."""
        try:
            for row in await self._tables.store.tables.find(status=(Status.PLAYING,), guild=guild):
                self.plan(row.number)
        except StoreError as fault:
            _log.error("the clocks of a server could not be looked at", guild=guild, reason=str(fault))

    async def touch(self, member: int) -> None:
        """What a member prefers has changed: plan all tables anew at which he plays. Raises StoreError."""
        for row in await self._tables.store.tables.find(status=(Status.PLAYING,), member=member):
            self.plan(row.number)

    # --- what is due --------------------------------------------------------------------------------

    async def _due(self, timer: Timer) -> None:
        table = int(timer.key)
        self._armed.pop(table, None)
        try:
            await self._tables.open(table)
        except Tell as gone:
            _log.info("a table's time is not kept", table=table, reason=str(gone))
            return
        async with self._tables.hold(table) as live:
            if live.is_running and self._is_reached(live):
                self._excuse(live, timer)
                await self._act(live)
        await self._plan(table)

    def _excuse(self, live: LiveTable, timer: Timer) -> None:
        """While the bot was away nobody could answer: whose time was over meanwhile has some left."""
        now = self._timers.clock.now()
        if now - timer.due < OUTAGE:
            return
        for _, wait in live.waits:
            until = wait.until or wait.deadline()
            if wait.left is not None and wait.running is not None and until is not None:
                grace = min(GRACE, timedelta(seconds=wait.left))
                if until < now + grace:
                    wait.left, wait.running = grace.total_seconds(), now

    async def _act(self, live: LiveTable) -> None:
        """Do what is due at a table. The lock is held."""
        rests, now = await self.rests.at(live), self._timers.clock.now()
        self._next(live, rests, now)
        for seat, wait in live.waits:
            # What was done for one seat may have settled the question of another.
            if live.waits.still or live.waits.by_seat.get(seat) is not wait:
                continue
            if wait.until is not None and wait.until <= now:
                await self._time_is_over(live, seat, wait)
            else:
                await self._remind(live, seat, wait, rests, now)

    async def _remind(
        self, live: LiveTable, seat: int, wait: Wait, rests: dict[int, Rest], now: datetime
    ) -> None:
        called = [
            holder.member
            for holder in live.present
            if seat in (UNSEEN, holder.seat)
            and holder.member is not None
            and holder.member not in wait.muted
            and rests[holder.seat].reminded
            and not rests[holder.seat].away(now)
        ]
        due = reminder_due(wait, live.pace, rests.get(seat))
        if due is None or due > now or (seat != UNSEEN and not called):
            return
        for member in called:
            await self.reminders.remind(member, live.id, unseen=seat == UNSEEN)
        wait.reminded, wait.last, wait.silent = wait.reminded + 1, now, False

    async def _time_is_over(self, live: LiveTable, seat: int, wait: Wait) -> None:
        """Do what a table has chosen for the end of a member's time. The lock is held."""
        chosen, waits = live.at_deadline, live.waits
        if chosen == SEAT and len(live.present) < 2 and seat != UNSEEN:
            # A game goes on for somebody.
            chosen = WAIT
        wait.over = True
        if chosen == WAIT:
            return
        if waits.missed >= max(LEAST_MISSED, 2 * len(live.present)):
            waits.still = ASLEEP
            await self.announce(live, live.texts.say("time-asleep"))
            return
        missed, late = waits.missed + 1, waits.late.get(seat, 0) + 1
        self._acting.add(live.id)
        try:
            view = await self._answer_for(live, seat, chosen)
        except AnswerError as refused:
            _log.error("nothing could be answered for a member", table=live.id, reason=str(refused))
            return
        finally:
            self._acting.discard(live.id)
            waits.missed = missed
        if seat != UNSEEN:
            waits.late[seat] = late
        self._tables.events.changed.tell(live)
        await self.say(live, view)

    async def _answer_for(self, live: LiveTable, seat: int, chosen: str) -> ui.LayoutView:
        """Answer for a member; gives what the table is told. The lock is held."""
        tables, texts = self._tables, live.texts
        if seat == UNSEEN:
            for asked in [one.seat for one in live.waiting.values() if one.hidden]:
                decision = live.asked(asked)
                if decision is not None and decision.hidden:
                    await self._answer_once(live, asked, chosen)
            await tables.let_captains_play(live)
            return said_layout(texts.say("time-unseen"))
        if chosen == SEAT:
            settings = {**live.holder(seat).settings, AWAY: self._timers.clock.now().isoformat()}
            await tables.change_seat(live, seat, settings=settings)
            await tables.let_captains_play(live)
            return away_layout(live, seat)
        for _ in range(MOST_ANSWERS):
            decision = live.asked(seat)
            if decision is None or decision.hidden or not live.is_running:
                break
            await self._answer_once(live, seat, chosen)
            await tables.let_captains_play(live)
        return said_layout(texts.say("time-default" if chosen == DEFAULT else "time-captain", seat=seat))

    async def _answer_once(self, live: LiveTable, seat: int, chosen: str) -> None:
        decision = live.waiting[seat]
        if chosen == DEFAULT:
            await self._tables.answer(live, seat, decision.number, decision.default)
        else:
            assert chosen in (ANSWER, SEAT)
            await self._tables.captain_answers(live, seat)

    # --- coming and going ---------------------------------------------------------------------------

    async def back(self, live: LiveTable, seat: int) -> bool:
        """A member is back: the seat that a computer captain sails is his again. The lock is held.

        False if he never was away. Raises StoreError.
        """
        holder = live.holder(seat)
        self._somebody_is_there(live)
        self.plan(live.id)
        if not holder.is_away:
            return False
        settings = {name: value for name, value in holder.settings.items() if name != AWAY}
        await self._tables.change_seat(live, seat, settings=settings)
        await self.announce(live, live.texts.say("time-back", seat=seat))
        self._tables.events.changed.tell(live)
        return True

    async def is_here(self, live: LiveTable, seat: int) -> None:
        """A member whom the others wait for says that he is there: they wait on, after a restart too. The
        lock is held. Raises StoreError.
        """
        if (wait := live.waits.by_seat.get(seat)) is not None:
            wait.here = self._timers.clock.now()
        live.waits.late.pop(seat, None)
        await self._save(live)
        self.plan(live.id)

    async def leave(self, member: int, until: datetime | None) -> None:
        """A member goes on vacation, or comes back from it (None). Raises StoreError."""
        await self.rests.change(member, **{VACATION: until.isoformat() if until is not None else None})
        if until is not None:
            await self._timers.set(HOME, str(member), until, member=member)
        else:
            await self._timers.drop(HOME, str(member))
        await self.touch(member)

    async def _home(self, timer: Timer) -> None:
        member = timer.member or 0
        async with self.rests.alone(member):
            until = Rest.of(await self._tables.store.members.get(member)).vacation
            if until is None or until > self._timers.clock.now():
                # He is back already, or has chosen a longer one, which has a timer of its own.
                return
            await self.rests.change(member, **{VACATION: None})
        await self.touch(member)

    async def erase(self, member: int) -> None:
        """Delete what is stored of a member beside his tables, which name him no more. Raises StoreError."""
        async with self.rests.alone(member):
            self.reminders.forget(member)
            self.rests.forget(member)
            await self._tables.store.persons.erase(member)

    async def mute(self, member: int, tables: Sequence[int]) -> int:
        """Let a member hear no more of what these tables wait for now; how many of them do.

        Raises StoreError.
        """
        count = 0
        for table in tables:
            try:
                async with self._tables.hold(table) as live:
                    seat = live.seat_of(member)
                    known = {seat, UNSEEN}
                    for wait in [wait for place, wait in live.waits if seat is not None and place in known]:
                        wait.muted = [*{*wait.muted, member}]
                        count += 1
                self.plan(table)
            except Tell as gone:
                _log.info("a table cannot be muted", table=table, reason=str(gone))
        return count

    async def unheard(self, live: LiveTable, members: Sequence[int]) -> set[int]:
        """Of the members that a table calls, those who sleep or are away: they are called in the morning."""
        now, found = self._timers.clock.now(), set[int]()
        there = THERE_LIVE if live.pace.is_live else THERE
        try:
            for member in members:
                rest = await self.rests.of(live, member)
                look = live.looks.get(member)
                if look is not None and now - look.at < there:
                    continue
                if rest.away(now) or (rest.sleeps(now) and (not live.pace.is_live or look is not None)):
                    found.add(member)
        except StoreError as fault:
            _log.warning("whether members sleep is not known", table=live.id, reason=str(fault))
        for seat in (seat for member in found if (seat := live.seat_of(member)) is not None):
            if (wait := live.waits.by_seat.get(seat)) is not None:
                wait.silent = True
        if found:
            # The timer of a live table may be hours away.
            self.plan(live.id)
        return found

    async def nudge(self, live: LiveTable) -> bool:
        """Remind everybody whom a table waits for, at a moderator's wish; whoever sleeps, when he wakes.

        False if all that could be reminded were within the last hour. The lock is held. Raises StoreError.
        """
        rests, now, found = await self.rests.at(live), self._timers.clock.now(), False
        for seat, wait in live.waits:
            if wait.last is not None and now - wait.last < NUDGED:
                continue
            found = True
            for holder in live.present:
                rest = rests[holder.seat]
                heeds = rest.reminded and holder.member not in wait.muted and not rest.away(now)
                if holder.member is not None and heeds and seat in (UNSEEN, holder.seat):
                    await self.reminders.remind(holder.member, live.id, unseen=seat == UNSEEN)
            wait.reminded, wait.last, wait.silent = wait.reminded + 1, now, False
        if found:
            await self._save(live)
            self.plan(live.id)
        return found

    async def answer_unseen(self, live: LiveTable) -> bool:
        """Give the default to every question that is asked unseen; False if there is none. The lock is held.

        Raises as `LiveTables.answer` does.
        """
        if not any(decision.hidden for decision in live.waiting.values()):
            return False
        await self._answer_for(live, UNSEEN, DEFAULT)
        return True

    # --- more time ----------------------------------------------------------------------------------

    async def extend(self, live: LiveTable, who: str) -> datetime | None:
        """Give all whom a table waits for their whole time anew, and say so. The lock is held.

        `who` gave it, as the table is told. Returns until when now; None where nobody's time runs.
        """
        now = self._timers.clock.now()
        running = [wait for _, wait in live.waits if wait.left is not None]
        if not running:
            return None
        for wait in running:
            wait.allow(now, live.pace.period)
            wait.last, wait.reminded = now, 0
        live.waits.vote = {}
        self._next(live, await self.rests.at(live), now)
        until = max(wait.until or now for wait in running)
        await self._save(live)
        self.plan(live.id)
        await self.announce(live, live.texts.say("time-extended", who=who, until=on(until)))
        return until

    async def ask_for_more(self, live: LiveTable, seat: int) -> bool:
        """A member asks the others for more time; True if it is given at once. The lock is held.

        Raises Tell where nobody's time runs, where they have voted often enough, while they vote, and for who
        does not play himself.
        """
        waits = live.waits
        self._check_there(live, seat)
        if not any(wait.left is not None for _, wait in waits):
            raise Tell("tell-no-deadline")
        about = sorted(f"{place}:{wait.number}" for place, wait in waits)
        if waits.vote.get("about") == about:
            if waits.vote["given"] >= MOST_VOTED:
                raise Tell("tell-enough-time")
            if self._yes(live):
                return await self.agree(live, seat, waits.vote["id"])
        given = waits.vote["given"] if waits.vote.get("about") == about else 0
        id = f"{self._timers.clock.now():%d%H%M%S}"
        waits.vote = {"seat": seat, "yes": [seat], "about": about, "given": given, "id": id}
        if self._needed(live) <= 1:
            return await self._agreed(live)
        await self._save(live)
        await self.say(live, vote_layout(live, self._needed(live)))
        return False

    async def agree(self, live: LiveTable, seat: int, id: str) -> bool:
        """A member agrees to more time; True if that was enough. The lock is held. Raises Tell."""
        vote = live.waits.vote
        about = sorted(f"{place}:{wait.number}" for place, wait in live.waits)
        if vote.get("id") != id or vote["about"] != about or not vote["yes"]:
            raise Tell("tell-vote-over")
        self._check_there(live, seat)
        if seat in vote["yes"]:
            raise Tell("tell-voted")
        vote["yes"] = [*self._yes(live), seat]
        if len(vote["yes"]) >= self._needed(live):
            return await self._agreed(live)
        await self._save(live)
        return False

    def _check_there(self, live: LiveTable, seat: int) -> None:
        if live.holder(seat).is_away:
            raise Tell("tell-away-first")

    def _yes(self, live: LiveTable) -> list[int]:
        """The seats that agree to more time, of those whose members play themselves."""
        there = [holder.seat for holder in live.present]
        return [seat for seat in live.waits.vote["yes"] if seat in there]

    def vote_view(self, live: LiveTable) -> ui.LayoutView:
        """The vote as it stands."""
        if not live.waits.vote.get("yes"):
            return said_layout(live.texts.say("vote-agreed"))
        return vote_layout(live, self._needed(live))

    def _needed(self, live: LiveTable) -> int:
        return len(live.present) // 2 + 1

    async def _agreed(self, live: LiveTable) -> bool:
        vote = live.waits.vote
        await self.extend(live, live.texts.say("time-by-vote"))
        live.waits.vote = {**vote, "yes": [], "given": vote["given"] + 1}
        await self._save(live)
        return True

    async def stand_still(self, live: LiveTable, why: str) -> None:
        """Let the time of a table stand still (`BY_MODERATOR`), or go on (""). The lock is held.

        Raises StoreError.
        """
        live.waits.still = why
        self._next(live, await self.rests.at(live), self._timers.clock.now())
        await self._save(live)
        self.plan(live.id)

    async def change_pace(self, live: LiveTable, **settings: Any) -> None:
        """Change a table's settings of time; who is waited for has the new time from now on. The lock is
        held. Raises StoreError.
        """
        before = live.pace
        await self._tables.change_lobby(live, **settings)
        if not live.is_running:
            return
        if live.pace is not before:
            for _, wait in live.waits:
                wait.allow(self._timers.clock.now(), live.pace.period)
        self.plan(live.id)

    async def announce(self, live: LiveTable, sentence: str) -> None:
        """Say a sentence at a table without calling anybody."""
        await self.say(live, said_layout(sentence))

    async def say(self, live: LiveTable, view: ui.LayoutView) -> None:
        """Post something at a table without calling anybody."""
        try:
            await self._messages.send(live, view)
        except Unreachable as fault:
            # The poster will tell who can mend it.
            _log.info("what time brought could not be told", table=live.id, reason=str(fault))


def _kept(live: LiveTable) -> dict[str, Any] | None:
    """What a row keeps of whom a table waits for; of a live one nothing, as long as there is nothing to
    remember.
    """
    waits = live.waits
    told = any(wait.reminded or wait.muted or wait.here is not None for _, wait in waits)
    plain = not waits.still and not waits.title and not told
    return None if live.pace.is_live and plain else waits.stored()


def _asked(seat: int, rests: dict[int, Rest]) -> list[Rest]:
    """Those whose nights and vacations count: the member's, or everybody's where somebody is asked unseen."""
    if seat == UNSEEN:
        return list(rests.values())
    return [rests[seat]] if seat in rests else []
