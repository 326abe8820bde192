"""What a table shows in its thread, and when: one living message, closed and begun anew where that helps.

The message is edited as long as the same members are waited for. It is closed (its log lines stay) and a new
one posted when somebody else must act, so that they are pinged; when a picture of the board comes between;
and when its log has grown long. What has a picture of its own (a battle) has one message from beginning to
end, whoever must act: a line beneath it calls them, and goes when somebody else is called.

Posting happens after an answer is stored, by one task a table, and shows the table as it is then: many
answers become one edit, and no failure of Discord can lose an answer.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import discord
import structlog
from discord import ui

from bot.posting.attempts import Unreachable, attempt
from bot.posting.ending import pictures_of_ending
from bot.posting.hands import Hands
from bot.posting.pictures import (
    begins_scene,
    board_picture,
    end_of_scene,
    file_of,
    scene_picture,
    shows_board,
)
from bot.posting.replies import Interaction, tell
from bot.present.ending import ending_layout
from bot.present.headline import headline, outcome
from bot.present.private import board_layout
from bot.present.scene import LINES_TO_TURN, Scene, call_layout, closed_layout, pages_of, table_layout
from bot.tables.live import Holder, LiveTable
from bot.tables.service import LiveTables
from data.store import Status
from engine.kernel import Entry
from render import Picture

_log = structlog.get_logger(__name__)

_LINES_TO_BEGIN = 10
_ENDING = "ending"
"""Under this name a table's row keeps that the pictures of its end were posted."""
_LATER = 60.0
"""Seconds after which a table message that Discord would not take is tried once more."""


@dataclass(slots=True)
class Shown:
    """What of a table is posted; kept in the table's row, so that the next process goes on with it.

    `message` is the table message, which begins with log entry `since`; entries before `upto` are posted.
    `pinged` are the seats that it waits for. `scene`: it carries the picture of a battle, and `call` is the
    message beneath it that calls somebody.
    """

    message: int | None = None
    since: int = 0
    upto: int = 0
    pinged: list[int] = field(default_factory=list[int])
    scene: bool = False
    call: int | None = None

    @classmethod
    def of(cls, messages: dict[str, Any]) -> Shown:
        """As a row has kept it."""
        return cls(
            messages.get("table"),
            messages.get("since", 0),
            messages.get("upto", 0),
            list(messages.get("pinged", [])),
            messages.get("scene", False),
            messages.get("call"),
        )

    def kept(self, messages: dict[str, Any]) -> dict[str, Any]:
        """The row's messages with this put in."""
        return {
            **messages,
            "table": self.message,
            "since": self.since,
            "upto": self.upto,
            "pinged": self.pinged,
            "scene": self.scene,
            "call": self.call,
        }


@dataclass(slots=True)
class _Work:
    """The posting of one table: its task while there is something to do, and the newest click on it."""

    task: asyncio.Task[None] | None = None
    due: bool = False
    via: Interaction | None = None
    told: bool = False
    """Somebody was told that nothing can be posted; once is enough until it works again."""
    board: bool = False
    """The board is wanted whatever happened."""
    picture: Picture | None = None
    """The picture that the table message carries."""
    last: tuple[int, str] | None = None
    """The message edited last and what was in it: nothing is edited that would look the same."""


