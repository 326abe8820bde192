"""Scenarios: positions, answers and expectations, written by hand and played through the one door.

`docs/scenarios.md` describes the format. `reading` turns YAML into checked scenarios, `playing` plays one,
`comparing` finds what differs from the expectations, `twins` plays two tables that differ in one secret.
Nothing here knows a game: `Positions.begin` reads a position, `Positions.find_piece` finds a piece by its
description, and `Positions.windows` says which questions are reaction windows.
"""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from engine.kernel.scenario.playing import Player, open_scenario
from engine.kernel.scenario.reading import read_scenarios
from engine.kernel.scenario.twins import Pair
from engine.kernel.scenario.written import Scenario, ScenarioError

__all__ = ["Outcome", "Scenario", "ScenarioError", "open_scenario", "read_scenarios", "run_scenario"]


class Outcome(msgspec.Struct, frozen=True):
    """The result of a scenario: the differences found, none if it passed."""

    name: str
    clause: str
    differences: list[str]

    @property
    def passed(self) -> bool:
        """Whether everything was as expected."""
        return not self.differences


def run_scenario(scenario: Scenario) -> Outcome:
    """Play a scenario, along with its twin, and compare.

    Raises ScenarioError if its position or draws cannot be set up.
    """
    twin = scenario.twin
    found = Player(scenario).play() if twin is UNSET else Pair(scenario, twin).play()
    return Outcome(scenario.scenario, scenario.clause, list(found))
