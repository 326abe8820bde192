"""A seat's slip: who, its influence, coins and strength, and its display as a fan of cards."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from data.content.royal import ExpeditionCard, PersonCard
from data.locale import Texts
from render.kit.badges import badge
from render.kit.canvas import fitting, stamp, stamp_centre, words
from render.kit.grounds import slip
from render.kit.lines import write_lines
from render.kit.picture_cache import cached_picture
from render.kit.plans import Box
from render.kit.theme import Theme
from render.port_royal.cards import code_of, small, small_scroll
from render.port_royal.facts import Facts, Seat, grouped
from render.port_royal.layout import Plan, SlipPlan, plan
from render.port_royal.signs import influence, sign, stacks

ORDER = (
    "trader", "captain", "priest", "settler", "jack", "sailor", "pirate", "mademoiselle", "jester", "admiral",
    "governor",
)  # fmt: skip
SHIPS = ("pinnace", "flute", "skiff", "frigate", "galleon", None)

Fanned = tuple[PersonCard | ExpeditionCard, int]
"""A card of a fan, and how many there are of its kind up to it, if it is the last of them; else 0."""


def in_order(seat: Seat) -> list[Fanned]:
    """The cards of a display, those of a kind together: first persons, then expeditions."""
    kinds = sorted(grouped(seat.persons).items(), key=lambda kind: _place(kind[0]))
    cards: list[Fanned] = []
    for first, count in kinds:
        same = [card for card in seat.persons if (card.skill, card.ship) == (first.skill, first.ship)]
        cards += [(card, 0) for card in same[:-1]]
        cards.append((same[-1], count))
    return [*cards, *((card, 1) for card in seat.expeditions)]


def _place(card: PersonCard) -> tuple[int, int]:
    return ORDER.index(card.skill), SHIPS.index(card.ship)


def spread(cards: Sequence[Fanned], room: int, wide: int, edge: int, gap: int) -> list[int]:
    """Where each card of a fan begins: those of a kind stick out by an edge, kinds share what is left."""
    kinds = sum(count > 0 for _, count in cards)
    edges = edge * (len(cards) - kinds)
    step = min(wide + gap, (room - wide - edges) // max(1, kinds - 1))
    if step < edge * 2:  # So many cards that the edges have to give way.
        edge = min(edge, (room - wide) // max(1, len(cards)))
        step = (room - wide - edge * (len(cards) - kinds)) // max(1, kinds - 1)
    places, x = list[int](), 0
    for _, count in cards:
        places.append(x)
        x += step if count else edge
    return places


@cached_picture
def fan(look: Theme, cards: tuple[Fanned, ...], codes: tuple[str, ...], room: int) -> Image.Image:
    """The cards of a display, each but the last half covered by the next; `codes` are those of types.

    Shared: only paste it.
    """
    sheet = plan(look.sizes.layout)
    wide, high = sheet.small.size
    places = spread(cards, room, wide, sheet.seat.edge, sheet.gap)
    whole = Image.new("RGBA", (places[-1] + wide, high))
    for (card, count), code, x in zip(cards, codes, places, strict=True):
        person = isinstance(card, PersonCard)
        shown = small(look, card, code, count) if person else small_scroll(look, card)
        whole.alpha_composite(shown, (x, 0))
    return whole


def draw_fan(look: Theme, picture: Image.Image, box: Box, seat: Seat, texts: Texts) -> None:
    """The cards of a seat's display."""
    left, top, room, _ = box
    cards = tuple(in_order(seat))
    codes = tuple(code_of(card, texts) if isinstance(card, PersonCard) else "" for card, _ in cards)
    shown = fan(look, cards, codes, room)
    picture.paste(shown, (left, top), shown.getchannel("A"))


def slip_of(sheet: Plan, seat: Seat, *, fan: bool = True) -> SlipPlan:
    """How a seat's slip is laid out: alone, if there are no cards to be laid beneath its name."""
    beside = sheet.seat.fan[0] > sheet.width // 4
    return sheet.seat.fanned if fan and (seat.cards or beside) else sheet.seat.alone


def draw_seat(
    look: Theme, picture: Image.Image, top: int, facts: Facts, seat: Seat, texts: Texts, *, fan: bool = True
) -> None:
    """A seat's slip, with its cards or alone. Bright in its turn and after it has won."""
    whole = plan(look.sizes.layout)
    sheet, won = whole.seat, facts.won(seat)
    part = slip_of(whole, seat, fan=fan)
    box = (whole.edge, top, whole.room, part.height)
    slip(look, picture, box, active=facts.plays(seat) or won)
    mark = badge(look, seat.number, sheet.badge, facts.plays(seat))
    stamp(picture, mark, whole.edge + part.badge[0], top + part.badge[1])
    name = texts.say("chart-royal-winner", seat=seat.number) if won else texts.player(seat.number)
    write_lines(picture, part.name, name, part.lines, look.faces.name, look.colours.ink, box)
    _figures(look, picture, (whole.edge + part.figures[0], top + part.figures[1]), seat)
    if part is sheet.alone:
        return
    x, y = sheet.fan
    room = (whole.edge + x, top + y, whole.room - x - 12, part.height - y)
    if seat.cards:
        draw_fan(look, picture, room, seat, texts)
        return
    said = texts.say("chart-royal-persons", persons=[])
    empty = fitting(said, look.faces.italic, part.name.size, look.colours.faded, room[2])
    stamp(picture, empty, room[0], room[1] + (whole.small.size[1] - empty.height) / 2)


def _figures(look: Theme, picture: Image.Image, at: tuple[int, int], seat: Seat) -> None:
    """Influence on its shield, strength beside swords, coins as stacks beside their number."""
    sheet, ink = plan(look.sizes.layout).seat, look.colours.ink
    x, middle = at[0], at[1] + sheet.unit / 2
    marks = (
        (influence(look, None, sheet.unit), seat.points),
        (sign("crossed-swords", sheet.unit - 4, ink), seat.strength),
        (stacks(look, seat.coins, sheet.stacks, sheet.unit - 4), seat.coins),
    )
    for (mark, figure), step in zip(marks, (*sheet.step, 0), strict=True):
        number = words(str(figure), look.faces.number, sheet.figure, ink)
        stamp_centre(picture, mark, x + mark.width / 2, middle)
        stamp_centre(picture, number, x + mark.width + 3 + number.width / 2, middle - 1)
        x += step
