"""`docs/content.md` lists every deck, handler, verb, task and moment with all its figures."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from data.content import fleet, royal
from data.content.load import ENTRIES
from data.content.verbs.abilities import Ability, RollMoment
from data.content.verbs.card_timing import CardTiming
from data.content.verbs.event_effects import EventEffect
from data.content.verbs.glory_effects import GloryEffect
from data.content.verbs.reward_effects import RewardEffect
from data.content.verbs.tasks import Claim, Task

DOC = (Path(__file__).parents[2] / "docs/content.md").read_text(encoding="utf-8")


def members(union: Any) -> tuple[Any, ...]:
    return get_args(get_args(union)[0])


VERBS = [
    (kind, tag)
    for union, tag in (
        (Ability, "handler"),
        (EventEffect, "do"),
        (RewardEffect, "do"),
        (GloryEffect, "do"),
        (Task, "do"),
    )
    for kind in members(union)
]


@pytest.mark.parametrize(("kind", "tag"), VERBS, ids=lambda part: getattr(part, "__name__", str(part)))
def test_every_verb_stands_there_with_its_figures_and_meaning(kind: Any, tag: str) -> None:
    (verb,) = get_args(kind.model_fields[tag].annotation)
    rows = [line for line in DOC.splitlines() if line.startswith(f"| `{verb}` |")]
    meaning = " ".join(kind.__doc__.split())
    (row,) = [row for row in rows if meaning in row]
    for field in set(kind.model_fields) - {tag}:
        assert f"`{field}`: " in row
    if hasattr(kind, "timing") and kind not in members(Task):
        assert f"| {kind.timing} |" in row


@pytest.mark.parametrize("moment", get_args(CardTiming))
def test_every_moment_stands_there(moment: str) -> None:
    assert re.search(rf"^\| .*`{moment}`", DOC, re.MULTILINE)


@pytest.mark.parametrize("word", [*get_args(RollMoment), *Claim.model_fields, *ENTRIES])
def test_every_roll_claim_and_deck_stands_there(word: str) -> None:
    assert f"`{word}`" in DOC


@pytest.mark.parametrize("entries", [royal.ENTRIES, fleet.ENTRIES], ids=["port_royal", "treasure_fleet"])
def test_every_deck_and_field_of_the_other_games_stands_there(entries: Any) -> None:
    section = DOC.partition("## The other games")[2].partition("\n## ")[0]
    fields = {field for kind in entries.values() for field in kind.model_fields}
    for word in (*entries, *fields):
        assert f"`{word}`" in section, word


@pytest.mark.parametrize("name", fleet.NEEDED)
def test_every_card_that_rules_call_by_name_stands_there(name: str) -> None:
    assert f"`{name}`" in DOC
