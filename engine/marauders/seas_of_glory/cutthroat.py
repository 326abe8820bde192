"""Captains who scout in other captains' turns (Cutthroat Variant)."""

from __future__ import annotations

import msgspec

from engine.kernel import Chapter, Decision, Option, Plan, Play, Public, Rank, Step, again, then
from engine.marauders.checks.layout import Layout
from engine.marauders.combat.crew import pips
from engine.marauders.dice import Quarry, RollingStep, successes
from engine.marauders.sea.scout import FoundCaptain
from engine.marauders.state import (
    Captain,
    CaptainStep,
    MGame,
    at_seat,
    bound_to,
    captain_at,
    captain_of,
    turn_order,
)
from engine.marauders.terms.sea import OffTurnScouts
from engine.marauders.terms.turn import TurnActions
from engine.marauders.triggers import Entered, NpcScouting, Occasion, TurnBegins
from engine.marauders.turn.turn import ACTIONS


class CaptainsCard(msgspec.Struct):
    """Which way up the captain's card of a seat lies. A death changes nothing: the seat owes the actions
    (G-D9). [S Cutthroat 2, 7]
    """

    seat: Public[int]
    turned: Public[bool] = False
    """He has scouted off turn, and his next turn has not begun yet."""


CUTTHROAT = Chapter.per_seat("cutthroat", CaptainsCard)

PENALTY = 2
"""Actions that an attempt costs in the next turn."""


@CUTTHROAT.position("turned", bool, part="seat")
def lies_turned(layout: Layout, seat: int, turned: bool) -> None:
    """Whether a seat owes actions."""
    at_seat(layout.kept(CUTTHROAT).seats, seat).turned = turned


def card_of(game: MGame, seat: int) -> CaptainsCard:
    """The captain's card of a seat."""
    return CUTTHROAT.at(game, seat)


# --- the penalty ----------------------------------------------------------------------------------


@CUTTHROAT.rule(TurnActions, rank=Rank.LAST)
def two_actions_less(game: MGame, terms: TurnActions) -> None:
    """Two actions less after an attempt, but at least one (ruling: off-turn scouting penalty).
    [S Cutthroat 2, 3]
    """
    if card_of(game, terms.seat).turned:
        terms.actions = max(1, terms.actions - PENALTY)


@CUTTHROAT.after(TurnBegins, commutes=True)
def turned_back(game: MGame, step: TurnBegins) -> None:
    """The card is flipped back in the next own turn (G-S15); its turn has fewer actions already.
    [S Cutthroat 2]
    """
    card = card_of(game, step.seat)
    if card.turned:
        actions = game.terms(TurnActions(step.seat, ACTIONS)).actions
        game.log("captain.turned_back", seat=step.seat, actions=actions)
    card.turned = False


# --- the attempt ----------------------------------------------------------------------------------


@CUTTHROAT.before(NpcScouting)
def captains_lie_in_wait(game: MGame, step: NpcScouting) -> list[Step]:
    """For who moves into their zone in his own turn, also out of a port, before any NPCs there (G-E8).
    [S Cutthroat 1, 4, 6; G-S16]
    """
    captain = captain_of(game, step.seat)
    enters = isinstance(game.inside(Occasion), Entered) and game.state.active_seat == step.seat
    if not enters or not _scouts(game, captain):
        return []
    return [LieInWait(**bound_to(captain))]


def _scouts(game: MGame, entering: Captain) -> list[int]:
    """Those who may scout for him."""
    return game.terms(OffTurnScouts(entering.seat, entering.zone)).seats


@CUTTHROAT.rule(OffTurnScouts)
def captains_at_sea_there(game: MGame, terms: OffTurnScouts) -> None:
    """The captains at sea in the zone whose cards are not turned, in turn order (G-S15, G-S16).
    [S Cutthroat 1, 5, 6]
    """
    for seat in turn_order(game, terms.seat)[1:]:
        other = captain_at(game, seat)
        at_sea = other is not None and other.zone == terms.zone and not other.in_port
        if at_sea and not card_of(game, seat).turned:
            terms.seats = [*terms.seats, seat]


@CUTTHROAT.step
class LieInWait(CaptainStep):
    """All who want to scout for the captain who has entered; the one with most successes finds him. Ties go
    by pips; those still tied have seen him and scout again, to decide who finds him (Off-Turn Scouting).
    [S Cutthroat 1, 5]
    """

    asked: Public[bool] = False
    scouting: Public[list[int]] = []
    """The seats that scout."""
    rolled: Public[dict[str, list[int]]] = {}
    """Their dice, by seat."""
    tied: Public[bool] = False
    """They scout again."""

    def play(self, game: MGame) -> Plan | None:
        captain = self.captain(game)
        if not self.asked:
            self.asked = True
            others = [captain_of(game, seat) for seat in _scouts(game, captain)]
            return again(*(DeclareScouting(**bound_to(other), other=self.seat) for other in others))
        if self.scouting and not self.rolled:
            scouts = [captain_of(game, seat) for seat in self.scouting]
            return again(*(ScoutOffTurn(**bound_to(scout), other=self.seat) for scout in scouts))
        best = self._best()
        if len(best) < 2:
            return then(*(FoundCaptain(**bound_to(captain), by=seat) for seat in best))
        game.log("scout.tied", seats=best, other=self.seat)
        self.scouting, self.rolled, self.tied = best, {}, True
        return again()

    def _best(self) -> list[int]:
        """Those with the most successes and, of these, the most pips; none if nobody has seen him."""
        scores = {int(seat): (successes(faces), pips(faces)) for seat, faces in self.rolled.items()}
        top = max(scores.values(), default=(0, 0))
        return [seat for seat, score in scores.items() if score == top] if top[0] or self.tied else []


@CUTTHROAT.step
class DeclareScouting(CaptainStep):
    """He declares whether he scouts off turn; if so, his card is flipped (Off-Turn Scouting).
    [S Cutthroat 1]
    """

    other: Public[int]

    def play(self, game: MGame) -> Play:
        zone = self.captain(game).zone
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "scout.off_turn",
                [
                    Option("scout", {"other": self.other}, "scout-off-turn"),
                    Option("let_pass", {"other": self.other}, "let-pass", tone="decline"),
                ],
                default=["let_pass"],
                args={"other": self.other, "zone": zone, "actions": PENALTY},
            )
        )
        if pick == "let_pass":
            game.log("scout.let_pass", seat=self.seat, other=self.other)
            return None
        card_of(game, self.seat).turned = True
        game.log("scout.off_turn", seat=self.seat, other=self.other, zone=zone)
        waiting = game.inside(LieInWait)
        waiting.scouting = [*waiting.scouting, self.seat]
        return None


@CUTTHROAT.step
class ScoutOffTurn(RollingStep):
    """He rolls Scouting for the captain who has entered (Off-Turn Scouting). [S Cutthroat 1]"""

    other: Public[int]

    def quarry(self) -> Quarry:
        """The captain who has entered."""
        return Quarry(seat=self.other)

    def play(self, game: MGame) -> Plan | None:
        if self.faces is None:
            return self.roll_skill("scouting", "scout_captain")
        waiting = game.inside(LieInWait)
        waiting.rolled = {**waiting.rolled, str(self.seat): self.faces}
        if not successes(self.faces) and not waiting.tied:
            game.log("captain.missed", seat=self.seat, target=self.other)
        return None
