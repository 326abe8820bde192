"""Who answers for the sides of a combat; how the computer plays an NPC if the table chose that (NPC Ships in
Combat).
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

from engine.kernel import Chapter, Decision, Request
from engine.marauders.combat.sides import Combat, CombatStep, combat_dice, ship_of
from engine.marauders.state import MGame
from engine.marauders.terms.npcs import NpcAnswer

NPC_PLAY = Chapter("npc_play")


class SidesDecide(CombatStep, kw_only=True):
    """Base of the combat steps in which sides decide something. [R Combat 4]"""

    def ask_sides(
        self, game: MGame, questions: list[tuple[int, Decision]]
    ) -> Generator[Request, Any, list[list[str]]]:
        """Ask the players of sides (by number) all at once; for an NPC that nobody plays, the computer
        answers.
        """
        people = [question for _, question in questions if question.seat >= 0]
        answers = iter((yield from game.ask_all(people)))
        return [
            next(answers) if question.seat >= 0 else answer(game, question, number)
            for number, question in questions
        ]


def answer(game: MGame, question: Decision, number: int) -> list[str]:
    """What an NPC, the side of this number, answers; based on public information, and always the same.
    [R NPCs 22]
    """
    if question.kind == "battle.declare":
        return [declaration(game, number, [option.id for option in question.options])]
    if question.kind == "hit.place":
        return [_hit(question)]
    options = [option.id for option in question.options]
    side = game.inside(Combat).sides[number]
    return game.terms(NpcAnswer(number, side.seat, question.kind, options, list(question.default))).picks


def declaration(game: MGame, number: int, actions: list[str]) -> str:
    """Board with a clearly stronger crew, flee when nearly sunk or without Cannons, else shoot."""
    ship = ship_of(game, game.inside(Combat).sides[number])
    if "board" in actions and 2 * strength(game, number) >= 3 * strength(game, 1 - number):
        return "board"
    if "flee" in actions and (ship.hull <= 1 or not ship.cannons):
        return "flee"
    return "board" if "board" in actions and not ship.cannons else "shoot"


def strength(game: MGame, number: int) -> int:
    """A side's worth in crew combat: its Crew times its Leadership dice."""
    ship = ship_of(game, game.inside(Combat).sides[number])
    return ship.crew * combat_dice(game, number, "leadership").dice


def _hit(question: Decision) -> str:
    return f"hit:{least_harm({option.args['location']: option.args['left'] for option in question.options})}"


def least_harm(left: Mapping[str, int]) -> str:
    """Where a skull hurts least: Cargo while there is some, then where the most is left, Hull last."""
    if left.get("cargo"):
        return "cargo"
    return max(left, key=lambda location: left[location] - (location == "hull"))
