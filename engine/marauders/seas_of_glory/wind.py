"""The wind: with it a captain sails for nothing once a turn, against it he needs two actions the first time
(Wind and Weather: Wind Direction).
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from data.content.words import COMPASS
from engine.kernel import Chapter, Play, Public, Rank, Refusal, Repair, Step, picked
from engine.marauders.checks.layout import Layout, known
from engine.marauders.marks import Mark
from engine.marauders.repairs.asked import in_the_middle, named
from engine.marauders.state import MGame, captain_of
from engine.marauders.terms.sea import MoveCost
from engine.marauders.triggers import NewRound


class Spinner(msgspec.Struct):
    """The Weather Spinner. [S Wind 2]"""

    direction: Public[str] = ""
    """Where the wind blows to, a compass point; "" before it is first spun."""


WIND = Chapter("wind", state=Spinner)

SAILED_WITH = Mark("with_the_wind")
"""He has had his free move."""
SAILED_AGAINST = Mark("against_the_wind")
"""He has sailed against it: from now on that costs no more than any other move."""

AGAINST = 2
"""Actions for the first move against the wind."""


def wind_of(game: MGame) -> str:
    """Where the wind blows to, a compass point; "" before it is first spun."""
    return WIND.of(game).direction


@WIND.position("wind", str)
def it_blows_to(layout: Layout, direction: str) -> None:
    """A position that begins a round spins it anew."""
    layout.kept(WIND).direction = known("compass point", direction, COMPASS)


@WIND.invariant
def it_blows_somewhere(game: MGame) -> Iterator[str]:
    """The spinner points at one of the eight directions, or has not been spun."""
    if wind_of(game) not in ("", *COMPASS):
        yield f"the wind blows to {wind_of(game)}, which is no compass point"


@WIND.after(NewRound, commutes=True)
def a_new_wind(game: MGame, step: NewRound) -> list[Step]:
    """At the beginning of each round, before its event card. [S Wind 1]"""
    return [SpinWind()]


@WIND.step
class SpinWind(Step):
    """Spin the Weather Spinner: any of the eight directions, with even chances. [S Wind 1]"""

    def play(self, game: MGame) -> Play:
        (direction,) = yield from game.draw_lots([*COMPASS], "wind")
        WIND.of(game).direction = direction
        game.log("wind.turned", direction=direction)
        return None


@WIND.rule(MoveCost, rank=Rank.SET)
def by_the_wind(game: MGame, cost: MoveCost) -> None:
    """Only sailing across a border has a direction; "against" is across the very opposite one (G-S5).
    [S Wind 3, 4, 6]
    """
    wind, captain = wind_of(game), captain_of(game, cost.seat)
    if not wind or not cost.border:
        return
    if cost.border == wind and not SAILED_WITH.on(captain):
        cost.actions, cost.uses = 0, [*cost.uses, "with_the_wind"]
    elif cost.border == opposite(wind) and not SAILED_AGAINST.on(captain):
        cost.actions, cost.uses = AGAINST, [*cost.uses, "against_the_wind"]


def opposite(direction: str) -> str:
    """The compass point on the other side. [S Wind 5]"""
    half = len(COMPASS) // 2
    return COMPASS[(COMPASS.index(direction) + half) % len(COMPASS)]


@WIND.effect("move:with_the_wind")
def sailed_with_it(game: MGame, cost: MoveCost) -> None:
    """Once a turn. [S Wind 3]"""
    SAILED_WITH.put(captain_of(game, cost.seat))
    game.log("wind.with", seat=cost.seat)


@WIND.effect("move:against_the_wind")
def sailed_against_it(game: MGame, cost: MoveCost) -> None:
    """The second time in a turn takes one action. [S Wind 4]"""
    SAILED_AGAINST.put(captain_of(game, cost.seat))
    game.log("wind.against", seat=cost.seat, actions=cost.actions)


@WIND.repair("wind")
class RepairWind(Repair):
    """Turn the spinner by hand. [S Repairs 1]"""

    questions = (lambda game, picks: named("wind", COMPASS),)

    @classmethod
    def refused(cls, game: MGame) -> Refusal | None:
        return in_the_middle(game)

    def play(self, game: MGame) -> None:
        spinner = WIND.of(game)
        before, spinner.direction = spinner.direction, picked(self.picks[0])
        game.log("repaired.wind", before=before, now=spinner.direction)
