"""The heavy tests in parts of at most twenty minutes: what each proves, and when it last passed.

A heavy test names its part (`@pytest.mark.soak("pauses")`). `make soak PART=pauses` runs a part; one
that passes whole writes into `tests/soak.toml` on which commit. `make soak` alone tells all of them.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
PASSED = HERE / "soak.toml"
LONGEST = 20
"""Minutes of two quiet cores that a run may take."""


@dataclass(frozen=True, slots=True)
class Part:
    """Heavy tests that prove one thing; too many for twenty minutes are cut: `pairs-1`, `pairs-2` ..."""

    name: str
    proves: str
    cuts: int = 1

    @property
    def runs(self) -> tuple[str, ...]:
        """What can be asked for."""
        return (
            tuple(f"{self.name}-{cut}" for cut in range(1, self.cuts + 1)) if self.cuts > 1 else (self.name,)
        )


PARTS = (
    Part("tiny", "the smallest game, in tens of thousands of games"),
    Part("card-games", "Port Royal and Treasure Fleet: a thousand games, and what the absent do"),
    Part("openings", "Treasure Fleet: no seat and no opening is favoured"),
    Part(
        "base-game", "Merchants & Marauders: a thousand games restored after every answer, and their secrets"
    ),
    Part("steps", "every step of the base game comes up"),
    Part("absent", "who is away loses nothing by a default, in five hundred games"),
    Part("turned", "a game is the same with the seats turned"),
    Part("pauses", "no pause names the card that is held"),
    Part("gate", "nobody is below nothing after a closed port, in ten thousand games", cuts=2),
    Part("referees", "chapters of Seas of Glory as their referees know them"),
    Part("modules", "three hundred games of each module", cuts=4),
    Part("modules-secrets", "secrets in three hundred games of each module", cuts=6),
    Part("pairs", "thirty games of each pair of modules", cuts=5),
    Part("pairs-secrets", "secrets in thirty games of each pair of modules", cuts=8),
    Part("all-modules", "five thousand games with all modules keep the laws and end", cuts=8),
    Part(
        "all-modules-secrets",
        "three hundred games with all modules are restored, and keep their secrets",
        cuts=3,
    ),
    Part("made-up", "three hundred games of each made-up module", cuts=3),
    Part("cases", "all cases of the tests that run some in turn", cuts=4),
    Part("captains", "how much better a higher level of computer captains plays"),
    Part("advice", "what the helm advises holds, in two hundred positions of all games"),
    Part("odds", "a thousand battles on paper say what twenty thousand say, in two hundred positions"),
    Part("ahead", "captains of level 3 beat those of level 2"),
    Part("explained", "explanations tell no secret, in many games", cuts=2),
    Part("questions", "five hundred questions of each game are a line each, in every language"),
    Part("voyage", "who follows the helm alone soon wins a raid"),
    Part("clients", "no client can tell two worlds apart, in many states", cuts=2),
    Part("doors", "no page can tell two worlds apart through the door of a table, in many states", cuts=2),
    Part("wires", "no byte that a page receives can tell two worlds apart, in many states", cuts=4),
    Part("whole-games", "whole games by components alone"),
    Part("browser", "whole games in a browser: by touch on a desk and a phone, by keys, by words", cuts=4),
    Part("states", "whatever is asked in three thousand states can be answered on the page", cuts=3),
    Part("image", "an image is built from nothing, played in, and opens what the image before has begun"),
    Part("install", "a wheel is installed as the README says, and played in"),
    Part("leases", "of processes that race for a lease one is let in, a thousand times"),
    Part(
        "kills",
        "in three hundred kills of one process, and among three that share, nothing accepted is lost",
        cuts=3,
    ),
    Part("week", "in a week of a server nobody hears more than he asked for, and nobody is forgotten"),
    Part("stand-ins", "a stand-in that a real run starts plays for a dead process until it is back"),
)
RUNS = {run: part for part in PARTS for run in part.runs}


def part_of(item: pytest.Item) -> str | None:
    """The part of a heavy test; None of another. Raises UsageError unless it is in exactly one."""
    marks = list(item.iter_markers("soak"))
    if not marks:
        return None
    named = [mark.args[0] for mark in marks if len(mark.args) == 1]
    if len(marks) > 1 or len(named) != 1 or named[0] not in {part.name for part in PARTS}:
        raise pytest.UsageError(f"{item.nodeid} is in no part, or in two: name one of tests/soak.py.")
    return named[0]


def tests_of(run: str, named: Sequence[str | None]) -> list[int]:
    """Which tests a run has, of those of these parts. Raises UsageError for an unknown run."""
    if run not in RUNS:
        raise pytest.UsageError(f"there is no part {run}; the parts are {', '.join(RUNS)}.")
    part = RUNS[run]
    own = [at for at, name in enumerate(named) if name == part.name]
    # Neighbours are of one kind: dealt out, every run has some of each.
    return own[part.runs.index(run) :: part.cuts]


def read(file: Path = PASSED) -> dict[str, dict[str, Any]]:
    """When runs last passed, by name."""
    return tomllib.loads(file.read_text(encoding="utf-8"))


def note(run: str, commit: str, minutes: float, file: Path = PASSED) -> None:
    """Write that a run passed today."""
    today = datetime.now(UTC).date()
    passed = {**read(file), run: {"on": today, "commit": commit, "minutes": round(minutes, 1)}}
    told = [
        f'[{one}]\non = {at["on"]}\ncommit = "{at["commit"]}"\nminutes = {at["minutes"]}\n'
        for one in RUNS
        if (at := passed.get(one))
    ]
    file.write_text(HEAD + "\n".join(told), encoding="utf-8")


HEAD = "# When each part of the heavy tests last passed, on which commit: written by make soak PART=...\n\n"


def commit() -> str:
    """The commit that is tested; empty if files were changed since."""

    def git(*words: str) -> str:
        return subprocess.run(["git", *words], cwd=HERE, check=True, capture_output=True, text=True).stdout

    changed = git(
        "status", "--porcelain", "--untracked-files=no", "--", ":/", ":(exclude,top)tests/soak.toml"
    )
    return "" if changed.strip() else git("rev-parse", "--short=8", "HEAD").strip()


def too_long(run: str, minutes: float) -> str:
    """What to do about a run that takes longer than it should; empty if it does not."""
    if minutes <= LONGEST:
        return ""
    return (
        f"; more than {LONGEST} minutes: on a quiet machine, give {RUNS[run].name} more cuts in tests/soak.py"
    )


def unproved(stats: dict[str, list[Any]], config: pytest.Config) -> str:
    """Why a run that ended well has not passed whole; empty if it has."""
    if hasattr(config, "workerinput"):
        return "this worker has run some of it"
    if stats.get("skipped"):
        return "some of it was skipped"
    if not stats.get("passed"):
        return "nothing of it was run"
    if config.option.keyword or config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return "only some of it was run"
    return "" if commit() else "files were changed since the last commit"


def told() -> str:
    """All parts: what each proves, when it last passed, on which commit, in how many minutes."""
    passed = read()
    lines: list[str] = []
    for run, part in RUNS.items():
        at = passed.get(run)
        when = f"{at['on']} on {at['commit']}, {at['minutes']} min" if at else "never yet"
        lines.append(f"{run:22} {when:40} {part.proves}")
    return "\n".join(["make soak PART=... runs one of these:", "", *lines])


if __name__ == "__main__":
    sys.stdout.write(told() + "\n")
