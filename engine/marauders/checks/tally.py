"""What a finished game says about balance: captain, ships, glory by the way it was earned, cards played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from engine.kernel import Entry, Result, SeatTally
from engine.marauders.state import at_seat

WAYS = ("defeat", "sale", "raid", "mission", "rumor", "ship")
"""The ways to earn glory (Winning the Game), as `GainGlory.why` names them; the stash is the seventh."""

STASH = "stash"
NONE = "none"
"""Who never bought a ship."""
NEW_SHIP = ("captain.entered", "ship.bought", "ship.claimed", "reward.ship")
"""The entries that tell which kind of ship a seat sails from now on."""


class _Seat:
    """What the log has told of a seat so far."""

    def __init__(self) -> None:
        self.labels: dict[str, str] = {"bought": NONE}
        self.points: Counter[str] = Counter(dict.fromkeys((*WAYS, STASH), 0))
        self.uses: list[str] = []
        self.deaths = 0
        self.ship = ""
        self.aboard: dict[str, Counter[str]] = {}

    def note(self, what: str) -> None:
        """Something happened to the ship that the seat sails."""
        if self.ship:
            self.aboard.setdefault(self.ship, Counter())[what] += 1

    def told(self) -> SeatTally:
        """All of it, when the game is over."""
        labels = {**self.labels, "last ship": self.ship}
        aboard = {kind: dict(met) for kind, met in self.aboard.items()}
        return SeatTally(labels, dict(self.points), self.uses, self.deaths, aboard)


def tallies(entries: Sequence[Entry], result: Result) -> list[SeatTally]:
    """One tally for each seat: its first captain and ship, the ship bought last and the one it ended with;
    its glory by way, the glory cards it played; its rounds, battles, victories and deaths by kind of ship.
    """
    seats = [_Seat() for _ in result.scores]
    for entry in entries:
        if (read := READ.get(entry.key)) is not None:
            read(seats, entry.args)
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
        seat.note("rounds")


def _battle(seats: list[_Seat], args: Args) -> None:
    for number in args["seats"]:
        if number >= 0:
            at_seat(seats, number).note("battles")


def _died(seats: list[_Seat], args: Args) -> None:
    _whose(seats, args).deaths += 1
    _whose(seats, args).note("deaths")


def _glory(seats: list[_Seat], args: Args) -> None:
    _whose(seats, args).points[args["why"]] += 1
    if args["why"] == "defeat":
        _whose(seats, args).note("victories")


def _card(seats: list[_Seat], args: Args) -> None:
    if args.get("seat") is not None:
        _whose(seats, args).uses.append(args["card"].partition(".")[0])


READ: dict[str, Callable[[list[_Seat], Args], None]] = {
    "captain.entered": _entered,
    "ship.bought": _bought,
    "round.began": _round,
    "battle.began": _battle,
    "captain.died": _died,
    "glory.gained": _glory,
    "card.played": _card,
}
