"""Alone, for a score: a game that ends after a number of rounds, in four grades; the fewer, the harder."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.declared.spec import GameSpec, OptionSpec

SOLO = "solo"
"""The setting's id in every game that has it (`setting-solo-<grade>` in the locale files)."""
UNLIMITED = "off"
"""The setting's value where nothing is limited."""
GRADES = ("calm", "brisk", "hard", "fierce")


def solo(limits: tuple[int, int, int, int], grades: tuple[str, ...] = GRADES) -> OptionSpec:
    """The setting of a game that has these limits of rounds, the easiest first; `grades` are its names."""
    return OptionSpec(SOLO, "choice", UNLIMITED, choices=(UNLIMITED, *grades), numbers=(0, *limits))


def rounds_allowed(spec: GameSpec, options: Mapping[str, Any]) -> int:
    """After how many rounds a table with these settings ends at the latest; 0 where that is not limited."""
    grade = options.get(SOLO, UNLIMITED)
    option = next((one for one in spec.options if one.id == SOLO), None)
    return option.number(grade) if option is not None else 0


def solo_score(points: int, left: int, *, won: bool) -> int:
    """What a solo game comes to: the points, and for who has won before its last round the rounds `left`."""
    return points + left if won else points
