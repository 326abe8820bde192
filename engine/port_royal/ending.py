"""End of the game: influence points, the last round, who wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel import Chapter, Result, Step
from engine.port_royal.box import CREWS, points_of
from engine.port_royal.cards import coins
from engine.port_royal.places import display_of
from engine.port_royal.state import PGame

THE_END = Chapter("royal ending")

GOALS = {"haendler": 10, "port_royal": 12}
"""The influence points that trigger the end."""


def influence_changed(game: PGame, seat: int) -> None:
    """Recount a seat's points; a seat with enough of them triggers the last round, for good.
    [R Persons 1; R End 1]
    """
    merchant = game.state.merchants[seat]
    held = game.places.held.get(display_of(seat), ())
    merchant.points = sum(points_of(game, piece) for piece in held)
    merchant.expeditions = sum(piece in CREWS for piece in held)
    state = game.state
    if not state.last_round and merchant.points >= state.goal and may_win(game, seat):
        state.last_round = True
        game.log("influence.enough", seat=seat, points=merchant.points)


def may_win(game: PGame, seat: int) -> bool:
    """Whether a seat's completed expeditions allow it to win: Händler der Karibik requires one, Port Royal
    only if the table chose so. [R End 2]
    """
    return game.state.merchants[seat].expeditions > 0 or not needs_expedition(game.options)


def needs_expedition(options: Mapping[str, Any]) -> bool:
    """Whether these settings require an expedition to win. [R End 3]"""
    return options["rules"] == "haendler" or options["expedition"] == "needed"


@THE_END.step
class HarbourCloses(Step):
    """Most influence points win, then most coins, then the victory is shared.
    [R Flow 5; R End 4, 5; R-P8; G-P1]
    """

    def play(self, game: PGame) -> None:
        seats = range(game.seats)
        able = [seat for seat in seats if may_win(game, seat)] or list(seats)
        standing = {seat: (game.state.merchants[seat].points, coins(game, seat)) for seat in able}
        best = max(standing.values())
        scores = [
            {"seat": m.seat, "points": m.points, "coins": coins(game, m.seat), "expeditions": m.expeditions}
            for m in game.state.merchants
        ]
        winners = [seat for seat in able if standing[seat] == best]
        game.finish(Result(winners, scores, self.reason(game, best[0])))

    def reason(self, game: PGame, most: int) -> str:
        """What triggered the end; logs it if somebody with more points than the winner cannot win."""
        merchants = game.state.merchants
        reached = any(m.points >= game.state.goal and may_win(game, m.seat) for m in merchants)
        reason = "influence"
        if not reached and (game.state.deck_out or game.state.stale):
            reason = "no_cards" if game.state.deck_out else "stale"
        elif not reached and game.is_last_allowed:
            reason = "rounds"
        return f"{reason}_expedition" if any(m.points > most for m in merchants) else reason
