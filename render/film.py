"""A finished game as a film: its boards in sequence, one file with its words.

Where a game's pieces move from board to board, so they do in its film.
"""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from statistics import median_low
from typing import Any, cast

from PIL import Image, ImageDraw, ImageOps

from data.locale import Texts
from render.acts import Happening, acts
from render.games import pictures
from render.kit.canvas import fitted, fitting, stamp_centre, wrapped
from render.kit.game import View, WithHeights, WithPassages
from render.kit.picture import Picture, ribboned
from render.kit.theme import Layout, Theme

MOST_BOARDS = 24
MOST_SAILED = 16
"""The most boards of a film, and of one in which pieces move."""
LEAST_WIDTH = 800  # pixels of a frame, if the board is that large
MOST_BYTES = 6_000_000
QUALITIES = (70, 45, 25)
EACH, LAST, UNDER_WAY = 1_200, 5_000, 140
"""Milliseconds that a board is shown, the last one, and a picture between two boards."""
ACTED, ACT_ENDS = 1_500, 2_200
"""Milliseconds that a picture of a battle or the like is shown, and the last one of it."""
MOST_OF_ACT, MOST_ACTED = 6, 60
"""Pictures of one battle or the like, and of all: if there are more, each is shown at its end alone."""
CAPTION: dict[Layout, int] = {"wide": 22, "tall": 30}
"""The type size of captions, in pixels, beneath a frame of LEAST_WIDTH; wider ones have larger type."""
SMALLER = 0.7  # a caption's type at the least, if it fits into one line then
MOST_LINES = 4  # of a caption
FAR_HIGHER = 1.25  # times the middle height of all boards: such a board is made smaller


@dataclass(frozen=True, slots=True)
class Frame:
    """A picture of a film: how long it is shown, and what is written beneath it."""

    image: Image.Image
    time: int = EACH
    caption: str = ""


def replay(
    game: str,
    boards: Sequence[View],
    texts: Texts,
    look: Theme,
    *,
    scenes: Mapping[int, Sequence[Happening]] | None = None,
    most: int = MOST_BYTES,
) -> Picture:
    """An animated WebP of these boards, thinned evenly if there are many; the first and last are kept.

    `scenes`: by the number of a board, the moments after it, whose battles and the like are shown too.
    `most`: bytes of the film. Its words are those of the last board, after the captions. Raises ValueError if
    there are no boards, or no pictures of the game.
    """
    if not boards:
        raise ValueError("There is nothing to show: the game has no boards.")
    package = pictures(game)
    sails = hasattr(package, "passage")
    kept: list[int] = thinned(range(len(boards)), MOST_SAILED if sails else MOST_BOARDS)
    shown = [boards[number] for number in kept]
    made = (_sailed if sails else _still)(game, shown, texts, look)
    if scenes:
        made = _with_acts(made, [_acts_after(game, scenes, span, texts, look) for span in _spans(kept)], look)
    played = [frame for board in made for frame in board]
    frames = _captioned(played, look)
    data = encoded(frames, most)
    captions = dict.fromkeys(frame.caption for frame in played if frame.caption)
    words = "\n".join(
        [
            texts.say("alt-replay", game=game, count=len(shown)),
            *captions,
            package.alt_text(boards[-1], texts, look),
        ]
    )
    size = frames[0].image.size
    return Picture(data, "webp", "replay.webp", words, *size, texts.say("alt-more"))


def _spans(kept: Sequence[int]) -> list[range]:
    """The boards that each of the kept ones stands for: itself, and those after it that are left out."""
    return [*(range(a, b) for a, b in pairwise(kept)), range(kept[-1], kept[-1] + 1)]


def _acts_after(
    game: str, scenes: Mapping[int, Sequence[Happening]], span: range, texts: Texts, look: Theme
) -> list[list[Image.Image]]:
    return acts(game, [moment for number in span for moment in scenes.get(number, ())], texts, look)


def _with_acts(
    boards: list[list[Frame]], found: Sequence[list[list[Image.Image]]], look: Theme
) -> list[list[Frame]]:
    """The frames of the boards, each followed by what was under way after it; of too much, only the ends."""
    if sum(min(len(act), MOST_OF_ACT) for after in found for act in after) > MOST_ACTED:
        found = [[act[-1:] for act in after] for after in found]
    size = boards[0][0].image.size
    made: list[list[Frame]] = []
    for frames, after in zip(boards, found, strict=True):
        caption = frames[-1].caption
        staged = [
            Frame(
                ImageOps.pad(image, size, Image.Resampling.LANCZOS, color=look.colours.table), time, caption
            )
            for act in (thinned(act, MOST_OF_ACT) for act in after)
            for image, time in zip(act, [ACTED] * (len(act) - 1) + [ACT_ENDS], strict=True)
        ]
        made.append([*frames, *staged])
    return made


