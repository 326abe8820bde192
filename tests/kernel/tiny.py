"""A tiny game made for the kernel's own tests: *Tide pools*.

Every seat holds pebbles of a bag. Each round all seats secretly offer one pebble at once; the highest takes
a shell. The winner of a round may look for a crab (a nested step with a reaction window and dice). Then one
seat wanders along the shore, may dig up two pebbles and look at them, may bury one, and pays coins unseen.
With the module *moon* there are more dice, howls, and payments by moonlight.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from engine.kernel import (
    NO,
    YES,
    Audience,
    Beginning,
    Chapter,
    Count,
    Decision,
    Game,
    GameSpec,
    ModuleSpec,
    Nobody,
    Option,
    OptionSpec,
    Owner,
    Play,
    Public,
    Range,
    Rank,
    Result,
    Step,
    Supply,
    Terms,
    again,
    then,
)

PEBBLES = 14
ROUNDS = 30


class Pool(msgspec.Struct):
    """What a seat has: shells and where it stands for all to see, coins and notes known to itself alone."""

    seat: Public[int]
    shells: Public[int] = 0
    spot: Public[int] = 0
    coins: Owner[int] = 5
    notes: Count[list[str]] = []
    luck: Nobody[int] = 0


class Shore(msgspec.Struct):
    """The state of the game."""

    pools: Public[list[Pool]]
    round: Public[int] = 0
    goal: Public[int] = 3


TIDE = Chapter("tide")
TIDE.place("pebble.hand", Audience.OWNER, "hold them so that nobody sees")
TIDE.place("pebble.offered", Audience.PUBLIC)
TIDE.place("pebble.buried", Audience.OWNER)
DECK = TIDE.deck("pebble", reshuffles=True)


class CrabDice(Terms):
    """How many dice a search for a crab has."""

    told = True

    seat: int
    dice: int = 2
    lures: list[str] = []


def pebble_value(piece: str) -> int:
    """What a pebble is worth: the number in its name."""
    return int(piece.removeprefix("pebble_"))


class AtPool(Step):
    """A step of one seat."""

    seat: Public[int]

    def pool(self, game: Game[Shore]) -> Pool:
        """The pool of the seat."""
        return game.state.pools[self.seat]


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
        if any(pool.shells >= shore.goal for pool in shore.pools) or shore.round > ROUNDS:
            best = max(pool.shells for pool in shore.pools)
            winners = [pool.seat for pool in shore.pools if pool.shells == best]
            game.finish(Result(winners, [{"shells": pool.shells} for pool in shore.pools], "shells"))
            return None
        seat = shore.round % game.seats
        return again(Offer(), Wander(seat=seat), Dig(seat=seat), Bury(seat=seat), Pay(seat=seat))


@TIDE.step
class Offer(Step):
    """All seats offer a pebble at once, unseen; the highest takes a shell."""

    def play(self, game: Game[Shore]) -> Play:
        seats = [seat for seat in range(game.seats) if game.places.count(f"pebble.hand:{seat}")]
        answers = yield from game.ask_all([self.asked(game, seat) for seat in seats])
        offered: dict[int, str] = {}
        for seat, (pick,) in zip(seats, answers, strict=True):
            if pick != "none":
                game.move([pick], f"pebble.hand:{seat}", f"pebble.offered:{seat}")
                offered[seat] = pick
        if not offered:
            return None
        best = max(offered, key=lambda seat: (pebble_value(offered[seat]), -seat))
        game.state.pools[best].shells += 1
        game.log("shell.taken", seat=best, pebble=offered[best])
        return then(SearchCrab(seat=best), Tidy())

    def asked(self, game: Game[Shore], seat: int) -> Decision:
        """The question to one seat: its pebbles are for its own eyes."""
        hand = sorted(game.places.at(f"pebble.hand:{seat}"))
        options = [Option(pebble, secret=True) for pebble in hand] + [Option("none", tone="decline")]
        return Decision(seat, "offer", options, default=["none"])


@TIDE.step
class Moment(Step):
    """An empty step that says what is going on: others attach to it."""

    what: Public[str]

    def play(self, game: Game[Shore]) -> None:
        """Nothing happens by itself."""


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
class SearchCrab(AtPool):
    """A nested step: the seat may search; the next may shout; then it rolls."""

    shouts: Public[int] = 0

    def play(self, game: Game[Shore]) -> Play:
        options = [YES, NO]
        (search,) = yield from game.ask(Decision(self.seat, "search", options, default=["no"]))
        if search == "no":
            return None
        return then(Moment(what="searching"), Shout(seat=(self.seat + 1) % game.seats), RollCrab())


@TIDE.step
class Shout(AtPool):
    """A reaction window: the left neighbour may pay a coin to shout, again and again."""

    def play(self, game: Game[Shore]) -> Play:
        pool = self.pool(game)
        options = [Option("pass", tone="decline")] + ([Option("shout", secret=True)] if pool.coins else [])
        (pick,) = yield from game.ask(Decision(self.seat, "shout", options, default=["pass"], secret=True))
        if pick == "pass":
            return None
        pool.coins -= 1
        game.inside(SearchCrab).shouts += 1
        game.log("shouted", seat=self.seat, private={self.seat: {"coins": pool.coins}})
        return again()


@TIDE.step
class RollCrab(Step):
    """Dice less shouts; a six brings a shell."""

    def play(self, game: Game[Shore]) -> Play:
        search = game.inside(SearchCrab)
        terms = game.terms(CrabDice(seat=search.seat))
        faces = yield from game.dice(terms.dice - search.shouts, "crab")
        game.log("crab.rolled", seat=search.seat, faces=faces, lures=terms.lures)
        if 6 in faces:
            game.state.pools[search.seat].shells += 1
        return None


@TIDE.step
class Wander(AtPool):
    """Along the shore, step by step, as often as the seat likes: all of it may be taken back."""

    steps: Public[int] = 0

    def play(self, game: Game[Shore]) -> Play:
        ways = [Option("walk:left"), Option("walk:right"), Option("stop", tone="decline")]
        args = {"steps": self.steps, "spots": [pool.spot for pool in game.state.pools]}
        (way,) = yield from game.ask(Decision(self.seat, "wander", ways, default=["stop"], args=args))
        if way == "stop" or self.steps == 5:
            return None
        self.steps += 1
        self.pool(game).spot += 1 if way == "walk:right" else -1
        game.log("wandered", seat=self.seat, spot=self.pool(game).spot)
        return again()


@TIDE.step
class Dig(AtPool):
    """Two pebbles of the bag are looked at; one is laid on top of it, the other goes back."""

    def play(self, game: Game[Shore]) -> Play:
        ways = [YES, NO]
        (dig,) = yield from game.ask(Decision(self.seat, "dig", ways, default=["no"]))
        if dig == "no":
            return None
        found = yield from game.peek("pebble", 2, [self.seat], "dig")
        if len(found) < 2:
            return None
        options = [Option(f"keep:{pebble}", secret=True) for pebble in found]
        asked = Decision(self.seat, "keep", options, default=[options[0].id], secret=True)
        (kept,) = yield from game.ask(asked)
        back = [pebble for pebble in found if f"keep:{pebble}" != kept]
        game.move(back, DECK.top, DECK.bag)
        self.pool(game).notes.append(f"worth {pebble_value(kept.removeprefix('keep:'))}")
        return None


@TIDE.step
class Bury(AtPool):
    """A seat may bury a pebble of its hand: nobody else even knows who is asked."""

    def play(self, game: Game[Shore]) -> Play:
        hand = sorted(game.places.at(f"pebble.hand:{self.seat}"))
        options = [Option("none", tone="decline"), *(Option(pebble, secret=True) for pebble in hand)]
        picks = yield from game.ask(Decision(self.seat, "bury", options, default=["none"], hidden=True))
        if picks != ["none"] and game.places.count(f"pebble.buried:{self.seat}") < 2:
            game.move(picks, f"pebble.hand:{self.seat}", f"pebble.buried:{self.seat}")
            self.pool(game).luck += 1
        return None


@TIDE.step
class Pay(AtPool):
    """A seat pays some of its coins into the sea: a secret number."""

    def play(self, game: Game[Shore]) -> Play:
        pool = self.pool(game)
        (paid,) = yield from game.ask(
            Decision(self.seat, "pay", range=Range(0, pool.coins), default=["0"], secret=True)
        )
        pool.coins -= int(paid)
        game.log("paid", seat=self.seat, private={self.seat: {"coins": int(paid)}})
        return None


class Moonlight(msgspec.Struct):
    """The module's own state."""

    howls: Public[int] = 0
    phase: Nobody[int] = 0


