"""What a port offers: its activities, the tavern, missions, crew, the shipyard, the stash, its door."""

from __future__ import annotations

from collections.abc import Callable

from engine.advice.marauders.asked import Asked, Tells
from engine.advice.marauders.favors import ways_in
from engine.advice.marauders.trading import fetches, glory_lost, sales, sea_room, too_dear
from engine.advice.marauders.turn import assault, grumbling, leaving
from engine.advice.notes import Advice, Note, advice
from engine.kernel import Option, picked
from engine.marauders.combat.death import STARTING_GOLD
from engine.marauders.dice import NOBODY, RollingStep, SkillRoll
from engine.marauders.glory.ending import to_the_next_point
from engine.marauders.money import purse, stash_terms
from engine.marauders.places import rumors_of
from engine.marauders.port.goods import sell_prices
from engine.marauders.port.port import Visit
from engine.marauders.port.shipyard import credit
from engine.marauders.quests.missions import mission_slots
from engine.marauders.quests.rumors import rumor_terms
from engine.marauders.seas_of_glory.contraband.space import SPACE
from engine.marauders.seas_of_glory.favors.entering import WAY
from engine.marauders.ships.hold import filled
from engine.marauders.ships.ships import damage, ship_values
from engine.marauders.state import ashore_at
from engine.marauders.terms.port import PortChoices, RecruitTerms
from engine.marauders.terms.trade import GoodsOffer

Told = Callable[[Asked, Option], list[Note]]
SHIP_VALUES = ("hull", "cargo", "crew", "cannons", "maneuverability")
"""What is told of a ship beside another; Hull stands for Toughness."""


# --- activities -----------------------------------------------------------------------------------


def _sell_offer(asked: Asked, option: Option) -> list[Note]:
    return sales(asked)[:2]


def _buy_offer(asked: Asked, option: Option) -> list[Note]:
    """How many cards are shown, and whether any of them fits at sea."""
    cards = asked.game.terms(GoodsOffer(asked.seat, ashore_at(asked.captain))).cards
    spare = sea_room(asked)
    if not spare:
        return [Note("hold-full", {"cards": cards}, "loss")]
    return [Note("buy-offer", {"cards": cards, "room": spare})]


def _shipyard_offer(asked: Asked, option: Option) -> list[Note]:
    """Damage there is to repair."""
    lost = sum(damage(asked.game, asked.captain).values())
    yard = asked.seen.port(asked.captain.zone)
    if not lost or not yard.yard.repairs or not asked.captain.in_port:
        return []
    return [Note("repairs", {"points": lost, "gold": lost * yard.repair})]


def _recruit(asked: Asked, option: Option) -> list[Note]:
    """Crew for free, for a roll, or for gold."""
    game, captain = asked.game, asked.captain
    terms = game.terms(RecruitTerms(asked.seat, ashore_at(captain)))
    lacking = ship_values(game, captain).crew - captain.ship.crew
    if terms.free:
        return [Note("recruit-free", {"crew": lacking}, "good")]
    if not terms.rolls:
        return [Note("recruit-paid", {"crew": lacking, "gold": terms.price})]
    check = asked.check("leadership", "recruit").args()
    return [Note("recruit-roll", {**check, "crew": lacking, "gold": terms.price})]


def _rumor_offer(asked: Asked, option: Option) -> list[Note]:
    """The chance to hear a rumor, and a warning if he holds as many as he may."""
    terms = rumor_terms(asked.game, asked.captain)
    notes = (
        [Note("rumor-sure")]
        if terms.sure
        else [Note("rumor-heard", {**asked.check("influence", "rumor").args(), "gold": terms.price})]
    )
    if asked.seen.count(rumors_of(asked.seat)) >= terms.slots:
        notes.append(Note("rumors-full", {"slots": terms.slots}, "loss"))
    return [*notes, *too_dear(asked, terms.price)]


def _prove(asked: Asked, option: Option) -> list[Note]:
    return [Note("rumor-true", asked.check("influence", "rumor").args())]


def _claim(asked: Asked, option: Option) -> list[Note]:
    """The roll a mission requires, its price, and the mission it replaces."""
    mission = picked(option.id)
    claim = asked.seen.box.mission_card(mission).claim
    notes = [Note("claim-roll", asked.check(claim.roll, "mission").args())] if claim.roll else []
    held = [one.mission for one in asked.captain.missions]
    if held and len(held) + 1 > mission_slots(asked.game, asked.captain):
        notes.append(Note("replaces", {"missions": held}, "loss"))
    return [*notes, *too_dear(asked, claim.gold)]


