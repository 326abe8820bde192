"""What is asked of every board that can be touched, whatever its game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PIL import Image, ImageChops

from data.locale import Texts, languages
from render.kit.geo import inside
from render.kit.sprites import Sprites
from render.kit.theme import Theme
from render.kit.touch import Piece, Touch

KINDS = {
    "zone", "port", "ship", "npc", "merchant", "card", "slot", "deck", "location", "seat", "token", "glory",
    "die",
}  # fmt: skip
"""How the names of places begin, as docs/pictures.md lists them."""


@dataclass(frozen=True)
class Board:
    """A board of a game, in each way in which it is drawn."""

    name: str
    touch: Callable[[Texts, Theme], Touch]
    whole: Callable[[Texts, Theme], Image.Image]
    ground: Callable[[Texts, Theme], Image.Image]
    sprites: Sprites


def laid_on(board: Board, texts: Texts, look: Theme, pieces: Iterable[Piece]) -> Image.Image:
    """The ground with these pieces laid on it as a page does: each sprite as large as it is on the board."""
    picture = board.ground(texts, look).copy()
    for piece in pieces:
        sprite = sprite_of(board, look, piece)
        picture.paste(sprite, piece.corner, sprite.getchannel("A"))
    return picture


def sprite_of(board: Board, look: Theme, piece: Piece) -> Image.Image:
    """The pixels of a piece at the board's resolution."""
    sprite = board.sprites.drawn(look, piece.sprite, times=1)
    assert sprite is not None, piece
    assert sprite.size == (piece.width, piece.height), piece
    return sprite.convert("RGBA")


def check_outlines(touch: Touch) -> None:
    """Every spot lies within the picture and its label within it, every piece within the picture."""
    width, height = touch.size
    for spot in touch.spots:
        assert all(0 <= x <= width and 0 <= y <= height for x, y in spot.outline), spot
        assert inside(list(spot.outline), spot.label), spot
    for piece in touch.pieces:
        left, top = piece.corner
        assert left >= 0, piece
        assert top >= 0, piece
        assert left + piece.width <= width, piece
        assert top + piece.height <= height, piece


def check_names(board: Board, players: tuple[str, ...], look: Theme) -> None:
    """Each place and each name occurs once, in every language; a piece lies at a spot, or at none."""
    for language in languages():
        touch = board.touch(Texts(language).with_players(players), look)
        places = [*(spot.at for spot in touch.spots), *(piece.id for piece in touch.pieces)]
        names = [*(spot.name for spot in touch.spots), *(piece.name for piece in touch.pieces)]
        assert len(set(places)) == len(places)
        assert {place.partition(":")[0] for place in places} <= KINDS
        assert len(set(names)) == len(names)
        assert all(name and "{" not in name and "touch-" not in name for name in names)
        assert {piece.at for piece in touch.pieces} <= {"", *places}


def check_whole(board: Board, texts: Texts, look: Theme) -> None:
    """The ground and its pieces are the board, to the pixel."""
    laid = laid_on(board, texts, look, board.touch(texts, look).pieces)
    assert ImageChops.difference(laid, board.whole(texts, look)).getbbox() is None, board.name


def check_pieces(board: Board, texts: Texts, look: Theme) -> None:
    """Where a piece is said to lie, it is drawn; without it, nothing else is missing."""
    pieces, whole = board.touch(texts, look).pieces, board.whole(texts, look)
    for gone in pieces:
        left, top = gone.corner
        box = (left, top, left + int(gone.width), top + int(gone.height))
        missing = laid_on(board, texts, look, (piece for piece in pieces if piece is not gone))
        changed = ImageChops.difference(missing, whole).getbbox()
        assert changed is not None, gone
        assert changed[0] >= box[0] and changed[1] >= box[1], gone  # noqa: PT018
        assert changed[2] <= box[2] and changed[3] <= box[3], gone  # noqa: PT018