def _still(game: str, boards: Sequence[View], texts: Texts, look: Theme) -> list[list[Frame]]:
    """One frame for each board, all of the same height: within the lower ones there is more ground.

    One that is far higher than most is made smaller instead, or all others would be mostly ground.
    """
    package = cast(WithHeights, pictures(game))
    high = common_height([package.height(view, look) for view in boards])
    captions = ["", *(package.caption(before, after, texts) for before, after in pairwise(boards))]
    made = [
        Frame(_shrunk(_within(package.draw(view, texts, look, high), high, look)), caption=caption)
        for view, caption in zip(boards, captions, strict=True)
    ]
    return [[frame] for frame in [*made[:-1], replace(made[-1], time=LAST)]]


def common_height(heights: Sequence[int]) -> int:
    """The height of all frames, in pixels: that of the highest board which is not far higher than most."""
    return max(height for height in heights if height <= FAR_HIGHER * median_low(heights))


def _within(board: Image.Image, high: int, look: Theme) -> Image.Image:
    """The board no higher than that, as wide as before."""
    if board.height <= high:
        return board
    return ImageOps.pad(board, (board.width, high), Image.Resampling.LANCZOS, color=look.colours.paper)


def _sailed(game: str, boards: Sequence[View], texts: Texts, look: Theme) -> list[list[Frame]]:
    """The boards, each after whatever has moved since the one before."""
    package = cast(WithPassages, pictures(game))
    first = pictures(game).draw(boards[0], texts, look)
    shrink = partial(_reduced, factor=max(1, first.width // LEAST_WIDTH))
    made = [[Frame(shrink(first), EACH if len(boards) > 1 else LAST)]]
    for number, (before, after) in enumerate(pairwise(boards), 2):
        found = package.passage(before, after, texts, look, shrink)
        moved = [Frame(image, UNDER_WAY, found.caption) for image in found.between]
        made.append([*moved, Frame(found.board, LAST if number == len(boards) else EACH, found.caption)])
    return made


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
    """Each frame with its caption beneath, if any has one; room for the longest of them."""
    if not any(frame.caption for frame in frames):
        return frames
    width = frames[0].image.width
    size = CAPTION[look.sizes.layout] * width // LEAST_WIDTH
    lines = [_lines(frame.caption, look, size, width - size) for frame in frames]
    most = min(MOST_LINES, max(map(len, lines)))
    return [
        replace(frame, image=_with_caption(frame.image, told, most, size, look))
        for frame, told in zip(frames, lines, strict=True)
    ]


def _lines(caption: str, look: Theme, size: int, room: int) -> list[str]:
    """A caption in lines: one if smaller type does, else as many as it needs, the last with the rest."""
    least = round(size * SMALLER)
    if not caption or fitted(caption, look.faces.bold, size, room, least - 1) >= least:
        return [caption]
    lines = wrapped(caption, look.faces.bold, size, room)
    for narrower in range(room - size, 0, -size):
        even = wrapped(caption, look.faces.bold, size, narrower)
        if len(even) > len(lines):
            break
        lines = even  # no word alone in the last line
    return [*lines[: MOST_LINES - 1], " ".join(lines[MOST_LINES - 1 :])] if len(lines) > MOST_LINES else lines


def _with_caption(board: Image.Image, lines: Sequence[str], most: int, size: int, look: Theme) -> Image.Image:
    """A board with the lines beneath it, in room for `most` lines of this type size."""
    step, edge = round(size * 1.3), size // 2
    high = most * step + edge
    sheet = Image.new("RGB", (board.width, board.height + high), look.colours.paper)
    sheet.paste(board, (0, 0))
    ImageDraw.Draw(sheet).line((0, board.height, board.width, board.height), fill=look.colours.ink, width=2)
    top = board.height + (high - len(lines) * step) / 2
    for n, line in enumerate(lines):
        shown = fitting(line, look.faces.bold, size, look.colours.ink, board.width - size)
        stamp_centre(sheet, shown, board.width / 2, top + (n + 0.5) * step)
    return sheet


def encoded(frames: Sequence[Frame], most: int = MOST_BYTES) -> bytes:
    """The film in no more bytes than that if it can be: first with less detail, then with fewer frames."""
    images, times = [ribboned(frame.image) for frame in frames], [frame.time for frame in frames]
    data = b""
    for quality in QUALITIES:
        data = encode_film(images, quality, times)
        if len(data) <= most:
            break
    return data if len(data) <= most or len(frames) < 4 else encoded(thinned(frames, len(frames) // 2), most)


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
