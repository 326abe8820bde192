"""Tests that need a program which is not installed here: what is told of them at the end of a run."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

_MISSING = re.compile(r"(?:Skipped: )?(?:the driver )?(?P<what>.+) is not installed: (?P<how>.+)")


def what_was_skipped(reasons: Iterable[str]) -> list[str]:
    """A line for each program that is missing, from the reasons for which tests were skipped: how many need
    it, and how to have it. Other reasons are told by pytest.
    """
    missing = (_MISSING.fullmatch(reason) for reason in reasons)
    found = Counter((one["what"], one["how"]) for one in missing if one is not None)
    return [_line(count, *which) for which, count in sorted(found.items())]


def _line(count: int, what: str, how: str) -> str:
    tests = "1 test needs" if count == 1 else f"{count} tests need"
    return f"{tests} {what}, which is not installed; to have it: {how}"
