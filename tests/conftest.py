"""What all tests share: nothing depends on how fast the machine is, and what was skipped is told."""

from __future__ import annotations

from typing import Any

import hypothesis

from tests.skipped import what_was_skipped

hypothesis.settings.register_profile("patient", deadline=None)
hypothesis.settings.load_profile("patient")


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """One line for each program that is missing."""
    reasons = [report.longrepr[2] for report in terminalreporter.stats.get("skipped", [])]
    if told := what_was_skipped(reasons):
        terminalreporter.section("skipped, as something is not installed")
        for line in told:
            terminalreporter.write_line(line)
