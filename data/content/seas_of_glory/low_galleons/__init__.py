"""Galleons that are slow to turn (Ships: Low Maneuverability Galleons)."""

from pathlib import Path

from data.content.module import ModuleContent

CONTENT = ModuleContent("low_galleons", Path(__file__).parent)
