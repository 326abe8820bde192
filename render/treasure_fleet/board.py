"""The board picture: the sailing with the cards at every ship, and what every player has captured."""

from PIL import Image

from data.locale import Texts
from render.kit.assets import icon
from render.kit.badges import badge
from render.kit.canvas import stamp, words
from render.kit.game import View
from render.kit.picture import Picture, picture_of
from render.kit.plans import Box
from render.kit.slips import sea, slip, write
from render.kit.theme import Theme, theme
from render.treasure_fleet import cards
from render.treasure_fleet.alt_text import board_text, player_name
from render.treasure_fleet.facts import GOVERNOR, Facts, Seat, Ship, fire, read
from render.treasure_fleet.layout import Plan, PrizesPlan, ShipPlan, StripPlan, plan

ROOMY = 200
"""Minimum width of a slip for larger chips."""


def draw(view: View, texts: Texts, look: Theme | None = None) -> Image.Image:
    """The board as this view shows it, not yet encoded. `texts` know the members' names."""
    return draw_facts(read(view), texts, look or theme())


def board(view: View, texts: Texts, look: Theme | None = None) -> Picture:
    """The board as a picture with its alt text."""
    facts, look = read(view), look or theme()
    return picture_of(draw_facts(facts, texts, look), "board", board_text(facts, texts, look), texts)


def draw_facts(facts: Facts, texts: Texts, look: Theme) -> Image.Image:
    """The board with these facts."""
    sheet, sides = plan(look.sizes.layout), facts.sides
    ships = ship_boxes(sheet, len(facts.row), len(sides))
    below = max((top + tall + sheet.gap for _, top, _, tall in ships), default=sheet.head)
    strips = strip_boxes(sheet, below, sides)
    bottom = strips[-1][1] + strips[-1][3]
    picture = sea(look, sheet.width, bottom + (sheet.edge if facts.finished else sheet.foot.height))
    write(picture, sheet.title, texts.name("treasure_fleet"), look.faces.display, look.colours.ink)
    write(picture, sheet.status, status(facts, texts), look.faces.bold, look.colours.border)
    for n, (ship, box) in enumerate(zip(facts.row, ships, strict=True), 1):
        _ship(look, picture, box, n, ship, texts)
    for seat, box in zip(sides, strips, strict=True):
        _strip(look, picture, box, seat, facts, texts)
    if not facts.finished:
        _foot(look, picture, (sheet.edge, bottom, sheet.room, sheet.foot.height), facts, texts)
    return picture


def status(facts: Facts, texts: Texts) -> str:
    """Sailing and volley in one line, or that it is over."""
    if facts.finished:
        return texts.say("chart-fleet-over")
    told = {"sailing": facts.sailing, "sailings": facts.sailings}
    if facts.volley:
        return texts.say("chart-fleet-volley", **told, volley=facts.volley)
    return texts.say("chart-fleet-sailing", **told)


def ship_boxes(sheet: Plan, count: int, flags: int) -> list[Box]:
    """Where the slips of the ships go, each with room for all flags."""
    columns = sheet.ship.columns or count
    height = ship_height(sheet.ship, flags)
    room, boxes = sheet.room + sheet.gap, list[Box]()
    for n in range(count):
        row, column = divmod(n, columns)
        left, right = room * column // columns, room * (column + 1) // columns - sheet.gap
        boxes.append((sheet.edge + left, sheet.head + row * (height + sheet.gap), right - left, height))
    return boxes