def _hire(asked: Asked, option: Option) -> list[Note]:
    skill, gold = option.args.get("skill"), int(option.args.get("gold") or 0)
    notes = [Note("hire-roll", asked.check(str(skill), "hire").args())] if skill else []
    return [*notes, *too_dear(asked, gold)]


def _stash_offer(asked: Asked, option: Option) -> list[Note]:
    """Gold to the next glory point, the fee, and a crew that grumbles."""
    game, captain = asked.game, asked.captain
    fee, aboard = stash_terms(game, captain).fee, captain.gold
    missing = to_the_next_point(game, asked.seen.mine)
    notes = [Note("stash-fee", {"gold": fee}, "loss")] if fee else []
    if missing:
        reached = aboard - fee >= missing
        notes.append(Note("stash-point", {"gold": missing, "have": aboard}, "good" if reached else "plain"))
    else:
        notes.append(Note("stash-useless", {}, "loss"))
    return [*notes, *grumbling(asked, "stash")]


def _next_captain(asked: Asked) -> Advice:
    """How much of the next captain's gold comes from the stash, and the glory that costs (Dying)."""
    brought = min(STARTING_GOLD, asked.seen.stash)
    lost = glory_lost(asked, brought)
    return advice([Note("next-gold", {"gold": brought, "glory": lost})] if brought else [], {})


def _pay_crew(asked: Asked, option: Option) -> list[Note]:
    return too_dear(asked, int(option.args["gold"]))


def _leave(asked: Asked, option: Option) -> list[Note]:
    """Goods in demand that are left unsold."""
    visit = asked.game.within(Visit)
    if visit is None or "sell" not in _offered(asked, visit.done):
        return []
    prices = sell_prices(asked.game, asked.captain)
    left = [card for card, terms in prices.items() if terms.demanded or terms.space == SPACE]
    return [Note("unsold", {"cards": left}, "loss")] if left else []


ASHORE: dict[str, Told] = {
    "sell": _sell_offer,
    "buy": _buy_offer,
    "shipyard": _shipyard_offer,
    "recruit": _recruit,
    "acquire-rumor": _rumor_offer,
    "prove-rumor": _prove,
    "claim": _claim,
    "hire": _hire,
    "stash": _stash_offer,
    "pay-crew": _pay_crew,
    "task-assault": assault,
    "done": _leave,
}
"""What is told of the options of a port action, by their labels."""


def _activity(asked: Asked) -> Advice:
    """Every option of a port action, and which of them forfeit selling."""
    forfeits = _forfeiting(asked)
    told = {
        option.id: [
            *(ASHORE[option.label](asked, option) if option.label in ASHORE else ()),
            *forfeits.get(option.id, ()),
        ]
        for option in asked.decision.options
    }
    return advice((), told, _at_sea(asked))


def _at_sea(asked: Asked) -> dict[str, list[Note]]:
    """What waits outside for him who puts to sea at once when he is done here."""
    return {"move:sea": leaving(asked)} if asked.captain.in_port and asked.seen.turn.actions else {}


def _forfeiting(asked: Asked) -> dict[str, list[Note]]:
    """The activities after which he can sell no more here, if he has something to sell."""
    visit = asked.game.within(Visit)
    prices = sell_prices(asked.game, asked.captain) if visit else {}
    if visit is None or not prices or "sell" not in (now := _offered(asked, visit.done)):
        return {}
    dear = any(terms.demanded or terms.space == SPACE for terms in prices.values())
    note = Note("no-sale", {"cards": list(prices)}, "loss" if dear else "plain")
    others = (id for id, again in now.items() if not again and id != "sell")
    return {id: [note] for id in others if "sell" not in _offered(asked, [*visit.done, id])}


def _offered(asked: Asked, done: list[str]) -> dict[str, bool]:
    """The activities offered after these, and whether each may be done again."""
    terms = asked.game.terms(PortChoices(asked.seat, ashore_at(asked.captain), list(done)))
    return {offer.id: offer.again for offer in terms.offers if offer.again or offer.id not in done}


# --- the shipyard, the crew, doors ----------------------------------------------------------------


