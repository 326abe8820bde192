"""Tests of many like cases: `make test` runs some in turn, others as soon as the code changes, soak the rest.

A test says how many share a turn: of its cases `@pytest.mark.in_turn(4)` runs one of four. A long test of
one case has its turn now and then. Until some code changes they are the same ones everywhere, so that what
failed fails again.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from zlib import crc32

import pytest

PART = "cases"
"""The part of the heavy tests that has the cases whose turn it is not."""
CODE = ("bot", "engine", "render", "data")
KINDS = (".py", ".js", ".css")


@cache
def state_of_code() -> int:
    """Another number as soon as a module of the program, or a script or style of the page, changes."""
    root = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for folder in CODE:
        for file in sorted((root / folder).rglob("*")):
            if file.suffix in KINDS:
                digest.update(file.read_bytes())
    return int.from_bytes(digest.digest()[:4])


def wait_for_their_turn(items: Iterable[pytest.Item], state: int) -> None:
    """Give the cases whose turn it is not at this state of the code to the heavy tests.

    Neighbours are of one kind: of so many as share a turn one is drawn, so that each kind has some. Tests of
    fewer cases share turns with the next ones like them.
    """
    waiting = [(item, mark) for item in items if (mark := item.get_closest_marker("in_turn")) is not None]
    cases = Counter(_test_of(item) for item, _ in waiting)
    seen: Counter[str] = Counter()
    for item, mark in waiting:
        if item.get_closest_marker("soak") is not None:
            continue
        (share,) = mark.args
        test = _test_of(item)
        kind = test if cases[test] >= share else f"one of {share}"
        neighbours, at = divmod(seen[kind], share)
        if at != crc32(f"{state} {kind} {neighbours}".encode()) % share:
            item.add_marker(pytest.mark.soak(PART))
        seen[kind] += 1


def _test_of(item: pytest.Item) -> str:
    """The test that a case is of."""
    return item.nodeid.partition("[")[0]
