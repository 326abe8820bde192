"""Skill checks (Dice and Skill Checks): as many dice as the skill, each skull a success."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from engine.kernel import Decision, Option
from engine.kernel.step import Request
from engine.marauders.box import captain_card
from engine.marauders.figures import SkillDice
from engine.marauders.state import Captain, MGame, abilities_of

SKULL = 5
"""Faces 5 and 6 are skulls."""


def successes(faces: list[int]) -> int:
    """How many dice came up with a skull."""
    return sum(face >= SKULL for face in faces)


def skill_dice(game: MGame, captain: Captain, skill: str, when: str) -> SkillDice:
    """The dice he rolls for a skill at this moment."""
    return game.figure(SkillDice(captain.seat, skill, when, getattr(captain_card(captain.card), skill)))


def roll_skill(game: MGame, captain: Captain, skill: str, when: str) -> Generator[Request, Any, list[int]]:
    """Roll a skill in the open; gives the faces. A failed roll may be repeated where an ability allows it."""
    figure = skill_dice(game, captain, skill, when)
    faces = yield from game.dice(figure.dice, skill)
    _tell(game, captain, skill, when, faces, figure.sources_of("dice"))
    if not successes(faces) and (yield from _repeats(game, captain, skill, when)):
        faces = yield from game.dice(figure.dice, skill)
        _tell(game, captain, skill, when, faces, figure.sources_of("dice"))
    return faces


def _tell(game: MGame, captain: Captain, skill: str, when: str, faces: list[int], because: list[str]) -> None:
    game.tell(
        "rolled",
        seat=captain.seat,
        skill=skill,
        when=when,
        faces=faces,
        successes=successes(faces),
        because=because,
    )


def _repeats(game: MGame, captain: Captain, skill: str, when: str) -> Generator[Request, Any, bool]:
    """Ask whether a failed roll is repeated, once a turn (ability `repeat_roll`)."""
    may = any(
        ability.handler == "repeat_roll" and ability.skill == skill and ability.when == when
        for ability in abilities_of(game, captain.seat)
    )
    if not may or game.state.active_seat != captain.seat or "repeat_roll" in captain.used:
        return False
    (answer,) = yield from game.ask(
        Decision(
            captain.seat, "roll.repeat", [Option("yes"), Option("no")], default=["yes"], args={"skill": skill}
        )
    )
    if answer == "yes":
        captain.used.append("repeat_roll")
    return answer == "yes"
