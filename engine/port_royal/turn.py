"""Flow of play: round after round, and the two phases of a turn."""

from __future__ import annotations

from engine.kernel import Chapter, Option, Plan, Play, Public, Step, Weighed, again, then
from engine.port_royal.cards import gain_coins
from engine.port_royal.discover import Discover
from engine.port_royal.ending import HarbourCloses
from engine.port_royal.expeditions import complete, requests, worthwhile
from engine.port_royal.loot import LootAndHire
from engine.port_royal.places import DISCARDS, HARBOUR, display_of
from engine.port_royal.state import PGame

FLOW = Chapter("royal turns")

COINS_AT_START = 3
QUIET_ROUNDS = 20
"""Rounds in a row in which nobody hires or completes anything, after which one more is played (R-P8)."""
WARNED_BEFORE = 5
"""Rounds before that at which the table is told."""


@FLOW.step
class DealCoins(Step):
    """Setup: 3 coins for each seat, and a random starting player. [R Setup 6, 7; R-P2]"""

    def play(self, game: PGame) -> Play:
        (start,) = yield from game.draw_lots(map(str, range(game.seats)), "start player")
        game.state.start = int(start)
        game.log("merchant.starts", seat=game.state.start)
        for seat in range(game.seats):
            yield from gain_coins(game, seat, COINS_AT_START)
        return then(HarbourRound())


@FLOW.step
class HarbourRound(Step):
    """Everybody has a turn, clockwise; the last round is finished as usual.
    [R Flow 1; R End 1; R-P8; R-P9]
    """

    def play(self, game: PGame) -> Plan:
        if game.state.last_round and game.state.round:
            return then(HarbourCloses())
        self._notice_quiet(game)
        game.state.round += 1
        if game.is_last_allowed:
            game.state.last_round = True
            game.log("table.last-round", rounds=game.state.round)
        start = game.state.start
        return again(*(HarbourTurn(seat=(start + n) % game.seats) for n in range(game.seats)))

    def _notice_quiet(self, game: PGame) -> None:
        """After so many rounds with nobody hired and no expedition completed, one is left (R-P8)."""
        state = game.state
        displayed = sum(game.places.count(display_of(seat)) for seat in range(game.seats))
        quiet = bool(state.round) and displayed == state.displayed
        state.displayed, state.quiet_rounds = displayed, state.quiet_rounds + 1 if quiet else 0
        if state.quiet_rounds == QUIET_ROUNDS - WARNED_BEFORE:
            game.log("harbour.quiet", rounds=state.quiet_rounds, left=WARNED_BEFORE)
        if state.quiet_rounds >= QUIET_ROUNDS and not state.last_round:
            state.last_round = state.stale = True
            game.log("harbour.stale", rounds=state.quiet_rounds)


@FLOW.step
class HarbourTurn(Step):
    """A turn: discover, loot and hire, and what the active seat may still do before it ends. [R Flow 1]"""

    seat: Public[int]

    def play(self, game: PGame) -> Plan:
        game.state.active, game.state.bust = self.seat, False
        game.log("harbour.turn", seat=self.seat)
        return then(Discover(seat=self.seat), LootAndHire(seat=self.seat), FinishTurn(seat=self.seat))


@FLOW.step
class FinishTurn(Step):
    """After the others have taken cards, discard the rest; the active seat may complete expeditions
    (G-P5). [R Expeditions 4]
    """

    seat: Public[int]

    def still_applies(self, game: PGame) -> bool:
        """A bust ends the turn."""
        return not game.state.bust

    def play(self, game: PGame) -> Play:
        game.move(game.places.at(HARBOUR), HARBOUR, DISCARDS)
        possible = requests(game, self.seat)
        if not possible:
            return None
        options = [*possible, Option("finish", tone="decline")]

        def weigh() -> list[str]:
            return [worthwhile(game, self.seat) or "finish"]

        (picked,) = yield from game.ask(Weighed(self.seat, "finish", options, weigh=weigh))
        if picked == "finish":
            return None
        yield from complete(game, self.seat, picked)
        return again()
