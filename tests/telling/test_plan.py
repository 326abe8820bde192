"""Declarations of how entries are told: complete, and refused where they make no sense."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from data.content.modules import module_locales
from data.locale import Texts
from data.telling import Read, TellingError, Way, block_text, compose, open_plan, spans
from data.telling.plan import ANY
from tests.locale.used import uses

PLAN = open_plan(module_locales())
TEXTS = Texts("en", module_locales()).with_players(("Anne", "Ben"))


def keys_of_the_code() -> set[str]:
    found = {use.key.removesuffix("?") for use in uses("engine") if use.key.startswith("log-")}
    return {key for key in found if not key.endswith("-own")}


def every_way() -> Iterator[tuple[str, Way]]:
    for key, way in PLAN.ways.items():
        for one in (way, *way.cases.values(), *([way.own] if way.own else [])):
            yield key, one


def test_every_entry_of_every_game_and_module_is_declared() -> None:
    declared = {f"log-{key.replace('.', '-')}" for key in PLAN.ways}
    assert keys_of_the_code() - declared == set()


def test_nothing_is_declared_that_no_log_has() -> None:
    assert [key for key in PLAN.ways if not TEXTS.tells(key)] == []


def test_what_joins_joins_something_that_is_declared() -> None:
    for key, way in every_way():
        for other in (*way.more, *way.before, *way.instead):
            assert other == ANY or PLAN.declares(other), (key, other)


def test_every_entry_is_told_somewhere() -> None:
    for key, way in every_way():
        where = (way.head, way.line is not None, way.mark, way.more, way.before, way.route, way.detail)
        assert any(where), key


def test_an_entry_that_nobody_declared_is_told_by_its_sentence() -> None:
    read = [Read(0, "table.opened", {"game": "x", "commitment": "abc"}), Read(1, "made.up", {"seat": 0})]
    (part,) = spans(PLAN, read)
    assert "log-made-up" in block_text(PLAN, compose(PLAN, part, {}), TEXTS)


def test_a_file_with_an_unknown_word_is_refused(tmp_path: Path) -> None:
    (tmp_path / "telling.yaml").write_text("entries:\n  a.b: {lines: port}\n")
    with pytest.raises(TellingError, match=r"telling\.yaml cannot be used: entries\.a\.b"):
        open_plan([tmp_path])


def test_an_entry_declared_twice_is_refused(tmp_path: Path) -> None:
    (tmp_path / "telling.yaml").write_text("entries:\n  turn.began: detail\n")
    with pytest.raises(TellingError, match=r"declares .turn\.began., .* already; remove one"):
        open_plan([tmp_path])
