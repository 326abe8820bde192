"""Clicks that read what has happened: the log, and the story since a member last looked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import structlog

from bot.controls.decisions import ANSWER, CHOOSE, NONE, NUMBERED, SURE, UNDO, WHOLE
from bot.controls.declared import Click, Declaration
from bot.controls.looking import CAPTAIN, HAND, LOG, LOG_AT, SHOW_CHOICES, LogPart
from bot.interactions.clicks.handled import handles
from bot.interactions.services import Services
from bot.posting.attempts import FAILURES
from bot.posting.replies import Interaction, show
from bot.present.log.log import Wanted, log_layout, wanted
from bot.present.log.since import since_layout
from bot.tables.tell import Tell
from data.store import StoreError
from engine.kernel import Damaged

_log = structlog.get_logger(__name__)

_LOOKS = frozenset[Declaration[Any]]({SHOW_CHOICES, HAND, CAPTAIN})
"""Controls with which a member looks after his table."""
_ACTS = frozenset[Declaration[Any]]({ANSWER, NONE, CHOOSE, WHOLE, NUMBERED, SURE, UNDO, LOG, LOG_AT})
"""Controls that show that he has looked already."""


class Log:
    """Reading what has happened."""

    def __init__(self, services: Services) -> None:
        self._services = services

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
        last did, he is told in private what happened.

        The click is done by now: whatever fails here is no matter for him.
        """
        if click.table is None or click.control not in _LOOKS | _ACTS:
            return
        try:
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
            view = since_layout(since.live, since.read, since.seat, since.first, since.at)
            await show(interaction, view)
        await log.looked(since.live, member, since.upto)
