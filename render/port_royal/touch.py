"""Where things are on the board: the harbour, the expeditions, the deck, the seats' slips."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from data.locale import Texts
from render.kit.game import View
from render.kit.picture import Picture, picture_of
from render.kit.sprites import pieces_of
from render.kit.theme import Theme
from render.kit.touch import Piece, Spot, Touch, box_spot, told_apart
from render.port_royal.alt_text import board_text
from render.port_royal.board import draw_ground, told_box
from render.port_royal.display import slip_of
from render.port_royal.facts import Facts, read
from render.port_royal.laid import DECK, board_laid, deck_words
from render.port_royal.layout import plan
from render.port_royal.lines import deck_is_told, lines_of, seat_tops
from render.port_royal.sprites import SPRITES


def touch(view: View, texts: Texts, look: Theme, *, bare: bool = False) -> Touch:
    """Spots are the places in which cards of the harbour and expeditions lie, and unless it is `bare` the
    seats' slips; the deck is one where it is told of in words, else a piece.
    """
    facts, sheet = replace(read(view), bare=bare), plan(look.sizes.layout)
    lines = lines_of(sheet, facts)
    pieces = list(pieces_of(look, SPRITES, board_laid(facts, texts, look, bare=bare)))
    spots = [*_slots(pieces, texts), *_deck(facts, texts, look)]
    if not bare:
        for seat, top in zip(facts.seats, seat_tops(sheet, facts, lines), strict=True):
            box = (sheet.edge, top, sheet.room, slip_of(sheet, seat).height)
            spots.append(box_spot(f"seat:{seat.number}", box, texts.player(seat.number)))
    return told_apart((sheet.width, lines.seats if bare else lines.end), spots, pieces, texts)


def _slots(pieces: list[Piece], texts: Texts) -> Iterator[Spot]:
    """The place of each card that lies open."""
    for piece in pieces:
        if piece.at.startswith("slot:"):
            row, _, number = piece.at.removeprefix("slot:").partition(".")
            key = "touch-royal-berth" if row == "harbour" else "touch-royal-scroll"
            box = (*piece.corner, piece.width, piece.height)
            yield box_spot(piece.at, box, texts.say(key, number=int(number)))


def _deck(facts: Facts, texts: Texts, look: Theme) -> Iterator[Spot]:
    sheet = plan(look.sizes.layout)
    if deck_is_told(sheet, facts):
        said, top = deck_words(facts, texts), lines_of(sheet, facts).expeditions
        yield box_spot(DECK, told_box(look, top, said), said)


def ground(view: View, texts: Texts, look: Theme, *, bare: bool = False) -> Picture:
    """The board on which no card lies; `bare`: the harbour alone, without words but those of the deck."""
    facts = read(view)
    image = draw_ground(facts, texts, look, bare=bare)
    return picture_of(image, "ground", board_text(facts, texts, look), texts)
