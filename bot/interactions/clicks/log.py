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
from bot.present.log.since import others_played, since_layout
from bot.tables.live import LiveTable
from bot.tables.story import Logged
from bot.tables.tell import Tell
from data.store import StoreError
from engine.kernel import Damaged

_log = structlog.get_logger(__name__)

_LOOKS = frozenset[Declaration[Any]]({SHOW_CHOICES, HAND, CAPTAIN})
"""Controls with which a member looks after his table."""
_ACTS = frozenset[Declaration[Any]]({ANSWER, NONE, CHOOSE, WHOLE, NUMBERED, SURE, UNDO, LOG, LOG_AT})
"""Controls that show that he has looked already."""


class Reading:
    """Reading what has happened. Nothing here changes a table, and nothing needs its lock."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @handles(LOG)
    async def log(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """The newest page of the log as the clicker may read it."""
        live = await self._table(interaction, click)
        await show(interaction, log_layout(live, await self._logged(interaction, live), Wanted()))

    @handles(LOG_AT)
    async def log_at(self, interaction: Interaction, click: Click[LogPart], values: Sequence[str]) -> None:
        """Another page of the log, or another part of it."""
        live = await self._table(interaction, click)
        asked = wanted(click.carried, values)
        view = log_layout(live, await self._logged(interaction, live), asked)
        await interaction.edit_original_response(view=view)

    async def _logged(self, interaction: Interaction, live: LiveTable) -> Logged:
        return await self._services.tables.logged(live, live.seat_of(interaction.user.id))

    async def _table(self, interaction: Interaction, click: Click[Any]) -> LiveTable:
        live = await self._services.tables.open(click.at)
        if live.game is None:
            raise Tell("tell-not-started")
        return await self._services.tables.as_read(live, interaction.user.id)

    async def after(self, interaction: Interaction, click: Click[Any]) -> None:
        """After a click was carried out: note that the clicker has looked. If others have played since he
        last did, he is told in private what happened.

        The click is done by now: whatever fails here is no matter for him.
        """
        if click.table is None or click.control not in _LOOKS | _ACTS:
            return
        try:
            await self._note(
                interaction, await self._services.tables.open(click.table), click.control in _LOOKS
            )
        except (Tell, StoreError, Damaged, *FAILURES) as fault:
            _log.info("what happened since could not be told", table=click.table, reason=str(fault))
        except Exception:
            _log.exception("what happened since could not be told", table=click.table)

    async def _note(self, interaction: Interaction, live: LiveTable, looks: bool) -> None:
        tables, member = self._services.tables, interaction.user.id
        seat = live.seat_of(member)
        if seat is None or live.game is None:
            return
        seen, upto = await tables.last_look(live, member), live.next_entry
        if seen is not None and seen.entry >= upto:
            return
        if looks and seen is not None:
            heard = await tables.as_read(live, member)
            logged = await tables.logged(live, seat, bounded=True)
            # Who prefers words is told all that is new, sentence by sentence.
            if not heard.for_words and others_played(live, logged.read, seat, seen.entry):
                await show(interaction, since_layout(live, logged.read, seat, seen.entry, seen.at))
        await tables.looked(live, member, upto)
