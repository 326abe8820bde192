"""Clicks on the moderators' private panel of a table. All that it does is announced at the table.

Every click looks anew who may, and at the table as it is now; then the panel shows that.
"""

from __future__ import annotations

import io
import json
from collections.abc import Sequence

import discord
import structlog
from discord import ui

from bot.controls.console import (
    ACT,
    BACK,
    CLOSE,
    COMPUTER,
    CONSOLE_ANSWER,
    CONSOLE_CLOSE,
    CONSOLE_DELETE,
    CONSOLE_DO,
    CONSOLE_GIVEN,
    CONSOLE_GO_BACK,
    CONSOLE_HEIR,
    CONSOLE_MEND,
    CONSOLE_MOVE,
    CONSOLE_NUMBER_FORM,
    CONSOLE_PAGE,
    CONSOLE_REPAIR,
    CONSOLE_SEAT,
    CONSOLE_STEP,
    CONSOLE_UNSEEN,
    DEFAULT,
    DELETE,
    EXPORT,
    GO_ON,
    MAIN,
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
from bot.controls.declared import Click
from bot.controls.ids import Unreadable, first_of, number_in, option_of
from bot.interactions.clicks.decisions import Deciding
from bot.interactions.clicks.handled import handles
from bot.interactions.members import is_moderator, name_of
from bot.interactions.services import Services
from bot.posting.attempts import Unreachable, attempt
from bot.posting.replies import Interaction, fill_in, show, update
from bot.posting.shown import Shown
from bot.present.moderation import (
    MYSELF,
    act_layout,
    answers_layout,
    back_layout,
    back_sure_layout,
    close_layout,
    console_layout,
    delete_layout,
    heirs_layout,
    move_layout,
    repair_layout,
    repair_modal,
    repair_sure_layout,
    who_layout,
)
from bot.present.time import said_layout
from bot.tables.crew import Crew
from bot.tables.live import LiveTable
from bot.tables.plain import plain
from bot.tables.tell import Tell
from bot.tables.waits import BY_MODERATOR
from data.store import Status
from engine.kernel import AnswerError, Decision, Taken

_log = structlog.get_logger(__name__)

_STEPS = 25
"""Steps back that the panel lists."""


class Consoles:
    """What moderators do to single tables."""

    def __init__(self, services: Services, deciding: Deciding) -> None:
        self._services = services
        self._deciding = deciding
        self._acts = {
            NUDGE: self._nudge,
            MORE: self._more,
            PAUSE: self._pause,
            GO_ON: self._go_on,
            POST: self._post,
            EXPORT: self._export,
            REOPEN: self._reopen,
        }

    async def check(self, interaction: Interaction, live: LiveTable) -> None:
        """Raises Tell for whoever does not moderate the server of this table."""
        if not await is_moderator(self._services.tables, interaction):
            raise Tell("tell-moderators-only")
        if live.row.guild != interaction.guild_id:
            raise Tell("tell-no-such-table")

    # --- looking ------------------------------------------------------------------------------------

    async def show(self, interaction: Interaction, table: int) -> None:
        """Show the panel of a table to a moderator. The interaction is acknowledged."""
        live = await self._services.tables.open(table)
        await self.check(interaction, live)
        await show(interaction, console_layout(live))

    @handles(CONSOLE_PAGE)
    async def turn(self, interaction: Interaction, click: Click[str | None], values: Sequence[str]) -> None:
        """Turn to a page; the first for one that there is not, or that the table is not ready for."""
        live = await self._services.tables.open(click.at)
        await update(interaction, await self._made(interaction, live, click.carried or MAIN))

    async def _made(self, interaction: Interaction, live: LiveTable, page: str) -> ui.LayoutView:
        open_ = live.row.status in (Status.LOBBY, Status.PLAYING)
        if page == DELETE:
            return delete_layout(live)
        if page == CLOSE and open_:
            return close_layout(live)
        if not live.is_running:
            return console_layout(live)
        if page == BACK:
            steps = await self._services.tables.taken(live)
            return back_layout(live, steps[::-1][:_STEPS], (await self._led_to(live, steps))[::-1][:_STEPS])
        if page == REPAIR:
            return self._repairing(live, [])
        made = {ACT: act_layout, SEATS: who_layout}.get(page, console_layout)
        return made(live) if page != MOVE else move_layout(live, self._channels(interaction, live))

    async def _done(self, interaction: Interaction, live: LiveTable, sentence: str) -> None:
        """The panel as the table is now, with what was done."""
        await update(interaction, console_layout(live, sentence))

    async def _announce(self, live: LiveTable, sentence: str) -> None:
        """On the record: everybody at the table reads what a moderator did."""
        await self._services.keeper.announce(live, sentence)

    # --- at once ------------------------------------------------------------------------------------

    @handles(CONSOLE_DO)
    async def act(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """What a button of the first page does at once."""
        await self._acts[click.carried](interaction, click.at)

    async def _nudge(self, interaction: Interaction, table: int) -> None:
        async with self._services.tables.hold(table) as live:
            self._check_running(live)
            if live.waits.still:
                raise Tell("tell-stands-still")
            if not live.waits.by_seat:
                raise Tell("tell-nobody-to-nudge")
            if not await self._services.keeper.nudge(live):
                raise Tell("tell-nudged")
        await self._done(interaction, live, live.texts.say("console-did-nudge"))

    async def _more(self, interaction: Interaction, table: int) -> None:
        async with self._services.tables.hold(table) as live:
            self._check_running(live)
            if await self._services.keeper.extend(live, self._who(interaction)) is None:
                raise Tell("tell-no-deadline")
        await self._done(interaction, live, live.texts.say("tell-more-given"))

    async def _pause(self, interaction: Interaction, table: int) -> None:
        await self._stand(interaction, table, BY_MODERATOR, "scene-paused")

    async def _go_on(self, interaction: Interaction, table: int) -> None:
        await self._stand(interaction, table, "", "scene-goes-on")

    async def _stand(self, interaction: Interaction, table: int, why: str, key: str) -> None:
        async with self._services.tables.hold(table) as live:
            self._check_running(live)
            if bool(live.waits.still) == bool(why):
                # Another moderator was quicker: the panel shows it.
                await update(interaction, console_layout(live))
                return
            await self._services.keeper.stand_still(live, why)
            sentence = live.texts.say(key, moderator=self._who(interaction))
            await self._announce(live, sentence)
        await self._done(interaction, live, sentence)

    async def _post(self, interaction: Interaction, table: int) -> None:
        live = await self._services.tables.open(table)
        self._check_running(live)
        self._services.poster.post_again(live)
        await self._done(interaction, live, live.texts.say("console-did-post"))

    async def _export(self, interaction: Interaction, table: int) -> None:
        live = await self._services.tables.open(table)
        file = await export_file(self._services, live)
        sentence = live.texts.say("tell-exported", table=live.title)
        await attempt(lambda: interaction.followup.send(sentence, file=file, ephemeral=True))

    async def _reopen(self, interaction: Interaction, table: int) -> None:
        live = await self._services.lobbies.closing.reopen(table)
        if live.is_running:
            await self._announce(live, live.texts.say("scene-reopened", moderator=self._who(interaction)))
            self._services.poster.refresh(live)
        await self._done(interaction, live, live.texts.say("tell-opened", place=f"<#{live.place}>"))

    # --- acting for a seat --------------------------------------------------------------------------

    @handles(CONSOLE_SEAT)
    async def ask_for(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """What can be answered for a seat."""
        live = await self._services.tables.open(click.at)
        seat = number_in(first_of(values))
        decision = open_question(live, seat)
        await update(interaction, answers_layout(live, decision))

    @handles(CONSOLE_ANSWER)
    async def answer_for(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """Answer for a seat."""
        async with self._services.tables.hold(click.at) as live:
            self._check_running(live)
            decision = open_question(live, click.seat if click.seat is not None else -1)
            if decision.number != click.number:
                raise AnswerError("stale")
            if click.carried == COMPUTER:
                await self._services.tables.captain_answers(live, decision.seat)
                await self._services.tables.let_captains_play(live)
            else:
                picks = list(decision.default) if click.carried == DEFAULT else open_picks(decision, values)
                await self._services.answering.give(live, decision, picks)
        sentence = live.texts.say("scene-acted", moderator=self._who(interaction), other=decision.seat)
        await self._announce(live, sentence)
        self._services.poster.refresh(live)
        await self._done(interaction, live, sentence)

    @handles(CONSOLE_UNSEEN)
    async def answer_unseen(
        self, interaction: Interaction, click: Click[None], values: Sequence[str]
    ) -> None:
        """Give the default for all who are asked unseen, whoever they are."""
        async with self._services.tables.hold(click.at) as live:
            self._check_running(live)
            if not await self._services.keeper.answer_unseen(live):
                raise Unreadable
        sentence = live.texts.say("scene-acted-unseen", moderator=self._who(interaction))
        await self._announce(live, sentence)
        self._services.poster.refresh(live)
        await self._done(interaction, live, sentence)

    # --- seats --------------------------------------------------------------------------------------

    @handles(CONSOLE_GIVEN)
    async def ask_heir(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Who is to have a seat."""
        live = await self._services.tables.open(click.at)
        self._check_running(live)
        seat = _seat(live, number_in(first_of(values)))
        await update(interaction, heirs_layout(live, seat, self._heirs(interaction, live, seat)))

    def _heirs(self, interaction: Interaction, live: LiveTable, seat: int) -> list[tuple[str, str]]:
        """Members who may take the seat: the moderator, and whoever has sat here before."""
        crew, names = Crew.of(live.row.crew), live.lobby.names
        seated = {holder.member for holder in live.holders}
        own = interaction.user.id
        found = (
            [(MYSELF, live.texts.say("console-myself"))]
            if own not in seated and crew.may_sit(own, seat)
            else []
        )
        before = [member for member in crew.knows if member not in seated and member != own]
        return found + [
            (str(member), names[member])
            for member in before
            if member in names and crew.may_sit(member, seat)
        ]

    @handles(CONSOLE_HEIR)
    async def give_seat(self, interaction: Interaction, click: Click[Heir], values: Sequence[str]) -> None:
        """Give a seat to a member or a computer captain."""
        heir = COMPUTER if click.carried.computer else first_of(values)
        async with self._services.tables.hold(click.at) as live:
            self._check_running(live)
            seat = _seat(live, click.carried.seat)
            if heir == COMPUTER:
                await replace(self._services, live, seat)
            else:
                member = interaction.user.id if heir == MYSELF else number_in(heir)
                known = live.lobby.names.get(member, "")
                name = name_of(interaction.user) if heir == MYSELF else known
                if not name:
                    raise Unreadable
                await replace(self._services, live, seat, member, name)
        who = self._who(interaction)
        sentence = live.texts.say("scene-replaced", moderator=who, other=seat, number=str(seat + 1))
        await self._announce(live, sentence)
        await self._done(interaction, live, sentence)

    # --- back ---------------------------------------------------------------------------------------

    async def _led_to(self, live: LiveTable, steps: Sequence[Taken]) -> list[str]:
        """The first line that everybody reads of what each of these steps has led to."""
        logged, texts, found = (
            (await self._services.tables.logged(live, None)).read,
            live.plain_texts,
            list[str](),
        )
        for n, step in enumerate(steps):
            end = steps[n + 1].entry if n + 1 < len(steps) else live.next_entry
            first = next((read for read in logged if step.entry <= read.number < end), None)
            found.append(texts.entry(first._asdict()) if first is not None else "")
        return found

    @handles(CONSOLE_STEP)
    async def ask_back(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """What going back to before a step would undo."""
        live = await self._services.tables.open(click.at)
        steps = await self._services.tables.taken(live)
        step = _step(steps, first_of(values))
        logged = (await self._services.tables.logged(live, None)).read
        told = [live.texts.entry(read._asdict()) for read in logged if read.number >= step.entry]
        await update(interaction, back_sure_layout(live, step, len(steps) - step.number + 1, told))

    @handles(CONSOLE_GO_BACK)
    async def go_back(
        self, interaction: Interaction, click: Click[tuple[int, int]], values: Sequence[str]
    ) -> None:
        """Go back to before a step: this was asked about, when the log was as long as it is now."""
        number, newest = click.carried
        async with self._services.tables.hold(click.at) as live:
            self._check_running(live)
            if newest != live.newest_public:
                raise Tell("tell-gone-on")
            step = _step(await self._services.tables.taken(live), str(number))
            await self._services.tables.go_back(live, step, self._who(interaction))
            await self._services.tables.let_captains_play(live)
        self._services.poster.refresh(live)
        await self._done(interaction, live, live.texts.say("console-did-back"))

    # --- place and end ------------------------------------------------------------------------------

    def _channels(self, interaction: Interaction, live: LiveTable) -> list[tuple[int, str]]:
        """The channels to which a table may move, as far as the moderator sees them."""
        guild, user = interaction.guild, interaction.user
        if guild is None or not isinstance(user, discord.Member):
            return []
        seen = [one for one in guild.text_channels if one.permissions_for(user).view_channel]
        return [(one.id, one.name) for one in seen]

    @handles(CONSOLE_MOVE)
    async def move(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Give a table a thread in another channel; where it was, a sentence leads there."""
        channel = number_in(first_of(values))
        if channel not in dict(self._channels(interaction, await self._services.tables.open(click.at))):
            raise Unreadable
        async with self._services.tables.hold(click.at) as live:
            self._check_running(live)
            before, message = live.place, Shown.of(live.row.messages).message
            await self._services.places.bring_home(live, channel)
        who, place = self._who(interaction), f"<#{live.place}>"
        await self._leave(before, message, live.texts.say("scene-moved", moderator=who, place=place))
        await self._done(interaction, live, live.texts.say("tell-opened", place=place))

    async def _leave(self, place: int, message: int | None, sentence: str) -> None:
        """Show a sentence where a table was, in place of its message, which nobody is to press any more."""
        view = said_layout(sentence)
        try:
            if message is not None:
                await self._services.messages.edit_at(place, message, view)
            else:
                await self._services.messages.send_at(place, view)
        except Unreachable as fault:
            _log.info("nothing could be left where a table was", place=place, reason=str(fault))

    @handles(CONSOLE_CLOSE)
    async def close(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Close a table before its end: this was asked about."""
        async with self._services.tables.hold(click.at) as live:
            if live.row.status not in (Status.LOBBY, Status.PLAYING):
                raise Tell("tell-table-over")
            lobby = live.row.status is Status.LOBBY
            await self._services.tables.end(live)
        if lobby:
            await self._services.lobbies.herald.repost(live)
        else:
            await self._announce(live, live.texts.say("scene-closed", moderator=self._who(interaction)))
            self._services.poster.refresh(live)
        await self._done(
            interaction, live, live.texts.say("tell-ended", table=live.title, number=str(live.id))
        )

    @handles(CONSOLE_DELETE)
    async def delete(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Delete everything of a table: this was asked about."""
        services, table = self._services, click.at
        async with services.tables.hold(table) as live:
            if live.row.status in (Status.LOBBY, Status.PLAYING):
                await services.tables.end(live)
                services.poster.refresh(live)
            await services.poster.settle(live)
            await services.keeper.settle()
            messages, place = live.row.messages, live.place
            channel, lobby, shown = live.row.channel, messages.get("lobby"), Shown.of(messages).message
            await services.store.tables.delete(table)
            services.tables.forget(table)
        _log.info("a moderator has deleted a table", table=table)
        sentence = live.texts.say("scene-deleted", moderator=self._who(interaction), table=live.title)
        for holder in live.members:
            await services.poster.withdraw_hand(holder)
            await services.poster.cockpits.lose(live, holder.member or 0, sentence)
        if live.row.thread is not None:
            await self._leave(place, shown, sentence)
        if lobby is not None:
            await self._leave(channel, lobby, sentence)
        await update(interaction, said_layout(live.texts.say("tell-deleted", table=live.title)))

    # --- repairs ------------------------------------------------------------------------------------

    @handles(CONSOLE_REPAIR)
    async def ask_repair(
        self, interaction: Interaction, click: Click[RepairPart], values: Sequence[str]
    ) -> None:
        """The next question about a repair, or whether it is meant."""
        live = await self._services.tables.open(click.at)
        given = [one.strip() for one in values[:1]]
        await update(interaction, self._repairing(live, [*click.carried.picks, *given]))

    @handles(CONSOLE_NUMBER_FORM)
    async def number(
        self, interaction: Interaction, click: Click[tuple[str, ...]], values: Sequence[str]
    ) -> None:
        """Open the modal for a number of a repair."""
        live = await self._services.tables.open(click.at)
        picks, asked = self._asked(live, click.carried)[:2]
        if asked is None or asked.range is None:
            raise Unreadable
        await fill_in(interaction, repair_modal(live, asked, picks))

    def _repairing(self, live: LiveTable, typed: Sequence[str]) -> ui.LayoutView:
        picks, asked, said = self._asked(live, typed)
        if asked is None:
            return repair_sure_layout(live, picks, said)
        return repair_layout(live, asked, picks, said)

    def _asked(self, live: LiveTable, typed: Sequence[str]) -> tuple[list[str], Decision | None, list[str]]:
        """The answers about a repair so far, what is asked next, and the answers in words.

        Raises AnswerError if it is not possible now.
        """
        game = live.game
        if game is None or not live.is_running:
            raise Tell("tell-table-over")
        picks, said = list[str](), list[str]()
        asked = game.mending.asked(picks)
        for short in typed:
            if asked is None:
                raise Unreadable
            pick = short if asked.range is not None else option_of(asked, short)
            option = asked.option(pick or "")
            said.append(live.texts.option(option) if option is not None else short)
            picks.append(pick or "")
            asked = game.mending.asked(picks)
        return picks, asked, said

    @handles(CONSOLE_MEND)
    async def repair(
        self, interaction: Interaction, click: Click[tuple[str, ...]], values: Sequence[str]
    ) -> None:
        """Repair something: this was asked about."""
        async with self._services.tables.hold(click.at) as live:
            picks, asked, _ = self._asked(live, click.carried)
            if asked is not None:
                raise Unreadable
            await self._services.tables.repair(live, picks, self._who(interaction))
            await self._services.tables.let_captains_play(live)
        self._services.poster.refresh(live)
        await self._done(interaction, live, live.texts.say("console-did-repair"))

    # --- all ----------------------------------------------------------------------------------------

    def _check_running(self, live: LiveTable) -> None:
        live.check_running()

    def _who(self, interaction: Interaction) -> str:
        return plain(name_of(interaction.user))


def open_question(live: LiveTable, seat: int) -> Decision:
    """What a seat is asked openly. Raises Tell where it is not, also for one that is asked unseen: nobody may
    learn that.
    """
    decision = live.asked(seat) if live.is_running else None
    if decision is None or decision.hidden:
        raise Tell("tell-seat-not-asked", other=max(seat, 0))
    return decision


def open_picks(decision: Decision, values: Sequence[str]) -> list[str]:
    """An answer for another seat, out of what everybody sees. Raises Tell for anything else."""
    picked = option_of(decision, values[0]) if values and not decision.secret else None
    option = decision.option(picked) if picked is not None else None
    if option is None or option.secret:
        raise Tell("tell-secret-default-only")
    return [option.id]


async def replace(services: Services, live: LiveTable, seat: int, member: int = 0, name: str = "") -> None:
    """Give a seat to a member, or to a computer captain. The lock is held. Raises Tell."""
    if not member:
        if [holder.seat for holder in live.members] == [seat]:
            raise Tell("tell-last-member")
        await services.crews.put(live, seat)
        return
    if live.seat_of(member) is not None:
        raise Tell("tell-cannot-sit", name=plain(name))
    if not Crew.of(live.row.crew).may_sit(member, seat):
        raise Tell("tell-they-know-seat", who=f"<@{member}>")
    await services.crews.put(live, seat, member=member, name=name)


async def export_file(services: Services, live: LiveTable) -> discord.File:
    """A table as a file: while it is played, what a spectator knows. It has the players' names as the table
    shows them; a seat whose member had himself forgotten has none. Raises Tell.
    """
    if live.game is None:
        raise Tell("tell-not-started")
    history = await services.store.tables.history(live.id)
    entries = await services.tables.log(live)
    exported = live.game.export(history=history, entries=entries)
    # No part of the record that can be verified: pictures made of the file call the players by them.
    exported["players"] = [holder.name for holder in live.holders]
    data = json.dumps(exported, ensure_ascii=False, indent=1)
    return discord.File(io.BytesIO(data.encode()), f"table-{live.id}.json")


def _seat(live: LiveTable, seat: int) -> int:
    if seat >= len(live.holders):
        raise Unreadable
    return seat


def _step(steps: Sequence[Taken], typed: str) -> Taken:
    found = next((step for step in steps if str(step.number) == typed), None)
    if found is None:
        raise Tell("tell-gone-on")
    return found
