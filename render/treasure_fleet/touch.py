"""Where things are on the board: the row of ships, the players' slips, the deck, and all that lies there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from data.locale import Texts
from render.kit.game import View
from render.kit.picture import Picture, picture_of
from render.kit.sprites import pieces_of
from render.kit.theme import Theme
from render.kit.touch import Spot, Touch, box_spot, told_apart
from render.treasure_fleet.alt_text import board_text, player_name
from render.treasure_fleet.board import draw_ground
from render.treasure_fleet.boxes import (
    afloat_box,
    bare_height,
    beneath,
    board_boxes,
    deck_box,
    foot_box,
    portrait_box,
)
from render.treasure_fleet.facts import GOVERNOR, Facts, read
from render.treasure_fleet.laid import board_laid, seat_place
from render.treasure_fleet.layout import plan
from render.treasure_fleet.sprites import SPRITES


def touch(view: View, texts: Texts, look: Theme, *, bare: bool = False) -> Touch:
    """Spots are the places of the row (each with the slip of its ship), and unless it is `bare` the players'
    slips, the deck and the governor.
    """
    facts, sheet = read(view), plan(look.sizes.layout)
    *_, bottom = board_boxes(sheet, facts, bare=bare)
    high = bare_height(sheet, facts) if bare else bottom + beneath(sheet, facts)
    pieces = pieces_of(look, SPRITES, board_laid(facts, texts, look, bare=bare))
    return told_apart((sheet.width, high), _spots(facts, texts, look, bare=bare), pieces, texts)


def _spots(facts: Facts, texts: Texts, look: Theme, *, bare: bool) -> Iterator[Spot]:
    sheet = plan(look.sizes.layout)
    ships, strips, bottom = board_boxes(sheet, facts, bare=bare)
    for number, box in enumerate(ships, 1):
        spot = box_spot(f"slot:row.{number}", box, texts.say("touch-fleet-slot", number=number))
        # Words about a ship lie over herself, never over a figure.
        left, top, wide, high = afloat_box(sheet.ship, box)
        yield replace(spot, label=(left + wide / 2, top + high / 2))
    if bare:
        return
    for seat, box in zip(facts.in_turn, strips, strict=True):
        yield box_spot(seat_place(seat), box, player_name(seat, texts))
    if facts.finished:
        return
    foot = foot_box(sheet, bottom)
    deck = deck_box(sheet, foot, governor=facts.governor)
    yield box_spot("deck:fleet", deck, texts.say("chart-fleet-deck", count=facts.deck))
    if facts.governor:
        yield box_spot(f"card:{GOVERNOR}", portrait_box(sheet, foot), texts.say("chart-fleet-governor"))


def ground(view: View, texts: Texts, look: Theme, *, bare: bool = False) -> Picture:
    """The board on which nothing lies; `bare`: the sea with the slips of its ships alone."""
    facts = read(view)
    image = draw_ground(facts, texts, look, bare=bare)
    return picture_of(image, "ground", board_text(facts, texts, look), texts)
