"""A question as its seat sees it, with what the rules make of the view."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec

from engine.advice.notes import Advice, percent
from engine.captains.marauders.odds.chances import at_least, succeeds
from engine.captains.marauders.seen.observation import Observation
from engine.kernel import Decision, Frame, Stage
from engine.marauders.abilities.captains import RepeatRoll
from engine.marauders.dice import NOBODY, AbilitiesReroll, Quarry, SkillRoll, skill_dice
from engine.marauders.glory.asking import CombatScope
from engine.marauders.seas_of_glory.favors.board import board_of
from engine.marauders.seas_of_glory.favors.spending import may_spend
from engine.marauders.state import Captain, MGame, bound_to

IN_COMBAT = ("raid", "battle", "crew_combat")
"""Rolls that no Favor repeats."""


class Check(msgspec.Struct, frozen=True):
    """A skill check: its dice, how often they may be rolled if it fails, and whether a Favor would have them
    rolled once more.
    """

    dice: int
    rolls: int = 1
    favor: bool = False

    def chance(self, needed: int = 1) -> float:
        """The chance of so many successes."""
        if needed == 1:
            return succeeds(self.dice, self.rolls)
        return 1 - (1 - at_least(self.dice, needed)) ** self.rolls

    def args(self, needed: int = 1) -> dict[str, Any]:
        """What a note tells of it; `favor` is the chance with a Favor, 0 if none would help."""
        once_more = Check(self.dice, self.rolls + 1)
        return {
            "chance": percent(self.chance(needed)),
            "dice": self.dice,
            "rerolls": self.rolls - 1,
            "favor": percent(once_more.chance(needed)) if self.favor else 0,
        }


class Asked:
    """A question put to a captain, and the game as he sees it."""

    def __init__(self, view: Mapping[str, Any], decision: Decision) -> None:
        self.decision = decision
        self.seen = Observation(view)
        """The view, and the game made from it."""

    @property
    def game(self) -> MGame:
        """The game as the seat sees it, for the rules to be asked."""
        return self.seen.game

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.seen.seat

    @property
    def captain(self) -> Captain:
        """The seat's captain."""
        return self.seen.captain

    def check(self, skill: str, when: str, quarry: Quarry = NOBODY, needed: int = 1) -> Check:
        """The captain's roll of a skill, with the reroll that an ability of his may bring."""
        dice = skill_dice(self.game, self.captain, skill, when, quarry).dice
        favor = bool(self.favors) and when not in IN_COMBAT and self.game.within(CombatScope) is None
        return Check(dice, 1 + self._repeats(skill, when, needed), favor)

    @property
    def favors(self) -> int:
        """The Favors that he may spend now; 0 where none are played."""
        if "favors" not in self.game.ext or not may_spend(self.game, self.seat):
            return 0
        return board_of(self.game, self.seat).favors

    def _repeats(self, skill: str, when: str, needed: int) -> bool:
        """Whether a failed roll of this kind may be repeated, as the rule itself says of one."""
        game, him = self.game, bound_to(self.captain)
        failed = SkillRoll(**him, skill=skill, when=when, needed=needed, faces=[])
        game.stack.append(Frame(failed, Stage.AGAIN))
        try:
            follow = game.hooks(game.rules.afters.get(AbilitiesReroll), AbilitiesReroll(**him))
            return any(isinstance(step, RepeatRoll) for step in follow)
        finally:
            game.stack.pop()

    @contextmanager
    def wanted(self, bounties: Mapping[str, int]) -> Generator[Captain]:
        """For the time of a `with` block the captain has these bounties."""
        captain, before = self.captain, self.captain.bounties
        captain.bounties = {nation: count for nation, count in bounties.items() if count > 0}
        try:
            yield captain
        finally:
            captain.bounties = before


Tells = Callable[[Asked], Advice]
"""What is told of one kind of question."""
