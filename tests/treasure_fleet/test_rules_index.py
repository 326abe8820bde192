"""`docs/rules-index-treasure_fleet.md` leads from every clause to steps and tests that exist."""

from __future__ import annotations

import pytest

from engine.treasure_fleet.game import TREASURE_FLEET
from tests.rules_index import RulesIndex

INDEX = RulesIndex("treasure_fleet", "T|G|R|ruling", "rules-index-treasure_fleet.md")


@pytest.mark.parametrize("row", INDEX.proofs, ids=lambda row: row[0][:60])
def test_every_row_names_steps_and_tests_that_exist(row: list[str]) -> None:
    INDEX.check_row(row)


def test_every_test_that_proves_a_clause_is_in_the_index() -> None:
    assert INDEX.proving() - INDEX.listed_tests() == set()
    assert len(INDEX.proving()) > 60


def test_a_name_leads_to_one_test() -> None:
    assert INDEX.twice() == []


def test_every_step_of_the_game_is_in_the_index() -> None:
    assert set(TREASURE_FLEET.rules().steps) - INDEX.listed_steps() == set()


def test_every_ruling_has_a_row() -> None:
    for ruling in (*(f"G-T{n}" for n in range(1, 8)), "R-T1", "R-T2", "R-T3"):
        assert any(ruling in row[0] for row in INDEX.proofs), ruling
