"""What all tests share: nothing depends on how fast the machine is, and what was skipped is told."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator
from pathlib import Path
from time import monotonic
from typing import Any

import hypothesis
import pytest

from tests import soak
from tests.compiled_once import compiled_once
from tests.in_turn import state_of_code, wait_for_their_turn
from tests.left_behind import left_behind
from tests.plain_logs import plain_logs
from tests.read_apart import read_apart
from tests.set_aside import look_rarely, set_aside, set_aside_again
from tests.skipped import what_was_skipped

_BEGAN = monotonic()

hypothesis.settings.register_profile("patient", deadline=None)
hypothesis.settings.load_profile("patient")


def pytest_configure() -> None:
    """Whatever is logged is cheap to write, and whatever stays is not looked at over and over."""
    plain_logs()
    look_rarely()


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: while a test waits for a disk or a browser, another one runs."""
    ours = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return ours + 1


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, Any, Any]:
    """Of what is collected nothing is garbage, and all of it stays."""
    gc.disable()
    try:
        if whole(session.config):
            read_apart(session.config, soak.HERE)
        return (yield)
    finally:
        set_aside()
        gc.enable()


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--soak PART`, with `-m soak`, runs one part of the heavy tests."""
    parser.addoption("--soak", metavar="PART", help="one part of the heavy tests (tests/soak.py)")


def whole(config: pytest.Config) -> bool:
    """Whether all tests are meant, not some files."""
    return {Path(argument).resolve() for argument in config.args} == {soak.HERE}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every heavy test is in one part, and only the part asked for stays. A file that is named has all its
    cases.
    """
    if whole(config):
        wait_for_their_turn(items, state_of_code())
    named = [soak.part_of(item) for item in items]
    if (run := config.getoption("--soak")) is not None:
        kept = {*soak.tests_of(run, named)}
        config.hook.pytest_deselected(items=[item for at, item in enumerate(items) if at not in kept])
        items[:] = [item for at, item in enumerate(items) if at in kept]


@pytest.fixture(autouse=True, scope="module")
def _set_aside_again() -> None:
    """A bot that ran has had everything looked at."""
    set_aside_again()


@pytest.fixture(autouse=True, scope="session")
def _compiled_once() -> Generator[None]:
    """What tests ask of their databases is always the same."""
    with compiled_once():
        yield


@pytest.fixture(autouse=True, scope="session")
def _nothing_is_left_behind() -> Generator[None]:
    """A stand-in that one test leaves makes others fail that have nothing to do with it."""
    yield
    assert left_behind() == []


def pytest_terminal_summary(terminalreporter: Any, exitstatus: int, config: pytest.Config) -> None:
    """One line for each program that is missing; a part of the heavy tests that passed is written down."""
    reasons = [report.longrepr[2] for report in terminalreporter.stats.get("skipped", [])]
    if told := what_was_skipped(reasons):
        terminalreporter.section("skipped, as something is not installed")
        for line in told:
            terminalreporter.write_line(line)
    run = config.getoption("--soak")
    if run is not None and exitstatus == pytest.ExitCode.OK:
        minutes = (monotonic() - _BEGAN) / 60
        why_not = soak.unproved(terminalreporter.stats, config)
        if not why_not:
            soak.note(run, soak.commit(), minutes)
        what = (why_not or "written into tests/soak.toml") + soak.too_long(run, minutes)
        terminalreporter.write_line(f"{run} ({minutes:.1f} minutes): {what}")
