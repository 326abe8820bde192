"""What all that moderators do shares: who may, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.finding.sealed import check_unsealed
from bot.tables.live import LiveTable
from bot.tables.member import Member
from bot.tables.plain import plain
from bot.tables.tell import Tell


@dataclass(frozen=True, slots=True)
class Moderated:
    """A table after what a moderator did. `said`: what it was told of that; empty if nothing was done."""

    live: LiveTable
    said: str


def check(live: LiveTable, member: Member) -> None:
    """Raises Tell for whoever does not moderate the server of this table, and while that is sealed."""
    check_moderates(live, member)
    check_unsealed(live)


def check_moderates(live: LiveTable, member: Member) -> None:
    """Raises Tell for whoever does not moderate the server of this table."""
    if not member.moderates:
        raise Tell("tell-moderators-only")
    if live.row.guild != member.guild:
        raise Tell("tell-no-such-table")


def named(member: Member) -> str:
    """How the table reads of a moderator."""
    return plain(member.name)
