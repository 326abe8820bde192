"""The board picture: the harbour, the open expeditions, and what lies in front of everybody."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageDraw

from data.locale import Texts
from render.kit.assets import font
from render.kit.canvas import stamp, words
from render.kit.lines import write
from render.kit.theme import Theme
from render.port_royal.cards import pile, scroll
from render.port_royal.display import draw_seat, slip_of
from render.port_royal.facts import Facts
from render.port_royal.harbour import (
    FRAME,
    column,
    draw_persons,
    draw_ships,
    persons_height,
    persons_of,
    rows,
    sea_height,
    ships_of,
    wharf,
)
from render.port_royal.layout import Plan, plan


class _Lines(NamedTuple):
    """How far down the parts of the board begin, in pixels, and where it ends."""

    standing: int
    """Persons, with their heading."""
    expeditions: int
    lying: int
    seats: int
    end: int


def height_of(facts: Facts, look: Theme) -> int:
    """How high the board is, in pixels, without drawing it."""
    return _lines(plan(look.sizes.layout), facts).end


def draw_facts(facts: Facts, texts: Texts, look: Theme, least: int = 0) -> Image.Image:
    """The board with these facts, not yet encoded. `texts` know the members' names; `least`: so many pixels
    high at least, then there is more quay between the harbour and what lies below it.
    """
    sheet = plan(look.sizes.layout)
    persons, lines = persons_of(facts.harbour), _lines(sheet, facts, least)
    picture = wharf(look, (sheet.width, lines.end), lines.standing)
    _head(look, picture, facts, texts)
    draw_ships(look, picture, sheet.head, ships_of(facts.harbour), texts)
    draw_persons(look, picture, lines.standing + _heading_height(sheet, facts), persons, texts)
    _scrolls(look, picture, lines.lying, facts, texts)
    if _heading_height(sheet, facts) == sheet.heading_height:
        many, open_ones = len(facts.harbour), len(facts.expeditions)
        _heading(look, picture, lines.standing, texts.say("chart-royal-harbour", count=many))
        _heading(look, picture, lines.expeditions, texts.say("chart-royal-expeditions", count=open_ones))
    if _deck_is_told(sheet, facts):
        _told_at_right(look, picture, lines.expeditions, texts.say("chart-royal-deck", count=facts.deck))
    top = lines.seats
    for seat in facts.seats:
        draw_seat(look, picture, top, facts, seat, texts)
        top += slip_of(sheet, seat).height + sheet.gap
    return picture


def _lines(sheet: Plan, facts: Facts, least: int = 0) -> _Lines:
    """The seats are at the bottom: in a film they stay where they are while the harbour fills."""
    heading = _heading_height(sheet, facts)
    standing = sheet.head + sea_height(sheet, facts.harbour)
    persons = standing + heading + persons_height(sheet, len(persons_of(facts.harbour)))
    headed = sheet.heading_height if facts.expeditions else 0
    below = headed + max(heading, _scrolls_height(sheet, facts))
    tall = sum(slip_of(sheet, seat).height + sheet.gap for seat in facts.seats) + sheet.edge - sheet.gap
    end = max(least, persons + below + tall)
    expeditions = end - tall - below
    return _Lines(standing, expeditions, expeditions + headed, end - tall, end)


def _heading_height(sheet: Plan, facts: Facts) -> int:
    """How high a heading is; there are none when the game is over and nothing lies open any more."""
    return sheet.heading_height if not facts.finished or facts.harbour or facts.expeditions else sheet.gap


def _head(look: Theme, picture: Image.Image, facts: Facts, texts: Texts) -> None:
    sheet = plan(look.sizes.layout)
    write(picture, sheet.title, texts.name(facts.rules), look.faces.display, look.colours.ink)
    write(picture, sheet.status, status(facts, texts), look.faces.bold, look.colours.border)


def _heading(look: Theme, picture: Image.Image, top: int, text: str) -> None:
    """A heading on bare wood: no seam runs through its words."""
    sheet = plan(look.sizes.layout)
    wide = font(look.faces.bold, sheet.heading.size).getlength(text)
    low = top + sheet.heading_height - 2
    ImageDraw.Draw(picture).rectangle((FRAME, top + 2, sheet.edge + wide + 16, low), fill=look.colours.land)
    write(picture, sheet.heading, text, look.faces.bold, look.colours.ink, (sheet.edge, top, 0, 0))


def _told_at_right(look: Theme, picture: Image.Image, top: int, text: str) -> None:
    """Words at the end of a heading's line."""
    sheet = plan(look.sizes.layout)
    shown = words(text, look.faces.bold, sheet.heading.size, look.colours.ink)
    right, low = sheet.width - sheet.edge, top + sheet.heading_height - 2
    box = (right - shown.width - 16, top + 2, sheet.width - FRAME - 1, low)
    ImageDraw.Draw(picture).rectangle(box, fill=look.colours.land)
    stamp(picture, shown, right, top + sheet.heading.at[1], "right")


def status(facts: Facts, texts: Texts) -> str:
    """Round and goal in one line, or that it is over."""
    if facts.finished:
        return texts.say("chart-royal-over")
    return texts.say(
        "chart-royal-round",
        round=facts.round,
        goal=facts.goal,
        expedition=facts.needs_expedition,
        last=facts.last_round,
    )


def _scrolls_height(sheet: Plan, facts: Facts) -> int:
    """How high the expeditions are, with the deck beside them, and the gap below."""
    count = len(facts.expeditions) + (not facts.finished and not _deck_is_told(sheet, facts))
    return rows(sheet, count) * (sheet.scroll.height + sheet.gap)


def _deck_is_told(sheet: Plan, facts: Facts) -> bool:
    """Whether the deck stands in words beside the heading: drawn, it would have a row to itself."""
    return not facts.finished and len(facts.expeditions) % sheet.columns == 0


def _scrolls(look: Theme, picture: Image.Image, top: int, facts: Facts, texts: Texts) -> None:
    """The open expeditions, and the deck in the last place of the last row."""
    sheet = plan(look.sizes.layout)
    cards = [scroll(look, card) for card in facts.expeditions]
    places = list(range(len(cards)))
    if not facts.finished and not _deck_is_told(sheet, facts):
        cards.append(pile(look, texts.say("chart-royal-deck", count=facts.deck)))
        places.append(rows(sheet, len(cards)) * sheet.columns - 1)
    for n, card in zip(places, cards, strict=True):
        row, at = divmod(n, sheet.columns)
        stamp(picture, card, column(sheet, at), top + row * (sheet.scroll.height + sheet.gap))
