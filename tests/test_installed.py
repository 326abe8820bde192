"""Installed from nothing as the documents say, and played in: by scripts that anybody can call, too."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

PACKAGING = Path(__file__).parent.parent / "packaging"


def tried(script: str, *arguments: str) -> None:
    """Calls a script; what it says is what a failure shows."""
    done = subprocess.run([PACKAGING / script, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "\n== all is well with " in f"\n{done.stdout}"


@pytest.mark.soak("image")
def test_an_image_is_built_played_in_and_upgraded() -> None:
    for program in ("buildah", "mmdebstrap"):
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed: apt-get install buildah mmdebstrap")
    if os.geteuid() != 0:
        pytest.skip("only root can make a root for others: sudo make soak PART=image")
    tried("try-image")


@pytest.mark.soak("install")
@pytest.mark.parametrize("tool", ["uvx", "pipx"])
def test_a_wheel_is_installed_as_the_readme_says(tool: str) -> None:
    tried("try-install", tool)
