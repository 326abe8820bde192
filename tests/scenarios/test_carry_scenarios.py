"""`tools/carry-scenarios` carries older scenario files over, word by word."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parents[1]
TOOL = FOLDER.parent / "tools" / "carry-scenarios"
BEFORE, AFTER = FOLDER / "carried" / "before.txt", FOLDER / "carried" / "after.txt"


def carry(*files: Path) -> tuple[int, str, str]:
    """Exit status, what is printed, and what is said of errors."""
    done = subprocess.run([sys.executable, TOOL, *files], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def test_renamed_words_are_changed_where_they_stand_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "old.yaml"
    shutil.copy(BEFORE, file)

    assert carry(file) == (0, f"{file}: 14 words carried over\n", "")
    assert file.read_text(encoding="utf-8") == AFTER.read_text(encoding="utf-8")
    assert carry(file) == (0, f"{file}: nothing to do\n", "")


def test_scenarios_of_this_version_need_nothing() -> None:
    files = sorted((FOLDER / "scenarios").rglob("*.yaml"))
    before = {file: file.read_bytes() for file in files}

    status, printed, _ = carry(*files)

    assert status == 0
    assert printed.count("nothing to do") == len(files)
    assert {file: file.read_bytes() for file in files} == before


def test_what_is_no_scenario_file_is_said_in_a_sentence(tmp_path: Path) -> None:
    broken = tmp_path / "broken.yaml"
    broken.write_text("a: [b\n", encoding="utf-8")

    for file in (broken, tmp_path / "none.yaml"):
        status, printed, error = carry(file)
        assert (status, printed) == (2, "")
        assert error.startswith(f"{file} cannot be carried over (")
        assert error.endswith("); name a scenario file.\n")
        assert error.count("\n") == 1
    assert carry()[0] == 2
