"""Draws the art anew: tools/artwork -> data/assets/art.

Run after a change of what is drawn or of data/content/art: python -m tools.artwork.make_art
One kind alone: python -m tools.artwork.make_art ships
Needs resvg-py, a development tool; the bot only ever reads the pictures.
"""

import io
import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import resvg_py
from PIL import Image

from render.art.shown import ART, GAP
from tools.artwork.covers import covers
from tools.artwork.goods import goods, signs
from tools.artwork.grounds import WIDE as GROUND_WIDE
from tools.artwork.grounds import grounds
from tools.artwork.ornaments import ornaments
from tools.artwork.pens import Sheet
from tools.artwork.portraits.people import portraits
from tools.artwork.scenes.book import scenes
from tools.artwork.ships.flags import FIELDS, draw_flag
from tools.artwork.ships.flags import HIGH as FLAG_HIGH
from tools.artwork.ships.flags import WIDE as FLAG_WIDE
from tools.artwork.ships.hull import flag_spot
from tools.artwork.ships.layers import layers
from tools.artwork.ships.plans import HIGH, PLANS, WIDE

COLOURS = 96  # to a picture: one ink, a few tints, and what lies between them


def rastered(sheet: Sheet, wide: int) -> Image.Image:
    """The sheet as a picture `wide` pixels wide, with transparency."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=sheet.svg(), width=wide, skip_system_fonts=True))
    return Image.open(io.BytesIO(png)).convert("RGBA")


def save(picture: Image.Image, file: Path, colours: int = COLOURS) -> None:
    """Writes a picture small: few colours, nothing lost besides."""
    file.parent.mkdir(parents=True, exist_ok=True)
    few = picture.quantize(colours, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).convert("RGBA")
    few.save(file, lossless=True, quality=100, method=4, exact=False)


def atlas(pieces: list[Image.Image], wide: int) -> tuple[Image.Image, list[tuple[int, int]]]:
    """All pieces on one sheet, in rows; and where each of them is."""
    places: list[tuple[int, int]] = [(0, 0)] * len(pieces)
    x = y = row = 0
    for index in sorted(range(len(pieces)), key=lambda index: -pieces[index].height):
        piece = pieces[index]
        if x + piece.width > wide:
            x, y, row = 0, y + row + GAP, 0
        places[index] = (x, y)
        x, row = x + piece.width + GAP, max(row, piece.height)
    whole = Image.new("RGBA", (wide, y + row))
    for piece, place in zip(pieces, places, strict=True):
        whole.paste(piece, place)
    return whole, places


def ship(name: str) -> tuple[Image.Image, dict[str, object]]:
    """The atlas of a ship's layers, and what the bot has to know of them."""
    found = layers(name)
    drawn = [rastered(layer.sheet, WIDE) for layer in found]
    boxes = [picture.getchannel("A").point([0] * 9 + [255] * 247).getbbox() for picture in drawn]
    cut = [picture.crop(box) for picture, box in zip(drawn, boxes, strict=True)]
    whole, places = atlas(cut, 2 * WIDE)
    rows = [
        {
            "name": layer.name,
            "kind": layer.kind,
            "lost": layer.lost,
            "at": list(box[:2] if box else (0, 0)),
            "box": [*place, *piece.size],
        }
        for layer, box, place, piece in zip(found, boxes, places, cut, strict=True)
    ]
    spot = flag_spot(PLANS[name])
    return whole, {"flag": [round(spot.real), round(spot.imag)], "layers": rows}


def make_ships() -> None:
    """Writes an atlas for each kind of ship, the flags, and what says where their parts are."""
    known: dict[str, object] = {}
    for name in PLANS:
        picture, known[name] = ship(name)
        save(picture, ART / "ships" / f"{name}.webp")
    text = json.dumps({"wide": WIDE, "high": HIGH, "ships": known}, separators=(",", ":"))
    (ART / "ships" / "ships.json").write_text(text.replace('{"name"', '\n{"name"') + "\n", encoding="utf-8")
    for nation in FIELDS:
        sheet = Sheet(f"flag {nation}", FLAG_WIDE, FLAG_HIGH)
        draw_flag(sheet, nation)
        save(rastered(sheet, 2 * FLAG_WIDE), ART / "flags" / f"{nation}.webp")


def written(folder: str, sheets: Mapping[str, Sheet], wide: int) -> None:
    """Writes each sheet into a folder of the art, `wide` pixels wide."""
    for name, sheet in sheets.items():
        save(rastered(sheet, wide), ART / folder / f"{name}.webp")


def make_goods() -> None:
    """Writes each good, and its sign."""
    written("goods", goods(), 256)
    written("signs", signs(), 96)


def make_portraits() -> None:
    """Writes a portrait of each person."""
    written("portraits", portraits(), 300)


def make_scenes() -> None:
    """Writes each vignette."""
    written("scenes", scenes(), 480)


def make_grounds() -> None:
    """Writes what pictures of a table lie on."""
    written("grounds", grounds(), GROUND_WIDE)


def make_covers() -> None:
    """Writes the cover of each game."""
    written("covers", covers(), 960)


def make_ornaments() -> None:
    """Writes what fills the sea of charts."""
    written("ornaments", ornaments(), 480)


KINDS: dict[str, Callable[[], None]] = {
    "ships": make_ships,
    "goods": make_goods,
    "portraits": make_portraits,
    "scenes": make_scenes,
    "grounds": make_grounds,
    "covers": make_covers,
    "ornaments": make_ornaments,
}


def main(names: list[str]) -> None:
    """Makes these kinds of pictures, or all.

    Raises KeyError if there is no such kind.
    """
    for name in names or KINDS:
        KINDS[name]()


if __name__ == "__main__":
    main(sys.argv[1:])
