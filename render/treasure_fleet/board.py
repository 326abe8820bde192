"""The board picture: the sailing with the cards at every ship, and what every player has captured."""

from __future__ import annotations

from PIL import Image, ImageDraw

from data.locale import Texts
from render.art.shown import ground
from render.kit.assets import icon
from render.kit.badges import badge
from render.kit.canvas import mix, stamp, stamp_centre, words
from render.kit.grounds import lay_ground, slip
from render.kit.lines import write, write_lines
from render.kit.picture_cache import cached_picture
from render.kit.plans import Box, Line
from render.kit.theme import Theme
from render.treasure_fleet import cards
from render.treasure_fleet.alt_text import player_name
from render.treasure_fleet.facts import GOVERNOR, Facts, Seat, Ship, Shot, fire
from render.treasure_fleet.layout import Plan, PrizesPlan, ShipPlan, StripPlan, plan

LEAST_LINES = 1
"""Lines for flags on the slip of a ship, even if nobody has fired."""
TWO_FIGURES = 88
"""Points as wide as any with 2 figures."""


def height_of(facts: Facts, look: Theme) -> int:
    """How high the board is, in pixels, without drawing it."""
    sheet = plan(look.sizes.layout)
    _, _, bottom = _boxes(sheet, facts)
    return bottom + _below(sheet, facts)


def draw_facts(facts: Facts, texts: Texts, look: Theme, least: int = 0) -> Image.Image:
    """The board with these facts, not yet encoded. `texts` know the members' names; `least`: so many pixels
    high at least, then there is more sea between the fleet and the players' slips.
    """
    sheet = plan(look.sizes.layout)
    ships, strips, bottom = _boxes(sheet, facts, least)
    high = bottom + _below(sheet, facts)
    picture = open_sea(look, high, sheet.horizon if ships else sheet.head)
    write(picture, sheet.title, texts.name("treasure_fleet"), look.faces.display, look.colours.ink)
    write(picture, sheet.status, status(facts, texts), look.faces.bold, look.colours.border)
    for n, (ship, box) in enumerate(zip(facts.row, ships, strict=True), 1):
        _ship(look, picture, box, n, ship, texts)
    for seat, box in zip(facts.in_turn, strips, strict=True):
        _strip(look, picture, box, seat, facts, texts)
    if not facts.finished:
        _foot(look, picture, (sheet.edge, bottom + sheet.gap, sheet.room, sheet.foot.height), facts, texts)
    return picture


def _boxes(sheet: Plan, facts: Facts, least: int = 0) -> tuple[list[Box], list[Box], int]:
    """Where the ships go, where the players' slips go, and where these end, at the bottom of the board."""
    ships = ship_boxes(sheet, facts)
    below = max((top + tall for _, top, _, tall in ships), default=sheet.head) + sheet.gap
    strips = strip_boxes(sheet, below, facts.in_turn)
    bottom = strips[-1][1] + strips[-1][3]
    spare = max(0, least - bottom - _below(sheet, facts))
    strips = [(left, top + spare, wide, tall) for left, top, wide, tall in strips]
    return ships, strips, bottom + spare


def _below(sheet: Plan, facts: Facts) -> int:
    """How much follows below the players' slips: the foot, and the edge."""
    return sheet.edge + (0 if facts.finished else sheet.gap + sheet.foot.height)


def open_sea(look: Theme, height: int, line: int) -> Image.Image:
    """The sea from the height `line` down, below a sky, in a frame."""
    sheet, colours = plan(look.sizes.layout), look.colours
    picture = Image.new("RGB", (sheet.width, height), mix(colours.paper, colours.sea, 0.6))
    tint = mix(colours.sea, colours.shoal, 0.5)
    lay_ground(picture, ground("waves", tint, sheet.width, 1 if look.grain else 0.6), line, height)
    pen = ImageDraw.Draw(picture)
    pen.line([(0, line), (sheet.width, line)], fill=colours.coast, width=2)
    pen.rectangle((0, 0, sheet.width - 1, height - 1), outline=colours.coast, width=4)
    return picture


def status(facts: Facts, texts: Texts) -> str:
    """Sailing and volley in one line, or that it is over."""
    if facts.finished:
        return texts.say("chart-fleet-over")
    told = {"sailing": facts.sailing, "sailings": facts.sailings}
    if facts.volley:
        return texts.say("chart-fleet-volley", **told, volley=facts.volley)
    return texts.say("chart-fleet-sailing", **told)


