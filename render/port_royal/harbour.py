"""The harbour: a coast, the sea, ships at the quay, persons on it. Its planks go on under everything else."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from data.content.royal import PersonCard, RoyalCard, ShipCard
from data.locale import Texts
from render.art.shown import ground
from render.kit.canvas import mix, stamp
from render.kit.grounds import lay_ground
from render.kit.theme import Theme
from render.port_royal.cards import person
from render.port_royal.layout import Plan, plan

FRAME = 4
COAST, QUAY = 120, 40  # how high these grounds are
HAZE = 0.5  # how strong a coast far off is


def rows(sheet: Plan, count: int) -> int:
    """How many rows so many cards take."""
    return -(-count // sheet.columns)


def ships_of(harbour: Sequence[RoyalCard]) -> list[ShipCard]:
    """The ships of a harbour."""
    return [card for card in harbour if isinstance(card, ShipCard)]


def persons_of(harbour: Sequence[RoyalCard]) -> list[PersonCard]:
    """The persons in a harbour."""
    return [card for card in harbour if isinstance(card, PersonCard)]


def sea_height(sheet: Plan, harbour: Sequence[RoyalCard]) -> int:
    """How high the water with the ships is, down to the end of their signs."""
    return rows(sheet, len(ships_of(harbour))) * sheet.berth.height or sheet.berth.least


def wharf(look: Theme, size: tuple[int, int], water: int) -> Image.Image:
    """The empty picture: sky and coast, then the sea down to `water`, then planks, in a frame."""
    width, height = size
    sheet, colours = plan(look.sizes.layout), look.colours
    strong = 1 if look.grain else 0.6
    picture = Image.new("RGB", size, sky(look))
    line = sheet.head + sheet.berth.water
    if water:
        coast = ground("coast", sky(look), width, HAZE * strong)
        picture.paste(coast, (0, line - COAST))
        lay_ground(picture, ground("waves", colours.shoal, width, strong), line, water)
        ImageDraw.Draw(picture).line([(0, line), (width, line)], fill=colours.coast, width=2)
    lay_ground(picture, ground("planks", colours.land, width, strong), water or sheet.head, height)
    ImageDraw.Draw(picture).rectangle((0, 0, width - 1, height - 1), outline=colours.coast, width=FRAME)
    return picture


def sky(look: Theme) -> str:
    """The colour of the sky."""
    return mix(look.colours.paper, look.colours.sea, 0.6)


def berth_corner(sheet: Plan, n: int) -> tuple[int, int]:
    """Where the n-th ship's place at the quay begins."""
    row, at = divmod(n, sheet.columns)
    return column(sheet, at), sheet.head + row * sheet.berth.height


def card_corner(sheet: Plan, top: int, n: int) -> tuple[int, int]:
    """Where the n-th person's card begins, if they begin at `top`."""
    row, at = divmod(n, sheet.columns)
    return column(sheet, at), top + row * (sheet.card.size[1] + sheet.gap)


def column(sheet: Plan, n: int) -> int:
    """Where the n-th card of a row begins."""
    return sheet.edge + n * (sheet.room - sheet.card.size[0]) // (sheet.columns - 1)


def draw_quays(look: Theme, picture: Image.Image, top: int, count: int) -> None:
    """The quays at which so many ships lie, with planks beneath the last."""
    sheet = plan(look.sizes.layout)
    berth = sheet.berth
    beam = ground("quay", look.colours.shoal, sheet.width, 1)
    last = rows(sheet, count) - 1
    for row in range(last + 1):
        end = top + row * berth.height + berth.quay
        picture.paste(beam.crop((FRAME, 0, sheet.width - FRAME, QUAY)), (FRAME, end))
        if row == last:
            lay_ground(picture, _planks(look, sheet), end + QUAY, top + (row + 1) * berth.height, FRAME)


def _planks(look: Theme, sheet: Plan) -> Image.Image:
    planks = ground("planks", look.colours.land, sheet.width, 1 if look.grain else 0.6)
    return planks.crop((FRAME, 0, sheet.width - FRAME, planks.height))


def draw_persons(
    look: Theme, picture: Image.Image, top: int, persons: Sequence[PersonCard], texts: Texts
) -> None:
    """Persons side by side, in rows."""
    sheet = plan(look.sizes.layout)
    for n, card in enumerate(persons):
        stamp(picture, person(look, card, texts), *card_corner(sheet, top, n))


def persons_height(sheet: Plan, count: int) -> int:
    """How high persons in rows are, with the gap below them."""
    return rows(sheet, count) * (sheet.card.size[1] + sheet.gap)
