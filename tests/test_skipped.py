"""Where Chromium or PostgreSQL is missing, what needs it is skipped, and the end of a run says so."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.skipped import what_was_skipped

ROOT = Path(__file__).parents[1]
_ON_SERVER = "test_a_row_locked_elsewhere_holds_an_answer_up_for_a_while_only"
_WITHOUT = """
import pathlib
import sys

import pytest

# Debian lays PostgreSQL beside what PATH names.
glob = pathlib.Path.glob
pathlib.Path.glob = lambda path, kind: [] if str(path) == "/usr/lib/postgresql" else glob(path, kind)
sys.exit(pytest.main(sys.argv[1:]))
"""


@pytest.mark.in_turn(3)
def test_what_is_skipped_is_told_at_the_end_with_how_to_have_it(tmp_path: Path) -> None:
    which = ["tests/bot/home/test_browser.py", f"tests/store/test_waiting.py::{_ON_SERVER}"]
    done = subprocess.run(
        [sys.executable, "-c", _WITHOUT, "-p", "no:cacheprovider", *which],
        cwd=ROOT,
        env={**os.environ, "PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    told = done.stdout.splitlines()
    how = "which is not installed; to have it: apt-get install"
    (browser,) = [line for line in told if "Chromium, which" in line]
    assert browser.endswith(f"tests need Chromium, {how} chromium")
    assert f"1 test needs PostgreSQL, {how} postgresql" in told
    assert done.returncode == 0, done.stdout


def test_tests_are_counted_by_what_they_need() -> None:
    chromium = "Chromium is not installed: apt-get install chromium"
    reasons = [chromium, f"Skipped: {chromium}", "not here", "the driver asyncpg is not installed: make env"]
    assert what_was_skipped(reasons) == [
        "2 tests need Chromium, which is not installed; to have it: apt-get install chromium",
        "1 test needs asyncpg, which is not installed; to have it: make env",
    ]
    assert what_was_skipped(["not here"]) == []
