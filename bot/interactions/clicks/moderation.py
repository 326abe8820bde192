"""Clicks on the moderators' private panel of a table. All that it does is announced at the table.

Every click looks anew who may, and at the table as it is now; then the panel shows that.
"""

from __future__ import annotations

import io
from collections.abc import Sequence

import discord
from discord import ui

from bot.controls.declared import Click
from bot.controls.ids import Unreadable, first_of, number_in, option_of
from bot.controls.moderation import (
    ACT,
    BACK,
    CLOSE,
    COMPUTER,
    DEFAULT,
    DELETE,
    EXPORT,
    GO_ON,
    MAIN,
    MODERATE_ANSWER,
    MODERATE_CLOSE,
    MODERATE_DELETE,
    MODERATE_DO,
    MODERATE_GIVEN,
    MODERATE_GO_BACK,
    MODERATE_HEIR,
    MODERATE_MEND,
    MODERATE_MOVE,
    MODERATE_NUMBER_FORM,
    MODERATE_PAGE,
    MODERATE_REPAIR,
    MODERATE_SEAT,
    MODERATE_STEP,
    MODERATE_UNSEEN,
    MORE,
    MOVE,
    NUDGE,
    PAUSE,
    POST,
    REOPEN,
    REPAIR,
    SEATS,
    Heir,
    RepairPart,
)
from bot.decisions.answering import Question
from bot.interactions.clicks.handled import handles
from bot.interactions.services import Services
from bot.log.exporting import exported
from bot.moderation.acting import open_question
from bot.moderation.repairing import asked_next
from bot.moderation.seating import Heir as Taker
from bot.posting.attempts import attempt
from bot.posting.replies import Interaction, fill_in, show, update
from bot.present.moderation import (
    MYSELF,
    act_layout,
    answers_layout,
    back_layout,
    back_sure_layout,
    close_layout,
    delete_layout,
    heirs_layout,
    moderation_layout,
    move_layout,
    repair_layout,
    repair_modal,
    repair_sure_layout,
    who_layout,
)
from bot.present.time import said_layout
from bot.tables import LiveTables
from bot.tables.live import LiveTable
from bot.tables.member import Member
from data.store import Status
from engine.kernel import Decision

_STEPS = 25
"""Steps back that the panel lists."""


