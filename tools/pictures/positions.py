"""Positions worth a picture, found in games that computer captains play from fixed seeds."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import cache, partial
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from bot.bench.samples import LEVEL
from engine.advice.overlays import with_trail
from engine.captains import Captain, captain
from engine.captains.play import answer_for
from engine.kernel import Table
from engine.kernel.history import Moment, past_of
from render import cues
from render.marauders.battle.facts import read_combat

GAME = "marauders"
NAMES = ("Anne", "Bart", "Charlotte", "Diego")
"""The members of a simulated table; Anne has the first seat."""
SEED = "pictures"
MOST_PLAYED = 30
"""Games that are looked through at most."""
MIDDLE, LATE = 7, 14
"""Rounds in which a position is in the middle of a game."""

Worth = Callable[[Table], float]
"""How good a position is for a picture; nothing or less: not at all."""


def begun(number: int, seats: int) -> Table:
    """A game before its first answer, with the seed of this number."""
    seed = f"{SEED} {seats} {number}"
    return Table.new(GAME, seats=seats, seed=seed, salt=seed)


def played(table: Table, answers: int = 10_000) -> Iterator[int]:
    """Lets captains give so many answers; the number of each of them after it was given."""
    playing = players(table.seats)
    for number in range(1, answers + 1):
        if not table.waiting:
            return
        seat = min(table.waiting)
        answer_for(playing[seat], table, seat)
        yield number


class Leading:
    """A game at a question of Anne's in the round before a position, and the captains that lead to it."""

    def __init__(self, number: int, seats: int, start: int, answers: int) -> None:
        self.table, self.left = begun(number, seats), answers - start
        self._players = players(seats)
        for _ in range(start):
            self.picks(self.table, give=True)

    def picks(self, table: Table, *, give: bool = False) -> tuple[int, int, list[str]]:
        """The next answer: the seat, the decision, what is chosen; `give` it at once."""
        seat = min(table.waiting)
        number, chosen = table.waiting[seat].number, self.chosen(table, seat)
        if give:
            table.put(seat, number, chosen)
        return seat, number, chosen

    def chosen(self, table: Table, seat: int) -> list[str]:
        """What the captain of a seat answers."""
        asked = table.waiting[seat]
        return self._players[seat].answer(partial(table.view, seat), asked, partial(table.imagine, seat))


@contextmanager
def laid(leading: Leading) -> Generator[None]:
    """The next table that begins is that one."""

    def new(game: str, **more: Any) -> Table:
        return leading.table

    with patch("bot.lobbies.starting.Table", SimpleNamespace(new=new)):
        yield


def players(seats: int) -> list[Captain]:
    """The captains that play these games."""
    return [captain(LEVEL, f"{SEED} {seat}") for seat in range(seats)]


def reached(number: int, seats: int, answers: int) -> Table:
    """A game after so many answers."""
    table = begun(number, seats)
    for _ in played(table, answers):
        pass
    return table


@cache
def best(worth: Worth, seats: int = len(NAMES)) -> tuple[int, int, int]:
    """The best position of the first game that has one: the number of the game, how many answers lead there,
    and after how many of them Anne was asked in the round before. Raises LookupError if there is none.
    """
    for number in range(MOST_PLAYED):
        table, found = begun(number, seats), (0.0, 0, 0)
        asked: dict[int, int] = {}
        for answers in played(table):
            if list(table.waiting) == [0]:
                now = table.spec.round_of(table.running.state)
                found = max(found, (worth(table), answers, asked.get(now - 1, 0)))
                asked[now] = answers
        if found[0] > 0 and found[2]:
            return number, found[1], found[2]
    raise LookupError("No game has such a position; try more of them.")


def before(worth: Worth, seats: int = len(NAMES)) -> Leading:
    """The best position, from the round before it."""
    number, answers, start = best(worth, seats)
    return Leading(number, seats, start, answers)


def turn(table: Table) -> float:
    """In the middle of a game Anne may do something at sea, somebody has raided, and all have glory."""
    decision, view = table.waiting[0], table.view(None)
    if decision.kind != "turn.action" or not MIDDLE <= view["state"]["round"] <= LATE:
        return 0
    seats = view["state"]["seats"]
    if view["state"]["last_round"] or any(seat["captain"] is None for seat in seats):
        return 0
    at_sea = any(option.id == "move:port" for option in decision.options)
    scouted = sum(option.id.startswith("scout") for option in decision.options)
    told = [entry.key for entry in table.entries()]
    fresh = told[len(told) - told[::-1].index("event.drawn") :]
    raided, sailed = "raid.plundered" in fresh, fresh.count("sailed")
    glory = sum(seat["glory"] > 1 for seat in seats)
    lively = 4 * raided + 2 * min(scouted, 2) + 2 * glory + sailed - len(fresh) / 6
    return at_sea * (lively - abs(len(decision.options) - 7))


def battle(table: Table) -> float:
    """Anne is in a sea battle in which shots have hit both ships."""
    combat = read_combat(table.view(None))
    if combat is None or combat.boarded or not any(fighter.shots for fighter in combat.fighters):
        return 0
    ships = [fighter.ship for fighter in combat.fighters]
    hurt = [sum(ship.whole.values()) - sum(ship.left.values()) for ship in ships]
    return combat.round + 2 * min(hurt) + max(hurt)


@cache
def board() -> dict[str, Any]:
    """The view of a spectator for the first picture, with what happened lately."""
    number, answers, _ = best(turn)
    table = reached(number, len(NAMES), answers)
    told = [(line["key"], line["args"]) for line in table.log(None)]
    return with_trail(table.view(None), told)


class Filmed:
    """A finished game and one of its rounds, in which there is a raid and a battle."""

    def __init__(self, game: int, exported: dict[str, Any], number: int) -> None:
        self.game, self.exported, self.round = game, exported, number


def rounds_to_film(first: int = 0, seats: int = 3) -> Iterator[Filmed]:
    """Rounds with a raid and a battle, the liveliest of each game first; of that game before others."""
    told = cues(GAME)
    for number in (first, *(other for other in range(MOST_PLAYED) if other != first)):
        table = reached(number, seats, 10_000)
        exported = table.export()
        past = past_of(exported, told.filmed_closely, watched=(*told.scene_tells, "sailed"))
        by_round: dict[int, list[Moment]] = {}
        for moment in past.moments:
            by_round.setdefault(moment.round, []).append(moment)
        worths = {round_: lively(moments) for round_, moments in by_round.items()}
        for round_ in sorted(worths, key=lambda one: -worths[one]):
            if worths[round_] > 0:
                yield Filmed(number, exported, round_)


def lively(moments: list[Moment]) -> int:
    """How much happens in a round; nothing unless there are a raid with plunder and a battle, and no more."""
    keys = [key for moment in moments for key, _ in moment.told]
    begun = sum(key in cues(GAME).scene_begins for key in keys)
    both = "raid.plundered" in keys and "battle.began" in keys and begun == 2
    return both * (
        1 + keys.count("sailed") + 3 * ("captain.died" in keys) + 2 * (keys.count("raid.cards") > 1)
    )
