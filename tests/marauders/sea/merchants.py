"""Captains who raid merchants."""

from __future__ import annotations

from typing import Any

from data.content import marauders_box as box
from tests.marauders.table import Force, SetUp, TestTable, at_sea, skilled

ESCAPES = [card.id for card in box().cargo.values() if card.icon == "escape"]


def escape(plunder: int, nth: int = 0) -> str:
    """A cargo card with an Escape icon and this plunder value."""
    return [card for card in ESCAPES if box().cargo_card(card).plunder == plunder][nth]


def raid(
    set_up: SetUp,
    cards: list[str],
    faces: list[int] | None = None,
    *,
    zone: str = "tortuga",
    nation: str = "french",
    more: Force = (),
    seamanship: int = 2,
    **seat: Any,
) -> TestTable:
    """A table in the midst of a raid: these cards lie there and these faces were rolled."""
    captain = {**at_sea(zone), "captain": skilled(seamanship=seamanship), "gold": 0, **seat}
    rolled = [1] * seamanship if faces is None else faces
    table = set_up(
        captain,
        zones={zone: {"merchant": nation}},
        force=[("scouting", [6, 6]), ("raid", cards), ("seamanship", rolled), *more],
    )
    return table.play("scout:merchant", f"raid:{nation}")
