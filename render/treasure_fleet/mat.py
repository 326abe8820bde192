"""What lies in front of one player: cards loaded and in hand, ships captured."""

from PIL import Image

from data.locale import Texts
from render.assets import icon
from render.badges import badge
from render.canvas import fitting, stamp, words
from render.picture import Picture, picture_of
from render.theme import Theme, theme
from render.treasure_fleet import cards
from render.treasure_fleet.alt import mat_text
from render.treasure_fleet.board import EDGE, GAP, HEAD, WIDTH, panel, sheet
from render.treasure_fleet.facts import GOVERNOR, Seat, Shot, View, read

TITLE = 44
A_LINE = 8
"""Cards side by side."""
PRIZE, PRIZES = 64, 13


def captain(view: View, seat: int, texts: Texts, look: Theme | None = None) -> Picture:
    """The cards and ships of `seat`, with its secrets when the view tells them.

    Raises ValueError when there is no such seat.
    """
    facts, look = read(view), look or theme()
    if not 0 <= seat < len(facts.seats):
        raise ValueError(f"There is no seat {seat}: this table has {len(facts.seats)}, counted from 0.")
    shown = facts.seats[seat]
    return picture_of(draw_seat(shown, texts, look), "captain", mat_text(shown, texts, look))


def draw_seat(seat: Seat, texts: Texts, look: Theme) -> Image.Image:
    """The mat of this seat, not yet encoded."""
    parts = [
        ("chart-fleet-loaded", seat.loaded, seat.loaded_cards),
        ("chart-fleet-hand", seat.in_hand, seat.hand_cards),
    ]
    heights = [_card_height(count) for _, count, _ in parts]
    prizes = TITLE + max(1, -(-len(seat.captured) // PRIZES)) * (PRIZE + 8) + 8
    height = HEAD + sum(heights) + prizes + 3 * GAP + EDGE
    picture = sheet(look, height).copy()
    _head(look, picture, seat, texts)
    top = HEAD
    for (title, count, shown), tall in zip(parts, heights, strict=True):
        box = (EDGE, top, WIDTH - 2 * EDGE, tall)
        panel(look, picture, box)
        _title(look, picture, top, texts.say(title), count)
        for n in range(count):
            x, y = EDGE + 16 + n % A_LINE * 117, top + TITLE + n // A_LINE * (cards.CARD[1] + 10)
            stamp(picture, _card(look, seat, shown, n), x, y)
        top += tall + GAP
    panel(look, picture, (EDGE, top, WIDTH - 2 * EDGE, prizes))
    _title(look, picture, top, texts.say("chart-fleet-captured"), len(seat.captured))
    for n, ship in enumerate(seat.captured):
        x, y = EDGE + 16 + n % PRIZES * (PRIZE + 8), top + TITLE + n // PRIZES * (PRIZE + 8)
        stamp(picture, cards.prize(look, ship.points, ship.card == GOVERNOR, PRIZE), x, y)
    return picture


def _card_height(count: int) -> int:
    return TITLE + -(-count // A_LINE) * (cards.CARD[1] + 10) + 6


def _card(look: Theme, seat: Seat, shown: tuple[Shot, ...] | None, n: int) -> Image.Image:
    return cards.back(look, seat.flag) if shown is None else cards.card(look, shown[n])


def _head(look: Theme, picture: Image.Image, seat: Seat, texts: Texts) -> None:
    stamp(picture, badge(look, seat.flag, 60, seat.active), EDGE, 9)
    name = fitting(texts.player(seat.number), look.faces.display, 42, look.colours.ink, 640)
    stamp(picture, name, EDGE + 76, 14)
    if seat.lookout:
        stamp(picture, icon("spyglass", 46, look.colours.border), EDGE + 92 + name.width, 18)
    points = words(str(seat.points), look.faces.number, 58, look.colours.border)
    stamp(picture, points, WIDTH - EDGE - 6, -2, "right")


def _title(look: Theme, picture: Image.Image, top: int, title: str, count: int) -> None:
    line = fitting(f"{title}: {count}", look.faces.bold, 28, look.colours.ink, WIDTH - 100)
    stamp(picture, line, EDGE + 16, top + 4)