def ship_height(ship: ShipPlan, flags: int) -> int:
    """How high a slip is with room for a ship's face, her number, and cards of this many flags."""
    lines = -(-flags // ship.columns_of_fire)
    return max(8 + ship.face[1] + 40, ship.fire[1] + lines * ship.line)


def strip_boxes(sheet: Plan, top: int, sides: list[Seat]) -> list[Box]:
    """Where the players' slips go, from `top` down."""
    boxes = list[Box]()
    for seat in sides:
        height = strip_height(sheet.strip, len(seat.captured))
        boxes.append((sheet.edge, top, sheet.room, height))
        top += height + sheet.gap
    return boxes


def strip_height(strip: StripPlan, captured: int) -> int:
    """How high a player's slip is with this many captured ships."""
    lines = -(-captured // strip.prizes.a_line)
    below = strip.prizes.at[1] + lines * (strip.prizes.size + 4) + 6 if lines else 0
    return max(strip.height, below)


def _ship(look: Theme, picture: Image.Image, box: Box, number: int, ship: Ship, texts: Texts) -> None:
    sheet, (left, top, width, _) = plan(look.sizes.layout).ship, box
    slip(look, picture, box)
    face_width, face_height = sheet.face[0] or width - 16, sheet.face[1]
    cursed = ship.kind == "cursed"
    face = cards.face(look, ship.points, cursed, ship.stormed, face_width, face_height)
    stamp(picture, face, left + 8, top + 8)
    head = (left, top, face_width + 16, 0)
    write(picture, sheet.number, str(number), look.faces.heavy, look.colours.ink, head)
    name = texts.say("chart-fleet-cursed" if cursed else "chart-fleet-points")
    write(picture, sheet.tag, name, look.faces.italic, look.colours.faded, head)
    room = (width - sheet.fire[0]) // sheet.columns_of_fire
    for n, (flag, shots) in enumerate(ship.by_flag().items()):
        row, column = divmod(n, sheet.columns_of_fire)
        x, y = left + sheet.fire[0] + column * room, top + sheet.fire[1] + row * sheet.line
        _fire(look, picture, (x, y, room, sheet.line), flag, shots)


def _fire(look: Theme, picture: Image.Image, box: Box, flag: int, shots: list[cards.Shot]) -> None:
    """The cards of one flag, and their cannon fire; swords for a boarding party."""
    sheet, (left, top, width, _) = plan(look.sizes.layout).ship, box
    stamp(picture, badge(look, flag, sheet.badge), left, top)
    side = sheet.chips[width >= ROOMY]
    for n, shot in enumerate(shots):
        x, y = left + sheet.badge + 3 + n * (side + 2), top + (sheet.badge - side) // 2
        stamp(picture, cards.chip(look, shot, side), x, y)
    if any(shot.kind == "boarding_party" for shot in shots):
        swords = icon("crossed-swords", 30, look.colours.border)
        stamp(picture, swords, left + width + sheet.total.at[0], top + 4, "right")
    elif cannons := fire(shots):
        write(picture, sheet.total, str(cannons), look.faces.number, look.colours.border, box)


def _strip(look: Theme, picture: Image.Image, box: Box, seat: Seat, facts: Facts, texts: Texts) -> None:
    sheet, (left, top, _, _) = plan(look.sizes.layout).strip, box
    colours, faces = look.colours, look.faces
    slip(look, picture, box, active=seat.active)
    mark = badge(look, seat.flag, sheet.badge.size, seat.active)
    stamp(picture, mark, left + sheet.badge.at[0], top + sheet.badge.at[1])
    write(picture, sheet.name, player_name(seat, texts), faces.bold, colours.ink, box)
    _signs(look, picture, box, seat, first=facts.leads(seat))
    _prizes(look, picture, box, sheet.prizes, seat.captured)
    if seat.points is not None:
        write(picture, sheet.points, str(seat.points), faces.number, colours.border, box)


def _prizes(
    look: Theme, picture: Image.Image, box: Box, sheet: PrizesPlan, captured: tuple[Ship, ...]
) -> None:
    """The ships captured."""
    for n, ship in enumerate(captured):
        row, column = divmod(n, sheet.a_line)
        x, y = (start + at for start, at in zip(box, sheet.at, strict=False))
        prize = cards.prize(look, ship.points, ship.card == GOVERNOR, sheet.size)
        stamp(picture, prize, x + column * (sheet.size + 4), y + row * (sheet.size + 4))


def _signs(look: Theme, picture: Image.Image, box: Box, seat: Seat, *, first: bool) -> None:
    """The lookout, cards loaded and cards in hand; laurels for the winner."""
    sheet, ink = plan(look.sizes.layout).strip.signs, look.colours.ink
    x, y = box[0] + sheet.at[0], box[1] + sheet.at[1]
    marks = [("spyglass", look.colours.border)] if seat.lookout else []
    marks += [("laurel-crown", look.colours.gold_dark)] if first else []
    for sign, colour in marks:
        stamp(picture, icon(sign, sheet.icons + 4, colour), x, y)
        x += sheet.icons + 14
    for sign, count in (("cannon", seat.loaded), ("scroll-unfurled", seat.in_hand)):
        if count:
            stamp(picture, icon(sign, sheet.icons, ink), x, y + 2)
            number = words(str(count), look.faces.bold, sheet.size, ink)
            stamp(picture, number, x + sheet.icons + 4, y - 2)
            x += sheet.icons + 18 + number.width


def _foot(look: Theme, picture: Image.Image, box: Box, facts: Facts, texts: Texts) -> None:
    sheet, ink, face = plan(look.sizes.layout).foot, look.colours.ink, look.faces.sans
    left, top, width, _ = box
    stamp(picture, icon("galleon", 36, look.colours.hull), left + 6, top + sheet.deck.at[1])
    write(picture, sheet.deck, texts.say("chart-fleet-deck", count=facts.deck), face, ink, box)
    if facts.governor:
        long = write(picture, sheet.governor, texts.say("chart-fleet-governor"), face, ink, box)
        right = width - long if sheet.governor.anchor == "right" else 0
        x = left + right + sheet.governor.at[0] - 8
        prize = cards.prize(look, facts.governor_points, True, 40)
        stamp(picture, prize, x, top + sheet.governor.at[1] - 2, "right")
