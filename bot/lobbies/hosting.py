"""Who may settle a lobby: its host and moderators; when its host is gone, the next member who sits there."""

from __future__ import annotations

from bot.lobbies.seating import Seating
from bot.tables import LiveTable, LiveTables
from bot.tables.member import InServer, Member
from bot.tables.tell import Tell
from data.store import Status


class Hosting:
    """The hosts of lobbies. Whoever calls this holds the table's lock."""

    def __init__(self, tables: LiveTables, seating: Seating, is_in_server: InServer) -> None:
        self._tables = tables
        self._seating = seating
        self._is_in_server = is_in_server

    async def may(self, live: LiveTable, member: Member) -> bool:
        """Whether a member may settle a lobby, as `check` has it; nothing changes."""
        if live.row.status is not Status.LOBBY:
            return False
        if member.settles(live.row):
            return True
        return self._heir(live) == member.id and await self._is_gone(live)

    async def check(self, live: LiveTable, member: Member) -> None:
        """Raises Tell for who may not settle a lobby; one whose host is gone passes to the next member."""
        self._seating.check_open(live)
        if member.settles(live.row):
            return
        if live.seat_of(member.id) is not None and await self._is_gone(live):
            await self._pass_on(live)
        if member.id != live.row.host:
            raise Tell("tell-host-only", host=f"<@{live.row.host}>")

    async def _is_gone(self, live: LiveTable) -> bool:
        """Whether a lobby's host sits there no more, or has left the server."""
        host = live.row.host
        return live.seat_of(host) is None or not await self._is_in_server(live.row.guild, host)

    async def _pass_on(self, live: LiveTable) -> None:
        """Give a lobby whose host is gone to the next member who sits there."""
        heir = self._heir(live)
        kept = [holder for holder in live.holders if holder.member != live.row.host]
        await self._seating.seat(live, kept)
        await self._tables.change_row(live, host=heir)

    def _heir(self, live: LiveTable) -> int | None:
        """The next member who sits in a lobby beside its host."""
        heirs = [holder.member for holder in live.members if holder.member != live.row.host]
        return heirs[0] if heirs else None
