"""Duplicates: one game at several tables, and how who sat in the same seat compares."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.tables.live import LiveTable
from render import final_points


@dataclass(frozen=True, slots=True)
class Compared:
    """A member's place in a duplicate, equals share one: his `points`, and how many more (`ahead`, 10ths of a
    point) that is than who sat in his seat at the other tables scored on average.
    """

    place: int
    member: int
    points: int
    ahead: int


def ahead_of_others(tables: Sequence[Sequence[int]]) -> list[list[int]]:
    """For each seat of each table how many points, in 10ths, it came to above the average of the same seat at
    the others; `tables` are two at least, with the final points of their seats.
    """
    others = len(tables) - 1
    sums = [sum(seat) for seat in zip(*tables, strict=True)]
    return [
        [round(10 * (points - (sums[seat] - points) / others)) for seat, points in enumerate(one)]
        for one in tables
    ]


def compared(tables: Sequence[LiveTable]) -> dict[int, tuple[int, int]]:
    """Of each member at these tables, all played to their end, what `Compared` says but for his place;
    nothing where fewer than two were.
    """
    if len(tables) < 2:
        return {}
    points = [
        [final_points(live.row.game, score) for score in (live.row.result or {})["scores"]] for live in tables
    ]
    return {
        holder.settings.whose(holder.member) or holder.member: (points[at][holder.seat], ahead[holder.seat])
        for at, (live, ahead) in enumerate(zip(tables, ahead_of_others(points), strict=True))
        for holder in live.members
        if holder.member is not None
    }


def places(known: Mapping[int, tuple[int, int]]) -> list[Compared]:
    """All of a duplicate by their places."""
    order: Iterable[tuple[int, tuple[int, int]]] = sorted(
        known.items(), key=lambda one: (-one[1][1], -one[1][0], one[0])
    )
    ahead = sorted((one[1] for one in known.values()), reverse=True)
    return [Compared(1 + ahead.index(found), member, points, found) for member, (points, found) in order]
