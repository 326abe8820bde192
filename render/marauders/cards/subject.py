"""What is drawn on a card: a face, a vignette, a ship, a good, or a large sign."""

from PIL import Image, ImageDraw, ImageOps

from render.art.shown import picture as art_of
from render.art.shown import ship
from render.kit.assets import icon
from render.kit.canvas import mix, stamp, stamp_centre
from render.kit.picture_cache import cached_picture
from render.kit.plans import Box
from render.kit.theme import Theme
from render.marauders.cards.facts import CardFacts
from render.marauders.parts import art, flags

FRAME = 4


def portrayed(facts: CardFacts) -> bool:
    """Whether somebody's face is on the card: figures stand beside it."""
    return art.has_portrait(facts.id)


def subject(look: Theme, picture: Image.Image, box: Box, facts: CardFacts) -> None:
    """What the card is about, in its window."""
    x, y, width, high = box
    sources = art.portrait_source(facts.id), art.vignette_source(facts.id)
    picture.paste(_window(look, facts, width, high, sources), (x, y))
    draw = ImageDraw.Draw(picture)
    draw.rectangle((x, y, x + width - 1, y + high - 1), outline=look.colours.ink, width=FRAME)
    if portrayed(facts):
        draw.line((x + high, y, x + high, y + high - 1), fill=look.colours.ink, width=FRAME)


@cached_picture
def _window(look: Theme, facts: CardFacts, width: int, high: int, sources: tuple[str, str]) -> Image.Image:
    """The window; `sources` say which pictures are shown, so that another pack's are drawn anew."""
    del sources
    if portrayed(facts):
        window = Image.new("RGB", (width, high), look.colours.token)
        window.paste(art.portrait(facts.id, high), (0, 0))
        if facts.nation:
            stamp(window, _flag(look, facts.nation, high // 4), 14, 14)
        return window
    if art.has_vignette(facts.id):
        whole = art.vignette(facts.id, width)
        return ImageOps.fit(whole, (width, high), Image.Resampling.LANCZOS)
    window = Image.new("RGB", (width, high), _ground(look, facts))
    middle, side = (width / 2, high / 2), min(high, width * 4 // 5)
    if facts.ship:
        sailing = ship(facts.ship, min(width - 40, high * 4 // 3), flag=facts.nation)
        stamp_centre(window, sailing, *middle)
    elif facts.good:
        stamp_centre(window, art.good(facts.good, round(side * 0.84)), *middle)
        stamp(window, art.sign(facts.good, side // 5), 20, 18)
    else:
        if facts.nation:
            stamp_centre(window, _flag(look, facts.nation, side), *middle)
        stamp_centre(window, icon(facts.emblem, round(side * 0.62), look.colours.ink), *middle)
    return window


def _flag(look: Theme, nation: str, wide: int) -> Image.Image:
    if nation in look.nations:
        return flags.pennant(look, nation, wide, wide * 7 // 10)
    return art_of("flags", nation).resize((wide, wide * 7 // 10), Image.Resampling.LANCZOS)


def _ground(look: Theme, facts: CardFacts) -> str:
    """A light tint: of the good, of the sea beneath a ship, of paper."""
    if facts.good:
        return mix(look.colours.halo, art.tint(facts.good), 0.28)
    return look.colours.sea if facts.ship else look.colours.demand
