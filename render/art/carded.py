"""A single card, large: its name on a band, what is drawn on it, a row of signs, its text.

The frame is the same for all decks (docs/look.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from PIL import Image, ImageDraw

from data.locale import Texts
from render.art.decks import DECKS
from render.art.shown import ground
from render.art.shown import picture as picture_of_art
from render.kit.canvas import Pen, fitting, mix, sprite, stamp, stamp_centre, words, wrapped
from render.kit.grounds import lay_ground
from render.kit.picture_cache import cached_picture
from render.kit.plans import Box
from render.kit.theme import Layout, Theme

LINEN = "#f6ecd2"
LEADING = 1.2
SIZES = range(46, 21, -2)
"""Sizes of the text, the largest that fits first."""


@dataclass(frozen=True, slots=True)
class CardPlan:
    """Where everything on a card goes, as boxes; `signs` and `text` are beneath what is drawn."""

    size: tuple[int, int]
    band: Box
    art: Box
    signs: Box
    text: Box
    foot: Box
    largest: int

    @property
    def whole(self) -> Box:
        """The room for what is drawn on a card that has neither signs nor text."""
        x, y, width, _ = self.art
        return x, y, width, self.text[1] + self.text[3] - y


PLANS: dict[Layout, CardPlan] = {
    "wide": CardPlan(
        (720, 900), (22, 22, 676, 88), (34, 122, 652, 408), (40, 540, 640, 96), (48, 644, 624, 186),
        (40, 842, 640, 34), 38,
    ),
    "tall": CardPlan(
        (600, 980), (22, 22, 556, 88), (34, 122, 532, 332), (40, 464, 520, 104), (48, 576, 504, 320),
        (40, 914, 520, 44), 46,
    ),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Subject:
    """What a card shows: its deck's colour and word, its name, text, origin, and how many there are."""

    deck: str
    kind: str
    name: str
    title: str
    text: str
    copies: int
    origin: str


def card_text(subject: Subject, texts: Texts) -> str:
    """Everything the picture shows, a line for each thing; names and texts have all the figures."""
    texts = texts.screen_reader()
    kind = texts.say(f"card-kind-{subject.kind}")
    told = texts.say(f"card-origin-{subject.origin}")
    lines = [texts.say("alt-card", name=subject.name, kind=kind), *subject.text.splitlines()]
    return "\n".join([*lines, texts.say("card-foot", count=subject.copies, told=told)])


def draw_card(
    look: Theme, subject: Subject, drawn: Image.Image, signs: Sequence[Image.Image], texts: Texts
) -> Image.Image:
    """The card, not yet encoded. `drawn` is a face or a vignette, or is cut to the room there is."""
    plan = PLANS[look.sizes.layout]
    picture = _blank(look, subject.deck).copy()
    _art(look, picture, plan.art if signs or subject.text else plan.whole, drawn)
    linen = LINEN if look.name != "contrast" else "#ffffff"
    x, y, width, high = plan.band
    title = fitting(subject.title, look.faces.name, 48, linen, width - 40, 20)
    stamp_centre(picture, title, x + width / 2, y + high / 2)
    _row(picture, plan.signs if subject.text else _both(plan.signs, plan.text), signs)
    if subject.text:
        _text(look, picture, plan, subject.text)
    x, y, width, high = plan.foot
    size, ink = round(high * 0.72), look.colours.faded
    count = words(f"×{subject.copies}", look.faces.sans, size, ink)
    stamp(picture, count, x + width - 8, y, "right")
    kind = texts.say(f"card-kind-{subject.kind}")
    stamp(picture, fitting(kind, look.faces.sans, size, ink, width - count.width - 40), x + 8, y)
    return picture


@cached_picture
def _blank(look: Theme, deck: str) -> Image.Image:
    """Frame, band and paper of a deck. Shared: copy before drawing on it."""
    plan, ink = PLANS[look.sizes.layout], look.colours.ink
    width, height = plan.size
    colour = mix(DECKS[deck], "#000000", 0.4) if look.name == "contrast" else DECKS[deck]
    picture = Image.new("RGB", plan.size, look.colours.paper)
    pen = ImageDraw.Draw(picture)
    x, y, across, high = plan.band
    pen.rectangle((x, y, x + across - 1, y + high - 1), fill=colour)
    pen.line((x, y + high, x + across - 1, y + high), fill=ink, width=4)
    pen.rectangle((0, 0, width - 1, height - 1), outline=ink, width=12)
    pen.rectangle((18, 18, width - 19, height - 19), outline=ink, width=3)
    corner = sprite(32, 32, lambda pen: _diamond(pen, ink, colour))
    for spot in ((19, 19), (width - 20, 19), (19, height - 20), (width - 20, height - 20)):
        stamp_centre(picture, corner, *spot)
    return picture


