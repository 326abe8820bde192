"""Each clause of a rulebook leads to the code that settles it and the tests that prove it, and all code that
plays by a rule names its clause. From this the rules indexes are made.
"""

from __future__ import annotations

import pytest

from bot.cli.rulemap.index import DOCS, pages
from engine.games import GAMES, load_game
from tests.clauses import Clauses

CLAUSES = {
    "marauders": Clauses("marauders", r"R\d*|F|G|A|E|C|S|ruling"),
    "port_royal": Clauses("port_royal", "R|F|G"),
    "treasure_fleet": Clauses("treasure_fleet", "T|G|R|ruling"),
}
PROVING = {"marauders": 400, "port_royal": 60, "treasure_fleet": 60}
"""More tests than this prove a clause of each game: fewer mean that they are not found."""
RULINGS = {
    "port_royal": (*(f"G-P{n}" for n in range(1, 8)), *(f"R-P{n}" for n in range(1, 9))),
    "treasure_fleet": (*(f"G-T{n}" for n in range(1, 8)), "R-T1", "R-T2", "R-T3"),
}

every_game = pytest.mark.parametrize("game", CLAUSES)


def test_every_game_has_an_index() -> None:
    assert CLAUSES.keys() == PROVING.keys() == set(GAMES)


@every_game
def test_the_indexes_are_what_clauses_code_and_tests_say(game: str) -> None:
    made = dict(pages(load_game(game)))
    old = [file for file, text in made.items() if (DOCS / file).read_text(encoding="utf-8") != text]
    assert old == [], "these are not what the code says; run `quartermaster rules --index`"
    assert made != {}


@every_game
def test_every_step_rule_and_hook_names_its_clause_or_says_that_it_is_plumbing(game: str) -> None:
    assert CLAUSES[game].without_clause() == set()


@every_game
def test_every_clause_is_settled_by_code_and_code_names_no_other(game: str) -> None:
    clauses = CLAUSES[game]
    cited = {key for one in clauses.citations for key in one.clauses}
    assert clauses.known.keys() - cited == set()
    assert cited - clauses.known.keys() == set()


@every_game
def test_no_two_clauses_have_one_name(game: str) -> None:
    assert CLAUSES[game].twice() == []


@every_game
def test_a_ruling_named_after_clauses_is_told_by_one_of_them(game: str) -> None:
    assert CLAUSES[game].strange_rulings() == []


@every_game
def test_every_clause_is_proven_and_what_it_lists_are_tests(game: str) -> None:
    clauses = CLAUSES[game]
    assert [key for key, clause in clauses.known.items() if not clause.tests] == []
    assert clauses.dead_names() == []


@every_game
def test_every_test_that_carries_a_clause_proves_one(game: str) -> None:
    clauses = CLAUSES[game]
    assert clauses.proving() - clauses.listed() == set()
    assert len(clauses.proving()) > PROVING[game]


@every_game
def test_a_name_leads_to_one_test(game: str) -> None:
    assert [name for name, count in CLAUSES[game].tests.items() if count > 1] == []


@pytest.mark.parametrize("game", RULINGS)
def test_every_ruling_has_a_clause(game: str) -> None:
    for ruling in RULINGS[game]:
        told = (key == ruling or ruling in clause.says for key, clause in CLAUSES[game].known.items())
        assert any(told), ruling
