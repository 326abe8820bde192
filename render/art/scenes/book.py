"""All vignettes, and the cards that show them: read from data/content/art/scenes.yaml."""

from functools import cache
from importlib.resources import files

import yaml

from render.art.pens import Sheet
from render.art.scenes import afloat, ashore, fittings, laid, weapons
from render.art.scenes.stage import HIGH, WIDE

DRAWN = {**afloat.SCENES, **ashore.SCENES, **laid.SCENES, **weapons.SCENES, **fittings.SCENES}


@cache
def cards() -> dict[str, str]:
    """The vignette of each card, by id."""
    text = (files("data") / "content" / "art" / "scenes.yaml").read_text(encoding="utf-8")
    return yaml.safe_load(text)


def scene(name: str) -> Sheet:
    """The vignette `name` on a sheet of 400 by 250."""
    sheet = Sheet(f"scene {name}", WIDE, HIGH)
    DRAWN[name](sheet)
    return sheet


def scenes() -> dict[str, Sheet]:
    """Every vignette."""
    return {name: scene(name) for name in DRAWN}
