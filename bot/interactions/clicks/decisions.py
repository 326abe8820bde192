"""Clicks that answer decisions: buttons, selects, numbers, the picker with pages; and a player's undo."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import structlog

from bot.controls.decisions import (
    ANSWER,
    CHOOSE,
    COURSE,
    DESTRUCTIVE,
    DRAFT,
    NONE,
    NUMBER_FORM,
    NUMBERED,
    PICK,
    RESET,
    SURE,
    UNDO,
    WHOLE,
    End,
)
from bot.controls.declared import Click
from bot.controls.ids import Unreadable, option_of, token
from bot.interactions.clicks.handled import handles
from bot.interactions.services import Services
from bot.posting.attempts import FAILURES, reason_of
from bot.posting.replies import (
    Interaction,
    fill_in,
    from_private,
    show_in_place,
)
from bot.present.cockpit import picker_layout, sure_layout
from bot.present.decisions.choices import picks_of, whole_answer
from bot.present.decisions.decision import answers_in_private
from bot.present.decisions.numbers import number_modal
from bot.tables.live import LiveTable
from bot.tables.tell import Tell
from data.locale import Texts
from data.store import Status
from engine.kernel import Course, Decision

_log = structlog.get_logger(__name__)

_MOST_DRAFTS = 1000
_CLOSES = 3.0
"""Seconds for which a table waits until a panel has lost its controls, once its captains have played."""


class Deciding:
    """Answers to decisions. The clicker must hold the seat that is asked, and be asked this very thing."""

    def __init__(self, services: Services) -> None:
        self._services = services
        # Picks on the pages of long lists, until confirmed. A restart forgets only these.
        self._drafts: OrderedDict[tuple[int, int, int], list[str]] = OrderedDict()

    # --- answering --------------------------------------------------------------------------------------

    @handles(ANSWER, NONE, CHOOSE, WHOLE, NUMBERED, SURE)
    async def answered(self, interaction: Interaction, click: Click[Any], values: Sequence[str]) -> None:
        """Give an answer, let computer captains play on, and show both."""
        async with self._services.tables.hold(click.at) as live:
            await self.returned(interaction, live)
            decision = self._open_decision(interaction, live, click)
            picks = self._picks(decision, click, values, live.texts)
            first = live.next_entry
            await self.give(live, decision, picks, interaction)
        self._drafts.pop((live.id, decision.seat, decision.number), None)
        await self.show_after(interaction, live, decision.seat, first)

    async def returned(self, interaction: Interaction, live: LiveTable) -> None:
        """Whoever answers is back, if a computer captain has sailed for him. The lock is held."""
        seat = live.seat_of(interaction.user.id)
        if seat is not None and live.is_running and live.holder(seat).is_away:
            await self._services.keeper.back(live, seat)

    async def give(
        self,
        live: LiveTable,
        decision: Decision,
        picks: Sequence[str],
        interaction: Interaction | None = None,
    ) -> None:
        """Give an answer; then computer captains play until the table waits for a member. The lock is held.

        `interaction`: the click that gave it; meanwhile its panel has no controls.
        """
        tables = self._services.tables
        try:
            await tables.answer(live, decision.seat, decision.number, picks)
        except Tell:
            # What a failed save has dropped is shown again as it was.
            self._services.poster.refresh(live)
            raise
        if interaction is None or not live.computers_asked() or live.asked(decision.seat) is not None:
            await tables.let_captains_play(live)
            return
        closes = self._services.poster.cockpits.close_question(interaction, live, decision.seat)
        closing = asyncio.create_task(closes)
        try:
            await tables.let_captains_play(live)
        finally:
            # What the panel shows next must not be overtaken by this.
            await asyncio.wait({closing}, timeout=_CLOSES)
            closing.cancel()

    @handles(COURSE)
    async def course(self, interaction: Interaction, click: Click[str | None], values: Sequence[str]) -> None:
        """Give several answers, one after another, as long as each is asked for and nothing else happens."""
        async with self._services.tables.hold(click.at) as live:
            await self.returned(interaction, live)
            decision = self._open_decision(interaction, live, click)
            seat, wanted = decision.seat, values[0] if values else click.carried
            offered = live.game.courses(seat) if live.game is not None else []
            course = next((one for one in offered if token(one.id) == wanted), None)
            if course is None:
                raise Tell("tell-stale", open_now=True)
            first = live.next_entry
            stopped = await self._along(interaction, live, seat, course)
        said = [live.texts.say("course-stopped")] if stopped else []
        await self.show_after(interaction, live, seat, first, said)

    async def _along(self, interaction: Interaction, live: LiveTable, seat: int, course: Course) -> bool:
        """Answer along a course; whether it was stopped. The lock is held."""
        for kind, picks in course.answers:
            asked, first = live.asked(seat), live.next_entry
            if asked is None or asked.kind != kind or asked.why_not(picks) is not None:
                return True
            await self.give(live, asked, list(picks), interaction)
            told = {entry.key for number, entry in live.recent if number >= first}
            if not told <= course.told and picks is not course.answers[-1][1]:
                return True
        return False

    async def show_after(
        self, interaction: Interaction, live: LiveTable, seat: int, first: int, said: Sequence[str] = ()
    ) -> None:
        """Show the results of a click: in public, and to the clicker what he alone is asked next."""
        poster = self._services.poster
        poster.refresh(live, interaction)
        if from_private(interaction) or answers_in_private(live.asked(seat)):
            try:
                await poster.cockpits.show(interaction, live, seat, first, said)
            except FAILURES as unseen:
                # What happened is saved: failing to show it must not be mistaken for a failure.
                _log.info("what a click did could not be shown", table=live.id, reason=reason_of(unseen))

    @handles(DESTRUCTIVE)
    async def ask_again(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """Ask in private whether an answer that ends something for good is intended."""
        live = await self._services.tables.open(click.at)
        decision = self._open_decision(interaction, live, click)
        option = option_of(decision, click.carried)
        if option is None:
            raise Tell("tell-stale", open_now=True)
        await show_in_place(interaction, sure_layout(live, decision, option))

    def _open_decision(self, interaction: Interaction, live: LiveTable, click: Click[Any]) -> Decision:
        """The decision a click belongs to, or the reason why the click does nothing."""
        if live.row.status in (Status.FINISHED, Status.ENDED):
            raise Tell("tell-table-over")
        seat = live.seat_of(interaction.user.id)
        if seat is None:
            raise Tell("tell-stranger", table=live.title)
        if click.seat is None or click.seat >= len(live.holders):
            raise Unreadable
        if seat != click.seat:
            raise Tell("tell-wrong-seat", open_now=True, other=click.seat)
        decision = live.asked(seat)
        if decision is None:
            raise Tell("tell-not-asked", open_now=True)
        if decision.number != click.number:
            raise Tell("tell-stale", open_now=True)
        return decision

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
        live = await self._services.tables.open(click.at)
        decision = self._open_decision(interaction, live, click)
        if decision.range is None:
            raise Unreadable
        await fill_in(interaction, number_modal(decision, live.id, live.texts))

    # --- the picker with pages --------------------------------------------------------------------------

    @handles(PICK)
    async def turn_pages(
        self, interaction: Interaction, click: Click[int | End], values: Sequence[str]
    ) -> None:
        """Open a page of a long list, in the same private message or in a new one."""
        live = await self._services.tables.open(click.at)
        decision = self._open_decision(interaction, live, click)
        if isinstance(click.carried, End):
            raise Unreadable
        page = click.carried
        view = picker_layout(live, decision, page, self._draft(live, decision))
        await show_in_place(interaction, view)

    @handles(DRAFT)
    async def note_draft(self, interaction: Interaction, click: Click[int], values: Sequence[str]) -> None:
        """Keep the picks from one page along with those from the others."""
        live = await self._services.tables.open(click.at)
        decision = self._open_decision(interaction, live, click)
        page = click.carried
        here = {option.id for option in decision.options[page * 25 : page * 25 + 25]}
        picked = [option_of(decision, token) for token in values]
        draft = [id for id in self._draft(live, decision) if id not in here]
        draft += [id for id in picked if id is not None]
        self._drafts[live.id, decision.seat, decision.number] = draft
        while len(self._drafts) > _MOST_DRAFTS:
            self._drafts.popitem(last=False)
        await interaction.edit_original_response(view=picker_layout(live, decision, page, draft))

    def _draft(self, live: LiveTable, decision: Decision) -> list[str]:
        return self._drafts.get((live.id, decision.seat, decision.number), [])

    # --- undo -------------------------------------------------------------------------------------------

    @handles(UNDO)
    async def undo(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Take back one's own last answer, if the rules of the table allow it."""
        await self._take_back(interaction, click, self._services.tables.take_back)

    @handles(RESET)
    async def reset(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Take back all one's own answers that the rules of the table allow to be."""
        await self._take_back(interaction, click, self._services.tables.take_back_all)

    async def _take_back(
        self, interaction: Interaction, click: Click[None], act: Callable[[LiveTable, int], Awaitable[None]]
    ) -> None:
        async with self._services.tables.hold(click.at) as live:
            seat = live.seat_of(interaction.user.id)
            if seat is None:
                raise Tell("tell-stranger", table=live.title)
            await self.returned(interaction, live)
            await act(live, seat)
            await self._services.tables.let_captains_play(live)
        await self.show_after(interaction, live, seat, max(0, live.next_entry - 1))


def number_of(text: str) -> str:
    """A number as a member types it: "1 200", "+7" and "7." are numbers too."""
    return "".join(text.split()).removeprefix("+").rstrip(".")
