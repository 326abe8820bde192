"""Cards of a harbour face up, each drawn once per theme, layout and language, and kept.

A kind of card is known by its shape: persons stand under an arch, traders behind an awning, an expedition is
a scroll, and a ship has no frame: she lies at the quay, with a sign beneath her.
"""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageDraw

from data.content.royal import ExpeditionCard, PersonCard, ShipCard
from data.locale import Texts
from render.art.shown import known, picture
from render.art.shown import ship as ship_art
from render.kit.badges import OUTLINE
from render.kit.canvas import OVER, Pen, fitting, mix, rgb, sprite, stamp, stamp_centre, words, wrapped
from render.kit.picture_cache import cached_picture
from render.kit.theme import Theme
from render.port_royal.facts import title
from render.port_royal.layout import CardPlan, plan
from render.port_royal.signs import (
    band_colours,
    banner,
    coin,
    influence,
    medal,
    sails,
    seal,
    ship_type,
    sign,
    stacks,
    type_colours,
    worth,
)

LINEN = "#f6ecd2"
RIM = 3  # pixels of the line around a card


def named(card: PersonCard | ShipCard, texts: Texts) -> str:
    """What a person or a ship is called without figures."""
    if isinstance(card, PersonCard) and card.ship:
        return texts.say("chart-royal-trader", ship=f"royal_{card.ship}")
    return texts.name(title(card))


def code_of(card: PersonCard | ShipCard, texts: Texts) -> str:
    """The two letters of a ship's type, or of her trader's."""
    kind = ship_type(card)
    return texts.say(f"chart-royal-code-{kind}") if kind else ""


def person(look: Theme, card: PersonCard, texts: Texts) -> Image.Image:
    """A person's card: face, price, influence, name, skill. Shared: only paste it."""
    return person_as(look, card, named(card, texts), code_of(card, texts))


@cached_picture
def person_as(look: Theme, card: PersonCard, name: str, code: str) -> Image.Image:
    """The same with these words on it."""
    sizes = plan(look.sizes.layout).card
    width, height = sizes.size
    shape = frame(sizes.size, sizes.arch if not card.ship else 10)
    picture = Image.new("RGB", sizes.size, OUTLINE)
    paper = look.colours.paper if card.ship is None else mix(look.colours.paper, look.colours.gold, 0.16)
    inner = (RIM, RIM, width - RIM, height - RIM)
    ImageDraw.Draw(picture).rectangle((*inner[:2], inner[2] - 1, inner[3] - 1), fill=paper)
    face = portrait(card, width - 2 * RIM)
    if face is not None:
        picture.paste(face.crop((0, sizes.above, face.width, sizes.above + sizes.face - RIM)), (RIM, RIM))
    if card.ship:
        cloth = awning(look, card.ship, width, sizes.awning)
        picture.paste(cloth, (0, 0), cloth.getchannel("A"))
    _band(look, picture, card, name, sizes)
    stamp(picture, coin(look, sizes.coin, str(card.price)), 5, 5)
    stamp(picture, influence(look, card.points, sizes.coin), width - 5, 5, "right")
    _skill(look, picture, card, code, sizes)
    return cut(picture, shape, sizes.arch if not card.ship else 10)


def cut(picture: Image.Image, shape: Image.Image, arch: int) -> Image.Image:
    """The picture in this shape, with a line along its arch."""
    if arch > 10:
        line = sprite(
            picture.width, picture.height, lambda pen: _arched(pen, picture.width, picture.height, arch)
        )
        picture.paste(line, (0, 0), line.getchannel("A"))
    picture.putalpha(shape)
    return picture


def _arched(pen: Pen, width: int, height: int, arch: int) -> None:
    """Only the rim of an arch, over whatever lies beneath."""
    whole = Image.new("L", pen.image.size)
    draw = ImageDraw.Draw(whole)
    for inset, fill in ((0, 255), (RIM, 0)):
        box = [side * OVER for side in (inset, inset, width - inset - 1, height - inset - 1)]
        draw.rounded_rectangle(box, (arch - inset) * OVER, fill=fill)
    draw.rectangle((0, arch * OVER, width * OVER, height * OVER), fill=0)
    pen.image.paste(rgb(OUTLINE), (0, 0, *whole.size), whole)