MOON = Chapter("moon", state=Moonlight)


@MOON.rule(CrabDice, rank=Rank.SET)
def bright_night(game: Game[Shore], terms: CrabDice) -> None:
    """By moonlight a search has three dice to begin with."""
    terms.dice = 3


@MOON.rule(CrabDice, "pool:wet", Rank.ADD)
def wet_feet(game: Game[Shore], terms: CrabDice) -> None:
    """Away from the first spot there is one die more, and a lure."""
    terms.dice += 1
    terms.lures.append("foot")


@MOON.rule(CrabDice, rank=Rank.LIMIT)
def few_dice(game: Game[Shore], terms: CrabDice) -> None:
    """Never more than three."""
    terms.dice = min(3, terms.dice)


@MOON.step
class Howl(Step):
    """A step of the module."""

    def play(self, game: Game[Shore]) -> None:
        MOON.of(game).howls += 1
        game.log("howled")


@MOON.step
class PayByMoon(Pay):
    """Payment with the moon looking on."""

    def play(self, game: Game[Shore]) -> Play:
        MOON.of(game).phase += 1
        return (yield from super().play(game))


@MOON.before(Wander)
def before_wandering(game: Game[Shore], step: Wander) -> list[Step]:
    """Something howls before anybody wanders."""
    return [Howl()]


