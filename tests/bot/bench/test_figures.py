"""The bench tells every figure that others rely on, each beside what is aimed at."""

from __future__ import annotations

from types import SimpleNamespace

import msgspec
import pytest

from bot.bench import figures
from bot.cli import bench, invoke
from data.store import StoreError
from engine.games import GAMES

RELIED_ON = {
    "decisions_per_second", "restore_ratio", "ack_ratio", "commit_ratio", "board_ratio", "board_ms",
    "memory_kb_per_table", "level2_ms", "level2_round_ms", "hasty_round_ms",
}  # fmt: skip


@pytest.fixture(autouse=True)
def _measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything has been measured already."""
    for name in ("restore_ratio", "ack_ratio", "scene", "start_s", "memory_per_table"):
        monkeypatch.setattr(figures, name, lambda: 1.0)
    monkeypatch.setattr(figures, "board", lambda: (1.0, 40.0))
    for name in ("page_figures", "odds_figures"):
        monkeypatch.setattr(figures, name, lambda: (1.0, {"told": 5.0}))
    monkeypatch.setattr(figures, "captain_figures", lambda: ({"port_royal": 0.5}, {"port_royal": 12.5}))
    monkeypatch.setattr(figures, "round_figures", lambda: ({"port_royal": 9.5}, {"port_royal": 0.5}))
    monkeypatch.setattr(figures, "decisions_per_second", lambda game: 1000.0)
    monkeypatch.setattr(figures, "changes_of_a_game", list)
    monkeypatch.setattr(figures, "bench_commit", lambda changes: SimpleNamespace(ratio=2.5))
    monkeypatch.setattr(figures, "bench_commit_on_server", lambda url, changes: SimpleNamespace(ratio=1.4))
    monkeypatch.setattr(figures, "every_picture", dict)


def test_as_data_it_has_what_others_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.command(json=True) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    assert told.keys() >= RELIED_ON
    assert told["decisions_per_second"] == dict.fromkeys(GAMES, 1000.0)


def test_as_a_table_each_figure_has_what_is_aimed_at(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.command() == 0
    told = capsys.readouterr().out
    assert all(name in told for name in figures.measure())
    assert "port_royal 12.5" in told
    assert bench._aims().keys() == figures.measure("postgresql+asyncpg://").keys()


def test_a_server_is_measured_when_it_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.command(postgres="postgresql+asyncpg://") == 0
    assert "commit_ratio_postgres" in capsys.readouterr().out
    assert bench.command() == 0
    assert "commit_ratio_postgres" not in capsys.readouterr().out


def test_a_server_that_is_not_there_is_named_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unreachable(url: str, changes: object) -> SimpleNamespace:
        raise StoreError(f"The database {url} failed: nobody answers.")

    monkeypatch.setattr(figures, "bench_commit_on_server", unreachable)
    assert invoke(["bench", "--postgres", "postgresql+asyncpg://there"]) == 2
    assert capsys.readouterr().err == (
        "quartermaster: The database postgresql+asyncpg://there failed: nobody answers.\n"
    )
