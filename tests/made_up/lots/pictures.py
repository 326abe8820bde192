"""The pictures of *Lots*: a slip of paper for each seat, with its doubloons and what lies before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from data.locale import Texts
from render.kit.badges import badge
from render.kit.canvas import stamp
from render.kit.game import View
from render.kit.grounds import slip
from render.kit.lines import write
from render.kit.picture import Picture
from render.kit.plans import Line
from render.kit.tables import TablePictures
from render.kit.theme import Theme

WIDE, EDGE, STRIP = 900, 24, 96
TITLE = Line((EDGE, 14), WIDE - 2 * EDGE, 44)
NAME = Line((96, 14), 500, 32)
POINTS = Line((-24, 14), 180, 32, anchor="right")
TOLD = Line((96, 54), WIDE - 2 * EDGE - 120, 28)


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as everybody sees it, or with its hand, if the view knows it."""

    number: int
    points: int
    laid: tuple[str, ...]
    held: int
    hand: tuple[str, ...]
    asked: bool


@dataclass(frozen=True, slots=True)
class Facts:
    """Everything the pictures show."""

    round: int
    seats: tuple[Seat, ...]


def read(view: View) -> Facts:
    """What a view says about a table."""
    places, asked = view["places"], {question["seat"] for question in view["waiting"]}

    def seat(number: int, points: int) -> Seat:
        hand = places.get(f"lot.hand:{number}", ())
        known = () if isinstance(hand, int) else tuple(hand)
        held = hand if isinstance(hand, int) else len(hand)
        return Seat(number, points, tuple(places.get(f"lot.laid:{number}", ())), held, known, number in asked)

    return Facts(
        view["state"]["round"], tuple(seat(one["seat"], one["points"]) for one in view["state"]["seats"])
    )


def told_of(seat: Seat, texts: Texts, *, own: bool) -> str:
    """What lies before a seat, and what it holds."""
    key = "chart-lots-hand" if own and seat.hand else "chart-lots-seat"
    return texts.say(key, laid=list(seat.laid), held=seat.held, hand=list(seat.hand))


def draw_facts(facts: Facts, texts: Texts, look: Theme) -> Image.Image:
    """The board: all seats, one below the other."""
    return _drawn(facts.seats, texts.say("chart-lots-round", round=facts.round), texts, look, own=False)


def draw_seat(facts: Facts, seat: Seat, texts: Texts, look: Theme) -> Image.Image:
    """What lies before one seat, with its hand if the view knows it."""
    return _drawn([seat], texts.name("lots"), texts, look, own=True)


def _drawn(seats: Sequence[Seat], title: str, texts: Texts, look: Theme, *, own: bool) -> Image.Image:
    picture = Image.new("RGB", (WIDE, 72 + STRIP * len(seats) + EDGE), look.colours.table)
    write(picture, TITLE, title, look.faces.display, look.colours.white)
    for n, seat in enumerate(seats):
        box = (EDGE, 72 + STRIP * n, WIDE - 2 * EDGE, STRIP - 8)
        slip(look, picture, box, active=seat.asked)
        stamp(picture, badge(look, seat.number, 64), box[0] + 16, box[1] + 12)
        write(picture, NAME, texts.player(seat.number), look.faces.name, look.colours.ink, box)
        write(
            picture,
            POINTS,
            texts.say("chart-lots-points", points=seat.points),
            look.faces.bold,
            look.colours.ink,
            box,
        )
        write(picture, TOLD, told_of(seat, texts, own=own), look.faces.text, look.colours.ink, box)
    return picture


def board_text(facts: Facts, texts: Texts, look: Theme) -> str:
    """Everything the board shows, a line for each thing."""
    lines = [texts.say("chart-lots-round", round=facts.round)]
    return "\n".join([*lines, *(_line(seat, texts, look, own=False) for seat in facts.seats)])


def seat_text(facts: Facts, seat: Seat, texts: Texts, look: Theme) -> str:
    """Everything that is shown of one seat."""
    return _line(seat, texts, look, own=True)


def _line(seat: Seat, texts: Texts, look: Theme, *, own: bool) -> str:
    told = told_of(seat, texts, own=own)
    letter = f"({look.seats[seat.number].letter})"
    return texts.say("alt-lots-seat", letter=letter, seat=seat.number, points=seat.points, told=told)


class Pictures(TablePictures[Facts, Seat]):
    """The board and the mats; nothing under way has a picture of its own."""

    def scene(self, view: View, texts: Texts, look: Theme) -> Picture | None:
        """Nothing."""
        return None


PICTURES = Pictures(read, draw_facts, board_text, draw_seat, seat_text)
