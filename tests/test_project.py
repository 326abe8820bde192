"""The project's own set-up: what is declared, what is locked, what a host is told."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from itertools import pairwise
from pathlib import Path

import pytest

from bot.settings import Settings
from bot.web import files
from engine.games import GAMES

ROOT = Path(__file__).parent.parent
LOCKS = ("requirements.lock", "requirements-postgres.lock", "requirements-dev.lock")
"""Each has all that the one before it has."""


def normal(name: str) -> str:
    """A package's name as indexes compare it: `discord.py` and `discord-py` are the same."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(lock: str) -> dict[str, str]:
    """Each package of a lock file with its pinned version."""
    found = re.findall(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", (ROOT / lock).read_text("utf-8"), re.MULTILINE)
    return {normal(name): version for name, version in found}


def declared(group: str | None = None) -> set[str]:
    """The packages that pyproject.toml asks for, of a dependency group or at run time."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = project["dependency-groups"][group] if group else project["project"]["dependencies"]
    names = [re.match(r"[A-Za-z0-9._-]+", line) for line in wanted if isinstance(line, str)]
    return {normal(name.group()) for name in names if name}


def test_every_declared_dependency_is_locked():
    assert declared() | declared("build") <= pins("requirements.lock").keys()
    assert declared("dev") <= pins("requirements-dev.lock").keys()


def test_what_is_added_changes_no_version_of_what_players_use():
    for some, more in pairwise(LOCKS):
        assert pins(some).items() <= pins(more).items()


def test_what_postgresql_needs_is_locked_with_all_the_rest():
    extra = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    added = pins("requirements-postgres.lock").keys() - pins("requirements.lock").keys()
    assert {normal(line.partition(">")[0]) for line in extra["postgres"]} <= added


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_names_no_host_and_no_path(lock: str):
    text = (ROOT / lock).read_text("utf-8")
    assert not re.findall(r"^.*(?:://|\s/|file:|--index|--find-links).*$", text, re.MULTILINE)


@pytest.mark.parametrize("lock", LOCKS)
def test_every_locked_package_has_a_hash(lock: str):
    entries = re.split(r"^(?=[A-Za-z0-9])", (ROOT / lock).read_text("utf-8"), flags=re.MULTILINE)[1:]
    assert len(entries) >= len(declared())
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []


def test_the_example_names_every_setting_with_a_comment():
    lines = (ROOT / ".env.example").read_text("utf-8").splitlines()
    named = [line.partition("=")[0].lower() for line in lines if re.match(r"[A-Z_]+=", line)]
    assert sorted(named) == sorted(Settings.model_fields)
    for above, line in pairwise(lines):
        assert not re.match(r"[A-Z_]+=", line) or above.startswith("# "), line


def test_the_example_copied_as_it_is_changes_no_default(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)
    default = Settings()
    shutil.copy(ROOT / ".env.example", tmp_path / ".env")
    assert Settings() == default


# --- what is missing on a machine is told ---


def test_checks_name_the_packages_that_cannot_be_installed(tmp_path: Path):
    """A machine without Chromium, whose apt-get fails."""
    for name, status in (("make", 0), ("git", 0), ("apt-get", 1)):
        (tmp_path / name).write_text(f"#!/bin/sh\nexit {status}\n")
        (tmp_path / name).chmod(0o755)
    (tmp_path / "dirname").symlink_to(str(shutil.which("dirname")))
    bash = str(shutil.which("bash"))
    done = subprocess.run(
        [bash, ROOT / ".ci/run"], env={"PATH": str(tmp_path)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert re.fullmatch(
        r"The checks need the Debian packages .*\bchromium\b.*, and apt-get could not install them\.\n",
        done.stderr,
    )


def test_tests_of_pages_say_that_the_browser_is_missing(tmp_path: Path):
    ask = "from tests.bot.web.browser import NO_BROWSER; print(NO_BROWSER)"
    done = subprocess.run(
        [sys.executable, "-c", ask], cwd=ROOT, env={"PATH": str(tmp_path), "PYTHONPATH": str(ROOT)},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout == "Chromium is not installed: apt-get install chromium\n"


# --- what is installed is whole ---


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built and unpacked."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
    subprocess.run(build, cwd=ROOT, capture_output=True, check=True)
    (wheel,) = folder.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(folder / "installed")
    return folder / "installed"


def test_the_wheel_has_what_runs_and_no_workshop(installed: Path):
    there = {path.name for path in installed.iterdir() if path.suffix != ".dist-info"}
    assert there == {"bot", "engine", "render", "data"}


def test_the_wheel_brings_the_licences_of_all_that_is_in_it(installed: Path):
    (about,) = installed.glob("*.dist-info")
    metadata = (about / "METADATA").read_text("utf-8")
    assert "\nLicense-Expression: MIT AND OFL-1.1 AND CC-BY-3.0 AND ISC\n" in metadata
    told = {
        path.relative_to(installed / "data").as_posix() for path in installed.glob("data/assets/**/*.txt")
    }
    brought = {path.relative_to(about / "licenses").as_posix() for path in (about / "licenses").rglob("*.*")}
    assert {"assets/ISC-world-atlas.txt", "assets/fonts/OFL-alegreya.txt"} <= told
    assert brought == {f"data/{name}" for name in told} | {"data/assets/README.md"}
    assert (about / "licenses" / "LICENSE").is_file()
    for field in ("Author", "Maintainer", "Keywords", "Summary", "Description-Content-Type"):
        assert f"\n{field}: " in metadata


@pytest.mark.in_turn(3)
def test_every_picture_of_every_game_is_drawn_without_the_workshop(installed: Path, tmp_path: Path):
    positions = ROOT / "docs" / "pictures" / "positions.json.gz"
    draw = (
        "import gzip, json, sys, msgspec, render; from pathlib import Path; from data.locale import Texts; "
        "from bot.bench.samples import Sample, kinds; "
        "known = json.loads(gzip.decompress(Path(sys.argv[1]).read_bytes()))['samples']; "
        "shown = {game: msgspec.convert(one, Sample) for game, one in known.items()}; "
        "drawn = {game: [kind for kind, draw in kinds(game, Texts(), one).items() if draw('chart').data] "
        "for game, one in shown.items()}; "
        "print(json.dumps([render.__file__, drawn, [name for name in sys.modules if name[:5] == 'tools']]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", draw, positions], cwd=tmp_path, env={"PYTHONPATH": str(installed)},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    where, drawn, workshop = json.loads(done.stdout)
    assert Path(where).is_relative_to(installed)
    assert drawn.keys() == set(GAMES)
    assert all({"board", "captain", "captain-own"} < set(kinds) for kinds in drawn.values())
    assert workshop == []


def test_the_page_is_in_the_wheel_and_is_served_from_there(installed: Path, tmp_path: Path):
    ask = (
        "import json; from bot.web import files; "
        "print(json.dumps([files.__file__, {name: len(data) for name, data in files.files().items()}]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", ask], cwd=tmp_path, env={"PYTHONPATH": str(installed)},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    where, served = json.loads(done.stdout)
    assert Path(where).is_relative_to(installed)
    assert served == {name: len(data) for name, data in files.files().items()}, "as in the sources"
    assert {"index.html", "page.js", "home/page.js", "kit/make.js", "kit/icon.svg"} <= served.keys()
