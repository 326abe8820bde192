"""What is under way in a position: a round, a turn with its port action, a battle."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel import Frame, Step, done_but_for, under_way
from engine.marauders.checks.given import BattleGiven, PortGiven, SideGiven, TurnGiven
from engine.marauders.checks.layout import Layout, known, known_zone
from engine.marauders.combat.battle import Battle, rest_of_round
from engine.marauders.combat.sides import Side, captain_side, note_dice_pools, npc_side
from engine.marauders.glory.ending import EndOfRound, GoalCheck
from engine.marauders.places import hidden_mods_at, mods_at
from engine.marauders.port.port import Port
from engine.marauders.state import LOCATIONS, Captain, MGame, at_seat, bound_to, captain_of
from engine.marauders.turn.turn import EndTurn, Round, SeatTurn, SeatTurns, Turn

Steps = list[Step | Frame]


def steps_of(layout: Layout) -> tuple[Steps, Callable[[MGame], None] | None]:
    """What is played, from what is under way to round after round, and what remains to be prepared after
    that.
    """
    given = layout.given
    steps = _round(layout)
    if given.battle is None:
        return steps, None
    sides = [_side(layout, side) for side in given.battle.sides]
    battle = _battle(layout, given.battle, sides)
    return [*battle, *steps], lambda game: _prepare_battle(game, sides)


# --- rounds and turns -----------------------------------------------------------------------------


def _round(layout: Layout) -> Steps:
    """From the given turn to the end of its round, then round after round."""
    given, state, count = layout.given, layout.state, len(layout.seats)
    if given.turn is None:
        state.round -= 1
        return [Round()]
    number = given.turn.seat if isinstance(given.turn, TurnGiven) else given.turn
    layout.seat(number, "turn")
    order = [(given.start_seat + n) % count for n in range(count)]
    first, *rest = order[order.index(number) :]
    turn: Steps = _turn(layout, given.turn) if isinstance(given.turn, TurnGiven) else [SeatTurn(seat=first)]
    return [*turn, SeatTurns(seats=rest), EndOfRound(), Round()]


def _turn(layout: Layout, given: TurnGiven) -> Steps:
    """A turn that goes on, perhaps in the middle of a port action."""
    captain = at_seat(layout.state.seats, given.seat).captain
    if captain is None:
        raise ValueError(f"the turn of seat {given.seat} is under way, but the seat has no captain")
    layout.state.active_seat = given.seat
    turn = Turn(
        **bound_to(captain),
        actions=given.actions,
        retires=given.retires,
        ported=given.ported or given.port is not None,
        more_ports=given.more_ports,
        free_moves=given.free_moves,
        scouted_targets=[_target(layout, captain, what) for what in given.scouted_for],
    )
    port = [] if given.port is None else [_port(layout, captain, given.port)]
    ends = [EndTurn(seat=given.seat), GoalCheck(), done_but_for(SeatTurn(seat=given.seat))]
    return [*port, under_way(turn), *ends]


def _port(layout: Layout, captain: Captain, given: PortGiven) -> Frame:
    """A port action that goes on; its modification was turned when it began (G-C6)."""
    if not captain.in_port:
        raise ValueError(f"seat {captain.seat} is in a port action at sea; let in_port be true")
    turned = layout.places.pop(hidden_mods_at(captain.zone), [])
    layout.places.setdefault(mods_at(captain.zone), []).extend(turned)
    done, tried = list(given.done), list(given.tried)
    return under_way(Port(**bound_to(captain), opened=True, done=done, tried=tried))


def _target(layout: Layout, captain: Captain, what: str) -> str:
    """How a turn records a target that was scouted for (G-M8)."""
    kind, _, name = what.partition(":")
    state = layout.state
    if kind == "merchant":
        return f"merchant:{known_zone(layout.box, name) if name else captain.zone}"
    if kind == "captain" and name.isdecimal():
        other = at_seat(state.seats, layout.seat(int(name), "scouted_for")).captain
        if other is not None:
            return f"captain:{other.id}"
    if kind == "npc":
        return f"npc:{state.npcs[known('NPC in play', name, state.npcs)].card}"
    raise ValueError(f"nobody can scout for {what}; name merchant, captain:<seat> or npc:<kind>")


# --- battles --------------------------------------------------------------------------------------


def _side(layout: Layout, given: int | str | SideGiven) -> SideGiven:
    """A side as given, checked."""
    if not isinstance(given, SideGiven):
        given = SideGiven(seat=given) if isinstance(given, int) else SideGiven(npc=given)
    if (given.seat is None) == (not given.npc):
        raise ValueError("a side of a battle is a seat or an NPC; give one of them")
    if given.npc:
        known("NPC in play", given.npc, layout.state.npcs)
        return given
    assert given.seat is not None
    captain = at_seat(layout.state.seats, layout.seat(given.seat, "battle")).captain
    if captain is None or captain.in_port:
        raise ValueError(f"seat {given.seat} fights a battle, but has no captain at sea")
    if any(getattr(given, location) is not None for location in LOCATIONS):
        raise ValueError(f"the cubes of seat {given.seat} stand with its ship, not in the battle")
    return given


def _battle(layout: Layout, given: BattleGiven, sides: list[SideGiven]) -> Steps:
    """The battle, and what is still to come in its round."""
    seats = [side.seat for side in sides if side.seat is not None]
    if len(set(seats)) != len(seats) or not seats:
        raise ValueError("a battle is fought by two captains, or by a captain and an NPC")
    zones = {_zone_of(layout, side) for side in sides}
    if len(zones) > 1:
        raise ValueError(f"the sides of the battle are in different zones: {', '.join(sorted(zones))}")
    _check_order(given, sides)
    battle = Battle(
        zone=zones.pop(),
        sides=[
            Side(-1 if side.seat is None else side.seat, declared=side.declared, faces=list(side.faces))
            for side in sides
        ],
        round=given.round,
        began=True,
        over=given.over,
        victor=-1 if given.victor is None else given.victor,
    )
    if given.boarder is not None:
        battle.winner = battle.boarder = given.boarder
    if battle.over:
        return [battle]
    if battle.boarder < 0 and not any(side.declared or side.faces for side in sides):
        battle.round -= 1  # Whatever begins a round counts it.
        battle.began = given.round > 1
        return [battle]
    return [*rest_of_round(battle), under_way(battle)]


def _check_order(given: BattleGiven, sides: list[SideGiven]) -> None:
    """The aggressor declares first, both roll at once, and only a battle that is over has a victor."""
    declared, rolled = [bool(side.declared) for side in sides], [bool(side.faces) for side in sides]
    if given.victor is not None and not given.over:
        raise ValueError("the battle has a victor; say how it is over")
    if declared == [False, True]:
        raise ValueError("the aggressor declares first; give what he has declared too")
    if any(rolled) and not (all(rolled) and all(declared)):
        raise ValueError("both sides declare and then roll at once; give declared and faces of both")


def _zone_of(layout: Layout, side: SideGiven) -> str:
    if side.seat is None:
        return layout.state.npcs[side.npc].zone
    captain = at_seat(layout.state.seats, side.seat).captain
    assert captain is not None
    return captain.zone


def _prepare_battle(game: MGame, sides: list[SideGiven]) -> None:
    """The sides as the rules make them, with the given values on top."""
    battle = next(frame.step for frame in game.stack if isinstance(frame.step, Battle))
    battle.sides = [
        captain_side(captain_of(game, side.seat))
        if side.seat is not None
        else npc_side(game, side.npc, next(other.seat for other in sides if other.seat is not None))
        for side in sides
    ]
    if game.within(Battle):
        note_dice_pools(game, "seamanship")
    for side, given in zip(battle.sides, sides, strict=True):
        _as_given(side, given)


def _as_given(side: Side, given: SideGiven) -> None:
    for location in LOCATIONS:
        if side.ship is not None and (cube := getattr(given, location)) is not None:
            if not 0 <= cube <= getattr(side.ship, location):
                most = getattr(side.ship, location)
                raise ValueError(f"{location} of the {given.npc} is {cube}; 0 to {most} are possible")
            setattr(side.ship, location, cube)
    side.declared, side.faces = given.declared, list(given.faces)
    side.more_dice, side.chased, side.moved = given.more_dice, given.chased, given.moved
    side.full_volley, side.clean_escape = given.full_volley, given.clean_escape
    if given.crew_before is not None:
        side.crew_before = given.crew_before
    if given.bounties_before is not None:
        side.bounties_before = given.bounties_before
