"""The rules treat all seats alike: scenarios and random games with everybody sitting one place further round.

The bench plays every test of a single rule like this too (`turned`).
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from data.content.modules import module_locales
from data.locale import Texts
from engine.captains.plain import Chance, random_answer
from engine.kernel import Chapter
from engine.kernel.scenario import Scenario, read_scenarios, run_scenario
from engine.marauders.game import MARAUDERS
from engine.marauders.state import MGame
from engine.marauders.turn.turn import EndTurn
from tests.marauders.seas_of_glory.test_conformance import well_equipped
from tests.marauders.table import at_sea
from tests.marauders.test_conformance import rich_begin
from tests.marauders.turned import TurnedTable

AS_PLAYED = True

FOLDER = Path(__file__).parents[1] / "scenarios" / "marauders"
SCENARIOS = [
    scenario
    for file in sorted(FOLDER.glob("*.yaml"))
    for scenario in read_scenarios(
        file.read_text(encoding="utf-8"), file.name, Texts("en", module_locales()).tells
    )
]

MODULES = tuple(one.id for one in MARAUDERS.modules if one.id != "captains_for_gold")
"""All that go together."""


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[one.scenario for one in SCENARIOS])
def test_every_scenario_holds_with_the_seats_turned(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.kernel.scenario.playing.Table", TurnedTable)
    assert run_scenario(scenario).differences == []


def play(seed: int, seats: int, modules: tuple[str, ...], answers: int) -> None:
    """A random game from the midst of one, in which there is much to fight for and to fight with."""
    _, chosen = MARAUDERS.resolve_setup(seats, {}, modules)
    options = MARAUDERS.resolve_options({}, chosen)
    begins = well_equipped if modules else rich_begin
    table = TurnedTable.new(
        MARAUDERS,
        seats=seats,
        modules=chosen,
        seed=f"turned {seed}",
        beginning=begins(seats, options, chosen),
    )
    chance = Chance(f"turned {seed}")
    for _ in range(answers):
        if not table.waiting:
            break
        seat = sorted(table.waiting)[chance.below(len(table.waiting))]
        asked = table.waiting[seat]
        table.answer(seat, asked.number, random_answer(asked, chance))
    assert table.goes_along


@pytest.mark.parametrize(
    ("seats", "modules"), [(2, MODULES), (3, ()), (4, MODULES)], ids=["all modules", "base", "all modules, 4"]
)
def test_a_random_game_is_the_same_with_the_seats_turned(seats: int, modules: tuple[str, ...]) -> None:
    play(seats, seats, modules, 300)


@pytest.mark.soak("turned")
@pytest.mark.parametrize("modules", [(), MODULES], ids=["base", "all modules"])
@pytest.mark.parametrize("seed", range(12))
def test_many_random_games_are_the_same_with_the_seats_turned(seed: int, modules: tuple[str, ...]) -> None:
    play(seed, 2 + seed % 3, modules, 1_000)


# --- a rule that looks at a seat's number is told ------------------------------------------------------


@pytest.mark.parametrize("favoured", [0, 1, -1])
def test_a_rule_that_favours_a_seat_is_found(favoured: int) -> None:
    partial = Chapter("partial")

    @partial.after(EndTurn)
    def favours(game: MGame, step: EndTurn) -> None:
        game.state.seats[favoured].stash += 1

    spec = msgspec.structs.replace(MARAUDERS, chapters=(*MARAUDERS.chapters, partial))
    given = {"turn": 0, "seats": [at_sea("nassau"), at_sea("havana")]}
    begins = MARAUDERS.positions.begin(given, 2, MARAUDERS.resolve_options({}, ()), ())
    table = TurnedTable.new(spec, seats=2, seed="partial", beginning=begins)
    with pytest.raises(AssertionError, match=r"with the seats turned: state\.seats\.\d\.stash"):
        table.answer(0, table.waiting[0].number, ["end"])
