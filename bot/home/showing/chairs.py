"""Who sits at a table, and how each stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET

import render
from bot.home.people import resident_of
from bot.protocol.home.pages import Chair
from bot.tables.live import Holder, LiveTable
from bot.tables.member import Member
from engine.advice.overlays import unshown
from render.games import story


def chairs(
    read: LiveTable, member: Member, view: Mapping[str, Any] | None, own: Mapping[str, Any] | None = None
) -> list[Chair]:
    """The seats of a table as a member reads it; with points and portraits from a spectator's `view`. From
    his `own` he has those that count for him alone so far.
    """
    points, called = dict[int, int](), dict[int, str]()
    if view is not None and render.drawn(read.row.game):
        points = {one.seat: one.points for one in story(read.row.game).standings(view)}
        called = render.called(read.row.game, view)
    if own is not None and (mine := read.seat_of(member.id)) in points:
        points[mine] += unshown(own)
    return [
        _chair(read, member, holder, name, points.get(holder.seat), called.get(holder.seat))
        for holder, name in zip(read.holders, read.names, strict=True)
    ]


def _chair(
    read: LiveTable, member: Member, holder: Holder, name: str, points: int | None, portrait: str | None
) -> Chair:
    resident = resident_of(holder.member) if holder.member is not None else None
    return Chair(
        seat=holder.seat,
        name=name,
        mine=holder.member == member.id,
        away=holder.is_away,
        lent=holder.settings.lent is not None,
        who=resident.number if resident is not None else UNSET,
        level=holder.level if holder.level is not None else UNSET,
        line=read.texts.say("level", level=holder.level) if holder.level is not None else UNSET,
        points=points if points is not None else UNSET,
        portrait=portrait or UNSET,
    )
