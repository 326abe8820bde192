"""The art on the pictures of this game: ships by kind, crates of goods, portraits and vignettes of cards."""

from functools import cache

from PIL import Image

from render.art.colours import CONTRABAND, GOODS
from render.art.ink import LINEN, PAPER
from render.art.own import OwnKind, own
from render.art.shown import WHOLE, Kind, Losses, names, picture, ship, ship_names, vignettes
from render.kit.canvas import mix
from render.kit.picture_cache import cached_picture
from render.kit.theme import Theme
from render.marauders.facts import Ship

STRANGE = "merchantman"  # a ship of a kind that is not drawn
CLOSED = "crate"  # cargo that its viewer does not know


@cache
def _drawn(kind: Kind) -> frozenset[str]:
    return frozenset(names(kind))


def portrait(card: str, side: int) -> Image.Image:
    """Whoever is on this card, `side` pixels square: the pack's picture, else ours. Raises FileNotFoundError
    if nobody is drawn for it.
    """
    return _scaled("portraits", portrait_source(card), side, side)


def portrait_source(card: str) -> str:
    """Which picture stands for whoever is on this card: a file of the pack, or the name of one of ours."""
    return str(own("portraits", card) or card)


def has_portrait(card: str) -> bool:
    """Whether somebody is drawn for this card."""
    return own("portraits", card) is not None or card in _drawn("portraits")


def vignette(card: str, wide: int) -> Image.Image:
    """What happens on this card, eight to five: the pack's picture, else ours. Raises FileNotFoundError if it
    has no vignette.
    """
    return _scaled("scenes", vignette_source(card), wide, wide * 5 // 8)


def vignette_source(card: str) -> str:
    """As `portrait_source`, of what happens on this card."""
    return str(own("scenes", card) or vignettes().get(card, card))


def has_vignette(card: str) -> bool:
    """Whether something is drawn for this card."""
    return own("scenes", card) is not None or vignettes().get(card) in _drawn("scenes")


@cached_picture
def _scaled(kind: OwnKind, source: str, wide: int, high: int) -> Image.Image:
    """A picture in this size, whatever its own."""
    if source in _drawn(kind):
        found = picture(kind, source)
    else:
        with Image.open(source) as file:
            found = file.convert("RGBA")
    ground = Image.new("RGBA", found.size, PAPER)
    return Image.alpha_composite(ground, found).convert("RGB").resize((wide, high), Image.Resampling.LANCZOS)


@cached_picture
def good(name: str, side: int) -> Image.Image:
    """A good or a kind of contraband; a closed crate for what is not drawn."""
    found = picture("goods", name if name in _drawn("goods") else CLOSED)
    return found.resize((side, side), Image.Resampling.LANCZOS)


@cached_picture
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
