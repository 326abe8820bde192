"""What a member is told whose click or command failed, and what the operator gets to know of it."""

from __future__ import annotations

import discord
import structlog

from bot.interactions.members import texts_for
from bot.interactions.services import Services
from bot.posting.attempts import FAILURES, reason_of
from bot.posting.replies import Interaction, Unacknowledged, show, tell
from bot.present.cockpit import waiting_text
from bot.present.helping import fault_layout
from bot.tables.tell import Tell
from data.locale import Texts
from data.store import StoreError
from engine.kernel import AnswerError

_log = structlog.get_logger(__name__)

_MOVED_ON = frozenset({"stale", "not-asked", "answered-already", "not-offered"})
"""Refusals of the kernel that mean: this question is settled. The way out is the question asked now."""
_OVER = frozenset({10062, 10015, 50027, 40060})
"""Codes of an interaction that is unknown, over, or answered by another process."""


class Faults:
    """Tells of failures in private."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def told(self, interaction: Interaction, fault: BaseException, table: int | None = None) -> None:
        """Say in private what went wrong, in words a player understands; the operator gets the rest."""
        if isinstance(fault, Unacknowledged):
            _log.info("a click or command could not be acknowledged", table=table, reason=str(fault))
            return
        self._services.tables.events.refused.tell(fault)
        try:
            texts = await self._texts(interaction, table)
            if isinstance(fault, AnswerError):
                fault = Tell("", refusal=fault.refusal, open_now=fault.refusal.key in _MOVED_ON)
            if isinstance(fault, Tell):
                await self._say(interaction, fault, texts, table)
                return
            if isinstance(fault, StoreError):
                _log.error("the store failed", table=table, reason=str(fault))
                await show(interaction, fault_layout(texts, "tell-not-saved", table))
                return
            if _is_discords(fault):
                _log.warning(
                    "Discord failed while a click was answered", table=table, reason=reason_of(fault)
                )
            else:
                _log.error("a click failed", table=table, exc_info=fault)
            await show(interaction, fault_layout(texts, "tell-sorry", table))
        except FAILURES as silent:
            _log.info("a private answer could not be sent", table=table, reason=reason_of(silent))

    async def _say(self, interaction: Interaction, fault: Tell, texts: Texts, table: int | None) -> None:
        sentence = fault.sentence(texts)
        if not fault.open_now or table is None:
            await tell(interaction, sentence)
            return
        live = await self._services.tables.open(table)
        live = await self._services.tables.as_read(live, interaction.user.id)
        seat = live.seat_of(interaction.user.id)
        if seat is not None and live.asked(seat) is not None:
            await self._services.poster.cockpits.show(interaction, live, seat, said=[sentence])
        else:
            await tell(interaction, f"{sentence}\n{waiting_text(live, seat)}")

    async def _texts(self, interaction: Interaction, table: int | None) -> Texts:
        if table is not None:
            try:
                return (await self._services.tables.open(table)).texts
            except (Tell, StoreError):
                pass
        try:
            return await texts_for(self._services.tables, interaction)
        except StoreError:
            return self._services.tables.texts()


def _is_discords(fault: BaseException) -> bool:
    """Whether Discord is at fault: away, too slow, or done with this interaction."""
    if isinstance(fault, discord.HTTPException):
        return fault.status >= 500 or fault.status == 429 or fault.code in _OVER
    return isinstance(fault, FAILURES)
