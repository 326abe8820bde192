"""Cockpits: for each member at a table one private panel, renewed after clicks and when the table changes.

A panel can be edited for fifteen minutes after the last click on it. Shortly before, it says that it has
stopped; with the next click on it, or on “Your choices”, it is current again. Only the newest panel of a
member is kept current; the one before it is deleted.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, TypedDict, TypeVar

import discord
import structlog
from discord import ui

from bot.pictures.turning import turning_picture
from bot.pictures.which import picture_of_table
from bot.posting.attempts import FAILURES, reason_of
from bot.posting.files import file_of
from bot.posting.replies import Interaction, Reply, from_private, show
from bot.present.cockpit import between_layout, cockpit_layout, newest
from bot.present.decisions.helm import Helm, helm_text
from bot.tables.live import LiveTable
from bot.tables.looks import private_look
from bot.tables.service import LiveTables
from bot.tables.story import news as told_news
from bot.tables.thinking.helm import asks_leave, counsel_of, has_helm, is_quiet
from render import Picture

_log = structlog.get_logger(__name__)

LIVES = 14 * 60.0
"""Seconds after a click for which its panel is kept current: Discord takes edits for fifteen minutes."""
LATEST = 1.0
"""Seconds that what comes next at a table waits for its panels; a later one is overtaken."""
MOST = 1000
"""Panels kept current at once; the oldest gives way."""
_MOST_LINES = 8

_Key = tuple[int, int]
"""A table, and a member there."""


@dataclass(slots=True)
class _Panel:
    """A member's panel and what it shows."""

    seat: int
    first: int
    """Log entries from here on, up to `upto`, are what the newest click has brought about."""
    upto: int
    page: str = ""
    """Which of its pages it shows."""
    elsewhere: bool = False
    """It is not where the table is played."""
    shown: Reply | None = None
    digest: bytes = b""
    timer: asyncio.TimerHandle | None = None


class _Around(TypedDict):
    """What a panel says of where it is, and of other tables."""

    elsewhere: bool
    others: int


_Made = tuple[_Panel, ui.LayoutView, Picture | None]
"""A panel, how it is to look, and the picture on it."""

_T = TypeVar("_T")


