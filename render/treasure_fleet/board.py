"""The board picture: the sailing with the cards at every ship, and what every player has captured."""

from __future__ import annotations

from PIL import Image, ImageDraw

from data.locale import Texts
from render.art.shown import ground
from render.kit.assets import icon
from render.kit.canvas import mix, stamp, stamp_centre, words
from render.kit.grounds import lay_ground, slip
from render.kit.lines import write, write_lines
from render.kit.plans import Box, Line
from render.kit.sprites import lay
from render.kit.theme import Theme
from render.treasure_fleet import cards
from render.treasure_fleet.alt_text import player_name
from render.treasure_fleet.boxes import (
    bare_height,
    beneath,
    board_boxes,
    deck_box,
    foot_box,
    portrait_box,
    slip_box,
)
from render.treasure_fleet.facts import Facts, Seat, Ship
from render.treasure_fleet.laid import board_laid
from render.treasure_fleet.layout import plan
from render.treasure_fleet.sprites import SPRITES

TWO_FIGURES = 88
"""Points as wide as any with 2 figures."""


def height_of(facts: Facts, look: Theme) -> int:
    """How high the board is, in pixels, without drawing it."""
    sheet = plan(look.sizes.layout)
    _, _, bottom = board_boxes(sheet, facts)
    return bottom + beneath(sheet, facts)


def draw_facts(facts: Facts, texts: Texts, look: Theme, least: int = 0) -> Image.Image:
    """The board with these facts, not yet encoded. `texts` know the members' names; `least`: so many pixels
    high at least, then there is more sea between the fleet and the players' slips.
    """
    picture = draw_ground(facts, texts, look, least)
    lay(look, picture, SPRITES, board_laid(facts, texts, look, least))
    return picture


def draw_ground(
    facts: Facts, texts: Texts, look: Theme, least: int = 0, *, bare: bool = False
) -> Image.Image:
    """The board without what is laid on it; `bare`: nor what stands below the fleet, nor its title."""
    sheet = plan(look.sizes.layout)
    ships, strips, bottom = board_boxes(sheet, facts, least, bare=bare)
    high = bare_height(sheet, facts) if bare else bottom + beneath(sheet, facts)
    picture = open_sea(look, high, sheet.horizon if ships else sheet.head)
    for n, (ship, box) in enumerate(zip(facts.row, ships, strict=True), 1):
        _ship(look, picture, box, n, ship, texts)
    if bare:
        return picture
    write(picture, sheet.title, texts.name("treasure_fleet"), look.faces.display, look.colours.ink)
    write(picture, sheet.status, status(facts, texts), look.faces.bold, look.colours.border)
    for seat, box in zip(facts.in_turn, strips, strict=True):
        _strip(look, picture, box, seat, facts, texts)
    if not facts.finished:
        _foot(look, picture, foot_box(sheet, bottom), facts, texts)
    return picture


def open_sea(look: Theme, height: int, line: int) -> Image.Image:
    """The sea from the height `line` down, below a sky, in a frame."""
    sheet, colours = plan(look.sizes.layout), look.colours
    picture = Image.new("RGB", (sheet.width, height), mix(colours.paper, colours.sea, 0.6))
    tint = mix(colours.sea, colours.shoal, 0.5)
    lay_ground(picture, ground("waves", tint, sheet.width, 1 if look.grain else 0.6), line, height)
    pen = ImageDraw.Draw(picture)
    pen.line([(0, line), (sheet.width, line)], fill=colours.coast, width=2)
    pen.rectangle((0, 0, sheet.width - 1, height - 1), outline=colours.coast, width=4)
    return picture


def status(facts: Facts, texts: Texts) -> str:
    """Sailing and volley in one line, or that it is over."""
    if facts.finished:
        return texts.say("chart-fleet-over")
    told = {"sailing": facts.sailing, "sailings": facts.sailings}
    if facts.volley:
        return texts.say("chart-fleet-volley", **told, volley=facts.volley)
    return texts.say("chart-fleet-sailing", **told)


def _ship(look: Theme, picture: Image.Image, box: Box, number: int, ship: Ship, texts: Texts) -> None:
    """The slip of a ship, for what is fired at her."""
    paper = slip_box(plan(look.sizes.layout).ship, box)
    slip(look, picture, paper)
    _head(look, picture, paper, number, ship, texts)


