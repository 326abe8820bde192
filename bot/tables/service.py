"""All tables of this process: opened, started, answered, undone, ended; saved before they are shown."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
import structlog

from bot.tables.captains import CaptainFactory, computer_answer, computer_orders
from bot.tables.crew import forgotten, without_marks
from bot.tables.defaults import Defaults
from bot.tables.events import Events
from bot.tables.limits import Limits
from bot.tables.live import LiveTable
from bot.tables.lobby import LobbyRow
from bot.tables.looks import Look, private_look, public_look, wants_odds
from bot.tables.odds import work_out
from bot.tables.story import Logged, read_by
from bot.tables.tell import SetAside, Tell
from bot.tables.waits import Waits
from data.locale import Texts
from data.store import DamagedRow, GameTable, Guild, LastLook, NoSuchTable, Seat, Status, Store, StoreError
from engine.kernel import (
    AnswerError,
    Damaged,
    Decision,
    Entry,
    KernelFault,
    SaveError,
    Table,
    Taken,
    TooOld,
    decode_entry,
)

_log = structlog.get_logger(__name__)

_NO_ID = 2**63
"""No database counts as far; a made-up custom id does."""
_NEWS = 80
"""Log entries searched for what is new to a seat."""

_UNLOCKED = ("messages", "waits")
"""Columns of a table's row that change without its lock: whatever is written is worked out then."""

MOST_IN_MEMORY = 512
"""Tables kept in memory; the least recently used one is loaded again when it is needed."""
KEPT_LINES = 400
"""Log lines read again after a start, to continue the table message."""
PATIENCE = 1.5
"""Seconds of computer captains' play after which the table message is updated in between."""
TOGETHER = 0.1
"""Seconds of computer captains' play that are saved together: after a crash they answer the same again."""

NO_SIGNS: Mapping[str, str] = {}
"""For texts without emoji."""


