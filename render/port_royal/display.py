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
from render.kit.plans import Box
from render.kit.theme import Theme
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
    return [fanned for fanned, _ in pieces_in_order(seat)]


def pieces_in_order(seat: Seat) -> list[tuple[Fanned, str]]:
    """The same, each with the id of the card."""
    lying = list(zip(seat.cards, seat.pieces or (card.id for card in seat.cards), strict=True))
    kinds = sorted(grouped(seat.persons).items(), key=lambda kind: _place(kind[0]))
    found: list[tuple[Fanned, str]] = []
    for first, count in kinds:
        same = [
            (card, piece)
            for card, piece in lying
            if isinstance(card, PersonCard) and (card.skill, card.ship) == (first.skill, first.ship)
        ]
        counts = [0] * (count - 1) + [count]
        found += [((card, n), piece) for (card, piece), n in zip(same, counts, strict=True)]
    return found + [((card, 1), piece) for card, piece in lying if isinstance(card, ExpeditionCard)]


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


def fan_box(sheet: Plan, seat: Seat, top: int) -> Box:
    """Where a seat's fan goes on the slip that begins there."""
    x, y = sheet.seat.fan
    return sheet.edge + x, top + y, sheet.room - x - 12, slip_of(sheet, seat).height - y


def slip_of(sheet: Plan, seat: Seat, *, fan: bool = True) -> SlipPlan:
    """How a seat's slip is laid out: alone, if there are no cards to be laid beneath its name."""
    beside = sheet.seat.fan[0] > sheet.width // 4
    return sheet.seat.fanned if fan and (seat.cards or beside) else sheet.seat.alone


def draw_seat(
    look: Theme, picture: Image.Image, top: int, facts: Facts, seat: Seat, texts: Texts, *, fan: bool = True
) -> None:
    """A seat's slip, with room for its cards or alone. Bright in its turn and after it has won."""
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
    if part is sheet.alone or seat.cards:
        return
    room = fan_box(whole, seat, top)
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
