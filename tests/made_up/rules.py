"""What the made-up modules do, and the game with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from engine.kernel import Audience, Chapter, ModuleSpec, Play, Public, Step
from engine.marauders.box import card_id
from engine.marauders.game import MARAUDERS
from engine.marauders.granted import ability
from engine.marauders.state import MGame, captains
from engine.marauders.terms.turn import SkillDice
from engine.marauders.turn.setup import ChooseShips
from tests.made_up import interlude, neutral_npc, repeats, sea_place, second_hold
from tests.made_up.content import SteadyHand, Windfall

BRIGS = Chapter("brigs")


@BRIGS.effect("windfall")
def windfall(game: MGame, effect: Windfall) -> None:
    """Everybody finds gold."""
    for captain in captains(game):
        captain.gold += effect.gold
    game.log("windfall", gold=effect.gold)


@ability(BRIGS, SteadyHand, on=SkillDice)
def steady_hand(game: MGame, terms: SkillDice, ability: SteadyHand) -> None:
    """More dice against storms."""
    if terms.when == "storm":
        terms.dice += ability.dice


RELICS = Chapter("relics")
RELICS.deck("relic", reshuffles=False, clause="made up: face down beside the board")
RELICS.pieces("relic", "relic.bag")
RELICS.place("relic.held", Audience.PUBLIC, "made up: face up on the player board")


@RELICS.after(ChooseShips)
def everybody_draws(game: MGame, step: ChooseShips) -> list[Step]:
    """One relic each."""
    return [DrawRelic(seat=seat) for seat in range(game.seats)]


@RELICS.step
class DrawRelic(Step):
    """A seat draws a relic."""

    seat: Public[int]

    def play(self, game: MGame) -> Play:
        yield from game.draw("relic", f"relic.held:{self.seat}", 1, "relic")
        return None


@RELICS.in_force("seat")
def relics_held(game: MGame, about: Any) -> list[str]:
    """What a seat holds works for it."""
    held = game.places.held.get(f"relic.held:{about.seat}", ())
    return [f"relic:{card_id(piece)}" for piece in held]


@RELICS.rule(SkillDice, "relic:old_compass")
def old_compass(game: MGame, terms: SkillDice) -> None:
    """It shows the way."""
    if terms.skill == "scouting":
        terms.dice += 1


@RELICS.invariant
def one_relic_each(game: MGame) -> Iterator[str]:
    """Nobody holds two."""
    for seat in range(game.seats):
        if game.places.count(f"relic.held:{seat}") > 1:
            yield f"seat {seat} holds more than one relic"


WITH_MODULES = msgspec.structs.replace(
    MARAUDERS,
    modules=(
        ModuleSpec("brigs", (BRIGS,), recommends=("relics",), complexity="minor"),
        ModuleSpec("relics", (RELICS,), minutes=(5, 5), complexity="minor_moderate"),
        ModuleSpec("calm", (), excludes=("brigs",)),
        ModuleSpec("repeats", (repeats.REPEATS,)),
        ModuleSpec("interlude", (interlude.INTERLUDE,)),
        ModuleSpec("second_hold", (second_hold.SECOND_HOLD,)),
        ModuleSpec("sea_place", (sea_place.ISLETS,)),
        ModuleSpec("neutral_npc", (neutral_npc.BULLION,)),
    ),
)
"""Merchants & Marauders with the made-up modules to choose from."""
