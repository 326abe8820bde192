"""Which Quartermaster this is: what a host names in a report, and what exports and logs say made them."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, metadata
from importlib.metadata import version as installed
from pathlib import Path

NAME = "quartermaster"
"""The command, and what everything made says that it was made by."""
DISTRIBUTION = "discord-quartermaster"
"""As packages are called on an index: `quartermaster` is another project's there."""
_TAKES_REPORTS = ("issues", "bug tracker", "issue tracker", "tracker", "bug reports")
"""The usual names of such a place among a project's addresses."""
_ROOT = Path(__file__).parents[1]
_DESCRIBE = ("describe", "--always", "--dirty", "--tags", "--long", "--abbrev=8", "--match", "v[0-9]*")
_DESCRIBED = re.compile(r"(?:v(?P<tag>.+)-(?P<after>\d+)-g)?(?P<commit>[0-9a-f]{7,40})(?P<dirty>-dirty)?")


@dataclass(frozen=True, slots=True)
class Version:
    """`number` as package indexes order it; the `commit` it was made from, "" for a release, and one that
    ends with + where files have been changed since.
    """

    number: str
    commit: str = ""

    def __str__(self) -> str:
        return f"{NAME} {self.number}" + (f" (commit {self.commit})" if self.commit else "")


@cache
def version() -> Version:
    """Of a checkout what git says of it now; of a wheel what it was built from."""
    try:
        number = installed(DISTRIBUTION)
    except PackageNotFoundError:
        number = "0.0.0"
    if (_ROOT / ".git").exists():
        return of_checkout(_ROOT, number) or _of_number(number)
    return _of_number(number)


@cache
def issues() -> str:
    """Where the project takes reports of faults, as its metadata say; empty if they name no such place."""
    try:
        named = metadata(DISTRIBUTION).get_all("Project-URL") or []
    except PackageNotFoundError:
        return ""
    urls = {label.strip().lower(): url.strip() for label, _, url in (one.partition(",") for one in named)}
    return next((urls[label] for label in _TAKES_REPORTS if label in urls), "")


def of_checkout(root: Path, number: str) -> Version | None:
    """What git says of a checkout, where `number` was installed; None if there is no git or it says nothing.

    The number follows the newest tag as the build backend reckons it (`no-guess-dev` in pyproject.toml).
    """
    try:
        # Nothing here comes from outside, and a host's git may be anywhere.
        git = ["git", "-C", root, *_DESCRIBE]
        done = subprocess.run(git, capture_output=True, text=True, timeout=10, check=True)  # noqa: S603
    except (OSError, subprocess.SubprocessError):
        return None
    described = _DESCRIBED.fullmatch(done.stdout.strip())
    if described is None:
        return None
    commit = described["commit"] + ("+" if described["dirty"] else "")
    if described["tag"] is None:
        return Version(number.partition("+")[0], commit)
    after = int(described["after"])
    if after == 0 and not described["dirty"]:
        return Version(described["tag"])
    return Version(described["tag"] + (f".post1.dev{after}" if after else ""), commit)


def _of_number(number: str) -> Version:
    """A number that was built away from its release ends with the commit: 1.2.0.post1.dev3+g0cd38e1d."""
    public, _, local = number.partition("+")
    commit, _, changed = local.partition(".")
    return Version(public, commit.removeprefix("g") + ("+" if changed else ""))
