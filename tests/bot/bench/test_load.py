"""The load that `quartermaster bench --load` puts on a bot."""

from __future__ import annotations

import gc

from bot.bench.load import under_load


def test_a_bot_at_work_is_measured() -> None:
    gc.unfreeze()  # what the tests themselves have set aside
    load = under_load(3, 2.5)

    assert load.tables == 3
    assert load.answers >= 3
    assert load.pictures >= 2, "one a second is asked for"
    assert load.worst_lag_ms >= load.lag_p99_ms
    assert load.worst_busy_ms > 0
    assert len(load.memory_mb) == 2
    assert load.set_aside[0] > 10_000, "what was there before is not looked at again"
    assert gc.get_freeze_count() == 0
