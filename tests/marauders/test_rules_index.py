"""The rules indexes lead from every clause to steps and tests that exist, and name all of them."""

from __future__ import annotations

import pytest

from engine.marauders.game import MARAUDERS
from tests.rules_index import RulesIndex, named

EVERYTHING = tuple(module.id for module in MARAUDERS.modules)
"""All modules, whether or not they can be played together."""

INDEX = RulesIndex("marauders", r"R\d*|F|G|A|E|C|S|ruling", "rules-index.md", "rules-index-seas_of_glory.md")


@pytest.mark.parametrize("row", INDEX.proofs, ids=lambda row: row[0][:60])
def test_every_row_names_steps_and_tests_that_exist(row: list[str]) -> None:
    INDEX.check_row(row)


def test_every_test_that_proves_a_clause_is_in_the_index() -> None:
    assert INDEX.proving() - INDEX.listed_tests() == set()
    assert len(INDEX.proving()) > 400


def test_a_name_leads_to_one_test() -> None:
    assert INDEX.twice() == []


def test_every_step_of_the_game_is_in_the_index() -> None:
    assert set(MARAUDERS.rules(EVERYTHING).steps) - INDEX.listed_steps() == set()


def test_what_a_rule_makes_known_is_what_the_chapters_declare() -> None:
    told = {(named(row[0])[0].rpartition(".")[2], row[1], row[2]) for row in INDEX.declared}

    assert told == {
        (entry.step, entry.what, entry.clause) for entry in MARAUDERS.rules(EVERYTHING).declassified
    }
