"""Clicks about seats of a running table: take, leave, lend, return, change, vote; and answers to offers."""

from __future__ import annotations

from collections.abc import Sequence

import structlog

from bot.controls.crew import (
    ACCEPT,
    AGREE_TO_UNSEAT,
    GIVE_BACK,
    IM_HERE,
    LET_LATECOMERS,
    QUIT,
    QUIT_SURE,
    REFUSE,
    SHOW_SEATS,
    SIT,
    SWAP_WITH,
    UNSEAT,
)
from bot.controls.declared import Click
from bot.controls.ids import Unreadable, first_of, number_in, one_of
from bot.controls.lobby import CHANGE_ASIDES
from bot.crews.offers import Made
from bot.interactions.clicks.handled import handles
from bot.interactions.clicks.lobby.shown import show_changed
from bot.interactions.services import Services
from bot.posting.attempts import FAILURES, reason_of
from bot.posting.heralds.crew import vote_layout
from bot.posting.replies import Interaction, done, from_private, show, update
from bot.present.crew import Seats, leave_layout, seats_layout
from bot.present.time import said_layout
from bot.tables.live import LiveTable
from bot.tables.member import Member
from data.store import Status

_log = structlog.get_logger(__name__)


class CrewClicks:
    """What members do about seats."""

    def __init__(self, services: Services) -> None:
        self._services = services

    # --- looking ------------------------------------------------------------------------------------

    @handles(SHOW_SEATS)
    async def show(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """The private panel with the seats of a table."""
        live = await self._services.tables.open(click.at)
        live.check_running()
        await show(interaction, seats_layout(self._seats(await self._services.who(interaction), live)))

    def _seats(self, who: Member, live: LiveTable) -> Seats:
        late = self._services.ballots.eligible(live)
        return Seats(live, who.id, who.settles(live.row), late, who.moderates)

    # --- coming -------------------------------------------------------------------------------------

    @handles(SIT)
    async def sit(self, interaction: Interaction, click: Click[int], values: Sequence[str]) -> None:
        """Take a computer captain's seat."""
        who = await self._services.who(interaction)
        await self._welcome(interaction, await self._services.crews.take(click.at, who, click.carried))

    async def _welcome(self, interaction: Interaction, live: LiveTable) -> None:
        """Show a member who has just sat down all that he is asked."""
        seat = live.seat_of(interaction.user.id)
        if seat is None or not live.is_running:
            return
        try:
            said = [live.texts.say("tell-welcome", table=live.title)]
            await self._services.poster.cockpits.show(interaction, live, seat, said=said)
        except FAILURES as unseen:
            _log.info("a member could not be welcomed", table=live.id, reason=reason_of(unseen))

    @handles(ACCEPT)
    async def accept(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """Accept an offer: sit down, or change seats."""
        who, message = await self._services.who(interaction), _message(interaction)
        live = await self._services.offers.accept(click.at, who, click.carried, message)
        accepted = said_layout(live.texts.say("offer-accepted", who=f"<@{who.id}>"))
        if live.row.status is Status.LOBBY:
            await update(interaction, accepted)
            await self._services.lobbies.herald.repost(live)
            return
        if not from_private(interaction):
            await update(interaction, accepted)
        await self._welcome(interaction, live)

    @handles(REFUSE)
    async def refuse(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """Decline an offer, or withdraw one's own."""
        who, message = await self._services.who(interaction), _message(interaction)
        sentence = await self._services.offers.decline(click.at, who, click.carried, message)
        await update(interaction, said_layout(sentence))

    # --- going --------------------------------------------------------------------------------------

    @handles(QUIT)
    async def ask_to_leave(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Ask whether a member means to leave."""
        who = await self._services.who(interaction)
        await show(interaction, leave_layout(*await self._services.crews.ask_to_quit(click.at, who)))

    @handles(QUIT_SURE)
    async def leave(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Leave a running table: this was asked about."""
        live = await self._services.crews.quit(click.at, await self._services.who(interaction))
        await update(interaction, said_layout(live.texts.say("tell-left", table=live.title)))

    @handles(GIVE_BACK)
    async def give_back(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Return to one's seat, or give a lent one back."""
        live = await self._services.crews.give_back(click.at, await self._services.who(interaction))
        if live.seat_of(interaction.user.id) is not None:
            await self._welcome(interaction, live)
        else:
            await done(interaction, live.texts.say("tell-given-back"))

    # --- among members ------------------------------------------------------------------------------

    @handles(SWAP_WITH)
    async def swap_with(self, interaction: Interaction, click: Click[None], values: Sequence[str]) -> None:
        """Offer another member to change seats."""
        who, seat = await self._services.who(interaction), number_in(first_of(values))
        await self.offered(interaction, await self._services.offers.swap_with(click.at, who, seat))

    async def offered(self, interaction: Interaction, made: Made) -> None:
        """Say that an offer was made."""
        live, key = made.live, "tell-offered" if made.directly else "tell-offered-here"
        await done(interaction, live.texts.say(key, who=f"<@{made.to}>", place=f"<#{live.place}>"))

    @handles(UNSEAT)
    async def unseat(self, interaction: Interaction, click: Click[int | None], values: Sequence[str]) -> None:
        """Ask the others to give a seat to a computer captain."""
        who, seat = await self._services.who(interaction), number_in(values[0]) if values else click.carried
        if seat is None:
            raise Unreadable
        live, carried = await self._services.ballots.begin(click.at, who, seat)
        await done(interaction, live.texts.say("tell-unseated" if carried else "tell-unseat-asked"))

    @handles(AGREE_TO_UNSEAT)
    async def agree(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """Agree to give a seat to a computer captain."""
        who, ballots = await self._services.who(interaction), self._services.ballots
        live, carried = await ballots.agree(click.at, who, click.carried)
        agreed = said_layout(live.texts.say("vote-agreed-seat"))
        await update(interaction, agreed if carried else vote_layout(live, ballots.vote(live)))

    @handles(IM_HERE)
    async def object(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """The member whom a vote is about is there."""
        who = await self._services.who(interaction)
        live, seat = await self._services.ballots.object(click.at, who, click.carried)
        await update(interaction, said_layout(live.texts.say("ballot-objected", seat=seat)))

    @handles(LET_LATECOMERS)
    async def let_latecomers(
        self, interaction: Interaction, click: Click[None], values: Sequence[str]
    ) -> None:
        """Let anybody take a computer captain's seat, or only who is invited."""
        who = await self._services.who(interaction)
        live = await self._services.crews.let_latecomers(click.at, who)
        await update(interaction, seats_layout(self._seats(who, live)))

    @handles(CHANGE_ASIDES)
    async def change_asides(self, interaction: Interaction, click: Click[str], values: Sequence[str]) -> None:
        """Silence gentle captains, or let them talk, in a lobby's settings or on the panel with the seats."""
        who, wanted = await self._services.who(interaction), one_of([click.carried], ("on", "off"))
        live = await self._services.lobbies.settling.change_asides(click.at, who, wanted == "on")
        if live.is_running:
            await update(interaction, seats_layout(self._seats(who, live)))
        else:
            await show_changed(self._services, interaction, live)


def _message(interaction: Interaction) -> int | None:
    """The message that was clicked."""
    return interaction.message.id if interaction.message else None
