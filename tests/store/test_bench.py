"""The bench of one saved answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from data.store import StoreError
from data.store.bench import bench_commit
from tests.store.stub import StubTable


def test_the_ratio_is_of_a_tables_own_changes(tmp_path: Path) -> None:
    table = StubTable()
    changes = [table.unsaved()]
    for number in range(30):
        table.answer(str(number))
        changes.append(table.unsaved())
    bench = bench_commit(changes, folder=tmp_path)
    assert bench.ratio == bench.store_ms / bench.bare_ms
    assert bench.bare_ms > 0
    assert list(tmp_path.iterdir()) == []


def test_made_up_changes_do_when_there_is_no_table(tmp_path: Path) -> None:
    assert bench_commit(rounds=5, folder=tmp_path).ratio > 0


def test_changes_with_a_gap_are_no_table(tmp_path: Path) -> None:
    table = StubTable()
    first = table.unsaved()
    table.answer("Anne")
    table.answer("Jack")
    with pytest.raises(StoreError):
        bench_commit([first, table.unsaved()], folder=tmp_path)
