"""Votes about a seat: when its member has not been there for long and no moderator is, the others give it to
a computer captain.

Whether there can be a vote follows from what everybody sees: for how long somebody is waited for by name.
"""

from __future__ import annotations

from datetime import timedelta

from bot.crews.crews import Crews
from bot.crews.herald import Presence
from bot.tables import LiveTable, LiveTables
from bot.tables.crew import Ballot, Crew, Vote
from bot.tables.member import Member
from bot.tables.tell import Tell
from bot.tables.waits import ASLEEP

PATIENCE = timedelta(hours=24)
"""For which a member is waited for before the others may vote, or the time for a move if that is more."""
OFTEN_LATE = 2
"""So many times in a row somebody had to answer for him: that is long enough, too."""


class Ballots:
    """The votes of all tables."""

    def __init__(self, tables: LiveTables, crews: Crews, presence: Presence) -> None:
        self._tables = tables
        self._crews = crews
        self._presence = presence

    # --- looking ------------------------------------------------------------------------------------

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

    def vote(self, live: LiveTable) -> Vote | None:
        """The vote as it stands; None if there is none, or if it is over."""
        ballot = Crew.of(live.row.crew).ballot
        if ballot is None or not self._stands(live, ballot):
            return None
        return self._counted(live, ballot)

    def _stands(self, live: LiveTable, ballot: Ballot) -> bool:
        """Whether a vote goes on: the member has not come back, nor left."""
        sits = live.holder(ballot.seat).member == ballot.member
        return sits and self._about(live, ballot.seat) == ballot.about

    def _counted(self, live: LiveTable, ballot: Ballot) -> Vote:
        there = {holder.member for holder in live.present}
        return Vote(ballot, len(there.intersection(ballot.yes)), self._needed(live, ballot.seat))

    def _needed(self, live: LiveTable, seat: int) -> int:
        """How many have to agree: more than half of the others who play themselves."""
        return len([holder for holder in live.present if holder.seat != seat]) // 2 + 1

    # --- voting -------------------------------------------------------------------------------------

    async def begin(self, table: int, member: Member, seat: int) -> tuple[LiveTable, bool]:
        """A member wants a captain in a seat; gives the table, and whether that is enough. Raises Tell,
        StoreError.
        """
        async with self._tables.hold(table) as live:
            live.check_running()
            live.check_seat(seat)
            self._check_voter(live, member.id, seat)
            about, crew = self._about(live, seat), Crew.of(live.row.crew)
            absent = live.holder(seat).member
            if absent is None or not about:
                raise Tell("tell-not-late", other=seat)
            old = crew.ballot
            if old is not None and self._stands(live, old):
                if old.seat != seat:
                    raise Tell("tell-vote-running", other=old.seat)
                return live, await self._agree(live, member.id, old.id)
            crew.ballot = Ballot(id=crew.new_id(), seat=seat, member=absent, about=about, yes=[member.id])
            if self._needed(live, seat) <= 1:
                await self._carried(live, crew.ballot)
                return live, True
            await self._crews.keep(live, crew)
            await self._crews.herald.ask_vote(live, self._counted(live, crew.ballot))
        return live, False

    def _check_voter(self, live: LiveTable, member: int, about: int) -> None:
        """Raises Tell for who may not vote about a seat: strangers, its member, who does not play himself."""
        seat = live.own_seat(member)
        if seat == about:
            raise Tell("tell-vote-oneself")
        if live.holder(seat).is_away:
            raise Tell("tell-away-first")

    def _open(self, live: LiveTable, id: str) -> tuple[Crew, Ballot]:
        """The vote of this id. Raises Tell if it is over."""
        live.check_running()
        crew = Crew.of(live.row.crew)
        if crew.ballot is None or crew.ballot.id != id or not self._stands(live, crew.ballot):
            raise Tell("tell-ballot-over")
        return crew, crew.ballot

    async def agree(self, table: int, member: Member, id: str) -> tuple[LiveTable, bool]:
        """A member agrees; gives the table, and whether that was enough. Raises Tell, StoreError."""
        async with self._tables.hold(table) as live:
            carried = await self._agree(live, member.id, id)
        return live, carried

    async def _agree(self, live: LiveTable, member: int, id: str) -> bool:
        crew, ballot = self._open(live, id)
        self._check_voter(live, member, ballot.seat)
        if member in ballot.yes:
            raise Tell("tell-voted")
        ballot.yes.append(member)
        vote = self._counted(live, ballot)
        if vote.count >= vote.needed:
            await self._carried(live, ballot)
            return True
        await self._crews.keep(live, crew)
        return False

    async def object(self, table: int, member: Member, id: str) -> tuple[LiveTable, int]:
        """The member whom a vote is about is there: it is over. Gives the table and his seat. Raises Tell,
        StoreError.
        """
        async with self._tables.hold(table) as live:
            crew, ballot = self._open(live, id)
            if member.id != ballot.member:
                raise Tell("tell-vote-others", other=ballot.seat)
            crew.ballot = None
            await self._crews.keep(live, crew)
            # He has a whole day from now on, or the time for a move.
            await self._presence.is_here(live, ballot.seat)
            await self._presence.back(live, ballot.seat)
        return live, ballot.seat

    async def _carried(self, live: LiveTable, ballot: Ballot) -> None:
        before = live.name(live.holder(ballot.seat))
        await self._crews.put(live, ballot.seat)
        sentence = live.texts.say("crew-voted", before=before, other=ballot.seat, number=str(ballot.seat + 1))
        await self._crews.herald.tell_free(live, sentence, ballot.seat)
