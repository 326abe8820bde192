"""Clicks that read what has happened: the log, and the story since a member last looked."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import structlog

from bot.controls.decisions import ANSWER, CHOOSE, COURSE, NONE, NUMBERED, RESET, SURE, UNDO, WHOLE
from bot.controls.declared import Click, Declaration
from bot.controls.looking import CAPTAIN, HAND, LOG, LOG_AT, SHOW_CHOICES, LogPart
from bot.interactions.clicks.handled import handles
from bot.interactions.services import Services
from bot.pictures.turning import turning_picture
from bot.posting.attempts import FAILURES, reason_of
from bot.posting.files import file_of
from bot.posting.replies import Interaction, Reply, show
from bot.present.log.log import Wanted, log_layout, wanted
from bot.present.log.since import since_layout
from bot.tables.tell import Tell
from data.store import StoreError
from engine.kernel import Damaged

_log = structlog.get_logger(__name__)

_LOOKS = frozenset[Declaration[Any]]({SHOW_CHOICES, HAND, CAPTAIN})
"""Controls with which a member looks after his table."""
_ANSWERS = frozenset[Declaration[Any]]({ANSWER, NONE, CHOOSE, WHOLE, NUMBERED, SURE, COURSE, UNDO, RESET})
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
        await show(interaction, log_layout(live, logged, Wanted()))

    @handles(LOG_AT)
    async def log_at(self, interaction: Interaction, click: Click[LogPart], values: Sequence[str]) -> None:
        """Another page of the log, or another part of it."""
        live, logged = await self._services.log.read(click.at, await self._services.who(interaction))
        view = log_layout(live, logged, wanted(click.carried, values))
        await interaction.edit_original_response(view=view)

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
