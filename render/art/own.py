"""Pictures that a content pack brings for cards: found by kind and by the card's id, checked at the start."""

from collections.abc import Collection
from pathlib import Path
from typing import Final, Literal

from PIL import Image

from data.content import ContentError

OwnKind = Literal["portraits", "scenes"]

FOLDER: Final = "art"
ENDINGS: Final = (".png", ".webp", ".jpg", ".jpeg")
SHAPES: Final[dict[str, tuple[int, int]]] = {"portraits": (1, 1), "scenes": (8, 5)}
"""Width to height of each kind."""
LEAST, MOST = 200, 2400
"""Pixels of the height that a picture may have."""
OFF = 0.02
"""How far a picture's shape may be off, as a share of its width."""

_files: dict[tuple[str, str], Path] = {}


def use_art(pack: Path | None, cards: Collection[str]) -> None:
    """Show the pictures of a pack on cards from now on; None: only ours. `cards` are all that there are.

    Raises ContentError, a sentence naming the file, for the first that cannot be used; then none is.
    """
    _files.clear()
    root = None if pack is None else pack / FOLDER
    if root is None or not root.exists():
        return
    found: dict[tuple[str, str], Path] = {}
    for file in sorted(path for path in root.rglob("*") if path.is_file() and path.name[0] != "."):
        kind, card = file.parent.name, file.stem
        if file.parent.parent != root or kind not in SHAPES:
            raise _refused(file, f"its folder is none of art; put it into art/{' or art/'.join(SHAPES)}")
        if card not in cards:
            raise _refused(file, f"there is no card {card}; name the file after the id of a card")
        if (kind, card) in found:
            raise _refused(file, f"{found[kind, card].name} is for the same card; keep one of them")
        _check(file, kind)
        found[kind, card] = file
    _files.update(found)


def own(kind: OwnKind, card: str) -> Path | None:
    """The pack's picture of this kind for a card; None if it brings none."""
    return _files.get((kind, card))


def _check(file: Path, kind: str) -> None:
    """Refuse what is no picture, or one of another shape or size."""
    if file.suffix.lower() not in ENDINGS:
        raise _refused(file, f"it is no picture; save it as {', '.join(ENDINGS)}")
    try:
        with Image.open(file) as picture:
            width, height = picture.size
            if not LEAST <= height <= MOST:
                raise _refused(file, f"it is {height} pixels high; make it {LEAST} to {MOST}")
            across, down = SHAPES[kind]
            if abs(width - height * across / down) > OFF * width:
                raise _refused(file, f"it is {width} by {height} pixels; {kind} are {across} to {down}")
            picture.load()
    except (OSError, SyntaxError, Image.DecompressionBombError) as broken:
        raise _refused(file, f"it cannot be read as a picture ({broken}); save it anew") from broken


def _refused(file: Path, why: str) -> ContentError:
    return ContentError(file, None, None, why)
