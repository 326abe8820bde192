"""How a control is declared, and what a click on it says."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Generic, Protocol, TypeVar, overload

from bot.controls.carried import Carried
from bot.controls.ids import CustomId, Unreadable

T = TypeVar("T")


class Reply(Enum):
    """How a click is acknowledged, before anything else happens."""

    IN_PLACE = auto()
    """The message that the control is on will change."""
    PRIVATE = auto()
    """A private message will come."""
    APART = auto()
    """What is shown is private: in place of a private message, else a new one."""
    TURNING = auto()
    """As `APART`; but a private message that has a picture stays."""
    MODAL = auto()
    """A modal opens: that is its acknowledgement."""


class Who(Enum):
    """Who may press a control. What a table asks of its members beyond that, it asks under its lock."""

    ANYBODY = auto()
    """Everybody who may see the table."""
    MODERATORS = auto()


class Asked(Protocol):
    """A question that a control belongs to."""

    @property
    def seat(self) -> int:
        """Who is asked."""
        ...

    @property
    def number(self) -> int:
        """Its number, which its seat never gets again."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class Declaration(Generic[T]):
    """A control. `verb` stands in its custom id for what it does; `carries` says what stands there beside
    table and question.
    """

    verb: str
    reply: Reply
    carries: Carried[T]
    who: Who = Who.ANYBODY

    def click(self, parts: CustomId) -> Click[T]:
        """What a click on a control of this kind says. Raises Unreadable."""
        if not self._fits(parts):
            raise Unreadable
        return Click(self, self.carries.read(parts.rest), parts.table, parts.seat, parts.number)

    def _fits(self, parts: CustomId) -> bool:
        """Whether an id names what this control is about, and nothing else."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Click(Generic[T]):
    """A click on a control: at which table, for which question, with what else. Layouts have it from the
    control's `of` or `at`, handlers from `read`.
    """

    control: Declaration[T]
    carried: T
    table: int | None = None
    seat: int | None = None
    number: int | None = None

    @property
    def custom_id(self) -> str:
        """As it is written on the control. Raises ValueError if it would be too long."""
        rest = self.control.carries.write(self.carried)
        return CustomId(self.control.verb, self.table, self.seat, self.number, rest).custom_id

    @property
    def at(self) -> int:
        """The table. Raises Unreadable if it names none."""
        if self.table is None:
            raise Unreadable
        return self.table


class Anywhere(Declaration[T]):
    """A control that belongs to no table."""

    __slots__ = ()

    @overload
    def of(self: Anywhere[None]) -> Click[None]: ...
    @overload
    def of(self, carried: T) -> Click[T]: ...
    def of(self, carried: Any = None) -> Click[Any]:
        """A control with what it carries."""
        return Click(self, carried)

    def _fits(self, parts: CustomId) -> bool:
        return parts.table is None and parts.seat is None


class AtTable(Declaration[T]):
    """A control of a table."""

    __slots__ = ()

    @overload
    def at(self: AtTable[None], table: int) -> Click[None]: ...
    @overload
    def at(self, table: int, carried: T) -> Click[T]: ...
    def at(self, table: int, carried: Any = None) -> Click[Any]:
        """A control of the table of this number, with what it carries."""
        return Click(self, carried, table)

    def _fits(self, parts: CustomId) -> bool:
        return parts.table is not None and parts.seat is None


class AtQuestion(Declaration[T]):
    """A control that belongs to what a seat is asked."""

    __slots__ = ()

    @overload
    def at(self: AtQuestion[None], table: int, asked: Asked) -> Click[None]: ...
    @overload
    def at(self, table: int, asked: Asked, carried: T) -> Click[T]: ...
    def at(self, table: int, asked: Asked, carried: Any = None) -> Click[Any]:
        """A control of this question at the table of this number, with what it carries."""
        return Click(self, carried, table, asked.seat, asked.number)

    def _fits(self, parts: CustomId) -> bool:
        return parts.table is not None and parts.seat is not None
