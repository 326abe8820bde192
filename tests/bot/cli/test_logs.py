"""Standard output has what a command was called for, and nothing else: whatever is logged goes elsewhere."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from importlib import import_module
from multiprocessing import get_context

import pytest
import structlog

from bot.cli import COMMANDS, main
from bot.cli.many.here import make_ready
from bot.logs import set_up_logs
from bot.settings import Settings
from tests.plain_logs import plain_logs

TOLD, OURS, LIBRARIES = '{"figure": 1}', "odds took too long to be shown", "a library has something to say"


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """What the process logs where, and how often its threads change, is afterwards what it was."""
    root, pace = logging.getLogger(), sys.getswitchinterval()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    sys.setswitchinterval(pace)
    plain_logs()


def speak() -> int:
    """Log something, and print a result."""
    structlog.get_logger("bot.somewhere").warning(OURS, table=1)
    logging.getLogger("library").warning(LIBRARIES)
    print(TOLD, flush=True)  # noqa: T201
    return 0


@pytest.mark.parametrize("name", COMMANDS)
def test_what_is_logged_is_not_among_the_output_of_any_command(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(import_module(COMMANDS[name]), "command", speak)
    monkeypatch.setattr(sys, "argv", ["quartermaster", name])
    with pytest.raises(SystemExit) as ended:
        main()

    shown = capsys.readouterr()
    assert ended.value.code == 0
    assert json.loads(shown.out) == {"figure": 1}
    assert OURS in shown.err
    assert LIBRARIES in shown.err


def test_what_a_further_process_of_simulate_logs_is_not_among_its_output(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with get_context("spawn").Pool(1, make_ready, (None,)) as pool:
        assert pool.apply(speak) == 0

    shown = capfd.readouterr()
    assert shown.out == f"{TOLD}\n"
    assert OURS in shown.err


def test_what_is_logged_for_figures_alone_is_not_shown(capfd: pytest.CaptureFixture[str]) -> None:
    set_up_logs(Settings(log_level="ERROR"))
    log = logging.getLogger("discord")
    log.setLevel(logging.WARNING)
    log.warning("We are being rate limited.")
    log.error("something failed")
    shown = capfd.readouterr().err
    assert "rate limited" not in shown
    assert "something failed" in shown
