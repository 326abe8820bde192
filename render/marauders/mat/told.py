"""Cards on a mat that are told with their text: a picture beside it, the text around the picture."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from data.locale import Texts
from render.kit.canvas import fitting, stamp, words, wrapped
from render.kit.plans import Box
from render.kit.theme import Theme
from render.marauders.facts import OPEN_MARQUE, Captain, Held, Seat
from render.marauders.mat.flow import GAP, Panel, Part
from render.marauders.mat.measures import measures
from render.marauders.mat.small_cards import BACK, HEIGHT, back, card_face
from render.marauders.parts import art, flags, tokens
from render.marauders.parts.words import mission_progress

PAD = 14


@dataclass(frozen=True, slots=True)
class Told:
    """A card with its deck, name and text; `card` is its id, `parts` those done and all of a mission."""

    kind: str
    name: str
    text: str
    card: str = ""
    parts: tuple[int, int] = (0, 0)
    nation: str = ""


def open_cards(look: Theme, him: Captain, texts: Texts) -> list[tuple[list[Panel], list[Panel]]]:
    """Missions, rumors, specialists and papers, each on a slip: the ways to lay them out, each with the slips
    that stand beside each other and those beneath, as wide as the mat. A single one is always so wide.
    """
    sizes, cards = measures(look), _all(him, texts)
    wide = (sizes.room - (sizes.columns - 1) * GAP) // sizes.columns
    rest = len(cards) % sizes.columns
    ways = [len(cards) - rest] if rest else []
    return [
        (
            [_slip(look, wide, told) for told in cards[:beside]],
            [_slip(look, sizes.room, told) for told in cards[beside:]],
        )
        for beside in (*ways, *([len(cards)] if len(cards) > 1 or not rest else []))
    ]


def _all(him: Captain, texts: Texts) -> list[Told]:
    missions = [
        Told(
            texts.say("card-kind-mission"),
            texts.name(held.card),
            f"{texts.text(held.card)} {mission_progress(held, texts)}".rstrip(),
            held.card,
            (held.done, held.whole),
        )
        for held in him.missions
    ]
    rumor, hired, paper = (texts.say(f"mat-{kind}") for kind in ("rumor", "specialist", "paper"))
    cards = [Told(rumor, texts.name(card), texts.text(card), card) for card in him.rumors.pieces or ()]
    cards += [Told(hired, texts.name(card), texts.text(card), card) for card in him.specialists]
    cards += [Told(paper, texts.name(card), texts.text(card), card) for card in him.papers]
    if him.marque:
        name = texts.say("mat-marque", nation=him.marque)
        text = texts.say("mat-marque-text", nation=him.marque)
        cards.append(Told(paper, name, text, nation="" if him.marque == OPEN_MARQUE else him.marque))
    return [*missions, *cards]


def _picture(look: Theme, told: Told) -> Image.Image | None:
    """Who or what is on the card."""
    wide = measures(look).picture
    if told.nation:
        return flags.pennant(look, told.nation, wide, wide * 5 // 8)
    if art.has_portrait(told.card):
        return art.portrait(told.card, wide * 3 // 4)
    return art.vignette(told.card, wide) if art.has_vignette(told.card) else None


def _slip(look: Theme, wide: int, told: Told) -> Panel:
    """A card: picture at the left, deck and name beside it, and the text around the picture."""
    sizes, shown = measures(look), _picture(look, told)
    room = wide - 2 * PAD
    aside = shown.width + 14 if shown else 0
    size, leading = sizes.text - 2, round((sizes.text - 2) * 1.17)
    head = round(sizes.label * 1.15) + round(sizes.data * 1.25)
    narrow = -(-max(0, (shown.height if shown else 0) - head + 8) // leading)
    lines = _around(told.text, look.faces.text, size, room - aside, room, narrow)
    high = PAD + max(head + len(lines) * leading, shown.height if shown else 0) + PAD - 4

    def paint(picture: Image.Image, box: Box) -> None:
        left, top, _, _ = box
        x, y = left + PAD, top + PAD
        if shown:
            picture.paste(shown.convert("RGB"), (x, y + 2))
            ImageDraw.Draw(picture).rectangle(
                (x, y + 2, x + shown.width - 1, y + shown.height + 1), outline=look.colours.ink, width=3
            )
        _head(look, picture, told, (x + aside, y - 6), room - aside)
        for number, line in enumerate(lines):
            shown_line = words(line, look.faces.text, size, look.colours.ink)
            stamp(picture, shown_line, x + (aside if number < narrow else 0), y + head + number * leading)

    return Panel(wide, high, paint)


def _head(look: Theme, picture: Image.Image, told: Told, at: tuple[int, int], room: int) -> None:
    """Deck and name, and a cube for each part of a mission."""
    sizes, (x, y) = measures(look), at
    done, whole = told.parts
    side = sizes.label - 2
    if whole > 1:
        step = min(side + 4, room // 2 // whole)
        for part in range(whole):
            token = tokens.part(look, part < done, side)
            stamp(picture, token, x + room - whole * step + part * step, y + 4)
    kind = fitting(told.kind, look.faces.sans, sizes.label - 2, look.colours.faded, room // 2, 12)
    stamp(picture, kind, x, y)
    name = fitting(told.name, look.faces.name, sizes.data, look.colours.ink, room, 15)
    stamp(picture, name, x, y + round(sizes.label * 1.15))


def _around(text: str, face: str, size: int, narrow: int, wide: int, rows: int) -> list[str]:
    """The text broken into lines: the first `rows` narrow, all others wide."""
    first = wrapped(text, face, size, narrow)
    if len(first) <= rows:
        return first
    rest = " ".join(text.split())[len(" ".join(first[:rows])) :].lstrip()
    return [*first[:rows], *wrapped(rest, face, size, wide)]


def _backs(look: Theme, wide: int, title: str, count: int) -> Panel:
    """Cards face down."""
    sizes = measures(look)
    head = round(sizes.label * 1.35) + 10

    def paint(picture: Image.Image, box: Box) -> None:
        left, top, across, _ = box
        shown = fitting(f"{title}: {count}", look.faces.sans, sizes.label, look.colours.faded, across - 28)
        stamp(picture, shown, left + PAD, top + 7)
        sprite = back(look)
        step = min(sprite.width + 8, (across - 2 * PAD - sprite.width) // max(1, count - 1))
        for index in range(count):
            stamp(picture, sprite, left + PAD + index * step, top + head)

    return Panel(wide, head + HEIGHT + 14, paint)


def small(look: Theme, seat: Seat, him: Captain, texts: Texts) -> list[Part]:
    """Glory cards, with what is on them for those who may see it, and rumors face down, if there are any."""
    parts: list[Part] = []
    if seat.glory_cards.count:
        parts.append(_glory(look, seat.glory_cards, texts.say("mat-glory-cards"), texts))
    if him.rumors.count and him.rumors.pieces is None:
        title, count = texts.say("mat-rumors"), him.rumors.count
        parts.append(Part(_beside(count), lambda wide: _backs(look, wide, title, count)))
    return parts


def _beside(backs: int) -> int:
    """Pixels that so many cards face down take beside each other."""
    return min(6, max(2, backs)) * (BACK + 8) + 2 * PAD


def _glory(look: Theme, held: Held, title: str, texts: Texts) -> Part:
    sizes = measures(look)
    if held.pieces is None:
        return Part(_beside(held.count), lambda wide: _backs(look, wide, title, held.count))
    cards = [(card, texts.name(card)) for card in held.pieces]
    natural = min(sizes.room, max(2, len(cards)) * (sizes.card + 8) + 2 * PAD)
    return Part(natural, lambda wide: _faces(look, wide, title, cards))


def _faces(look: Theme, wide: int, title: str, cards: Sequence[tuple[str, str]]) -> Panel:
    """Cards with their vignettes."""
    sizes = measures(look)
    across = min(len(cards), max(1, (wide - 2 * PAD + 8) // (round(sizes.card * 0.9) + 8)))
    broad = min(round(sizes.card * 1.15), (wide - 2 * PAD + 8) // across - 8)
    head = round(sizes.label * 1.35) + 10
    high = broad * 5 // 8 + round(sizes.label * 2.8)

    def paint(picture: Image.Image, box: Box) -> None:
        left, top, room, _ = box
        said = f"{title}: {len(cards)}"
        shown = fitting(said, look.faces.sans, sizes.label, look.colours.faded, room - 2 * PAD)
        stamp(picture, shown, left + PAD, top + 7)
        for number, (card, name) in enumerate(cards):
            x = left + PAD + number % across * (broad + 8)
            y = top + head + number // across * (high + 8)
            stamp(picture, card_face(look, card, name, broad, high, sizes.label + 1), x, y)

    rows = -(-len(cards) // across)
    return Panel(wide, head + rows * (high + 8) + 6, paint)