class LiveTables:
    """The tables of this process. Whoever changes one holds its lock; what happens is told by `events`."""

    def __init__(
        self,
        store: Store,
        language: str,
        text_folders: tuple[Path, ...] = (),
        *,
        now: Callable[[], datetime],
        signs: Mapping[str, str] = NO_SIGNS,
        captain: CaptainFactory = computer_answer,
    ) -> None:
        """`now` is what time it is, `signs` the emoji that options may have, by what they stand for, as they
        are when they are used; `captain` answers for computer captains.
        """
        self.store = store
        self.events = Events.new()
        self._language = language
        self._text_folders = text_folders
        self._live: OrderedDict[int, LiveTable] = OrderedDict()
        self._guilds: dict[int, Guild | None] = {}
        self._settling = asyncio.Lock()
        self.limits = Limits(store, self.guild)
        self._now = now
        self._signs = signs
        self._captain = captain

    def texts(self, language: str | None = None) -> Texts:
        """The texts of a language; None: the host's default."""
        return Texts(language or self._language, self._text_folders).with_signs(self._signs)

    async def guild(self, guild: int) -> Guild | None:
        """What `/setup` set for a server."""
        if guild not in self._guilds:
            self._guilds[guild] = await self.store.guilds.get(guild)
        return self._guilds[guild]

    async def set_guild(self, guild: int, **changes: Any) -> Guild:
        """Change a server's settings; its tables speak the new language at once."""
        row = self._guilds[guild] = await self.store.guilds.set(guild, **changes)
        for live in self._live.values():
            if live.row.guild == guild:
                live.take(live.row, None, self.texts(live.lobby.language or row.language))
        return row

    async def settle(self, guild: int, act: Callable[[Defaults], Defaults]) -> Defaults:
        """Change what a server has settled for its tables; of two changes at once none is lost.

        Raises StoreError.
        """
        async with self._settling:
            before = Defaults.of(await self.guild(guild))
            settled = act(before)
            if settled != before:
                await self.set_guild(guild, defaults=settled.stored())
        return settled

    def forget_guild(self, guild: int) -> None:
        """Drop a server's settings from memory: the store knows better."""
        self._guilds.pop(guild, None)

    async def public_look(self, guild: int) -> Look:
        """How a server's tables look to everybody."""
        return public_look(await self.guild(guild))

    async def private_look(self, guild: int | None, member: int) -> Look:
        """How a member's private pictures look."""
        row = await self.guild(guild) if guild is not None else None
        return private_look(row, await self.store.members.get(member))

    async def as_read(self, live: LiveTable, member: int) -> LiveTable:
        """A table as only this member reads it: in listening texts if he prefers words, and with odds unless
        he has turned them off.
        """
        preferences = await self.store.members.get(member)
        read = live.as_read(words=private_look(None, preferences).words, odds=wants_odds(preferences))
        if read.for_odds and (seat := live.seat_of(member)) is not None:
            await work_out(live, seat, lambda: self.events.odds_came.tell(live, member))
        return read

    async def news(self, live: LiveTable, seat: int) -> list[str]:
        """What happened since the member in this seat was last told this way: log lines, oldest first."""
        reader = live.holder(seat).member or 0
        first = live.heard.get(reader, 0)
        stored = [
            entry for entry in await self.store.tables.entries(live.id, last=_NEWS) if entry.number >= first
        ]
        if stored:
            live.heard[reader] = stored[-1].number + 1
        try:
            read = [decode_entry(entry.data).read(seat) for entry in stored]
        except Damaged as fault:
            raise SetAside(_why_aside(fault)) from fault
        return [live.texts.entry(known) for known in read if known is not None]

    async def guild_texts(self, guild: int | None) -> Texts:
        """The texts a server has chosen."""
        row = await self.guild(guild) if guild is not None else None
        return self.texts(row.language if row else None)

    async def table_texts(self, row: GameTable) -> Texts:
        """The texts of a table: in its own language, if its host has chosen one."""
        chosen = LobbyRow.of(row.lobby).language
        return self.texts(chosen) if chosen else await self.guild_texts(row.guild)

    # --- bringing tables into memory -----------------------------------------------------------------

    async def open(self, table: int) -> LiveTable:
        """A table, from memory or from the store. Raises Tell if there is no such table."""
        if not 0 < table < _NO_ID:
            raise Tell("tell-no-such-table")
        live = self._live.get(table)
        if live is not None and (live.game is not None or not live.is_running):
            self._live.move_to_end(table)
            return live
        try:
            return await self._bring(table)
        except NoSuchTable:
            raise Tell("tell-no-such-table") from None

    def at(self, place: int) -> LiveTable | None:
        """The newest table in memory that is played, or will be, in this channel or thread; None if there is
        none.
        """
        return max(
            (live for live in self._live.values() if live.place == place),
            key=lambda live: live.id,
            default=None,
        )

    def in_memory(self, table: int) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._live.get(table)

    def of_guild(self, guild: int) -> list[LiveTable]:
        """The tables of a server that are in memory, the newest first."""
        here = [live for live in self._live.values() if live.row.guild == guild]
        return sorted(here, key=lambda live: live.id, reverse=True)

    @asynccontextmanager
    async def hold(self, table: int) -> AsyncGenerator[LiveTable]:
        """A table that nobody else changes meanwhile. Raises Tell if there is no such table."""
        async with self.store.tables.lock(table):
            yield await self.open(table)

    async def _bring(self, table: int) -> LiveTable:
        tables = self.store.tables
        row = await tables.get(table)
        seats = await tables.seats(table)
        texts = await self.table_texts(row)
        # Two clicks may load a table at the same time: the first one to finish counts.
        live = self._live.get(table)
        if live is None:
            live = LiveTable(row, seats, texts, tables.lock(table))
        else:
            live.take(row, seats, texts)
        if row.status in (Status.PLAYING, Status.FINISHED) and live.game is None:
            await self._load_game(live)
        self._live.setdefault(table, live)
        self._live.move_to_end(table)
        self._make_room()
        return self._live[table]

    async def _load_game(self, live: LiveTable) -> None:
        stored = await self.store.tables.entries(live.id, last=KEPT_LINES)
        try:
            game = Table.load(await self.store.tables.load(live.id))
            recent = [(entry.number, decode_entry(entry.data)) for entry in stored]
        except (SaveError, AnswerError, DamagedRow) as fault:
            _log.error("table cannot be loaded", table=live.id, reason=str(fault))
            raise SetAside(_why_aside(fault)) from fault
        if live.game is None:
            live.recent = recent
            live.game = game
            live.waits = Waits.of(live.row.waits)
            live.note_public()
            # What was asked before the last process ended has waited since the newest entry.
            live.note_waits(stored[-1].at if stored else self._now())
            # A table whose rules changed under it has gone back a little; its next change saves that too.
            live.stored = game.version - game.mended
            if game.mended:
                _log.warning("table mended after a change of rules", table=live.id)

    async def aside(self, row: GameTable) -> LiveTable:
        """A table whose game cannot be opened, only to be spoken of: nothing of it is kept in memory."""
        seats, texts = await self.store.tables.seats(row.number), await self.table_texts(row)
        return LiveTable(row, seats, texts, self.store.tables.lock(row.number))

    async def log(self, live: LiveTable) -> list[Entry]:
        """A table's whole log, oldest first. Raises SetAside if it cannot be read."""
        try:
            return [decode_entry(entry.data) for entry in await self.store.tables.entries(live.id)]
        except Damaged as fault:
            _log.error("a log cannot be read", table=live.id, reason=str(fault))
            raise SetAside(_why_aside(fault)) from fault

    async def logged(self, live: LiveTable, seat: int | None, *, bounded: bool = False) -> Logged:
        """A table's log as a seat (None: everyone) may read it, with times; `bounded`: its end alone.

        Raises SetAside if it cannot be read.
        """
        stored = await self.store.tables.entries(live.id, last=KEPT_LINES if bounded else None)
        try:
            entries = [(entry.number, decode_entry(entry.data)) for entry in stored]
        except Damaged as fault:
            raise SetAside(_why_aside(fault)) from fault
        return Logged(read_by(entries, seat), {entry.number: entry.at for entry in stored})

    async def last_look(self, live: LiveTable, member: int) -> LastLook | None:
        """Up to which log entry a member has seen a table; None for one who never looked."""
        if member not in live.looks and (seen := await self.store.looks.last(live.id, member)):
            live.looks[member] = seen
        return live.looks.get(member)

    async def looked(self, live: LiveTable, member: int, entry: int) -> None:
        """Note that a member has seen a table's log up to this entry."""
        if (look := await self.store.looks.note(live.id, member, entry)) is not None:
            live.looks[member] = look

    def _make_room(self) -> None:
        for table in list(self._live)[: max(0, len(self._live) - MOST_IN_MEMORY)]:
            if not self._live[table].lock.locked():
                self._give_up(self._live.pop(table))

    def forget(self, table: int) -> None:
        """Drop a table from memory: the store knows better."""
        live = self._live.pop(table, None)
        if live is not None:
            self._give_up(live)
            live.game = None

    def _give_up(self, live: LiveTable) -> None:
        """Whoever still shows a table may go on with it; who changes one opens it anew."""
        if live.game is not None:
            live.game.release()

    async def refresh_row(self, live: LiveTable) -> None:
        """Reload the row and seats of a table after they were changed in the store."""
        before = {column: getattr(live.row, column) for column in _UNLOCKED}
        row = await self.store.tables.get(live.id)
        seats, texts = await self.store.tables.seats(live.id), await self.table_texts(row)
        for column, kept in before.items():
            if (newer := getattr(live.row, column)) is not kept:
                # Written while the row was read, by who needs no lock for that.
                setattr(row, column, newer)
        live.take(row, seats, texts)
        self._note(live)

    def _note(self, live: LiveTable) -> None:
        self.events.saved.tell(live, live.note_waits(self._now()))

    # --- the game ------------------------------------------------------------------------------------

    async def start(self, live: LiveTable, seats: Sequence[Seat], game: Table, *, thread: int | None) -> None:
        """Turn a lobby into a running game. The lock is held."""
        change = game.unsaved()
        assert change is not None
        try:
            if thread is not None:
                await self.store.tables.update(live.id, thread=thread)
            await self.store.tables.start(
                live.id, change, seats=seats, options=dict(game.options), modules=list(game.modules)
            )
        except StoreError as fault:
            raise self._not_saved(live, fault) from fault
        live.game, live.stored, live.recent = game, change.version, []
        live.absorb(change)
        await self.refresh_row(live)

    async def answer(self, live: LiveTable, seat: int, number: int, picks: Sequence[str]) -> None:
        """Give a seat's answer and save it. The lock is held.

        Raises AnswerError if the game refuses it, Tell if it could not be carried out: then nothing has
        changed.
        """
        await self._change(live, lambda game: game.answer(seat, number, picks), seat=seat)

    async def order(self, live: LiveTable, seat: int, picks: Sequence[str]) -> None:
        """Give a seat's order and store it; nothing is to be shown anew. The lock is held. Raises as `answer`
        does.
        """
        await self._change(live, lambda game: game.order(seat, picks), seat=seat)

    async def stand(self, live: LiveTable, seat: int, order: str) -> None:
        """Give a standing order; what it answers at once is stored with it. The lock is held. Raises as
        `answer` does.
        """
        await self._change(live, lambda game: game.stand(seat, order), seat=seat)

    async def stand_down(self, live: LiveTable, seat: int, order: str) -> None:
        """Take a standing order back. The lock is held. Raises as `answer` does."""
        await self._change(live, lambda game: game.stand_down(seat, order), seat=seat)

    async def take_back(self, live: LiveTable, seat: int) -> None:
        """Take back a seat's last answer. The lock is held. Raises as `answer` does."""
        await self._change(live, lambda game: game.take_back(seat), seat=seat)

    async def take_back_all(self, live: LiveTable, seat: int) -> None:
        """Take back all that a seat may take back. The lock is held. Raises as `answer` does."""
        await self._change(live, lambda game: game.undo.take_back_all(seat), seat=seat)

    async def rewind(self, live: LiveTable, answers: int, moderator: str) -> None:
        """A moderator's undo of the last answers, whoever gave them. The lock is held."""
        history = await self.store.tables.history(live.id)
        try:
            await self._change(live, lambda game: game.rewind(answers, history=history, moderator=moderator))
        except Damaged as fault:
            _log.error("a table's history cannot be read", table=live.id, reason=str(fault))
            raise SetAside(_why_aside(fault)) from fault

    async def taken(self, live: LiveTable) -> list[Taken]:
        """What a moderator may undo, oldest first, as everybody knows of it. Raises AnswerError, Tell."""
        game = live.game
        if game is None or not live.is_running:
            raise Tell("tell-table-over")
        history = await self.store.tables.history(live.id)
        try:
            return await asyncio.to_thread(game.undo.taken, history=history)
        except Damaged as fault:
            _log.error("a table's history cannot be read", table=live.id, reason=str(fault))
            raise SetAside(_why_aside(fault)) from fault

    async def go_back(self, live: LiveTable, step: Taken, moderator: str) -> None:
        """A moderator's undo of this answer or repair and all that followed. The lock is held."""
        history = await self.store.tables.history(live.id)
        await self._change(live, lambda game: game.undo.go_back(step, history=history, moderator=moderator))

    async def repair(self, live: LiveTable, picks: Sequence[str], moderator: str) -> None:
        """Repair something for a moderator (`Mending.repair`). The lock is held. Raises as `answer` does."""
        await self._change(live, lambda game: game.mending.repair(picks, moderator=moderator))

    async def _change(self, live: LiveTable, act: Callable[[Table], Any], **about: Any) -> None:
        self._carry_out(live, act, **about)
        await self._save(live)

    def _carry_out(self, live: LiveTable, act: Callable[[Table], Any], **about: Any) -> None:
        game = live.game
        if game is None or not live.is_running:
            raise Tell("tell-table-over")
        try:
            act(game)
        except KernelFault as fault:
            _log.exception("a rule failed; the table is as it was", table=live.id, game=game.game, **about)
            raise Tell("tell-fault") from fault

    async def _save(self, live: LiveTable) -> None:
        game = live.game
        assert game is not None
        change = game.unsaved()
        if change is None:
            return
        result = msgspec.to_builtins(game.result) if game.result is not None else None
        crew = without_marks(live.row.crew)
        try:
            await self.store.tables.append(
                live.id, change, follows=live.stored, result=result, besides={"crew": crew}
            )
        except StoreError as fault:
            raise self._not_saved(live, fault) from fault
        live.stored = change.version
        live.absorb(change)
        if result is not None:
            live.row.status, live.row.result, live.row.crew = Status.FINISHED, result, crew
        self._note(live)

    def _not_saved(self, live: LiveTable, fault: StoreError) -> Tell:
        _log.error(
            "an answer could not be stored; the table is loaded anew", table=live.id, reason=str(fault)
        )
        self.forget(live.id)
        return Tell("tell-not-saved")

    # --- computer captains ----------------------------------------------------------------------------

    async def let_captains_play(self, live: LiveTable) -> None:
        """Answer for computer captains until the table waits for a member. The lock is held.

        Their errors concern only the operator: the answer that triggered them is already safe.
        """
        live.stuck = False
        try:
            await self._man_seats(live)
            await self._play_for_computers(live)
            if live.game is not None:
                await self._save(live)
        except Tell as fault:
            _log.error("what computer captains did is lost", table=live.id, reason=str(fault))

    async def _man_seats(self, live: LiveTable) -> None:
        """Give computer captains the seats of members who were deleted while nobody played here."""
        for holder in live.holders:
            if live.is_running and holder.member is None and holder.level is None:
                await self.replace(live, holder.seat, level=live.level_of(holder.seat))

    async def _play_for_computers(self, live: LiveTable) -> None:
        """As `let_captains_play`; what the last of them did is not saved yet. Raises Tell if saving fails."""
        loop = asyncio.get_running_loop()
        shown_at = saved_at = loop.time()
        while seats := live.computers_asked():
            try:
                await self._captain_answers(live, seats[0])
            except (Tell, AnswerError) as fault:
                _log.error("a computer captain is stuck", table=live.id, seat=seats[0], reason=str(fault))
                live.stuck = live.game is not None
                return
            if loop.time() - saved_at > TOGETHER:
                await self._save(live)
                saved_at = loop.time()
            if saved_at - shown_at > PATIENCE:
                shown_at = saved_at
                self.events.changed.tell(live)
            # Other tables, and Discord's heartbeat, get their turn between two answers.
            await asyncio.sleep(0)

    async def captain_answers(self, live: LiveTable, seat: int) -> None:
        """Let a computer captain answer what a seat is asked. The lock is held. Raises as `answer` does."""
        await self._captain_answers(live, seat)
        await self._save(live)

    async def _captain_answers(self, live: LiveTable, seat: int) -> None:
        """As `captain_answers`, without saving."""
        game, decision = live.game, live.waiting[seat]
        assert game is not None
        try:
            if orders := computer_orders(live, seat, decision):
                self._carry_out(live, lambda game: game.order(seat, orders), seat=seat)
            picks = await self._captain(live, seat, decision)
        except Exception:
            # Whatever a captain trips over, the table goes on.
            _log.exception("a computer captain failed; the default is given", table=live.id, seat=seat)
            picks = decision.default
        try:
            self._answer(live, seat, decision, picks)
        except AnswerError as refused:
            _log.warning(
                "a computer captain's answer was refused; the default is given",
                table=live.id, seat=seat, kind=decision.kind, reason=str(refused),
            )  # fmt: skip
            self._answer(live, seat, decision, decision.default)

    def _answer(self, live: LiveTable, seat: int, decision: Decision, picks: Sequence[str]) -> None:
        self._carry_out(live, lambda game: game.answer(seat, decision.number, picks), seat=seat)

    # --- seats ----------------------------------------------------------------------------------------

    async def replace(
        self,
        live: LiveTable,
        seat: int,
        *,
        member: int | None = None,
        level: int | None = None,
        name: str = "",
        settings: Mapping[str, Any] | None = None,
    ) -> None:
        """Give a seat to another member with his `settings`, or to a computer captain of a level. The lock is
        held. Who goes leaves no order behind.
        """
        await self.lift_orders(live, seat)
        settings = dict(settings or {})
        if member is not None:
            await self.change_lobby(live, names={**live.lobby.names, member: name})
        else:
            # Not the departed member's: he plays no longer.
            settings = {"name": live.computer_name()}
        await self.store.tables.set_seat(
            live.id, seat, member=member, level=level, settings=settings, message=None, message_channel=None
        )
        live.waits.forget(seat)
        await self.refresh_row(live)

    async def swap(self, live: LiveTable, seat: int, other: int) -> None:
        """Let two members change their seats; their direct messages go with them. The lock is held."""
        for one in (seat, other):
            await self.lift_orders(live, one)
        swapped = {seat: other, other: seat}
        seats = [
            Seat(
                seat=number,
                member=(holder := live.holder(swapped.get(number, number))).member,
                level=holder.level,
                message=holder.message,
                message_channel=holder.message_channel,
                settings=holder.settings,
            )
            for number in range(len(live.holders))
        ]
        await self.store.tables.set_seats(live.id, seats)
        for one in (seat, other):
            live.waits.forget(one)
        await self.refresh_row(live)

    async def lift_orders(self, live: LiveTable, seat: int) -> None:
        """Take all standing orders of a seat back: who gave them does not sit there any more."""
        if live.game is not None and live.is_running:
            for order in live.game.standing(seat):
                await self.stand_down(live, seat, order)

    async def change_seat(self, live: LiveTable, seat: int, **changes: Any) -> None:
        """Change columns of a seat's row. The lock is held."""
        await self.store.tables.set_seat(live.id, seat, **changes)
        await self.refresh_row(live)

    # --- ending ---------------------------------------------------------------------------------------

    async def end(self, live: LiveTable) -> None:
        """Close a table before its end. The lock is held."""
        await self.store.tables.end(live.id)
        live.row.status = Status.ENDED
        self._note(live)

    async def reopen(self, live: LiveTable) -> None:
        """Go on with a table that was closed before its end. The lock is held.

        Raises Tell when its game cannot be loaded any more: it stays closed then.
        """
        if live.row.started_at is not None and live.game is None:
            await self._load_game(live)
        await self.store.tables.reopen(live.id)
        await self.refresh_row(live)

    async def all_unfinished(self) -> list[GameTable]:
        """The tables to resume after a start."""
        return await self.store.tables.unfinished()

    async def keep_waits(self, live: LiveTable, make: Callable[[], dict[str, Any] | None]) -> None:
        """Save whom a table waits for, as `make` says when it is written, if that has changed."""
        if make() != live.row.waits:
            live.row.waits = await self.store.tables.keep_waits(live.id, make)

    async def change_row(self, live: LiveTable, **changes: Any) -> None:
        """Change columns of a table's row. The lock is held."""
        await self.store.tables.update(live.id, **changes)
        # Only these: the table may have finished while this was being written.
        for name, value in changes.items():
            setattr(live.row, name, value)

    async def change_lobby(self, live: LiveTable, **changes: Any) -> None:
        """Change fields of a table's `LobbyRow`. The lock is held."""
        await self.change_row(live, lobby=msgspec.structs.replace(live.lobby, **changes).stored())

    async def note_messages(
        self, live: LiveTable, act: Callable[[LiveTable, dict[str, Any]], dict[str, Any]]
    ) -> None:
        """Change what a row keeps of a table's messages, without the lock: `act` is given the table and the
        messages as they are when it is written.
        """
        row = await self.store.tables.change(
            live.id, lambda row: {"messages": act(self._live.get(live.id, live), row.messages)}
        )
        live.row.messages = row.messages

    async def erase(self, live: LiveTable, member: int) -> None:
        """Delete all that a table keeps of a member who has got up, in memory first: whatever is written from
        there meanwhile does not name him. The lock is held. Raises StoreError.
        """
        live.forget(member)
        await self.store.persons.erase_at(live.id, member, forgotten)
        await self.refresh_row(live)


def _why_aside(fault: Exception) -> str:
    if isinstance(fault, Damaged | DamagedRow):
        return "tell-damaged-table"
    return "tell-old-table" if isinstance(fault, TooOld) else "tell-broken-table"
