"""What lies in front of one seat: its figures, and every card of its display."""

from __future__ import annotations

from PIL import Image

from data.locale import Texts
from render.kit.game import View
from render.kit.picture import Picture, picture_of
from render.kit.slips import sea, write
from render.kit.theme import Theme, theme
from render.port_royal.alt_text import mat_text
from render.port_royal.board import draw_seat, draw_tiles, seat_lines, slip_height, status, tiles_height
from render.port_royal.facts import Facts, Seat, read
from render.port_royal.layout import plan


def captain(view: View, seat: int, texts: Texts, look: Theme | None = None) -> Picture:
    """The display of `seat`. Raises ValueError if there is no such seat."""
    facts, look = read(view), look or theme()
    if not 0 <= seat < len(facts.seats):
        raise ValueError(f"There is no seat {seat}: this table has {len(facts.seats)}, counted from 0.")
    shown = facts.seats[seat]
    return picture_of(
        draw_display(facts, shown, texts, look), "captain", mat_text(facts, shown, texts, look), texts
    )


def draw_display(facts: Facts, seat: Seat, texts: Texts, look: Theme) -> Image.Image:
    """The display of a seat, not yet encoded."""
    sheet = plan(look.sizes.layout)
    told = seat_lines(seat, texts, look)
    tall = slip_height(sheet.seat, told)
    height = sheet.head + tall + sheet.gap + tiles_height(sheet, seat.cards)
    picture = sea(look, sheet.width, height + sheet.edge - sheet.gap)
    write(picture, sheet.title, texts.name(facts.rules), look.faces.display, look.colours.ink)
    write(picture, sheet.status, status(facts, texts), look.faces.bold, look.colours.border)
    box = (sheet.edge, sheet.head, sheet.room, tall)
    draw_seat(look, picture, box, seat, told, texts, active=facts.plays(seat), won=facts.won(seat))
    draw_tiles(look, picture, sheet.head + tall + sheet.gap, seat.cards, texts)
    return picture
