"""The board picture: the sailing with the cards at every ship, and what every player has captured."""

from functools import lru_cache

from PIL import Image, ImageDraw

from data.locale import Texts
from render.assets import icon
from render.badges import badge
from render.canvas import fitting, mix, stamp, words
from render.picture import Picture, picture_of
from render.theme import Theme, theme
from render.treasure_fleet import cards
from render.treasure_fleet.alt import board_text
from render.treasure_fleet.facts import GOVERNOR, Facts, Seat, Ship, View, read

WIDTH = 1000
EDGE, GAP = 16, 10
HEAD = 78
FACE, LINE = 104, 46
STRIP = 92
FOOT = 54
ROOMY = 200
"""Width from which a ship's card has room for larger chips."""
FEW, LARGE = 9, 52
SMALL, LINES = 11, 36
"""Up to `FEW` captured ships are drawn large in a player's strip, more of them small in two lines."""

Box = tuple[int, int, int, int]
"""Left, top, width, height."""


def draw(view: View, texts: Texts, look: Theme | None = None) -> Image.Image:
    """The board as this view knows it, not yet encoded. `texts` know the members' names."""
    return draw_facts(read(view), texts, look or theme())


def board(view: View, texts: Texts, look: Theme | None = None) -> Picture:
    """The board as a picture with its alt text."""
    facts, look = read(view), look or theme()
    return picture_of(draw_facts(facts, texts, look), "board", board_text(facts, texts, look))


def players(facts: Facts) -> list[Seat]:
    """All seats, with the neutral pirate last."""
    return [*facts.seats, *([facts.neutral] if facts.neutral else [])]


def draw_facts(facts: Facts, texts: Texts, look: Theme) -> Image.Image:
    """The board these facts tell of."""
    sides = players(facts)
    ship_height = FACE + 50 + LINE * len(sides)
    top = HEAD + (ship_height + GAP if facts.row else 0)
    height = top + STRIP * len(sides) + (EDGE - GAP if facts.finished else FOOT)
    picture = sheet(look, height).copy()
    _head(look, picture, facts, texts)
    for n, ship in enumerate(facts.row):
        room = WIDTH - 2 * EDGE + GAP
        left, right = EDGE + room * n // len(facts.row), EDGE + room * (n + 1) // len(facts.row) - GAP
        _ship(look, picture, (left, HEAD, right - left, ship_height), n + 1, ship, texts)
    for n, seat in enumerate(sides):
        _strip(look, picture, (EDGE, top + STRIP * n, WIDTH - 2 * EDGE, STRIP - GAP), seat, facts, texts)
    _foot(look, picture, top + STRIP * len(sides), facts, texts)
    return picture


@lru_cache(maxsize=16)
def sheet(look: Theme, height: int) -> Image.Image:
    """The empty sea under everything. Shared: copy before drawing on it."""
    picture = Image.new("RGB", (WIDTH, height), look.colours.sea)
    pen = ImageDraw.Draw(picture)
    for line in range(0, height, 26):
        pen.line([(0, line), (WIDTH, line)], fill=mix(look.colours.sea, look.colours.rhumb, 0.35), width=2)
    pen.rectangle((0, 0, WIDTH - 1, height - 1), outline=look.colours.coast, width=4)
    return picture


def panel(look: Theme, picture: Image.Image, box: Box, *, active: bool = False) -> None:
    """A piece of paper; bright with a red edge when somebody is asked."""
    left, top, width, height = box
    fill = mix(look.colours.paper, look.colours.active, 0.35) if active else look.colours.paper
    edge = look.colours.border if active else look.colours.paper_edge
    area = (left, top, left + width - 1, top + height - 1)
    ImageDraw.Draw(picture).rounded_rectangle(area, 8, fill, edge, 5 if active else 2)


def _head(look: Theme, picture: Image.Image, facts: Facts, texts: Texts) -> None:
    title = fitting(texts.name("treasure_fleet"), look.faces.display, 46, look.colours.ink, 440)
    stamp(picture, title, EDGE + 4, 12)
    if facts.finished:
        told = texts.say("chart-fleet-over")
    elif facts.volley:
        told = texts.say(
            "chart-fleet-volley", sailing=facts.sailing, sailings=facts.sailings, volley=facts.volley
        )
    else:
        told = texts.say("chart-fleet-sailing", sailing=facts.sailing, sailings=facts.sailings)
    stamp(
        picture, fitting(told, look.faces.bold, 32, look.colours.border, 500), WIDTH - EDGE - 4, 20, "right"
    )


