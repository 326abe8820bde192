"""What happens at tables, told to whoever listens.

There is one `Events` for all tables of a process (`LiveTables.events`). Whoever tells an event does not know
who listens, and nobody takes another's place: each event has any number of listeners. They are called in the
order in which they began to listen, but none may rely on that. What a listener trips over is logged; it harms
neither the others nor the table.

An event tells what is so already, and asks nothing. Who needs an answer (who is to be notified, what time it
is, what a computer captain says) is given the function that has it when he is made.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, ParamSpec, TypeVar

import structlog

from bot.tables.live import LiveTable

_log = structlog.get_logger(__name__)

P = ParamSpec("P")
_Listener = TypeVar("_Listener")


class _Heard(Generic[_Listener]):
    """Something that happens again and again, and who listens."""

    __slots__ = ("_listeners", "_name")

    def __init__(self, name: str) -> None:
        self._name = name
        self._listeners: list[_Listener] = []

    def listen(self, listener: _Listener) -> None:
        """Tell this listener too, from now on."""
        self._listeners.append(listener)

    def _failed(self) -> None:
        _log.exception("who listens has failed", told=self._name)


class Event(_Heard[Callable[P, None]], Generic[P]):
    """An event whose listeners return at once: what takes longer, they begin."""

    __slots__ = ()

    def tell(self, *args: P.args, **named: P.kwargs) -> None:
        """It has happened."""
        for listener in tuple(self._listeners):
            try:
                listener(*args, **named)
            except Exception:
                self._failed()


class AwaitedEvent(_Heard[Callable[P, Awaitable[None]]], Generic[P]):
    """An event whose listeners may take their time: who tells it goes on when all are through."""

    __slots__ = ()

    async def tell(self, *args: P.args, **named: P.kwargs) -> None:
        """It has happened."""
        for listener in tuple(self._listeners):
            try:
                await listener(*args, **named)
            except Exception:
                self._failed()


@dataclass(frozen=True, slots=True)
class Events:
    """All that is told of tables."""

    played: Event[LiveTable]
    """A table has changed in memory: somebody has answered. It is not saved yet."""
    saved: Event[LiveTable, bool]
    """A table has changed, and the store has it; true: it waits for other answers since."""
    changed: Event[LiveTable]
    """A table is to be shown as it is now."""
    posted: AwaitedEvent[LiveTable]
    """A table was shown as it was a moment ago, or what is shown was right already."""
    odds_came: Event[LiveTable, int]
    """A member was shown a question without its odds, and they are there now."""
    gathers: AwaitedEvent[LiveTable]
    """A lobby gathers players: it is about to be posted, or is to be played at another pace.
    Its lock is held.
    """
    joined: AwaitedEvent[LiveTable, int]
    """A member has sat down in a lobby. Its lock is held."""
    refused: Event[BaseException]
    """Discord has refused something."""

    @classmethod
    def new(cls) -> Events:
        """Events that nobody listens to yet."""
        return cls(
            Event("played"),
            Event("saved"),
            Event("changed"),
            AwaitedEvent("posted"),
            Event("odds_came"),
            AwaitedEvent("gathers"),
            AwaitedEvent("joined"),
            Event("refused"),
        )