class Poster:
    """Brings the messages of tables up to date."""

    def __init__(self, client: discord.Client, tables: LiveTables, *, direct_messages: bool = True) -> None:
        self._client = client
        self._tables = tables
        self._work: dict[int, _Work] = {}
        self._hands = Hands(client, tables, self._announce) if direct_messages else None

    def refresh(self, live: LiveTable, via: Interaction | None = None) -> None:
        """Show a table as it is now, soon. `via` is the click that changed it."""
        work = self._work.setdefault(live.id, _Work())
        work.due = True
        work.via = via or work.via
        if work.task is None or work.task.done():
            work.task = asyncio.create_task(self._run(live.id, work), name=f"post-table-{live.id}")

    def begin_anew(self, live: LiveTable) -> None:
        """Post a table at a new place: the board, its last lines, what is asked."""
        public = [number for number, entry in live.recent if entry.read(None) is not None]
        first = public[-_LINES_TO_BEGIN:][0] if public else 0
        live.row.messages = Shown(None, first, first).kept(live.row.messages)
        self._work.setdefault(live.id, _Work()).board = True
        self.refresh(live)

    def is_behind(self, live: LiveTable) -> bool:
        """Whether something has happened that is not posted, or the wrong members are waited for."""
        shown = Shown.of(live.row.messages)
        waiting = live.seats_called()
        newest = live.recent[-1][0] + 1 if live.recent else 0
        return shown.message is None or shown.upto != newest or shown.pinged != waiting

    async def settle(self, live: LiveTable) -> None:
        """Wait until the newest state is posted (or could not be)."""
        work = self._work.get(live.id)
        if work is not None and work.task is not None:
            await asyncio.wait({work.task})

    async def close(self) -> None:
        """Let what is being posted finish."""
        if tasks := {work.task for work in self._work.values() if work.task is not None}:
            await asyncio.wait(tasks, timeout=5)

    async def _run(self, table: int, work: _Work) -> None:
        while work.due:
            work.due = False
            via, work.via = work.via, None
            try:
                live = await self._tables.open(table)
                await self._post(live, via, work)
                work.told = False
                if self._hands is not None:
                    await self._hands.send(live)
                await self._post_ending(live)
                if not live.is_running and not work.due:
                    self._work.pop(table, None)
            except Unreachable as fault:
                await self._tell_unreachable(table, fault, via, work)
            except Exception:
                _log.exception("a table message could not be made", table=table)

    # --- the table message ------------------------------------------------------------------------

    async def _post(self, live: LiveTable, via: Interaction | None, work: _Work) -> None:
        shown = Shown.of(live.row.messages)
        upto = live.recent[-1][0] + 1 if live.recent else shown.upto
        waiting = live.seats_called()
        newly = [seat for seat in waiting if seat not in shown.pinged]
        theme = (await self._tables.public_look(live.row.guild)).theme
        picture = await scene_picture(live, theme)
        board = any(shows_board(live, entry.key) for number, entry in live.recent if number >= shown.upto)
        if shown.message is not None and self._lives_on(live, shown, picture, bool(newly) or board):
            scene = self._scene(live, live.lines(None, shown.since), picture)
            shown.pinged, shown.upto = waiting, upto
            if await self._edit(live, shown.message, table_layout(scene), via, work, picture):
                await self._call(live, shown, newly)
                await self._keep(live, shown)
                return
            shown.message = None
        await self._turn_page(live, shown, via, work)
        fresh = live.lines(None, shown.upto)
        if board or work.board:
            work.board = False
            seen = await board_picture(live, theme)
            if seen is not None:
                await self._send(live, board_layout(live.texts, live.title, seen), seen)
        parts = pages_of(fresh, LINES_TO_TURN)
        for part in parts[:-1]:
            await self._send(live, closed_layout(self._scene(live, part)))
        last = len(parts[-1]) if parts else 0
        first = self._first_of(live, shown.upto, len(fresh) - last)
        scene = self._scene(live, fresh[len(fresh) - last :], picture)
        pinged = [live.holder(seat) for seat in newly]
        view = table_layout(scene)
        message = await self._send(live, view, picture, ping=pinged)
        work.last, work.picture = (message.id, repr(view.to_components())), picture
        await self._keep(live, Shown(message.id, first, upto, waiting, picture is not None))

    def _lives_on(self, live: LiveTable, shown: Shown, picture: Picture | None, news: bool) -> bool:
        """Whether the message there is goes on living."""
        if shown.scene or picture is not None:
            return shown.scene and picture is not None and not begins_scene(live, shown.upto)
        return not news and sum(map(len, live.lines(None, shown.since))) <= LINES_TO_TURN

    async def _call(self, live: LiveTable, shown: Shown, newly: list[int]) -> None:
        """Call members to a message that lives on: whoever was called before has answered."""
        if shown.call is not None and (newly or not shown.pinged):
            await self._delete(live, shown.call)
            shown.call = None
        if newly:
            called = [live.holder(seat) for seat in newly]
            view = call_layout(live.texts, live.row.game, [f"<@{holder.member}>" for holder in called])
            shown.call = (await self._send(live, view, ping=called)).id

    async def _post_ending(self, live: LiveTable) -> None:
        """Once, when a table was played to its end: the course of its points, and the film of its boards."""
        if live.row.status is not Status.FINISHED or live.row.messages.get(_ENDING):
            return
        theme = (await self._tables.public_look(live.row.guild)).theme
        history = await self._tables.store.tables.history(live.id)
        pictures = await pictures_of_ending(live, history, theme)
        if pictures:
            await self._send(live, ending_layout(live.texts, live.title, pictures, live.id), *pictures)
        await self._tables.change_row(live, messages={**live.row.messages, _ENDING: True})

    def _first_of(self, live: LiveTable, upto: int, skipped: int) -> int:
        """The number of the entry that the line after `skipped` public lines comes from."""
        public = [n for n, entry in live.recent if n >= upto and entry.read(None) is not None]
        return public[skipped] if skipped < len(public) else upto

    async def _turn_page(self, live: LiveTable, shown: Shown, via: Interaction | None, work: _Work) -> None:
        """Close the table message: its lines stay, its buttons go. One without lines goes altogether.

        A battle's keeps its picture, and is told to its end.
        """
        picture, work.picture = work.picture, None
        if shown.call is not None:
            await self._delete(live, shown.call)
        if shown.message is None:
            return
        if shown.scene:
            shown.upto = end_of_scene(live, shown.upto)
        old = [
            live.texts.entry(read)
            for number, entry in live.recent
            if shown.since <= number < shown.upto and (read := entry.read(None)) is not None
        ]
        if old:
            closed = closed_layout(self._scene(live, old, picture if shown.scene else None))
            await self._edit(live, shown.message, closed, via, work, picture if shown.scene else None)
        else:
            await self._delete(live, shown.message)

    async def _delete(self, live: LiveTable, number: int) -> None:
        message = self._place(live).get_partial_message(number)
        try:
            await attempt(message.delete)
        except Unreachable as fault:
            if not fault.missing:
                raise

    def _scene(self, live: LiveTable, lines: list[str], picture: Picture | None = None) -> Scene:
        texts = live.texts
        game = live.game
        waiting = live.waiting
        if ended := outcome(live):
            # It says the same as the log's last line, and more.
            told = {texts.entry(read) for _, entry in live.recent if (read := _end_of_table(entry))}
            lines = [line for line in lines if line not in told]
        undo = game is not None and (
            any(decision.hidden for decision in waiting.values())
            or any(game.can_take_back(holder.seat) is None for holder in live.members)
        )
        return Scene(
            live.id,
            live.title,
            texts,
            headline(live),
            lines,
            [waiting[seat] for seat in sorted(waiting)],
            {holder.seat: f"<@{holder.member}>" for holder in live.members},
            undo=undo and live.is_running,
            outcome=ended,
            note=texts.say("scene-stuck") if live.stuck else "",
            picture=picture,
        )

    async def _edit(
        self,
        live: LiveTable,
        message: int,
        view: ui.LayoutView,
        via: Interaction | None,
        work: _Work,
        picture: Picture | None = None,
    ) -> bool:
        """Edit the table message, unless it would look the same; False when it is gone."""
        content = (message, repr(view.to_components()))
        if content == work.last and picture == work.picture:
            return True
        edit = self._place(live).get_partial_message(message).edit
        try:
            if via is None or via.message is None or via.message.id != message:
                await attempt(lambda: edit(view=view, **_files(picture)))
            else:
                try:
                    # By way of the click: that has limits of its own, and no other table's.
                    await attempt(lambda: via.edit_original_response(view=view, **_files(picture)))
                except Unreachable as fault:
                    _log.debug("the click cannot be used any more", reason=str(fault))
                    await attempt(lambda: edit(view=view, **_files(picture)))
        except Unreachable as fault:
            if fault.missing:
                return False
            raise
        work.last, work.picture = content, picture
        return True

    async def _send(
        self,
        live: LiveTable,
        view: ui.LayoutView,
        *pictures: Picture | None,
        ping: list[Holder] | None = None,
    ) -> discord.Message:
        members = [discord.Object(holder.member) for holder in ping or [] if holder.member is not None]
        allowed = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=members)
        place = self._place(live)

        async def send() -> discord.Message:
            # A file is read when it is sent: every try needs a fresh one.
            files = [file_of(picture) for picture in pictures if picture is not None]
            return await place.send(view=view, files=files, allowed_mentions=allowed)

        return await attempt(send)

    async def _announce(self, live: LiveTable, view: ui.LayoutView, holder: Holder) -> None:
        await self._send(live, view, ping=[holder])

    def _place(self, live: LiveTable) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(live.place, guild_id=live.row.guild)

    async def _keep(self, live: LiveTable, shown: Shown) -> None:
        kept = shown.kept(live.row.messages)
        if kept != live.row.messages:
            await self._tables.change_row(live, messages=kept)
        live.recent = [told for told in live.recent if told[0] >= shown.since]

    # --- when nothing can be posted ---------------------------------------------------------------

    async def _tell_unreachable(
        self, table: int, fault: Unreachable, via: Interaction | None, work: _Work
    ) -> None:
        _log.warning("a table message could not be posted", table=table, reason=str(fault))
        if not work.told:
            work.told = True
            live = await self._tables.open(table)
            key = "tell-cannot-post" if fault.lasting else "tell-cannot-post-now"
            try:
                if via is not None:
                    await tell(via, live.texts.say(key, place=f"<#{live.place}>"))
                else:
                    await self._tell_host(live, key)
            except discord.HTTPException as silent:
                _log.info("nobody could be told", table=table, reason=str(silent))
        if not fault.lasting:
            asyncio.get_running_loop().call_later(_LATER, self._try_again, table)

    async def _tell_host(self, live: LiveTable, key: str) -> None:
        host = await self._client.fetch_user(live.row.host)
        await host.send(live.texts.say(key, place=f"<#{live.place}>"))

    def _try_again(self, table: int) -> None:
        work = self._work.get(table)
        if work is not None and (work.task is None or work.task.done()):
            work.due = True
            work.task = asyncio.create_task(self._run(table, work), name=f"post-table-{table}")


def _end_of_table(entry: Entry) -> dict[str, Any] | None:
    """The entry that tells how a game ended, as everyone may read it; None for any other."""
    return entry.read(None) if entry.key == "table.ended" else None


def _files(picture: Picture | None) -> dict[str, Any]:
    """The attachments of an edited message, fresh for every try; none where it never had any."""
    return {} if picture is None else {"attachments": [file_of(picture)]}
