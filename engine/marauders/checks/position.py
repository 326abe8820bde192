"""Positions of scenarios: any part of a table as given, everything else as a table usually has it.

`docs/scenarios.md` lists the keys. Anything not given is as after a setup in which the tokens came up in
the order of their names: every port with a demand token and a face-down modification, every zone with a
merchant, two missions on the board.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from data.content import marauders_box
from engine.kernel import Beginning
from engine.marauders.checks.given import PositionGiven
from engine.marauders.checks.layout import Layout, find_piece
from engine.marauders.checks.underway import steps_of

__all__ = ["find_piece", "position"]


def position(
    given: Mapping[str, Any], seats: int, options: Mapping[str, Any], modules: tuple[str, ...]
) -> Beginning:
    """The beginning of a scenario. Raises ValueError with a sentence if it is impossible."""
    layout = Layout(msgspec.convert(given, PositionGiven), marauders_box(modules), seats, options["goal"])
    layout.lay_out()
    steps, prepare = steps_of(layout)
    return Beginning(layout.state, layout.places, steps, prepare=prepare)