def _diamond(pen: Pen, ink: str, colour: str) -> None:
    for radius, fill in ((15, ink), (11, colour)):
        pen.polygon([(16, 16 - radius), (16 + radius, 16), (16, 16 + radius), (16 - radius, 16)], fill)


@cached_picture
def vignette(look: Theme, name: str) -> Image.Image:
    """A vignette as large as the room for it. Shared: only paste it."""
    *_, width, high = PLANS[look.sizes.layout].art
    return _filling(picture_of_art("scenes", name).convert("RGB"), width, high)


@cached_picture
def face(look: Theme, name: str) -> Image.Image:
    """A portrait as high as the room for it. Shared: only paste it."""
    high = PLANS[look.sizes.layout].art[3]
    return picture_of_art("portraits", name).convert("RGB").resize((high, high), Image.Resampling.LANCZOS)


def _filling(drawn: Image.Image, width: int, high: int) -> Image.Image:
    """The middle of what is drawn, as large as the room for it."""
    if drawn.size == (width, high):
        return drawn
    scale = max(high / drawn.height, width / drawn.width)
    shown = drawn.resize((round(drawn.width * scale), round(drawn.height * scale)), Image.Resampling.LANCZOS)
    left, top = (shown.width - width) // 2, (shown.height - high) // 2
    return shown.crop((left, top, left + width, top + high))


def _art(look: Theme, picture: Image.Image, box: Box, drawn: Image.Image) -> None:
    """What is drawn: a portrait before a far coast, anything else over the whole room."""
    x, y, width, high = box
    pen = ImageDraw.Draw(picture)
    if drawn.size == (high, high):
        left = x + (width - high) // 2
        picture.paste(_behind(drawn, width), (x, y))
        picture.paste(drawn, (left, y))
        for edge in (left, left + high):
            pen.line((edge, y, edge, y + high - 1), fill=look.colours.ink, width=3)
    else:
        picture.paste(_filling(drawn, width, high), (x, y))
    pen.rectangle((x, y, x + width - 1, y + high - 1), outline=look.colours.ink, width=3)


def _behind(portrait: Image.Image, width: int) -> Image.Image:
    """What is to be seen on both sides of a portrait, in the tint of its ground."""
    red, green, blue = cast("tuple[int, int, int]", portrait.getpixel((2, 2)))
    tint = f"#{red:02x}{green:02x}{blue:02x}"
    sheet = Image.new("RGB", (width, portrait.height), tint)
    coast, water = ground("coast", tint, width, 0.7), portrait.height * 3 // 4
    sheet.paste(coast, (0, water - coast.height))
    lay_ground(sheet, ground("waves", tint, width, 0.7), water, portrait.height)
    return sheet


def _both(upper: Box, lower: Box) -> Box:
    """The room from the top of one box to the foot of another: signs alone stand in the middle of it."""
    x, y, width, _ = upper
    return x, y, width, lower[1] + lower[3] - y


def _row(picture: Image.Image, box: Box, signs: Sequence[Image.Image]) -> None:
    """Signs side by side in the middle."""
    gap = 16
    wide = sum(sign.width for sign in signs) + gap * (len(signs) - 1)
    x = box[0] + (box[2] - wide) / 2
    for sign in signs:
        stamp_centre(picture, sign, x + sign.width / 2, box[1] + box[3] / 2)
        x += sign.width + gap


def _text(look: Theme, picture: Image.Image, plan: CardPlan, text: str) -> None:
    """What the card does, in the largest type in which all of it fits."""
    x, y, width, high = plan.text
    face, size, lines = look.faces.text, SIZES[-1], list[str]()
    for size in (size for size in SIZES if size <= plan.largest):
        lines = wrapped(text, face, size, width)
        if len(lines) * size * LEADING <= high:
            break
    step = round(size * LEADING)
    top = y + (high - len(lines) * step) / 2
    for n, line in enumerate(lines):
        stamp(picture, words(line, face, size, look.colours.ink), x, top + n * step)
