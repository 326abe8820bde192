"""What can be laid over the chart of *Merchants & Marauders*, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from data.content.verbs.tasks import (
    Assault,
    Carry,
    Deliver,
    Find,
    Patrol,
    Pay,
    Raid,
    Smuggle,
    TaskBase,
    Watch,
)
from engine.advice.marauders.changes import Changes, changes
from engine.advice.marauders.changes import trail as trail
from engine.advice.marauders.overlays import (
    admitted,
    at_home,
    hunters,
    hunting,
    markets,
    priced,
    reach,
    robbed,
)
from engine.advice.marauders.overlays import barred as barred
from engine.advice.overlays import Line, View
from engine.captains.marauders.seen.observation import Observation
from engine.marauders.glory.ending import stash_points
from engine.marauders.places import missions_held_by, rumors_of
from engine.marauders.terms.quests import TaskGoals

OVERLAYS: Mapping[str, Callable[[View, Iterable[Line]], object]] = {
    "markets": lambda view, log: markets(view),
    "reach": lambda view, log: reach(view),
    "hunters": lambda view, log: hunters(view),
    "changes": lambda view, log: _changes(view, log),
    # What explains the chart needs no more than the view.
    "legend": lambda view, log: (),
    "rules": lambda view, log: (),
}

MEANINGS: Mapping[str, Callable[[View, str], Line | None]] = {
    "npc": hunting,
    "merchant": robbed,
    "port": lambda view, zone: admitted(view, zone) or at_home(view, zone) or priced(view, zone),
}


def _changes(view: View, log: Iterable[Line]) -> Changes:
    seat: int = view["seat"]
    return changes(log, seat)


def unshown(view: View) -> int:
    """The points that gold in the seat's treasure chest is worth, which nobody else sees before the end."""
    if view["seat"] is None:
        return 0
    seen = Observation(view)
    return stash_points(seen.game, seen.mine)


# --- errands --------------------------------------------------------------------------------------


def errands(view: View) -> tuple[tuple[str, str], ...]:
    """The ports and zones ("port:havana", "zone:havana") where what the seat's captain holds is to be done
    now, each with the card that asks for it; none without a captain. Only its own seat knows where a rumor
    leads.
    """
    if view["seat"] is None or view["state"]["seats"][view["seat"]]["captain"] is None:
        return ()
    seen = Observation(view)
    return tuple(dict.fromkeys((*_rumored(seen), *_charged(seen))))


def _place(at: str, zone: str) -> str:
    return f"port:{zone}" if at == "port" else f"zone:{zone}"


def _rumored(seen: Observation) -> Iterator[tuple[str, str]]:
    for piece in seen.pieces(rumors_of(seen.seat)):
        card = seen.box.rumor_card(piece)
        yield _place(card.at, card.zone), piece


def _charged(seen: Observation) -> Iterator[tuple[str, str]]:
    held = {one.mission: one for one in seen.captain.missions}
    for mission in seen.pieces(missions_held_by(seen.seat)):
        if mission not in held or held[mission].lost:
            continue
        card = seen.box.mission_card(mission)
        for number, (task, done) in enumerate(zip(card.tasks, held[mission].tasks, strict=True)):
            if len(done) < task.parts:
                asked = seen.game.terms(TaskGoals(seen.seat, mission, number, list(done)))
                goals = (_place(goal.at, goal.zone) for goal in asked.goals)
                yield from ((place, mission) for place in (*_led(task, done), *goals))


def _led(task: TaskBase, done: Iterable[str]) -> tuple[str, ...]:
    """Where a task of the base game is done, if its card says so; of several zones those that are left."""
    match task:
        case Carry() | Deliver() | Pay():
            return (_place("port", task.to),)
        case Find() | Watch() | Smuggle():
            return (_place("sea", task.zone),)
        case Assault():
            return (_place(task.where, task.zone),)
        case Patrol() | Raid():
            return tuple(_place("sea", zone) for zone in task.zones if zone not in done)
        case _:
            return ()
