"""`quartermaster rules --index` and the citations in the code from which it makes the indexes."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli import invoke
from bot.cli.rulemap import citations as reader
from bot.cli.rulemap import index
from bot.cli.rulemap.citations import Citation, CitationError, citations, without_citation

GAME = '''
SUPPLY = 5
"""How much there is. [R Loot 1]"""
REST = 3

def sell():
    """Sell goods, all at once.

    The dearest first. [R Loot 2, 4-6; R-12; G-M3]
    """

class Words:
    """Carries words alone. [plumbing]"""

def helper():
    """Settles nothing [yet] by itself."""
'''


@pytest.fixture
def code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a made-up game “toss” in which citations are read."""
    (tmp_path / "toss" / "port").mkdir(parents=True)
    monkeypatch.setattr(reader, "ENGINE", tmp_path)
    return tmp_path / "toss" / "port" / "goods.py"


def test_a_citation_ends_the_docstring_of_a_function_type_or_constant(code: Path) -> None:
    code.write_text(GAME, encoding="utf-8")
    sold = ("R Loot 2", "R Loot 4", "R Loot 5", "R Loot 6", "R-12")
    assert citations("toss") == [
        Citation("port.goods.SUPPLY", ("R Loot 1",)),
        Citation("port.goods.sell", sold, ("G-M3",)),
        Citation("port.goods.Words"),
    ]


@pytest.mark.parametrize("cited", ["R Loot", "R Loot 2,3", "Loot; 3", "R Loot 2-", "R Loot 2; plumbing"])
def test_a_citation_that_cannot_be_read_is_refused_with_its_line(code: Path, cited: str) -> None:
    code.write_text(f'NONE = 0\ndef sell():\n    """Sell goods. [{cited}]"""\n', encoding="utf-8")
    with pytest.raises(CitationError, match=r"goods\.py line 2: .*names no clause"):
        citations("toss")


def test_what_a_docstring_says_is_shown_without_its_citation() -> None:
    assert without_citation("Sell goods. [R Loot 2]") == "Sell goods."
    assert without_citation("Sell [some] goods.") == "Sell [some] goods."


def test_the_indexes_of_a_game_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(index, "DOCS", tmp_path)
    assert invoke(["rules", "--index", "--game", "port_royal"]) == 0
    made = tmp_path / "rules-index-port_royal.md"
    assert capsys.readouterr().out == f"{made}\n"
    assert "\n| R Loot 1 | " in made.read_text(encoding="utf-8")
    assert [*tmp_path.iterdir()] == [made]


def test_where_the_tests_are_not_installed_no_index_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(index, "TESTS", tmp_path / "none")
    monkeypatch.setattr(index, "DOCS", tmp_path)
    assert invoke(["rules", "--index"]) == 2
    assert "run it in a clone of the project" in capsys.readouterr().err
    assert [*tmp_path.iterdir()] == []
