"""What lies in front of one player: cards loaded and in hand, ships captured."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image

from data.locale import Texts
from render.kit.assets import icon
from render.kit.canvas import stamp, words
from render.kit.grounds import slip
from render.kit.lines import write
from render.kit.plans import Box
from render.kit.theme import Theme
from render.treasure_fleet import cards
from render.treasure_fleet.board import draw_points, open_sea
from render.treasure_fleet.facts import GOVERNOR, Seat, Shot
from render.treasure_fleet.layout import Plan, plan


def draw_seat(seat: Seat, texts: Texts, look: Theme) -> Image.Image:
    """The mat of this seat, not yet encoded. There is no slip for cards or ships that it does not have, and
    slips that fit stand beside each other.
    """
    sheet = plan(look.sizes.layout)
    slips = _slips(look, seat, texts)
    boxes, high = _laid(sheet, slips)
    picture = open_sea(look, high - sheet.gap + sheet.edge, sheet.mat.head - 6)
    _head(look, picture, seat, texts)
    for one, box in zip(slips, boxes, strict=True):
        slip(look, picture, box)
        write(picture, sheet.mat.title, one.title, look.faces.bold, look.colours.ink, box)
        one.paint(picture, box)
    return picture


@dataclass(frozen=True, slots=True)
class _Slip:
    """A slip with its title: the pixels it takes, and what paints the cards on it."""

    title: str
    wide: int
    high: int
    paint: Callable[[Image.Image, Box], None]


def _slips(look: Theme, seat: Seat, texts: Texts) -> list[_Slip]:
    """Cards loaded and in hand and ships captured, if there are any."""
    mat, found = plan(look.sizes.layout).mat, list[_Slip]()

    def add(
        said: str, count: int, across: int, step: int, tall: int, paint: Callable[[Image.Image, Box], None]
    ) -> None:
        if not count:
            return
        title = f"{texts.say(said)}: {count}"
        named = words(title, look.faces.bold, mat.title.size, look.colours.ink).width
        wide = max(named, min(count, across) * step) + 2 * mat.title.at[0]
        found.append(_Slip(title, wide, mat.top + -(-count // across) * tall + 6, paint))

    def shots(count: int, shown: tuple[Shot, ...] | None) -> Callable[[Image.Image, Box], None]:
        return lambda picture, box: _cards(look, picture, box, seat, count, shown)

    high = mat.card[1] + 10
    add("chart-fleet-loaded", seat.loaded, mat.cards, mat.step, high, shots(seat.loaded, seat.loaded_cards))
    add("chart-fleet-hand", seat.in_hand, mat.cards, mat.step, high, shots(seat.in_hand, seat.hand_cards))
    add(
        "chart-fleet-captured",
        len(seat.captured),
        mat.prizes,
        mat.prize[0] + 8,
        mat.prize[1] + 8,
        lambda picture, box: _captured(look, picture, box, seat),
    )
    return found


def _laid(sheet: Plan, slips: Sequence[_Slip]) -> tuple[list[Box], int]:
    """The box of each slip, and where the next one would begin. The last slip of a row takes what is left."""
    rows: list[list[_Slip]] = []
    for one in slips:
        if rows and sum(before.wide + sheet.gap for before in rows[-1]) + one.wide <= sheet.room:
            rows[-1].append(one)
        else:
            rows.append([one])
    boxes, top = list[Box](), sheet.mat.head
    for row in rows:
        left, high = sheet.edge, max(one.high for one in row)
        for one in row:
            last = one is row[-1]
            wide = sheet.edge + sheet.room - left if last else one.wide
            boxes.append((left, top, wide, high))
            left += wide + sheet.gap
        top += high + sheet.gap
    return boxes, top


def _cards(
    look: Theme,
    picture: Image.Image,
    box: Box,
    seat: Seat,
    count: int,
    shown: tuple[Shot, ...] | None,
) -> None:
    """Cards on their slip, face down if they are hidden."""
    mat, (left, top, _, _) = plan(look.sizes.layout).mat, box
    for n in range(count):
        row, column = divmod(n, mat.cards)
        if shown is None:
            card = cards.back(look, seat.flag, mat.card)
        else:
            card = cards.card(look, shown[n], mat.card)
        stamp(picture, card, left + 16 + column * mat.step, top + mat.top + row * (mat.card[1] + 10))


def _captured(look: Theme, picture: Image.Image, box: Box, seat: Seat) -> None:
    """The ships captured, on their slip."""
    mat, (left, top, _, _) = plan(look.sizes.layout).mat, box
    for n, ship in enumerate(seat.captured):
        row, column = divmod(n, mat.prizes)
        prize = cards.prize(look, ship.points, ship.card == GOVERNOR, mat.prize)
        stamp(
            picture, prize, left + 16 + column * (mat.prize[0] + 8), top + mat.top + row * (mat.prize[1] + 8)
        )


def _head(look: Theme, picture: Image.Image, seat: Seat, texts: Texts) -> None:
    sheet = plan(look.sizes.layout)
    mat, box = sheet.mat, (0, 0, sheet.width, sheet.mat.head)
    stamp(picture, cards.banner(look, seat.flag, mat.wide, seat.active), *mat.flag)
    long = write(picture, mat.name, texts.player(seat.number), look.faces.name, look.colours.ink)
    if seat.lookout:
        spyglass = icon("spyglass", 46, look.colours.border)
        stamp(picture, spyglass, mat.name.at[0] + long + 16, mat.name.at[1] + 4)
    draw_points(look, picture, mat.points, mat.coin, seat.points or 0, box)
