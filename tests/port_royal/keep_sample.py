"""Stores what a released version saves: the shape of every step and state, and a table in mid-game.

Run once for each schema number, when it is released: `python -m tests.port_royal.keep_sample`. From then
on `test_what_was_released_is_still_read` holds later versions to it.
"""

from __future__ import annotations

import json
from pathlib import Path

from engine.kernel.conformance import Trial, Walk, released
from engine.port_royal.game import PORT_ROYAL

SAMPLES = Path(__file__).parent / "samples"
ANSWERS = 30


def keep() -> None:
    """Write the files of the present schema."""
    SAMPLES.mkdir(exist_ok=True)
    walk = Walk(Trial(PORT_ROYAL, seats=2, seed="sample"), 0)
    while walk.answered < ANSWERS:
        assert walk.step(), "the game ended too soon to be a sample"
    name = str(PORT_ROYAL.schema)
    shape = json.dumps(released(PORT_ROYAL), indent=1, sort_keys=True)
    (SAMPLES / f"{name}.json").write_text(shape + "\n", encoding="utf-8")
    (SAMPLES / f"{name}.table").write_bytes(walk.table.save())


if __name__ == "__main__":
    keep()
