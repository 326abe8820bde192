"""The end of a round and of the game (Winning the Game; Time Limits; rulings 2a)."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

from engine.kernel import Chapter, Plan, Play, Public, Result, Step, then
from engine.marauders.places import merchants_at
from engine.marauders.state import MGame, Seat, at_seat, seat_of, turn_order
from engine.marauders.terms.port import StashPoints
from engine.marauders.triggers import NpcsEnter, RoundEnds

ENDING = Chapter("ending")

GOLD_PER_POINT = 10
MOST_LOOKED_AT = 1000
"""No point costs so much that the points that count need more gold than this."""
MERCHANTS_BACK = 8
"""Tokens on the merchant track at which they are redistributed."""


def stash_points(game: MGame, seat: Seat) -> int:
    """1 glory point for every 10 gold stashed, at most half the goal, rounded down (Stash; G-E3).
    [R Winning 2; S Glory 2; G-S26]
    """
    terms = points_for(game, seat.seat, seat.stash)
    return min(terms.points, terms.most)


def points_for(game: MGame, seat: int, gold: int) -> StashPoints:
    """The glory points that so much gold in a seat's treasure chest is worth, and how many count."""
    return game.terms(StashPoints(seat, gold, gold // GOLD_PER_POINT, game.state.goal // 2))


def most_useful_stash(game: MGame, seat: int) -> int:
    """The gold in a seat's treasure chest beyond which no more points count."""
    most = points_for(game, seat, 0).most
    usual = most * GOLD_PER_POINT
    if usual and points_for(game, seat, usual).points == most > points_for(game, seat, usual - 1).points:
        return usual
    return bisect_left(range(MOST_LOOKED_AT), most, key=lambda gold: points_for(game, seat, gold).points)


def to_the_next_point(game: MGame, seat: Seat) -> int:
    """How much more gold in a seat's treasure chest brings one more glory point; 0 if no more count."""
    now, most = points_for(game, seat.seat, seat.stash).points, most_useful_stash(game, seat.seat)
    after = range(seat.stash + 1, most + 1)
    return next((gold - seat.stash for gold in after if points_for(game, seat.seat, gold).points > now), 0)


def total(game: MGame, seat: Seat) -> int:
    """Track plus stash. [R Winning 2]"""
    return seat.glory + stash_points(game, seat)


@ENDING.step
class GoalCheck(Step):
    """At the end of a turn or event phase, a seat that has reached the goal declares it (G-E2).
    [R Winning 1]
    """

    def play(self, game: MGame) -> Plan | None:
        goal, seats = game.state.goal, game.state.seats
        if all(seat.glory + seat.stash < goal for seat in seats):
            return None  # Every point of a stash takes some gold.
        reached = [number for number in turn_order(game) if self._reached(game, at_seat(seats, number))]
        return then(*(GoalReached(seat=number) for number in reached))

    def _reached(self, game: MGame, seat: Seat) -> bool:
        return seat.shown_stash is None and total(game, seat) >= game.state.goal


@ENDING.step
class GoalReached(Step):
    """A seat declares that it has reached the goal and shows its stash; this is the last round.
    [R Winning 1]
    """

    seat: Public[int]

    def play(self, game: MGame) -> None:
        seat = seat_of(game, self.seat)
        seat.shown_stash = seat.stash
        game.state.last_round = True
        game.revealed = True
        game.log("goal.reached", seat=self.seat, glory=seat.glory, stash=seat.stash, total=total(game, seat))


ENDING.declassify(
    GoalReached,
    "that a seat has the goal, and its stash",
    "Winning the Game: he declares so; Stash Gold; G-E2",
)


@ENDING.step
class EndOfRound(Step):
    """End-of-round effects, NPCs, the end of the game, the merchants, in this order (G-E4). [R Round 6]"""

    def play(self, game: MGame) -> Any:
        return then(RoundEnds(), EventsPass(), NpcsEnter(), EndCheck(), ReturnMerchants(), LastEvent())


@ENDING.step
class EventsPass(Step):
    """The round's event cards end, and its storms but for those that a card raised for longer.
    [R Round 4; R Turn cards 9]
    """

    def play(self, game: MGame) -> None:
        state = game.state
        state.storms, state.lasting_storms = state.lasting_storms, {}
        state.storm_zones = sorted(state.storms)
        game.move(game.places.at("event.now"), "event.now", "event.discards")


@ENDING.step
class EndCheck(Step):
    """After everyone has had the same number of turns, the game ends before the next event card (Winning the
    Game); so it does after as many rounds as the table plays. [R Winning 1; R-51]
    """

    def play(self, game: MGame) -> Plan | None:
        if not game.state.last_round:
            return None
        reached = any(seat.shown_stash is not None for seat in game.state.seats)
        return then(EndGame(reason="goal" if reached or not game.is_last_allowed else "rounds"))


@ENDING.step
class LastEvent(Step):
    """The game ends if a round should begin and no event card is left (Time Limits; G-E5). [R Winning 4]"""

    def play(self, game: MGame) -> Plan | None:
        left = game.places.count("event.bag") + game.places.count("event.top")
        return None if left else then(EndGame(reason="events"))


@ENDING.step
class ReturnMerchants(Step):
    """With 8 tokens on the track, deal them blindly so that each zone has one. [R Scout 7]"""

    def play(self, game: MGame) -> Plan | None:
        enough = game.places.count("merchant.track") >= MERCHANTS_BACK
        return then(DealMerchants()) if enough else None


@ENDING.step
class DealMerchants(Step):
    """Deal the track's tokens face down to zones without one; if there are too few, draw which zones
    get one. [R Scout 7; R Events 9]
    """

    def play(self, game: MGame) -> Play:
        game.move(game.places.at("merchant.track"), "merchant.track", "merchant.pool")
        empty = [zone for zone in game.box.zones if not game.places.count(merchants_at(zone))]
        count = game.places.count("merchant.pool")
        if count < len(empty):
            drawn = yield from game.draw_lots(empty, "merchant zones", count)
            empty = [zone for zone in empty if zone in drawn]
        for zone in empty:
            yield from game.draw_unseen("merchant.pool", merchants_at(zone), 1, "merchant")
        game.log("merchants.returned")
        return None


@ENDING.step
class EndGame(Step):
    """The game ends at this moment; all stashes are revealed. `reason` is "goal", "events" or "captains".
    [R Winning 5, 6]
    """

    reason: Public[str]

    def play(self, game: MGame) -> None:
        seats = game.state.seats
        for seat in seats:
            seat.shown_stash = seat.stash
        scores: list[dict[str, Any]] = [
            {
                "seat": seat.seat,
                "glory": seat.glory,
                "stash": seat.stash,
                "stash_points": stash_points(game, seat),
                "total": total(game, seat),
            }
            for seat in seats
        ]
        game.finish(Result(winners(game, self.reason), scores, self.reason))


ENDING.declassify(EndGame, "every stash, and so the final scores", "Winning the Game; Time Limits")


def winners(game: MGame, reason: str) -> list[int]:
    """Who wins (G-E1): among those at the goal, the highest track, then stash; if none, total, track, then
    stash; else shared. [R Winning 3]
    """
    seats = game.state.seats
    at_goal = [seat for seat in seats if total(game, seat) >= game.state.goal]
    if reason == "goal" and at_goal:
        ranks = {seat.seat: (seat.glory, seat.stash) for seat in at_goal}
    else:
        ranks = {seat.seat: (total(game, seat), seat.glory, seat.stash) for seat in seats}
    best = max(ranks.values())
    return [number for number, rank in ranks.items() if rank == best]
