"""The board picture: the harbour, the open expeditions, and what lies in front of everybody."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image, ImageDraw

from data.locale import Texts
from render.kit.assets import font
from render.kit.canvas import stamp, words
from render.kit.lines import write
from render.kit.plans import Box
from render.kit.sprites import lay
from render.kit.theme import Theme
from render.port_royal.display import draw_seat
from render.port_royal.facts import Facts
from render.port_royal.harbour import FRAME, draw_quays, ships_of, wharf
from render.port_royal.laid import board_laid, deck_words
from render.port_royal.layout import plan
from render.port_royal.lines import deck_is_told, heading_height, lines_of, seat_tops
from render.port_royal.sprites import SPRITES


def height_of(facts: Facts, look: Theme) -> int:
    """How high the board is, in pixels, without drawing it."""
    return lines_of(plan(look.sizes.layout), facts).end


def draw_facts(facts: Facts, texts: Texts, look: Theme, least: int = 0) -> Image.Image:
    """The board with these facts, not yet encoded. `texts` know the members' names; `least`: so many pixels
    high at least, then there is more quay between the harbour and what lies below it.
    """
    picture = draw_ground(facts, texts, look, least)
    lay(look, picture, SPRITES, board_laid(facts, texts, look, least))
    return picture


def draw_ground(
    facts: Facts, texts: Texts, look: Theme, least: int = 0, *, bare: bool = False
) -> Image.Image:
    """The board without what is laid on it; `bare`: nor the seats' slips, the title and the headings."""
    facts = replace(facts, bare=bare)
    sheet = plan(look.sizes.layout)
    lines = lines_of(sheet, facts, least)
    picture = wharf(look, (sheet.width, lines.seats if bare else lines.end), lines.standing)
    draw_quays(look, picture, sheet.head, len(ships_of(facts.harbour)))
    if deck_is_told(sheet, facts):
        _told_at_right(look, picture, lines.expeditions, deck_words(facts, texts))
    if bare:
        return picture
    _head(look, picture, facts, texts)
    if heading_height(sheet, facts) == sheet.heading_height:
        many, open_ones = len(facts.harbour), len(facts.expeditions)
        _heading(look, picture, lines.standing, texts.say("chart-royal-harbour", count=many))
        _heading(look, picture, lines.expeditions, texts.say("chart-royal-expeditions", count=open_ones))
    for seat, top in zip(facts.seats, seat_tops(sheet, facts, lines), strict=True):
        draw_seat(look, picture, top, facts, seat, texts)
    return picture


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
    left, up, wide, high = told_box(look, top, text)
    ImageDraw.Draw(picture).rectangle((left, up, left + wide, up + high), fill=look.colours.land)
    stamp(picture, shown, sheet.width - sheet.edge, top + sheet.heading.at[1], "right")


def told_box(look: Theme, top: int, text: str) -> Box:
    """The room of words at the end of the line of a heading that begins there."""
    sheet = plan(look.sizes.layout)
    shown = words(text, look.faces.bold, sheet.heading.size, look.colours.ink)
    left = sheet.width - sheet.edge - shown.width - 16
    return left, top + 2, sheet.width - FRAME - 1 - left, sheet.heading_height - 4


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
