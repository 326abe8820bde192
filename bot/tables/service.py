"""All tables of this process: opened, started, answered, undone, ended; saved before they are shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
import structlog

from bot.metrics import SAVED
from bot.tables.columns.seat import SeatSettings
from bot.tables.crew import forgotten, without_marks
from bot.tables.live import LiveTable
from bot.tables.opened import OpenTables, why_aside
from bot.tables.servers.settings import NO_SIGNS
from bot.tables.tell import SetAside, Tell
from bot.tables.thinking.captains import CaptainFactory, computer_answer, computer_orders
from data.store import Seat, Status, Store, StoreError
from engine.kernel import (
    AS_EVER,
    ASK,
    AnswerError,
    Damaged,
    Decision,
    KernelFault,
    Table,
    Taken,
    guided,
)

_log = structlog.get_logger(__name__)

PATIENCE = 1.5
"""Seconds of computer captains' play after which the table message is updated in between."""
TOGETHER = 0.1
"""Seconds of computer captains' play that are saved together, unless somebody waits for that: after a crash
they answer the same again.
"""


class LiveTables(OpenTables):
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
        """As `OpenTables`; `captain` answers for computer captains."""
        super().__init__(store, language, text_folders, now=now, signs=signs)
        self._captain = captain

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
        for holder in live.members:
            await self.take_habit(live, holder.seat)

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

    async def order_coming(self, live: LiveTable, seat: int, steps: Sequence[str]) -> None:
        """Order steps for a seat's coming turn. The lock is held. Raises as `answer` does."""
        await self._change(live, lambda game: game.coming.order(seat, steps), seat=seat)

    async def take_back(self, live: LiveTable, seat: int) -> None:
        """Take back a seat's last answer. The lock is held. Raises as `answer` does."""
        await self._change(live, lambda game: game.take_back(seat), seat=seat)

    async def take_back_all(self, live: LiveTable, seat: int) -> None:
        """Take back all that a seat may take back. The lock is held. Raises as `answer` does."""
        await self._change(live, lambda game: game.undo.take_back_all(seat), seat=seat)

    async def redo(self, live: LiveTable, seat: int) -> None:
        """Give again what a seat took back last. The lock is held. Raises as `answer` does."""
        await self._change(live, lambda game: game.undo.redo(seat), seat=seat)

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
            raise SetAside(why_aside(fault)) from fault

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
        self.events.played.tell(live)

    async def _save(self, live: LiveTable) -> None:
        game = live.game
        assert game is not None
        change = game.unsaved()
        if change is None:
            return
        result = msgspec.to_builtins(game.result) if game.result is not None else None
        crew = without_marks(live.row.crew)
        try:
            with SAVED.time():
                await self.store.tables.append(
                    live.id, change, follows=live.stored, result=result, besides={"crew": crew}
                )
        except StoreError as fault:
            raise self._not_saved(live, fault) from fault
        live.stored, live.awaited = change.version, False
        live.absorb(change)
        if result is not None:
            live.row.status, live.row.result, live.row.crew = Status.FINISHED, result, crew
        self.note(live)

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
            if live.awaited or loop.time() - saved_at > TOGETHER:
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
        lent: int | None = None,
    ) -> None:
        """Give a seat to another member (`lent`: for whom he sits there), or to a computer captain of a
        level. The lock is held. Who goes leaves no order behind.
        """
        await self.lift_orders(live, seat)
        settings = SeatSettings(lent=lent)
        if member is not None:
            await self.change_lobby(live, names={**live.lobby.names, member: name})
        else:
            # Not the departed member's: he plays no longer.
            settings = SeatSettings(name=live.computer_name())
        await self.store.tables.set_seat(
            live.id,
            seat,
            member=member,
            level=level,
            settings=settings.stored(),
            message=None,
            message_channel=None,
        )
        live.forget_holder(seat)
        await self.refresh_row(live)
        await self.take_habit(live, seat)

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
                settings=holder.settings.stored(),
            )
            for number in range(len(live.holders))
        ]
        await self.store.tables.set_seats(live.id, seats)
        for one in (seat, other):
            live.forget_holder(one)
        await self.refresh_row(live)
        for one in (seat, other):
            await self.take_habit(live, one)

    async def lift_orders(self, live: LiveTable, seat: int) -> None:
        """Take all orders of a seat back that stand: who gave them does not sit there any more."""
        if live.game is not None and live.is_running:
            for order in live.game.standing(seat):
                await self.stand_down(live, seat, order)
            await self.order_coming(live, seat, ())

    async def take_habit(self, live: LiveTable, seat: int) -> None:
        """Order for a seat what its member wants of all that he may give orders about; without a wish, to be
        asked each time on a first voyage, else what holds where nothing was said. The lock is held.
        """
        try:
            wish = await self._wish_of(live, seat)
            offered = live.game.orders(seat) if live.game is not None and live.is_running else None
            pick = live.game.spec.orders.habits.get(wish) if live.game is not None else None
            if offered is not None and pick is not None and pick not in offered.private_args["given"]:
                await self.order(live, seat, [pick])
        except (AnswerError, StoreError) as fault:
            # Whoever sits there may still say so himself.
            _log.error("what a member wants could not be ordered", table=live.id, reason=str(fault))

    async def _wish_of(self, live: LiveTable, seat: int) -> str:
        member = live.holder(seat).member
        if member is None:
            return AS_EVER
        wish = (await self.preferences(member)).cards
        return wish or (ASK if guided(live.row.options) else AS_EVER)

    async def settle_seat(self, live: LiveTable, seat: int, **changes: Any) -> None:
        """Change fields of a seat's `SeatSettings`. The lock is held."""
        settings = msgspec.structs.replace(live.holder(seat).settings, **changes)
        await self.store.tables.set_seat(live.id, seat, settings=settings.stored())
        await self.refresh_row(live)

    # --- ending ---------------------------------------------------------------------------------------

    async def end(self, live: LiveTable) -> None:
        """Close a table before its end. The lock is held."""
        await self.store.tables.end(live.id)
        live.row.status = Status.ENDED
        self.note(live)

    async def reopen(self, live: LiveTable) -> None:
        """Go on with a table that was closed before its end. The lock is held.

        Raises Tell when its game cannot be loaded any more: it stays closed then.
        """
        if live.row.started_at is not None and live.game is None:
            await self.load_game(live)
        await self.store.tables.reopen(live.id)
        await self.refresh_row(live)

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
