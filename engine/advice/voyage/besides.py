"""What else a port in *Merchants & Marauders* is worth a way that few would make for its price alone, and why
questions of its modules are answered as they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.advice.notes import Note
from engine.captains.marauders.goals import Goal
from engine.captains.marauders.landfall import RAID, VISIT
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.voyage import Voyage
from engine.captains.marauders.worth.aims import Aims
from engine.captains.marauders.worth.trade_up import traded_in
from engine.marauders.places import missions_held_by, rumors_of

WORTH_TELLING = 8.0
"""Gold from which on something else that draws him there is told beside a sale."""
NOTHING_ELSE: dict[str, Any] = {"also": "none"}

OF_MODULES: Mapping[str, Note] = {
    "favors.buy": Note("voyage-favors"),
    "sail.unseen": Note("voyage-free"),
    "contraband.buy": Note("voyage-contraband"),
    "contraband.stow": Note("voyage-contraband"),
    "contraband.lose": Note("voyage-lose"),
}
"""By kinds of questions that only modules ask: why they are answered so."""
IN_MODULES: Mapping[tuple[str, str], Note] = {
    ("favor.cards", "keep"): Note("voyage-favor-keep"),
    ("favor.cards", "spend"): Note("voyage-favor-spend"),
    ("scout.off_turn", "let_pass"): Note("voyage-let-pass"),
    ("plank", "roll"): Note("voyage-plank-roll"),
    ("plank", "crew"): Note("voyage-plank-crew"),
}
"""The same by kind and answer."""


def besides(voyage: Voyage, zone: str) -> dict[str, Any]:
    """What draws him to a port beside a sale there: a ship that he can pay with it, a mission, or mending."""
    draws = voyage.draws(zone)
    others = [draw for draw in ("ship", "mission", "mending") if draws.get(draw, 0.0) >= WORTH_TELLING]
    for draw in sorted(others, key=lambda draw: -draws[draw]):
        if draw == "mending":
            return {"also": draw}
        if draw == "mission" and (mission := voyage.mission(zone)) is not None:
            return {"also": draw, "mission": mission}
        if draw == "ship" and (wanted := voyage.wanted(zone, draw)) is not None:
            return {"also": draw, "ship": wanted.id, "price": wanted.gold}
    return NOTHING_ELSE


def deal_at(observed: Observation, aims: Aims, voyage: Voyage, zone: str, draw: str) -> Note | None:
    """What a port's shipyard has for him where its "ship" or its "fitting" is what draws him there, and what
    he sells there first, if he lacks the gold.
    """
    if (wanted := voyage.wanted(zone, draw)) is None:
        return None
    what = "ship" if draw == "ship" else "mod" if wanted.id else "weapon"
    told: dict[str, Any] = {"zone": zone, **({what: wanted.id} if wanted.id else {})}
    if what == "ship":
        told["glory"] = observed.box.ships[wanted.id].glory
        told |= _raised(observed, aims, voyage, zone) if wanted.missing else {}
    return Note(f"voyage-there-{what}", {**told, "gold": wanted.gold, "missing": wanted.missing})


def ship_by_all(observed: Observation, aims: Aims, voyage: Voyage, sale: Mapping[str, Any]) -> Note | None:
    """The better ship that is paid in the port of a sale only by goods that are not in demand there, too;
    None if none is, or the sale is a point.
    """
    told = deal_at(observed, aims, voyage, str(sale["zone"]), "ship") if not sale["glory"] else None
    return told if told is not None and {*told.args.get("cards", ())} - {sale["good"]} else None


def _raised(observed: Observation, aims: Aims, voyage: Voyage, zone: str) -> dict[str, Any]:
    """The cards that are sold in a port for a ship there (`traded_in`), and the gold that they bring."""
    port, aboard = observed.port(zone), voyage.brought(zone)
    good = port.demand
    gold = observed.gold + (aboard[good] * port.sale(good) if good else 0)
    left, after = traded_in(observed, aims, port, aboard, gold)
    sold = Counter(aboard) - Counter({one: count for one, count in left.items() if one != good})
    return {"cards": dict(sold), "earned": after - observed.gold}


def errand_aim(observed: Observation, goal: Goal) -> Note:
    """What leads somewhere: a rumor that he holds, the mission if there is but one, or else business that is
    not named.
    """
    act, _, piece = goal.target.partition(":")
    held = [one for one in observed.pieces(rumors_of(observed.seat)) if _leads(observed, one, goal)]
    rumor = piece if act == "prove" else next(iter(held), "")
    if rumor:
        return Note("voyage-errand-rumor", {"zone": goal.zone, "rumor": rumor})
    missions = observed.pieces(missions_held_by(observed.seat))
    if len(missions) == 1 and not goal.target.startswith((RAID, VISIT)):
        return Note("voyage-errand-mission", {"zone": goal.zone, "mission": missions[0]})
    return Note("voyage-errand", {"zone": goal.zone})


def _leads(observed: Observation, rumor: str, goal: Goal) -> bool:
    """Whether a rumor is proven where a goal in port ends."""
    card = observed.box.rumor_card(rumor)
    return goal.docks and card.at == "port" and card.zone == goal.zone
