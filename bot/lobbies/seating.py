"""Who sits in a lobby, as it is stored."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.tables import LiveTable, LiveTables
from bot.tables.columns.seat import SeatSettings
from bot.tables.live import Holder
from bot.tables.lobby import LEVELS, room_of
from bot.tables.member import Member
from bot.tables.plain import plain
from bot.tables.tell import NoSuch, Tell
from data.store import NoSuchTable, Seat, Status

MOST_OF_A_NAME = 24
"""Characters of a computer captain's name."""


class Seating:
    """The seats of lobbies. Whoever calls this holds the table's lock."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    def check_open(self, live: LiveTable) -> None:
        """Raises Tell unless it is a lobby."""
        if live.row.status is Status.PLAYING:
            raise Tell("tell-begun", place=f"<#{live.place}>")
        if live.row.status is not Status.LOBBY:
            raise Tell("tell-table-over")

    def check_room(self, live: LiveTable) -> None:
        """Raises Tell when every seat is taken."""
        if len(live.holders) >= room_of(live.row):
            raise Tell("tell-full")

    async def seat(self, live: LiveTable, holders: Sequence[Holder], comer: Member | None = None) -> None:
        """Seat these, in this order; `comer` is one of them who has just come. Raises StoreError."""
        await self._tables.store.tables.set_seats(live.id, [_row(n, one) for n, one in enumerate(holders)])
        if comer is not None:
            await self._tables.change_lobby(
                live,
                names={**live.lobby.names, comer.id: comer.name},
                newcomers=await self.newcomers(live.row.game, live.lobby.newcomers, comer.id),
                locales={**live.lobby.locales, comer.id: comer.locale},
            )
        await self._tables.refresh_row(live)

    async def turn(self, live: LiveTable) -> None:
        """Where a table follows another one, seat those who sat there one seat on, whoever came first: who
        had the first seat has the last one. Whoever was not there sits behind them. Raises StoreError.
        """
        if live.lobby.follows is None:
            return
        try:
            row = await self._tables.store.tables.get(live.lobby.follows)
        except NoSuchTable:
            return
        before = (await self._tables.aside(row)).holders
        places = {_who(one): number for number, one in enumerate([*before[1:], *before[:1]])}
        await self.seat(live, sorted(live.holders, key=lambda one: places.get(_who(one), len(places))))

    async def newcomers(self, game: str, known: tuple[int, ...], member: int) -> tuple[int, ...]:
        """Those who have never played a game, with this member if he has not either."""
        begun = (Status.PLAYING, Status.FINISHED)
        played = await self._tables.store.tables.find(status=begun, member=member)
        new = member not in known and all(row.game != game for row in played)
        return (*known, member) if new else known

    async def fill(self, live: LiveTable, computers: int) -> None:
        """Seat so many computer captains of the lobby's level besides."""
        for _ in range(computers):
            await self.seat(live, [*live.holders, computer(live, live.lobby.level, live.computer_name())])


def computer(live: LiveTable, level: int, name: str, instead: int | None = None) -> Holder:
    """A computer captain of a level who is called so, in a seat of his own or `instead` of who sits in one.
    Raises NoSuch for a level that there is not, Tell for a name that cannot be told from others.
    """
    if level not in LEVELS:
        raise NoSuch
    called = " ".join(name.split())[:MOST_OF_A_NAME]
    if not called.isprintable() or not called:
        raise Tell("tell-no-name")
    if called in [holder.name for holder in live.holders if holder.seat != instead]:
        raise Tell("tell-name-taken", name=plain(called))
    return Holder(-1, level=level, name=called, settings=SeatSettings(name=called))


def room_left(live: LiveTable) -> int:
    """How many may still sit down in a lobby."""
    return max(0, room_of(live.row) - len(live.holders))


def people(live: LiveTable, besides: Collection[int] = ()) -> set[int]:
    """The members who sit at a table, but for these seats, and those for whom they sit in."""
    seated = [holder for holder in live.members if holder.seat not in besides]
    return {who for one in seated for who in (one.member, one.settings.lent) if who is not None}


def _who(holder: Holder) -> tuple[int | None, str]:
    """Whose seat it is, at any table: a member's, or a computer captain's by name."""
    owner = holder.settings.whose(holder.member)
    return (owner, "" if owner is not None else holder.name)


def seat_rows(live: LiveTable) -> list[Seat]:
    """The seats of a table as the store keeps them when its game begins."""
    return [_row(holder.seat, holder) for holder in live.holders]


def _row(number: int, holder: Holder) -> Seat:
    return Seat(seat=number, member=holder.member, level=holder.level, settings=holder.settings.stored())
