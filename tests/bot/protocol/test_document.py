"""What docs/table-protocol.md promises a page is what the shapes have."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from bot.protocol import shapes
from bot.protocol.home import acts, pages
from data.telling.happened import Kind

PAGE = (Path(__file__).parents[3] / "docs" / "table-protocol.md").read_text(encoding="utf-8")
SHAPES = {**vars(pages), **vars(acts), **vars(shapes)}
"""All shapes by name."""
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_each_example_is_read_as_its_shape_and_written_again(name: str, example: str) -> None:
    read = msgspec.json.decode(example, type=SHAPES[name])
    assert json.loads(msgspec.json.encode(read)) == json.loads(example)


def test_every_answer_to_a_request_and_every_body_has_an_example() -> None:
    asked = {
        "Table",
        "Mine",
        "Question",
        "Waiting",
        "Story",
        "Board",
        "Layer",
        "Thing",
        "Explained",
        "Orders",
    }
    sent = {"Answer", "TakeBack", "GiveOrder", "SetHelm", "KeepNotes", "Taken", "Refused", "News"}
    assert {name for name, _ in EXAMPLES} >= asked | sent


def test_every_kind_of_event_is_told_of() -> None:
    table = re.search(r"^\| kind \| args \|\n(.*?)\n\n", PAGE, re.DOTALL | re.MULTILINE)
    assert table is not None
    told = re.findall(r"^\| (.+?) \|", table[1], re.MULTILINE)[1:]
    assert [kind for line in told for kind in re.findall(r"`(\w+)`", line)] == [*get_args(Kind)]


def test_it_is_of_the_version_that_the_shapes_have() -> None:
    assert f"Version {shapes.VERSION}." in PAGE


def test_all_that_a_house_gives_and_each_of_its_acts_is_told_of() -> None:
    given = {"HomePage", "RulesPage", "LobbyPage", "MendPage", "LookBack", "HomeNews", "Done", "Declined"}
    assert {name for name, _ in EXAMPLES} >= given
    table = re.search(r"^\| `do` \|.*?\n\n", PAGE, re.DOTALL | re.MULTILINE)
    assert table is not None
    rows = [line.split(" | ") for line in table[0].strip().splitlines()[2:]]
    told = {act: row[1] for row in rows for act in re.findall(r"`([\w-]+)`", row[0])}
    kinds = {str(kind.__struct_config__.tag): kind for kind in get_args(acts.HomeAct)}
    assert set(told) == set(kinds)
    for name, kind in kinds.items():
        for field in kind.__struct_fields__:
            assert f"`{field}`" in told[name], (name, field)
