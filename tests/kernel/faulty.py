"""Games with a fault."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.kernel import (
    Chapter,
    Game,
    GameSpec,
    Step,
)
from engine.kernel.conformance import Trial
from tests.kernel.tiny import TINY, CrabDice, Shore

Check = Callable[..., Any]


def faulty(fault: Chapter, **changes: Any) -> GameSpec:
    """The tiny game with one more chapter."""
    return msgspec.structs.replace(TINY, chapters=(*TINY.chapters, fault), **changes)


def instead(step: type[Step], other: type[Step]) -> GameSpec:
    """The tiny game with one step played in another way."""
    fault = Chapter("fault")
    fault.step(other)
    fields = step.__struct_fields__

    @fault.instead(step)
    def replace(game: Game[Shore], old: Step) -> Step:
        return other(**{name: getattr(old, name) for name in fields})

    return faulty(fault)


def fails(check: Check, spec: GameSpec, words: str, playouts: int = 20) -> None:
    """The check has to fail, with these words, and to say where."""
    with pytest.raises(AssertionError, match=words) as failed:
        check(Trial(spec), playouts)
    assert "playout " in str(failed.value)
    assert "answer " in str(failed.value)


def two_chapters_that_do_not_commute() -> GameSpec:
    """One doubles the dice, the other adds one, both in the same rank."""
    doubling, adding = Chapter("doubling"), Chapter("adding")

    @doubling.rule(CrabDice)
    def double(game: Game[Shore], terms: CrabDice) -> None:
        terms.dice *= 2

    @adding.rule(CrabDice)
    def add(game: Game[Shore], terms: CrabDice) -> None:
        terms.dice += 1

    return msgspec.structs.replace(TINY, chapters=(*TINY.chapters, doubling, adding))
