"""The picture of a raid: the raider, and the merchant or the place that is raided; the cards on the table
with what they bring and break, dice or shots, and how it stands or has ended.
"""

from collections.abc import Iterable

from PIL import Image, ImageDraw

from data.locale import Texts
from render.art.ink import LINEN
from render.art.shown import ship
from render.kit.assets import icon
from render.kit.canvas import Pen, fitted, fitting, mix, sprite, stamp, words, wrapped
from render.kit.game import View
from render.kit.picture import Picture, picture_of
from render.kit.picture_cache import cached_picture
from render.kit.plans import Box
from render.kit.theme import Theme
from render.marauders.battle.dice import die
from render.marauders.battle.raid_text import (
    SOLDIER,
    Card,
    Line,
    Raid,
    dice_told,
    ended,
    headline,
    outcome,
    raid_text,
    read_raid,
)
from render.marauders.battle.stage import DRAWN, face, flashes, ribbon, sea
from render.marauders.parts import art, tokens
from render.marauders.parts.crates import crate
from render.marauders.parts.icons import UNKNOWN, icons
from render.marauders.parts.sheets import paper, sea_sheet, sheet_plan

MERCHANT = "merchantman"
ESCAPE, GUARD = "waves", "musket"
PAD = 16


def raid_scene(view: View, texts: Texts, look: Theme) -> Picture | None:
    """The raid under way as a picture with its alt text; None if there is none."""
    return _pictured(read_raid(view), texts, look)


def raid_end(view: View, told: Iterable[Line], texts: Texts, look: Theme) -> Picture | None:
    """The raid of a view at its end, as the log since then tells it; None if it does not."""
    return _pictured(ended(view, told), texts, look)


def _pictured(raid: Raid | None, texts: Texts, look: Theme) -> Picture | None:
    if raid is None:
        return None
    return picture_of(draw_raid(raid, texts, look), "raid", raid_text(raid, texts), texts)


def draw_raid(raid: Raid, texts: Texts, look: Theme) -> Image.Image:
    """The raid with these facts, not yet encoded."""
    picture = sea_sheet(look, sheet_plan(raid_sheet(look, raid), look.sizes.layout).size).copy()
    _head(look, picture, raid, texts)
    _stage(look, picture, raid, texts)
    _cards(look, picture, raid, texts)
    _dice(look, picture, raid, texts)
    _standing(look, picture, raid, texts)
    _damage(look, picture, raid, texts)
    _foot(look, picture, raid, texts)
    return picture


def raid_sheet(look: Theme, raid: Raid) -> str:
    """The name of the sheet with room for its cards, and no more."""
    _, _, width, high = sheet_plan("raid", look.sizes.layout).boxes["cards"]
    return "raid" if _rows(width, high, len(raid.cards)) > 1 else "raid_in_a_row"


def _box(look: Theme, raid: Raid, name: str) -> Box:
    return sheet_plan(raid_sheet(look, raid), look.sizes.layout).boxes[name]


def _head(look: Theme, picture: Image.Image, raid: Raid, texts: Texts) -> None:
    stamp(picture, icon("pirate-flag", 60, look.colours.border), 28, 22)
    x, y, room, high = _box(look, raid, "title")
    told, face_ = headline(raid, texts), look.faces.name
    lines, size = wrapped(told, face_, 28, room), 28
    if fitted(told, face_, 46, room, 28) > 28 or len(lines) > 2:
        lines, size = [told], 46
    for number, line in enumerate(lines):
        shown = fitting(line, face_, size, look.colours.ink, room, 20)
        middle = y + high / 2 + (number - (len(lines) - 1) / 2) * (size + 6)
        stamp(picture, shown, x, middle - shown.height / 2)


