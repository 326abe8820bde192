"""The hold on a mat: a slot for each cargo card, a coloured crate of each good, and what it brings today."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from data.content import Content
from data.content.seas_of_glory.contraband import ContrabandCard
from data.locale import Texts
from render.kit.badges import OUTLINE
from render.kit.canvas import Pen, fitting, mix, sprite, stamp, words
from render.kit.picture_cache import cached_picture
from render.kit.plans import Box
from render.kit.theme import Theme
from render.marauders.facts import Captain, Prices
from render.marauders.mat.flow import Panel, Part
from render.marauders.mat.measures import measures
from render.marauders.parts import art
from render.marauders.parts.crates import crate

PAD = 14
LEAST = 96  # pixels of the narrowest slot

Filling = tuple[Image.Image, Image.Image | None, Image.Image | None]
"""A slot: its crate, the name beneath, and what it brings."""


def hold(look: Theme, box: Content, him: Captain, texts: Texts) -> list[Part]:
    """The hold, and the contraband, if there is any; nothing if there is neither hold nor cargo."""
    sizes, parts = measures(look), list[Part]()
    if slots := max(him.hold, him.cargo.count):
        wide = max(_natural(look, slots), round(sizes.label * 14))
        parts.append(Part(min(sizes.room, wide), lambda wide: _goods(look, wide, box, him, texts)))
    if him.contraband.count:
        wide = max(_natural(look, him.contraband.count), round(sizes.label * 9))
        parts.append(Part(min(sizes.room, wide), lambda wide: _contraband(look, wide, box, him, texts)))
    return parts


def _natural(look: Theme, slots: int) -> int:
    """Pixels that so many slots take in a row."""
    return slots * measures(look).slot + 2 * PAD


def _goods(look: Theme, wide: int, box: Content, him: Captain, texts: Texts) -> Panel:
    title = texts.say("mat-hold", count=him.cargo.count, room=him.hold, over=him.over)
    if him.prices is not None and him.cargo.pieces:
        told = texts.say("mat-prices", docked=him.in_port, zone=him.prices.port)
    else:
        told = ""
    step = _step(look, wide, max(him.hold, him.cargo.count))
    fillings = [_good(look, step, card, box, him.prices, texts) for card in him.cargo.pieces or ()] or [
        _closed(look, step)
    ] * him.cargo.count
    return _slots(look, wide, (title, told), fillings, him.hold, him.over)


def _contraband(look: Theme, wide: int, box: Content, him: Captain, texts: Texts) -> Panel:
    held = him.contraband
    step = _step(look, wide, held.count)
    cards = box.entries(ContrabandCard)
    fillings = [
        (
            crate(look, step - 10, cards[card].kind, cards[card].plunder),
            _line(look, texts.name(cards[card].port), step),
            None,
        )
        for card in held.pieces or ()
    ] or [_closed(look, step)] * held.count
    title = texts.say("mat-contraband", count=held.count)
    return _slots(look, wide, (title, ""), fillings, held.count, 0)


def _step(look: Theme, wide: int, count: int) -> int:
    """Pixels from slot to slot: all of them in one row if they can be wide enough."""
    room, slot = wide - 2 * PAD, measures(look).slot
    return max(min(LEAST, room), min(round(slot * 1.15), room // max(1, count)))


def _good(look: Theme, step: int, card: str, box: Content, prices: Prices | None, texts: Texts) -> Filling:
    found = box.cargo[card]
    gold = None
    if prices is not None and (brings := prices.sells.get(found.good)) is not None:
        gold = _price(look, step - 10, brings, found.good == prices.demand)
    return crate(look, step - 10, found.good, found.plunder), _line(look, texts.name(found.good), step), gold


def _closed(look: Theme, step: int) -> Filling:
    return crate(look, step - 10, art.CLOSED, None), None, None


def _line(look: Theme, text: str, step: int) -> Image.Image:
    return fitting(text, look.faces.bold, measures(look).label + 1, look.colours.ink, step - 6, 11)


@cached_picture
def _price(look: Theme, room: int, gold: int, wanted: bool) -> Image.Image:
    """What it brings here: on gold if it is in demand."""
    sizes = measures(look)
    high, coin = sizes.label + 14, sizes.label + 4
    figure = words(str(gold), look.faces.number, sizes.label + 4, look.colours.ink)
    wide = min(room, coin + figure.width + 26)

    def paint(pen: Pen) -> None:
        if wanted:
            pen.box((0, 0, wide, high), OUTLINE, high / 2)
            pen.box((2, 2, wide - 2, high - 2), look.colours.active, high / 2 - 2)
        pen.icon("two-coins", coin, 11 + coin / 2, high / 2, OUTLINE if wanted else look.colours.gold_dark)

    picture = sprite(wide, high, paint)
    picture.alpha_composite(figure, (15 + coin, max(0, (high - figure.height) // 2)))
    return picture


def _slots(
    look: Theme,
    wide: int,
    titles: tuple[str, str],
    fillings: Sequence[Filling],
    room: int,
    surplus: int,
) -> Panel:
    """Slots in rows, empty ones drawn in outline; those that are too many at sea are red."""
    sizes, count = measures(look), max(room, len(fillings))
    step = _step(look, wide, count)
    across = max(1, (wide - 2 * PAD) // step)
    line = round(sizes.label * 1.35)
    named = line if any(name for _, name, _ in fillings) else 0
    priced = sizes.label + 18 if any(gold for _, _, gold in fillings) else 0
    high = step + named + priced
    rows = -(-count // across)
    titled = 1 if not titles[1] or sizes.columns > 1 else 2
    head = titled * line + 12

    def paint(picture: Image.Image, box: Box) -> None:
        left, top, _, _ = box
        _titles(look, picture, box, titles, surplus)
        for number in range(count):
            x = left + PAD + number % across * step
            y = top + head + number // across * high
            if number >= len(fillings):
                _empty(look, picture, (x, y), step - 10)
                continue
            packed, name, gold = fillings[number]
            stamp(picture, packed, x, y)
            if surplus and number >= room:
                side = step - 10
                ImageDraw.Draw(picture).rounded_rectangle(
                    (x - 3, y - 3, x + side + 2, y + side + 2), 12, outline=look.colours.border, width=5
                )
            if name:
                stamp(picture, name, x + (step - 10) / 2, y + step - 8, "middle")
            if gold:
                stamp(picture, gold, x + (step - 10) / 2, y + step - 6 + named, "middle")

    return Panel(wide, head + rows * high + 6, paint)


def _titles(look: Theme, picture: Image.Image, box: Box, titles: tuple[str, str], surplus: int) -> None:
    """What lies here, and where the prices are from."""
    sizes, (left, top, across, _) = measures(look), box
    room, (title, told) = across - 2 * PAD, titles
    ink = look.colours.border if surplus else look.colours.faded
    face = look.faces.bold if surplus else look.faces.sans
    shown = fitting(title, face, sizes.label, ink, room, 13)
    stamp(picture, shown, left + PAD, top + 7)
    if not told:
        return
    if sizes.columns > 1:
        prices = fitting(told, look.faces.sans, sizes.label, look.colours.faded, room - shown.width - 20, 13)
        stamp(picture, prices, left + across - PAD, top + 7, "right")
        return
    prices = fitting(told, look.faces.sans, sizes.label, look.colours.faded, room, 13)
    stamp(picture, prices, left + PAD, top + 7 + round(sizes.label * 1.35))


def _empty(look: Theme, picture: Image.Image, at: tuple[int, int], side: int) -> None:
    x, y = at
    fill = mix(look.colours.paper, look.colours.paper_edge, 0.35)
    ImageDraw.Draw(picture).rounded_rectangle(
        (x, y, x + side - 1, y + side - 1), 10, fill, look.colours.paper_edge, 3
    )
