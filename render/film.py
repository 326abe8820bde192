"""A finished game as a film: its boards in sequence, one file with its words."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from PIL import Image

from data.locale import Texts
from render.games import pictures
from render.kit.game import View
from render.kit.picture import Picture
from render.kit.theme import Theme, theme

MOST_FRAMES = 24
LEAST_WIDTH = 800  # pixels of a frame, if the board is that large
MOST_BYTES = 6_000_000
QUALITIES = (70, 45, 25)
EACH, LAST = 1_200, 5_000
"""Milliseconds that a frame is shown, and the last one."""


def replay(game: str, boards: Sequence[View], texts: Texts, look: Theme | None = None) -> Picture:
    """An animated WebP of these boards, thinned evenly if there are many; the first and last are kept.

    Its words are those of the last board. Raises ValueError if there are no boards, or no pictures of the
    game.
    """
    if not boards:
        raise ValueError("There is nothing to show: the game has no boards.")
    look, package = look or theme(), pictures(game)
    frames = _even([_shrunk(package.draw(view, texts, look)) for view in thinned(boards)], look)
    data = encoded(frames)
    shown = texts.say("alt-replay", game=game, count=len(frames))
    words = f"{shown}\n{package.alt_text(boards[-1], texts, look)}"
    return Picture(
        data, "webp", "replay.webp", words, frames[0].width, frames[0].height, texts.say("alt-more")
    )


def thinned(boards: Sequence[Any], most: int = MOST_FRAMES) -> list[Any]:
    """At most this many of them, as evenly as possible, with the first and the last."""
    if len(boards) <= most:
        return list(boards)
    return [boards[n * (len(boards) - 1) // (most - 1)] for n in range(most)]


def _shrunk(image: Image.Image) -> Image.Image:
    """The board at a half or a third of its size, which is quick, and equally sharp everywhere."""
    return image.reduce(max(1, image.width // LEAST_WIDTH))


def _even(frames: list[Image.Image], look: Theme) -> list[Image.Image]:
    """All frames at the height of the highest."""
    height = max(frame.height for frame in frames)
    return [_laid(frame, height, look) for frame in frames]


def _laid(frame: Image.Image, height: int, look: Theme) -> Image.Image:
    if frame.height == height:
        return frame
    sheet = Image.new("RGB", (frame.width, height), look.colours.paper)
    sheet.paste(frame, (0, 0))
    return sheet


def encoded(frames: Sequence[Image.Image]) -> bytes:
    """The film, small enough to send: first with less detail, then with fewer frames."""
    data = b""
    for quality in QUALITIES:
        data = encode_film(frames, quality)
        if len(data) <= MOST_BYTES:
            break
    return data if len(data) <= MOST_BYTES or len(frames) < 4 else encoded(thinned(frames, len(frames) // 2))


def encode_film(frames: Sequence[Image.Image], quality: int = QUALITIES[0]) -> bytes:
    """Frames as an animated WebP that loops."""
    out = io.BytesIO()
    frames[0].save(
        out,
        "WEBP",
        save_all=True,
        append_images=frames[1:],
        duration=[*([EACH] * (len(frames) - 1)), LAST],
        loop=0,
        quality=quality,
        method=0,
    )
    return out.getvalue()
