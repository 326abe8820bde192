"""The board picture: the harbour, the open expeditions, and what lies in front of everybody."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from data.content.royal import RoyalCard
from data.locale import Texts
from render.assets import icon
from render.badges import badge
from render.canvas import fitting, mix, stamp, words, wrapped
from render.picture import Picture, picture_of
from render.port_royal.alt import board_text, display_lines
from render.port_royal.cards import TILE, tile
from render.port_royal.facts import Facts, Seat, View, read
from render.theme import Theme, theme

WIDTH = 1000
EDGE, GAP = 16, 10
HEAD = 78
LABEL = 46
IN_A_ROW = 4
SEAT_HEAD, SEAT_LINE = 66, 34
LETTERS = 28

Box = tuple[int, int, int, int]
"""Left, top, width, height."""


def draw(view: View, texts: Texts, look: Theme | None = None) -> Image.Image:
    """The board as this view knows it, not yet encoded. `texts` know the members' names."""
    return draw_facts(read(view), texts, look or theme())


def board(view: View, texts: Texts, look: Theme | None = None) -> Picture:
    """The board as a picture with its alt text."""
    facts, look = read(view), look or theme()
    return picture_of(draw_facts(facts, texts, look), "board", board_text(facts, texts))


def draw_facts(facts: Facts, texts: Texts, look: Theme) -> Image.Image:
    """The board these facts tell of."""
    lines = [seat_lines(seat, texts, look) for seat in facts.seats]
    strips = [SEAT_HEAD + SEAT_LINE * len(told) + GAP for told in lines]
    height = HEAD + _rows_height(facts.harbour) + _rows_height(facts.expeditions) + sum(strips) + EDGE
    picture = sheet(look, height)
    _head(look, picture, facts, texts)
    top = _rows(look, picture, HEAD, "chart-royal-harbour", facts.harbour, texts)
    top = _rows(look, picture, top, "chart-royal-expeditions", facts.expeditions, texts)
    for seat, told, strip in zip(facts.seats, lines, strips, strict=True):
        box = (EDGE, top, WIDTH - 2 * EDGE, strip - GAP)
        draw_seat(look, picture, box, seat, told, texts, active=seat.number == facts.active)
        top += strip
    return picture


def sheet(look: Theme, height: int) -> Image.Image:
    """The empty sea under everything."""
    picture = Image.new("RGB", (WIDTH, height), look.colours.sea)
    pen = ImageDraw.Draw(picture)
    for line in range(0, height, 26):
        pen.line([(0, line), (WIDTH, line)], fill=mix(look.colours.sea, look.colours.rhumb, 0.35), width=2)
    pen.rectangle((0, 0, WIDTH - 1, height - 1), outline=look.colours.coast, width=4)
    return picture


def _head(look: Theme, picture: Image.Image, facts: Facts, texts: Texts) -> None:
    title = fitting(texts.name(facts.rules), look.faces.display, 46, look.colours.ink, 440)
    stamp(picture, title, EDGE + 4, 12)
    told = status(facts, texts)
    stamp(
        picture, fitting(told, look.faces.bold, 32, look.colours.border, 480), WIDTH - EDGE - 4, 20, "right"
    )


def status(facts: Facts, texts: Texts) -> str:
    """Round and goal in a line, or that it is over."""
    if facts.finished:
        return texts.say("chart-royal-over")
    return texts.say("chart-royal-round", round=facts.round, goal=facts.goal, last=facts.last_round)


def _rows_height(shown: Sequence[RoyalCard]) -> int:
    rows = -(-len(shown) // IN_A_ROW)
    return LABEL + rows * (TILE[1] + GAP)


def _rows(
    look: Theme, picture: Image.Image, top: int, label: str, shown: Sequence[RoyalCard], texts: Texts
) -> int:
    """Cards in rows under a heading; gives where the next thing begins."""
    heading = texts.say(label, count=len(shown))
    stamp(picture, fitting(heading, look.faces.bold, 32, look.colours.ink, WIDTH - 60), EDGE + 4, top + 2)
    draw_tiles(look, picture, top + LABEL, shown, texts)
    return top + _rows_height(shown)


def draw_tiles(look: Theme, picture: Image.Image, top: int, shown: Sequence[RoyalCard], texts: Texts) -> None:
    """Cards side by side, four in a row."""
    for n, card in enumerate(shown):
        row, column = divmod(n, IN_A_ROW)
        stamp_tile = tile(look, card, texts)
        picture.paste(stamp_tile, (EDGE + column * (TILE[0] + GAP), top + row * (TILE[1] + GAP)))


def seat_lines(seat: Seat, texts: Texts, look: Theme) -> list[str]:
    """The display of a seat in lines that fit its strip."""
    width = WIDTH - 2 * EDGE - 28
    return [
        part for line in display_lines(seat, texts) for part in wrapped(line, look.faces.sans, LETTERS, width)
    ]


def draw_seat(
    look: Theme,
    picture: Image.Image,
    box: Box,
    seat: Seat,
    lines: Sequence[str],
    texts: Texts,
    *,
    active: bool = False,
) -> None:
    """A seat's strip: who, points, coins, strength; its display below."""
    left, top, width, height = box
    colours = look.colours
    fill = mix(colours.paper, colours.active, 0.35) if active else colours.paper
    edge = colours.border if active else colours.paper_edge
    area = (left, top, left + width - 1, top + height - 1)
    ImageDraw.Draw(picture).rounded_rectangle(area, 8, fill, edge, 5 if active else 2)
    stamp(picture, badge(look, seat.number, 46), left + 10, top + 10)
    name = fitting(texts.player(seat.number), look.faces.bold, 34, colours.ink, width - 500)
    stamp(picture, name, left + 68, top + 10)
    figures = (("laurel-crown", seat.points), ("two-coins", seat.coins), ("crossed-swords", seat.strength))
    for n, (sign, figure) in enumerate(figures):
        x = left + width - 410 + n * 136
        stamp(picture, icon(sign, 44, colours.ink), x, top + 10)
        stamp(picture, words(str(figure), look.faces.number, 40, colours.ink), x + 50, top + 6)
    for n, line in enumerate(lines):
        stamp(
            picture,
            words(line, look.faces.sans, LETTERS, colours.ink),
            left + 14,
            top + SEAT_HEAD - 6 + n * SEAT_LINE,
        )
