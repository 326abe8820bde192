"""Battles of captains with glory cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel import Beginning
from engine.marauders.combat.battle import Battle
from engine.marauders.combat.sides import Combat, captain_side
from tests.marauders.table import Force, SetUp, TestTable, at_sea


def fighter(*cards: str, ship: str | Mapping[str, Any] = "frigate", **more: Any) -> dict[str, Any]:
    """A seat at sea off Tortuga with glory cards."""
    return {**at_sea("tortuga"), "ship": ship, "glory_cards": list(cards), **more}


def battle(
    set_up: SetUp, *seats: dict[str, Any], force: Force = (), rounds: int = 1, **more: Any
) -> TestTable:
    """A battle of the first two seats, in which so many rounds have been fought; seat 0 is the aggressor."""

    def change(beginning: Beginning) -> None:
        sides = [captain_side(beginning.state.seats[n].captain) for n in (0, 1)]
        beginning.steps = [Battle(zone="tortuga", sides=sides, round=rounds, began=True), *beginning.steps]

    return set_up(*seats, force=force, change=change, **more)


def moment(table: TestTable, seat: int | None = None) -> str:
    """The moment of the window that is open."""
    assert table.asked(seat).kind == "card.window"
    return table.asked(seat).private_args["moment"]


def fought(table: TestTable) -> Combat:
    """The combat under way."""
    return table.game.inside(Combat)


def boards(set_up: SetUp, *seats: dict[str, Any], force: Force = (), **more: Any) -> TestTable:
    """A battle in which seat 0 has just won the contest and boards seat 1, before anything else happens."""
    table = battle(set_up, *seats, force=[("seamanship", [5, 5, 1, 1]), *force], **more)
    return table.play("board", "shoot")
