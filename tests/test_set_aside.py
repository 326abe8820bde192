"""What tests are made of is looked at by no collection, and set aside anew after who had it looked at."""

from __future__ import annotations

import gc

from tests.set_aside import set_aside_again


def aside(thing: object) -> bool:
    """Whether collections pass something by."""
    return all(one is not thing for one in gc.get_objects())


def test_what_was_looked_at_again_is_set_aside_again_and_nothing_else_is() -> None:
    kept: list[object] = []
    gc.unfreeze()
    assert not aside(kept)
    set_aside_again()
    assert aside(kept)
    new: list[object] = []
    set_aside_again()
    assert not aside(new), "garbage among it would stay"
