"""What of a table is posted, as its row keeps it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from bot.tables.live import LiveTable

_DISCORD = "https://discord.com/channels"


class Left(NamedTuple):
    """A message that gave way to a newer one and is still to be closed.

    Its lines are the log entries from `since` up to `upto`; one without lines is deleted. `scene`: it
    carries a picture.
    """

    message: int
    since: int = 0
    upto: int = 0
    scene: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """What of a table is posted; kept in the table's row, so that the next process goes on with it.

    `message` is the table message, which begins with log entry `since`; entries before `upto` are posted.
    `called` are the members that it waits for. `kind`: which picture it carries (`pictured.Kind`); `call` is
    the message beneath such a one that calls somebody. `rests` is the game's version at which nothing is left
    to do but for members: all of it is posted, and no computer captain is asked.
    """

    message: int | None = None
    since: int = 0
    upto: int = 0
    called: tuple[int, ...] = ()
    kind: str = ""
    call: int | None = None
    left: tuple[Left, ...] = ()
    rests: int | None = None

    @property
    def first(self) -> int:
        """The oldest log entry that is still needed."""
        return min([self.since, *(left.since for left in self.left if left.since < left.upto)])

    def gone(self) -> Shown:
        """Somebody has deleted the table message: its lines have gone with it."""
        return replace(self, message=None, upto=self.since)

    @classmethod
    def of(cls, messages: dict[str, Any]) -> Shown:
        """As a row has kept it."""
        return cls(
            messages.get("table"),
            messages.get("since", 0),
            messages.get("upto", 0),
            tuple(messages.get("called", ())),
            messages.get("kind", "scene" if messages.get("scene") else ""),
            messages.get("call"),
            tuple(Left(*left) for left in messages.get("left", ())),
            messages.get("rests"),
        )

    def is_behind(self, live: LiveTable) -> bool:
        """Whether something has happened that is not posted, or the message calls the wrong members."""
        newest = live.recent[-1][0] + 1 if live.recent else self.upto
        return self.message is None or self.upto != newest or list(self.called) != live.members_called()

    def rested(self, live: LiveTable) -> Shown:
        """The same with the version at which a table rests, if it does."""
        works = not live.is_saved or live.computers_asked() or self.is_behind(live)
        return replace(self, rests=None if works else live.stored)

    def kept(self, messages: dict[str, Any]) -> dict[str, Any]:
        """The row's messages with this put in."""
        return {
            **{name: value for name, value in messages.items() if name not in ("pinged", "scene")},
            "table": self.message,
            "since": self.since,
            "upto": self.upto,
            "called": list(self.called),
            "kind": self.kind,
            "call": self.call,
            "left": [list(left) for left in self.left],
            "rests": self.rests,
        }


def way_to(live: LiveTable) -> str | None:
    """The address of a table's message, or of its lobby's; None if there is none."""
    if live.is_running:
        place, message = live.place, Shown.of(live.row.messages).message
    else:
        place, message = live.row.channel, live.row.messages.get("lobby")
    return f"{_DISCORD}/{live.row.guild}/{place}/{message}" if message is not None else None
