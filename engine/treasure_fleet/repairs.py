"""What a moderator may repair at a table of *Treasure Fleet*: who has which ship, and the lookout."""

from __future__ import annotations

from engine.kernel import Chapter, Decision, Option, Refusal, Repair, picked, seat_in, which, whose
from engine.treasure_fleet.box import kind_of, points
from engine.treasure_fleet.capture import gain
from engine.treasure_fleet.places import captured_by
from engine.treasure_fleet.state import FGame

REPAIRS = Chapter("fleet_repairs")

DISCARDS = "fleet.discards"


def _which_ship(game: FGame, picks: list[str]) -> Decision:
    return which("ship", [_ship(ship, lies) for ship, lies in sorted(_over(game).items())])


def _to_whom(game: FGame, picks: list[str]) -> Decision:
    now = _over(game)[picked(picks[0])]
    seats = whose(seat for seat in range(game.seats) if captured_by(seat) != now)
    nobody = [] if now == DISCARDS else [Option("seat:", say="repair-nobody")]
    return which("seat", [*seats.options, *nobody])


@REPAIRS.repair("captured")
class RepairCaptured(Repair):
    """Give a captured or escaped ship to somebody else, with her points, or to nobody. [Repairs 1]"""

    questions = (_which_ship, _to_whom)

    @classmethod
    def refused(cls, game: FGame) -> Refusal | None:
        return None if _over(game) else Refusal("repair-no-ships")

    def play(self, game: FGame) -> None:
        ship, seat = picked(self.picks[0]), picked(self.picks[1])
        source = _over(game)[ship]
        before, now = _captor(source), int(seat) if seat else None
        game.move([ship], source, captured_by(now) if now is not None else DISCARDS)
        if before is not None:
            gain(game, before, -points(ship))
        if now is not None:
            gain(game, now, points(ship))
        others, seats = ([who for who in [one] if who is not None] for one in (before, now))
        game.log("repaired.captured", ship=ship, others=others, seats=seats)


def _captor(place: str) -> int | None:
    return int(picked(place)) if place != DISCARDS else None


def _ship(ship: str, place: str) -> Option:
    args = {"ship": ship, "seat": _captor(place)}
    return Option(f"ship:{ship}", args, say="repair-ship-escaped" if place == DISCARDS else "repair-ship-of")


def _over(game: FGame) -> dict[str, str]:
    """The treasure ships that were captured by players, or are discarded, with where they lie."""
    places = [DISCARDS, *(captured_by(seat) for seat in range(game.seats))]
    return {ship: place for place in places for ship in game.places.at(place) if kind_of(ship) == "ship"}


@REPAIRS.repair("lookout")
class RepairLookout(Repair):
    """Give the lookout to another player, who begins from now on. [Repairs 2]"""

    questions = (lambda game, picks: whose(seat for seat in range(game.seats) if seat != game.state.lookout),)

    def play(self, game: FGame) -> None:
        before, game.state.lookout = game.state.lookout, seat_in(self.picks)
        game.log("repaired.lookout", seat=game.state.lookout, other=before)
