"""What a finished game says about balance: captain, ships, glory by the way it was earned, cards played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from engine.kernel import Decision, Entry, Luck, Result, SeatTally
from engine.marauders.dice import MISS
from engine.marauders.ships.hold import cargo_count
from engine.marauders.state import MGame, at_seat, captain_of
from engine.marauders.turn.turn import ACTIONS, Turn

WAYS = ("defeat", "sale", "raid", "mission", "rumor", "ship")
"""The ways to earn glory (Winning the Game), as `GainGlory.why` names them; the stash is the seventh."""

STASH = "stash"
NONE = "none"
"""Who never bought a ship."""
ENDS = ("end", "retire")
"""The answers that end a turn."""
NEW_SHIP = ("captain.entered", "ship.bought", "ship.claimed", "reward.ship")
"""The entries that tell which kind of ship a seat sails from now on."""


class _Seat:
    """What the log has told of a seat so far."""

    def __init__(self) -> None:
        self.labels: dict[str, str] = {"bought": NONE}
        self.points: Counter[str] = Counter(dict.fromkeys((*WAYS, STASH), 0))
        self.uses: list[str] = []
        self.deaths: Counter[str] = Counter()
        self.round = 0
        self.first_point = self.first_death = 0
        self.ship = ""
        self.aboard: dict[str, Counter[str]] = {}
        self.held: dict[str, Counter[str]] = {}
        self.richest_raid = self.dice = self.hits = 0
        self.told_again = False
        """What is rolled next was told before: only some of these dice were thrown again."""

    def had(self, what: str, cards: Sequence[str]) -> None:
        """This became of cards of glory, rumors or missions that it had."""
        for card in cards:
            self.held.setdefault(card.partition(".")[0], Counter())[what] += 1

    def note(self, what: str) -> None:
        """Something happened to the ship that the seat sails."""
        if self.ship:
            self.aboard.setdefault(self.ship, Counter())[what] += 1

    def told(self) -> SeatTally:
        """All of it, when the game is over."""
        labels = {**self.labels, "last ship": self.ship}
        aboard = {kind: dict(met) for kind, met in self.aboard.items()}
        held = {card: dict(fates) for card, fates in self.held.items()}
        points, firsts = dict(self.points), (self.first_point, self.first_death)
        return SeatTally(
            labels, points, self.uses, self.deaths.total(), aboard, held, *firsts, dict(self.deaths),
            feat=self.richest_raid, luck=Luck(self.dice, self.hits, round(self.dice * (1 - MISS), 2)),
        )  # fmt: skip


def tallies(entries: Sequence[Entry], result: Result, options: Mapping[str, Any]) -> list[SeatTally]:
    """One tally for each seat: its first captain and ship, the ship bought last and the one it ended with;
    its glory by way, the glory cards it played; its rounds, battles, victories and deaths by kind of ship;
    what became of the glory cards, rumors and missions it had; the rounds of its first glory on the track and
    of its first death.
    """
    seats = [_Seat() for _ in result.scores]
    for entry in entries:
        if (read := READ.get(entry.key)) is not None:
            read(seats, entry.args)
        if (fate := FATES.get(entry.key)) is not None and entry.args.get("seat") is not None:
            told = entry.private.get(entry.args["seat"], entry.args)
            _whose(seats, entry.args).had(fate.what, _cards(told.get(fate.cards)))
        if entry.key in NEW_SHIP:
            _whose(seats, entry.args).ship = entry.args["ship"]
    for seat, score in zip(seats, result.scores, strict=True):
        seat.points[STASH] = score["stash_points"]
    return [seat.told() for seat in seats]


Args = dict[str, Any]


def _whose(seats: list[_Seat], args: Args) -> _Seat:
    number: int = args["seat"]
    return at_seat(seats, number)


def _entered(seats: list[_Seat], args: Args) -> None:
    labels = _whose(seats, args).labels
    labels.setdefault("captain", args["name"])
    labels.setdefault("ship", args["ship"])


def _bought(seats: list[_Seat], args: Args) -> None:
    _whose(seats, args).labels["bought"] = args["ship"]


def _round(seats: list[_Seat], args: Args) -> None:
    for seat in seats:
        seat.round += 1
        seat.note("rounds")


def _battle(seats: list[_Seat], args: Args) -> None:
    for number in args["seats"]:
        if number >= 0:
            at_seat(seats, number).note("battles")


def _died(seats: list[_Seat], args: Args) -> None:
    seat = _whose(seats, args)
    seat.deaths[args["cause"]] += 1
    seat.first_death = seat.first_death or seat.round
    seat.note("deaths")


def _glory(seats: list[_Seat], args: Args) -> None:
    seat = _whose(seats, args)
    seat.points[args["why"]] += 1
    seat.first_point = seat.first_point or seat.round
    if args["why"] == "defeat":
        seat.note("victories")


def _card(seats: list[_Seat], args: Args) -> None:
    if args.get("seat") is not None:
        _whose(seats, args).uses.append(args["card"].partition(".")[0])


def _plundered(seats: list[_Seat], args: Args) -> None:
    seat = _whose(seats, args)
    seat.richest_raid = max(seat.richest_raid, args["gold"])


def _rolled(seats: list[_Seat], args: Args) -> None:
    """Dice as they were thrown: those that cards, weapons and abilities throw again singly count no more."""
    if args["seat"] < 0:
        return
    seat = _whose(seats, args)
    if not seat.told_again:
        seat.dice += len(args["faces"])
        seat.hits += args["successes"]
    seat.told_again = False


def _hooked(seats: list[_Seat], args: Args) -> None:
    # An NPC is told of by a phrase.
    if isinstance(args["seat"], int):
        _whose(seats, args).told_again = True


def _cards(told: str | Sequence[str] | None) -> Sequence[str]:
    """Whether an entry names one card or several; one that tells nobody which names none."""
    return [told] if isinstance(told, str) else told or ()


def turn_told(game: MGame, decision: Decision, picks: Sequence[str]) -> dict[str, int]:
    """Of a turn that this answer ends: the actions `unused`, whether all of them (`passed`), and the `gold`
    and `cargo` aboard. Turns that end by themselves, with nothing left to choose or with a death, have none.
    """
    if decision.kind != "turn.action" or picks[0] not in ENDS:
        return {}
    turn, captain = game.inside(Turn), captain_of(game, decision.seat)
    left = max(0, turn.actions)
    return {
        "turns": 1,
        "unused": left,
        "passed": int(left >= ACTIONS),
        "gold": captain.gold,
        "cargo": cargo_count(game, decision.seat),
    }


class Fate(NamedTuple):
    """What becomes of a card by an entry of the log, and which of its arguments names the cards."""

    what: str
    cards: str


DRAWN, USED, DROPPED = "drawn", "used", "dropped"
"""In hand; played, hired, proved or completed; discarded without that."""

FATES = {
    "glory.drawn": Fate(DRAWN, "card"),
    "card.played": Fate(USED, "card"),
    "specialist.hired": Fate(USED, "card"),
    "glory.discarded": Fate(DROPPED, "cards"),
    "rumor.drawn": Fate(DRAWN, "cards"),
    "rumor.true": Fate(USED, "card"),
    "rumor.false": Fate(DROPPED, "card"),
    "mission.claimed": Fate(DRAWN, "mission"),
    "mission.completed": Fate(USED, "mission"),
    "mission.dropped": Fate(DROPPED, "mission"),
    "mission.lost": Fate(DROPPED, "mission"),
}

READ: dict[str, Callable[[list[_Seat], Args], None]] = {
    "captain.entered": _entered,
    "ship.bought": _bought,
    "round.began": _round,
    "battle.began": _battle,
    "captain.died": _died,
    "glory.gained": _glory,
    "card.played": _card,
    "raid.plundered": _plundered,
    "rolled": _rolled,
    "battle.rolled": _rolled,
    "battle.hooks": _hooked,
}
