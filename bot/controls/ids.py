"""How the custom id of a button, select or modal is written, and what stands for an option.

A click is known by its custom id alone, so it works after a restart and shows at once whether it is stale:
`q:<verb>:<table>:<seat>:<number>=<rest>`, with the last parts left out if they say nothing. The number is the
decision's, which is never reused. Discord allows 100 characters.

A custom id, and what was picked in a select, can be forged or of another version: whatever says what no
control of ours says raises `Unreadable`, of which the clicker reads one sentence.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.tables.tell import NoSuch
from engine.kernel import Decision

MOST = 100
OURS = re.compile(r"q:.*", re.DOTALL)
"""Every custom id of ours, and whatever looks like one."""
OPTION = re.compile(r"[A-Za-z0-9_.:+-]{1,48}|~[0-9a-f]{16}")
"""Every short name of an option."""
_TEMPLATE = re.compile(
    r"q:(?P<verb>[a-z]+)"
    r"(?::(?P<table>[0-9]{1,99}))?"
    r"(?::(?P<seat>[0-9]{1,99}):(?P<number>-?[0-9]{1,99}))?"
    r"(?:=(?P<rest>.*))?"
)
_HIGHEST = 2**63 - 1
"""The highest number that a database keeps; Discord's ids are below it."""


class Unreadable(NoSuch):
    """A click says what no control of ours says."""


@dataclass(frozen=True, slots=True)
class CustomId:
    """The parts of a custom id: what is done, at which table, for which decision, with what else."""

    verb: str
    table: int | None = None
    seat: int | None = None
    number: int | None = None
    rest: str | None = None

    @property
    def custom_id(self) -> str:
        """As it is written on the control. Raises ValueError if it would be too long."""
        text = f"q:{self.verb}"
        if self.table is not None:
            text += f":{self.table}"
        if self.seat is not None and self.number is not None:
            text += f":{self.seat}:{self.number}"
        if self.rest is not None:
            text += f"={self.rest}"
        if len(text) > MOST:
            raise ValueError(f"{text} is no custom id: Discord takes {MOST} characters")
        return text


def read_id(custom_id: str) -> CustomId | None:
    """The parts of a custom id; None if it is not ours. Raises Unreadable if it only looks like ours."""
    if OURS.fullmatch(custom_id) is None:
        return None
    match = _TEMPLATE.fullmatch(custom_id)
    if match is None:
        raise Unreadable
    table, seat, number = (int(part) if part else None for part in match.group("table", "seat", "number"))
    return CustomId(match["verb"], table, seat, number, match["rest"])


def number_in(text: str | None) -> int:
    """The whole number, 0 or more, that this says. Raises Unreadable."""
    if text is None or not (text.isascii() and text.isdecimal()) or len(text) > len(str(_HIGHEST)):
        raise Unreadable
    number = int(text)
    if number > _HIGHEST:
        raise Unreadable
    return number


def first_of(values: Sequence[str]) -> str:
    """What was picked in a select of one. Raises Unreadable."""
    if not values:
        raise Unreadable
    return values[0]


def one_of(values: Sequence[str], offered: Collection[str]) -> str:
    """What was picked in a select that offers this, and nothing else. Raises Unreadable."""
    picked = first_of(values)
    if picked not in offered:
        raise Unreadable
    return picked


def token(option: str) -> str:
    """A short name for an option: its id, or a digest if the id is long or has odd characters."""
    if not option.startswith("~") and OPTION.fullmatch(option):
        return option
    return "~" + hashlib.sha256(option.encode()).hexdigest()[:16]


def option_of(decision: Decision, short: str) -> str | None:
    """The id of the option with this token, or None if the decision has no such option."""
    return next((option.id for option in decision.options if token(option.id) == short), None)
