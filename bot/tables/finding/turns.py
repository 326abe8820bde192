"""Which tables wait for which members, as far as this process has seen them: for who asks at every click.

What each member may know of himself stands here, questions that he is asked unseen too: nobody else is told.
"""

from __future__ import annotations

from datetime import datetime

from bot.tables.events import Event
from bot.tables.live import LiveTable
from bot.tables.waits import UNSEEN, Wait


class Turns:
    """Listens to all tables; the store is never asked."""

    def __init__(self, saved: Event[LiveTable, bool]) -> None:
        self._since: dict[int, dict[int, datetime]] = {}
        """By table, the members that it waits for."""
        self._tables: dict[int, set[int]] = {}
        """By member."""
        saved.listen(lambda live, _: self.note(live))

    def note(self, live: LiveTable) -> None:
        """A table waits for others now, perhaps for nobody."""
        before, now = self._since.pop(live.id, {}), _since(live)
        for member in before.keys() - now.keys():
            tables = self._tables[member]
            tables.discard(live.id)
            if not tables:
                del self._tables[member]
        for member in now.keys() - before.keys():
            self._tables.setdefault(member, set()).add(live.id)
        if now:
            self._since[live.id] = now

    def of(self, member: int, besides: int = 0) -> list[int]:
        """The tables that wait for a member, the longest first, but for the one `besides`."""
        found = [table for table in self._tables.get(member, ()) if table != besides]
        return sorted(found, key=lambda table: (self._since[table][member], table))


def wait_of(live: LiveTable, seat: int) -> Wait | None:
    """The wait for a seat that is asked something; for one that is asked unseen, that of the whole table."""
    decision = live.asked(seat)
    if decision is None or live.holder(seat).is_away:
        return None
    return live.waits.by_seat.get(UNSEEN if decision.hidden else seat)


def _since(live: LiveTable) -> dict[int, datetime]:
    if live.lobby.panel:
        # Nobody is called to what he tries for himself.
        return {}
    found = {holder.member: wait_of(live, holder.seat) for holder in live.members_asked()}
    return {member: wait.since for member, wait in found.items() if member is not None and wait is not None}
