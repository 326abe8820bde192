"""The tables of the database, as SQLModel classes.

Columns that are read and written at every move are in small tables of their own (`Snapshot`, `Input`,
`LogEntry`), so that neither a list of tables nor a lobby message ever loads a game's bytes. Discord's ids
need 64 bits. What only the bot understands is JSON that the store returns as it came.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, ClassVar

from sqlalchemy import (
    JSON,
    BigInteger,
    CheckConstraint,
    Column,
    DateTime,
    Dialect,
    Enum,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    UniqueConstraint,
    false,
)
from sqlalchemy.orm import declared_attr
from sqlalchemy.types import TypeDecorator
from sqlmodel import Field, SQLModel

# MySQL limits a plain blob column to 64 kB; other databases ignore this.
_BLOB = LargeBinary(2**24 - 1)


def _words(status: type[StrEnum]) -> list[str]:
    return [word.value for word in status]


class Status(StrEnum):
    """The stage of a table's life."""

    LOBBY = "lobby"
    """Seats are being taken."""
    PLAYING = "playing"
    FINISHED = "finished"
    """Played to the end: it has a result."""
    ENDED = "ended"
    """Closed before its end, by its host or a moderator."""


class Moment(TypeDecorator[datetime]):
    """A point in time, in UTC however the database handles time zones."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value.astimezone(UTC).replace(tzinfo=None) if value else None

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value.replace(tzinfo=UTC) if value else None


def now() -> datetime:
    """This moment."""
    return datetime.now(UTC)


def _snowflake(**more: Any) -> Any:
    return Field(sa_type=BigInteger, **more)


def _status() -> Any:
    kind = Enum(Status, native_enum=False, values_callable=_words, length=16, create_constraint=False)
    return Column(kind, nullable=False, index=True)


def _of_table() -> Any:
    """The table a row belongs to; deleting the table deletes the row."""
    return Field(sa_column=Column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True))


class Row(SQLModel):
    """The base of all stored classes: names for constraints, so that migrations can refer to them."""

    metadata: ClassVar[MetaData] = MetaData(  # pyright: ignore[reportIncompatibleVariableOverride]
        naming_convention={
            "ix": "ix_%(column_0_label)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )

    @declared_attr.directive
    @classmethod
    def __tablename__(cls) -> str:  # pyright: ignore[reportIncompatibleVariableOverride]
        return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


class Guild(Row, table=True):
    """A server's settings from `/setup` and `/modules`. `language` None: the host's default; `theme` None:
    the usual one; `modules`: by game, what moderators have settled about its modules; `calls`: which role is
    called when a lobby looks for players, and when it was last; `keeps`: the days for which tables that are
    over stay, None for ever; `defaults`: what new tables begin with, how many a member may have, and the post
    about the table of the week.
    """

    id: int = _snowflake(primary_key=True, sa_column_kwargs={"autoincrement": False})
    channel: int | None = _snowflake(default=None, nullable=True)
    language: str | None = Field(default=None, max_length=16)
    moderator_role: int | None = _snowflake(default=None, nullable=True)
    theme: str | None = Field(default=None, max_length=16)
    modules: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    calls: dict[str, Any] | None = Field(default=None, sa_type=JSON(none_as_null=True))
    keeps: int | None = None
    defaults: dict[str, Any] | None = Field(default=None, sa_type=JSON(none_as_null=True))
    changed_at: datetime = Field(default_factory=now, sa_type=Moment)


class Member(Row, table=True):
    """What a member prefers in all servers."""

    id: int = _snowflake(primary_key=True, sa_column_kwargs={"autoincrement": False})
    preferences: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    changed_at: datetime = Field(default_factory=now, sa_type=Moment)


class GameTable(Row, table=True):
    """One table, from lobby to end; its game's bytes are in `Snapshot`.

    `messages` are the ids of the bot's messages by purpose ("lobby", "table", ...), `lobby` the lobby's
    settings besides seats, options and modules, `result` the winners and scores of a finished game, `waits`
    whom it waits for and since when, as far as its pace asks (`bot/time`), `crew` who has sat where, and what
    was offered to whom (`bot/crews`).
    """

    # An id is never reused, or a button of a deleted table would fit a new one.
    __table_args__: ClassVar[Any] = {"sqlite_autoincrement": True}

    id: int | None = Field(default=None, primary_key=True)
    guild: int = _snowflake(index=True)
    channel: int = _snowflake()
    thread: int | None = _snowflake(default=None, nullable=True, unique=True)
    host: int = _snowflake()
    game: str = Field(max_length=32)
    status: Status = Field(default=Status.LOBBY, sa_column=_status())
    seats: int | None = None
    """How many seats the game was started with."""
    options: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    modules: list[str] = Field(default_factory=list, sa_type=JSON)
    lobby: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    messages: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    result: dict[str, Any] | None = Field(default=None, sa_type=JSON(none_as_null=True))
    waits: dict[str, Any] | None = Field(default=None, sa_type=JSON(none_as_null=True))
    crew: dict[str, Any] | None = Field(default=None, sa_type=JSON(none_as_null=True))
    created_at: datetime = Field(default_factory=now, sa_type=Moment)
    started_at: datetime | None = Field(default=None, sa_type=Moment)
    finished_at: datetime | None = Field(default=None, sa_type=Moment)

    @property
    def number(self) -> int:
        """The id of a stored table."""
        assert self.id is not None
        return self.id


class Seat(Row, table=True):
    """Who holds a seat: a member, a computer captain of a level, or nobody for now.

    `message` is the direct message that shows the member its hidden cards, in the channel `message_channel`.
    `settings` are the member's own for this table.
    """

    __table_args__: ClassVar[Any] = (
        UniqueConstraint("table_id", "member"),
        CheckConstraint("member IS NULL OR level IS NULL", name="one_holder"),
    )

    table_id: int | None = _of_table()
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    member: int | None = _snowflake(default=None, nullable=True, index=True)
    level: int | None = None
    message: int | None = _snowflake(default=None, nullable=True)
    message_channel: int | None = _snowflake(default=None, nullable=True)
    settings: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)


class Snapshot(Row, table=True):
    """The newest bytes of a started table (compressed), and their version."""

    table_id: int | None = _of_table()
    version: int
    saved_at: datetime = Field(sa_type=Moment)
    core: bytes = Field(sa_type=_BLOB)


class Input(Row, table=True):
    """One input of a table's whole history. The key prevents two with the same number."""

    __table_args__: ClassVar[Any] = {"sqlite_with_rowid": False}

    table_id: int | None = _of_table()
    sequence: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    data: bytes = Field(sa_type=_BLOB)


