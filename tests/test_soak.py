"""The heavy tests are in parts, and which part passed when is written down."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests import in_turn, soak

MARKED = re.compile(r'mark\.soak\b(?:\("([a-z-]+)"\))?')


def test_every_heavy_test_names_a_part_and_every_part_has_some() -> None:
    found = {
        (str(file), name)
        for file in soak.HERE.rglob("test_*.py")
        if file != Path(__file__)
        for name in MARKED.findall(file.read_text(encoding="utf-8"))
    }
    assert {name for _, name in found} | {in_turn.PART} == {part.name for part in soak.PARTS}


@pytest.mark.parametrize("marks", [["nowhere"], [None], ["tiny", "pairs"]], ids=str)
def test_a_heavy_test_in_no_part_or_in_two_is_refused(
    marks: list[str], request: pytest.FixtureRequest
) -> None:
    for name in marks:
        request.node.add_marker(pytest.mark.soak(name) if name else pytest.mark.soak)
    with pytest.raises(pytest.UsageError, match="is in no part, or in two"):
        soak.part_of(request.node)


@pytest.mark.parametrize("part", soak.PARTS, ids=lambda part: part.name)
def test_the_cuts_of_a_part_have_each_of_its_tests_once(part: soak.Part) -> None:
    named = [None, part.name, "another", *[part.name] * 20]
    dealt = [at for run in part.runs for at in soak.tests_of(run, named)]
    assert sorted(dealt) == [1, *range(3, 23)]
    assert all(len(soak.tests_of(run, named)) >= 21 // part.cuts for run in part.runs)


def test_a_run_that_takes_too_long_is_to_be_cut() -> None:
    assert soak.too_long("pairs-1", soak.LONGEST) == ""
    assert "give pairs more cuts" in soak.too_long("pairs-1", soak.LONGEST + 1)


def test_an_unknown_part_is_told_which_there_are() -> None:
    with pytest.raises(pytest.UsageError, match="there is no part pauze; the parts are tiny,"):
        soak.tests_of("pauze", [])


def test_what_passed_is_written_and_read_again(tmp_path: Path) -> None:
    file = tmp_path / "soak.toml"
    file.write_text(soak.HEAD, encoding="utf-8")
    soak.note("pauses", "0123abcd", 7.26, file)
    soak.note("tiny", "4567cdef", 3, file)
    soak.note("pauses", "89ab0123", 6, file)
    passed = soak.read(file)
    assert {run: (at["commit"], at["minutes"]) for run, at in passed.items()} == {
        "tiny": ("4567cdef", 3),
        "pauses": ("89ab0123", 6),
    }


def test_what_is_written_is_of_parts_that_there_are_and_told_with_them() -> None:
    passed = soak.read()
    assert set(passed) <= set(soak.RUNS)
    told = soak.told()
    for run, part in soak.RUNS.items():
        assert f"\n{run} " in told
        assert part.proves in told
    assert all(f"{at['on']} on {at['commit']}" in told for at in passed.values())


ALL = pytest.Config.ArgsSource.TESTPATHS


@pytest.mark.parametrize(
    ("stats", "keyword", "source", "why_not"),
    [
        ({"passed": [1]}, "", ALL, ""),
        ({"passed": [1], "skipped": [1]}, "", ALL, "some of it was skipped"),
        ({}, "", ALL, "nothing of it was run"),
        ({"passed": [1]}, "trade", ALL, "only some of it was run"),
        ({"passed": [1]}, "", pytest.Config.ArgsSource.ARGS, "only some of it was run"),
    ],
)
def test_only_what_ran_whole_has_passed(
    stats: dict[str, list[Any]], keyword: str, source: Any, why_not: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Ran:
        option = type("Option", (), {"keyword": keyword})
        args_source = source

    monkeypatch.setattr(soak, "commit", lambda: "0123abcd")
    ran: Any = Ran()
    assert soak.unproved(stats, ran) == why_not
    monkeypatch.setattr(soak, "commit", lambda: "")
    assert soak.unproved(stats, ran) == (why_not or "files were changed since the last commit")
    ran.workerinput = {}
    assert soak.unproved(stats, ran) == "this worker has run some of it"
