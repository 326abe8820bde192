"""The store: one database, held by one process, upgraded, with everything in it."""

from __future__ import annotations

import asyncio
from types import TracebackType

from sqlalchemy.engine import URL

from data.store.challenges.challenges import Challenges
from data.store.database import Database, apart
from data.store.driver.files import make_private
from data.store.driver.ranges import Range
from data.store.driver.urls import check_sqlite_file, is_sqlite, read_url, shown, sqlite_file
from data.store.elsewhere import Elsewhere
from data.store.errors import StoreError
from data.store.guilds import Guilds, Members
from data.store.leases.hold import FileHold, Hold, files_can_be_locked
from data.store.leases.lease import LeaseHold, Vacant, holder_of_lease, until_free
from data.store.left import Left
from data.store.links import Links
from data.store.looks import Looks
from data.store.personal import Persons
from data.store.registered import RegisteredCommands
from data.store.results.looked import Looked
from data.store.results.played import Results
from data.store.results.reliable import Reliable
from data.store.schema import State, bring_up_to_date, state_of
from data.store.tables import Tables
from data.store.timers import Timers
from data.store.told.blocks import Blocks
from data.store.told.followers import Followers
from data.store.told.hooks import Hooks
from data.store.told.wishes import Wishes


class Store:
    """An open database. Created by `open_store`; usable as an asynchronous context, which closes it.

    `guilds`: settings of servers; `members`: preferences; `persons`: all that is stored of a member;
    `tables`: tables with their games; `left`: the games that a start finds; `elsewhere`: what other processes
    play; `timers`: what is to be done later; `followers`: who follows tables from outside; `looks`: who has
    seen how much of which; `links`: who may open their pages; `wishes`: who wants to be told of new ones;
    `challenges`: those of each week, with all tries;
    `blocks`: who does not want to play with whom; `hooks`: to which addresses stories are sent;
    `results`: what became of those that are finished, `looked`: what that
    comes to, `reliable`: who finished his tables, and who did not;
    `registered`: which commands Discord was told of.
    """

    def __init__(self, database: Database, hold: Hold | None) -> None:
        self._database = database
        self._hold = hold
        self.guilds = Guilds(database)
        self.members = Members(database)
        self.persons = Persons(database)
        self.tables = Tables(database)
        self.left = Left(database)
        self.elsewhere = Elsewhere(database)
        self.timers = Timers(database)
        self.followers = Followers(database)
        self.looks = Looks(database)
        self.links = Links(database)
        self.wishes = Wishes(database)
        self.blocks = Blocks(database)
        self.challenges = Challenges(database)
        self.hooks = Hooks(database)
        self.results = Results(database)
        self.looked = Looked(database)
        self.reliable = Reliable(database)
        self.registered = RegisteredCommands(database)

    @property
    def url(self) -> URL:
        """Where the database is; its text shows no password."""
        return self._database.url

    @property
    def range(self) -> Range:
        """The servers that this process plays for."""
        return self._database.range

    async def check(self) -> None:
        """Raise `StoreError` unless the database answers, and is ours to write."""
        self._database.check()
        await self.registered.get(0)

    @property
    def is_ours(self) -> bool:
        """Whether this process may write, as far as it knows without asking the database."""
        try:
            self.check_ours()
        except StoreError:
            return False
        return True

    def check_ours(self) -> None:
        """Raise `StoreError` if it may not."""
        self._database.check()

    async def taken_over(self) -> str:
        """Wait until another process has taken the database over, which no file allows; a sentence for the
        operator. Empty: one wishes to play for the servers for which this one stands in.
        """
        if not isinstance(self._hold, LeaseHold):
            await asyncio.Event().wait()
        assert isinstance(self._hold, LeaseHold)
        if not await self._hold.over():
            return ""
        return (
            f"Another Quartermaster has taken over the database {shown(self.url)}, which this one did not "
            "reach in time; start this one again, and it stands by."
        )

    async def vacant(self) -> list[Vacant]:
        """The ranges of servers for which nobody plays. Raises `StoreError`."""
        return await self._hold.vacant() if isinstance(self._hold, LeaseHold) else []

    async def close(self) -> None:
        """Close the connections and release the database to the next process.

        Running work is finished first; later requests raise `StoreError`.
        """
        await apart(self._close())

    async def _close(self) -> None:
        hold, self._hold = self._hold, None
        await self._database.finish()
        if isinstance(hold, LeaseHold):
            await hold.release()
        await self._database.close()
        # Release the file's lock last, when nothing of ours can write any more.
        if isinstance(hold, FileHold):
            await hold.release()

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


async def open_store(url: str, *, stand_by: bool = False, ranges: int = 1, stand_in: bool = False) -> Store:
    """Open the database of an SQLAlchemy URL, create or upgrade its tables, and hold it for this process.
    `stand_by`: while another holds it, wait until that one stops or dies. `ranges`: hold one of so many
    ranges of its servers, while other processes hold the others. `stand_in`: only if nobody holds it, and
    until somebody wishes to.

    Raises `StoreError`, one sentence with the way out, if the URL or its driver is wrong, the database cannot
    be read or written, belongs to another program or a newer Quartermaster, or is held by another process.
    """
    return await apart(_open(url, stand_by or ranges > 1, ranges, stand_in))


async def _open(url: str, stand_by: bool, ranges: int, stand_in: bool) -> Store:
    where = read_url(url)
    if stand_by and is_sqlite(where):
        raise StoreError(
            f"{shown(where)} is held by one process, and none can stand by: take STANDBY and PROCESSES out, "
            "or let DATABASE_URL name a PostgreSQL."
        )
    hold: Hold | None = None
    file = sqlite_file(where) if is_sqlite(where) else None
    if file is not None:
        check_sqlite_file(file)
        if files_can_be_locked():
            hold = FileHold(file)
        make_private(file, where)
    database: Database | None = None
    try:
        database = Database(where)
        await _up_to_date(database, stand_by)
        if file is not None:
            await database.check_writable(file)
        if hold is None and not (is_sqlite(where) and file is None):
            hold = await LeaseHold.take(database, stand_by=stand_by, ranges=ranges, stand_in=stand_in)
            database.check, database.fence, database.range = hold.check, hold, hold.range
        return Store(database, hold)
    except BaseException:
        if database is not None:
            await database.close()
        if isinstance(hold, FileHold):
            await hold.release()
        raise


async def _up_to_date(database: Database, stand_by: bool) -> None:
    if stand_by and await state_of(database) is State.OLDER:
        # Whoever holds it knows only the older tables.
        await until_free(database, holder_of_lease)
    try:
        await bring_up_to_date(database)
    except StoreError:
        # Of several that stand by, another may just have done so.
        if not stand_by or await state_of(database) is not State.CURRENT:
            raise