class LogEntry(Row, table=True):
    """One entry of a table's log; `withdrawn` if an undo took it back."""

    __table_args__: ClassVar[Any] = {"sqlite_with_rowid": False}

    table_id: int | None = _of_table()
    number: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    withdrawn: bool = False
    at: datetime = Field(sa_type=Moment)
    data: bytes = Field(sa_type=_BLOB)


class LastLook(Row, table=True):
    """Up to which log entry a member has seen a table, and when: one row, however often he looks."""

    table_id: int | None = _of_table()
    member: int = _snowflake(primary_key=True, sa_column_kwargs={"autoincrement": False})
    entry: int
    at: datetime = Field(sa_type=Moment)


class Follower(Row, table=True):
    """A member who follows a table from outside: the direct message that tells him, in its channel, and up to
    which log entry it does.
    """

    table_id: int | None = _of_table()
    member: int = _snowflake(primary_key=True, index=True, sa_column_kwargs={"autoincrement": False})
    channel: int = _snowflake()
    message: int = _snowflake()
    entry: int


class Wish(Row, table=True):
    """A member wants to be told when a table of a game opens in a server at a pace; an empty one is any."""

    guild: int = _snowflake(primary_key=True, sa_column_kwargs={"autoincrement": False})
    member: int = _snowflake(primary_key=True, index=True, sa_column_kwargs={"autoincrement": False})
    game: str = Field(primary_key=True, max_length=32)
    pace: str = Field(primary_key=True, max_length=16)


class Block(Row, table=True):
    """A member does not want to play with another."""

    member: int = _snowflake(primary_key=True, sa_column_kwargs={"autoincrement": False})
    other: int = _snowflake(primary_key=True, index=True, sa_column_kwargs={"autoincrement": False})


class Played(Row, table=True):
    """What became of a seat at a finished game: it stays when the table is deleted.

    `member`: whose seat it was, `level`: of the computer captain who sat there; neither: of a member who was
    deleted. `won`: he won, or was among the winners; `place`: 1 is the first. `repaired`: a moderator mended
    something. `captain`, `ship`: those of the seat, as the game tells; `feat`: its greatest deed of the kind
    that the game keeps records of, 0 if there was none. `told`: what else the game tells of the seat.
    """

    __table_args__: ClassVar[Any] = (
        Index("ix_played_place", "guild", "game", "finished_at", "seat"),
        Index("ix_played_points", "guild", "game", "points"),
        Index("ix_played_feat", "guild", "game", "feat"),
        Index("ix_played_member", "member", "guild", "game"),
    )

    table_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    guild: int = _snowflake()
    member: int | None = _snowflake(default=None, nullable=True)
    level: int | None = None
    game: str = Field(max_length=32)
    modules: list[str] = Field(default_factory=list, sa_type=JSON)
    seats: int
    rounds: int
    place: int
    points: int
    won: bool
    repaired: bool
    captain: str = Field(default="", max_length=64)
    ship: str = Field(default="", max_length=64)
    feat: int = 0
    told: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    finished_at: datetime = Field(sa_type=Moment)


