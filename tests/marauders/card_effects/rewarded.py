"""Captains who have just proven a rumor, won a mission or played a card."""

from __future__ import annotations

from typing import Any

from data.content import marauders_box as box
from tests.marauders.table import Force, SetUp, TestTable, at_sea, in_port


def found(
    set_up: SetUp, rumor: str, *, force: Force = (), seat: dict[str, Any] | None = None, **more: Any
) -> TestTable:
    """A captain who has just found this rumor to be true."""
    card = box().rumor_card(rumor)
    him = (in_port if card.at == "port" else at_sea)(card.zone, rumors=[rumor], **{"gold": 0, **(seat or {})})
    skill = "influence" if card.at == "port" else "scouting"
    table = set_up(him, force=[(skill, [5, 1]), *force], **more)
    return table.play(*(["port"] if card.at == "port" else []), f"prove:{rumor}")


def proven(table: TestTable, rumor: str) -> bool:
    """Whether the rumor is carried out: its glory point is there and nothing more is asked about it."""
    place = "rumor.permanent:0" if table.at("rumor.permanent:0") else "rumor.discards"
    return table.seat().glory == 1 and rumor in table.at(place) and not table.at("rumor.told")
