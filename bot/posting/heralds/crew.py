"""What a table and its members are told of who comes and goes: `bot/crews` says what, this how it looks."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any

import discord
import structlog
from discord import ui

from bot.posting.attempts import Unreachable
from bot.posting.messages import Messages
from bot.posting.poster import Poster
from bot.present.crew import ballot_layout, free_layout, offer_layout
from bot.present.time import said_layout
from bot.tables.crew import Offer, Vote
from bot.tables.live import Holder, LiveTable

_log = structlog.get_logger(__name__)


class CrewHerald:
    """Posts what crews have done. Who goes loses his panels in tasks of their own."""

    def __init__(self, client: discord.Client, poster: Poster) -> None:
        self._poster = poster
        self._messages = Messages(client)
        self._tasks: set[asyncio.Task[None]] = set()

    # --- at the table -------------------------------------------------------------------------------

    async def announce(self, live: LiveTable, sentence: str, ping: Iterable[int] = ()) -> None:
        """Tell the table; these members are notified."""
        await self._say(live, said_layout(sentence), ping)

    async def tell_free(self, live: LiveTable, sentence: str, seat: int) -> None:
        """Tell the table that a computer captain has a seat; where anybody may, with a button to take it."""
        if live.lobby.latecomers:
            await self._say(live, free_layout(live, sentence, seat))
        else:
            await self.announce(live, sentence)

    async def ask_vote(self, live: LiveTable, vote: Vote) -> None:
        """Post a vote about a seat; whom it is about is notified."""
        await self._say(live, ballot_layout(live, vote), ping=[vote.ballot.member])

    async def _say(self, live: LiveTable, view: ui.LayoutView, ping: Iterable[int] = ()) -> int | None:
        """Post something at a table; gives the message, None if that failed."""
        try:
            return (await self._messages.send(live, view, ping=ping)).id
        except Unreachable as fault:
            # The poster will tell who can mend it.
            _log.info("a table could not be told who comes and goes", table=live.id, reason=str(fault))
            return None

    # --- offers -------------------------------------------------------------------------------------

    async def offer(self, live: LiveTable, id: str, offer: Offer, *, quiet: bool) -> tuple[int, int] | None:
        """Post an offer at the table, notifying nobody if `quiet`; gives its channel and message."""
        message = await self._say(live, offer_layout(live, id, offer), ping=[] if quiet else [offer.to])
        return (live.place, message) if message is not None else None

    async def offer_directly(
        self, live: LiveTable, id: str, offer: Offer, *, quiet: bool
    ) -> tuple[int, int] | None:
        """Send an offer to whom it is made; gives its channel and message, None if he cannot be reached."""
        try:
            return await self._messages.directly(
                offer.to, offer_layout(live, id, offer, direct=True), quiet=quiet
            )
        except Unreachable as fault:
            _log.info("an offer could not be sent directly", table=live.id, reason=str(fault))
            return None

    def close_offer(self, live: LiveTable, offer: Offer, sentence: str, besides: int | None) -> None:
        """Show a sentence in place of an offer, soon, wherever it was posted; the message `besides` shows it
        already.
        """
        view = said_layout(sentence)
        for channel, message in offer.posts:
            if message != besides:
                self._later(self._close(live, channel, message, view))

    async def _close(self, live: LiveTable, channel: int, message: int, view: ui.LayoutView) -> None:
        try:
            await self._messages.edit_at(channel, message, view)
        except Unreachable as fault:
            _log.info("an offer could not be closed", table=live.id, reason=str(fault))

    # --- in private ---------------------------------------------------------------------------------

    def part(self, live: LiveTable, holder: Holder) -> None:
        """Take from a member, soon, what he has of a table in private: he sat there, and does not now."""
        assert holder.member is not None
        lost = live.texts.say("crew-lost", table=live.title)
        self._later(self._poster.cockpits.lose(live, holder.member, lost))
        self._later(self._poster.withdraw_hand(holder))

    def moved(self, live: LiveTable, member: int) -> None:
        """Take his private panel from a member, soon, who has another seat now."""
        self._later(self._poster.cockpits.lose(live, member, live.texts.say("crew-moved")))

    # --- working ------------------------------------------------------------------------------------

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settle(self) -> None:
        """Wait until everybody has lost what is not his any more."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))

    async def close(self) -> None:
        """Finish what is being taken away."""
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=5)


def vote_layout(live: LiveTable, vote: Vote | None) -> ui.LayoutView:
    """A vote as it stands, or that it is over."""
    return ballot_layout(live, vote) if vote is not None else said_layout(live.texts.say("ballot-over"))
