"""How far down the parts of the board begin: it is as high as what lies there needs."""

from __future__ import annotations

from typing import NamedTuple

from render.port_royal.display import slip_of
from render.port_royal.facts import Facts
from render.port_royal.harbour import persons_height, persons_of, rows, sea_height
from render.port_royal.layout import Plan


class Lines(NamedTuple):
    """How far down the parts of the board begin, in pixels, and where it ends."""

    standing: int
    """Persons, with their heading."""
    expeditions: int
    lying: int
    seats: int
    end: int


def lines_of(sheet: Plan, facts: Facts, least: int = 0) -> Lines:
    """The seats are at the bottom: in a film they stay where they are while the harbour fills. A bare board
    has room for a row of each from the beginning, so that it does not grow beneath a finger.
    """
    heading = heading_height(sheet, facts)
    sea, count = sea_height(sheet, facts.harbour), len(persons_of(facts.harbour))
    if facts.bare:
        sea, count = max(sea, sheet.berth.height), max(count, 1)
    standing = sheet.head + sea
    persons = standing + heading + persons_height(sheet, count)
    headed = sheet.heading_height if facts.expeditions and not facts.bare else 0
    below = headed + max(heading, scrolls_height(sheet, facts))
    tall = sum(slip_of(sheet, seat).height + sheet.gap for seat in facts.seats) + sheet.edge - sheet.gap
    end = max(least, persons + below + tall)
    expeditions = end - tall - below
    return Lines(standing, expeditions, expeditions + headed, end - tall, end)


def heading_height(sheet: Plan, facts: Facts) -> int:
    """How high a heading is; a bare board has none, nor one when the game is over and nothing lies open."""
    if facts.bare:
        return sheet.gap
    return sheet.heading_height if not facts.finished or facts.harbour or facts.expeditions else sheet.gap


def scrolls_height(sheet: Plan, facts: Facts) -> int:
    """How high the expeditions are, with the deck beside them, and the gap below."""
    count = len(facts.expeditions) + (not facts.finished and not deck_is_told(sheet, facts))
    return rows(sheet, count) * (sheet.scroll.height + sheet.gap)


def deck_is_told(sheet: Plan, facts: Facts) -> bool:
    """Whether the deck stands in words beside the heading: drawn, it would have a row to itself, which it has
    on a bare board.
    """
    return not facts.finished and not facts.bare and len(facts.expeditions) % sheet.columns == 0


def seat_tops(sheet: Plan, facts: Facts, lines: Lines) -> list[int]:
    """How far down the slip of each seat begins."""
    tops, top = list[int](), lines.seats
    for seat in facts.seats:
        tops.append(top)
        top += slip_of(sheet, seat).height + sheet.gap
    return tops
