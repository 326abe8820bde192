"""A tiny game made for the kernel's own tests: *Tide pools*.

Every seat holds pebbles of a bag. Each round all seats secretly offer one pebble at once; the highest takes
a shell. The winner of a round may look for a crab (a nested step with a reaction window and dice).
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel import (
    Audience,
    Beginning,
    Chapter,
    Decision,
    Figure,
    Game,
    GameSpec,
    Moment,
    Option,
    OptionSpec,
    Owner,
    Play,
    Public,
    Range,
    Rank,
    Result,
    Step,
    again,
    then,
)


class Pool(msgspec.Struct):
    """What a seat has: shells for all to see, coins known to itself alone."""

    seat: Public[int]
    shells: Public[int] = 0
    coins: Owner[int] = 5


class Shore(msgspec.Struct):
    """The state of the game."""

    pools: Public[list[Pool]]
    round: Public[int] = 0
    goal: Public[int] = 3


TIDE = Chapter("tide")
TIDE.place("pebble.hand", Audience.OWNER)
TIDE.place("pebble.offered", Audience.PUBLIC)
PEBBLES = TIDE.deck("pebble", reshuffles=True)


class CrabDice(Figure):
    """How many dice a search for a crab has."""

    seat: int
    dice: int = 2


def pebble_value(piece: str) -> int:
    """What a pebble is worth: the number in its name."""
    return int(piece.removeprefix("pebble_"))


@TIDE.step
class Deal(Step):
    """Every seat draws three pebbles."""

    def play(self, game: Game[Shore]) -> Play:
        for seat in range(game.seats):
            yield from game.draw("pebble", f"pebble.hand:{seat}", 3, "deal")
        return then(Tide())


@TIDE.step
class Tide(Step):
    """Round after round, until a seat has shells enough."""

    def play(self, game: Game[Shore]) -> Any:
        shore = game.state
        shore.round += 1
        if any(pool.shells >= shore.goal for pool in shore.pools) or shore.round > 30:
            best = max(pool.shells for pool in shore.pools)
            winners = [pool.seat for pool in shore.pools if pool.shells == best]
            game.finish(Result(winners, [{"shells": pool.shells} for pool in shore.pools], "shells"))
            return None
        return again(Offer(), Pay(seat=shore.round % game.seats))


@TIDE.step
class Offer(Step):
    """All seats offer a pebble at once, unseen; the highest takes a shell."""

    def play(self, game: Game[Shore]) -> Play:
        seats = [seat for seat in range(game.seats) if game.places.count(f"pebble.hand:{seat}")]
        asked = [
            Decision(
                seat,
                "offer",
                [Option(pebble, secret=True) for pebble in sorted(game.places.at(f"pebble.hand:{seat}"))]
                + [Option("none")],
                default=["none"],
            )
            for seat in seats
        ]
        answers = yield from game.ask_all(asked)
        offered: dict[int, str] = {}
        for seat, (pick,) in zip(seats, answers, strict=True):
            if pick != "none":
                game.move([pick], f"pebble.hand:{seat}", f"pebble.offered:{seat}")
                offered[seat] = pick
        if not offered:
            return None
        best = max(offered, key=lambda seat: (pebble_value(offered[seat]), -seat))
        game.state.pools[best].shells += 1
        game.tell("shell.taken", seat=best, pebble=offered[best])
        return then(SearchCrab(seat=best), Tidy())


@TIDE.step
class Tidy(Step):
    """Offered pebbles are discarded and hands filled up."""

    def play(self, game: Game[Shore]) -> Play:
        for seat in range(game.seats):
            game.move(game.places.at(f"pebble.offered:{seat}"), f"pebble.offered:{seat}", "pebble.discards")
            held = game.places.count(f"pebble.hand:{seat}")
            yield from game.draw("pebble", f"pebble.hand:{seat}", 3 - held, "fill")
        return None


@TIDE.step
class SearchCrab(Step):
    """A nested step: the seat may search; the others may shout; then it rolls."""

    seat: Public[int]
    shouts: Public[int] = 0

    def play(self, game: Game[Shore]) -> Play:
        (search,) = yield from game.ask(
            Decision(self.seat, "search", [Option("yes"), Option("no")], default=["no"])
        )
        if search == "no":
            return None
        return then(Moment(what="searching"), Shout(seat=(self.seat + 1) % game.seats), RollCrab())


@TIDE.step
class Shout(Step):
    """A reaction window: the left neighbour may pay a coin to shout, again and again."""

    seat: Public[int]

    def play(self, game: Game[Shore]) -> Play:
        pool = game.state.pools[self.seat]
        options = [Option("pass")] + ([Option("shout", secret=True)] if pool.coins else [])
        (pick,) = yield from game.ask(Decision(self.seat, "shout", options, default=["pass"], secret=True))
        if pick == "pass":
            return None
        pool.coins -= 1
        game.inside(SearchCrab).shouts += 1
        game.tell("shouted", seat=self.seat, private={self.seat: {"coins": pool.coins}})
        return again()


@TIDE.step
class RollCrab(Step):
    """Dice less shouts; a six brings a shell."""

    def play(self, game: Game[Shore]) -> Play:
        search = game.inside(SearchCrab)
        figure = game.figure(CrabDice(seat=search.seat))
        faces = yield from game.dice(figure.dice - search.shouts, "crab")
        game.tell("crab.rolled", seat=search.seat, faces=faces)
        if 6 in faces:
            game.state.pools[search.seat].shells += 1
        return None


@TIDE.step
class Pay(Step):
    """A seat pays some of its coins into the sea: a secret number."""

    seat: Public[int]

    def play(self, game: Game[Shore]) -> Play:
        pool = game.state.pools[self.seat]
        (paid,) = yield from game.ask(
            Decision(self.seat, "pay", range=Range(0, pool.coins), default=["0"], secret=True)
        )
        pool.coins -= int(paid)
        game.tell("paid", seat=self.seat, private={self.seat: {"coins": int(paid)}})
        return None


MOON = Chapter("moon")


@MOON.rule(CrabDice, rank=Rank.ADD)
def full_moon(game: Game[Shore], figure: CrabDice) -> None:
    """A full moon gives one die more."""
    figure.dice += 1


@MOON.step
class Howl(Step):
    """A step of the module."""

    def play(self, game: Game[Shore]) -> None:
        game.tell("howled")


@MOON.after(RollCrab)
def howl(game: Game[Shore], step: RollCrab) -> list[Step]:
    """After the roll something howls."""
    return [Howl()]


def begin(seats: int, options: Any, modules: tuple[str, ...]) -> Beginning:
    """Twelve pebbles in the bag."""
    shore = Shore([Pool(seat) for seat in range(seats)], goal=options["goal"])
    return Beginning(shore, {"pebble.bag": sorted(f"pebble_{n}" for n in range(1, 13))}, [Deal()])


def laws(game: Game[Shore]) -> list[str]:
    """Twelve pebbles, no debts."""
    total = sum(len(held) for held in game.places.held.values())
    broken = [] if total == 12 else [f"{total} pebbles"]
    return broken + [f"seat {pool.seat} owes" for pool in game.state.pools if pool.coins < 0]


def resample(game: Game[Shore], seat: int, number: Any) -> None:
    """Coins of the others are anything from 0 to 5."""
    for pool in game.state.pools:
        if pool.seat != seat:
            pool.coins = number(6)


from engine.kernel.spec import ModuleSpec  # noqa: E402

TINY = GameSpec(
    id="tiny",
    low_seats=2,
    high_seats=4,
    state=Shore,
    chapters=(TIDE,),
    begin=begin,
    options=(OptionSpec("goal", "int", 3, 1, 9),),
    modules=(ModuleSpec("moon", (MOON,)),),
    laws=laws,
    resample=resample,
    family=lambda piece: "pebble",
)