@cache
def frame(size: tuple[int, int], arch: int) -> Image.Image:
    """Where a card is: a mask with an arch above and small corners below."""
    width, height = size
    whole = Image.new("L", (width * OVER, height * OVER))
    draw = ImageDraw.Draw(whole)
    draw.rounded_rectangle((0, 0, width * OVER - 1, height * OVER - 1), arch * OVER, fill=255)
    draw.rounded_rectangle((0, height * OVER // 2, width * OVER - 1, height * OVER - 1), 10 * OVER, fill=255)
    draw.rectangle((0, height * OVER // 2, width * OVER - 1, height * OVER * 3 // 4), fill=255)
    return whole.reduce(OVER)


@cached_picture
def awning(look: Theme, kind: str, width: int, height: int) -> Image.Image:
    """The striped awning of a trader's stall, in the colour of his ships."""
    fill = type_colours(look, kind)[0]
    stripes = 7
    step = width / stripes

    def paint(pen: Pen) -> None:
        for inset in (0, 2):
            for n in range(stripes):
                shade = OUTLINE if not inset else (fill if n % 2 == 0 else LINEN)
                left, right = n * step, (n + 1) * step
                pen.box((left + inset / 2, 0, right - inset / 2, height - step / 2), shade)
                pen.ellipse((left + inset / 2, height - step, right - inset / 2, height - inset), shade)

    return sprite(width, height, paint)


@cached_picture
def _face(name: str, wide: int) -> Image.Image:
    return picture("portraits", name).convert("RGB").resize((wide, wide), Image.Resampling.LANCZOS)


def portrait(card: PersonCard, wide: int) -> Image.Image | None:
    """The face of a person; a card of a pack's own gets one of its skill. None if there is none."""
    if name := face_name(card):
        return _face(name, wide)
    return None


def face_name(card: PersonCard) -> str:
    """Which portrait a person has; empty if there is none for its skill."""
    drawn = known("portraits")
    kind = f"trader_{card.ship}_" if card.ship else f"{card.skill}_"
    alike = sorted(name for name in drawn if name.startswith(kind) and name[len(kind) :].isdigit())
    return card.id if card.id in drawn else next(iter(alike), "")


def _band(look: Theme, picture: Image.Image, card: PersonCard, name: str, sizes: CardPlan) -> None:
    """The name, light on the colour of its kind."""
    width, (fill, ink) = picture.width, band_colours(look, card)
    top = sizes.face
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, top, width, top + sizes.band - 1), fill=fill)
    for y in (top - 1, top + sizes.band):
        pen.line([(0, y), (width, y)], fill=OUTLINE, width=2)
    said = fitting(name, look.faces.name, sizes.name, ink, width - 12, 15)
    stamp_centre(picture, said, width / 2, top + sizes.band / 2)


def _skill(look: Theme, picture: Image.Image, card: PersonCard, code: str, sizes: CardPlan) -> None:
    """The sign of the skill, and what it brings."""
    width, height = picture.size
    top = sizes.face + sizes.band
    middle = top + (height - RIM - top) / 2
    ink = look.colours.ink
    side = sizes.sign
    kind = card.ship
    mark = banner(look, kind, code, side, round(side * 1.14)) if kind else medal(look, card.skill, side)
    parts = [mark, *_brought(look, card, sizes, ink)]
    wide = sum(part.width for part in parts) + 8 * (len(parts) - 1)
    x = (width - wide) / 2
    for part in parts:
        stamp_centre(picture, part, x + part.width / 2, middle)
        x += part.width + 8


def _brought(look: Theme, card: PersonCard, sizes: CardPlan, ink: str) -> list[Image.Image]:
    if card.skill == "jack":
        return [sign(skill, sizes.unit, ink) for skill in ("captain", "priest", "settler")]
    text, unit = worth(card)
    if not text:
        return []
    icon = coin(look, sizes.unit) if unit == "two-coins" else sign(unit, sizes.unit, ink)
    return [words(text, look.faces.number, sizes.figure, ink), icon]


@cached_picture
def _plate(look: Theme, card: ShipCard, name: str, code: str) -> Image.Image:
    """The sign beneath a ship: her banner and name, the coins she brings, the swords that repel her."""
    sheet = plan(look.sizes.layout)
    sizes, berth = sheet.card, sheet.berth
    width, height = sizes.size[0], berth.plate
    board = sprite(width, height, lambda pen: _board(pen, look, width, height))
    picture = Image.new("RGB", (width, height), OUTLINE)
    picture.paste(board, (0, 0), board.getchannel("A"))
    flag = banner(look, card.kind, code, berth.banner, height - 12)
    stamp(picture, flag, 6, 6)
    left, ink = berth.banner + 12, look.colours.ink
    said = fitting(name, look.faces.name, sizes.name, ink, width - left - 6, 15)
    stamp_centre(picture, said, left + (width - left - 6) / 2, 4 + sizes.name * 0.62)
    middle = height - sizes.unit / 2 - 11
    x = left
    for part in _figures(look, card, sizes):
        stamp_centre(picture, part, x + part.width / 2, middle)
        x += part.width + 5
    picture.putalpha(board.getchannel("A"))
    return picture


@cached_picture
def moored_as(look: Theme, card: ShipCard, name: str, code: str) -> Image.Image:
    """A ship at the quay, above her sign with these words. Shared: only paste it."""
    sheet = plan(look.sizes.layout)
    width, berth = sheet.card.size[0], sheet.berth
    picture = Image.new("RGBA", (width, berth.height - 4))
    vessel = ship_art(card.kind, berth.ship, sails=sails(look, card.kind))
    # Her keel is a tenth of the picture above its lower edge.
    place = (round((width - vessel.width) / 2), berth.keel - round(vessel.height * 0.92))
    picture.alpha_composite(vessel, place)
    picture.alpha_composite(_plate(look, card, name, code), (0, picture.height - berth.plate))
    return picture


def _board(pen: Pen, look: Theme, width: int, height: int) -> None:
    pen.box((0, 0, width, height), OUTLINE, 7)
    pen.box((RIM, RIM, width - RIM, height - RIM), look.colours.halo, 5)


def _figures(look: Theme, card: ShipCard, sizes: CardPlan) -> list[Image.Image]:
    ink, faces = look.colours.ink, look.faces
    parts = [
        stacks(look, card.coins, sizes.unit, sizes.unit),
        words(str(card.coins), faces.number, sizes.figure, ink),
    ]
    if card.strength is None:
        return [*parts, sign("skull-crossed-bones", sizes.unit + 4, ink)]
    return [
        *parts,
        sign("crossed-swords", sizes.unit, ink),
        words(str(card.strength), faces.number, sizes.figure, ink),
    ]


@cached_picture
def scroll(look: Theme, card: ExpeditionCard) -> Image.Image:
    """An expedition: the seals of those it takes, coins and influence. Shared: only paste it."""
    sheet = plan(look.sizes.layout)
    width, height = sheet.card.size[0], sheet.scroll.height
    sheet_ = sprite(width, height, lambda pen: _rolled(pen, look, width, height))
    picture = Image.new("RGB", (width, height), OUTLINE)
    picture.paste(sheet_, (0, 0), sheet_.getchannel("A"))
    side, count = sheet.scroll.seal, len(card.crew)
    room = width - 44
    side = min(side, (room - 4 * (count - 1)) // count)
    x = (width - count * side - 4 * (count - 1)) / 2
    for skill in card.crew:
        stamp(picture, seal(look, skill, side), x, 10 + (sheet.scroll.seal - side) / 2)
        x += side + 4
    low = height - 12 - sheet.scroll.unit / 2
    unit = sheet.scroll.unit
    parts = [
        coin(look, unit, str(card.coins)),
        influence(look, card.points, unit),
    ]
    step = width / 2
    for n, part in enumerate(parts):
        stamp_centre(picture, part, width / 2 + (n - 0.5) * step * 0.6, low)
    picture.putalpha(sheet_.getchannel("A"))
    return picture


def _rolled(pen: Pen, look: Theme, width: float, height: float) -> None:
    """A sheet of paper rolled up at both ends."""
    paper, roll = look.colours.demand, mix(look.colours.demand, look.colours.gold_dark, 0.35)
    edge = 20.0
    pen.box((edge / 2, 6, width - edge / 2, height - 6), OUTLINE)
    pen.box((edge / 2, 6 + RIM, width - edge / 2, height - 6 - RIM), paper)
    for left in (0.0, width - edge):
        pen.box((left, 0, left + edge, height), OUTLINE, edge / 2)
        pen.box((left + 2.5, 2.5, left + edge - 2.5, height - 2.5), roll, edge / 2 - 2.5)
        for share in (0.36, 0.6):
            x = left + edge * share
            pen.line([(x, 8), (x, height - 8)], mix(roll, OUTLINE, 0.45), 1)


@cached_picture
def small(look: Theme, card: PersonCard, code: str, count: int) -> Image.Image:
    """A person's card in a display, of which the next one covers the right: the face behind its sign, and how
    many there are. Shared: only paste it.
    """
    sizes = plan(look.sizes.layout).small
    width, height = sizes.size
    picture = Image.new("RGB", sizes.size, OUTLINE)
    ImageDraw.Draw(picture).rectangle((RIM, RIM, width - RIM - 1, height - RIM - 1), fill=look.colours.paper)
    face = portrait(card, sizes.face)
    if face is not None:
        x = (face.width - width) // 2 - sizes.shift
        part = face.crop((x + RIM, sizes.above, x + width - RIM, sizes.above + height - 2 * RIM))
        picture.paste(part, (RIM, RIM))
    arch = 10
    if card.ship:
        cloth = awning(look, card.ship, width, sizes.awning)
        picture.paste(cloth, (0, 0), cloth.getchannel("A"))
        flag = banner(look, card.ship, code, sizes.sign, round(sizes.sign * 1.3))
        stamp(picture, flag, 4, height - flag.height - 4)
    else:
        arch = sizes.arch
        stamp(picture, medal(look, card.skill, sizes.sign), 4, height - sizes.sign - 5)
    if count > 1:
        told = tally(look, count, round(sizes.sign * 0.84))
        # Above the sign, not on the eyes.
        stamp(picture, told, 4, height - round(sizes.sign * (1.3 if card.ship else 1)) - told.height - 7)
    return cut(picture, frame(sizes.size, arch), arch)


@cached_picture
def tally(look: Theme, count: int, side: int) -> Image.Image:
    """How many cards are alike."""
    high = round(side * 0.8)

    def paint(pen: Pen) -> None:
        pen.box((0, 0, side, high), OUTLINE, 6)
        pen.letters(f"×{count}", look.faces.number, high * 0.86, side / 2, high / 2, look.colours.white)

    return sprite(side, high, paint)


@cached_picture
def small_scroll(look: Theme, card: ExpeditionCard) -> Image.Image:
    """An expedition that somebody has completed, in a display. Shared: only paste it."""
    sizes = plan(look.sizes.layout).small
    width, height = sizes.size
    sheet_ = sprite(width, height, lambda pen: _rolled(pen, look, width, height))
    picture = Image.new("RGB", sizes.size, OUTLINE)
    picture.paste(sheet_, (0, 0), sheet_.getchannel("A"))
    side = min(sizes.sign - 4, (height - 14) // 3)
    top = (height - side * len(card.crew)) / 2
    for n, skill in enumerate(card.crew):
        stamp(picture, seal(look, skill, side), 11, top + n * side)
    picture.putalpha(sheet_.getchannel("A"))
    return picture


@cached_picture
def pile(look: Theme, said: str) -> Image.Image:
    """The deck, face down: each back is a coin; below it how many cards there are."""
    sheet = plan(look.sizes.layout)
    width, height = sheet.card.size[0], sheet.scroll.height
    wide = round(height * 0.62)

    def paint(pen: Pen) -> None:
        for step in (2, 1, 0):
            x, y = 4 + step * 5, 4 + step * 4
            pen.box((x, y, x + wide, y + height - 16), OUTLINE, 7)
            pen.box(
                (x + 2, y + 2, x + wide - 2, y + height - 18),
                mix(look.colours.merchant, OUTLINE, 0.1 + step * 0.2),
                6,
            )

    picture = sprite(width, height, paint)
    round_ = coin(look, round(wide * 0.66))
    picture.alpha_composite(round_, (4 + (wide - round_.width) // 2, 4 + (height - 16 - round_.height) // 2))
    left, size = wide + 20, sheet.scroll.unit // 2
    lines = wrapped(said, look.faces.bold, size, width - left)
    top = (height - len(lines) * (size + 3)) / 2
    for n, line in enumerate(lines):
        part = fitting(line, look.faces.bold, size, look.colours.ink, width - left, 12)
        picture.alpha_composite(part, (left, round(top + n * (size + 3))))
    return picture
