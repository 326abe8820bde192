"""What the steps of the Loyalty Track bring and cost. Each includes those between it and "Content"."""

from __future__ import annotations

from engine.kernel import Plan, Rank, Step
from engine.marauders.choices import ONCE_A_TURN
from engine.marauders.dice import RollingStep, successes
from engine.marauders.glory.cards import MeantCard
from engine.marauders.marks import Mark
from engine.marauders.seas_of_glory.loyalty.track import LOYALTY, at_least, at_most, move_cube, step_of
from engine.marauders.state import Captain, MGame, captain_of
from engine.marauders.terms.combat import CombatDice
from engine.marauders.terms.port import Employment, RecruitTerms
from engine.marauders.terms.turn import ActionChoice, TurnChoices
from engine.marauders.turn.turn import Turn

SPURRED_ON = Mark("fierce_loyalty")
"""He has asked his crew for more this turn."""
HIRED_FREELY = Mark("free_specialist")


# --- Fierce Loyalty ---------------------------------------------------------------------------------


@LOYALTY.rule(TurnChoices)
def may_spur_on(game: MGame, terms: TurnChoices) -> None:
    """At any time in his turn, one attempt a turn (G-S11). [S Loyalty 9]"""
    captain = captain_of(game, terms.seat)
    if step_of(game, terms.seat) != "fierce_loyalty":
        return
    offer = ActionChoice("spur_on", say="spur-on")
    if game.offers(offer, ONCE_A_TURN if SPURRED_ON.on(captain) else None):
        terms.offers.append(offer)


@LOYALTY.effect("action:spur_on")
@LOYALTY.step
class SpurOn(RollingStep):
    """A Leadership success costs a step and brings an action; a failure costs only the attempt (Fierce
    Loyalty; G-S11). [S Loyalty 9]
    """

    def play(self, game: MGame) -> Plan | None:
        captain = self.captain(game)
        if self.faces is None:
            SPURRED_ON.put(captain)
            return self.roll_skill("leadership", "fierce_loyalty")
        if not successes(self.faces):
            game.log("loyalty.no_more", seat=self.seat)
            return None
        move_cube(game, self.seat, "happy", "action")
        if (turn := game.within(Turn)) is not None:
            turn.actions += 1
        return None


# --- Happy, Angry -----------------------------------------------------------------------------------


@LOYALTY.rule(CombatDice)
def they_fight_for_him(game: MGame, terms: CombatDice) -> None:
    """+1 Leadership in crew combat and in the assault of a location. [S Loyalty 10]"""
    if terms.skill == "leadership" and terms.seat >= 0 and at_least(game, terms.seat, "happy"):
        terms.dice += 1


@LOYALTY.rule(CombatDice, rank=Rank.LIMIT)
def they_fight_badly(game: MGame, terms: CombatDice) -> None:
    """-1 Leadership in crew combat and in the assault of a location, at least 1. [S Loyalty 10]"""
    if terms.skill == "leadership" and terms.seat >= 0 and at_most(game, terms.seat, "angry"):
        terms.dice = max(1, terms.dice - 1)


# --- Pleased, Restless ------------------------------------------------------------------------------


@LOYALTY.rule(RecruitTerms, rank=Rank.LAST)
def who_joins(game: MGame, terms: RecruitTerms) -> None:
    """Pleased: in any port and for free, whatever the zone says. Restless: nobody joins for free anywhere,
    and each costs 2 gold without a roll (G-S24). [S Loyalty 11, 13]
    """
    if at_least(game, terms.seat, "pleased"):
        terms.allowed = terms.free = True
    elif at_most(game, terms.seat, "restless"):
        terms.free, terms.rolls, terms.price = False, False, 2


@LOYALTY.rule(Employment)
def who_signs_on(game: MGame, terms: Employment) -> None:
    """Pleased: one specialist in hand a turn costs no gold and signs on in any port. Restless: none signs on,
    wherever he comes from (G-S24). [S Loyalty 12, 14]
    """
    if at_most(game, terms.seat, "restless"):
        terms.allowed = False
    elif at_least(game, terms.seat, "pleased") and not HIRED_FREELY.on(captain_of(game, terms.seat)):
        terms.free = terms.anywhere = True
        terms.uses = [*terms.uses, "loyalty"]


@LOYALTY.effect("employ:loyalty")
def signed_on(game: MGame, captain: Captain) -> None:
    """Once a turn. [S Loyalty 12]"""
    HIRED_FREELY.put(captain)


# --- Unhappy ----------------------------------------------------------------------------------------


@LOYALTY.before(MeantCard)
def they_must_be_persuaded(game: MGame, step: MeantCard) -> list[Step]:
    """Whenever he wants to play a glory card. [S Loyalty 15]"""
    if not at_most(game, step.seat, "unhappy"):
        return []
    return [Persuade(seat=step.seat, captain_id=step.captain_id)]


@LOYALTY.step
class Persuade(RollingStep):
    """Without a Leadership success the card stays unseen in his hand and cannot be played this turn
    (Unhappy; G-S10). [S Loyalty 15]
    """

    def play(self, game: MGame) -> Plan | None:
        if self.faces is None:
            return self.roll_skill("leadership", "glory_card")
        if not successes(self.faces):
            game.inside(MeantCard).refused = True
            game.log("loyalty.refused", seat=self.seat)
        return None