class Leaving(Row, table=True):
    """A member left a game under way and is not back, or it fell asleep waiting for him."""

    __table_args__: ClassVar[Any] = (Index("ix_leaving_member", "member", "guild"),)

    table_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    member: int = _snowflake(primary_key=True, sa_column_kwargs={"autoincrement": False})
    guild: int = _snowflake()
    at: datetime = Field(sa_type=Moment)


class TableLink(Row, table=True):
    """A link to a table: the digest of its key, and who asked for it. It opens the page of the seat that he
    holds (`seated`), lets a program read what a spectator may know (`reads`), or only looks on.
    """

    digest: str = Field(primary_key=True, max_length=64)
    table_id: int | None = Field(
        default=None,
        sa_column=Column(ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False, index=True),
    )
    member: int = _snowflake(index=True)
    seated: bool = False
    reads: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    made_at: datetime = Field(default_factory=now, sa_type=Moment)


class TableHook(Row, table=True):
    """To which address a table's story is sent, by whom, and how far; `tries`: how often the rest was not."""

    table_id: int | None = _of_table()
    member: int = _snowflake(index=True)
    url: str = Field(max_length=512)
    secret: str = Field(max_length=64)
    cursor: str = Field(max_length=32)
    tries: int = 0
    made_at: datetime = Field(default_factory=now, sa_type=Moment)


class Timer(Row, table=True):
    """Something to be done at a point in time, once: two of one kind never have the same key.

    `payload` is what only its kind understands. `taken` while a process does it; one that a process took and
    never ended is taken again by the next, which sees by `tries` that it had begun.
    """

    # An id is never reused: what ends a timer must not end the one that took its place.
    __table_args__: ClassVar[Any] = (UniqueConstraint("kind", "key"), {"sqlite_autoincrement": True})

    id: int | None = Field(default=None, primary_key=True)
    kind: str = Field(max_length=32)
    key: str = Field(max_length=64)
    due: datetime = Field(sa_type=Moment, index=True)
    table_id: int | None = Field(
        default=None,
        sa_column=Column(ForeignKey("game_table.id", ondelete="CASCADE"), nullable=True, index=True),
    )
    guild: int | None = _snowflake(default=None, nullable=True, index=True)
    member: int | None = _snowflake(default=None, nullable=True, index=True)
    payload: dict[str, Any] = Field(default_factory=dict, sa_type=JSON)
    taken: datetime | None = Field(default=None, sa_type=Moment)
    tries: int = 0
    """How often it was begun before."""

    @property
    def number(self) -> int:
        """The id of a stored timer."""
        assert self.id is not None
        return self.id


class Lease(Row, table=True):
    """Who advances the tables of this database, or of a range of servers (`ranges` of them, numbered by `id`
    from 1), and until when unless renewed (the database's own clock).
    """

    id: int = Field(default=1, primary_key=True, sa_column_kwargs={"autoincrement": False})
    holder: str = Field(max_length=36)
    process: str = Field(max_length=255)
    until: int = Field(sa_type=BigInteger)
    """Milliseconds since 1970."""
    token: int = Field(default=0, sa_type=BigInteger, sa_column_kwargs={"server_default": "0"})
    """How often it was taken: who took it earlier has another one."""
    ranges: int = Field(default=1, sa_column_kwargs={"server_default": "1"})
    stands_in: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    """It is held in place of a process that is not there."""
    wished: int = Field(default=0, sa_type=BigInteger, sa_column_kwargs={"server_default": "0"})
    """Until when somebody wishes to have it from who stands in, by the database's clock."""


class Identify(Row, table=True):
    """When a process may open a session of Discord's gateway next, by the bucket of its shard: milliseconds
    since 1970, by the database's clock.
    """

    bucket: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    at: int = Field(sa_type=BigInteger)


class Registered(Row, table=True):
    """A digest of the slash commands that Discord was told of, by the application (a bot) whose they are."""

    application: int = _snowflake(primary_key=True, sa_column_kwargs={"autoincrement": False})
    digest: str = Field(max_length=64)
