"""The bench of acknowledging: both bots really acknowledge every click it times."""

from __future__ import annotations

import asyncio

from bot import ack_bench


def test_both_bots_acknowledge_the_same_click() -> None:
    components, ours = asyncio.run(ack_bench.our_times(5))
    bare = asyncio.run(ack_bench.bare_times(components, 5))
    assert len(ours) == len(bare) == 5
    assert min(*ours, *bare) > 0