def _ship(look: Theme, picture: Image.Image, box: Box, number: int, ship: Ship, texts: Texts) -> None:
    left, top, width, _ = box
    panel(look, picture, box)
    head = cards.face(look, ship.points, ship.kind == "cursed", ship.stormed, width - 16, FACE)
    stamp(picture, head, left + 8, top + 8)
    line = words(str(number), look.faces.heavy, 30, look.colours.ink)
    stamp(picture, line, left + 12, top + FACE + 6)
    name = texts.say("chart-fleet-cursed" if ship.kind == "cursed" else "chart-fleet-points")
    tag = fitting(name, look.faces.italic, 26, look.colours.faded, width - 60)
    stamp(picture, tag, left + width - 12, top + FACE + 8, "right")
    for n, (flag, shots) in enumerate(ship.by_flag().items()):
        y = top + FACE + 48 + n * LINE
        stamp(picture, badge(look, flag, 38), left + 6, y)
        for index, shot in enumerate(shots):
            side = cards.CHIP if width < ROOMY else cards.CHIP + 6
            stamp(picture, cards.chip(look, shot, side), left + 47 + index * (side + 2), y + 19 - side // 2)
        _total(look, picture, left + width - 7, y, shots)


def _total(look: Theme, picture: Image.Image, right: int, y: int, shots: list[cards.Shot]) -> None:
    """The cannon fire of a flag, where there is more than one card; swords for a boarding party."""
    if any(shot.kind == "boarding_party" for shot in shots):
        stamp(picture, icon("crossed-swords", 30, look.colours.border), right, y + 4, "right")
    elif fire := sum(shot.cannons for shot in shots):
        stamp(picture, words(str(fire), look.faces.number, 34, look.colours.border), right, y - 3, "right")


def _strip(look: Theme, picture: Image.Image, box: Box, seat: Seat, facts: Facts, texts: Texts) -> None:
    left, top, width, _ = box
    colours, faces = look.colours, look.faces
    panel(look, picture, box, active=seat.active)
    stamp(picture, badge(look, seat.flag, 62, seat.active), left + 10, top + 10)
    name = player_name(seat, texts)
    stamp(picture, fitting(name, faces.bold, 30, colours.ink, 226, 24), left + 84, top + 4)
    _signs(look, picture, left + 84, top + 44, seat)
    _prizes(look, picture, left + 320, top, seat)
    if seat.points is not None:
        stamp(
            picture,
            words(str(seat.points), faces.number, 58, colours.border),
            left + width - 14,
            top + 2,
            "right",
        )
        if facts.finished and seat.points == max(side.points or 0 for side in players(facts)):
            stamp(picture, icon("laurel-crown", 46, colours.gold_dark), left + width - 118, top + 18, "right")


def _prizes(look: Theme, picture: Image.Image, left: int, top: int, seat: Seat) -> None:
    """The ships captured."""
    few = len(seat.captured) <= FEW
    side, a_line = (LARGE, FEW) if few else (LINES, SMALL)
    for n, ship in enumerate(seat.captured[: 2 * SMALL]):
        tile = cards.prize(look, ship.points, ship.card == GOVERNOR, side)
        y = top + (15 if few else 4 + n // a_line * (side + 2))
        stamp(picture, tile, left + n % a_line * (side + 4), y)


def _signs(look: Theme, picture: Image.Image, left: int, top: int, seat: Seat) -> None:
    """The lookout, cards loaded and cards in hand."""
    ink, x = look.colours.ink, left
    if seat.lookout:
        stamp(picture, icon("spyglass", 34, look.colours.border), x, top)
        x += 44
    for sign, count in (("cannon", seat.loaded), ("scroll-unfurled", seat.in_hand)):
        if count:
            stamp(picture, icon(sign, 30, ink), x, top + 2)
            number = words(str(count), look.faces.bold, 28, ink)
            stamp(picture, number, x + 34, top - 2)
            x += 34 + number.width + 14


def player_name(seat: Seat, texts: Texts) -> str:
    """Who it is; the neutral pirate has no member."""
    return texts.player(seat.number) if seat.number >= 0 else texts.say("chart-fleet-neutral")


def _foot(look: Theme, picture: Image.Image, top: int, facts: Facts, texts: Texts) -> None:
    colours, faces = look.colours, look.faces
    if facts.finished:
        return
    stamp(picture, icon("galleon", 36, colours.hull), EDGE + 6, top + 8)
    left = texts.say("chart-fleet-deck", count=facts.deck)
    stamp(picture, fitting(left, faces.sans, 28, colours.ink, 430), EDGE + 52, top + 8)
    if facts.governor:
        waits = fitting(texts.say("chart-fleet-governor"), faces.sans, 28, colours.ink, 380)
        stamp(picture, waits, WIDTH - EDGE - 6, top + 8, "right")
        tile = cards.prize(look, 16, True, 40)
        stamp(picture, tile, WIDTH - EDGE - 18 - waits.width, top + 6, "right")
