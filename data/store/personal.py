"""What is stored of one member, all in one place: to be shown to him, and to be deleted."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeVar, cast

from sqlalchemy import String
from sqlalchemy import cast as as_type
from sqlmodel import col, delete, or_, select, update
from sqlmodel.ext.asyncio.session import AsyncSession

from data.store.challenges.models import ChallengeTry
from data.store.database import Database, to_the_end
from data.store.models import (
    Block,
    Follower,
    GameTable,
    LastLook,
    Leaving,
    Member,
    Played,
    Row,
    Seat,
    Status,
    TableHook,
    TableLink,
    Timer,
    Wish,
)

CALLED_FOR = "called_for"
"""The setting of a computer captain's seat that tells whose name it has."""
NOBODY = 0
"""In place of a member who was deleted; Discord gives nobody this id."""
_T = TypeVar("_T", bound=Row)
Forgotten = Callable[[dict[str, Any] | None, int, Iterable[int]], dict[str, Any]]
_WITH_MEMBERS = ("lobby", "messages", "waits", "crew")
"""Columns of a table that may name members."""


@dataclass(frozen=True, slots=True)
class Personal:
    """All rows that name a member. `seats` come with their tables, `hosted` are tables he opened, `named`
    those whose columns name him, with where they do; `follows` are those that he follows from outside,
    `links` open pages of tables to him, `hooks` are addresses that he has set for tables, `wishes` are for
    news of new ones, `played` his results, `blocked` those with whom he does not want to play; who does not
    want to play with him is not his to know; `left` are tables that he left or let fall asleep.
    """

    preferences: dict[str, Any]
    seats: list[tuple[Seat, GameTable]]
    hosted: list[int]
    named: list[tuple[int, dict[str, Any]]]
    looks: list[LastLook]
    timers: list[Timer]
    follows: list[Follower]
    links: list[TableLink]
    hooks: list[TableHook]
    wishes: list[Wish]
    played: list[Played]
    blocked: list[int]
    left: list[Leaving]
    tries: list[ChallengeTry]


async def _own(session: AsyncSession, rows: type[_T], member: int, order: Any) -> list[_T]:
    """A member's own rows of a kind, in this order."""
    named: Any = rows
    query = select(rows).where(col(named.member) == member).order_by(col(order))
    return list((await session.exec(query)).all())


