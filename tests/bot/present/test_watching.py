"""What spectators read counts what the game counts."""

from __future__ import annotations

import pytest

from bot.present.watching import digest_layout, hands_layout, past_layout
from engine.kernel import Table
from render import Picture
from tests.bot.present.test_cockpit import live_table
from tests.bot.wire import walk

GAMES = {"treasure_fleet": ("Sailing 2", "as sailing 2 began"), "port_royal": ("Round 2", "as round 2 began")}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_in_sailings_or_rounds(game: str) -> None:
    live = live_table(Table.new(game, seats=3, seed="watched"))
    counted, began = GAMES[game]
    picture = Picture(data=b"", format="webp", name="board.webp", alt="a board", width=1, height=1)
    digest, past, hands = (
        "".join(str(one.get("content", "")) for one in walk(view.to_components()))
        for view in (
            digest_layout(live, 2, []),
            past_layout(live, [1, 2, 3], 2, picture, words=True, hands=True),
            hands_layout(live, 2, []),
        )
    )
    assert counted in digest
    assert began in past
    assert began in hands
    chosen = list(walk(past_layout(live, [1, 2, 3], 2, picture, words=True, hands=True).to_components()))
    labels = [option["label"] for one in chosen for option in one.get("options", ())]
    assert counted in labels
