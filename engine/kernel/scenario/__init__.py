"""Scenarios: positions, answers and expectations, written by hand and played through the one door.

`docs/scenarios.md` describes the format. `reading` turns YAML into checked scenarios, `playing` plays one,
`comparing` finds what differs from what was expected, `twins` plays two tables that differ in one secret.
Nothing here knows a game: `GameSpec.position` reads a position, `GameSpec.find_piece` finds a piece that is
described instead of named, and `GameSpec.windows` says which questions are reaction windows.
"""

from engine.kernel.scenario.playing import open_scenario
from engine.kernel.scenario.reading import read_scenarios
from engine.kernel.scenario.twins import Outcome, run_scenario
from engine.kernel.scenario.written import Scenario, ScenarioError

__all__ = ["Outcome", "Scenario", "ScenarioError", "open_scenario", "read_scenarios", "run_scenario"]
