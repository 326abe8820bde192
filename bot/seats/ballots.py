"""Votes about a seat: when its member has not been there for long and no moderator is, the others give it to
a computer captain.

Whether there can be a vote follows from what everybody sees: for how long somebody is waited for by name.
"""

from __future__ import annotations

from datetime import timedelta

from discord import ui

from bot.present.crew import ballot_layout
from bot.present.time import said_layout
from bot.seats.crews import Crews
from bot.tables import LiveTable
from bot.tables.crew import Ballot, Crew
from bot.tables.tell import Tell
from bot.tables.waits import ASLEEP

PATIENCE = timedelta(hours=24)
"""For which a member is waited for before the others may vote, or the time for a move if that is more."""
OFTEN_LATE = 2
"""So many times in a row somebody had to answer for him: that is long enough, too."""


class Ballots:
    """The votes of all tables. Whoever calls this holds the table's lock."""

    def __init__(self, crews: Crews) -> None:
        self._crews = crews

    def eligible(self, live: LiveTable) -> list[int]:
        """The seats about which there may be a vote now."""
        return [holder.seat for holder in live.members if live.is_running and self._about(live, holder.seat)]

    def _about(self, live: LiveTable, seat: int) -> str:
        """Why there may be a vote about a seat, as long as that lasts; empty if there may be none."""
        if live.holder(seat).is_away:
            return "away"
        waits, wait = live.waits, live.waits.by_seat.get(seat)
        if (waits.still and waits.still != ASLEEP) or (wait is not None and wait.home is not None):
            return ""
        if waits.late.get(seat, 0) >= OFTEN_LATE:
            return "late"
        patience = max(PATIENCE, live.pace.period or PATIENCE)
        waited = self._crews.clock.now() - (wait.here or wait.since) if wait is not None else timedelta(0)
        return f"{wait.number}" if wait is not None and waited >= patience else ""

    def needed(self, live: LiveTable, seat: int) -> int:
        """How many have to agree: more than half of the others who play themselves."""
        return len([holder for holder in live.present if holder.seat != seat]) // 2 + 1

    async def begin(self, live: LiveTable, by: int, seat: int) -> bool:
        """A member wants a captain in a seat; True if that is enough. Raises Tell, StoreError."""
        self._crews.check_running(live)
        self._check_voter(live, by, seat)
        about, crew = self._about(live, seat), Crew.of(live.row.crew)
        member = live.holder(seat).member
        if member is None or not about:
            raise Tell("tell-not-late", other=seat)
        old = crew.ballot
        if old is not None and self._stands(live, old):
            if old.seat != seat:
                raise Tell("tell-vote-running", other=old.seat)
            return await self.agree(live, by, old.id)
        crew.ballot = Ballot(id=crew.new_id(), seat=seat, member=member, about=about, yes=[by])
        if self.needed(live, seat) <= 1:
            await self._carried(live, crew.ballot)
            return True
        await self._crews.keep(live, crew)
        await self._crews.say(live, self.view(live), ping=[member])
        return False

    def _check_voter(self, live: LiveTable, member: int, about: int) -> None:
        """Raises Tell for who may not vote about a seat: strangers, its member, who does not play himself."""
        seat = live.seat_of(member)
        if seat is None:
            raise Tell("tell-stranger", table=live.title)
        if seat == about:
            raise Tell("tell-vote-oneself")
        if live.holder(seat).is_away:
            raise Tell("tell-away-first")

    def _stands(self, live: LiveTable, ballot: Ballot) -> bool:
        """Whether a vote goes on: the member has not come back, nor left."""
        sits = live.holder(ballot.seat).member == ballot.member
        return sits and self._about(live, ballot.seat) == ballot.about

    def _open(self, live: LiveTable, id: str) -> tuple[Crew, Ballot]:
        crew = Crew.of(live.row.crew)
        if crew.ballot is None or crew.ballot.id != id or not self._stands(live, crew.ballot):
            raise Tell("tell-ballot-over")
        return crew, crew.ballot

    async def agree(self, live: LiveTable, member: int, id: str) -> bool:
        """A member agrees; True if that was enough. Raises Tell, StoreError."""
        self._crews.check_running(live)
        crew, ballot = self._open(live, id)
        self._check_voter(live, member, ballot.seat)
        if member in ballot.yes:
            raise Tell("tell-voted")
        ballot.yes.append(member)
        if self._count(live, ballot) >= self.needed(live, ballot.seat):
            await self._carried(live, ballot)
            return True
        await self._crews.keep(live, crew)
        return False

    async def object(self, live: LiveTable, member: int, id: str) -> None:
        """The member whom a vote is about is there: it is over. Raises Tell, StoreError."""
        self._crews.check_running(live)
        crew, ballot = self._open(live, id)
        if member != ballot.member:
            raise Tell("tell-vote-others", other=ballot.seat)
        crew.ballot = None
        await self._crews.keep(live, crew)
        # He has a whole day from now on, or the time for a move.
        await self._crews.is_here(live, ballot.seat)

    def _count(self, live: LiveTable, ballot: Ballot) -> int:
        there = {holder.member for holder in live.present}
        return len([member for member in ballot.yes if member in there])

    async def _carried(self, live: LiveTable, ballot: Ballot) -> None:
        before = live.name(live.holder(ballot.seat))
        await self._crews.put(live, ballot.seat)
        sentence = live.texts.say("crew-voted", before=before, other=ballot.seat, number=str(ballot.seat + 1))
        await self._crews.tell_free(live, sentence, ballot.seat)

    def view(self, live: LiveTable) -> ui.LayoutView:
        """The vote as it stands."""
        ballot = Crew.of(live.row.crew).ballot
        if ballot is None or not self._stands(live, ballot):
            return said_layout(live.texts.say("ballot-over"))
        return ballot_layout(live, ballot, self._count(live, ballot), self.needed(live, ballot.seat))
