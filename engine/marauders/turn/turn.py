"""The turn sequence: event card, then every seat in order with three actions (Playing the Game)."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.kernel import Chapter, Decision, Option, Plan, Play, Public, Refusal, Step, again, then
from engine.marauders.choices import as_option, carry_out, in_reading_order, might_choose, perform
from engine.marauders.combat.death import EnterCaptain, Retire, can_retire
from engine.marauders.events.events import EventPhase
from engine.marauders.glory.cards import unbar
from engine.marauders.glory.ending import EndOfRound, GoalCheck
from engine.marauders.glory.orders import forget_orders
from engine.marauders.law.bounties import Dock, EnterClosedPort, keeps_out, port_access
from engine.marauders.port.port import Port
from engine.marauders.ships.hold import ThrowOutCargo
from engine.marauders.state import Captain, CaptainStep, MGame, bound_to, captains, seat_of, turn_order
from engine.marauders.terms.sea import MoveCost
from engine.marauders.terms.turn import ActionChoice, TurnActions, TurnChoices
from engine.marauders.triggers import CaptainTrigger, Entered, StartTurn

TURN = Chapter("turn")

ACTIONS = 3

NOT_IN_PORT = Refusal("not-in-port")
ONE_PORT_ACTION = Refusal("one-port-action")
RETIRES_FIRST = Refusal("retires-first")
NO_CAPTAINS = Refusal("no-captains")


@TURN.step
class Round(Step):
    """Rounds, one after another: event card, every seat's turn, end of the round; the last one that the
    table plays is told. [R Round 1; R-51]
    """

    def play(self, game: MGame) -> Any:
        game.state.round += 1
        if game.is_last_allowed:
            game.state.last_round = True
            game.log("table.last-round", rounds=game.state.round)
        return again(EventPhase(), GoalCheck(), SeatTurns(seats=turn_order(game)), EndOfRound())


@TURN.step
class SeatTurns(Step):
    """Every seat has one turn in the round; `seats` are those whose turn is still to come, in order (Turn
    Sequence). [R Round 1; S Turns 2]
    """

    seats: Public[list[int]]

    def play(self, game: MGame) -> Any:
        if not self.seats:
            return None
        seat, *self.seats = self.seats
        return again(SeatTurn(seat=seat))


@TURN.step
class SeatTurn(Step):
    """One seat's turn: a new captain enters first (G-E7); at its end, check for the goal (G-E2).
    [R Round 1, 8; R Death 3; S Turns 3; G-E8; G-D3; G-D4; G-S15]
    """

    seat: Public[int]
    entered: Public[bool] = False

    def play(self, game: MGame) -> Any:
        seat = seat_of(game, self.seat)
        if seat.next_captain:
            self.entered = True
            return again(EnterCaptain(seat=self.seat))
        if seat.captain is None:
            return None
        game.state.active_seat = self.seat
        unbar(game)
        him = bound_to(seat.captain)
        actions = game.terms(TurnActions(self.seat, ACTIONS)).actions
        turn = Turn(**him, actions=actions, retires=not self.entered)
        return then(StartTurn(**him), turn, EndTurn(seat=self.seat), GoalCheck())


@TURN.step
class Turn(CaptainStep):
    """Up to three actions: move, scout, port, in any order and combination (Actions).
    [R Terms 10; R Move 1; R Scout 2; R Port 1; R Death 7; R Captains 10; R-2; S Wind 6]
    """

    actions: Public[int] = ACTIONS
    retires: Public[bool] = True
    """He may retire: in the port where his turn began, before any action, and not in the turn in which he
    entered (Retirement; G-E7). Cards played and missions given up are no actions.
    """
    berth: Public[str | None] = None
    """The port where his turn began, "" at sea."""
    ported: Public[bool] = False
    more_ports: Public[int] = 0
    """Additional port actions that cards allow."""
    free_moves: Public[int] = 0
    """Free moves that cards allow."""
    scouted_targets: Public[list[str]] = []

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        if self.berth is None:
            self.berth = captain.zone if captain.in_port else ""
        choices = self.choices(game)
        offers = self._offers(game, choices)
        options = [*self._moves(game, captain), *self._others(game, captain), *map(as_option, offers)]
        if all(option.secret for option in options) and not might_choose(game, choices):
            return None
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "turn.action",
                [*options, Option("end", tone="decline")],
                default=["end"],
                args={"actions": self.actions, "zone": captain.zone, "in_port": captain.in_port},
            )
        )
        if pick == "end":
            return None
        offer = next((offer for offer in offers if offer.id == pick), None)
        if offer is None:
            self.retires = False
            return again(*self._carry_out(game, captain, pick))
        self.retires = self.retires and not offer.actions
        self.actions -= offer.actions
        if offer.target:
            self.scouted_targets.append(offer.target)
        return again(*perform(game, captain, offer.id))

    def choices(self, game: MGame) -> TurnChoices:
        """The terms of what he may do now, before any rule has offered something."""
        captain = self.captain(game)
        return TurnChoices(self.seat, captain.zone, captain.in_port, self.actions, list(self.scouted_targets))

    def _moves(self, game: MGame, captain: Captain) -> list[Option]:
        """Between adjacent zones, and into and out of ports: one action each (Move)."""
        here = captain.zone
        if captain.in_port:
            cost = move_cost(game, captain, "sea")
            leave = _putting_to_sea(here, cost.actions)
            return [leave] if game.offers(leave, self._lacks(cost)) else []
        borders = game.box.zones[here].borders
        ways = [MoveCost(captain.seat, "sail", here, zone, border) for border, zone in borders.items()]
        *ways, docks = game.terms_together([*ways, MoveCost(captain.seat, "dock", here, here)])
        outs = [(_way_out(way.target, way.border, way.actions), way) for way in ways]
        options = [option for option, way in outs if game.offers(option, self._lacks(way))]
        dock = _docking(here, docks.actions)
        refusal = self._lacks(docks) or keeps_out(game, captain, port_access(game, captain, here))
        if game.offers(dock, refusal):
            options.append(dock)
        return options

    def _others(self, game: MGame, captain: Captain) -> list[Option]:
        options: list[Option] = []
        business = _business(captain.zone)
        if game.offers(business, self._no_business(captain)):
            options.append(business)
        retire = Option("retire", tone="destructive", near="aside")
        if captain.in_port and game.offers(retire, self._stays_on(game, captain)):
            options.append(retire)
        return options

    def _no_business(self, captain: Captain) -> Refusal | None:
        """Why he cannot have a port action now: one a turn, in port (Port)."""
        if not captain.in_port:
            return NOT_IN_PORT
        if self.ported and not self.more_ports:
            return ONE_PORT_ACTION
        return None if self.actions else Refusal("actions-left", {"needed": 1, "left": 0, "because": []})

    def _stays_on(self, game: MGame, captain: Captain) -> Refusal | None:
        """Why he cannot retire now."""
        if not self.retires or captain.zone != self.berth:
            return RETIRES_FIRST
        return None if can_retire(game) else NO_CAPTAINS

    def _lacks(self, cost: MoveCost | ActionChoice) -> Refusal | None:
        """Why he cannot do something that costs actions: he has fewer left."""
        if cost.actions <= self.actions:
            return None
        because = cost.blamed("actions") if isinstance(cost, MoveCost) else []
        return Refusal("actions-left", {"needed": cost.actions, "left": self.actions, "because": because})

    def _offers(self, game: MGame, choices: TurnChoices) -> list[ActionChoice]:
        """What chapters, abilities and cards let him do now."""
        offers = in_reading_order(game.terms(choices).offers)
        return [offer for offer in offers if game.offers(offer, self._lacks(offer))]

    def _carry_out(self, game: MGame, captain: Captain, pick: str) -> list[Step]:
        verb, _, target = pick.partition(":")
        if verb == "move":
            return self._move(game, captain, target)
        if verb == "port":
            self.actions -= 1
            self.more_ports -= self.ported
            self.ported = True
            kind = GoAshore if GoAshore in game.rules.attached else Port
            return [kind(**bound_to(captain))]
        self.actions = 0
        return [Retire(**bound_to(captain))]

    def _move(self, game: MGame, captain: Captain, target: str) -> list[Step]:
        cost = move_cost(game, captain, target)
        self.actions -= cost.actions
        used = [step for name in cost.uses for step in carry_out(game, f"move:{name}", cost)]
        return [*used, self._moved(game, captain, cost.move, target)]

    def _moved(self, game: MGame, captain: Captain, move: str, target: str) -> Step:
        if move == "leave_port":
            return LeavePort(**bound_to(captain))
        if move == "sail":
            return Sail(**bound_to(captain), zone=target)
        access = port_access(game, captain, captain.zone)
        if access.open:
            return Dock(**bound_to(captain))
        return EnterClosedPort(**bound_to(captain), zone=captain.zone)


MOVES = {"sea": "leave_port", "port": "dock"}
"""Which move leads to the sea, to the port, or (to sail) to any other zone."""


def move_cost(game: MGame, captain: Captain, target: str, border: str = "") -> MoveCost:
    """The cost of a move to "sea", "port" or an adjacent zone; `border` may be left out for a zone."""
    here, move = captain.zone, MOVES.get(target, "sail")
    if move != "sail":
        return game.terms(MoveCost(captain.seat, move, here, here))
    across = border or border_to(game, here, target)
    return game.terms(MoveCost(captain.seat, move, here, target, across))


# The same few options come up turn after turn.
@cache
def _putting_to_sea(zone: str, actions: int) -> Option:
    return Option("move:sea", {"zone": zone, **_unusual(actions)}, say="leave-port", near="hand")


@cache
def _docking(zone: str, actions: int) -> Option:
    return Option("move:port", {"zone": zone, **_unusual(actions)}, say="dock", near="hand")


def _unusual(actions: int) -> dict[str, int]:
    """What a move takes, where that is not one action."""
    return {} if actions == 1 else {"actions": actions}


@cache
def _business(zone: str) -> Option:
    return Option("port", {"zone": zone}, near="hand")


@cache
def _way_out(target: str, border: str, actions: int) -> Option:
    """The option to sail across a border; its label says so where that takes more or less than one action."""
    say = {0: "sail-free", 1: "sail"}.get(actions, "sail-slow")
    args = {"zone": target, "border": border, "actions": actions}
    return Option(f"move:{target}", args, say, near="hand")


def border_to(game: MGame, origin: str, target: str) -> str:
    """The border of `origin` that leads to an adjacent zone. Raises StopIteration if none does."""
    return next(border for border, zone in game.box.zones[origin].borders.items() if zone == target)


@TURN.step
class GoAshore(CaptainStep):
    """His port action begins, if nobody refuses him: attach before it what may. [R Move 3]"""

    refused: Public[bool] = False

    def play(self, game: MGame) -> Plan | None:
        return None if self.refused else then(Port(**bound_to(self.captain(game))))


@TURN.step
class TurnedAway(CaptainTrigger):
    """His port action has been refused: attach what lets him act all the same (`GoAshore.refused`).
    [S Cards 5; S Favors 18]
    """


@TURN.step
class Sail(CaptainStep):
    """Move to an adjacent zone (Move). [R Move 2; R Setup 10]"""

    zone: Public[str]

    def play(self, game: MGame) -> Any:
        captain = self.captain(game)
        game.log("sailed", seat=self.seat, zone=self.zone, origin=captain.zone)
        captain.zone = self.zone
        return then(Entered(seat=self.seat, captain_id=self.captain_id))


@TURN.step
class LeavePort(CaptainStep):
    """Put to sea, but first throw out cargo beyond the ship's Cargo (Buy Goods, note).
    [R Move 2; R Buy 9; R Ships 6; G-M20]
    """

    def play(self, game: MGame) -> Any:
        return then(
            ThrowOutCargo(seat=self.seat, captain_id=self.captain_id, at_sea=True),
            PutToSea(seat=self.seat, captain_id=self.captain_id),
        )


@TURN.step
class PutToSea(CaptainStep):
    """Out of the port into its zone. [R Move 2]"""

    def play(self, game: MGame) -> Any:
        captain = self.captain(game)
        captain.in_port = False
        game.log("left.port", seat=self.seat, zone=captain.zone)
        return then(Entered(seat=self.seat, captain_id=self.captain_id))


@TURN.step
class EndTurn(Step):
    """The seat's turn is over, whether or not its captain is alive. [R Move 1]"""

    seat: Public[int]

    def play(self, game: MGame) -> None:
        game.state.active_seat = None
        unbar(game)
        for captain in captains(game):
            captain.marque = ""
        for seat in range(game.seats):
            forget_orders(game, seat)
