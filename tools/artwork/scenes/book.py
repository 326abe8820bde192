"""All vignettes; which cards show them says data/content/art/scenes.yaml."""

from tools.artwork.pens import Sheet
from tools.artwork.scenes import afloat, ashore, fittings, laid, weapons
from tools.artwork.scenes.stage import HIGH, WIDE

DRAWN = {**afloat.SCENES, **ashore.SCENES, **laid.SCENES, **weapons.SCENES, **fittings.SCENES}


def scene(name: str) -> Sheet:
    """The vignette `name` on a sheet of 400 by 250."""
    sheet = Sheet(f"scene {name}", WIDE, HIGH)
    DRAWN[name](sheet)
    return sheet


def scenes() -> dict[str, Sheet]:
    """Every vignette."""
    return {name: scene(name) for name in DRAWN}
