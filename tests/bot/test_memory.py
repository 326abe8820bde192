"""Garbage collections look at what is new; everything is looked at when nobody plays."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import pytest

from bot.memory import Tending
from tests.patience import until


@pytest.fixture(autouse=True)
def _nothing_aside() -> None:
    """Begins with nothing that the tests themselves have set aside."""
    gc.unfreeze()


class Thing:
    """Something with a circle to itself."""

    def __init__(self) -> None:
        self.me: Any = self


def looked_at() -> int:
    """How many objects a full collection looks at now."""
    return len(gc.get_objects())


@pytest.mark.in_turn(3)
async def test_full_collections_look_at_what_is_new_alone() -> None:
    gc.collect()
    before = looked_at()
    async with Tending().tend():
        assert looked_at() < before / 10
        kept = [Thing() for _ in range(2_000)]
        assert looked_at() > 2_000
        gc.collect()
        assert looked_at() < 2_000, "what the collection has found alive is set aside"
        assert len(kept) == 2_000
    assert gc.get_freeze_count() == 0
    assert looked_at() > before / 2


@pytest.mark.in_turn(3)
async def test_what_is_set_aside_goes_with_its_last_reference() -> None:
    async with Tending().tend():
        thing = Thing()
        gone = weakref.ref(thing)
        gc.collect()
        thing.me = None
        del thing
        assert gone() is None


@pytest.mark.in_turn(3)
async def test_circles_that_were_set_aside_go_when_everything_is_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.memory._LOOK", 0.02)
    monkeypatch.setattr("bot.memory._MORE", 1_000)
    monkeypatch.setattr("bot.memory._MUCH", 1.0)
    tending = Tending()
    async with tending.tend():
        things = [Thing() for _ in range(3_000)]
        gone = weakref.ref(things[0])
        gc.collect()
        assert tending.due
        things.clear()
        gc.collect()
        assert gone() is not None, "a collection does not look at it any more"
        await until(lambda: gone() is None, "everything is looked at")
        assert not tending.due
