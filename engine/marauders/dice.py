"""Skill checks (Dice and Skill Checks): as many dice as the skill, each skull a success."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from data.content.abilities import RepeatRoll
from engine.kernel import NO, YES, Decision, Option
from engine.kernel.step import Request
from engine.marauders.glory.cards import chosen_card, is_asked, playable, window_decision
from engine.marauders.state import Captain, MGame, abilities_of
from engine.marauders.terms.turn import SkillDice

SKULL = 5
"""Faces 5 and 6 are skulls."""


def successes(faces: list[int]) -> int:
    """How many dice came up with a skull."""
    return sum(face >= SKULL for face in faces)


def skill_dice(game: MGame, captain: Captain, skill: str, when: str) -> SkillDice:
    """The dice he rolls for a skill at this moment."""
    return game.terms(
        SkillDice(captain.seat, skill, when, getattr(game.box.captain_card(captain.card), skill))
    )


def roll_skill(
    game: MGame, captain: Captain, skill: str, when: str, needed: int = 1
) -> Generator[Request, Any, list[int]]:
    """Roll a skill in the open; gives the faces. A roll that fails, with less than the `needed` successes,
    may be repeated where an ability or a card allows it; a card may also stand for the roll.
    """
    if when != "raid" and (card := (yield from _reacts(game, captain, "before_roll", skill, when))):
        return _taken_for_granted(game, captain, card)
    terms = skill_dice(game, captain, skill, when)
    faces = yield from game.dice(terms.dice, skill)
    _tell(game, captain, skill, when, faces, terms.changed_by("dice"))
    if successes(faces) < needed and (yield from _repeats(game, captain, skill, when)):
        faces = yield from game.dice(terms.dice, skill)
        _tell(game, captain, skill, when, faces, terms.changed_by("dice"))
    while skill == "scouting" and successes(faces) < needed:
        card = yield from _reacts(game, captain, "scouting_failed", skill, when)
        if not card:
            break
        rolled = yield from choose_and_roll(game, captain.seat, card, [faces])
        faces = rolled[0]
        _discard(game, card)
    return faces


def choose_and_roll(
    game: MGame, seat: int, card: str, sides: list[list[int]], whose: Sequence[dict[str, Any]] = ()
) -> Generator[Request, Any, list[list[int]]]:
    """A card lets a seat roll any of these dice again, "die:<side>:<n>"; gives the faces of each side then.

    `whose`: the sides as phrases of the log; none: they are the seat's own.
    """
    phrases = whose or [{"say": "who-captain", "seat": seat}]
    options = [
        Option(f"die:{side}:{n}", {"faces": [face], "whose": phrases[side]}, say="reroll-die")
        for side, faces in enumerate(sides)
        for n, face in enumerate(faces)
    ]
    if not options:
        return sides
    helps = [
        f"die:{side}:{n}"
        for side, faces in enumerate(sides)
        for n, face in enumerate(faces)
        if (face < SKULL) == (phrases[side].get("seat") == seat)
    ]
    picks = yield from game.ask(
        Decision(
            seat,
            "card.reroll",
            options,
            most=len(options),
            default=helps or [options[0].id],
            args={"card": card},
        )
    )
    chosen = [tuple(map(int, pick.split(":")[1:])) for pick in picks]
    new = list((yield from game.dice(len(chosen), "reroll")))
    again = [list(faces) for faces in sides]
    for (side, n), face in zip(chosen, new, strict=True):
        again[side][n] = face
    for side in sorted({side for side, _ in chosen}):
        count = sum(at == side for at, _ in chosen)
        game.log(
            "card.rerolled",
            seat=seat,
            whose=phrases[side],
            mine=phrases[side].get("seat") == seat,
            count=count,
            faces=again[side],
            successes=successes(again[side]),
        )
    return again


# A roll is made in the midst of a step, so cards for it are played there and then: no step may come
# between. Nobody else may answer to them.


def _reacts(
    game: MGame, captain: Captain, moment: str, skill: str, when: str
) -> Generator[Request, Any, str]:
    """The card that the captain plays at this moment of his roll, open and not yet discarded; "" for none."""
    seat = captain.seat
    if not is_asked(game, seat, [moment]):
        return ""
    cards = playable(game, seat, [moment])
    (pick,) = yield from game.ask(
        window_decision(game, seat, [moment], cards, skill=skill, when=when, played="")
    )
    card = chosen_card(game, seat, pick)
    if card:
        game.move([card], f"glory.hand:{seat}", "glory.played")
        game.log("card.played", seat=seat, card=card)
    return card


def _taken_for_granted(game: MGame, captain: Captain, card: str) -> list[int]:
    """The successes that a card gives in place of a roll, as faces."""
    made = sum(
        effect.params["successes"] for effect in game.box.glory_card(card).effect if effect.do == "succeed"
    )
    game.log("roll.spared", seat=captain.seat, successes=made)
    _discard(game, card)
    return [SKULL] * made


def _discard(game: MGame, card: str) -> None:
    game.move([card], "glory.played", "glory.discards")


def _tell(game: MGame, captain: Captain, skill: str, when: str, faces: list[int], because: list[str]) -> None:
    game.log(
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
        isinstance(ability, RepeatRoll) and ability.skill == skill and ability.when == when
        for ability in abilities_of(game, captain.seat)
    )
    if not may or game.state.active_seat != captain.seat or "repeat_roll" in captain.once_per_turn:
        return False
    (answer,) = yield from game.ask(
        Decision(
            captain.seat,
            "roll.repeat",
            [YES, NO],
            default=["yes"],
            args={"skill": skill},
        )
    )
    if answer == "yes":
        captain.once_per_turn.append("repeat_roll")
    return answer == "yes"
