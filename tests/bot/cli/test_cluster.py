"""`quartermaster simulate --cluster`: the same games on however many workers, whichever of them are lost."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any, cast

import pytest
from distributed import KilledWorker, LocalCluster

from bot import cli
from bot.cli.many import cluster
from bot.cli.many.cluster import Ready, played_at
from bot.cli.many.game import Order, play
from bot.problems import Problem
from bot.version import Version

GAMES = 8


@pytest.fixture(scope="module")
def workers() -> Iterator[Any]:
    """Two workers, each a process of its own that is started anew when it dies."""
    local: Any = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address="127.0.0.1:0")
    with local:
        yield local


def orders(games: int = GAMES) -> list[Order]:
    return [Order("marauders", (1, 1), f"cluster.{number}", {}, ()) for number in range(games)]


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The JSON of `quartermaster simulate`, without the time that it took."""
    assert cli.invoke(["simulate", *arguments, "--json"]) == 0
    return {**json.loads(capsys.readouterr().out), "seconds": 0}


def test_the_report_is_the_same_as_of_one_process(workers: Any, capsys: pytest.CaptureFixture[str]) -> None:
    few = ("port_royal", "--seats", "2", "--captains", "1", "--games", "6")
    there = simulated(capsys, *few, "--cluster", workers.scheduler_address)
    assert there == simulated(capsys, *few)


@pytest.mark.in_turn(3)
def test_a_lost_worker_costs_time_only(workers: Any) -> None:
    """One of two is killed over its games: they are played again from their beginning."""
    expected = [play(order) for order in orders()]
    outcomes = played_at(orders(), workers.scheduler_address, None)
    first = next(outcomes)
    busy = next(worker for worker in workers.scheduler.workers.values() if worker.processing)
    os.kill(workers.workers[busy.name].pid, signal.SIGKILL)
    assert [first, *outcomes] == expected
    assert busy not in workers.scheduler.workers.values()


def test_two_have_games_played_at_once_and_each_gets_his_own(workers: Any) -> None:
    mine, others = (
        orders(),
        [Order("port_royal", (1, 1), f"other.{number}", {}, ()) for number in range(GAMES)],
    )
    outcomes = played_at(mine, workers.scheduler_address, None)
    first = next(outcomes)
    assert [*played_at(others, workers.scheduler_address, None)] == [play(order) for order in others]
    assert [first, *outcomes] == [play(order) for order in mine]


def test_a_content_pack_reaches_workers_that_do_not_see_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pack" / "locale").mkdir(parents=True)
    (tmp_path / "pack" / "ships.yaml").write_text("deck: ship", encoding="utf-8")
    used: list[Path | None] = []
    monkeypatch.setattr(cluster, "use_pack", used.append)

    class There:
        local_directory = str(tmp_path / "there")

    Ready(str(cluster.version()), cluster._files(tmp_path / "pack")).setup(cast(Any, There()))
    Ready(str(cluster.version()), cluster._files(None)).setup(cast(Any, There()))
    assert used == [tmp_path / "there" / "pack", None]
    assert (tmp_path / "there" / "pack" / "ships.yaml").read_text(encoding="utf-8") == "deck: ship"


def test_workers_of_another_version_play_no_game(workers: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal orders are equal games in equal versions only."""
    monkeypatch.setattr(cluster, "version", lambda: Version("9.9.9"))
    with pytest.raises(Problem, match=r"cannot play: it has .*; install quartermaster 9\.9\.9 there"):
        next(played_at(orders(), workers.scheduler_address, None))


def test_a_game_that_costs_worker_after_worker_is_told_as_broken() -> None:
    game: Future[Any] = Future()
    game.set_exception(KilledWorker("game-0", cast(Any, None), allowed_failures=3))
    broken = cluster._outcome("tcp://here", orders(1)[0], cast(Any, game))
    assert (broken.seed, broken.fault) == ("cluster.0", "KilledWorker: 4 workers were lost with it.")


def test_a_cluster_that_is_lost_amid_the_games_is_named() -> None:
    game: Future[Any] = Future()
    game.set_exception(cluster.FutureCancelledError("game-0", "scheduler-connection-lost"))
    with pytest.raises(Problem, match="tcp://here was lost before all games were played"):
        cluster._outcome("tcp://here", orders(1)[0], cast(Any, game))


def test_where_nobody_answers_it_is_said_what_to_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "WAITED_SECONDS", 0.2)
    with pytest.raises(Problem, match=r"no Dask scheduler answers at tcp://127\.0\.0\.1:9; start one"):
        next(played_at(orders(), "tcp://127.0.0.1:9", None))


@pytest.mark.in_turn(3)
def test_without_workers_it_is_said_how_to_start_one() -> None:
    class Lonely:
        def wait_for_workers(self, workers: int, timeout: float) -> None:
            raise TimeoutError(f"Only 0 of {workers} workers arrived after {timeout}")

    with pytest.raises(
        Problem, match="at tcp://here has no workers; start some with: dask worker tcp://here"
    ):
        cluster._prepare(cast(Any, Lonely()), "tcp://here", None)


@pytest.mark.in_turn(3)
def test_without_dask_it_is_said_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "bot.cli.many.cluster", None)
    assert cli.invoke(["simulate", "port_royal", "--games", "1", "--cluster", "tcp://here:1"]) == 2
    assert "pip install 'discord-quartermaster[cluster]'" in capsys.readouterr().err
