"""Each seat holds a ruse face down, and may use it off turn against who enters a zone.

It is the moment of off-turn scouting (G-E8; Seas of Glory: Cutthroat Variant): after the weather, before NPCs
scout. All who hold a ruse are asked at once and in secret, whatever it is, so that being asked tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from data.content.entry import Card
from data.content.modules import ModuleContent
from engine.kernel import Audience, Chapter, Decision, Option, Owner, Plan, Play, Public, Step, picked, then
from engine.marauders.sea.scout import ScoutCaptain
from engine.marauders.state import Captain, CaptainStep, MGame, bound_to, captain_of, turn_order
from engine.marauders.triggers import Entered, NpcScouting, Occasion, TurnBegins


class RuseToken(Card):
    """A ruse against a captain who enters a zone."""

    deck = "ruse"
    does: Literal["lie_in_wait", "lead_astray", "nothing"]


CONTENT = ModuleContent(
    "interlude", Path(__file__).parent / "interlude", pieces={"ruse": 6}, entries=(RuseToken,)
)

INTERLUDE = Chapter("interlude")
INTERLUDE.deck("ruse", reshuffles=True, clause="made up: face down beside the board")
INTERLUDE.pieces("ruse", "ruse.bag")
ruses_of = INTERLUDE.place("ruse.held", Audience.OWNER, "made up: face down on the player board")

PASS = Option("pass", tone="decline")


@INTERLUDE.invariant
def one_ruse_each(game: MGame) -> Iterator[str]:
    """Nobody holds two."""
    for seat in range(game.seats):
        if game.places.count(ruses_of(seat)) > 1:
            yield f"seat {seat} holds more than one ruse"


@INTERLUDE.after(TurnBegins, commutes=True)
def a_new_ruse(game: MGame, step: TurnBegins) -> list[Step]:
    """Who begins his turn without one draws it."""
    return [] if game.places.count(ruses_of(step.seat)) else [DrawRuse(seat=step.seat)]


@INTERLUDE.step
class DrawRuse(Step):
    """A seat draws a ruse, which nobody else sees."""

    seat: Public[int]

    def play(self, game: MGame) -> Play:
        yield from game.draw("ruse", ruses_of(self.seat), 1, "ruse")
        return None


@INTERLUDE.before(NpcScouting)
def others_may_interrupt(game: MGame, step: NpcScouting) -> list[Step]:
    """Whether anybody is asked depends on who has a ruse at all, which everybody sees."""
    if not isinstance(game.inside(Occasion), Entered):
        return []
    return [Interlude(**bound_to(captain_of(game, step.seat)))] if _may_interrupt(game, step.seat) else []


def _may_interrupt(game: MGame, seat: int) -> list[int]:
    """The other seats with a living captain and a ruse, clockwise from the one that enters."""
    others = turn_order(game, seat)[1:]
    return [o for o in others if game.state.seats[o].captain is not None and game.places.count(ruses_of(o))]


@INTERLUDE.step
class Interlude(CaptainStep):
    """A captain has entered a zone: the others may interrupt, all at once and unseen; their ruses are shown
    in turn order.
    """

    def play(self, game: MGame) -> Play:
        entering, others = self.captain(game), _may_interrupt(game, self.seat)
        answers = yield from game.ask_all([self._question(game, entering, seat) for seat in others])
        picks = [(seat, pick) for seat, (pick,) in zip(others, answers, strict=True) if pick != PASS.id]
        return then(*(self._show(game, entering, seat, pick) for seat, pick in picks))

    def _question(self, game: MGame, entering: Captain, seat: int) -> Decision:
        (ruse,) = game.places.at(ruses_of(seat))
        return Decision(
            seat,
            "interlude",
            [*_uses(game, captain_of(game, seat), entering, ruse), PASS],
            default=[PASS.id],
            args={"other": entering.seat, "zone": entering.zone},
            private_args={"ruse": ruse},
            secret=True,
        )

    def _show(self, game: MGame, entering: Captain, seat: int, aim: str) -> Step:
        (ruse,) = game.places.at(ruses_of(seat))
        him = bound_to(captain_of(game, seat))
        return ShowRuse(
            **him, other=entering.seat, other_id=entering.id, zone=entering.zone, ruse=ruse, aim=aim
        )


def _uses(game: MGame, holder: Captain, entering: Captain, ruse: str) -> list[Option]:
    """What a ruse may do to who enters: one lies in wait where its holder is, one leads astray anywhere.

    What only this ruse makes possible names it.
    """
    other, does = entering.seat, _does(game, ruse)
    if does == "lead_astray":
        ways = game.box.zones[entering.zone].borders.values()
        return [
            Option(f"astray:{ruse}:{zone}", {"other": other, "zone": zone}, "lead-astray") for zone in ways
        ]
    if does == "lie_in_wait" and holder.zone == entering.zone and not holder.in_port:
        return [Option(f"wait:{ruse}", {"other": other}, "lie-in-wait")]
    return []


def _does(game: MGame, ruse: str) -> str:
    token = game.box.card(ruse)
    assert isinstance(token, RuseToken)
    return token.does


@INTERLUDE.step
class ShowRuse(CaptainStep):
    """A ruse is shown and does what it does. It stays hidden when there is nobody left whom it could meet."""

    other: Public[int]
    other_id: Public[int]
    zone: Public[str]
    ruse: Owner[str]
    aim: Owner[str]

    def still_applies(self, game: MGame) -> bool:
        """Only while both live, the other is where he entered, and the ruse was not used since."""
        other = game.state.seats[self.other].captain
        there = other is not None and other.id == self.other_id and other.zone == self.zone
        return there and super().still_applies(game) and game.places.count(ruses_of(self.seat)) > 0

    def play(self, game: MGame) -> Plan:
        game.move([self.ruse], ruses_of(self.seat), "ruse.discards")
        game.log("ruse.shown", seat=self.seat, other=self.other, name=self.ruse)
        if self.aim.startswith("wait:"):
            return then(ScoutCaptain(**bound_to(self.captain(game)), target=self.other))
        return then(LedAstray(**bound_to(captain_of(game, self.other)), zone=picked(picked(self.aim))))


@INTERLUDE.step
class LedAstray(CaptainStep):
    """He enters another zone than he meant to."""

    zone: Public[str]

    def play(self, game: MGame) -> Plan:
        captain = self.captain(game)
        game.log("led.astray", seat=self.seat, zone=self.zone, origin=captain.zone)
        captain.zone = self.zone
        return then(Entered(**bound_to(captain)))
