"""Pictures of data/assets/art as the bot shows them: read from files, ships put together from layers."""

import json
import math
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Literal, cast

from PIL import Image, ImageChops, ImageDraw

from data.quick_yaml import read_yaml
from render.art.ink import INK
from render.kit.assets import ASSETS
from render.kit.picture_cache import cached_picture

ART = ASSETS / "art"
GAP = 2  # pixels between the pieces of an atlas
LIST, SETTLED, WATERLINE = 13, 0.02, 0.86  # of a ship that goes down: degrees, shares of her picture's height
FOAM = "#f7f3e4"

Kind = Literal["goods", "signs", "portraits", "scenes", "flags", "grounds", "covers", "ornaments"]


@dataclass(frozen=True, slots=True)
class Losses:
    """How much of a ship is lost: for each location, hits taken and hits it can take.

    The first of two numbers may be the greater one: more than everything cannot be lost.
    """

    masts: tuple[int, int] = (0, 1)
    guns: tuple[int, int] = (0, 1)
    hull: tuple[int, int] = (0, 1)


WHOLE = Losses()


@dataclass(frozen=True, slots=True)
class _Layer:
    kind: str
    lost: int
    at: tuple[int, int]
    box: tuple[int, int, int, int]


@cache
def _known() -> dict[str, Any]:
    return json.loads((ART / "ships" / "ships.json").read_text(encoding="utf-8"))


@cache
def vignettes() -> dict[str, str]:
    """The vignette of each card, by the card's id."""
    text = (files("data") / "content" / "art" / "scenes.yaml").read_text(encoding="utf-8")
    return read_yaml(text)


def ship_names() -> list[str]:
    """The kinds of ships that are drawn."""
    return list(_known()["ships"])


@cache
def _layers(name: str) -> list[_Layer]:
    rows = cast("list[dict[str, Any]]", _known()["ships"][name]["layers"])
    return [_Layer(row["kind"], row["lost"], tuple(row["at"]), tuple(row["box"])) for row in rows]


def _steps(layers: list[_Layer], kinds: tuple[str, ...], lost: tuple[int, int]) -> int:
    """How many of the steps that are drawn show these hits."""
    steps = 1 + max(layer.lost for layer in layers if layer.kind in kinds)
    taken, most = lost
    return math.ceil(steps * min(taken, most) / max(1, most))


def _shown(layer: _Layer, gone: dict[str, int]) -> bool:
    if layer.kind in ("spar", "sail"):
        return layer.lost < 0 or layer.lost >= gone["masts"]
    if layer.kind == "hull":
        return True
    return layer.lost < gone[{"stump": "masts", "guns": "guns", "holes": "hull"}[layer.kind]]


def _dyed(sail: Image.Image, colour: str) -> Image.Image:
    """The sail in a colour: linen takes it, ink stays ink."""
    dyed = ImageChops.multiply(sail.convert("RGB"), Image.new("RGB", sail.size, colour))
    dyed.putalpha(sail.getchannel("A"))
    return dyed


