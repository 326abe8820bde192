"""What the bench measures with, read from `data/bench.yaml`: the code of the bench knows no game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

import data


class BenchPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game used for most measurements, the question at which its tables are restored, and the target
    decisions per second for each game.
    """

    game: str
    restored: str
    decisions: dict[str, int]


@cache
def plan() -> BenchPlan:
    """What is written in the file."""
    (folder,) = data.__path__
    return msgspec.yaml.decode((Path(folder) / "bench.yaml").read_bytes(), type=BenchPlan)
