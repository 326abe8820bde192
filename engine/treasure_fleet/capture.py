"""The capture phase: curses strike, ships are captured, the others escape."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.kernel import Chapter, Decision, Option, Play, Public, Step
from engine.treasure_fleet.box import flag_of, kind_of, points
from engine.treasure_fleet.places import captured_by, shots_at
from engine.treasure_fleet.state import (
    NEUTRAL,
    FGame,
    captor,
    clockwise,
    fire_of,
    fired_at,
    row_number,
    seat_of,
    stormed,
)

CAPTURE = Chapter("fleet_capture")


@CAPTURE.step
class CurseStrikes(Step):
    """A player who did not fire on this cursed ship loses a ship of a prior sailing (Optional Cards, Cursed
    Ships).

    Several choose theirs at the same time; ships captured in this sailing do not count yet.
    [T Options 1-3, 5; T Two players 6; R-T3; G-T4; G-T7]
    """

    ship: Public[str]

    def play(self, game: FGame) -> Play:
        state = game.state
        warded = {seat_of(state, flag_of(card)) for card in fired_at(game, self.ship)}
        at = row_number(game, self.ship)
        game.log("fleet.warded", ship=self.ship, at=at, seats=sorted(warded - {NEUTRAL}))
        struck = [seat for seat in clockwise(game, state.lookout) if seat not in warded]
        held = {seat: game.places.at(captured_by(seat)) for seat in struck}
        choosing = [seat for seat in struck if len({points(ship) for ship in held[seat]}) > 1]
        answers = yield from game.ask_all([self.asked(seat, held[seat]) for seat in choosing])
        chosen = {seat: pick for seat, (pick,) in zip(choosing, answers, strict=True)}
        for seat in struck:
            if held[seat]:
                lost = chosen.get(seat, held[seat][0])
                discard_cursed(game, seat, lost)
                game.log("fleet.cursed", seat=seat, ship=lost)
            else:
                game.log("fleet.cursed.nothing", seat=seat)
        if state.neutral and NEUTRAL not in warded and (prior := game.places.at(captured_by(NEUTRAL))):
            lost = min(prior, key=points)
            discard_cursed(game, NEUTRAL, lost)
            game.log("fleet.neutral.cursed", ship=lost)
        return None

    def asked(self, seat: int, held: list[str]) -> Decision:
        """Which ship the curse takes: its owner chooses (ruling: which ship the curse takes)."""
        options = [losing(ship) for ship in held]
        return Decision(seat, "fleet.curse", options, default=[min(held, key=points)])


@cache
def losing(ship: str) -> Option:
    """The option to lose a ship to the curse."""
    return Option(ship, {"ship": ship}, say="lose-ship")


def discard_cursed(game: FGame, seat: int, ship: str) -> None:
    """A captured ship is discarded."""
    game.move([ship], captured_by(seat), "fleet.discards")
    gain(game, seat, -points(ship))


def gain(game: FGame, seat: int, gained: int) -> None:
    """Score treasure points for a player or the neutral pirate."""
    if seat == NEUTRAL:
        game.state.neutral_points += gained
    else:
        game.state.seats[seat].points += gained


@CAPTURE.step
class CaptureShips(Step):
    """Each ship goes to whoever fired most; ships with a tie or no fire escape; the rest is discarded.

    A stormed cursed ship stays, with everything at her, until the next sailing's ships appear.
    [T Capture 1, 4; T Options 4, 10; G-T3]
    """

    def play(self, game: FGame) -> None:
        last = game.state.sailing == game.state.sailings
        for at, ship in enumerate(game.places.at("fleet.row"), 1):
            if kind_of(ship) == "ship":
                capture(game, ship, at, "fleet.row")
            elif stormed(game, ship) and not last:
                continue
            else:
                game.move([ship], "fleet.row", "fleet.discards")
            game.move(fired_at(game, ship), shots_at(ship), "pirate.spent")


@CAPTURE.fact("captors")
def captors(game: FGame) -> dict[str, str]:
    """For each treasure ship of the sailing, the flag that captures her if nothing else is fired at her.

    It is empty if she escapes.
    """
    row = game.places.at("fleet.row")
    return {ship: captor(fired_at(game, ship)) for ship in row if kind_of(ship) == "ship"}


def decided_by(cards: list[str]) -> dict[str, Any]:
    """What decides about a ship with these cards: boarding parties (`parties`: how many), or cannons, then
    the `most` that anybody fired and the most of anybody else (`next`). [T Capture 1-3]
    """
    parties = sum(kind_of(card) == "boarding_party" for card in cards)
    if parties:
        return {"decided": "party", "parties": parties}
    most, following = (*sorted(fire_of(cards).values(), reverse=True), 0, 0)[:2]
    return {"decided": "cannons" if following else "alone", "most": most, "next": following}


def capture(game: FGame, ship: str, at: int, place: str) -> None:
    """Give a ship, the `at`-th of the row (the governor: 0), to its captor, or let it escape.
    [T Capture 3, 4; T Two players 4]
    """
    cards = fired_at(game, ship)
    flag = captor(cards)
    seat = seat_of(game.state, flag)
    why = decided_by(cards)
    if not flag:
        if cards:
            game.log("fleet.tied", ship=ship, at=at, **why)
        else:
            game.log("fleet.escaped", ship=ship, at=at)
    elif seat != NEUTRAL:
        game.log("fleet.captured", seat=seat, ship=ship, at=at, points=points(ship), **why)
    else:
        game.log("fleet.neutral.captured", ship=ship, at=at, **why)
    if not flag or (seat == NEUTRAL and not game.options["score_neutral"]):
        game.move([ship], place, "fleet.discards")
        return
    game.move([ship], place, captured_by(seat))
    gain(game, seat, points(ship))
