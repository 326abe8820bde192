"""Somebody whose link opens one seat at one table: he sees and does nothing else of the house."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET

from bot.home.guests import Guest
from bot.home.home import Home
from bot.home.people import Resident, resident_of
from bot.protocol.door import NotHere, TableDoor
from bot.protocol.home import acts
from bot.protocol.home.acts import Declined, Done, HomeAct
from bot.protocol.home.pages import HomePage, LobbyPage, LookBack, MendPage
from bot.tables.tell import Tell

MAY = (
    acts.Leave, acts.Return, acts.Back, acts.MakeOffer, acts.Accept, acts.Decline,
    acts.CallVote, acts.Agree, acts.Object, acts.MoreTime, acts.Ready, acts.Read, acts.Look,
)  # fmt: skip
"""What concerns his own seat, and the votes and offers of those who sit at his table."""
_MAY = frozenset(str(one.__struct_config__.tag) for one in MAY)


class Seated(Guest):
    """A reader of one table. All else of the house is not there for him."""

    def __init__(self, home: Home, resident: Resident, table: int) -> None:
        """`table`: the one at which he sits."""
        super().__init__(home, resident.number)
        self._table = table

    def __eq__(self, other: object) -> bool:
        """Whether both open the same table to the same reader."""
        if not isinstance(other, Seated):
            return NotImplemented
        return (self._table, self._resident.number) == (other._table, other._resident.number)

    def __hash__(self) -> int:
        return hash((self._table, self._resident.number))

    async def _check(self, table: int) -> None:
        if table != self._table:
            raise NotHere((await self._reader()).refusal(Tell("tell-no-such-table")))

    async def page(self) -> HomePage:
        """His table alone, and those who sit there. Raises StoreError."""
        page, live = await super().page(), await self._home.tables.open(self._table)
        found = [resident_of(one.member or 0) for one in live.members]
        sitting = {one.number for one in found if one is not None}
        page.me.table, page.me.host = self._table, False
        page.tables = [one for one in page.tables if one.table == self._table]
        page.games = [one for one in page.games if one.game == live.row.game]
        page.people = [one for one in page.people if one.who in sitting]
        for one in page.tables:
            one.may, one.hosting = _own(one.may), False
        return page

    async def lobby(self, table: int) -> LobbyPage:
        """His table before its game and beside it. Raises NotHere, StoreError."""
        await self._check(table)
        page = await super().lobby(table)
        page.may, page.settles, page.again, page.phones = _own(page.may), False, UNSET, UNSET
        return page

    def qr(self, code: str) -> bytes | None:
        """He lets nobody in."""
        return None

    async def mend(self, table: int) -> MendPage:
        """He sets nothing right. Raises NotHere."""
        raise NotHere((await self._reader()).refusal(Tell("tell-moderators-only")))

    async def look_back(self, table: int, step: int) -> LookBack:
        """He sets nothing right. Raises NotHere."""
        raise NotHere((await self._reader()).refusal(Tell("tell-moderators-only")))

    async def exported(self, table: int) -> bytes:
        """His table as a file. Raises NotHere, StoreError."""
        await self._check(table)
        return await super().exported(table)

    async def table(self, table: int) -> TableDoor:
        """His table. Raises NotHere, StoreError."""
        await self._check(table)
        return await super().table(table)

    async def do(self, act: HomeAct) -> Done | Declined:
        """Do something that concerns his seat; all else is refused."""
        at = getattr(act, "table", self._table)
        swaps = not isinstance(act, acts.MakeOffer) or act.kind == "swap"
        if not isinstance(act, MAY) or at != self._table or not swaps:
            return Declined((await self._reader()).refusal(Tell("lan-own-seat")))
        return await super().do(act)


def _own(may: Iterable[str]) -> list[str]:
    return [one for one in may if one in _MAY]
