"""*A Round of Rum*: the module that docs/adding-a-module.md builds from an empty file.

In port, a captain may buy his crew a round for 1 gold. Until his next turn he has +1 die on Leadership.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from data.content.modules import ModuleContent
from engine.kernel import Chapter, Public
from engine.marauders.checks.layout import Layout
from engine.marauders.money import pay
from engine.marauders.state import CaptainStep, MGame, at_seat, captains
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
def slept_off(game: MGame, step: TurnBegins) -> None:
    """It lasts until his next turn begins; no other rule reads it at that moment."""
    mood(game, step.seat).rounds = 0


@RUM.invariant
def one_round_each(game: MGame) -> Iterator[str]:
    """Nobody drinks twice."""
    for captain in captains(game):
        if mood(game, captain.seat).rounds > 1:
            yield f"the crew of seat {captain.seat} has had two rounds"
