"""How a game has ended, as the page of each of its players says it."""

from __future__ import annotations

import re

import pytest

from bot.protocol.door import NotHere, Tables
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


async def test_whose_seat_it_was_has_his_game_looked_over_and_nobody_else(
    harbour: Harbour, pages: Tables
) -> None:
    live = await laid(harbour, ANNE, BART, game="port_royal", computers=1)
    with pytest.raises(NotHere, match="not over yet"):
        await pages.door(live.id, ANNE).review()
    await harbour.finish(live)
    mine, his = [await pages.door(live.id, who).review() for who in (ANNE, BART)]
    assert {told.parts[0].title for told in (mine, his)} == {"What cost you most"}
    # Whoever takes no risk all the game, as it was played here, leaves something lying.
    assert re.match(r"Round \d+ – .*You: .*Better: .*coins? more", mine.parts[0].lines[0])
    assert await pages.door(live.id, ANNE).review() == mine
    with pytest.raises(NotHere, match="no seat here"):
        await pages.door(live.id, None).review()


async def test_nothing_is_looked_over_of_a_sealed_table(harbour: Harbour, pages: Tables) -> None:
    live = await laid(harbour, ANNE, game="treasure_fleet", computers=2)
    await harbour.finish(live)
    async with harbour.tables.hold(live.id) as held:
        await harbour.tables.change_lobby(held, sealed=True)
    with pytest.raises(NotHere, match="others are through"):
        await pages.door(live.id, ANNE).review()
