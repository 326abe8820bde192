"""What a host installs: units that systemd takes, and that leave a stranger little to do."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

PACKAGING = Path(__file__).parent.parent / "packaging"
UNITS = sorted(path.name for kind in ("service", "timer") for path in PACKAGING.glob(f"*.{kind}"))
MOST_EXPOSED = 20
"""Of 100, as systemd reckons it: an ordinary service has 96."""


@pytest.fixture
def analyze(tmp_path: Path) -> Path:
    """A folder with the units, in which a programme that is there stands for ours."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed: apt-get install systemd")
    for name in UNITS:
        text = (PACKAGING / name).read_text("utf-8")
        (tmp_path / name).write_text(re.sub(r"(?m)^ExecStart=\S+", "ExecStart=/bin/true", text), "utf-8")
    return tmp_path


def told(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["systemd-analyze", *arguments], capture_output=True, text=True, check=False)


def test_systemd_takes_every_unit(analyze: Path) -> None:
    done = told("verify", "--man=no", *(str(analyze / name) for name in UNITS))
    assert (done.returncode, [line for line in done.stderr.splitlines() if str(analyze) in line]) == (0, [])


@pytest.mark.parametrize("name", [name for name in UNITS if name.endswith(".service")])
def test_a_stranger_in_the_bot_can_do_little(analyze: Path, name: str) -> None:
    done = told("security", "--offline=true", f"--threshold={MOST_EXPOSED}", str(analyze / name))
    assert done.returncode == 0, done.stdout.splitlines()[-1:] + done.stderr.splitlines()
