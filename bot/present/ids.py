"""What the custom id of a button, select or modal says.

A click is known by its custom id alone, so it works after a restart and shows at once whether it is stale:
`q:<verb>:<table>:<seat>:<number>:<rest>`, with the last parts left out if they say nothing. The number is the
decision's, which is never reused. Discord allows 100 characters.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass

from engine.kernel.decision import Decision

MOST = 100
TEMPLATE = re.compile(
    r"q:(?P<verb>[a-z]+)(?::(?P<table>\d+))?(?::(?P<seat>\d+):(?P<number>-?\d+))?(?:=(?P<rest>.*))?"
)

LIVING = frozenset({"hand", "join"})
"""Verbs of controls on every message on which a table is played, or its lobby is filled."""
FOR_ONE = "choices"
"""The verb of the control that shows a member all that he is asked, in private."""
LOG = "logat"
"""The verb of the controls that every page of the log has."""

_PLAIN = re.compile(r"[A-Za-z0-9_.:+-]{1,48}")


@dataclass(frozen=True, slots=True)
class Click:
    """A control of ours: what it does, at which table, for which decision, with what else."""

    verb: str
    table: int | None = None
    seat: int | None = None
    number: int | None = None
    rest: str | None = None

    @property
    def custom_id(self) -> str:
        """As it is written on the control."""
        text = f"q:{self.verb}"
        if self.table is not None:
            text += f":{self.table}"
        if self.seat is not None and self.number is not None:
            text += f":{self.seat}:{self.number}"
        if self.rest is not None:
            text += f"={self.rest}"
        assert len(text) <= MOST, text
        return text


def read_click(custom_id: str) -> Click | None:
    """What a custom id says, or None if it is not ours."""
    match = TEMPLATE.fullmatch(custom_id)
    if match is None:
        return None
    table, seat, number = (int(part) if part else None for part in match.group("table", "seat", "number"))
    return Click(match["verb"], table, seat, number, match["rest"])


def token(option: str) -> str:
    """A short name for an option: its id, or a digest if the id is long or has odd characters."""
    if _PLAIN.fullmatch(option):
        return option
    return "~" + hashlib.sha256(option.encode()).hexdigest()[:16]


def option_of(decision: Decision, short: str) -> str | None:
    """The id of the option with this token, or None if the decision has no such option."""
    return next((option.id for option in decision.options if token(option.id) == short), None)
