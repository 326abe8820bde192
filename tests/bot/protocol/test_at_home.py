"""The front page of a house counts as its tables do."""

from __future__ import annotations

from bot.home.showing.chairs import chairs
from tests.domain.conftest import ANNE, BART, Harbour
from tests.marauders.table import in_port


async def test_the_house_counts_what_its_reader_alone_knows_of(harbour: Harbour) -> None:
    """It said "you 1" of somebody who had 3 at the table, 2 of it stashed."""
    seats = [in_port("tortuga", stash=23, glory=4), in_port("tortuga", glory=2)]
    live = await harbour.at_sea(ANNE, BART, position={"turn": 0, "seats": seats})
    assert live.game is not None
    for who, seat, counted in ((ANNE, 0, [6, 2]), (BART, 1, [4, 2])):
        listed = chairs(live, who, live.game.view(None), live.game.view(seat))
        assert [one.points for one in listed] == counted
