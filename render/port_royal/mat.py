"""What lies in front of one seat: its figures, and every card of its display."""

from __future__ import annotations

from data.locale import Texts
from render.canvas import fitting, stamp
from render.picture import Picture, picture_of
from render.port_royal.alt import mat_text
from render.port_royal.board import (
    EDGE,
    GAP,
    HEAD,
    IN_A_ROW,
    SEAT_HEAD,
    SEAT_LINE,
    WIDTH,
    draw_seat,
    draw_tiles,
    seat_lines,
    sheet,
    status,
)
from render.port_royal.cards import TILE
from render.port_royal.facts import View, read
from render.theme import Theme, theme


def captain(view: View, seat: int, texts: Texts, look: Theme | None = None) -> Picture:
    """The display of `seat`. Raises ValueError when there is no such seat."""
    facts, look = read(view), look or theme()
    if not 0 <= seat < len(facts.seats):
        raise ValueError(f"There is no seat {seat}: this table has {len(facts.seats)}, counted from 0.")
    shown = facts.seats[seat]
    lines = seat_lines(shown, texts, look)
    strip = SEAT_HEAD + SEAT_LINE * len(lines)
    rows = -(-len(shown.cards) // IN_A_ROW)
    picture = sheet(look, HEAD + strip + GAP + rows * (TILE[1] + GAP) + EDGE)
    told = fitting(status(facts, texts), look.faces.bold, 34, look.colours.border, WIDTH - 3 * EDGE)
    stamp(picture, told, EDGE + 4, 18)
    box = (EDGE, HEAD, WIDTH - 2 * EDGE, strip)
    draw_seat(look, picture, box, shown, lines, texts, active=seat == facts.active)
    draw_tiles(look, picture, HEAD + strip + GAP, shown.cards, texts)
    return picture_of(picture, "captain", mat_text(facts, shown, texts))
