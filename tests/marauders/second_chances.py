"""Charms that the base game does not have: second chances for rolls and cards drawn, by rule points alone.

They do what Favors will do (Seas of Glory: Spending Favors): a captain spends one to roll again, to have an
NPC roll again that scouts for him, and to draw again what he has drawn.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from engine.kernel import NO, YES, Beginning, Chapter, Count, Decision, Play, Public, Step, then
from engine.marauders.dice import FavorsReroll, Roll, SkillRoll, ThrowDice
from engine.marauders.draws import CardsDrawn
from engine.marauders.events.events import EventPhase
from engine.marauders.game import MARAUDERS
from engine.marauders.state import CaptainStep, MGame, bound_to, captain_of

CHARMS = Chapter("charms")


@CHARMS.state
class Charms(msgspec.Struct):
    """How many each seat has; those behind the last one have none."""

    left: Public[list[int]] = []


def charms_of(game: MGame, seat: int) -> int:
    """How many a seat has."""
    left = game.ext["charms"].left
    return left[seat] if seat < len(left) else 0


def spend_charm(game: MGame, seat: int) -> None:
    """One is spent, and everybody sees it."""
    game.ext["charms"].left[seat] -= 1
    game.log("new.charm", seat=seat)


@CHARMS.after(FavorsReroll)
def for_a_roll(game: MGame, step: FavorsReroll) -> list[Step]:
    """Any roll of one's own but in raids, whether it failed or not; an NPC's that has found one."""
    roll = game.inside(Roll)
    may = roll.when != "raid" if isinstance(roll, SkillRoll) else not roll.failed()
    return [CharmRoll(**bound_to(captain_of(game, step.seat)))] if may and charms_of(game, step.seat) else []


@CHARMS.step
class CharmRoll(CaptainStep):
    """All dice again, for a charm."""

    def play(self, game: MGame) -> Play:
        (pick,) = yield from game.ask(Decision(self.seat, "charm.roll", [YES, NO], default=["no"]))
        if pick == "no":
            return None
        spend_charm(game, self.seat)
        return then(ThrowDice(**bound_to(self.captain(game))))


@CHARMS.after(CardsDrawn)
def for_cards(game: MGame, step: CardsDrawn) -> list[Step]:
    """Cards that a captain has drawn, but not because an event has him draw."""
    if game.within(EventPhase) or game.state.seats[step.seat].captain is None:
        return []
    if not charms_of(game, step.seat):
        return []
    him = bound_to(captain_of(game, step.seat))
    return [CharmCards(**him, deck=step.deck, place=step.place, cards=list(step.cards))]


@CHARMS.step
class CharmCards(CaptainStep):
    """The cards are discarded and as many drawn, for a charm."""

    deck: Public[str]
    place: Public[str]
    cards: Count[list[str]]

    def play(self, game: MGame) -> Play:
        question = Decision(self.seat, "charm.cards", [YES, NO], default=["no"], args={"deck": self.deck})
        if (yield from game.ask(question)) == ["no"]:
            return None
        spend_charm(game, self.seat)
        game.move(self.cards, self.place, f"{self.deck}.discards")
        yield from game.draw(self.deck, self.place, len(self.cards), "charm")
        return None


WITH_CHARMS = msgspec.structs.replace(MARAUDERS, chapters=(*MARAUDERS.chapters, CHARMS))
"""The game with charms."""

LISTED_FIRST = msgspec.structs.replace(MARAUDERS, chapters=(CHARMS, *MARAUDERS.chapters[::-1]))
"""The same game, its chapters written down the other way round."""


def with_charms(*left: int) -> Callable[[Beginning], None]:
    """A change to a beginning: so many charms for each seat."""

    def change(beginning: Beginning) -> None:
        beginning.ext["charms"] = Charms(list(left))

    return change
