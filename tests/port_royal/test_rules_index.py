"""`docs/rules-index-port_royal.md` leads from each clause to steps and tests that exist, and names all."""

from __future__ import annotations

import pytest

from engine.port_royal.game import PORT_ROYAL
from tests.rules_index import RulesIndex

INDEX = RulesIndex("port_royal", "R|F|G", "rules-index-port_royal.md")


@pytest.mark.parametrize("row", INDEX.proofs, ids=lambda row: row[0][:60])
def test_every_row_names_steps_and_tests_that_exist(row: list[str]) -> None:
    INDEX.check_row(row)


def test_every_test_that_proves_a_clause_is_in_the_index() -> None:
    assert INDEX.proving() - INDEX.listed_tests() == set()
    assert len(INDEX.proving()) > 60


def test_a_name_leads_to_one_test() -> None:
    assert INDEX.twice() == []


def test_every_step_of_the_game_is_in_the_index() -> None:
    assert set(PORT_ROYAL.rules().steps) - INDEX.listed_steps() == set()


def test_every_ruling_is_in_the_index() -> None:
    for ruling in (*(f"G-P{n}" for n in range(1, 8)), *(f"R-P{n}" for n in range(1, 8))):
        assert ruling in INDEX.text, ruling
