"""What is to be known of a question beyond its line: its own text, or what everybody is asked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentSerializer, ast

from data.locale import Texts
from data.locale.brief import more
from engine.kernel import Decision
from tests.locale.test_complete import LANGUAGES, everything, keys_of

KEY = ast.Identifier("key")
TEXTS = """
ask-told = Which of the three?
ask-told-own = Which one?
more-told = Three lie there.
ask-long = Which of the { $count } in { $where }?
ask-long-own = Which of { $count }?
ask-same = Which one?
ask-same-own = Gold or rum? Which one?
ask-named = Which one does { $seat } take?
ask-named-own = Which one?
ask-plain = Which one?
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    """Some questions."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "questions.ftl").write_text(TEXTS, encoding="utf-8")
    return Texts("en", [tmp_path], players=["Anne"])


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("told", "Three lie there."),
        ("long", "Which of the 3 in Havana?"),
        ("same", ""),
        ("named", ""),
        ("plain", ""),
    ],
)
def test_whoever_is_asked_in_short_reads_all_else_on_demand(texts: Texts, kind: str, said: str) -> None:
    private: dict[str, Any] = {"where": "Havana"}
    assert more(texts, Decision(0, kind, [], args={"count": 3}, private_args=private)) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_repeats_what_everybody_is_asked(language: str) -> None:
    sources = everything(language)._library.sources

    def written(key: str) -> str:
        """The text of a message, however its lines are broken."""
        return " ".join(FluentSerializer().serialize_entry(ast.Message(KEY, sources[key][1].value)).split())

    kinds = [key.removeprefix("more-") for key in keys_of(language) if key.startswith("more-")]
    asked = [kind for kind in kinds if {f"ask-{kind}", f"ask-{kind}-own"} <= sources.keys()]
    assert asked
    assert [kind for kind in asked if written(f"more-{kind}") == written(f"ask-{kind}")] == []
