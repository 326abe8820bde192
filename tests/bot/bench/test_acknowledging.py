"""The bench of acknowledging: both bots really acknowledge every click it times."""

from __future__ import annotations

import asyncio

from bot.bench import acknowledging


def test_both_bots_acknowledge_the_same_click() -> None:
    ours, bare = asyncio.run(acknowledging.times(5))
    assert len(ours) == len(bare) == 5
    assert min(*ours, *bare) > 0
