"""The rules index of each game leads from clauses to steps and tests that exist, and names all of them."""

from __future__ import annotations

import pytest

from engine.games import load_game
from tests.rules_index import RulesIndex, named

INDEXES = {
    "marauders": RulesIndex(
        "marauders",
        r"R\d*|F|G|A|E|C|S|ruling",
        "rules-index.md",
        "rules-index-seas_of_glory.md",
    ),
}
PROVING = {"marauders": 400}
"""More tests than this prove a clause of each game: fewer mean that the index has lost them."""
every_index = pytest.mark.parametrize("game", INDEXES)


@pytest.mark.parametrize(
    ("game", "row"),
    [(game, row) for game, index in INDEXES.items() for row in index.proofs],
    ids=lambda value: value if isinstance(value, str) else value[0][:60],
)
def test_every_row_names_steps_and_tests_that_exist(game: str, row: list[str]) -> None:
    INDEXES[game].check_row(row)


@every_index
def test_every_test_that_proves_a_clause_is_in_the_index(game: str) -> None:
    index = INDEXES[game]
    assert index.proving() - index.listed_tests() == set()
    assert len(index.proving()) > PROVING[game]


@every_index
def test_a_name_leads_to_one_test(game: str) -> None:
    assert INDEXES[game].twice() == []


@every_index
def test_every_step_of_the_game_is_in_the_index(game: str) -> None:
    """Those of all modules, whether or not they can be played together."""
    spec = load_game(game)
    every = spec.rules(tuple(module.id for module in spec.modules))
    assert set(every.steps) - INDEXES[game].listed_steps() == set()


@every_index
def test_what_a_rule_makes_known_is_what_the_chapters_declare(game: str) -> None:
    spec, index = load_game(game), INDEXES[game]
    every = spec.rules(tuple(module.id for module in spec.modules))
    told = {(named(row[0])[0].rpartition(".")[2], row[1], row[2]) for row in index.declared}

    assert told == {(entry.step, entry.what, entry.clause) for entry in every.declassified}
