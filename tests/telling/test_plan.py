"""Declarations of how entries are told: complete, and refused where they make no sense."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from data.content.modules import module_locales
from data.locale import Texts
from data.telling import Read, TellingError, Way, block_text, compose, line_texts, open_plan, spans
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


def test_after_what_another_did_it_is_told_whom_a_hit_meets() -> None:
    """Anne’s ship, not his who attacked her, in her own turn too."""
    hit = {"who": {"say": "who-captain", "seat": 0}, "seat": 0, "location": "masts", "left": 1}
    began = {"who": {"say": "who-captain", "seat": 1}, "against": {"seat": 0}, "zone": "havana"}
    shot = {"who": {"say": "who-captain", "seat": 1}, "hits": 1}
    log = [("turn.began", {"seat": 0}), ("battle.began", began), ("battle.hit", hit), ("battle.fired", shot)]
    (part,) = spans(PLAN, [Read(number, key, args) for number, (key, args) in enumerate(log)])
    (line,) = compose(PLAN, part, {}).lines
    told = line_texts(PLAN, compose(PLAN, part, {}), TEXTS)[0].split(" · ")
    assert [clause.actor for clause in line.clauses] == [1, 0, 1]
    assert [text.removeprefix("⚔️ ").split()[0] for text in told] == ["Ben", "Anne", "Ben"]


def test_a_file_with_an_unknown_word_is_refused(tmp_path: Path) -> None:
    (tmp_path / "telling.yaml").write_text("entries:\n  a.b: {lines: port}\n")
    with pytest.raises(TellingError, match=r"telling\.yaml cannot be used: entries\.a\.b"):
        open_plan([tmp_path])


def test_an_entry_declared_twice_is_refused(tmp_path: Path) -> None:
    (tmp_path / "telling.yaml").write_text("entries:\n  turn.began: detail\n")
    with pytest.raises(TellingError, match=r"declares .turn\.began., .* already; remove one"):
        open_plan([tmp_path])


@pytest.mark.parametrize(
    ("before", "told"),
    [
        ([], "removed 2 Spanish bounties for 6 gold, 1 left, removed a French bounty for 3 gold, 0 left"),
        (
            [("card.played", {"seat": 0, "card": "royal_pardon"})],
            "removed 2 Spanish bounties for 6 gold, 1 left, removed a French bounty for 3 gold, 0 left",
        ),
    ],
    ids=["alone", "by a card"],
)
def test_bounties_removed_one_after_another_are_told_at_once(
    before: list[tuple[str, dict[str, object]]], told: str
) -> None:
    def gone(nation: str, left: int) -> tuple[str, dict[str, object]]:
        return "bounty.dropped", {"seat": 0, "nation": nation, "count": 1, "gold": 3, "bounties": left}

    log = [("turn.began", {"seat": 0}), *before, gone("spanish", 2), gone("spanish", 1), gone("french", 0)]
    (part,) = spans(PLAN, [Read(number, key, args) for number, (key, args) in enumerate(log)])
    assert told in block_text(PLAN, compose(PLAN, part, {}), TEXTS)
