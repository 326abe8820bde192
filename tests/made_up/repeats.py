"""Each seat begins with a charm, which it may spend once: to roll again, or to draw again what it has drawn.

Charms do what Favors will do (Seas of Glory: Spending Favors), by rule points alone: a captain spends one to
roll again, to have an NPC roll again that scouts for him, and to draw cards again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from data.content.modules import ModuleContent
from engine.kernel import NO, YES, Beginning, Chapter, Count, Decision, Play, Public, Step, then
from engine.marauders.dice import LastReroll, Roll, SkillRoll, ThrowDice
from engine.marauders.draws import CardsDrawn
from engine.marauders.events.events import EventPhase
from engine.marauders.state import CaptainStep, MGame, bound_to, captain_of

CONTENT = ModuleContent("repeats", Path(__file__).parent / "repeats")


class Charms(msgspec.Struct):
    """The charms of a seat, which lie open before it."""

    seat: Public[int]
    charms: Public[int] = 1


REPEATS = Chapter.per_seat("repeats", Charms)


def charms_of(game: MGame, seat: int) -> int:
    """How many a seat has."""
    return REPEATS.at(game, seat).charms


def spend_charm(game: MGame, seat: int) -> None:
    """One is spent, and everybody sees it."""
    REPEATS.at(game, seat).charms -= 1
    game.log("charm.spent", seat=seat)


@REPEATS.invariant
def none_is_owed(game: MGame) -> Iterator[str]:
    """Nobody has spent more than he had."""
    for kept in REPEATS.of(game).seats:
        if kept.charms < 0:
            yield f"seat {kept.seat} has {kept.charms} charms"


@REPEATS.after(LastReroll)
def for_a_roll(game: MGame, step: LastReroll) -> list[Step]:
    """Any roll of one's own but in raids, whether it failed or not; an NPC's that has found one."""
    roll = game.inside(Roll)
    may = roll.when != "raid" if isinstance(roll, SkillRoll) else not roll.failed()
    return [CharmRoll(**bound_to(captain_of(game, step.seat)))] if may and charms_of(game, step.seat) else []


@REPEATS.step
class CharmRoll(CaptainStep):
    """All dice again, for a charm."""

    def play(self, game: MGame) -> Play:
        (pick,) = yield from game.ask(Decision(self.seat, "charm.roll", [YES, NO], default=["no"]))
        if pick == "no":
            return None
        spend_charm(game, self.seat)
        return then(ThrowDice(**bound_to(self.captain(game))))


@REPEATS.after(CardsDrawn)
def for_cards(game: MGame, step: CardsDrawn) -> list[Step]:
    """Cards that a captain has drawn, but not because an event has him draw."""
    if game.within(EventPhase) or game.state.seats[step.seat].captain is None:
        return []
    if not charms_of(game, step.seat):
        return []
    him = bound_to(captain_of(game, step.seat))
    return [CharmCards(**him, deck=step.deck, place=step.place, cards=list(step.cards))]


@REPEATS.step
class CharmCards(CaptainStep):
    """The cards are discarded and as many drawn, for a charm. The question tells the deck, not the cards."""

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


def with_charms(*charms: int) -> Callable[[Beginning], None]:
    """A change to a beginning: so many charms for each seat, none for those behind the last one given."""

    def change(beginning: Beginning) -> None:
        left = [*charms, *[0] * len(beginning.state.seats)]
        beginning.ext["repeats"] = REPEATS.boards(
            [Charms(seat.seat, left[seat.seat]) for seat in beginning.state.seats]
        )

    return change