def ship_boxes(sheet: Plan, facts: Facts) -> list[Box]:
    """Where the ships go, each with her slip, which is as high as the cards at her need."""
    columns = sheet.ship.columns or len(facts.row)
    tall = [ship_height(sheet.ship, len(ship.by_flag())) for ship in facts.row]
    room, top, boxes = sheet.room + sheet.gap, sheet.head, list[Box]()
    for n, height in enumerate(tall):
        left, right = (room * (n % columns + step) // columns for step in (0, 1))
        boxes.append((sheet.edge + left, top, right - sheet.gap - left, height))
        if n % columns == columns - 1:
            top += max(tall[n + 1 - columns : n + 1]) + sheet.gap
    return boxes


def ship_height(ship: ShipPlan, flags: int) -> int:
    """How high a ship and her slip are, with cards of this many flags."""
    lines = max(LEAST_LINES, -(-flags // ship.columns_of_fire))
    return max(ship.keel + 6, ship.slip[1] + ship.head + lines * ship.line + 4)


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
    lines = -(-captured // a_line(strip.prizes))
    below = strip.prizes.at[1] + lines * (strip.prizes.size[1] + 4) + 4 if lines else 0
    return max(strip.height, below)


def a_line(prizes: PrizesPlan) -> int:
    """How many captured ships a line has room for."""
    return 1 + (prizes.room - prizes.size[0]) // prizes.least


def prize_places(prizes: PrizesPlan, count: int) -> list[tuple[int, int]]:
    """Where captured ships go on a slip: beside each other, closer the more there are, then in lines."""
    most = a_line(prizes)
    wide, high = prizes.size
    step = min(wide + 4, (prizes.room - wide) // max(1, min(count, most) - 1))
    return [(prizes.at[0] + n % most * step, prizes.at[1] + n // most * (high + 4)) for n in range(count)]


def vessel_of(ship: Ship, widest: int) -> Image.Image:
    """The picture of a ship of the sailing."""
    return cards.cursed(widest) if ship.kind == "cursed" else cards.vessel(ship.points, widest)


def _ship(look: Theme, picture: Image.Image, box: Box, number: int, ship: Ship, texts: Texts) -> None:
    """A ship at sea, and the slip with what is fired at her."""
    sheet, (left, top, width, height) = plan(look.sizes.layout).ship, box
    beside, down = sheet.slip
    place = beside or width
    afloat = (
        cards.cursed(sheet.sail)
        if ship.kind == "cursed"
        else cards.vessel(ship.points, min(sheet.sail, place))
    )
    x, y = round(left + (place - afloat.width) / 2), top + sheet.keel - round(afloat.height * 0.92)
    picture.paste(afloat, (x, y), afloat.getchannel("A"))
    paper = (left + beside, top + down, width - beside, height - down)
    slip(look, picture, paper)
    _head(look, picture, paper, number, ship, texts)
    room = paper[2] // sheet.columns_of_fire
    for n, (flag, shots) in enumerate(ship.strongest_first()):
        row, column = divmod(n, sheet.columns_of_fire)
        line = _fire(look, (room - 6, sheet.line), flag, tuple(shots), flag == ship.captor)
        picture.paste(line, (paper[0] + column * room + 3, paper[1] + sheet.head + row * sheet.line))


def _head(look: Theme, picture: Image.Image, paper: Box, number: int, ship: Ship, texts: Texts) -> None:
    """A ship's number, what she is worth, and who captures her as things stand."""
    sheet, (left, top, width, _) = plan(look.sizes.layout).ship, paper
    marks = [(cards.disc(look, str(number), sheet.number.size), sheet.number)]
    if ship.kind == "cursed":
        marks.append((cards.curse(look, ship.stormed, sheet.worth.size), sheet.worth))
        said = texts.say("chart-fleet-cursed")
        write(picture, sheet.word, said, look.faces.italic, look.colours.faded, paper)
    else:
        marks.append((cards.treasure(look, ship.points, sheet.worth.size), sheet.worth))
    for mark, spot in marks:
        stamp(picture, mark, left + spot.at[0], top + spot.at[1])
    x, y, wide = left + width + sheet.leads.at[0], top + sheet.leads.at[1], sheet.leads.size
    if ship.captor is not None:
        stamp(picture, cards.banner(look, ship.captor, wide), x, y)
    elif ship.shots and ship.kind == "ship":
        stamp(picture, icon("scales", wide * 3 // 4, look.colours.faded), x + wide // 8, y)


@cached_picture
def _fire(look: Theme, size: tuple[int, int], flag: int, shots: tuple[Shot, ...], leads: bool) -> Image.Image:
    """The cards of one flag, and their cannon fire; swords for a boarding party. Bright if it leads."""
    sheet, (width, height), colours = plan(look.sizes.layout).ship, size, look.colours
    line = Image.new("RGB", size, colours.paper)
    if leads:
        fill = mix(colours.paper, colours.active, 0.4)
        area = (0, 1, width - 1, height - 2)
        ImageDraw.Draw(line).rectangle(area, fill, colours.gold_dark, 2)
    stamp(line, badge(look, flag, sheet.badge), 3, (height - sheet.badge) / 2)
    for n, shot in enumerate(shots):
        chip = cards.chip(look, shot, sheet.card)
        at = (sheet.badge + 9 + n * sheet.step, round((height - chip.height) / 2))
        line.paste(chip, at, chip.getchannel("A"))
    if any(shot.kind == "boarding_party" for shot in shots):
        swords = icon("crossed-swords", 34, colours.border)
        stamp(line, swords, width + sheet.total.at[0], height / 2 - 17, "right")
    elif cannons := fire(shots):
        write(line, sheet.total, str(cannons), look.faces.number, colours.border, (0, 0, *size))
    return line


def _strip(look: Theme, picture: Image.Image, box: Box, seat: Seat, facts: Facts, texts: Texts) -> None:
    sheet, (left, top, _, _) = plan(look.sizes.layout).strip, box
    colours, faces = look.colours, look.faces
    slip(look, picture, box, active=seat.active or facts.leads(seat))
    mark = cards.banner(look, seat.flag, sheet.wide, seat.active)
    stamp(picture, mark, left + sheet.flag[0], top + sheet.flag[1])
    write_lines(picture, sheet.name, player_name(seat, texts), sheet.lines, faces.name, colours.ink, box)
    _signs(look, picture, box, seat, first=facts.leads(seat))
    for ship, (x, y) in zip(seat.captured, prize_places(sheet.prizes, len(seat.captured)), strict=True):
        prize = cards.prize(look, ship.points, ship.card == GOVERNOR, sheet.prizes.size)
        picture.paste(prize, (left + x, top + y), prize.getchannel("A"))
    if seat.points is not None:
        draw_points(look, picture, sheet.points, sheet.coin, seat.points, box)


def draw_points(look: Theme, picture: Image.Image, line: Line, coin: int, points: int, box: Box) -> None:
    """Treasure points, beside a gold piece, which stands where it does for 2 figures."""
    wide = write(picture, line, str(points), look.faces.number, look.colours.border, box)
    wide = max(wide, words(str(TWO_FIGURES), look.faces.number, line.size, look.colours.border).width)
    x = box[0] + box[2] + line.at[0] - wide - coin - 6
    stamp(picture, cards.treasure(look, None, coin), x, box[1] + line.at[1] + line.size * 0.62 - coin / 2)


def _signs(look: Theme, picture: Image.Image, box: Box, seat: Seat, *, first: bool) -> None:
    """The lookout, laurels for the winner, cards loaded, cards in hand."""
    sheet, ink = plan(look.sizes.layout).strip.signs, look.colours.ink
    x, middle = box[0] + sheet.at[0], box[1] + sheet.at[1] + sheet.icons / 2
    parts = [icon("spyglass", sheet.icons, look.colours.border)] if seat.lookout else []
    parts += [icon("laurel-crown", sheet.icons, look.colours.gold_dark)] if first else []
    if seat.loaded:
        parts += [icon("cannon", sheet.icons, ink), cards.backs(look, seat.flag, seat.loaded, sheet.card)]
    if seat.in_hand:
        held = cards.backs(look, seat.flag, min(3, seat.in_hand), sheet.card)
        parts += [held, words(f"×{seat.in_hand}", look.faces.bold, sheet.size, ink)]
    for part in parts:
        stamp_centre(picture, part, x + part.width / 2, middle)
        x += part.width + 7


def _foot(look: Theme, picture: Image.Image, box: Box, facts: Facts, texts: Texts) -> None:
    """The fleet's deck, and the governor in his oval."""
    sheet, ink, face = plan(look.sizes.layout).foot, look.colours.ink, look.faces.bold
    left, top, width, high = box
    slip(look, picture, (left, top, width if facts.governor else width // 2, high))
    stamp(picture, cards.pile(look, sheet.pile), left + 10, top + 6)
    write(picture, sheet.deck, texts.say("chart-fleet-deck", count=facts.deck), face, ink, box)
    if not facts.governor:
        return
    write(picture, sheet.governor, texts.say("chart-fleet-governor"), face, ink, box)
    portrait = cards.governor(look, sheet.portrait.size)
    x = left + sheet.portrait.at[0] + (width if sheet.portrait.at[0] < 0 else 0)
    y = top + sheet.portrait.at[1]
    picture.paste(portrait, (x, y), portrait.getchannel("A"))
    gold = cards.treasure(look, facts.governor_points, round(sheet.portrait.size * 0.52), governor=True)
    stamp(picture, gold, x + sheet.portrait.size - gold.width + 4, y + sheet.portrait.size - gold.height + 2)