def _yard(asked: Asked) -> Advice:
    """What he cannot pay, and what a new ship means for cargo and glory."""
    spare = credit(asked.game)
    told: dict[str, list[Note]] = {}
    for option in asked.decision.options:
        gold = int(option.args.get("gold", 0))
        if option.label == "ship":
            told[option.id] = [
                *_ship(asked, str(option.args["ship"])),
                *too_dear(asked, gold - int(option.args["value"]) - spare),
            ]
        elif option.label not in ("done", "sell-weapon"):
            told[option.id] = too_dear(asked, gold - spare)
    return advice((), told)


def _ship(asked: Asked, kind: str) -> list[Note]:
    """A glory point, a ship like his own, what she has more or less of than his, modifications and crew left
    behind, cargo that does not fit at sea.
    """
    seen, notes = asked.seen, list[Note]()
    if kind == asked.captain.ship.kind:
        args = {"ship": kind, "damage": sum(damage(asked.game, asked.captain).values())}
        notes.append(Note("ship-again", args, "loss"))
    notes += _against(asked, kind)
    if seen.box.ships[kind].glory and not asked.captain.purchase_glory:
        notes.append(Note("ship-glory", {}, "good"))
    if seen.mods:
        notes.append(Note("mods-left", {"mods": seen.mods}, "loss"))
    full = seen.full_ship(kind, ())
    if (crew := asked.captain.ship.crew - full.crew) > 0:
        notes.append(Note("crew-left", {"crew": crew}, "loss"))
    if (over := filled(asked.game, asked.seat) - full.cargo) > 0:
        notes.append(Note("overboard", {"count": over}, "loss"))
    return notes


def _against(asked: Asked, kind: str) -> list[Note]:
    """What a ship of a kind has more or less of than his own, both without modifications."""
    hers, his = (asked.seen.whole(one, ()) for one in (kind, asked.captain.ship.kind))
    by = {value: getattr(hers, value) - getattr(his, value) for value in SHIP_VALUES}
    if not any(by.values()):
        return []
    changes = [
        {"say": "ship-change", "value": v, "by": f"{n:+}".replace("-", "−")} for v, n in by.items() if n
    ]
    less = [{"say": "ship-value", "value": value} for value, more in by.items() if more < 0]
    return [Note("ship-against", {"changes": changes, "less": less})]


def _hire_crew(asked: Asked) -> Advice:
    """How many he can pay."""
    args = asked.decision.args
    count = min(int(args["lacking"]), purse(asked.game, asked.captain) // max(1, int(args["price"])))
    return advice([Note("affords", {"count": count}, "plain" if count else "loss")], {})


def _door(asked: Asked) -> Advice:
    """The ways into a closed port."""
    told: dict[str, list[Note]] = {"roll": [Note("roll", asked.check("influence", "port_entry").args())]}
    told |= {o.id: too_dear(asked, int(o.args["gold"])) for o in asked.decision.options if o.id == "fee"}
    told[f"way:{WAY}"] = ways_in(asked)
    offered = {option.id for option in asked.decision.options}
    return advice((), {id: notes for id, notes in told.items() if id in offered})


def _yes_for_gold(asked: Asked) -> Advice:
    """Something that is paid on Yes."""
    return advice((), {"yes": too_dear(asked, int(asked.decision.args["gold"]))})


def _swap(asked: Asked) -> Advice:
    """Another offer: what it costs, and what each card of this one fetches."""
    cards = asked.decision.private_args["prices"]
    offered = {card: fetches(asked, asked.seen.box.cargo_card(card).good) for card in cards}
    return _yes_for_gold(asked) | advice((), {}, offered=offered)


def _repeat(asked: Asked) -> Advice:
    """A reroll."""
    roll, rolling = asked.game.within(SkillRoll), asked.game.within(RollingStep)
    if roll is None:
        return advice((), {})
    check = asked.check(roll.skill, roll.when, rolling.quarry() if rolling else NOBODY, roll.needed)
    once = type(check)(check.dice, favor=check.favor)
    return advice((), {"yes": [Note("roll", once.args(roll.needed))]})


PORT: dict[str, Tells] = {
    "ship.next": _next_captain,
    "port.activity": _activity,
    "shipyard": _yard,
    "crew.hire": _hire_crew,
    "port.enter": _door,
    "offer.swap": _swap,
    "prison": _yes_for_gold,
    "roll.repeat": _repeat,
}
"""What is told of the questions of a port, by their kinds."""
