"""The game as a view tells it: its steps are made of it when somebody asks for them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import Game
from engine.kernel.play.seen import game_as_seen
from tests.kernel.small import opened, small, step, yes_no


def test_a_step_of_the_game_as_seen_is_the_same_by_itself_and_on_the_stack() -> None:
    def asks(self: Any, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())

    walks, rests, elsewhere = step(asks, "Walks"), step(asks, "Rests"), step(asks, "Elsewhere")
    table = opened(small(walks, rests, elsewhere, begin=[walks(), rests()]))
    seen = game_as_seen(table.view(0), table.spec)

    alone = seen.within(walks)

    assert alone == walks()
    assert (seen.within(rests), seen.within(elsewhere)) == (None, None), (
        "still to come, and not played at all"
    )
    assert [frame.step for frame in seen.stack][-1] is alone
    assert (seen.within(walks), seen.within(rests)) == (alone, None), "as before, now that there is a stack"
    with pytest.raises(AttributeError):
        seen.nothing_of_the_kind  # noqa: B018
