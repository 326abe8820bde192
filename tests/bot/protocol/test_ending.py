"""How a game has ended, as the page of each of its players says it."""

from __future__ import annotations

import pytest

from bot.protocol.ending import ending
from tests.bot.protocol.conftest import laid
from tests.domain.conftest import ANNE, BART, Harbour


@pytest.mark.parametrize(
    ("winners", "told"),
    [
        ([0], "🏆 **You win!**"),
        ([0, 1], "🏆 **You win, together with Bart!**"),
        ([1], "🏆 **Bart wins!**"),
    ],
)
async def test_who_has_won_is_told_so_as_one_of_the_table(
    harbour: Harbour, winners: list[int], told: str
) -> None:
    live = await laid(harbour, ANNE, BART, game="treasure_fleet", computers=1)
    await harbour.finish(live)
    assert live.row.result is not None
    live.row.result = {**live.row.result, "winners": winners}
    said = [ending(live, str, seat) for seat in (0, None)]
    assert [one.line.startswith(told) for one in said if one is not None] == [True, 0 not in winners]
