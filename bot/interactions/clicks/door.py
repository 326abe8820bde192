"""The one door for clicks, modals and the errors of commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
import structlog

from bot.interactions.clicks.closing import Closing
from bot.interactions.clicks.console import Consoles
from bot.interactions.clicks.crewing import Crewing
from bot.interactions.clicks.decisions import Deciding
from bot.interactions.clicks.gathering import Gathering
from bot.interactions.clicks.lobby import Lobbies
from bot.interactions.clicks.looking import Looking
from bot.interactions.clicks.modules import ServerModules
from bot.interactions.clicks.orders import Ordering
from bot.interactions.clicks.privacy import Privacy
from bot.interactions.clicks.reading import Reading
from bot.interactions.clicks.servers import Servers
from bot.interactions.clicks.timing import Timing
from bot.interactions.clicks.watching import Watching
from bot.interactions.services import Services
from bot.posting.attempts import FAILURES, reason_of
from bot.posting.replies import Interaction, Unacknowledged, accept, tell, think
from bot.present.cockpit import waiting_text
from bot.present.ids import Click, Unreadable, read_click
from bot.present.privacy import FORGET
from bot.tables.tell import Tell
from data.locale import Texts
from data.store import StoreError
from engine.kernel import AnswerError

_log = structlog.get_logger(__name__)

Handler = Callable[[Interaction, Click, Sequence[str]], Awaitable[None]]


class Clicks:
    """Carries out clicks. Errors are shown only to the clicker, and change nothing."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.deciding = Deciding(services)
        self.ordering = Ordering(services, self.deciding)
        self.looking = Looking(services)
        self.reading = Reading(services)
        self.lobbies = Lobbies(services)
        self.closing = Closing(services, self.lobbies)
        self.consoles = Consoles(services, self.deciding, self.lobbies, self.closing)
        self.modules = ServerModules(services)
        self.servers = Servers(services)
        self.timing = Timing(services, self.lobbies)
        self.crewing = Crewing(services, self.lobbies)
        self.gathering = Gathering(services, self.lobbies)
        self.privacy = Privacy(services, self.lobbies)
        self.watching = Watching(services)
        self._verbs: dict[str, tuple[Callable[[Interaction], Awaitable[None]] | None, Handler]] = {}
        changing, private = accept, think
        for verb in ("answer", "none", "choose", "whole", "numbered", "sure"):
            self._verbs[verb] = (changing, self.deciding.answered)
        self._verbs |= {
            # A modal must be the first reply; pages turn in place or are posted again: these reply
            # themselves.
            "number": (None, self.deciding.ask_number),
            "pick": (None, self.deciding.turn_pages),
            "draft": (changing, self.deciding.note_draft),
            "order": (changing, self.ordering.ordered),
            "orders": (None, self.ordering.show),
            "stand": (changing, self.ordering.stand),
            "standdown": (changing, self.ordering.stand_down),
            "course": (changing, self.deciding.course),
            "undo": (changing, self.deciding.undo),
            "reset": (changing, self.deciding.reset),
            "destructive": (None, self.deciding.ask_again),
            "choices": (None, self.looking.choices),
            "helm": (changing, self.looking.helm),
            "hand": (private, self.looking.hand),
            "captain": (private, self.looking.captain),
            "captainof": (changing, self.looking.captain_of),
            "board": (private, self.looking.board),
            "overlay": (private, self.looking.overlay),
            "words": (None, self.looking.board_words),
            "log": (private, self.reading.log),
            "logat": (changing, self.reading.log_at),
            "who": (private, self.looking.who),
            "explain": (private, self.looking.explain),
            "explainat": (changing, self.looking.explain_at),
            "fairness": (private, self.looking.fairness),
        }
        for verb, handler in self.lobbies.verbs().items():
            self._verbs[verb] = (None if verb in self.lobbies.with_modal else changing, handler)
        for verb, handler in (self.modules.verbs() | self.servers.verbs()).items():
            self._verbs[verb] = (changing, handler)
        for verb, handler in self.timing.verbs().items():
            self._verbs[verb] = (changing, handler)
        for verb, handler in (self.crewing.verbs() | self.gathering.verbs()).items():
            self._verbs[verb] = (changing, handler)
        for verb, handler in self.consoles.verbs().items():
            self._verbs[verb] = (changing, handler)
        self._verbs |= {
            # A modal must be the first reply.
            "connumber": (None, self.consoles.number),
            "follow": (private, self.watching.follow),
            "unfollow": (changing, self.watching.unfollow),
            "past": (private, self.watching.past),
            "pastat": (changing, self.watching.past_at),
            "hands": (changing, self.watching.hands),
            "gather": (private, self.gathering.show),
            "check": (private, self.gathering.check),
            "call": (private, self.gathering.call),
            "joinat": (private, self.gathering.join_at),
            "seats": (private, self.crewing.show),
            "sit": (private, self.crewing.sit),
            "quit": (private, self.crewing.ask_to_leave),
            "pace": (private, self.timing.pace),
            "back": (private, self.timing.back),
            "more": (private, self.timing.more),
            "hush": (private, self.timing.hush),
        }
        self._verbs["options"] = (private, self.lobbies.options)
        self._verbs["shut"] = (changing, self.closing.end)
        self._verbs[FORGET] = (changing, self.privacy.forget)

    async def pressed(self, interaction: Interaction, custom_id: str, values: Sequence[str]) -> bool:
        """Carry out a click on a control, or a modal that was sent; False if it is not ours."""
        try:
            click = read_click(custom_id)
        except Unreadable as fault:
            await self.failed(interaction, fault)
            return True
        if click is not None:
            await self.clicked(interaction, click, values)
        return click is not None

    async def clicked(self, interaction: Interaction, click: Click, values: Sequence[str]) -> None:
        """Acknowledge a click, then carry it out."""
        known = self._verbs.get(click.verb)
        table: int | None = None
        try:
            if known is None:
                raise Unreadable
            acknowledge, handler = known
            if acknowledge is not None:
                await acknowledge(interaction)
            if click.table is not None:
                await self._check_place(interaction, click.table)
            table = click.table
            await handler(interaction, click, values)
            await self.reading.after(interaction, click)
        except Exception as fault:
            await self.failed(interaction, fault, table)

    async def _check_place(self, interaction: Interaction, table: int) -> None:
        """A table is there for its own server, and in direct messages for those who sit or have sat there,
        were invited, or follow it; else raises Tell.
        """
        live = await self._services.tables.open(table)
        if interaction.guild_id is None:
            member = interaction.user.id
            known = self._services.offers.knows(live, member) or (
                await self._services.watchers.follows(live, member)
            )
        else:
            known = live.row.guild == interaction.guild_id
        if not known:
            raise Tell("tell-no-such-table")

    async def submitted(self, interaction: Interaction) -> bool:
        """Carry out a submitted modal; False if it is not ours."""
        data: dict[str, Any] = dict(interaction.data or {})
        values = _modal_values(data.get("components", []))
        return await self.pressed(interaction, data.get("custom_id", ""), values)

    async def failed(self, interaction: Interaction, fault: BaseException, table: int | None = None) -> None:
        """Say in private what went wrong, in words a player understands; the operator gets the rest."""
        if isinstance(fault, Unacknowledged):
            _log.info("a click or command could not be acknowledged", table=table, reason=str(fault))
            return
        self._services.signs.doubt(fault)
        try:
            texts = await self._texts(interaction, table)
            if isinstance(fault, AnswerError):
                fault = Tell("", refusal=fault.refusal, open_now=fault.refusal.key in _MOVED_ON)
            if isinstance(fault, Tell):
                await self._say(interaction, fault, texts, table)
                return
            if isinstance(fault, StoreError):
                _log.error("the store failed", table=table, reason=str(fault))
                await tell(interaction, texts.say("tell-not-saved"))
                return
            if _is_discords(fault):
                _log.warning(
                    "Discord failed while a click was answered", table=table, reason=reason_of(fault)
                )
            else:
                _log.error("a click failed", table=table, exc_info=fault)
            await tell(interaction, texts.say("tell-sorry"))
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
            return await self._services.tables.guild_texts(interaction.guild_id)
        except StoreError:
            return self._services.tables.texts()


# Refusals of the kernel that mean: this question is settled. The way out is the question asked now.
_MOVED_ON = frozenset({"stale", "not-asked", "answered-already", "not-offered"})


def _is_discords(fault: BaseException) -> bool:
    """Whether Discord is at fault: away, too slow, or done with this interaction."""
    if isinstance(fault, discord.HTTPException):
        return fault.status >= 500 or fault.status == 429 or fault.code in _OVER
    return isinstance(fault, FAILURES)


_OVER = frozenset({10062, 10015, 50027, 40060})
"""Codes of an interaction that is unknown, over, or answered by another process."""


def _modal_values(components: Sequence[dict[str, Any]]) -> list[str]:
    """All that was typed or picked in a modal, in order."""
    values: list[str] = []
    for component in components:
        inner = component.get("component")
        for item in [inner] if inner else component.get("components", []):
            values += item["values"] if "values" in item else [str(item.get("value", ""))]
    return values
