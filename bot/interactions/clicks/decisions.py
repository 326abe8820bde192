"""Clicks that answer decisions: buttons, selects, numbers, the picker with pages; and a player's undo."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import structlog

from bot.controls.decisions import (
    ANSWER,
    ASIDE,
    CHOOSE,
    COURSE,
    DESTRUCTIVE,
    DRAFT,
    NONE,
    NUMBER_FORM,
    NUMBERED,
    PICK,
    REDO,
    RESET,
    SURE,
    UNDO,
    WHOLE,
    End,
)
from bot.controls.declared import Click
from bot.controls.ids import Unreadable, option_of, token
from bot.decisions.answering import Done, Playing, Question
from bot.decisions.perils import Peril
from bot.interactions.clicks.handled import handles
from bot.interactions.services import Services
from bot.posting.attempts import FAILURES, reason_of
from bot.posting.replies import (
    Interaction,
    fill_in,
    from_private,
    show_in_place,
)
from bot.present.cockpit import peril_layout, picker_layout, sure_layout
from bot.present.decisions.choices import picks_of, whole_answer
from bot.present.decisions.decision import answers_in_private
from bot.present.decisions.numbers import number_modal
from bot.tables.live import LiveTable
from bot.tables.member import Member
from bot.tables.tell import Tell
from data.locale import Texts
from engine.kernel import Decision

_log = structlog.get_logger(__name__)

_MOST_DRAFTS = 1000
_CLOSES = 3.0
"""Seconds for which a table waits until a panel has lost its controls, once its captains have played."""


class Deciding:
    """Answers to decisions. The clicker must hold the seat that is asked, and be asked this very thing."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._answering = services.answering
        # Picks on the pages of long lists, until confirmed. A restart forgets only these.
        self._drafts: OrderedDict[tuple[int, int, int], list[str]] = OrderedDict()

    # --- answering --------------------------------------------------------------------------------------

    @handles(ANSWER, NONE, CHOOSE, WHOLE, NUMBERED, SURE)
    async def answered(self, interaction: Interaction, click: Click[Any], values: Sequence[str]) -> None:
        """Give an answer, let computer captains play on, and show both."""
        member, question = await self._services.who(interaction), _question(click)
        live = await self._answering.come(click.at, member)
        decision = self._answering.question(live, member, question)
        picks = self._picks(decision, click, values, live.texts)
        if (peril := await self._services.perils.before(live, member, decision, picks)) is not None:
            self._keep(live, decision, picks)
            await self._ask_first(interaction, live, decision, peril)
            return
        done = await self._answering.answer(click.at, member, question, picks, self._playing(interaction))
        self._drafts.pop((live.id, decision.seat, decision.number), None)
        await self.show_after(interaction, done)

    async def _ask_first(
        self, interaction: Interaction, live: LiveTable, decision: Decision, peril: Peril, course: str = ""
    ) -> None:
        """Ask in private whether an answer is meant that may cost the clicker dearly, or such a `course`."""
        read = await self._services.tables.as_read(live, interaction.user.id)
        await show_in_place(interaction, peril_layout(read, decision, peril.notes, peril.instead, course))

    def _playing(self, interaction: Interaction) -> Playing:
        """While computer captains play the clicker's panel has no controls."""

        @asynccontextmanager
        async def closed(live: LiveTable, seat: int) -> AsyncGenerator[None]:
            closes = self._services.poster.cockpits.close_question(interaction, live, seat)
            closing = asyncio.create_task(closes)
            try:
                yield
            finally:
                # What the panel shows next must not be overtaken by this.
                await asyncio.wait({closing}, timeout=_CLOSES)
                closing.cancel()

        return closed

    @handles(COURSE)
    async def course(self, interaction: Interaction, click: Click[str | None], values: Sequence[str]) -> None:
        """Give several answers, one after another, as long as each is asked for and nothing else happens."""
        member, question = await self._services.who(interaction), _question(click)
        live = await self._answering.come(click.at, member)
        decision = self._answering.question(live, member, question)
        wanted = values[0] if values else click.carried
        offered = self._answering.courses(live, decision.seat)
        found = next((one for one in offered if token(one.id) == wanted), None)
        meant = found.id if found is not None else ""
        picks = [pick for _, picks in found.answers for pick in picks] if found is not None else []
        if (peril := await self._services.perils.before(live, member, decision, picks)) is not None:
            await self._ask_first(interaction, live, decision, peril, meant)
            return
        sailed = await self._answering.sail(click.at, member, question, meant, self._playing(interaction))
        said = [sailed.live.texts.say("course-stopped")] if sailed.stopped else []
        await self.show_after(interaction, sailed, said)

    async def show_after(self, interaction: Interaction, done: Done, said: Sequence[str] = ()) -> None:
        """Show the results of a click: in public, and to the clicker what he alone is asked next."""
        poster, live, seat = self._services.poster, done.live, done.seat
        poster.refresh(live, interaction)
        if from_private(interaction) or answers_in_private(live.asked(seat)):
            try:
                await poster.cockpits.show(interaction, live, seat, done.first, said)
            except FAILURES as unseen:
                # What happened is saved: failing to show it must not be mistaken for a failure.
                _log.info("what a click did could not be shown", table=live.id, reason=reason_of(unseen))

    @handles(DESTRUCTIVE, ASIDE)
    async def ask_again(
        self, interaction: Interaction, click: Click[str | None], values: Sequence[str]
    ) -> None:
        """Ask in private whether an answer that ends something for good, or is seldom meant, is intended."""
        live, decision = await self._asked(interaction, click)
        option = option_of(decision, click.carried or next(iter(values), ""))
        if option is None:
            raise Tell("tell-stale", open_now=True)
        read = await self._services.tables.as_read(live, interaction.user.id)
        await show_in_place(interaction, sure_layout(read, decision, option))

    async def _asked(self, interaction: Interaction, click: Click[Any]) -> tuple[LiveTable, Decision]:
        """The table and the question that a click belongs to. Raises Tell."""
        member = await self._services.who(interaction)
        live = await self._services.tables.open(click.at)
        return live, self._answering.question(live, member, _question(click))

    def _picks(self, decision: Decision, click: Click[Any], values: Sequence[str], texts: Texts) -> list[str]:
        if click.control is NONE:
            return []
        if click.control is SURE:
            draft = self._drafts.get((click.at, decision.seat, decision.number))
            if draft is None:
                raise Tell("tell-draft-lost", open_now=True)
            return draft
        tokens = [click.carried] if click.control in (ANSWER, WHOLE) else list(values)
        if decision.range and click.control is not WHOLE:
            return [number_of(token) for token in tokens]
        found = (
            whole_answer(decision, tokens[0]) if click.control is WHOLE else picks_of(decision, tokens, texts)
        )
        if found is None:
            raise Tell("tell-stale", open_now=True)
        return found

    # --- numbers ----------------------------------------------------------------------------------------

    @handles(NUMBER_FORM)
    async def ask_number(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Open the modal for a number."""
        live, decision = await self._asked(interaction, click)
        if decision.range is None:
            raise Unreadable
        await fill_in(interaction, number_modal(decision, live.id, live.texts))

    # --- the picker with pages --------------------------------------------------------------------------

    @handles(PICK)
    async def turn_pages(
        self, interaction: Interaction, click: Click[int | End], values: Sequence[str]
    ) -> None:
        """Open a page of a long list, in the same private message or in a new one."""
        live, decision = await self._asked(interaction, click)
        if isinstance(click.carried, End):
            raise Unreadable
        view = picker_layout(live, decision, click.carried, self._draft(live, decision))
        await show_in_place(interaction, view)

    @handles(DRAFT)
    async def note_draft(self, interaction: Interaction, click: Click[int], values: Sequence[str]) -> None:
        """Keep the picks from one page along with those from the others."""
        live, decision = await self._asked(interaction, click)
        page = click.carried
        here = {option.id for option in decision.options[page * 25 : page * 25 + 25]}
        picked = [option_of(decision, token) for token in values]
        draft = [id for id in self._draft(live, decision) if id not in here]
        draft += [id for id in picked if id is not None]
        self._keep(live, decision, draft)
        await interaction.edit_original_response(view=picker_layout(live, decision, page, draft))

    def _keep(self, live: LiveTable, decision: Decision, picks: Sequence[str]) -> None:
        self._drafts[live.id, decision.seat, decision.number] = list(picks)
        while len(self._drafts) > _MOST_DRAFTS:
            self._drafts.popitem(last=False)

    def _draft(self, live: LiveTable, decision: Decision) -> list[str]:
        return self._drafts.get((live.id, decision.seat, decision.number), [])

    # --- undo -------------------------------------------------------------------------------------------

    @handles(UNDO)
    async def undo(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Take back one's own last answer, if the rules of the table allow it."""
        await self._take_back(interaction, click, self._answering.take_back)

    @handles(RESET)
    async def reset(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Take back all one's own answers that the rules of the table allow to be."""
        await self._take_back(interaction, click, self._answering.take_back_all)

    @handles(REDO)
    async def redo(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Give again what one has just taken back."""
        await self._take_back(interaction, click, self._answering.redo)

    async def _take_back(
        self, interaction: Interaction, click: Click[None], act: Callable[[int, Member], Awaitable[Done]]
    ) -> None:
        await self.show_after(interaction, await act(click.at, await self._services.who(interaction)))


def _question(click: Click[Any]) -> Question:
    """The question that a control belongs to. Raises Unreadable."""
    if click.seat is None or click.number is None:
        raise Unreadable
    return Question(click.seat, click.number)


def number_of(text: str) -> str:
    """A number as a member types it: "1 200", "+7" and "7." are numbers too."""
    return "".join(text.split()).removeprefix("+").rstrip(".")
