"""What the voice says of a shipyard in *Merchants & Marauders*: what he goes there for, and of each deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from engine.advice.notes import Note
from engine.advice.voyage.besides import deal_at
from engine.advice.voyage.course import Course
from engine.advice.voyage.purse import for_goods
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.worth.aims import TRADER, Aims
from engine.captains.marauders.worth.ships import CARD_PRICE, Fleet
from engine.captains.marauders.worth.yard import Yard, charged
from engine.kernel import Decision, Option
from engine.marauders.money import purse

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
    seen, here = course.observed, course.observed.captain.zone
    found = (deal_at(seen, course.aims, course.voyage, here, draw) for draw in ("ship", "fitting"))
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
        stash = observed.stash if observed.port(observed.captain.zone).stash.opens else 0
        kept = {"gold": observed.gold, "stash": stash, "goods": bool(for_goods(observed))}
        return Note("voyage-yard-done", kept)
    if begins == "weapon" and option is not None and "weapon" in option.args:
        return Note("voyage-yard-weapon", {"weapon": option.args["weapon"]})
    if begins == "mod" and option is not None and "mod" in option.args:
        return Note("voyage-yard-mod", {"mod": option.args["mod"]})
    return IN_YARD.get(begins)


def ship_bought(view: View, decision: Decision, picked: str) -> Note:
    """Why to buy a ship that brings glory: what her room brings until the end (`trips` of `more` gold) beside
    her price; what she leaves him with where that is little; and why not the other one.
    """
    option, observed = decision.option(picked), Observation(view)
    assert option is not None
    price = charged(observed, option)[0]
    aims, ships = Aims(observed, TRADER), observed.box.ships
    mine, own = ships[str(option.args["ship"])], ships[observed.captain.ship.kind]
    trips, more = aims.judge(Fleet).trips(mine.id)
    left, room = observed.gold - price, max(0, mine.cargo - observed.hold.total())
    told: dict[str, Any] = {"left": max(0, left), "poor": left < CARD_PRICE * room, "price": price}
    told |= {"trips": trips, "more": more, "gain": trips * more}
    told |= {"guns": mine.cannons if mine.cannons > own.cannons else 0, "gun": own.cannons}
    others = [
        ships[str(one.args["ship"])]
        for one in decision.options
        if one.label == "ship" and one.id != picked and decision.why_not([one.id]) is None
    ]
    other = next((one for one in others if one.glory), None)
    turns = other is not None and not told["gain"] and mine.maneuverability > other.maneuverability
    named = {"other": other.id} if other is not None and turns else {}
    return Note("voyage-yard-glory", {**told, "turns": bool(turns), **named})


def not_worth(view: View, decision: Decision) -> frozenset[str]:
    """Ships that have less room than his own, that do not bring back their price, or that leave him nothing
    to buy goods with, unless their glory wins; those that bring no glory and have no room for all his goods.
    """
    observed = Observation(view)
    fleet = (aims := Aims(observed, TRADER)).judge(Fleet)
    aboard = min(observed.hold.total(), observed.room)
    port, gold = observed.port(observed.captain.zone), purse(observed.game, observed.captain)
    least = aims.judge(Yard).left_over(port, observed.hold)

    def poor(option: Option) -> bool:
        kind = str(option.args["ship"])
        price, paid = charged(observed, option)
        if aims.finish(fleet.glory(kind)):
            return False
        card = observed.box.ships[kind]
        full = not card.glory and card.cargo < aboard
        broke = gold < price + max(0, least - paid)
        lost = fleet.wider(kind) and card.glory and (broke or not fleet.repays(kind, price))
        return fleet.narrower(kind) or full or bool(lost)

    return frozenset(one.id for one in decision.options if one.label == "ship" and poor(one))


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
