"""The load that `quartermaster bench --load` puts on a bot."""

from __future__ import annotations

import gc

import pytest

from bot.bench.load import Plan, under_load
from bot.bench.many import under_loads
from bot.bench.nowhere import Allowance
from bot.cli import invoke
from tests.store.postgres import postgres, why_not


@pytest.mark.in_turn(3)
def test_a_bot_at_work_is_measured() -> None:
    gc.unfreeze()  # what the tests themselves have set aside
    load = under_load(Plan(3, 2.5))

    assert load.tables == 3
    assert load.answers >= 3
    assert load.pictures >= 2, "one a second is asked for"
    assert 0 < load.acknowledged_p50_ms <= load.acknowledged_p99_ms
    assert load.requests_a_second > 0
    assert load.longest_wait_s == 0, "Discord's limits were not kept"
    assert load.worst_lag_ms >= load.lag_p99_ms
    assert load.worst_busy_ms > 0
    assert len(load.memory_mb) == 2
    assert load.set_aside[0] > 10_000, "what was there before is not looked at again"
    assert gc.get_freeze_count() == 0


def test_discord_lets_so_many_requests_pass_at_once_and_one_after_the_other_then() -> None:
    of_a_channel = Allowance(5, 5.0)
    assert [of_a_channel.wait(100.0) for _ in range(8)] == pytest.approx([0, 0, 0, 0, 0, 1, 2, 3])
    assert of_a_channel.wait(107.0) == pytest.approx(0)
    assert [of_a_channel.wait(200.0) for _ in range(6)] == pytest.approx([0, 0, 0, 0, 0, 1])


@pytest.mark.in_turn(3)
@pytest.mark.skipif(bool(why_not()), reason=why_not())
def test_two_processes_share_the_tables_of_a_database(capfd: pytest.CaptureFixture[str]) -> None:
    with postgres() as url:
        loads = under_loads(Plan(6, 2.5, answers=4, database=url, processes=2, limited=True))
    assert [load.tables for load in loads] == [3, 3]
    assert all(load.answers >= 3 and load.acknowledged_p99_ms > 0 for load in loads)
    assert "Discord has been told" not in capfd.readouterr().out, "figures alone, as JSON perhaps"


def test_several_processes_need_a_database(capfd: pytest.CaptureFixture[str]) -> None:
    assert invoke(["bench", "--load", "1", "--processes", "2"]) == 2
    assert "need a PostgreSQL" in capfd.readouterr().err
