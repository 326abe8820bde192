"""Glory cards for rolls: rerolled dice, and cards that replace a roll (docs/content.md lists the verbs)."""

from __future__ import annotations

from typing import Any

from data.content.verbs.effects import Effect
from engine.kernel import Chapter, Decision, Option, Play, Public, Step
from engine.marauders.combat.crew import beaten
from engine.marauders.combat.sides import Combat, Side, sides_of, who
from engine.marauders.dice import SKULL, CardsReroll, Roll, SkillRoll, successes
from engine.marauders.glory.asking import has_cards
from engine.marauders.glory.cards import CardWindow
from engine.marauders.glory.effects import CardEffect
from engine.marauders.state import MGame
from engine.marauders.terms.turn import WindowContext

ROLL_CARDS = Chapter("roll_cards")


# --- windows ----------------------------------------------------------------------------------------


@ROLL_CARDS.before(SkillRoll)
def instead_of_a_roll(game: MGame, step: SkillRoll) -> list[Step]:
    """A card may replace a roll; in raids there are others. [R Cards 23]"""
    if step.when == "raid" or not has_cards(game, step.seat):
        return []
    return [InsteadOfRoll(order=[step.seat], moments=[["before_roll"]])]


@ROLL_CARDS.step
class InsteadOfRoll(CardWindow):
    """Before a roll, until something replaces it. [R Cards 23]"""

    def still_applies(self, game: MGame) -> bool:
        """Until the dice are final."""
        return game.inside(SkillRoll).faces is None


@ROLL_CARDS.after(CardsReroll)
def after_a_failed_roll(game: MGame, step: CardsReroll) -> list[Step]:
    """Cards for one's own failed Scouting roll. [R Cards 11]"""
    roll = game.inside(Roll)
    failed = isinstance(roll, SkillRoll) and roll.skill == "scouting" and roll.failed()
    if not failed or not has_cards(game, step.seat):
        return []
    return [AfterFailedRoll(order=[step.seat], moments=[["scouting_failed"]])]


@ROLL_CARDS.step
class AfterFailedRoll(CardWindow):
    """After a failed Scouting roll: one card after another, until it no longer fails. [R Cards 11]"""

    def still_applies(self, game: MGame) -> bool:
        """As long as the dice on the table fail."""
        return game.inside(SkillRoll).failed()


SEARCHES = {"scout_merchant": "merchant", "scout_captain": "captain", "scout_npc": "npc"}
"""By what a Scouting roll is for, the word of orders that it meets; any other is a search for something."""


@ROLL_CARDS.rule(WindowContext, "window:before_roll")
@ROLL_CARDS.rule(WindowContext, "window:scouting_failed")
def which_roll(game: MGame, context: WindowContext) -> None:
    """The skill, and what it is rolled for. [plumbing]"""
    roll = game.inside(SkillRoll)
    context.args = {"skill": roll.skill, "when": roll.when}
    context.met = [roll.skill if context.moment == "before_roll" else SEARCHES.get(roll.when, "search")]


# --- what the cards do ------------------------------------------------------------------------------


@ROLL_CARDS.effect("reroll")
@ROLL_CARDS.step
class Reroll(CardEffect):
    """Reroll any dice of one's own roll; in a contest or crew combat perhaps anybody's. [R Cards 11]"""

    whose: Public[str]

    @classmethod
    def usable(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """In combat, while dice are on the table; elsewhere the card's moment alone decides."""
        if game.within(Combat) is None:
            return True
        fought = sides_of(game, seat)
        return fought is not None and any(side.faces for side in _allowed(fought, effect.params["whose"]))

    @classmethod
    def saves(cls, game: MGame, seat: int, effect: Effect) -> bool:
        """If the dice of a crew combat beat him."""
        return beaten(game, seat)

    def play(self, game: MGame) -> Play:
        touched = self._touched(game)
        phrases = [who(one) if isinstance(one, Side) else self._own() for one in touched]
        dice = [list(one.faces or ()) for one in touched]
        if not any(dice):
            return None
        picks = yield from game.ask(self._which(dice, phrases))
        chosen = [tuple(map(int, pick.split(":")[1:])) for pick in picks]
        new = yield from game.dice(len(chosen), "reroll")
        for (side, n), face in zip(chosen, new, strict=True):
            dice[side][n] = face
        for side in sorted({side for side, _ in chosen}):
            touched[side].faces = dice[side]
            game.log(
                "card.rerolled",
                seat=self.seat,
                whose=phrases[side],
                mine=phrases[side] == self._own(),
                count=sum(at == side for at, _ in chosen),
                faces=dice[side],
                successes=successes(dice[side]),
            )
        return None

    def _touched(self, game: MGame) -> list[Side] | list[Roll]:
        """Who has the dice that may be rerolled: sides of the combat, or the roll under way."""
        if fought := sides_of(game, self.seat):
            return _allowed(fought, self.whose)
        roll = game.within(SkillRoll)
        return [roll] if roll is not None else []

    def _own(self) -> dict[str, Any]:
        return {"say": "who-captain", "seat": self.seat}

    def _which(self, dice: list[list[int]], phrases: list[dict[str, Any]]) -> Decision:
        """The dice as "die:<side>:<n>"; by default those worth rerolling."""
        options = [
            Option(f"die:{side}:{n}", {"faces": [face], "whose": phrases[side]}, say="reroll-die")
            for side, faces in enumerate(dice)
            for n, face in enumerate(faces)
        ]
        helps = [
            f"die:{side}:{n}"
            for side, faces in enumerate(dice)
            for n, face in enumerate(faces)
            if (face < SKULL) == (phrases[side] == self._own())
        ]
        return Decision(
            self.seat,
            "card.reroll",
            options,
            most=len(options),
            default=helps or [options[0].id],
            args={"card": self.card},
            all_open=True,
        )


def _allowed(fought: tuple[Side, Side], whose: str) -> list[Side]:
    return [fought[0]] if whose == "own" else list(fought)


@ROLL_CARDS.effect("succeed")
@ROLL_CARDS.step
class Succeed(CardEffect):
    """A roll counts as made with this many successes: nobody rolls. [R Cards 23]"""

    successes: Public[int]

    def play(self, game: MGame) -> None:
        roll = game.inside(SkillRoll)
        roll.faces = [*(roll.faces or ()), *[SKULL] * self.successes]
        game.log("roll.spared", seat=self.seat, successes=self.successes)
