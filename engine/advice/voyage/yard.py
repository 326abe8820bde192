"""What the voice says of a shipyard in *Merchants & Marauders*: what he goes there for, and of each deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from engine.advice.notes import Note
from engine.advice.voyage.course import Course
from engine.advice.voyage.purse import for_goods
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.ships import Fleet
from engine.kernel import Decision

View = Mapping[str, Any]

IN_YARD: Mapping[str, Note] = {
    "repair": Note("voyage-yard-repair"),
}
"""By how the suggested deal begins."""


def in_yard(view: View) -> Note | None:
    """The ship or the modification that he goes to the shipyard for, if he can pay for it as he is; what is
    damaged; or a weapon.
    """
    course = Course(view)
    found = (course.sold_there(course.observed.captain.zone, draw) for draw in ("ship", "fitting"))
    named = next((note for note in found if note is not None and not note.args["missing"]), None)
    lasts = named is not None and {"ship", "mod"} & named.args.keys()
    return named if lasts else _damaged(course) or named


def _damaged(course: Course) -> Note | None:
    """That it is worth its price to have his ship repaired here; None if it is not, or she is whole."""
    observed, ship, full = course.observed, course.observed.ship, course.observed.full
    damage = ship.damage(full)
    price = observed.port(observed.captain.zone).repair * damage
    gain = course.aims.judge(Fleet).repaired(replace(full, crew=ship.crew, spent=ship.spent))
    paid = damage and gain > price and (observed.gold or not price)
    return Note("voyage-in-port-repair") if paid else None


def yard_deal(view: View, decision: Decision, picked: str) -> Note | None:
    """What something other than a ship is good for that he has at the shipyard, or what he leaves it with."""
    begins, option = picked.partition(":")[0], decision.option(picked)
    if begins == "done":
        observed = Observation(view)
        return Note("voyage-yard-done", {"gold": observed.gold, "goods": bool(for_goods(observed))})
    if begins == "weapon" and option is not None and "weapon" in option.args:
        return Note("voyage-yard-weapon", {"weapon": option.args["weapon"]})
    if begins == "mod" and option is not None and "mod" in option.args:
        return Note("voyage-yard-mod", {"mod": option.args["mod"]})
    return IN_YARD.get(begins)


def first_ship(view: View, decision: Decision, picked: str) -> Note | None:
    """Why a captain begins with this ship and not with another that is offered: more room, or she turns
    better; None if she has neither.
    """
    ships = Observation(view).box.ships
    kinds = [(one.id, one.id.partition(":")[2]) for one in decision.options if one.id.startswith("ship:")]
    mine = next((ships[kind] for id, kind in kinds if id == picked and kind in ships), None)
    other = next((ships[kind] for id, kind in kinds if id != picked and kind in ships), None)
    if mine is None or other is None:
        return None
    told = {"ship": mine.id, "other": other.id}
    if mine.cargo > other.cargo:
        return Note("voyage-ship-holds", {**told, "cargo": mine.cargo, "less": other.cargo})
    if mine.maneuverability > other.maneuverability:
        turns = {"turns": mine.maneuverability, "less": other.maneuverability}
        return Note("voyage-ship-turns", {**told, **turns})
    return None
