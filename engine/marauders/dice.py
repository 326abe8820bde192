"""Skill checks (Dice and Skill Checks): as many dice as the skill; each skull is a success.

A roll is its own step, so that cards and abilities can attach to it:

- before it: whatever replaces the roll attaches `before(SkillRoll)` and sets its `faces`;
- when it is made: rules on the terms `SkillDice` say how many dice there are;
- after it: whatever rerolls dice attaches to its moment (`AFTER_A_ROLL`). It plans `ThrowDice` for all
  dice, or changes `Roll.faces` for some of them.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.kernel import Chapter, Plan, Play, Public, again
from engine.marauders.state import Captain, CaptainStep, MGame, bound_to
from engine.marauders.terms.turn import SkillDice
from engine.marauders.triggers import CaptainTrigger

DICE = Chapter("dice")

SKULL = 5
"""Faces 5 and 6 are skulls."""


MISS = (SKULL - 1) / 6
"""The chance that a die is no success."""


def successes(faces: list[int]) -> int:
    """How many dice show a skull."""
    return sum(face >= SKULL for face in faces)


class Quarry(msgspec.Struct, frozen=True):
    """Whom a Scouting roll is for: the captain of a seat, or a kind of NPC in play; by default neither.
    [S Ship mods 4]
    """

    seat: int = -1
    npc: str = ""


NOBODY = Quarry()


def skill_dice(game: MGame, captain: Captain, skill: str, when: str, quarry: Quarry = NOBODY) -> SkillDice:
    """His dice for a skill at this moment; `quarry` is whom he scouts for."""
    dice = getattr(game.box.captain_card(captain.card), skill)
    return game.terms(SkillDice(captain.seat, skill, when, dice, quarry.seat, quarry.npc))


# --- rolls ------------------------------------------------------------------------------------------


class RollingStep(CaptainStep, kw_only=True):
    """Base of the steps that need a roll to go on.

    While `faces` is None the step plans the roll, `return self.roll_skill(...)`. Once all rerolls are done,
    the roll writes its dice into the `faces` of the nearest enclosing RollingStep, which is then played once
    more. A step that needs another roll first sets `faces` back to None. [R Terms 3]
    """

    faces: Public[list[int] | None] = None
    combat: ClassVar[bool] = False
    """Its rolls are part of a battle or raid. Not every reroll is for these (Seas of Glory: Favors)."""

    def quarry(self) -> Quarry:
        """Whom its roll is for, if it scouts for a captain or an NPC."""
        return NOBODY

    def roll_skill(self, skill: str, when: str, needed: int = 1, counts: int = 0) -> Plan:
        """Have the captain roll a skill, then play this step again. `when`, `needed` and `counts` as in
        `SkillRoll`.
        """
        roll = SkillRoll(
            seat=self.seat, captain_id=self.captain_id, skill=skill, when=when, needed=needed, counts=counts
        )
        return again(roll)


class Roll(CaptainStep, kw_only=True):
    """Base of open skill rolls: a captain's, and an NPC's that scouts for him.

    `captain` is the captain concerned: he decides about rerolls. With fewer than the `needed` successes, the
    roll has failed; beyond those, successes up to `counts` still make a difference. [R Terms 3]
    """

    needed: Public[int] = 1
    counts: Public[int] = 0
    faces: Public[list[int] | None] = None

    def play(self, game: MGame) -> Plan | None:
        """Throw the dice unless something replaces them, and hand over the final dice."""
        if self.faces is None:
            him, attached = bound_to(self.captain(game)), game.rules.attached
            moments = (moment(**him) for moment in AFTER_A_ROLL if moment in attached)
            return again(ThrowDice(**him), *moments)
        game.inside(RollingStep).faces = self.faces
        return None

    def failed(self) -> bool:
        """Whether there are dice, with fewer successes than needed."""
        return self.faces is not None and successes(self.faces) < self.needed

    def throw(self, game: MGame) -> Play:
        """Roll as many dice as there are now into `faces`, and log it."""
        raise NotImplementedError(type(self).__name__)


@DICE.step
class SkillRoll(Roll):
    """A captain's skill check (Dice and Skill Checks); `when` is what he rolls for. [R Terms 2]"""

    skill: Public[str]
    when: Public[str]

    def throw(self, game: MGame) -> Play:
        """As many dice as the terms say."""
        quarry = game.inside(RollingStep).quarry()
        terms = skill_dice(game, self.captain(game), self.skill, self.when, quarry)
        faces = yield from game.dice(terms.dice, self.skill)
        game.log(
            "rolled",
            seat=self.seat,
            skill=self.skill,
            when=self.when,
            faces=faces,
            successes=successes(faces),
            because=terms.changed_by("dice"),
        )
        self.faces = faces
        return None


@DICE.step
class ThrowDice(CaptainStep):
    """Throw all dice of the roll under way, for the first time or again. [R Terms 2, 3]"""

    def play(self, game: MGame) -> Play:
        return game.inside(Roll).throw(game)


# --- after a roll -----------------------------------------------------------------------------------


class Rolled(CaptainTrigger):
    """Base of the moments after a roll (`game.inside(Roll)`), which sees the dice as they are at that
    moment.
    """


@DICE.step
class AbilitiesReroll(Rolled):
    """Abilities reroll. [R-28]"""


@DICE.step
class CardsReroll(Rolled):
    """Glory cards reroll dice. [R-28]"""


@DICE.step
class LastReroll(Rolled):
    """The last rerolls, after those of abilities and cards. [R-28]"""


AFTER_A_ROLL = (AbilitiesReroll, CardsReroll, LastReroll)
"""The moments after a roll: free rerolls come first (R-28). [R Terms 3; R-28]"""
