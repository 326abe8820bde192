"""Workers that begin at once read the tests from different places on: each is compiled by one of them."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest


def read_apart(config: pytest.Config, root: Path) -> None:
    """Read all tests below a folder in a worker, beginning where no other one does. They are collected in the
    same order everywhere; by then they are there.
    """
    worker = getattr(config, "workerinput", None)
    if worker is None:
        return
    modules = [
        ".".join(file.relative_to(root.parent).with_suffix("").parts)
        for file in sorted(root.rglob("test_*.py"))
    ]
    for name in from_its_own(modules, int(worker["workerid"].removeprefix("gw")), worker["workercount"]):
        # What cannot be read, or skips itself, is told of when it is collected.
        with suppress(Exception, pytest.skip.Exception):
            importlib.import_module(name)


def from_its_own(names: Sequence[str], worker: int, workers: int) -> list[str]:
    """All names in their order, from a worker's own share on and around."""
    begin = len(names) * worker // workers
    return [*names[begin:], *names[:begin]]
