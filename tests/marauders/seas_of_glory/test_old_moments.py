"""Tables saved in a moment that was a module's own, or had a module's name, go on as they would have."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from engine.kernel import Table
from engine.kernel.conformance import Chance, random_picks
from engine.kernel.table.saved import decode_saved
from engine.marauders.game import MARAUDERS

OLD = Path(__file__).parent / "old_moments"
TOLD = json.loads((OLD / "told.json").read_text("utf-8"))
"""The schema of each of these tables, and how its log went on then: 60 answers, drawn with the seed "on"."""

HELD = ("WindTurns", "StormMoves", "StormTokenStrikes", "OffTurnScouting", "idle_specialists", "FavorsReroll")
"""What their snapshots name and no rule does any more."""

AS_PLAYED = True


def test_the_tables_hold_what_is_gone() -> None:
    assert TOLD.keys() == {path.stem for path in OLD.glob("*.table")}
    kept = b"".join((OLD / f"{name}.table").read_bytes() for name in TOLD)
    assert all(held.encode() in kept for held in HELD)


@pytest.mark.parametrize("name", TOLD)
def test_it_goes_on_as_it_would_have(name: str) -> None:
    data = (OLD / f"{name}.table").read_bytes()
    assert decode_saved(data).schema == TOLD[name]["schema"]
    table, chance = Table.load(data, MARAUDERS), Chance("on")
    assert not table.mended
    for _ in range(60):
        if table.waiting:
            seat = min(table.waiting)
            asked = table.waiting[seat]
            table.put(seat, asked.number, random_picks(asked, chance))

    lines = [[line["key"], line["args"]] for line in table.log(None)]
    assert len(lines) == TOLD[name]["lines"] > 60
    digest = hashlib.sha256(json.dumps(lines, sort_keys=True).encode()).hexdigest()
    assert digest == TOLD[name]["log"]
