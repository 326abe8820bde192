"""Which icon stands for what, read from icons.yaml."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import msgspec
import yaml


@dataclass(frozen=True, slots=True)
class Icons:
    """Names of icons in data/assets/icons by id of the content."""

    goods: dict[str, str]
    mods: dict[str, str]
    weapons: dict[str, str]
    locations: dict[str, str]
    ships: dict[str, str]
    skills: dict[str, str]
    places: dict[str, str]
    markers: dict[str, str]


UNKNOWN = "treasure-map"  # for what a content pack adds


@cache
def icons() -> Icons:
    """All icons of Merchants & Marauders."""
    text = (files("render.marauders") / "icons.yaml").read_text(encoding="utf-8")
    return msgspec.convert(yaml.safe_load(text), Icons)
