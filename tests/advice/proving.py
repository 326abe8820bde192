"""Positions of whole games in which what the helm says is held against the table: its answer, its reasons,
what it is worth.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from engine.advice import advise
from engine.advice.voyage import Counsel, Intent, consider, hear
from engine.captains import captain
from engine.captains.ahead import Foresight
from engine.captains.captain import player_of
from engine.captains.plain import Chance, valid_answer
from engine.games import load_game
from engine.kernel import Decision, Entry, Table
from tests.advice.facts import estate
from tests.advice.voyages import GUIDED

SETS = [one.modules for one in load_game("marauders").ready_made]
TABLES: tuple[tuple[str, int, Sequence[str], dict[str, Any]], ...] = (
    ("marauders", 3, (), GUIDED),
    ("port_royal", 3, (), GUIDED),
    ("treasure_fleet", 3, (), GUIDED),
    ("marauders", 4, (), {}),
    ("marauders", 3, SETS[0], {}),
    ("port_royal", 4, (), {}),
    ("treasure_fleet", 4, (), {}),
    ("marauders", 4, SETS[-1], {}),
)
"""Of each in turn, so many positions at a time: game, seats, modules, settings."""
EACH = {"marauders": 3, "port_royal": 2, "treasure_fleet": 2}
SKIPPED = {"marauders": 300, "port_royal": 60, "treasure_fleet": 40}
"""Questions before the first position: up to so many."""
BETWEEN = 9


@dataclass(frozen=True)
class Position:
    """A table at which a seat is asked something, and what the helm says to it."""

    name: str
    table: Table
    decision: Decision
    said: Counsel

    @property
    def seat(self) -> int:
        return self.decision.seat


def told(table: Table, seat: int, intent: Intent | None = None) -> Counsel | None:
    """What the helm says to a seat, called to it where it does not speak by itself."""
    called = table.options.get("opening") != GUIDED["opening"]
    heard = hear(table, seat, advise(table, seat), intent, called=called)
    return None if heard is None else consider(heard)


def positions(count: int) -> Iterator[Position]:
    """So many positions, always the same."""
    given, number = 0, 0
    while given < count:
        game, seats, modules, options = TABLES[number % len(TABLES)]
        name = f"advice {number}"
        number += 1
        table = Table.new(game, seats=seats, modules=modules, options=options, seed=name)
        chance, asked = Random(name), 0
        first = chance.randrange(SKIPPED[game])
        wanted = {first + n * BETWEEN for n in range(EACH[game])}
        while table.waiting and wanted and given < count:
            seat, decision = next(iter(table.waiting.items()))
            asked += 1
            if asked > min(wanted) and len(decision.options) > 1 and (said := told(table, seat)) is not None:
                wanted.discard(min(wanted))
                given += 1
                yield Position(f"{name}, {game}, {decision.kind} {decision.number}", table, decision, said)
            picks = captain(2, f"{name}|{seat}", strict=True).answer(table.view(seat), decision)
            table.put(seat, decision.number, picks)


# --- what comes of it -----------------------------------------------------------------------------------


def after(position: Position, picks: Sequence[str]) -> tuple[Table, list[Entry]]:
    """A copy of the table after this answer, and what the log tells of it."""
    copy = Table.load(position.table.save())
    return copy, copy.answer(position.seat, position.decision.number, picks)


# --- what it is worth -----------------------------------------------------------------------------------

STAGES = (5, 18, 54)
"""How often both answers are played before it is said that one is better."""
DOUBTFUL, SURE = 1.5, 4.0
"""Standard errors from which on it is played more often, and from which on it is said."""
ROUGH = {"marauders": 12.0, "port_royal": 1.5, "treasure_fleet": 4.0}
"""By how much what a table is worth to a seat may be wrong where it is left: in gold, coins, points. Each is
less than a point of glory, a coin or two, half of a poor ship.
"""
TURNS = 1
MOST = 400
STRAYS = 0.25
"""How often anybody does the second best that a captain thinks of: no two play alike."""


def others(position: Position) -> list[list[str]]:
    """Answers with which the advised one is compared: those of the heuristics, the other plan, the default,
    one of many.
    """
    decision, player = position.decision, _player(position)
    view = position.table.view(position.seat)
    plan = [list(position.said.other.picks)] if position.said.other is not None else []
    chance = Random(position.name)
    any_ = [[chance.choice(decision.options).id]] if decision.range is None and decision.least <= 1 else []
    found: list[list[str]] = []
    for picks in (*player.worth_trying(view, decision)[:2], *plan, list(decision.default), *any_):
        if picks != list(position.said.picks) and picks not in found and decision.why_not(picks) is None:
            found.append(picks)
    return found[:3]


def _player(position: Position) -> Foresight:
    player = player_of(position.table.game)
    assert player is not None
    return player


class Trials:
    """Plays answers in imagined tables until the seat's next turn, each with the same luck: by the captains'
    sense, and not too exactly.
    """

    def __init__(self, position: Position) -> None:
        self._position, self._player = position, _player(position)
        self._worlds: dict[int, Table] = {}
        self._known: dict[tuple[int, tuple[str, ...]], float] = {}

    def worse(self, picks: Sequence[str], other: Sequence[str]) -> str:
        """By how much an answer is surely worse than another; empty if it is not."""
        mean = error = 0.0
        for times in STAGES:
            gaps = [self._worth(n, other) - self._worth(n, picks) for n in range(times)]
            mean, error = fmean(gaps), stdev(gaps) / sqrt(times)
            if mean <= ROUGH[self._position.table.game] + DOUBTFUL * error:
                return ""
        sure = mean > ROUGH[self._position.table.game] + SURE * error
        return f"{mean:.1f} worse than {[*other]} ({error:.1f})" if sure else ""

    def _worth(self, number: int, picks: Sequence[str]) -> float:
        key = (number, tuple(picks))
        if key not in self._known:
            self._known[key] = self._played(number, picks)
        return self._known[key]

    def _played(self, number: int, picks: Sequence[str]) -> float:
        position, player = self._position, self._player
        seat, luck = position.seat, f"{position.name}|luck {number}"
        if number not in self._worlds:
            self._worlds[number] = position.table.imagine(seat, luck)
        table, chance = self._worlds[number].again(luck), Chance(luck)
        until = player.turns(table.view(seat)) + TURNS
        table.put(seat, position.decision.number, picks)
        for _ in range(MOST):
            if not table.waiting:
                break
            mover, decision = next(iter(table.waiting.items()))
            view = table.view(mover)
            if mover == seat and player.turns(view) >= until:
                break
            wanted = player.wanted(view, decision, chance)
            strays = chance.share() < STRAYS
            table.put(mover, decision.number, valid_answer(decision, wanted[1:] if strays else wanted))
        return estate(table.running, seat) if table.game == "marauders" else player.standing(table.view(seat))
