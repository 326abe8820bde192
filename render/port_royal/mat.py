"""What lies in front of one seat: its figures, and every card of its display."""

from __future__ import annotations

from PIL import Image

from data.content.royal import PersonCard
from data.locale import Texts
from render.kit.canvas import stamp
from render.kit.lines import write
from render.kit.theme import Theme
from render.port_royal.board import status
from render.port_royal.cards import scroll
from render.port_royal.display import draw_seat, in_order
from render.port_royal.facts import Facts, Seat
from render.port_royal.harbour import column, draw_persons, persons_height, rows, wharf
from render.port_royal.layout import plan


def draw_display(facts: Facts, seat: Seat, texts: Texts, look: Theme) -> Image.Image:
    """The display of a seat, not yet encoded."""
    sheet = plan(look.sizes.layout)
    persons = [card for card, _ in in_order(seat) if isinstance(card, PersonCard)]
    done = seat.expeditions
    standing = sheet.head + sheet.seat.alone.height + sheet.gap
    lying = standing + persons_height(sheet, len(persons))
    height = lying + rows(sheet, len(done)) * (sheet.scroll.height + sheet.gap)
    picture = wharf(look, (sheet.width, height + sheet.edge - sheet.gap), 0)
    write(picture, sheet.title, texts.name(facts.rules), look.faces.display, look.colours.ink)
    write(picture, sheet.status, status(facts, texts), look.faces.bold, look.colours.border)
    draw_seat(look, picture, sheet.head, facts, seat, texts, fan=False)
    draw_persons(look, picture, standing, persons, texts)
    for n, card in enumerate(done):
        row, at = divmod(n, sheet.columns)
        stamp(picture, scroll(look, card), column(sheet, at), lying + row * (sheet.scroll.height + sheet.gap))
    return picture