class Moderating:
    """What moderators do to single tables."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._moderation = services.moderation
        self._acts = {
            NUDGE: self._nudge,
            MORE: self._more,
            PAUSE: self._pause,
            GO_ON: self._go_on,
            POST: self._post,
            EXPORT: self._export,
            REOPEN: self._reopen,
        }

    async def _who(self, interaction: Interaction) -> Member:
        return await self._services.who(interaction)

    async def _look(self, interaction: Interaction, table: int) -> LiveTable:
        """The table, for its moderator. Raises Tell."""
        return await self._moderation.look(table, await self._who(interaction))

    # --- looking ------------------------------------------------------------------------------------

    async def show(self, interaction: Interaction, table: int) -> None:
        """Show the panel of a table to a moderator. The interaction is acknowledged."""
        await show(interaction, moderation_layout(await self._look(interaction, table)))

    @handles(MODERATE_PAGE)
    async def turn(self, interaction: Interaction, click: Click[str | None], values: Sequence[str]) -> None:
        """Turn to a page; the first for one that there is not, or that the table is not ready for."""
        live = await self._look(interaction, click.at)
        await update(interaction, await self._made(interaction, live, click.carried or MAIN))

    async def _made(self, interaction: Interaction, live: LiveTable, page: str) -> ui.LayoutView:
        open_ = live.row.status in (Status.LOBBY, Status.PLAYING)
        if page == DELETE:
            return delete_layout(live)
        if page == CLOSE and open_:
            return close_layout(live)
        if not live.is_running:
            return moderation_layout(live)
        if page == BACK:
            newest = (await self._moderation.undoing.steps(live))[::-1][:_STEPS]
            return back_layout(live, [step for step, _ in newest], [line for _, line in newest])
        if page == REPAIR:
            return repair_page(live, [])
        made = {ACT: act_layout, SEATS: who_layout}.get(page, moderation_layout)
        return made(live) if page != MOVE else move_layout(live, _channels(interaction))

    async def _done(self, interaction: Interaction, live: LiveTable, sentence: str) -> None:
        """The panel as the table is now, with what was done."""
        await update(interaction, moderation_layout(live, sentence))

    # --- at once ------------------------------------------------------------------------------------

    @handles(MODERATE_DO)
    async def act(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """What a button of the first page does at once."""
        await self._acts[click.carried](interaction, click.at)

    async def _nudge(self, interaction: Interaction, table: int) -> None:
        live = await self._moderation.pausing.nudge(table, await self._who(interaction))
        await self._done(interaction, live, live.texts.say("moderation-did-nudge"))

    async def _more(self, interaction: Interaction, table: int) -> None:
        live = await self._moderation.pausing.more(table, await self._who(interaction))
        await self._done(interaction, live, live.texts.say("tell-more-given"))

    async def _pause(self, interaction: Interaction, table: int) -> None:
        done = await self._moderation.pausing.pause(table, await self._who(interaction))
        await self._done(interaction, done.live, done.said)

    async def _go_on(self, interaction: Interaction, table: int) -> None:
        done = await self._moderation.pausing.go_on(table, await self._who(interaction))
        await self._done(interaction, done.live, done.said)

    async def _post(self, interaction: Interaction, table: int) -> None:
        live = await self._moderation.placing.post_again(table, await self._who(interaction))
        await self._done(interaction, live, live.texts.say("moderation-did-post"))

    async def _export(self, interaction: Interaction, table: int) -> None:
        live = await self._look(interaction, table)
        file = await file_of_table(self._services.tables, live)
        sentence = live.texts.say("tell-exported", table=live.title)
        await attempt(lambda: interaction.followup.send(sentence, file=file, ephemeral=True))

    async def _reopen(self, interaction: Interaction, table: int) -> None:
        live = await self._moderation.ending.reopen(table, await self._who(interaction))
        await self._done(interaction, live, live.texts.say("tell-opened", place=f"<#{live.place}>"))

    # --- acting for a seat --------------------------------------------------------------------------

    @handles(MODERATE_SEAT)
    async def ask_for(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """What can be answered for a seat."""
        live = await self._look(interaction, click.at)
        decision = open_question(live, number_in(first_of(values)))
        await update(interaction, answers_layout(live, decision))

    @handles(MODERATE_ANSWER)
    async def answer_for(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """Answer for a seat."""
        acting, member = self._moderation.acting, await self._who(interaction)
        live = await self._look(interaction, click.at)
        live.check_running()
        asked = Question(click.seat if click.seat is not None else -1, click.number or 0)
        decision = open_question(live, asked.seat)
        if click.carried == COMPUTER:
            done = await acting.answer_as_computer(click.at, member, asked)
        elif click.carried == DEFAULT:
            done = await acting.answer(click.at, member, asked, None)
        else:
            picks = [option_of(decision, value) or "" for value in values[:1]]
            done = await acting.answer(click.at, member, asked, picks)
        await self._done(interaction, done.live, done.said)

    @handles(MODERATE_UNSEEN)
    async def answer_unseen(
        self, interaction: Interaction, click: Click[None], values: Sequence[str]
    ) -> None:
        """Give the default for all who are asked unseen, whoever they are."""
        done = await self._moderation.acting.answer_unseen(click.at, await self._who(interaction))
        await self._done(interaction, done.live, done.said)

    # --- seats --------------------------------------------------------------------------------------

    @handles(MODERATE_GIVEN)
    async def ask_heir(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Who is to have a seat."""
        live, member = await self._look(interaction, click.at), await self._who(interaction)
        seat = number_in(first_of(values))
        myself = live.texts.say("moderation-myself")
        heirs = [
            (MYSELF, myself) if heir.member == member.id else (str(heir.member), heir.name)
            for heir in self._moderation.seating.heirs(live, member, seat)
        ]
        await update(interaction, heirs_layout(live, seat, heirs))

    @handles(MODERATE_HEIR)
    async def give_seat(self, interaction: Interaction, click: Click[Heir], values: Sequence[str]) -> None:
        """Give a seat to a member or a computer captain."""
        live, member = await self._look(interaction, click.at), await self._who(interaction)
        heir = None if click.carried.computer else self._taker(live, member, first_of(values))
        done = await self._moderation.seating.give(click.at, member, click.carried.seat, heir)
        await self._done(interaction, done.live, done.said)

    def _taker(self, live: LiveTable, member: Member, picked: str) -> Taker | None:
        """Whoever is picked; None: a computer captain. Raises Tell."""
        if picked == COMPUTER:
            return None
        if picked == MYSELF:
            return Taker(member.id, member.name)
        return self._moderation.seating.known(live, number_in(picked))

    # --- back ---------------------------------------------------------------------------------------

    @handles(MODERATE_STEP)
    async def ask_back(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """What going back to before a step would undo."""
        live = await self._look(interaction, click.at)
        undone = await self._moderation.undoing.look_back(live, number_in(first_of(values)))
        await update(interaction, back_sure_layout(live, undone.step, undone.count, undone.told))

    @handles(MODERATE_GO_BACK)
    async def go_back(
        self, interaction: Interaction, click: Click[tuple[int, int]], values: Sequence[str]
    ) -> None:
        """Go back to before a step: this was asked about, when the log was as long as it is now."""
        member = await self._who(interaction)
        live = await self._moderation.undoing.go_back(click.at, member, *click.carried)
        await self._done(interaction, live, live.texts.say("moderation-did-back"))

    # --- place and end ------------------------------------------------------------------------------

    @handles(MODERATE_MOVE)
    async def move(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Give a table a thread in another channel; where it was, a sentence leads there."""
        channel = number_in(first_of(values))
        if channel not in dict(_channels(interaction)):
            raise Unreadable
        live = (await self._moderation.placing.move(click.at, await self._who(interaction), channel)).live
        await self._done(interaction, live, live.texts.say("tell-opened", place=f"<#{live.place}>"))

    @handles(MODERATE_CLOSE)
    async def close(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Close a table before its end: this was asked about."""
        live = await self._moderation.ending.close(click.at, await self._who(interaction))
        ended = live.texts.say("tell-ended", table=live.title, number=str(live.id))
        await self._done(interaction, live, ended)

    @handles(MODERATE_DELETE)
    async def delete(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Delete everything of a table: this was asked about."""
        live = (await self._moderation.ending.delete(click.at, await self._who(interaction))).live
        await update(interaction, said_layout(live.texts.say("tell-deleted", table=live.title)))

    # --- repairs ------------------------------------------------------------------------------------

    @handles(MODERATE_REPAIR)
    async def ask_repair(
        self, interaction: Interaction, click: Click[RepairPart], values: Sequence[str]
    ) -> None:
        """The next question about a repair, or whether it is meant."""
        live = await self._look(interaction, click.at)
        given = [one.strip() for one in values[:1]]
        await update(interaction, repair_page(live, [*click.carried.picks, *given]))

    @handles(MODERATE_NUMBER_FORM)
    async def number(
        self, interaction: Interaction, click: Click[tuple[str, ...]], values: Sequence[str]
    ) -> None:
        """Open the modal for a number of a repair."""
        live = await self._look(interaction, click.at)
        picks, asked = _asked(live, click.carried)[:2]
        if asked is None or asked.range is None:
            raise Unreadable
        await fill_in(interaction, repair_modal(live, asked, picks))

    @handles(MODERATE_MEND)
    async def repair(
        self, interaction: Interaction, click: Click[tuple[str, ...]], values: Sequence[str]
    ) -> None:
        """Repair something: this was asked about."""
        picks = _asked(await self._look(interaction, click.at), click.carried)[0]
        live = await self._moderation.repairing.repair(click.at, await self._who(interaction), picks)
        await self._done(interaction, live, live.texts.say("moderation-did-repair"))


def repair_page(live: LiveTable, typed: Sequence[str]) -> ui.LayoutView:
    """The next question about a repair after these short names, or whether it is meant. Raises Tell,
    AnswerError.
    """
    picks, asked, said = _asked(live, typed)
    if asked is None:
        return repair_sure_layout(live, picks, said)
    return repair_layout(live, asked, picks, said)


def _asked(live: LiveTable, typed: Sequence[str]) -> tuple[list[str], Decision | None, list[str]]:
    """The answers about a repair so far, what is asked next, and the answers in words. Raises Tell,
    AnswerError.
    """
    picks, said = list[str](), list[str]()
    asked = asked_next(live, picks)
    for short in typed:
        if asked is None:
            raise Unreadable
        pick = short if asked.range is not None else option_of(asked, short)
        option = asked.option(pick or "")
        said.append(live.texts.option(option) if option is not None else short)
        picks.append(pick or "")
        asked = asked_next(live, picks)
    return picks, asked, said


def _channels(interaction: Interaction) -> list[tuple[int, str]]:
    """The channels to which a table may move, as far as the moderator sees them."""
    guild, user = interaction.guild, interaction.user
    if guild is None or not isinstance(user, discord.Member):
        return []
    seen = [one for one in guild.text_channels if one.permissions_for(user).view_channel]
    return [(one.id, one.name) for one in seen]


async def file_of_table(tables: LiveTables, live: LiveTable) -> discord.File:
    """A table as a file that is attached to a message. Raises Tell."""
    return discord.File(io.BytesIO(await exported(tables, live)), f"table-{live.id}.json")
