"""Which version this is: of a checkout, of a wheel, and as the build backend reckons it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.cli import invoke
from bot.settings import Settings
from bot.version import DISTRIBUTION, Version, of_checkout, version

ROOT = Path(__file__).parent.parent
Git = Callable[..., str]


@pytest.fixture
def git(tmp_path: Path) -> Git:
    """Calls git in a checkout with one commit, of what the build backend needs."""

    def call(*arguments: str) -> str:
        who = ("-c", "user.name=Anne", "-c", "user.email=anne@example.org")
        done = subprocess.run(
            ["git", "-C", tmp_path, *who, *arguments], capture_output=True, text=True, check=True
        )
        return done.stdout.strip()

    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    call("init", "--quiet")
    call("add", "--all")
    call("commit", "--quiet", "--message", "First")
    return call


def built(checkout: Path) -> str:
    """The version that the build backend gives a checkout, without what names the commit."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "version"],
        cwd=checkout, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return done.stdout.strip().partition("+")[0]


def test_a_checkout_without_tags_has_a_version(tmp_path: Path, git: Git) -> None:
    number = built(tmp_path)
    assert number.startswith("0.0")
    told = of_checkout(tmp_path, f"{number}+gabc")
    assert told == Version(number, git("rev-parse", "--short=8", "HEAD"))


def test_a_tag_is_the_version_of_its_commit(tmp_path: Path, git: Git) -> None:
    git("tag", "v1.2.0")
    git("tag", "1.9-no-release")
    assert built(tmp_path) == "1.2.0"
    assert str(of_checkout(tmp_path, "0.0.0")) == "quartermaster 1.2.0"


def test_commits_after_a_tag_are_counted_as_the_build_backend_does(tmp_path: Path, git: Git) -> None:
    git("tag", "v1.2.0")
    git("commit", "--quiet", "--allow-empty", "--message", "Second")
    (tmp_path / "LICENSE").write_text("changed")
    commit = git("rev-parse", "--short=8", "HEAD")
    told = of_checkout(tmp_path, "0.0.0")
    assert str(told) == f"quartermaster 1.2.0.post1.dev1 (commit {commit}+)"
    assert told is not None
    assert built(tmp_path) == told.number


def test_where_git_says_nothing_what_was_installed_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder called .git that is none, and a wheel that was built away from its release."""
    (tmp_path / ".git").mkdir()
    assert of_checkout(tmp_path, "1.0") is None
    monkeypatch.setattr("bot.version._ROOT", tmp_path)
    monkeypatch.setattr("bot.version.installed", lambda _: "1.2.0.post1.dev3+g0cd38e1d.d20261127")
    assert version.__wrapped__() == Version("1.2.0.post1.dev3", "0cd38e1d+")
    monkeypatch.setattr("bot.version.installed", lambda _: "1.2.0")
    assert str(version.__wrapped__()) == "quartermaster 1.2.0"


def test_the_command_says_which_version_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert invoke(["--version"]) == 0
    assert re.fullmatch(r"quartermaster \d\S+( \(commit [0-9a-f]{7,}\+?\))?\n", capsys.readouterr().out)


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which an installed Quartermaster is started, whose owner has a folder for data."""
    monkeypatch.setattr("bot.settings._CHECKOUT", tmp_path / "pyproject.toml")
    monkeypatch.setattr("platformdirs.user_data_path", lambda name, **_: tmp_path / "data" / name)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path


def test_who_has_installed_it_has_his_tables_wherever_he_starts_it(installed: Path) -> None:
    folder = installed / "data" / "quartermaster"
    assert Settings().database_url == f"sqlite+aiosqlite:///{folder}/quartermaster.db"
    assert folder.stat().st_mode & 0o777 == 0o700
    assert list(Path().iterdir()) == []


def test_tables_that_lie_where_it_is_started_are_found_there(installed: Path) -> None:
    Path("quartermaster.db").touch()
    assert Settings().database_url == "sqlite+aiosqlite:///quartermaster.db"
    assert not (installed / "data").exists()


def test_a_checkout_keeps_its_tables_where_it_is_started(installed: Path) -> None:
    (installed / "pyproject.toml").touch()
    assert Settings().database_url == "sqlite+aiosqlite:///quartermaster.db"


def test_the_name_that_is_asked_for_is_the_one_that_is_installed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["name"] == DISTRIBUTION


def test_every_change_is_of_a_kind_that_the_changelog_has() -> None:
    draft = subprocess.run(
        [sys.executable, "-m", "towncrier", "build", "--draft", "--version", "next"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    told = " ".join(draft.split())
    fragments = list((ROOT / "changes").glob("*.md"))
    silent = [path.name for path in fragments if " ".join(path.read_text("utf-8").split()) not in told]
    assert silent == []
