"""A single card of any deck, all in one design: its kind, name, figures and text, and its origin."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from data.locale import Texts
from render.kit import badges
from render.kit.assets import icon
from render.kit.canvas import Pen, fitting, mix, sprite, stamp, stamp_centre, words, wrapped
from render.kit.picture import Picture, picture_of
from render.kit.plans import Box
from render.kit.shelf import shelved
from render.kit.theme import Theme, theme
from render.marauders.cards.facts import CardFacts, Figure, read_card
from render.marauders.parts import flags, vessels
from render.marauders.parts.sheets import paper, sheet_plan

FIGURE = 300  # the minimum width of a figure
LEADING = 1.22  # as a share of the type size: neither accents nor tails touch the next line
TEXT_SIZES = (54, 50, 46, 44, 42, 40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20)
LARGEST = {"wide": 46, "tall": 54}


def card(id: str, texts: Texts, look: Theme | None = None, modules: Sequence[str] = ()) -> Picture | None:
    """The picture of a card or token, by its id, as tables with these modules have it; None if there is no
    such card.
    """
    facts = read_card(id, texts, modules)
    if facts is None:
        return None
    return picture_of(draw_card(facts, texts, look or theme()), "card", card_text(facts, texts), texts)


def card_text(facts: CardFacts, texts: Texts) -> str:
    """Everything the picture shows, a line for each thing."""
    texts = texts.screen_reader()
    lines = [texts.say("alt-card", name=facts.name, kind=_kind(facts, texts))]
    lines += [texts.say("alt-card-figure", label=f.label, value=f.value) for f in facts.figures]
    return "\n".join([*lines, *facts.text.splitlines(), foot(facts, texts)])


def foot(facts: CardFacts, texts: Texts) -> str:
    """How many there are, and whether the card is known from print or made for this project."""
    told = texts.say(f"card-origin-{facts.origin}")
    return texts.say("card-foot", count=facts.copies, told=told)


def _kind(facts: CardFacts, texts: Texts) -> str:
    return texts.say(f"card-kind-{facts.kind}")


def draw_card(facts: CardFacts, texts: Texts, look: Theme) -> Image.Image:
    """The card, not yet encoded."""
    picture = _blank(look).copy()
    _head(look, picture, facts, texts)
    _name(look, picture, facts.name)
    for index, figure in enumerate(facts.figures):
        _figure(look, picture, _cell(look, index), figure)
    rest = text_box(look, facts)
    if facts.text:
        _text(look, picture, rest, facts.text)
    else:
        paper(look, picture, rest, look.colours.faded)
        middle = (picture.width / 2, rest[1] + rest[3] / 2)
        stamp_centre(picture, icon(facts.emblem, 320, look.colours.hull), *middle)
    x, y, width, high = _box(look, "foot")
    sprite_ = fitting(foot(facts, texts), look.faces.italic, high * 5 // 8, look.colours.ink, width)
    stamp(picture, sprite_, x + width / 2, y, "middle")
    return picture


def _box(look: Theme, name: str) -> Box:
    return sheet_plan("card", look.sizes.layout).boxes[name]


def text_box(look: Theme, facts: CardFacts) -> Box:
    """The room left for the text, between figures and foot."""
    x, y, width, high = _box(look, "figures")
    rows = -(-len(facts.figures) // (width // FIGURE))
    top = y + rows * high + 10
    return x, top, width, _box(look, "foot")[1] - top - 10


@shelved
def _blank(look: Theme) -> Image.Image:
    """A card with nothing on it. Shared: copy before drawing on it."""
    size = width, height = sheet_plan("card", look.sizes.layout).size
    picture = Image.new("RGB", size, mix(look.colours.paper, look.colours.land, 0.5))
    draw = ImageDraw.Draw(picture)
    draw.rectangle((0, 0, width - 1, height - 1), outline=look.colours.ink, width=5)
    draw.rectangle((11, 11, width - 12, height - 12), outline=look.colours.gold_dark, width=3)
    paper(look, picture, _box(look, "head"), look.colours.ink)
    return picture


def kind_colour(look: Theme, kind: str) -> str:
    """The colour of a kind of card; icon and words say the same."""
    colours = look.colours
    return {
        "event": colours.storm,
        "npc": colours.border,
        "glory": colours.gold_dark,
        "specialist": colours.gold_dark,
        "mission": colours.mission,
        "rumor": colours.storm,
        "cargo": colours.merchant,
        "demand": colours.merchant,
        "merchant": colours.merchant,
        "ship": colours.hull,
        "captain": colours.hull,
    }.get(kind, colours.mod)


def _head(look: Theme, picture: Image.Image, facts: CardFacts, texts: Texts) -> None:
    """The kind of card, with its emblem."""
    x, y, width, height = _box(look, "head")
    stamp_centre(picture, _emblem(look, facts.kind, facts.emblem), x + 62, y + height / 2)
    kind = fitting(_kind(facts, texts), look.faces.place, 44, look.colours.ink, width - 140)
    stamp(picture, kind, x + 124, y + (height - kind.height) / 2)


@shelved
def _emblem(look: Theme, kind: str, name: str) -> Image.Image:
    """What a card is about, in the colour of its kind."""

    def paint(pen: Pen) -> None:
        pen.ellipse((0, 0, 92, 92), badges.OUTLINE)
        pen.ellipse((2.5, 2.5, 89.5, 89.5), kind_colour(look, kind))
        pen.icon(name, 62, 46, 46, look.colours.white)

    return sprite(92, 92, paint)


def _name(look: Theme, picture: Image.Image, name: str) -> None:
    """The name on one line, or in smaller type."""
    x, y, width, height = _box(look, "name")
    title = fitting(name, look.faces.display, 64, look.colours.border, width, 30)
    stamp_centre(picture, title, x + width / 2, y + height / 2)


def _cell(look: Theme, index: int) -> Box:
    """Where a figure stands."""
    x, y, width, high = _box(look, "figures")
    columns = width // FIGURE
    row, column = divmod(index, columns)
    return x + column * (width // columns), y + row * high, width // columns, high


def _figure(look: Theme, picture: Image.Image, cell: Box, figure: Figure) -> None:
    """An icon or flag, what it stands for, and its value beneath in stronger type."""
    x, y, width, height = cell
    stamp_centre(picture, _sign(look, figure), x + 38, y + height / 2)
    room, label, value = width - 86, height * 24 // 74, height * 34 // 74
    stamp(picture, fitting(figure.label, look.faces.sans, label, look.colours.faded, room), x + 78, y + 3)
    sprite_ = fitting(figure.value, look.faces.heavy, value, look.colours.ink, room, 20)
    stamp(picture, sprite_, x + 78, y + 3 + label)


def _sign(look: Theme, figure: Figure) -> Image.Image:
    if figure.icon:
        return icon(figure.icon, 54, look.colours.ink)
    if figure.flag in look.nations:
        return flags.pennant(look, figure.flag, 60, 42)
    return vessels.pirate(look, figure.flag, 1.1)


def _text(look: Theme, picture: Image.Image, box: Box, text: str) -> None:
    """What the card does, in the largest type in which all of it fits."""
    x, y, width, height = box
    paper(look, picture, box, look.colours.faded)
    size, lines = TEXT_SIZES[-1], [text]
    for size in (size for size in TEXT_SIZES if size <= LARGEST[look.sizes.layout]):
        lines = wrapped(text, look.faces.book, size, width - 48)
        if len(lines) * round(size * LEADING) <= height - 36:
            break
    step = round(size * LEADING)
    top = y + (height - len(lines) * step) / 2
    for index, line in enumerate(lines):
        stamp(picture, words(line, look.faces.book, size, look.colours.ink), x + 24, top + index * step)
