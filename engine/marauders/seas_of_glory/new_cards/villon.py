"""Alexandre Villon, who docks in ports that are closed to him (Favors, notes; facts 3)."""

from __future__ import annotations

import msgspec

from data.content.seas_of_glory.new_cards import abilities as given
from engine.kernel import Chapter, Plan, Public, Step, then
from engine.marauders.checks.layout import Layout
from engine.marauders.dice import RollingStep, successes
from engine.marauders.granted import granted
from engine.marauders.law.bounties import Dock
from engine.marauders.state import Captain, CaptainStep, MGame, at_seat, bound_to, captain_of
from engine.marauders.terms.port import PortAccess
from engine.marauders.triggers import TurnBegins
from engine.marauders.turn.turn import GoAshore, PutToSea, TurnedAway


class Slipped(msgspec.Struct):
    """Who lies in a port that he entered although it was closed to him."""

    captains: Public[list[int]] = []
    """Their ids."""


CLOSED_PORTS = Chapter("closed_ports", state=Slipped)


@CLOSED_PORTS.position("slipped_in", bool, part="seat")
def lies_where_he_may_not(layout: Layout, seat: int, slipped: bool) -> None:
    """Whether a seat's captain lies in a port that was closed to him."""
    captain = at_seat(layout.state.seats, seat).captain
    if slipped and (captain is None or not captain.in_port):
        raise ValueError(f"seat {seat} has slipped in, but has no captain in port; let in_port be true")
    if slipped and captain is not None:
        layout.kept(CLOSED_PORTS).captains.append(captain.id)


def slipped_in(game: MGame, captain: Captain) -> bool:
    """Whether he lies in a port that was closed to him when he entered."""
    return captain.id in CLOSED_PORTS.of(game).captains


def _forget(game: MGame, captain: int) -> None:
    kept = CLOSED_PORTS.of(game)
    kept.captains = [other for other in kept.captains if other != captain]


@CLOSED_PORTS.rule(PortAccess, granted(given.ClosedPorts))
def another_way_in(game: MGame, access: PortAccess) -> None:
    """Bounties and war do not keep him out. [S Cards 5]"""
    access.ways.append("slip_in")


@CLOSED_PORTS.effect("entry:slip_in")
def slip_in(game: MGame, captain: Captain) -> Step:
    """He docks in spite of all. [S Cards 5]"""
    return SlipIn(**bound_to(captain))


@CLOSED_PORTS.step
class SlipIn(CaptainStep):
    """He docks in a port that is closed to him. [S Cards 5]"""

    def play(self, game: MGame) -> Plan:
        captain = self.captain(game)
        CLOSED_PORTS.of(game).captains.append(captain.id)
        game.log("new_cards.slipped_in", seat=self.seat, zone=captain.zone)
        return then(Dock(**bound_to(captain)))


@CLOSED_PORTS.before(GoAshore, commutes=True)
def must_talk(game: MGame, step: GoAshore) -> list[Step]:
    """In such a port he acts only with an Influence success. [S Cards 5]"""
    captain = captain_of(game, step.seat)
    return [TalkAshore(**bound_to(captain))] if slipped_in(game, captain) else []


@CLOSED_PORTS.step
class TalkAshore(RollingStep):
    """An Influence roll before each port action; if it fails, the action is spent. [S Cards 5]"""

    def play(self, game: MGame) -> Plan | None:
        captain = self.captain(game)
        if self.faces is None:
            return self.roll_skill("influence", "port_entry")
        if successes(self.faces):
            return None
        game.inside(GoAshore).refused = True
        game.log("new_cards.turned_away", seat=self.seat, zone=captain.zone)
        return then(TurnedAway(**bound_to(captain)))


@CLOSED_PORTS.after(PutToSea, commutes=True)
def gone(game: MGame, step: PutToSea) -> None:
    """He has left the port, whatever has become of him since. [S Cards 5]"""
    _forget(game, step.captain_id)


@CLOSED_PORTS.after(TurnBegins, commutes=True)
def put_out(game: MGame, step: TurnBegins) -> None:
    """He begins his turn at sea, however he came there. [S Cards 5]"""
    captain = captain_of(game, step.seat)
    if not captain.in_port:
        _forget(game, captain.id)
