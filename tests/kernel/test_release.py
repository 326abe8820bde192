"""A table that is given up leaves nothing behind for the garbage collector."""

from __future__ import annotations

import gc
import weakref

from engine.kernel import Table
from tests.kernel.small import answer
from tests.kernel.tiny import TINY


def test_a_table_that_is_given_up_goes_with_its_last_reference() -> None:
    table = Table.new(TINY, seats=2, seed="x")
    answer(table, *next(iter(table.waiting.values())).default)
    table = Table.load(table.save(), TINY)
    view, waiting = table.view(None), table.waiting
    gone = [weakref.ref(table), weakref.ref(table._playback), weakref.ref(table.running)]
    gc.disable()
    try:
        table.release()
        assert table.view(None) == view, "it can be looked at"
        assert table.waiting == waiting
        del table
        assert [one() for one in gone] == [None] * 3
    finally:
        gc.enable()