class Persons:
    """Everything about members, however it is stored."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @to_the_end
    async def of(self, member: int) -> Personal:
        """What is stored of a member."""
        async with self._database.look() as session:
            row = await session.get(Member, member)
            seats = await session.exec(
                select(Seat, GameTable)
                .join(GameTable, col(GameTable.id) == col(Seat.table_id))
                .where(col(Seat.member) == member)
                .order_by(col(Seat.table_id))
            )
            hosted = await session.exec(select(GameTable.id).where(col(GameTable.host) == member))
            named = await session.exec(select(GameTable).where(_names(member)).order_by(col(GameTable.id)))
            blocked = await session.exec(
                select(Block.other).where(col(Block.member) == member).order_by(col(Block.other))
            )
            return Personal(
                dict(row.preferences) if row else {},
                [(seat, table) for seat, table in seats],
                sorted(number for number in hosted if number is not None),
                [(table.number, _where_named(table, member)) for table in named],
                await _own(session, LastLook, member, LastLook.table_id),
                await _own(session, Timer, member, Timer.due),
                await _own(session, Follower, member, Follower.table_id),
                await _own(session, TableLink, member, TableLink.made_at),
                await _own(session, TableHook, member, TableHook.table_id),
                await _own(session, Wish, member, Wish.guild),
                await _own(session, Played, member, Played.table_id),
                list(blocked),
                await _own(session, Leaving, member, Leaving.table_id),
                await _own(session, ChallengeTry, member, ChallengeTry.week),
            )

    @to_the_end
    async def tables(self, member: int) -> list[int]:
        """The tables that name a member: where he sits or is sat in for, that he opened, whose columns name
        him, that he has looked at or follows, whose pages he may open, whose stories he has sent somewhere.
        """
        rows = (LastLook, Follower, TableLink, TableHook)
        async with self._database.look() as session:
            seats = await session.exec(select(Seat.table_id).where(_sits(member)))
            named = await session.exec(select(GameTable.id).where(_named(member)))
            others = [
                await session.exec(select(row.table_id).where(col(row.member) == member)) for row in rows
            ]
            found = {*seats, *named, *(number for numbers in others for number in numbers)}
        return sorted(number for number in found if number is not None)

    @to_the_end
    async def erase_at(self, table: int, member: int, crew: Forgotten | None = None) -> None:
        """Delete all that a table's rows tell of a member, and empty his seat; the table stays, without him.
        Whoever calls this holds the table's lock: what is stored is read anew, and nobody writes an older
        state of it back.

        `crew` makes what the table keeps of its people without him, from what it kept and the seats that he
        has just lost; of a finished one he is only left out. A table that is gone has nothing to delete.
        """
        this = col(GameTable.id) == table
        async with self._database.edit() as session:
            row = (await session.exec(select(GameTable).where(this).with_for_update())).one_or_none()
            if row is None:
                return
            lost: list[int] = []
            for seat in (await session.exec(select(Seat).where(col(Seat.table_id) == table))).all():
                if seat.member == member:
                    lost.append(seat.seat)
                    seat.member = seat.level = seat.message = seat.message_channel = None
                    seat.settings = {}
                elif any(_is(value, member) for value in seat.settings.values()):
                    seat.settings = _left(seat.settings, member, row.status is Status.FINISHED)
            if row.host == member:
                row.host = NOBODY
            goes_on = row.started_at is not None and row.status is not Status.FINISHED
            if crew is not None and goes_on and (lost or str(member) in str(row.crew)):
                row.crew = crew(row.crew, member, lost)
            for column in _WITH_MEMBERS:
                setattr(row, column, without(getattr(row, column), member))
            await session.exec(_nobody_played(member, col(Played.table_id) == table))
            for rows in (LastLook, Follower, TableLink, TableHook, Leaving):
                await session.exec(
                    delete(rows).where(col(rows.table_id) == table, col(rows.member) == member)
                )

    @to_the_end
    async def erase(self, member: int) -> None:
        """Delete what is stored of a member beside his tables: settings, timers, wishes, blocks of his and
        of him, his tries at challenges, and that his results were his.
        """
        async with self._database.edit() as session:
            await session.exec(delete(Timer).where(col(Timer.member) == member))
            await session.exec(delete(Wish).where(col(Wish.member) == member))
            await session.exec(
                delete(Block).where(or_(col(Block.member) == member, col(Block.other) == member))
            )
            await session.exec(delete(Leaving).where(col(Leaving.member) == member))
            await session.exec(_nobody_played(member))
            await session.exec(_nobody_tried(member))
            await session.exec(delete(Member).where(col(Member.id) == member))


def _left(settings: dict[str, Any], member: int, finished: bool) -> dict[str, Any]:
    """A seat's settings without a member, nor his name where a computer captain is called as he was; of a
    finished table it stays known that the seat was another's: its result is nobody's.
    """
    named = {key for key, value in settings.items() if _is(value, member)}
    gone = {*named, "name"} if CALLED_FOR in named else named
    kept = {key: value for key, value in settings.items() if key not in gone}
    return kept | (dict.fromkeys(named - {CALLED_FOR}, NOBODY) if finished else {})


def without(data: Any, member: int) -> Any:
    """The same data without a member: gone as a key and from lists, `NOBODY` as the value of a name."""
    match data:
        case dict():
            known = cast("dict[str, Any]", data)
            return {
                key: NOBODY if _is(value, member) else without(value, member)
                for key, value in known.items()
                if key != str(member)
            }
        case list():
            return [without(value, member) for value in cast("list[Any]", data) if not _is(value, member)]
        case _:
            return data


def naming(data: Any, member: int) -> Any:
    """Of the same data only what is kept under a member's name, and where his name stands; nothing of others.
    None if he is not there.
    """
    match data:
        case dict():
            known = cast("dict[str, Any]", data)
            own = {
                key: value if key == str(member) or _is(value, member) else naming(value, member)
                for key, value in known.items()
            }
            return {key: value for key, value in own.items() if value is not None} or None
        case list():
            found = [
                value if _is(value, member) else naming(value, member) for value in cast("list[Any]", data)
            ]
            return [value for value in found if value is not None] or None
        case _:
            return None


def _where_named(table: GameTable, member: int) -> dict[str, Any]:
    found = {column: naming(getattr(table, column), member) for column in _WITH_MEMBERS}
    return {column: value for column, value in found.items() if value is not None}


def _nobody_played(member: int, *where: Any) -> Any:
    """His results are nobody's: they count for the others at his tables."""
    return update(Played).where(col(Played.member) == member, *where).values(member=None)


def _nobody_tried(member: int) -> Any:
    """Of his tries only marks stay, until the next challenge: nobody tries one twice."""
    nobody: dict[str, Any] = {"member": None, "guild": NOBODY, "table_id": None, "score": None}
    return update(ChallengeTry).where(col(ChallengeTry.member) == member).values(**nobody)


def _is(value: object, member: int) -> bool:
    return value in (member, str(member)) and not isinstance(value, bool)


def _sits(member: int) -> Any:
    """Whether a member holds a seat, or its settings name him."""
    return or_(col(Seat.member) == member, as_type(col(Seat.settings), String).contains(str(member)))


def _named(member: int) -> Any:
    return or_(col(GameTable.host) == member, _names(member))


def _names(member: int) -> Any:
    """Whether a table's settings name a member, as text: an id has too many digits to be anything else."""
    columns = (GameTable.lobby, GameTable.messages, GameTable.waits, GameTable.crew)
    return or_(*(as_type(col(column), String).contains(str(member)) for column in columns))