def _head(look: Theme, picture: Image.Image, paper: Box, number: int, ship: Ship, texts: Texts) -> None:
    """A ship's number, and what she is worth."""
    sheet, (left, top, _, _) = plan(look.sizes.layout).ship, paper
    marks = [(cards.disc(look, str(number), sheet.number.size), sheet.number)]
    if ship.kind == "cursed":
        marks.append((cards.curse(look, ship.stormed, sheet.worth.size), sheet.worth))
        said = texts.say("chart-fleet-cursed")
        write(picture, sheet.word, said, look.faces.italic, look.colours.faded, paper)
    else:
        marks.append((cards.treasure(look, ship.points, sheet.worth.size), sheet.worth))
    for mark, spot in marks:
        stamp(picture, mark, left + spot.at[0], top + spot.at[1])


def _strip(look: Theme, picture: Image.Image, box: Box, seat: Seat, facts: Facts, texts: Texts) -> None:
    sheet, (left, top, _, _) = plan(look.sizes.layout).strip, box
    colours, faces = look.colours, look.faces
    slip(look, picture, box, active=seat.active or facts.leads(seat))
    mark = cards.banner(look, seat.flag, sheet.wide, seat.active)
    stamp(picture, mark, left + sheet.flag[0], top + sheet.flag[1])
    turn = f"{number}. " if (number := facts.turn(seat)) else ""
    named = turn + player_name(seat, texts)
    write_lines(picture, sheet.name, named, sheet.lines, faces.name, colours.ink, box)
    _signs(look, picture, box, seat, first=facts.leads(seat))
    if seat.points is not None:
        draw_points(look, picture, sheet.points, sheet.coin, seat.points, box)


def draw_points(look: Theme, picture: Image.Image, line: Line, coin: int, points: int, box: Box) -> None:
    """Treasure points, beside a gold piece, which stands where it does for 2 figures."""
    wide = write(picture, line, str(points), look.faces.number, look.colours.border, box)
    wide = max(wide, words(str(TWO_FIGURES), look.faces.number, line.size, look.colours.border).width)
    x = box[0] + box[2] + line.at[0] - wide - coin - 6
    stamp(picture, cards.treasure(look, None, coin), x, box[1] + line.at[1] + line.size * 0.62 - coin / 2)


def _signs(look: Theme, picture: Image.Image, box: Box, seat: Seat, *, first: bool) -> None:
    """The lookout, laurels for the winner, cards loaded, cards in hand."""
    sheet, ink = plan(look.sizes.layout).strip.signs, look.colours.ink
    x, middle = box[0] + sheet.at[0], box[1] + sheet.at[1] + sheet.icons / 2
    parts = [icon("spyglass", sheet.icons, look.colours.border)] if seat.lookout else []
    parts += [icon("laurel-crown", sheet.icons, look.colours.gold_dark)] if first else []
    if seat.loaded:
        parts += [icon("cannon", sheet.icons, ink), cards.backs(look, seat.flag, seat.loaded, sheet.card)]
    if seat.in_hand:
        held = cards.backs(look, seat.flag, min(3, seat.in_hand), sheet.card)
        parts += [held, words(f"×{seat.in_hand}", look.faces.bold, sheet.size, ink)]
    for part in parts:
        stamp_centre(picture, part, x + part.width / 2, middle)
        x += part.width + 7


def _foot(look: Theme, picture: Image.Image, box: Box, facts: Facts, texts: Texts) -> None:
    """The fleet's deck, and the governor in his oval."""
    whole, ink, face = plan(look.sizes.layout), look.colours.ink, look.faces.bold
    sheet, (left, top, _, _) = whole.foot, box
    slip(look, picture, deck_box(whole, box, governor=facts.governor))
    stamp(picture, cards.pile(look, sheet.pile), left + 10, top + 6)
    write(picture, sheet.deck, texts.say("chart-fleet-deck", count=facts.deck), face, ink, box)
    if not facts.governor:
        return
    write(picture, sheet.governor, texts.say("chart-fleet-governor"), face, ink, box)
    x, y, side, _ = portrait_box(whole, box)
    portrait = cards.governor(look, side)
    picture.paste(portrait, (x, y), portrait.getchannel("A"))
    gold = cards.treasure(look, facts.governor_points, round(side * 0.52), governor=True)
    stamp(picture, gold, x + side - gold.width + 4, y + side - gold.height + 2)
