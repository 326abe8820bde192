"""NPCs with upgrades, and who has just beaten one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.kernel import Beginning
from engine.marauders.seas_of_glory.npc_upgrades import Upgraded
from tests.marauders.table import SetUp, TestTable, at_battle_with, at_sea

MODULES = ("npc_upgrades",)
WITH_GEAR = ("special_weapons", "ship_mods", "npc_upgrades")
COMPUTER = -1
ADMIRAL, OTHER = "admiral_van_almonde", "admiral_evertsen"
"""Two Dutch admirals."""


def on_card(*tokens: str, card: str, drawn: bool = True) -> Callable[[Beginning], None]:
    """A change to a beginning: these upgrades lie on a card."""

    def change(beginning: Beginning) -> None:
        beginning.places[f"upgrade.on:{card}"] = list(tokens)
        beginning.ext["npc_upgrades"] = Upgraded(cards=[card] * drawn)

    return change


def boarded(
    set_up: SetUp, *tokens: str, gear: Sequence[str] | None = None, cannons: int = 3, **more: Any
) -> TestTable:
    """Seat 0 has just beaten the crew of the Dutch admiral, who has these tokens and still this gear."""
    left = [token.partition(".")[0] for token in tokens] if gear is None else list(gear)

    def change(beginning: Beginning) -> None:
        at_battle_with(ADMIRAL, player=COMPUTER, crew=0, cannons=cannons)(beginning)
        on_card(*tokens, card=ADMIRAL)(beginning)
        battle: Any = beginning.steps[0]
        battle.over, battle.victor = "crew", 0
        battle.sides[1].gear = left

    return set_up({**at_sea("havana"), "ship": "sloop", **more}, change=change, modules=WITH_GEAR)
