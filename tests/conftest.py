"""What all tests share: nothing depends on how fast the machine is, and what was skipped is told."""

from __future__ import annotations

import gc
from collections.abc import Generator
from typing import Any

import hypothesis
import pytest

from tests.set_aside import set_aside
from tests.skipped import what_was_skipped

hypothesis.settings.register_profile("patient", deadline=None)
hypothesis.settings.load_profile("patient")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, Any, Any]:
    """Of what is collected nothing is garbage."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


@pytest.fixture(autouse=True, scope="module")
def _set_aside() -> None:
    """What is there before a module's tests, the tests themselves foremost, stays."""
    set_aside()


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """One line for each program that is missing."""
    reasons = [report.longrepr[2] for report in terminalreporter.stats.get("skipped", [])]
    if told := what_was_skipped(reasons):
        terminalreporter.section("skipped, as something is not installed")
        for line in told:
            terminalreporter.write_line(line)