@MOON.after(RollCrab)
def howl(game: Game[Shore], step: RollCrab) -> list[Step]:
    """After the roll something howls."""
    return [Howl()]


@MOON.instead(Pay)
def pay_by_moon(game: Game[Shore], step: Pay) -> Step:
    """Another payment, in the same place."""
    return PayByMoon(seat=step.seat)


def pebbles(count: int = PEBBLES) -> list[str]:
    """All pebbles, by name."""
    return sorted(f"pebble_{n}" for n in range(1, count + 1))


def begin(seats: int, options: Mapping[str, Any], modules: tuple[str, ...]) -> Beginning:
    """All pebbles in the bag."""
    shore = Shore([Pool(seat) for seat in range(seats)], goal=options["goal"])
    return Beginning(shore, {"pebble.bag": pebbles()}, [Deal()])


def effects_in_force(game: Game[Shore], about: Any) -> list[str]:
    """Wet feet are in force away from the first spot."""
    seat = getattr(about, "seat", None)
    return ["pool:wet"] if seat is not None and game.state.pools[seat].spot else []


def invariants(game: Game[Shore]) -> list[str]:
    """All pebbles are there, and nobody owes."""
    total = sum(len(held) for held in game.places.held.values())
    broken = [] if total == PEBBLES else [f"{total} pebbles"]
    return broken + [f"seat {pool.seat} owes" for pool in game.state.pools if pool.coins < 0]


def resample(game: Game[Shore], seat: int, number: Callable[[int], int]) -> None:
    """Coins of the others are anything from 0 to 5."""
    for pool in game.state.pools:
        if pool.seat != seat:
            pool.coins = number(6)


def family(game: Game[Shore], piece: str) -> str:
    """All pebbles look alike from behind."""
    return "pebble"


TINY = GameSpec(
    id="tiny",
    low_seats=2,
    high_seats=4,
    state=Shore,
    chapters=(TIDE,),
    begin=begin,
    options=(OptionSpec("goal", "int", 3, 1, 99),),
    modules=(ModuleSpec("moon", (MOON,)),),
    effects_in_force=effects_in_force,
    invariants=invariants,
    resample=resample,
    supply=Supply(family=family),
)
