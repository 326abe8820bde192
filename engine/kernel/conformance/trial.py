"""Random games: what is tried, the player who answers at random, and how far a playout has come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import Any, NoReturn, TypeVar, cast

import msgspec

from engine.kernel.decision import Decision
from engine.kernel.declared.spec import GameSpec
from engine.kernel.log import Entry
from engine.kernel.play.view import facts_of, known_pieces
from engine.kernel.table.imagine import named, numbers
from engine.kernel.table.playback import Watch
from engine.kernel.table.table import Table

T = TypeVar("T")


class Trial(msgspec.Struct, frozen=True):
    """A game and how to play it: `seats` None takes each number of seats in turn.

    `defaults` is the share of answers, in every other playout, that are the default.
    """

    spec: GameSpec
    seats: int | None = None
    modules: tuple[str, ...] = ()
    options: Mapping[str, Any] = {}
    seed: str = "conformance"
    most_answers: int = 20_000
    defaults: float = 0.5

    def seats_of(self, playout: int) -> int:
        """How many seats this playout has."""
        return self.seats or self.spec.low_seats + playout % len(self.spec.seats)

    def open(self, playout: int, *, keep: bool = True, watch: Watch | None = None) -> Table:
        """A fresh table for a playout."""
        return Table.new(
            self.spec,
            seats=self.seats_of(playout),
            options=self.options,
            modules=self.modules,
            seed=f"{self.seed}:{playout}",
            keep=keep,
            watch=watch,
        )


ORDERS = 0.1
"""How often a random game places an order between two answers."""


class Tally(Counter[str]):
    """What a check looked at, by name."""


class Chance:
    """Random choices that are the same on every machine."""

    def __init__(self, seed: str) -> None:
        self.number = numbers(seed)
        """A number from 0 to below - 1."""

    def happens(self, share: float) -> bool:
        """True with a probability of `share`."""
        return self.number(1_000_000) < share * 1_000_000

    def one_of(self, items: Sequence[T]) -> T:
        """One of them."""
        return items[self.number(len(items))]

    def some_of(self, items: Sequence[T], count: int) -> list[T]:
        """This many different ones of them, in random order."""
        left = list(items)
        return [left.pop(self.number(len(left))) for _ in range(count)]


def random_picks(decision: Decision, chance: Chance) -> list[str]:
    """A random valid answer; the default if a few tries find no other."""
    for _ in range(30):
        if decision.range:
            low, high = decision.range.low, decision.range.high
            picks = [str(low + chance.number(high - low + 1))]
        else:
            most = min(decision.most, len(decision.options))
            count = (
                decision.least + chance.number(most - decision.least + 1) if most > decision.least else most
            )
            picks = [option.id for option in chance.some_of(decision.options, count)]
        if decision.why_not(picks) is None:
            return picks
    return list(decision.default)


class Walk:
    """One playout: its table and the answers so far."""

    def __init__(self, trial: Trial, playout: int, *, keep: bool = True, watch: Watch | None = None) -> None:
        self.trial = trial
        self.playout = playout
        self.seats = trial.seats_of(playout)
        self.chance = Chance(f"{trial.seed}:{playout}")
        self.answered = 0
        self.last = ""
        self.given: tuple[int, list[str]] | None = None
        self.ordered: set[str] = set()
        self._orders = Chance(f"{trial.seed}:{playout}:orders")
        with self.told():
            self.table = trial.open(playout, keep=keep, watch=watch)

    def choose(self) -> tuple[int, Decision, list[str]] | None:
        """Who answers next, what and how; None if the game is over. Now and then a seat gives an order first
        (`given`).

        Raises AssertionError for a dead end, a malformed decision or a game without an end.
        """
        self._perhaps_orders()
        waiting = self.table.waiting
        if not waiting:
            return None
        seat = self.chance.one_of(sorted(waiting))
        decision = waiting[seat]
        self._check(decision)
        if self.answered > self.trial.most_answers:
            self.fail(f"the game has no end in {self.answered} answers")
        by_default = self.playout % 2 and self.chance.happens(self.trial.defaults)
        picks = list(decision.default) if by_default else random_picks(decision, self.chance)
        self.last = f"seat {seat}, {decision.kind}: {', '.join(picks) or 'nothing'}"
        return seat, decision, picks

    def answer(self, seat: int, decision: Decision, picks: list[str]) -> list[Entry]:
        """Give an answer."""
        self.answered += 1
        return self.table.answer(seat, decision.number, picks)

    def order_too(self, table: Table) -> None:
        """Give the order that preceded the last choice at another table of this playout."""
        if self.given is not None:
            table.order(*self.given)

    def _perhaps_orders(self) -> None:
        """A random order; nobody else may notice anything."""
        self.given = None
        seat = self._orders.number(self.seats)
        if not self._orders.happens(ORDERS) or (decision := self.table.orders(seat)) is None:
            return
        self._check(decision)
        picks = random_picks(decision, self._orders)
        before = self._noticed(seat)
        self.table.order(seat, picks)
        self.check(self._noticed(seat) == before, f"the order {picks} of seat {seat} is noticed by others")
        self.given = (seat, picks)
        self.ordered |= named(picks)

    def _noticed(self, by: int) -> list[Any]:
        """Everything that seats other than this one see of the table, and the state of every question and
        undo.
        """
        table, facts = self.table, facts_of(self.table.running)
        others = [seat for seat in (None, *range(self.seats)) if seat != by]
        sights = [known_pieces(table.running, seat, table.waiting, facts) for seat in others]
        undo = [table.can_take_back(seat) for seat in range(self.seats)]
        numbers = [(seat, asked.kind, asked.number) for seat, asked in table.waiting.items()]
        return [sights, undo, numbers, len(table.entries())]

    def step(self) -> bool:
        """Choose and answer; returns whether the game goes on."""
        chosen = self.choose()
        if chosen is not None:
            self.answer(*chosen)
        return chosen is not None

    def _check(self, decision: Decision) -> None:
        ids = [option.id for option in decision.options]
        if len(set(ids)) != len(ids):
            self.fail(f"{decision.kind} offers {Counter(ids).most_common(1)[0][0]} twice")
        if decision.range is None and not decision.least <= min(decision.most, len(ids)):
            self.fail(f"{decision.kind} asks for {decision.least} to {decision.most} of {len(ids)} options")
        if decision.range is None and not ids and decision.most:
            self.fail(f"{decision.kind} offers nothing")
        if refusal := decision.why_not(decision.default):
            self.fail(f"the default {decision.default} of {decision.kind} is refused: {refusal}")

    @property
    def where(self) -> str:
        """How far the playout has come, to find the place again."""
        trial = self.trial
        modules = f", modules {' '.join(trial.modules)}" if trial.modules else ""
        place = (
            f"playout {self.playout} of seed {trial.seed!r} ({trial.spec.id}, {self.seats} seats{modules})"
        )
        return f"{place}, answer {self.answered} ({self.last or 'none yet'})"

    def fail(self, why: str) -> NoReturn:
        """Fail with what does not hold, and where."""
        raise AssertionError(f"{self.where}: {why}")

    def check(self, holds: bool, why: str) -> None:
        """Fail unless it holds."""
        if not holds:
            self.fail(why)

    @contextmanager
    def told(self) -> Generator[None]:
        """Turn whatever goes wrong inside into an AssertionError with the place."""
        try:
            yield
        except AssertionError:
            raise
        except Exception as fault:
            raise AssertionError(f"{self.where}: {fault!r}") from fault


class Laws:
    """A watch: at every boundary each piece is in exactly one place, the game's invariants hold, and what a
    module keeps for a seat is in a list, not under the seat's number (`Chapter.state`).

    With `every` above 1 it looks at each of so many boundaries only, from number `first` on: many games with
    different firsts look at all kinds of them.
    """

    def __init__(self, spec: GameSpec, every: int = 1, first: int = 0) -> None:
        self.boundaries = 0
        self._laws = spec.invariants
        self._pieces: Counter[str] | None = None
        self._every = every
        self._next = first % every

    def __call__(self, game: Any) -> None:
        self._next -= 1
        if self._next < 0:
            self._next = self._every - 1
            self._look(game)

    def _look(self, game: Any) -> None:
        self.boundaries += 1
        pieces = Counter[str](chain.from_iterable(game.places.held.values()))
        if self._pieces is None:
            self._pieces = pieces
        # As plain dicts: counters compare in Python, and every boundary is looked at.
        if not dict.__eq__(pieces, self._pieces):
            pieces.subtract(self._pieces)
            raise AssertionError(f"pieces came or went: { {p: n for p, n in pieces.items() if n} }")
        numbers = {*map(str, range(game.seats))}
        for chapter, state in game.ext.items():
            for name, kept in msgspec.structs.asdict(state).items():
                if isinstance(kept, dict) and cast("dict[Any, Any]", kept).keys() & numbers:
                    raise AssertionError(
                        f"{chapter} keeps {name} by the numbers of seats, where no sheet finds it; "
                        "make it a list of structs with a field seat"
                    )
        if broken := self._laws(game):
            raise AssertionError(f"a law is broken: {'; '.join(broken)}")


def pieces_of(table: Table) -> frozenset[str]:
    """All pieces of a table."""
    return frozenset(piece for held in table.running.places.held.values() for piece in held)
