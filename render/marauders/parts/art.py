"""The art on the pictures of this game: ships by kind, crates of goods, portraits and vignettes of cards."""

from functools import cache
from importlib.resources import files

import yaml
from PIL import Image

from render.art.goods.colours import CONTRABAND, GOODS
from render.art.ink import LINEN
from render.art.shown import WHOLE, Kind, Losses, names, picture, ship, ship_names
from render.kit.canvas import mix
from render.kit.shelf import shelved
from render.kit.theme import Theme
from render.marauders.facts import Ship

STRANGE = "merchantman"  # a ship of a kind that is not drawn
CLOSED = "crate"  # cargo that its viewer does not know


@cache
def _vignettes() -> dict[str, str]:
    """The vignette of each card, by id."""
    text = (files("data") / "content" / "art" / "scenes.yaml").read_text(encoding="utf-8")
    return yaml.safe_load(text)


@cache
def _drawn(kind: Kind) -> frozenset[str]:
    return frozenset(names(kind))


@shelved
def portrait(card: str, side: int) -> Image.Image:
    """Whoever is on this card, `side` pixels square. Raises FileNotFoundError if nobody is drawn for it."""
    return picture("portraits", card).convert("RGB").resize((side, side), Image.Resampling.LANCZOS)


def has_portrait(card: str) -> bool:
    """Whether somebody is drawn for this card."""
    return card in _drawn("portraits")


@shelved
def vignette(card: str, wide: int) -> Image.Image:
    """What happens on this card, eight to five. Raises FileNotFoundError if it has no vignette."""
    found = picture("scenes", _vignettes()[card]).convert("RGB")
    return found.resize((wide, wide * 5 // 8), Image.Resampling.LANCZOS)


def has_vignette(card: str) -> bool:
    """Whether something is drawn for this card."""
    return _vignettes().get(card) in _drawn("scenes")


@shelved
def good(name: str, side: int) -> Image.Image:
    """A good or a kind of contraband; a closed crate for what is not drawn."""
    found = picture("goods", name if name in _drawn("goods") else CLOSED)
    return found.resize((side, side), Image.Resampling.LANCZOS)


@shelved
def sign(name: str, side: int) -> Image.Image:
    """The small sign of a good."""
    found = picture("signs", name if name in _drawn("signs") else CLOSED)
    return found.resize((side, side), Image.Resampling.LANCZOS)


def tint(name: str) -> str:
    """The colour of a good or of a kind of contraband; wood for what has none."""
    return {**GOODS, **CONTRABAND}.get(name, "#b98a4e")


def losses(held: Ship) -> Losses:
    """What a ship has lost, as the drawing takes it."""

    def lost(part: str) -> tuple[int, int]:
        return max(0, held.whole[part] - held.left[part]), held.whole[part]

    return Losses(lost("masts"), lost("cannons"), lost("hull")) if held.kind else WHOLE


def drawn_as(kind: str) -> str:
    """The drawing that shows a ship of this kind."""
    return kind if kind in ship_names() else STRANGE


def vessel(
    look: Theme, held: Ship, wide: int, seat: int = -1, flag: str = "", *, mirrored: bool = False
) -> Image.Image:
    """A ship with all she has lost, her sails in the colour of her seat if she is a captain's."""
    sails = mix(look.seats[seat].fill, LINEN, 0.3) if seat >= 0 else ""
    return ship(drawn_as(held.kind), wide, losses(held), flag, sails, mirrored)