def _stage(look: Theme, picture: Image.Image, raid: Raid, texts: Texts) -> None:
    """The raider bears down on the merchant or the place; what the cards hit flashes on her."""
    x, y, width, high = _box(look, raid, "stage")
    picture.paste(sea(look, width, high), (x, y))
    wide = min(DRAWN - 40, width // 2 - 4, high * 4 // 3)
    held, flag = raid.ship, "pirate"
    sails = mix(look.seats[raid.seat].fill, LINEN, 0.3)
    top = y + high - round(wide * 0.75 * 0.94) - round(high * 0.04)
    kind = art.drawn_as(held.kind)
    stamp(picture, ship(kind, wide, art.losses(held), flag, sails), x + 6, top)
    if raid.hits and not raid.plundered:
        stamp(picture, flashes(look, kind, wide, tuple(raid.hits.items()), False), x + 6, top)
    if raid.place:
        _place(look, picture, raid, (x + width // 2, y, width // 2, high), texts)
    elif raid.ended != "escaped":
        stamp(picture, ship(MERCHANT, wide, flag=raid.nation), x + width - wide - 6, top)
    else:
        _gone(look, picture, raid, (x + width // 2, y, width // 2, high))
    if art.has_portrait(raid.card):
        stamp(picture, face(look, raid.card, high // 4, mirrored=False), x + 12, y + 12)
    draw = ImageDraw.Draw(picture)
    draw.rectangle((x, y, x + width - 1, y + high - 1), outline=look.colours.ink, width=4)


def _place(look: Theme, picture: Image.Image, raid: Raid, box: Box, texts: Texts) -> None:
    """The place that is raided, in a frame with its name beneath."""
    x, y, width, high = box
    wide = min(width - 40, (high - 74) * 8 // 5)
    left, top = x + (width - wide) // 2, y + (high - 40 - wide * 5 // 8) // 2
    paper(look, picture, (left - 10, top - 10, wide + 20, wide * 5 // 8 + 58))
    if art.has_vignette(raid.place):
        picture.paste(art.vignette(raid.place, wide).convert("RGB"), (left, top))
    else:
        sign = icon(icons().places.get(raid.place, UNKNOWN), wide // 3, look.colours.ink)
        stamp(picture, sign, left + wide / 3, top + wide // 7)
    name = fitting(texts.name(raid.place), look.faces.name, 32, look.colours.ink, wide, 14)
    stamp(picture, name, left + wide / 2, top + wide * 5 // 8 + 2, "middle")


def _gone(look: Theme, picture: Image.Image, raid: Raid, box: Box) -> None:
    """The merchant far off, on the horizon."""
    x, y, width, high = box
    wide = min(width, high) * 2 // 5
    stamp(
        picture, ship(MERCHANT, wide, flag=raid.nation), x + width - wide - 24, y + high * 0.68 - wide * 0.7
    )


# --- the cards --------------------------------------------------------------------------------------


def _cards(look: Theme, picture: Image.Image, raid: Raid, texts: Texts) -> None:
    """Each card as a crate with its good, its gold, and beneath it what it hits or who defends."""
    paper(look, picture, _box(look, raid, "cards"), look.colours.faded)
    for card, (left, top, side) in zip(raid.cards, card_boxes(look, raid), strict=True):
        soldier = bool(raid.place) and card.icon == SOLDIER
        _card(look, picture, card, (left, top), side, texts, soldier=soldier)


def card_boxes(look: Theme, raid: Raid) -> list[tuple[int, int, int]]:
    """Left, top and side of the crate of each card."""
    if not raid.cards:
        return []
    x, y, width, high = _box(look, raid, "cards")
    rows = _rows(width, high, len(raid.cards))
    side = _side(width, high, len(raid.cards), rows)
    across = -(-len(raid.cards) // rows)
    step = side + 30
    boxes: list[tuple[int, int, int]] = []
    for number in range(len(raid.cards)):
        row, column = divmod(number, across)
        here = min(across, len(raid.cards) - row * across)
        left = x + (width - here * step) // 2 + column * step + 15
        boxes.append((left, y + (high - rows * (side + 80)) // 2 + row * (side + 80) + 6, side))
    return boxes


def _rows(width: int, high: int, count: int) -> int:
    """In how many rows so many crates are largest."""
    rows = 1
    while _side(width, high, count, rows) < _side(width, high, count, rows + 1):
        rows += 1
    return rows


def _side(width: int, high: int, count: int, rows: int) -> int:
    """How large a crate can be if they lie in so many rows."""
    return min(190, (width - 2 * PAD) // -(-max(1, count) // rows) - 30, (high - 12) // rows - 80)


def _card(
    look: Theme,
    picture: Image.Image,
    card: Card,
    at: tuple[int, int],
    side: int,
    texts: Texts,
    *,
    soldier: bool,
) -> None:
    x, y = at
    stamp(picture, crate(look, side, card.good, card.gold), x, y)
    name = fitting(texts.name(card.good), look.faces.bold, 24, look.colours.ink, side + 20, 12)
    stamp(picture, name, x + side / 2, y + side + 2, "middle")
    hit = card.icon != "escape"
    ink = look.colours.faded if card.harmless or not (hit or soldier) else look.colours.border
    sign = icon(icons().locations[card.icon] if hit else GUARD if soldier else ESCAPE, 34, ink)
    said = texts.say("raid-soldier") if soldier else texts.name(card.icon)
    told = fitting(said, look.faces.sans, 24, ink, side - 24, 11)
    left = x + (side - sign.width - 6 - told.width) / 2
    middle = y + side + 52
    stamp(picture, sign, left, middle - sign.height / 2)
    stamp(picture, told, left + sign.width + 6, middle - told.height / 2)
    if card.harmless:
        line = (left, middle, left + sign.width + 6 + told.width, middle)
        ImageDraw.Draw(picture).line(line, look.colours.ink, 4)


# --- dice, and how it stands ------------------------------------------------------------------------


def _dice(look: Theme, picture: Image.Image, raid: Raid, texts: Texts) -> None:
    """The dice as they lie, or those that are left to spend; the shots that are left at a location."""
    x, y, width, _ = box = _box(look, raid, "dice")
    if raid.place:
        _shots(look, picture, raid, box, texts)
        return
    paper(look, picture, box, look.colours.faded)
    rolled = bool(raid.faces or raid.left or raid.failed)
    told = dice_told(raid, texts) if rolled else ""
    said = fitting(told, look.faces.bold, 23, look.colours.ink, width * 11 // 20, 12)
    stamp(picture, said, x + width - PAD, y + 9, "right")
    label = fitting(
        texts.name("seamanship"), look.faces.sans, 23, look.colours.faded, width - said.width - 3 * PAD, 12
    )
    stamp(picture, label, x + PAD, y + 9)
    faces = raid.faces or (*(6,) * raid.left, *(0,) * raid.failed)
    step = min(60, (width - 2 * PAD - 54) // max(1, len(faces)))
    stamp(picture, icon(icons().skills["seamanship"], 46, look.colours.ink), x + PAD, y + 50)
    for number, shown in enumerate(faces):
        token = die(look, shown, min(50, step - 4)) if shown else _miss(look, min(50, step - 4))
        stamp(picture, token, x + PAD + 60 + number * step, y + 48)


def _shots(look: Theme, picture: Image.Image, raid: Raid, box: Box, texts: Texts) -> None:
    """A cannon for each shot that is left; those fired are faint."""
    x, y, width, _ = box
    paper(look, picture, box, look.colours.faded)
    said = fitting(dice_told(raid, texts), look.faces.bold, 23, look.colours.ink, width // 2, 12)
    stamp(picture, said, x + width - PAD, y + 9, "right")
    room = width - said.width - 3 * PAD
    stamp(
        picture,
        fitting(texts.say("raid-guns"), look.faces.sans, 23, look.colours.faded, room, 12),
        x + PAD,
        y + 9,
    )
    count = max(raid.ship.left["cannons"], raid.shots or 0)
    step = min(70, (width - 2 * PAD) // max(1, count))
    sign = icons().locations["cannons"]
    for number in range(count):
        ink = look.colours.ink if number < (raid.shots or 0) else look.colours.paper_edge
        stamp(picture, icon(sign, min(54, step), ink), x + PAD + number * step, y + 46)


@cached_picture
def _miss(look: Theme, side: int) -> Image.Image:
    """A die that has failed: blank and crossed out."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, side, side), look.colours.faded, side * 0.18)
        pen.box((2, 2, side - 2, side - 2), look.colours.paper, side * 0.15)
        near, far = side * 0.28, side * 0.72
        for start, end in (((near, near), (far, far)), ((far, near), (near, far))):
            pen.line([start, end], look.colours.faded, side * 0.08)

    return sprite(side, side, paint)


def _standing(look: Theme, picture: Image.Image, raid: Raid, texts: Texts) -> None:
    """Its gold, and how near the merchant is to getting away, or how many soldiers defend the place."""
    escaping = raid.escapes >= raid.maneuverability and not raid.plundered
    rows = (
        ("haul", "raid-haul", "two-coins", str(raid.haul), False),
        ("escapes", "raid-soldiers", GUARD, str(raid.escapes), raid.doubled)
        if raid.place
        else ("escapes", "raid-escape", ESCAPE, f"{raid.escapes} / {raid.maneuverability}", escaping),
    )
    for name, title, sign, value, bad in rows:
        x, y, width, _ = box = _box(look, raid, name)
        paper(look, picture, box, look.colours.border if bad else look.colours.faded)
        said = texts.say(title, most=raid.maneuverability)
        label = fitting(said, look.faces.sans, 23, look.colours.faded, width - 2 * PAD)
        stamp(picture, label, x + PAD, y + 9)
        ink = look.colours.border if bad else look.colours.ink
        stamp(picture, icon(sign, 52, look.colours.gold_dark if name == "haul" else ink), x + PAD, y + 48)
        figure = words(value, look.faces.number, 48, ink)
        stamp(picture, figure, x + width - PAD, y + 74 - figure.height / 2, "right")


def _damage(look: Theme, picture: Image.Image, raid: Raid, texts: Texts) -> None:
    """What is left of each location, and what the cards take; red where that is all."""
    x, y, width, high = box = _box(look, raid, "damage")
    paper(look, picture, box, look.colours.border if raid.destroys else look.colours.faded)
    parts = list(raid.ship.left)
    for number, part in enumerate(parts):
        if width > 800:
            cell = (width - PAD) // len(parts)
            _location_above(look, picture, raid, part, (x + PAD + number * cell, y + 6, cell), texts)
        else:
            row = (high - 10) // len(parts)
            middle = y + 6 + number * row + row // 2
            _location_beside(look, picture, raid, part, (x + PAD, middle), texts)


def _location_above(
    look: Theme, picture: Image.Image, raid: Raid, part: str, at: tuple[int, int, int], texts: Texts
) -> None:
    """A location in a cell of this width: its name, beneath it what is left of it."""
    left, top, cell = at
    ink = _ink(look, raid, part)
    stamp(picture, fitting(texts.name(part), look.faces.sans, 23, ink, cell - 20, 12), left, top + 3)
    middle = top + 68
    stamp(picture, icon(icons().locations[part], 44, ink), left, middle - 22)
    value = words(f"{raid.ship.left[part]}/{raid.ship.whole[part]}", look.faces.number, 34, ink)
    stamp(picture, value, left + 54, middle - value.height / 2)
    _loss(look, picture, raid, part, (left + 64 + value.width, middle))


def _location_beside(
    look: Theme, picture: Image.Image, raid: Raid, part: str, at: tuple[int, int], texts: Texts
) -> None:
    """A location in a row around this height, with a cube for each of its points, as in a battle."""
    left, middle = at
    ink = _ink(look, raid, part)
    stamp(picture, icon(icons().locations[part], 44, ink), left, middle - 22)
    name = fitting(texts.name(part), look.faces.sans, 32, ink, 170, 16)
    stamp(picture, name, left + 58, middle - name.height / 2)
    if whole := raid.ship.whole[part]:
        shown = tokens.cubes(look, raid.ship.left[part], whole)
        stamp(picture, shown, left + 236, middle - shown.height / 2)
    _loss(look, picture, raid, part, (left + 454, middle))


def _ink(look: Theme, raid: Raid, part: str) -> str:
    """Red for a location that is or would be destroyed, and for one that was hit in a raid that is over."""
    bad = part in raid.destroys or (raid.ended and part in raid.hits)
    return look.colours.border if bad else look.colours.ink


def _loss(look: Theme, picture: Image.Image, raid: Raid, part: str, at: tuple[int, int]) -> None:
    """The hits that the cards would bring to a location, if any; at the end they have been taken."""
    left, middle = at
    if not raid.ended and (hits := raid.hits.get(part, 0)):
        stamp(picture, icon("cannon-shot", 40, look.colours.border), left, middle - 20)
        loss = words(f"−{hits}", look.faces.number, 38, look.colours.border)
        stamp(picture, loss, left + 44, middle - loss.height / 2)


def _foot(look: Theme, picture: Image.Image, raid: Raid, texts: Texts) -> None:
    """What it has brought, on a ribbon; or what would come of it as the cards lie."""
    x, y, width, high = box = _box(look, raid, "foot")
    told = outcome(raid, texts)
    if raid.ended:
        ribbon(look, picture, box, told)
        return
    bad = raid.fails
    paper(look, picture, box, look.colours.border if bad else look.colours.faded)
    ink, room, size = look.colours.border if bad else look.colours.ink, width - 40, 33
    while size > 20 and len(wrapped(told, look.faces.bold, size, room)) * (size + 4) > high - 8:
        size -= 1
    lines = wrapped(told, look.faces.bold, size, room)
    for number, line in enumerate(lines):
        shown = fitting(line, look.faces.bold, size, ink, room, 16)
        middle = y + high / 2 + (number - (len(lines) - 1) / 2) * (size + 4)
        stamp(picture, shown, x + width / 2, middle - shown.height / 2, "middle")
