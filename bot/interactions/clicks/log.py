"""Clicks that read what has happened: the log, and the story since a member last looked."""

from __future__ import annotations

import contextlib
import io
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import discord
import structlog

from bot.controls.decisions import ANSWER, CHOOSE, COURSE, NONE, NUMBERED, REDO, RESET, SURE, UNDO, WHOLE
from bot.controls.declared import Click, Declaration
from bot.controls.looking import CAPTAIN, HAND, LOG, LOG_AT, PLAY, REVIEW, SHOW_CHOICES, LogPart
from bot.interactions.clicks.handled import handles
from bot.interactions.services import Services
from bot.log.writing import GAME, ROUND, Wanted
from bot.log.writing import PLAY as NOTED
from bot.pictures.board import board_to_carry
from bot.pictures.turning import turning_picture
from bot.posting.attempts import FAILURES, attempt, reason_of
from bot.posting.ending import pictures_of_ending
from bot.posting.files import file_of
from bot.posting.replies import Interaction, Reply, show, tell
from bot.present.log.log import Wanted as Page
from bot.present.log.log import log_layout, wanted
from bot.present.log.since import since_layout
from bot.present.looking.review import review_layout
from bot.tables.live import LiveTable
from bot.tables.tell import Tell
from data.store import Status, StoreError
from engine.kernel import Damaged
from render import Picture

_log = structlog.get_logger(__name__)

_LOOKS = frozenset[Declaration[Any]]({SHOW_CHOICES, HAND, CAPTAIN})
"""Controls with which a member looks after his table."""
_ANSWERS = frozenset[Declaration[Any]](
    {ANSWER, NONE, CHOOSE, WHOLE, NUMBERED, SURE, COURSE, UNDO, REDO, RESET}
)
"""Controls with which he goes on: what was told of before is in his way from then on."""
_ACTS = _ANSWERS | {LOG, LOG_AT}
"""Controls that show that he has looked already."""
_MOST_SHOWN = 1000


class Log:
    """Reading what has happened."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._shown: OrderedDict[tuple[int, int], Reply] = OrderedDict()
        """What happened since, as it was last shown to members, by table and member."""

    @handles(LOG)
    async def log(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """The newest page of the log as the clicker may read it."""
        live, logged = await self._services.log.read(click.at, await self._services.who(interaction))
        await show(interaction, log_layout(live, logged, Page()))

    @handles(LOG_AT)
    async def log_at(self, interaction: Interaction, click: Click[LogPart], values: Sequence[str]) -> None:
        """Another page of the log, or another part of it."""
        live, logged = await self._services.log.read(click.at, await self._services.who(interaction))
        view = log_layout(live, logged, wanted(click.carried, values))
        await interaction.edit_original_response(view=view)

    @handles(PLAY)
    async def play(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """A game that is over as the clicker notes it in his own list of plays."""
        who, wanted = await self._services.who(interaction), Wanted(part=NOTED)
        live, told = await self._services.log.written(click.at, who, wanted)
        await tell(interaction, f"{live.texts.say('tell-play')}\n```\n{told.text.replace('`', chr(39))}```")

    @handles(REVIEW)
    async def review(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """A game that is over, looked over for the clicker's seat alone."""
        live = await self._services.looking.table(click.at, await self._services.who(interaction))
        told = await self._services.reviews.of(live, live.seat_of(interaction.user.id))
        await show(interaction, review_layout(live, told))

    async def carry(self, interaction: Interaction, table: int, wanted: Wanted) -> None:
        """What has happened as a text for a forum, with the board as it was then, and with the film of a game
        that is over. The interaction is acknowledged.
        """
        live, told = await self._services.log.written(table, await self._services.who(interaction), wanted)
        theme = (await self._services.tables.public_look(live.row.guild)).theme
        text = discord.File(io.BytesIO(told.text.encode()), told.name)
        pictures = [await self._board_then(live, wanted, theme)]
        if live.row.status is Status.FINISHED and wanted.part == GAME:
            history = await self._services.store.tables.history(live.id)
            pictures += (await pictures_of_ending(live, history, theme))[1:]
        files = [text, *(file_of(one) for one in pictures if one is not None)]
        said = live.texts.say("tell-written", table=live.title, form=wanted.form)
        await attempt(lambda: interaction.edit_original_response(content=said, attachments=files))

    async def _board_then(self, live: LiveTable, wanted: Wanted, theme: str) -> Picture | None:
        """The board after all that is told; None where it cannot be drawn."""
        past = None
        if wanted.part == ROUND and wanted.number is not None:
            # A round ends as the next one begins; that of now has no end yet.
            with contextlib.suppress(Tell):
                past = (await self._services.past.round(live.id, wanted.number + 1)).view
        try:
            return await board_to_carry(live, theme, past)
        except Exception:
            _log.exception("a board to be carried could not be drawn", table=live.id)
            return None

    async def after(self, interaction: Interaction, click: Click[Any]) -> None:
        """After a click was carried out: note that the clicker has looked. If others have played since he
        last did, he is told in private what happened; that goes away when he goes on.

        The click is done by now: whatever fails here is no matter for him.
        """
        if click.table is None or click.control not in _LOOKS | _ACTS:
            return
        try:
            if click.control in _ANSWERS:
                await self._put_away(click.table, interaction.user.id)
            await self._note(interaction, click.table, click.control in _LOOKS)
        except (Tell, StoreError, Damaged, *FAILURES) as fault:
            _log.info("what happened since could not be told", table=click.table, reason=str(fault))
        except Exception:
            _log.exception("what happened since could not be told", table=click.table)

    async def _note(self, interaction: Interaction, table: int, looks: bool) -> None:
        log, member = self._services.log, interaction.user.id
        since = await log.since(table, member, looks=looks)
        if since is None:
            return
        if since.tells:
            tables = self._services.tables
            picture = await turning_picture(tables, since.live, since.seat, since.first, member)
            view = since_layout(since.live, since.read, since.seat, since.first, since.at, picture)
            await self._put_away(table, member)
            shown = await show(interaction, view, [file_of(picture)] if picture is not None else [])
            if shown is not None:
                self._shown[table, member] = shown
            while len(self._shown) > _MOST_SHOWN:
                self._shown.popitem(last=False)
        await log.looked(since.live, member, since.upto)

    async def _put_away(self, table: int, member: int) -> None:
        """Remove what a member was told of before."""
        shown = self._shown.pop((table, member), None)
        if shown is None:
            return
        try:
            await shown.delete()
        except FAILURES as gone:
            # He has put it away himself, or it cannot be reached any more.
            _log.debug("what happened since stays", table=table, reason=reason_of(gone))
