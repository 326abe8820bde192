"""What else a port in *Merchants & Marauders* is worth a way that few would make for its price alone, and why
questions of its modules are answered as they are: when contraband is bought, and what it risks, in figures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.advice.marauders.asked import Asked
from engine.advice.marauders.turn import hunters
from engine.advice.notes import Note
from engine.captains.marauders.seen.chart import distance
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.smuggling import Smuggling
from engine.captains.marauders.voyage import Voyage
from engine.captains.marauders.worth.aims import TRADER, Aims
from engine.captains.marauders.worth.contraband import SPACE
from engine.captains.marauders.worth.orders import lacks
from engine.captains.marauders.worth.trade_up import traded_in
from engine.kernel import Decision, Option
from engine.marauders.npcs.traits import is_navy, traits_of
from engine.marauders.port.goods import GLORY_SALE
from engine.marauders.seas_of_glory.contraband.trade import WORTH

View = Mapping[str, Any]

WORTH_TELLING = 8.0
"""Gold from which on something else that draws him there is told beside a sale."""
NEAR = 3
"""Zones to the port of contraband that wants the good on the same card as well, up to which he goes there
with either.
"""
NOTHING_ELSE: dict[str, Any] = {"also": "none"}

OF_MODULES: Mapping[str, Note] = {
    "favors.buy": Note("voyage-favors"),
    "sail.unseen": Note("voyage-free"),
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
    ("crows_nest", "use"): Note("voyage-nest"),
    ("crows_nest", "leave"): Note("voyage-nest-leave"),
}
"""The same by kind and answer."""


def besides(observed: Observation, voyage: Voyage, zone: str) -> dict[str, Any]:
    """What draws him to a port beside a sale there: a ship that he can pay with it, a mission whose goods he
    has, or mending.
    """
    draws = voyage.draws(zone)
    others = [draw for draw in ("ship", "mission", "mending") if draws.get(draw, 0.0) >= WORTH_TELLING]
    for draw in sorted(others, key=lambda draw: -draws[draw]):
        if draw == "mending":
            return {"also": draw}
        if draw == "mission" and (mission := voyage.mission(zone)) is not None:
            if lacks(observed, mission, voyage.brought(zone)):
                # What it asks for would have to be told as well, and bought.
                continue
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


def smuggled(view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
    """What a captain would smuggle, and what he would buy as a good for the very port that pays more for it
    as contraband: of that there is no farther to go, and no gold is spent that was kept for goods. Nothing
    that the naval ship off this port most likely finds.
    """
    observed = Observation(view)
    taken = [one.id for one in decision.options if one.id in picks and not _lost(view, decision, one)]
    for option in decision.options:
        more = [*taken, option.id]
        fits = len(more) <= int(decision.private_args["room"]) and decision.why_not(more) is None
        fits = fits and option.id not in taken and _same_port(observed, option)
        if fits and not _lost(view, decision, option):
            taken = more
    return taken


def _lost(view: View, decision: Decision, option: Option) -> bool:
    """Whether contraband costs more than it is worth, so likely does a naval ship off this very port find it
    as he puts to sea.
    """
    observed, told = Observation(view), searched(view, decision, [option])
    if told["at"] != observed.captain.zone:
        return False
    worth = Aims(observed, TRADER).judge(Smuggling).worth(str(option.args["card"]), str(option.args["zone"]))
    return worth <= int(decision.args["gold"])


def _same_port(observed: Observation, option: Option) -> bool:
    """Whether the port of contraband is near, open, and wants the good on the card, fewer than three of which
    are aboard: so many sell for a point as they are.
    """
    card, zone = str(option.args["card"]), str(option.args["zone"])
    good = observed.box.cargo_card(card).good
    if observed.demand(zone) != good or not observed.open(zone) or observed.hold[good] + 1 >= GLORY_SALE:
        return False
    near = distance(observed.box, observed.captain.zone, zone) <= NEAR
    return near and Aims(observed, TRADER).judge(Smuggling).worth(card, zone) > 0


def why_smuggled(
    view: View, decision: Decision, picks: Sequence[str], intent: Any = None
) -> tuple[Note, None]:
    """Which port pays for what he smuggles, or why he takes none, and what naval ships may find of it."""
    observed = Observation(view)
    here, options = observed.captain.zone, list(decision.options)
    chosen = [one for one in options if one.id in picks]
    if not options:
        nothing = {"why": "none", "zone": here, "gold": WORTH, "away": 0, "at": None, "chance": 0}
        return Note("voyage-contraband-none", nothing), None
    nearest = min(chosen or options, key=lambda one: distance(observed.box, here, str(one.args["zone"])))
    zone, price = str(nearest.args["zone"]), int(decision.args["gold"])
    away = distance(observed.box, here, zone)
    told = {"zone": zone, "gold": WORTH, "away": away, **searched(view, decision, chosen or [nearest])}
    if chosen:
        good = observed.box.cargo_card(str(nearest.args["card"])).good
        instead = observed.port(zone).sale(good) if observed.demand(zone) == good else 0
        return Note("voyage-contraband-for", {**told, "instead": instead}), None
    purse = int(decision.private_args["purse"])
    why = "full" if int(decision.private_args["room"]) <= 0 else "poor" if purse < price else "way"
    if why == "way" and any(_lost(view, decision, one) for one in options):
        why = "found"
    return Note("voyage-contraband-none", {"why": why, **told}), None


def searched(view: View, decision: Decision, options: Iterable[Option]) -> dict[str, Any]:
    """The chance, in percent, that the naval ship nearest to him finds this contraband on a visit to her zone
    (`chance`), and the zone (`at`); no zone where no naval ship in play looks for it there.
    """
    space = f"{SPACE}:{decision.seat}"
    cards = [*view["places"].get(space, ()), *(str(one.args["card"]) for one in options)]
    asked = Asked({**view, "places": {**view["places"], space: cards}}, decision)
    game, here = asked.game, asked.captain.zone
    zones = {npc.zone for kind, npc in game.state.npcs.items() if is_navy(traits_of(game, kind).flag)}
    for zone in sorted(zones, key=lambda zone: (distance(asked.seen.box, here, zone), zone)):
        with asked.seen.supposed(zone, in_port=False):
            found = [note.args for note in hunters(asked, zone) if note.key == "searched-by"]
        if found:
            return {"at": zone, "chance": max(int(args["chance"]) for args in found)}
    return {"at": None, "chance": 0}
