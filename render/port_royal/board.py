"""The board picture: the harbour, the open expeditions, and what lies in front of everybody."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from data.content.royal import RoyalCard
from data.locale import Texts
from render.kit.assets import icon
from render.kit.badges import badge
from render.kit.canvas import stamp, words, wrapped
from render.kit.game import View
from render.kit.picture import Picture, picture_of
from render.kit.plans import Box
from render.kit.slips import sea, slip, write
from render.kit.theme import Theme, theme
from render.port_royal.alt_text import board_text, display_lines
from render.port_royal.cards import tile
from render.port_royal.facts import Facts, Seat, read
from render.port_royal.layout import Plan, SeatPlan, plan


def draw(view: View, texts: Texts, look: Theme | None = None) -> Image.Image:
    """The board as this view shows it, not yet encoded. `texts` know the members' names."""
    return draw_facts(read(view), texts, look or theme())


def board(view: View, texts: Texts, look: Theme | None = None) -> Picture:
    """The board as a picture with its alt text."""
    facts, look = read(view), look or theme()
    return picture_of(draw_facts(facts, texts, look), "board", board_text(facts, texts, look), texts)


def draw_facts(facts: Facts, texts: Texts, look: Theme) -> Image.Image:
    """The board with these facts."""
    sheet = plan(look.sizes.layout)
    told = [seat_lines(seat, texts, look) for seat in facts.seats]
    slips = [slip_height(sheet.seat, shown) + sheet.gap for shown in told]
    height = sheet.head + _rows_height(sheet, facts.harbour) + _rows_height(sheet, facts.expeditions)
    picture = sea(look, sheet.width, height + sum(slips) + sheet.edge - sheet.gap)
    write(picture, sheet.title, texts.name(facts.rules), look.faces.display, look.colours.ink)
    write(picture, sheet.status, status(facts, texts), look.faces.bold, look.colours.border)
    corner = (sheet.edge, sheet.head, sheet.room, 0)
    if not facts.finished:
        said = texts.say("chart-royal-deck", count=facts.deck)
        write(picture, sheet.deck, said, look.faces.sans, look.colours.ink, corner)
    top = _rows(look, picture, sheet.head, "chart-royal-harbour", facts.harbour, texts)
    top = _rows(look, picture, top, "chart-royal-expeditions", facts.expeditions, texts)
    for seat, shown, tall in zip(facts.seats, told, slips, strict=True):
        box = (sheet.edge, top, sheet.room, tall - sheet.gap)
        draw_seat(look, picture, box, seat, shown, texts, active=facts.plays(seat), won=facts.won(seat))
        top += tall
    return picture


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


def _rows_height(sheet: Plan, shown: Sequence[RoyalCard]) -> int:
    return sheet.heading_height + tiles_height(sheet, shown)


def tiles_height(sheet: Plan, shown: Sequence[RoyalCard]) -> int:
    """How high cards in rows are, with the gap below them."""
    return -(-len(shown) // sheet.columns) * (sheet.tile.size[1] + sheet.gap)


def _rows(
    look: Theme, picture: Image.Image, top: int, label: str, shown: Sequence[RoyalCard], texts: Texts
) -> int:
    """Cards in rows under a heading; returns where the next thing begins."""
    sheet = plan(look.sizes.layout)
    heading = texts.say(label, count=len(shown))
    write(picture, sheet.heading, heading, look.faces.bold, look.colours.ink, (sheet.edge, top, 0, 0))
    draw_tiles(look, picture, top + sheet.heading_height, shown, texts)
    return top + _rows_height(sheet, shown)


def draw_tiles(look: Theme, picture: Image.Image, top: int, shown: Sequence[RoyalCard], texts: Texts) -> None:
    """Cards side by side, in rows."""
    sheet = plan(look.sizes.layout)
    width, height = sheet.tile.size
    for n, card in enumerate(shown):
        row, column = divmod(n, sheet.columns)
        at = (sheet.edge + column * (width + sheet.gap), top + row * (height + sheet.gap))
        picture.paste(tile(look, card, texts), at)


def seat_lines(seat: Seat, texts: Texts, look: Theme) -> list[str]:
    """The display of a seat in lines that fit its slip."""
    sheet = plan(look.sizes.layout)
    face, size, room = look.faces.sans, sheet.seat.letters, sheet.room - 28
    return [part for told in display_lines(seat, texts) for part in wrapped(told, face, size, room)]


def slip_height(sheet: SeatPlan, told: Sequence[str]) -> int:
    """How high a seat's slip with these lines is."""
    return sheet.head + sheet.line * len(told)


def draw_seat(
    look: Theme,
    picture: Image.Image,
    box: Box,
    seat: Seat,
    told: Sequence[str],
    texts: Texts,
    *,
    active: bool = False,
    won: bool = False,
) -> None:
    """A seat's slip: who, points, coins, strength; its display below. Bright in its turn and after it has
    won.
    """
    sheet, ink, faces = plan(look.sizes.layout).seat, look.colours.ink, look.faces
    left, top = box[:2]
    slip(look, picture, box, active=active or won)
    stamp(picture, badge(look, seat.number, sheet.badge), left + 10, top + 10)
    name = texts.say("chart-royal-winner", seat=seat.number) if won else texts.player(seat.number)
    write(picture, sheet.name, name, faces.bold, ink, box)
    figures = (("laurel-crown", seat.points), ("two-coins", seat.coins), ("crossed-swords", seat.strength))
    row = sheet.figures
    for n, (sign, figure) in enumerate(figures):
        x, y = left + row.at[0] + n * row.step, top + row.at[1]
        stamp(picture, icon(sign, row.icons, ink), x, y)
        stamp(picture, words(str(figure), faces.number, row.size, ink), x + row.icons + 6, y - 4)
    for n, line in enumerate(told):
        y = top + sheet.head - 6 + n * sheet.line
        stamp(picture, words(line, faces.sans, sheet.letters, ink), left + 14, y)
