"""*A Round of Rum*: the module that docs/adding-a-module.md builds from an empty file.

In port, a captain may buy his crew a round for 1 gold. Until his next turn he has +1 die on Leadership. If he
begins that turn in port, they ask for another round.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from data.content.modules import ModuleContent
from engine.kernel import Chapter, Decision, ModuleSpec, Option, Play, Public, Step, Way, then
from engine.marauders.checks.layout import Layout
from engine.marauders.combat.death import Death, Retire
from engine.marauders.money import cannot_pay, pay
from engine.marauders.state import (
    CaptainStep,
    MGame,
    at_seat,
    bound_to,
    captain_at,
    captain_of,
    captains,
)
from engine.marauders.terms.port import PortChoices
from engine.marauders.terms.turn import ActionChoice, SkillDice
from engine.marauders.triggers import TurnBegins

CONTENT = ModuleContent("rum", Path(__file__).parent / "rum")


class Mood(msgspec.Struct):
    """How the crew of a seat feels."""

    seat: Public[int]
    rounds: Public[int] = 0
    """Rounds they have had and not yet slept off."""


RUM = Chapter.per_seat("rum", Mood)

PRICE = 1
"""Gold for a round."""


@RUM.position("rum", int, part="seat")
def rounds_they_have_had(layout: Layout, seat: int, rounds: int) -> None:
    """The rounds of a seat's crew."""
    at_seat(layout.kept(RUM).seats, seat).rounds = rounds


def mood(game: MGame, seat: int) -> Mood:
    """The mood of a seat's crew."""
    return RUM.at(game, seat)


@RUM.rule(PortChoices)
def a_round_can_be_bought(game: MGame, terms: PortChoices) -> None:
    """One round at a time."""
    if not mood(game, terms.seat).rounds:
        terms.offers.append(ActionChoice("rum", {"gold": PRICE}, price=PRICE))


@RUM.effect("action:rum")
@RUM.step
class BuyRound(CaptainStep):
    """The crew drinks to its captain (A Round of Rum)."""

    def play(self, game: MGame) -> None:
        pay(game, self.captain(game), PRICE)
        mood(game, self.seat).rounds += 1
        game.log("rum.bought", seat=self.seat, gold=PRICE)


@RUM.rule(SkillDice)
def they_follow_him(game: MGame, terms: SkillDice) -> None:
    """+1 die on Leadership."""
    if terms.skill == "leadership":
        terms.dice += mood(game, terms.seat).rounds


@RUM.after(TurnBegins, commutes=True)
def slept_off(game: MGame, step: TurnBegins) -> list[Step]:
    """It lasts until his next turn begins; no other rule reads it at that moment."""
    crew = mood(game, step.seat)
    had, crew.rounds = crew.rounds, 0
    return [AskForRum(**bound_to(captain_of(game, step.seat)))] if had else []


@RUM.step
class AskForRum(CaptainStep):
    """In port, a crew that has slept off a round asks for another."""

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        if not captain.in_port:
            return None
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "rum.again",
                [Option("rum", {"gold": PRICE}), Option("refuse", say="rum-refuse", tone="decline")],
                default=["refuse"],
                args={"zone": captain.zone},
                check=lambda picks: cannot_pay(game, captain, PRICE) if picks == ["rum"] else None,
            )
        )
        return then(BuyRound(**bound_to(captain))) if pick == "rum" else None


@RUM.after(Death, commutes=True)
@RUM.after(Retire, commutes=True)
def another_crew(game: MGame, step: Death | Retire) -> None:
    """The next captain's crew is sober."""
    if captain_at(game, step.seat) is None:
        mood(game, step.seat).rounds = 0


@RUM.invariant
def one_round_each(game: MGame) -> Iterator[str]:
    """Nobody drinks twice."""
    for captain in captains(game):
        if mood(game, captain.seat).rounds > 1:
            yield f"the crew of seat {captain.seat} has had two rounds"


MODULE = ModuleSpec(
    "rum", (RUM,), minutes=(0, 5), complexity="minor", ways=(Way("rum.bought", sums=("gold",)),)
)
