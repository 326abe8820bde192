"""A finished game as a film: its boards in sequence, one file with its words.

Where a game's pieces move from board to board, so they do in its film.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import Any, cast

from PIL import Image, ImageDraw

from data.locale import Texts
from render.games import pictures
from render.kit.canvas import fitting, stamp
from render.kit.game import View, WithHeights, WithPassages
from render.kit.picture import Picture
from render.kit.theme import Theme, theme

MOST_BOARDS = 24
MOST_SAILED = 16
"""The most boards of a film, and of one in which pieces move."""
LEAST_WIDTH = 800  # pixels of a frame, if the board is that large
MOST_BYTES = 6_000_000
QUALITIES = (70, 45, 25)
EACH, LAST, UNDER_WAY = 1_200, 5_000, 140
"""Milliseconds that a board is shown, the last one, and a picture between two boards."""
CAPTION = 38  # pixels of height beneath a frame


@dataclass(frozen=True, slots=True)
class Frame:
    """A picture of a film: how long it is shown, and what is written beneath it."""

    image: Image.Image
    time: int = EACH
    caption: str = ""


def replay(game: str, boards: Sequence[View], texts: Texts, look: Theme | None = None) -> Picture:
    """An animated WebP of these boards, thinned evenly if there are many; the first and last are kept.

    Its words are those of the last board, after the captions. Raises ValueError if there are no boards, or
    no pictures of the game.
    """
    if not boards:
        raise ValueError("There is nothing to show: the game has no boards.")
    look, package = look or theme(), pictures(game)
    sails = hasattr(package, "passage")
    shown = thinned(boards, MOST_SAILED if sails else MOST_BOARDS)
    made = list(_sailed(game, shown, texts, look)) if sails else _still(game, shown, texts, look)
    frames = _captioned(made, look)
    data = encoded(frames)
    captions = dict.fromkeys(frame.caption for frame in made if frame.caption)
    words = "\n".join(
        [
            texts.say("alt-replay", game=game, count=len(shown)),
            *captions,
            package.alt_text(boards[-1], texts, look),
        ]
    )
    size = frames[0].image.size
    return Picture(data, "webp", "replay.webp", words, *size, texts.say("alt-more"))


def _still(game: str, boards: Sequence[View], texts: Texts, look: Theme) -> list[Frame]:
    """One frame for each board, all as high as the highest: their ground goes on below them."""
    package = cast(WithHeights, pictures(game))
    least = max(package.height(view, look) for view in boards)
    made = [Frame(_shrunk(package.draw(view, texts, look, least))) for view in boards]
    return [*made[:-1], replace(made[-1], time=LAST)]


def _sailed(game: str, boards: Sequence[View], texts: Texts, look: Theme) -> Iterator[Frame]:
    """The boards, and between them whatever moves."""
    package = cast(WithPassages, pictures(game))
    first = pictures(game).draw(boards[0], texts, look)
    shrink = partial(_reduced, factor=max(1, first.width // LEAST_WIDTH))
    yield Frame(shrink(first), EACH if len(boards) > 1 else LAST)
    for number, (before, after) in enumerate(pairwise(boards), 2):
        found = package.passage(before, after, texts, look, shrink)
        for image in found.between:
            yield Frame(image, UNDER_WAY, found.caption)
        yield Frame(found.board, LAST if number == len(boards) else EACH, found.caption)


def thinned(boards: Sequence[Any], most: int = MOST_BOARDS) -> list[Any]:
    """At most this many of them, as evenly as possible, with the first and the last."""
    if len(boards) <= most:
        return list(boards)
    return [boards[n * (len(boards) - 1) // (most - 1)] for n in range(most)]


def _reduced(image: Image.Image, factor: int) -> Image.Image:
    return image.reduce(factor)


def _shrunk(image: Image.Image) -> Image.Image:
    """The board at a half or a third of its size, which is quick, and equally sharp everywhere."""
    return _reduced(image, max(1, image.width // LEAST_WIDTH))


def _captioned(frames: list[Frame], look: Theme) -> list[Frame]:
    """Each frame with its caption beneath, if any has one."""
    if not any(frame.caption for frame in frames):
        return frames
    return [replace(frame, image=_with_caption(frame, look)) for frame in frames]


def _with_caption(frame: Frame, look: Theme) -> Image.Image:
    width, height = frame.image.size
    sheet = Image.new("RGB", (width, height + CAPTION), look.colours.paper)
    sheet.paste(frame.image, (0, 0))
    ImageDraw.Draw(sheet).line((0, height, width, height), fill=look.colours.ink, width=2)
    if frame.caption:
        line = fitting(frame.caption, look.faces.bold, 22, look.colours.ink, width - 24, 15)
        stamp(sheet, line, width / 2, height + (CAPTION - line.height) / 2, "middle")
    return sheet


def encoded(frames: Sequence[Frame]) -> bytes:
    """The film, small enough to send: first with less detail, then with fewer frames."""
    images, times = [frame.image for frame in frames], [frame.time for frame in frames]
    data = b""
    for quality in QUALITIES:
        data = encode_film(images, quality, times)
        if len(data) <= MOST_BYTES:
            break
    return data if len(data) <= MOST_BYTES or len(frames) < 4 else encoded(thinned(frames, len(frames) // 2))


def encode_film(
    frames: Sequence[Image.Image], quality: int = QUALITIES[0], times: Sequence[int] = ()
) -> bytes:
    """Frames as an animated WebP that loops, each shown for so many milliseconds."""
    out = io.BytesIO()
    frames[0].save(
        out,
        "WEBP",
        save_all=True,
        append_images=frames[1:],
        duration=list(times) or [*([EACH] * (len(frames) - 1)), LAST],
        loop=0,
        quality=quality,
        method=0,
    )
    return out.getvalue()