@cached_picture
def ship(
    name: str, wide: int, losses: Losses = WHOLE, flag: str = "", sails: str = "", mirrored: bool = False
) -> Image.Image:
    """The ship `name` on a transparent ground, `wide` pixels wide and three quarters as high.

    It sails to the right, or to the left if mirrored; with its whole hull lost it goes down by the bow.
    `flag` is a nation or "pirate", `sails` a colour as #rrggbb. Shared: copy it before drawing on it.
    """
    found = _layers(name)
    gone = {
        "masts": _steps(found, ("spar", "sail"), losses.masts),
        "guns": _steps(found, ("guns",), losses.guns),
        "hull": _steps(found, ("holes",), losses.hull),
    }
    whole = Image.new("RGBA", (_known()["wide"], _known()["high"]))
    with Image.open(ART / "ships" / f"{name}.webp") as source:
        sheet = source.convert("RGBA")
    for layer in found:
        if _shown(layer, gone):
            x, y, across, down = layer.box
            piece = sheet.crop((x, y, x + across, y + down))
            if sails and layer.kind == "sail":
                piece = _dyed(piece, sails)
            whole.alpha_composite(piece, layer.at)
    if flag:
        cloth = picture("flags", flag).resize((84, 60), Image.Resampling.LANCZOS)
        x, y = _known()["ships"][name]["flag"]
        whole.alpha_composite(cloth, (max(0, x - 80), max(0, y - 8)))
    if losses.hull[0] >= losses.hull[1]:
        whole = _going_down(whole)
    if mirrored:
        whole = whole.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return whole.resize((wide, wide * 3 // 4), Image.Resampling.LANCZOS)


def _going_down(ship: Image.Image) -> Image.Image:
    """The ship with her bow under water: what lies below the waves is cut off along them."""
    wide, high = ship.size
    level, crest = round(high * WATERLINE), wide // 26
    sunk = ship.rotate(
        -LIST,
        Image.Resampling.BICUBIC,
        center=(wide * 0.4, level),
        translate=(-wide // 40, round(high * SETTLED)),
    )
    water = Image.new("L", ship.size, 0)
    draw = ImageDraw.Draw(water)
    draw.rectangle((0, 0, wide, level), fill=255)
    for left in range(0, wide, crest):
        draw.ellipse((left, level - crest // 3, left + crest, level + crest // 3), fill=0)
    sunk.putalpha(ImageChops.multiply(sunk.getchannel("A"), water))
    waves = ImageDraw.Draw(sunk)
    reach = sunk.getchannel("A").crop((0, level - crest, wide, level)).getbbox()
    if reach:
        for left in range(max(1, reach[0] // crest) * crest, min(reach[2], wide - 2 * crest), crest):
            box = (left, level - crest // 3, left + crest, level + crest // 3)
            waves.arc((box[0], box[1] - 3, box[2], box[3] - 3), 180, 360, INK, 4)
            waves.arc(box, 180, 360, FOAM, 5)
    return sunk


@cached_picture
def dyed_flag(wide: int, colour: str) -> Image.Image:
    """A plain flag in a colour, its staff at the right, `wide` pixels wide. Shared: copy it first."""
    cloth = picture("flags", "plain")
    size = wide, round(cloth.height * wide / cloth.width)
    return _dyed(cloth, colour).resize(size, Image.Resampling.LANCZOS)


@cached_picture
def picture(kind: Kind, name: str) -> Image.Image:
    """A picture of the art in the size it is kept in. Shared: copy it before drawing on it.

    Raises FileNotFoundError if there is none.
    """
    with Image.open(ART / kind / f"{name}.webp") as source:
        return source.convert("RGBA")


@cached_picture
def ground(name: str, tint: str, wide: int, strong: float = 1) -> Image.Image:
    """The ground `name` over a tint, the left `wide` pixels of it, its ink as `strong` as given (0 to 1).

    It is opaque. Shared: only paste it.
    """
    whole = picture("grounds", name)
    laid = whole.crop((0, 0, wide, whole.height))
    ink = laid.getchannel("A").point([round(shade * strong) for shade in range(256)])
    sheet = Image.new("RGB", laid.size, tint)
    sheet.paste(laid, (0, 0), ink)
    return sheet


@cache
def known(kind: Kind) -> frozenset[str]:
    """What there is a picture of, to look up quickly."""
    return frozenset(names(kind))


def names(kind: Kind) -> list[str]:
    """What there is a picture of."""
    return sorted(file.stem for file in (ART / kind).glob("*.webp"))


@cache
def spots(name: str) -> dict[str, tuple[float, float]]:
    """Where the hit locations of a ship that sails to the right are, as shares of its picture's width and
    height.
    """
    found, (wide, high) = _layers(name), (_known()["wide"], _known()["high"])
    hull = next(layer for layer in found if layer.kind == "hull")
    mast = max((layer for layer in found if layer.kind == "spar"), key=lambda layer: layer.box[3])
    guns = [layer for layer in found if layer.kind == "guns"]
    (left, _), (_, _, across, down) = hull.at, hull.box
    deck = sum(layer.at[1] + layer.box[3] / 2 for layer in guns) / len(guns)
    foot = hull.at[1] + down
    points = {
        "masts": (mast.at[0] + mast.box[2] / 2, mast.at[1] + mast.box[3] * 0.4),
        "crew": (left + across * 0.72, deck - 46),
        "cannons": (left + across * 0.55, deck),
        "cargo": (left + across * 0.34, (deck + foot) / 2 + 4),
        "hull": (left + across * 0.8, (deck + foot) / 2 + 4),
    }
    return {part: (x / wide, y / high) for part, (x, y) in points.items()}
