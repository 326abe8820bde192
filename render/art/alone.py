"""What is drawn on a card, or of a good, a flag or a ship, by itself, for pages."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.art.shown import Kind, known, picture, ship, ship_names, vignettes
from render.kit.touch import encoded

WIDEST = 640
"""Pixels; what is drawn smaller stays so."""


@lru_cache(maxsize=512)
def art_of(id: str) -> bytes | None:
    """The art of a card, good, flag or kind of ship, by its id or that of a piece ("cocoa_4", "purser.2"), as
    WebP; None if none is drawn of it. Kept.
    """
    found = _found(id.partition(".")[0])
    if found is None:
        return None
    if found.width > WIDEST:
        size = (WIDEST, round(found.height * WIDEST / found.width))
        found = found.resize(size, Image.Resampling.LANCZOS)
    return encoded(found)


def _found(id: str) -> Image.Image | None:
    if id in ship_names():
        return ship(id, WIDEST)
    kinds: tuple[Kind, ...] = ("portraits", "scenes", "goods", "flags", "signs")
    for name in (id, vignettes().get(id, "")):
        for kind in kinds:
            if name in known(kind):
                return picture(kind, name)
    good = _good_in(id)
    return picture("goods", good) if good else None


def _good_in(id: str) -> str:
    """The good that a card of cargo or a token is named after; empty if it is after none."""
    words = id.split("_")
    spans = ((first, last) for first in range(len(words)) for last in range(len(words), first, -1))
    names = ("_".join(words[first:last]) for first, last in spans)
    return next((name for name in names if name in known("goods")), "")
