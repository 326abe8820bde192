"""Watching a picture being drawn: where its sprites land, and which slips of paper they land on."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageDraw

from render.kit import canvas
from render.kit.picture_cache import CACHE

Box = tuple[int, int, int, int]  # left, top, right, bottom
FRAME = 4


class Room:
    """What was put on every picture: boxes of ink, and of slips. `cut` are words that were shortened."""

    def __init__(self) -> None:
        self.ink: list[tuple[Image.Image, Box]] = []
        self.slips: list[tuple[Image.Image, Box]] = []
        self.cut: list[str] = []

    def pasted(self, picture: Image.Image, sprite: Any, at: Any, mask: Any) -> None:
        """Takes down where the ink of a sprite lands; art that words and signs stand on has a mask apart."""
        if picture.mode != "RGB" or not isinstance(sprite, Image.Image) or mask is not sprite:
            return
        ink = sprite.getchannel("A").getbbox()
        if ink is not None:
            x, y = at[:2]
            self.ink.append((picture, (ink[0] + x, ink[1] + y, ink[2] + x, ink[3] + y)))

    def faults(self) -> Iterator[str]:
        """What lies outside of its picture or across the edge of a slip, and what overlaps."""
        yield from (f"{words!r} is cut" for words in self.cut)
        for picture in {id(picture): picture for picture, _ in self.ink}.values():
            ink = [box for there, box in self.ink if there is picture]
            slips = [box for there, box in self.slips if there is picture]
            whole = (
                (FRAME, FRAME, picture.width - FRAME, picture.height - FRAME)
                if slips
                else (0, 0, *picture.size)
            )
            yield from (f"{box} leaves {whole}" for box in (*ink, *slips) if not within(box, whole))
            for first, second in (*combinations(ink, 2), *combinations(slips, 2)):
                if meet(first, second):
                    yield f"{first} and {second} overlap"
            for box in ink:
                if any(meet(box, slip) and not within(box, slip) for slip in slips):
                    yield f"{box} leaves its slip"


def within(box: Box, whole: Box) -> bool:
    """Whether a box lies in another."""
    return box[0] >= whole[0] and box[1] >= whole[1] and box[2] <= whole[2] and box[3] <= whole[3]


def meet(first: Box, second: Box) -> bool:
    """Whether two boxes have a pixel in common."""
    return max(first[0], second[0]) < min(first[2], second[2]) and max(first[1], second[1]) < min(
        first[3], second[3]
    )


def drawn_anew(_: Hashable, draw: Callable[[], Image.Image]) -> Image.Image:
    """What stands in for the cache: nothing is kept."""
    return draw()


def watched(draw: Callable[[], object]) -> Room:
    """Draws, with nothing kept from earlier pictures, and tells where everything landed."""
    room = Room()
    paste, rounded, shortened = Image.Image.paste, ImageDraw.ImageDraw.rounded_rectangle, canvas.shortened

    def pasting(self: Image.Image, im: Any, box: Any = None, mask: Any = None) -> None:
        room.pasted(self, im, box, mask)
        paste(self, im, box, mask)

    def slip(self: Any, xy: Any, *args: Any, **named: Any) -> None:
        if self._image.mode == "RGB":
            left, top, right, bottom = xy
            room.slips.append((self._image, (left, top, right + 1, bottom + 1)))
        rounded(self, xy, *args, **named)

    def cutting(text: str, *args: Any) -> str:
        shown = shortened(text, *args)
        room.cut += [text] if shown != text else []
        return shown

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Image.Image, "paste", pasting)
        patch.setattr(ImageDraw.ImageDraw, "rounded_rectangle", slip)
        patch.setattr(canvas, "shortened", cutting)
        patch.setattr(CACHE, "take", drawn_anew)
        draw()
    return room
