"""Which icon stands for what, read from icons.yaml, and which die leads to which hit location."""

from dataclasses import dataclass
from functools import cache

from render.kit.plans import read_plan

UNKNOWN = "treasure-map"  # for what a content pack adds
# The faces printed beside the hit locations of a player board; no number leads to the Hull.
DICE = {"cargo": "1", "masts": "2", "crew": "3", "cannons": "4", "hull": ""}


@dataclass(frozen=True, slots=True)
class Icons:
    """Names of icons in data/assets/icons by id of the content."""

    mods: dict[str, str]
    weapons: dict[str, str]
    locations: dict[str, str]
    ships: dict[str, str]
    skills: dict[str, str]
    places: dict[str, str]
    markers: dict[str, str]


@cache
def icons() -> Icons:
    """All icons of Merchants & Marauders."""
    return read_plan("render.marauders.parts", "icons.yaml", Icons)
