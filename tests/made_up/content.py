"""What the made-up modules bring into the box."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar, Literal

import pytest
from pydantic import Field

from data.content.entry import Card
from data.content.modules import MODULES, ModuleContent
from data.content.pieces import CargoCard
from data.content.verbs.abilities import AbilityBase
from data.content.verbs.effects import Effect, Timing
from tests.made_up import interlude, neutral_npc, repeats, sea_place, second_hold

HERE = Path(__file__).parent


class Windfall(Effect):
    """Every captain finds `gold` gold."""

    do: Literal["windfall"]
    gold: int = Field(ge=1, le=9)


class Doldrums(Effect):
    """Whoever begins his turn has `moves` moves less."""

    do: Literal["doldrums"]
    timing: ClassVar[Timing] = "round"
    moves: int = Field(ge=1, le=2)


class SteadyHand(AbilityBase):
    """The captain rolls `dice` more than his Seamanship against storms."""

    handler: Literal["steady_hand"]
    dice: int = Field(ge=1, le=2)


class RelicCard(Card):
    """A relic, worth so much gold to who believes in it."""

    deck = "relic"
    worth: int = Field(ge=0, le=9)


class CursedCargo(CargoCard):
    """Cargo with a curse upon it."""

    cursed: bool = True


BRIGS = ModuleContent(
    "brigs",
    HERE / "brigs",
    pieces={"ship": 4, "weapon": 4, "mod": 1, "event": 2, "captain": 1},
    words={
        "ship": ("brig",),
        "npc_ship": ("brig",),
        "npc": ("pirate_brig",),
        "weapon": ("fire_pots",),
        "mod": ("hidden_locker",),
    },
    verbs={"event": (Windfall,), "ability": (SteadyHand,)},
)
RELICS = ModuleContent(
    "relics",
    HERE / "relics",
    pieces={"relic": 6, "cargo": 2},
    entries=(RelicCard, CursedCargo),
)
CALM = ModuleContent("calm", verbs={"event": (Doldrums,)})
MADE_UP = (BRIGS, RELICS, CALM)
"""What a box can hold of them."""
PROOFS = (
    repeats.CONTENT, interlude.CONTENT, second_hold.CONTENT, sea_place.CONTENT, neutral_npc.CONTENT,
)  # fmt: skip
"""What expansions need of the rules: each has a file of its own."""


def make_known(
    monkeypatch: pytest.MonkeyPatch, modules: Iterable[ModuleContent] = (*MADE_UP, *PROOFS)
) -> None:
    """Let made-up modules be known for the time of a test."""
    for module in modules:
        monkeypatch.setitem(MODULES, module.id, module)
