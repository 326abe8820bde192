"""A single card of any deck: its name on a band in the deck's colour, what it is about, figures and text.

The frame is the same for all decks (docs/look.md).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw

from data.locale import Texts
from render.art.decks import DECKS
from render.kit.assets import icon
from render.kit.canvas import Pen, fitted, fitting, mix, sprite, stamp, stamp_centre, words, wrapped
from render.kit.picture import Picture, picture_of
from render.kit.picture_cache import cached_picture
from render.kit.plans import Box
from render.kit.theme import Theme
from render.marauders.cards.facts import CardFacts, Figure, read_card
from render.marauders.cards.subject import portrayed, subject
from render.marauders.parts import art, flags, vessels
from render.marauders.parts.sheets import blotches, sheet_plan

MANY = 4  # figures that stand in one column
FIGURE = 300  # the minimum width of a figure
ASIDE = 250  # of figures beside a portrait, and of the rest of them beneath it
LEADING = 1.2  # as a share of the type size: neither accents nor tails touch the next line
TEXT_SIZES = (50, 46, 44, 42, 40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20)
STORY = {"wide": 34, "tall": 38}
EASY_STORY = 0.9  # as a share of the type size: smaller type is not worth a single line
LARGEST = {"wide": 42, "tall": 50}
EASY = 32  # type as large as this is worth more than the lower part of what is drawn
LEAST = 0.56  # of the height of what is drawn


@dataclass(frozen=True, slots=True)
class Plan:
    """Where everything on a card goes: its line of story beneath the name, what is drawn, its figures beside
    and beneath it, and its text.
    """

    story: Box
    art: Box
    beside: tuple[Box, ...]
    beneath: tuple[Box, ...]
    text: Box


def card(id: str, texts: Texts, look: Theme, modules: Sequence[str] = ()) -> Picture | None:
    """The picture of a card or token, by its id, as tables with these modules have it; None if there is no
    such card.
    """
    facts = read_card(id, texts, modules)
    if facts is None:
        return None
    return picture_of(draw_card(facts, texts, look), "card", card_text(facts, texts), texts)


def card_text(facts: CardFacts, texts: Texts) -> str:
    """Everything the picture shows, a line for each thing."""
    texts = texts.screen_reader()
    lines = [texts.say("alt-card", name=facts.name, kind=_kind(facts, texts))]
    lines += [texts.say("alt-card-figure", label=f.label, value=f.value) for f in facts.figures]
    told = [*facts.story.splitlines(), *lines[1:], *facts.text.splitlines(), foot(facts, texts)]
    return "\n".join([lines[0], *told])


def foot(facts: CardFacts, texts: Texts) -> str:
    """How many there are, and whether the card is known from print or made for this project."""
    told = texts.say(f"card-origin-{facts.origin}")
    return texts.say("card-foot", count=facts.copies, told=told)


def _kind(facts: CardFacts, texts: Texts) -> str:
    return texts.say(f"card-kind-{facts.kind}")


def draw_card(facts: CardFacts, texts: Texts, look: Theme) -> Image.Image:
    """The card, not yet encoded."""
    picture, plan = _blank(look, facts.kind).copy(), card_plan(look, facts)
    _name(look, picture, facts)
    _story(look, picture, plan.story, facts.story)
    subject(look, picture, plan.art, facts)
    for figure, cell in zip(facts.figures, (*plan.beside, *plan.beneath), strict=True):
        _figure(look, picture, cell, figure)
    if facts.text:
        _text(look, picture, plan.text, facts.text)
    _foot(look, picture, facts, texts)
    return picture


def _box(look: Theme, name: str) -> Box:
    return sheet_plan("card", look.sizes.layout).boxes[name]


def card_plan(look: Theme, facts: CardFacts) -> Plan:
    """The plan in which the text can be set in easy type with as much as possible drawn."""
    full = _box(look, "art")[3]
    plans = [_plan(look, facts, round(full * part / 100)) for part in range(100, round(100 * LEAST) - 1, -11)]
    if not facts.text:
        spare = plans[0].text[3]
        return _plan(look, facts, full + spare)
    return next((plan for plan in plans if _fits(look, facts.text, EASY, plan.text)), plans[-1])


def _plan(look: Theme, facts: CardFacts, high: int) -> Plan:
    """The plan with so much room for what is drawn: a portrait is square, and has figures beside it."""
    story = _story_box(look, facts.story)
    x, y, width, _ = _box(look, "art")
    y, high = y + story[3], high - story[3]
    left, _, across, cell = _box(look, "figures")
    beside: list[Box] = []
    if portrayed(facts):
        high = min(high, width - ASIDE)
        rows = min(len(facts.figures), max(1, high // (cell * 3 // 4)))
        step, aside = min(cell, (high - 16) // max(1, rows)), x + high + 12
        top = y + (high - step * rows) // 2
        beside = [(aside, top + row * step, x + width - aside - 6, step) for row in range(rows)]
    top, rest = y + high + 10, len(facts.figures) - len(beside)
    columns = across // (ASIDE if beside or rest > MANY else FIGURE)
    beneath = [
        (left + n % columns * (across // columns), top + n // columns * cell, across // columns, cell)
        for n in range(rest)
    ]
    top += -(-rest // columns) * cell + (4 if rest else 0)
    return Plan(
        story,
        (x, y, width, high),
        tuple(beside),
        tuple(beneath),
        (left, top, across, _box(look, "foot")[1] - top - 8),
    )


def _story_box(look: Theme, story: str) -> Box:
    """The room of a line of story above what is drawn; of no height if there is none."""
    x, y, width, _ = _box(look, "art")
    lines, size = _story_lines(look, story, width - 16)
    return (x, y - 6, width, len(lines) * round(size * LEADING) + 4 if story else 0)


def _story_lines(look: Theme, story: str, width: int) -> tuple[list[str], int]:
    """A line of story in easy type on one line, or else on several of like width; with its type size."""
    face, size = look.faces.story, STORY[look.sizes.layout]
    small = fitted(story, face, size, width, round(size * EASY_STORY))
    if len(lines := wrapped(story, face, small, width)) == 1:
        return lines, small
    fewest = len(wrapped(story, face, size, width))
    even = (wrapped(story, face, size, narrow) for narrow in range(width // 2, width, 8))
    return next((lines for lines in even if len(lines) == fewest), wrapped(story, face, size, width)), size


def _fits(look: Theme, text: str, size: int, box: Box) -> bool:
    """Whether a text in type of this size fits into its box."""
    lines = wrapped(text, look.faces.text, size, box[2] - 16)
    return len(lines) * round(size * LEADING) <= box[3] - 8


# --- the frame --------------------------------------------------------------------------------------


def kind_colour(look: Theme, kind: str) -> str:
    """The colour of a kind of card's band: its deck's, darker where words need a stronger contrast."""
    deck = {"npc": "event", "specialist": "glory", "demand": "cargo", "merchant": "ship", "bounty": "event"}
    colour = DECKS.get(deck.get(kind, kind), DECKS["ship"])
    return mix(colour, "#000000", 0.4) if look.name == "contrast" else colour


@cached_picture
def _blank(look: Theme, kind: str) -> Image.Image:
    """Frame, band and paper of a kind of card. Shared: copy before drawing on it."""
    width, height = sheet_plan("card", look.sizes.layout).size
    picture = Image.new("RGB", (width, height), look.colours.paper)
    if look.grain:
        picture = ImageChops.multiply(picture, blotches(width, height))
    draw, ink, colour = ImageDraw.Draw(picture), look.colours.ink, kind_colour(look, kind)
    x, y, across, high = _box(look, "band")
    draw.rectangle((x, y, x + across - 1, y + high - 1), fill=colour)
    draw.line((x, y + high, x + across - 1, y + high), fill=ink, width=4)
    draw.rectangle((0, 0, width - 1, height - 1), outline=ink, width=12)
    draw.rectangle((18, 18, width - 19, height - 19), outline=ink, width=3)
    for corner in ((19, 19), (width - 20, 19), (19, height - 20), (width - 20, height - 20)):
        stamp_centre(picture, _diamond(look, colour), *corner)
    return picture


@cached_picture
def _diamond(look: Theme, colour: str) -> Image.Image:
    def paint(pen: Pen) -> None:
        for radius, fill in ((15, look.colours.ink), (11, colour)):
            pen.polygon([(16, 16 - radius), (16 + radius, 16), (16, 16 + radius), (16 - radius, 16)], fill)

    return sprite(32, 32, paint)


def _name(look: Theme, picture: Image.Image, facts: CardFacts) -> None:
    """The name on its band, on one line or on two."""
    x, y, width, height = _box(look, "band")
    face, room, linen = look.faces.name, width - 44, "#ffffff" if look.name == "contrast" else "#f6ecd2"
    lines, size = wrapped(facts.name, face, 38, room), 36
    if len(lines) != 2 or len(wrapped(facts.name, face, 46, room)) == 1:
        lines, size = [facts.name], 50
    for number, line in enumerate(lines):
        shown = fitting(line, face, size, linen, room, 24)
        middle = y + height / 2 + (number - (len(lines) - 1) / 2) * (size + 3)
        stamp(picture, shown, x + width / 2, middle - shown.height / 2 - 1, "middle")


def _story(look: Theme, picture: Image.Image, box: Box, story: str) -> None:
    """The line of story beneath the name, in italics."""
    x, y, width, _ = box
    lines, size = _story_lines(look, story, width - 16)
    for n, line in enumerate(lines if story else []):
        # Slanted letters reach beyond a line's measured ends.
        shown = words(f" {line} ", look.faces.story, size, look.colours.faded)
        stamp(picture, shown, x + width / 2, y + n * round(size * LEADING), "middle")


def _foot(look: Theme, picture: Image.Image, facts: CardFacts, texts: Texts) -> None:
    """The deck, how many of the card there are, and a small sign for where it comes from."""
    x, y, width, high = _box(look, "foot")
    ink, size = look.colours.faded, round(high * 0.72)
    mark = origin_sign(look, facts.origin, high - 8)
    stamp(picture, mark, x + width - 8, y + 4, "right")
    count = words(f"×{facts.copies}", look.faces.sans, size, ink)
    stamp(picture, count, x + width - 18 - mark.width, y + (high - count.height) / 2, "right")
    room = width - mark.width - count.width - 60
    kind = fitting(_kind(facts, texts), look.faces.sans, size, ink, room)
    stamp(picture, kind, x + 8, y + (high - kind.height) / 2)


@cached_picture
def origin_sign(look: Theme, origin: str, side: int) -> Image.Image:
    """A full lozenge for a printed card, a house for one of this project, an open lozenge for a stand-in."""
    ink, half = look.colours.faded, side / 2
    lozenge: list[tuple[float, float]] = [(half, 0), (side, half), (half, side), (0, half)]

    def paint(pen: Pen) -> None:
        if origin == "house":
            pen.polygon([(half, 0), (side, half), (0, half)], ink)
            pen.box((side * 0.16, half - 1, side * 0.84, side), ink)
            pen.box((side * 0.4, side * 0.62, side * 0.6, side), look.colours.paper)
            return
        pen.polygon(lozenge, ink)
        if origin != "printed":
            pen.polygon(
                [(half + (x - half) * 0.6, half + (y - half) * 0.6) for x, y in lozenge], look.colours.paper
            )

    return sprite(side, side, paint)


# --- figures and text -------------------------------------------------------------------------------


def _figure(look: Theme, picture: Image.Image, cell: Box, figure: Figure) -> None:
    """An icon or flag, what it stands for, and its value beneath in stronger type."""
    x, y, width, height = cell
    side = min(54, height - 10)
    stamp_centre(picture, _sign(look, figure, side), x + 34, y + height / 2)
    room, label, value = width - 80, height * 22 // 74, height * 34 // 74
    shown = fitting(figure.label, look.faces.sans, label, look.colours.faded, room, 13)
    stamp(picture, shown, x + 72, y + height * 0.06)
    told = fitting(figure.value, look.faces.heavy, value, look.colours.ink, room, 18)
    stamp(picture, told, x + 72, y + height * 0.4)


def _sign(look: Theme, figure: Figure, side: int) -> Image.Image:
    if figure.good:
        return art.sign(figure.good, side)
    if figure.icon:
        return icon(figure.icon, side, look.colours.ink)
    if figure.flag in look.nations:
        return flags.pennant(look, figure.flag, 60, 42)
    return vessels.pirate(look, figure.flag, side / 50)


def _text(look: Theme, picture: Image.Image, box: Box, text: str) -> None:
    """What the card does, in the largest type in which all of it fits."""
    x, y, width, height = box
    sizes = [size for size in TEXT_SIZES if size <= LARGEST[look.sizes.layout]]
    size = next((size for size in sizes if _fits(look, text, size, box)), sizes[-1])
    lines, step = wrapped(text, look.faces.text, size, width - 16), round(size * LEADING)
    top = y + (height - len(lines) * step) / 2
    for index, line in enumerate(lines):
        stamp(picture, words(line, look.faces.text, size, look.colours.ink), x + 8, top + index * step)