class Cockpits:
    """The panels of all tables."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._panels: OrderedDict[_Key, _Panel] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._posting: dict[int, list[Reply]] = {}
        """Tables whose message is being posted, and panels that go away once it is."""
        self._under_way: dict[int, set[asyncio.Future[Any]]] = {}
        """For each table the panels that are being shown, renewed and taken away."""
        tables.events.odds_came.listen(self._odds_came)

    async def show(
        self,
        interaction: Interaction,
        live: LiveTable,
        seat: int,
        first: int | None = None,
        said: Sequence[str] = (),
        page: str = "",
    ) -> None:
        """Show the clicker's panel: in place of the private message that was clicked, else as a new one.

        Log entries from `first` on are what the click has brought about; `said` is told above them.
        """
        upto = live.next_entry
        elsewhere = interaction.channel_id != live.place and not live.lobby.panel
        panel = _Panel(seat, upto if first is None else first, upto, page, elsewhere)
        shown: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._note(live.id, shown)
        try:
            await self._show(interaction, live, panel, said)
        finally:
            shown.set_result(None)

    async def _show(
        self, interaction: Interaction, live: LiveTable, panel: _Panel, said: Sequence[str]
    ) -> None:
        key = (live.id, interaction.user.id)
        before = self._panels.pop(key, None)
        read = await self._tables.as_read(live, interaction.user.id)
        helm = await _helm(read, panel.seat)
        lines = [*said, *(await self._news(read, panel))]
        picture = await self._picture(read, panel, interaction.user.id)
        view = cockpit_layout(
            read, panel.seat, lines,
            page=panel.page, helm=helm, picture=picture, **self._around(panel, key),
        )  # fmt: skip
        panel.digest, files = _digest(view), _files(picture)
        if _in_place(interaction):
            await interaction.edit_original_response(view=view, attachments=files)
            panel.shown = Reply(interaction, interaction.message.id if interaction.message else 0)
        else:
            panel.shown = await show(interaction, view, files)
        if before is not None:
            self._stop(before)
            if before.shown and panel.shown and before.shown.message != panel.shown.message:
                if (leaving := self._posting.get(live.id)) is not None:
                    leaving.append(before.shown)
                else:
                    self._note(live.id, self._later(self._remove(before.shown)))
        if panel.shown is not None and interaction.guild_id is not None and live.is_running:
            self._keep(key, panel)

    def give_up(self, interaction: Interaction) -> None:
        """The private message that was clicked will show something else: no panel is renewed there."""
        message = interaction.message.id if interaction.message is not None else None
        for key, panel in list(self._panels.items()):
            if key[1] == interaction.user.id and panel.shown is not None and panel.shown.message == message:
                self._drop(key)

    async def close_question(self, interaction: Interaction, live: LiveTable, seat: int) -> None:
        """The clicker has answered, and others play now: take the controls off his panel until `show` or
        `renew` brings it up to date, so that nobody presses what changes beneath his finger.
        """
        panel = self._panels.get((live.id, interaction.user.id))
        shown = panel.shown if panel is not None else None
        if _in_place(interaction) and interaction.message is not None:
            shown = Reply(interaction, interaction.message.id)
        read = await self._tables.as_read(live, interaction.user.id)
        # A panel that is read aloud is renewed by its reader's clicks alone.
        kept = _in_place(interaction) or not read.for_words
        if shown is None or not kept or live.asked(seat) is not None or not live.is_running:
            return
        view = between_layout(read, seat, elsewhere=interaction.channel_id != live.place)
        if panel is not None:
            panel.digest = _digest(view)
        try:
            await shown.edit(view)
        except FAILURES as gone:
            _log.info("a cockpit could not be closed", table=live.id, reason=reason_of(gone))

    async def lose(self, live: LiveTable, member: int, sentence: str) -> None:
        """A member has another seat, or none: in place of his panel stands a sentence."""
        panel = self._panels.pop((live.id, member), None)
        if panel is None:
            return
        self._stop(panel)
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(sentence))
        try:
            if panel.shown is not None:
                await panel.shown.edit(view)
        except FAILURES as gone:
            _log.info("a cockpit could not be taken away", table=live.id, reason=reason_of(gone))

    @asynccontextmanager
    async def renewing(self, live: LiveTable) -> AsyncGenerator[None]:
        """The table has changed: bring its panels up to date. They are made ready beside what is done within,
        and edited after it; then all panels under way are waited for, but not for slow ones.
        """
        leaving = self._posting[live.id] = list[Reply]()
        keys = [key for key in self._panels if key[0] == live.id]
        made = {key: self._later(self._made(live, key)) for key in keys}
        try:
            yield
        finally:
            self._posting.pop(live.id, None)
            for key, making in made.items():
                self._note(live.id, self._later(self._renew(live, key, making)))
            for shown in leaving:
                self._note(live.id, self._later(self._remove(shown)))
        with suppress(TimeoutError):
            async with asyncio.timeout(LATEST):
                while under_way := self._under_way.get(live.id):
                    await asyncio.wait(set(under_way))

    def _note(self, table: int, panel: asyncio.Future[Any]) -> None:
        """A panel is under way until this is done."""
        self._under_way.setdefault(table, set()).add(panel)
        panel.add_done_callback(lambda done: self._no_more(table, done))

    def _no_more(self, table: int, panel: asyncio.Future[Any]) -> None:
        under_way = self._under_way.get(table, set())
        under_way.discard(panel)
        if not under_way:
            self._under_way.pop(table, None)

    async def _made(self, live: LiveTable, key: _Key, *, stale: bool = False) -> _Made | None:
        """A panel as it is to look now; None if it is not renewed."""
        panel = self._panels.get(key)
        if panel is None or panel.shown is None or live.seat_of(key[1]) != panel.seat:
            self._drop(key)
            return None
        read = await self._tables.as_read(live, key[1])
        if read.for_words:
            # Whoever listens does not hear of an edit, and would miss the news on it.
            return None
        helm, news = await _helm(read, panel.seat), await self._news(read, panel)
        picture, page = await self._picture(read, panel, key[1]), panel.page
        view = cockpit_layout(
            read, panel.seat, news,
            page=page, stale=stale, helm=helm, picture=picture, **self._around(panel, key),
        )  # fmt: skip
        return panel, view, picture

    def _around(self, panel: _Panel, key: _Key) -> _Around:
        table, member = key
        return {"elsewhere": panel.elsewhere, "others": len(self._tables.turns.of(member, table))}

    async def _renew(self, live: LiveTable, key: _Key, making: Awaitable[_Made | None]) -> None:
        if (made := await making) is None:
            return
        panel, view, picture = made
        digest = _digest(view)
        if digest == panel.digest or panel.shown is None or self._panels.get(key) is not panel:
            # No edit that would look the same, and none of a panel that has been replaced meanwhile.
            return
        panel.digest = digest
        try:
            await panel.shown.edit(view, _files(picture))
        except FAILURES as gone:
            _log.info("a cockpit could not be renewed", table=live.id, reason=reason_of(gone))
            self._drop(key)
        if not live.is_running:
            self._drop(key)

    async def _news(self, live: LiveTable, panel: _Panel) -> list[str]:
        """What the newest click has brought about, and since then what only this seat was told, and what has
        befallen it.
        """
        if live.for_words:
            return newest(live.texts, await self._tables.news(live, panel.seat))
        return told_news(live, panel.seat, panel.first, panel.upto, _MOST_LINES, befell=True)

    async def _picture(self, live: LiveTable, panel: _Panel, member: int) -> Picture | None:
        """What has changed a member's game since the newest click, as a picture; at a table that he plays on
        his panel alone the board, or what is under way.
        """
        if panel.page:
            return None
        if live.lobby.panel:
            look = private_look(None, await self._tables.preferences(member))
            shown = None if look.words else await picture_of_table(live, look.theme, None)
            return shown.picture if shown is not None else None
        return await turning_picture(self._tables, live, panel.seat, panel.first, member)

    def _odds_came(self, live: LiveTable, member: int) -> None:
        """Odds that a member's panel was shown without are there now."""
        self._later(self._renew_with_odds(live, (live.id, member)))

    async def _renew_with_odds(self, live: LiveTable, key: _Key) -> None:
        # The panel may be on its way.
        while under_way := self._under_way.get(live.id):
            await asyncio.wait(set(under_way))
        await self._renew(live, key, self._made(live, key))

    # --- how long ---------------------------------------------------------------------------------------

    def _keep(self, key: _Key, panel: _Panel) -> None:
        self._panels[key] = panel
        panel.timer = asyncio.get_running_loop().call_later(LIVES, self._goes_stale, key, panel)
        while len(self._panels) > MOST:
            self._drop(next(iter(self._panels)))

    def _goes_stale(self, key: _Key, panel: _Panel) -> None:
        if self._panels.get(key) is panel:
            self._later(self._say_stale(key))

    async def _say_stale(self, key: _Key) -> None:
        live = self._tables.in_memory(key[0])
        if live is not None:
            await self._renew(live, key, self._made(live, key, stale=True))
        self._drop(key)

    def _drop(self, key: _Key) -> None:
        if (panel := self._panels.pop(key, None)) is not None:
            self._stop(panel)

    def _stop(self, panel: _Panel) -> None:
        if panel.timer is not None:
            panel.timer.cancel()

    async def _remove(self, shown: Reply) -> None:
        try:
            await shown.delete()
        except FAILURES as gone:
            _log.debug("an old cockpit could not be deleted", reason=reason_of(gone))

    # --- working ----------------------------------------------------------------------------------------

    def _later(self, work: Coroutine[None, None, _T]) -> asyncio.Task[_T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def settle(self) -> None:
        """Wait until all panels are as they should be."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))

    async def close(self) -> None:
        """Finish what is being shown, and keep nothing current any more."""
        for key in list(self._panels):
            self._drop(key)
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=5)


async def _helm(live: LiveTable, seat: int) -> Helm | None:
    """The voice at a seat's helm; None at a table without one."""
    if not has_helm(live):
        return None
    decision, counsel = live.asked(seat), await counsel_of(live, seat)
    if decision is None or counsel is None:
        return Helm(quiet=is_quiet(live, seat))
    return Helm(helm_text(live.texts, decision, counsel), asks=asks_leave(live, seat), picks=counsel.picks)


def _files(picture: Picture | None) -> list[discord.File]:
    return [file_of(picture)] if picture is not None else []


def _digest(view: ui.LayoutView) -> bytes:
    return hashlib.sha256(repr(view.to_components()).encode()).digest()


def _in_place(interaction: Interaction) -> bool:
    """Whether the click was on a private message, and its reply is an edit of that."""
    edits = interaction.response.type is discord.InteractionResponseType.deferred_message_update
    return edits and from_private(interaction)
