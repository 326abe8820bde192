"""What lies in front of one player: cards loaded and in hand, ships captured."""

from __future__ import annotations

from PIL import Image

from data.locale import Texts
from render.kit.assets import icon
from render.kit.canvas import stamp
from render.kit.game import View
from render.kit.picture import Picture, picture_of
from render.kit.plans import Box
from render.kit.slips import slip, write
from render.kit.theme import Theme, theme
from render.treasure_fleet import cards
from render.treasure_fleet.alt_text import mat_text
from render.treasure_fleet.board import draw_points, open_sea
from render.treasure_fleet.facts import GOVERNOR, Seat, Shot, read
from render.treasure_fleet.layout import MatPlan, plan


def captain(view: View, seat: int, texts: Texts, look: Theme | None = None) -> Picture:
    """The cards and ships of `seat`, with its secrets if the view has them.

    Raises ValueError if there is no such seat.
    """
    facts, look = read(view), look or theme()
    if not 0 <= seat < len(facts.seats):
        raise ValueError(f"There is no seat {seat}: this table has {len(facts.seats)}, counted from 0.")
    shown = facts.seats[seat]
    return picture_of(draw_seat(shown, texts, look), "captain", mat_text(shown, texts, look), texts)


def draw_seat(seat: Seat, texts: Texts, look: Theme) -> Image.Image:
    """The mat of this seat, not yet encoded. There is no slip for cards or ships that it does not have."""
    sheet = plan(look.sizes.layout)
    mat, boxes, top = sheet.mat, list[Box](), sheet.mat.head
    loaded, held, captured = seat.loaded, seat.in_hand, len(seat.captured)
    for tall in (_card_height(mat, loaded), _card_height(mat, held), _prize_height(mat, captured)):
        boxes.append((sheet.edge, top, sheet.room, tall))
        top += tall + sheet.gap if tall else 0
    picture = open_sea(look, top - sheet.gap + sheet.edge, sheet.mat.head - 6)
    _head(look, picture, seat, texts)
    _cards(look, picture, boxes[0], texts.say("chart-fleet-loaded"), seat, seat.loaded, seat.loaded_cards)
    _cards(look, picture, boxes[1], texts.say("chart-fleet-hand"), seat, seat.in_hand, seat.hand_cards)
    _captured(look, picture, boxes[2], texts.say("chart-fleet-captured"), seat)
    return picture


def _card_height(mat: MatPlan, count: int) -> int:
    return mat.top + -(-count // mat.cards) * (mat.card[1] + 10) + 6 if count else 0


def _prize_height(mat: MatPlan, count: int) -> int:
    return mat.top + -(-count // mat.prizes) * (mat.prize[1] + 8) + 6 if count else 0


def _cards(
    look: Theme,
    picture: Image.Image,
    box: Box,
    title: str,
    seat: Seat,
    count: int,
    shown: tuple[Shot, ...] | None,
) -> None:
    """A slip with cards, face down if they are hidden."""
    mat, (left, top, _, high) = plan(look.sizes.layout).mat, box
    if not high:
        return
    slip(look, picture, box)
    write(picture, mat.title, f"{title}: {count}", look.faces.bold, look.colours.ink, box)
    for n in range(count):
        row, column = divmod(n, mat.cards)
        if shown is None:
            card = cards.back(look, seat.flag, mat.card)
        else:
            card = cards.card(look, shown[n], mat.card)
        stamp(picture, card, left + 16 + column * mat.step, top + mat.top + row * (mat.card[1] + 10))


def _captured(look: Theme, picture: Image.Image, box: Box, title: str, seat: Seat) -> None:
    """The slip with the ships captured."""
    mat, (left, top, _, high) = plan(look.sizes.layout).mat, box
    if not high:
        return
    slip(look, picture, box)
    write(picture, mat.title, f"{title}: {len(seat.captured)}", look.faces.bold, look.colours.ink, box)
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
