"""When goods in *Merchants & Marauders* are left where they are: their price would cost him the ship that he
can buy here, or a raid comes next that closes every port that wants them; and when an offer goes for another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.advice.marauders.favors import alike
from engine.advice.notes import Note, percent
from engine.advice.unseen import drawable
from engine.advice.voyage.besides import why_smuggled
from engine.advice.voyage.chest import kept_for_chest
from engine.advice.voyage.course import Course
from engine.advice.voyage.goods import BOUGHT, bought_for, in_plan, laden_with, too_many
from engine.advice.voyage.laden import bought_too, own_kept
from engine.advice.voyage.told.plans import Intent
from engine.captains.marauders.goals import Wanted
from engine.captains.marauders.seen.chart import distances
from engine.captains.marauders.seen.observation import Observation, goods_of
from engine.captains.marauders.voyage import Voyage
from engine.captains.marauders.worth.aims import TRADER, Aims
from engine.captains.marauders.worth.offers import Offers
from engine.captains.marauders.worth.ships import CARD_PRICE, SINGLE
from engine.captains.marauders.worth.trade import Market, loads, outlets
from engine.captains.marauders.worth.yard import charged
from engine.kernel import Decision, Option
from engine.marauders.port.goods import GLORY_SALE
from engine.marauders.state import ashore_at
from engine.marauders.terms.port import RecruitTerms

View = Mapping[str, Any]

HARDLY = 10
"""A chance, in percent, of three alike below which that is no reason for a new offer."""
SURE_GAIN = 0.5
"""Gold by which a new offer must promise more than one that lies open."""


def _picked(decision: Decision, picks: Sequence[str]) -> list[Option]:
    return [option for pick in picks if (option := decision.option(pick)) is not None]


def _ship_here(view: View) -> tuple[Wanted | None, int]:
    """The ship for glory that he can pay at the shipyard here, if he may still go there, and the gold that he
    has for her.
    """
    observed = Observation(view)
    visit, captain = observed.played("Port"), observed.captain
    if visit is None or not captain.in_port or "shipyard" in visit.get("done", ()):
        return None, 0
    aims = Aims(observed, TRADER)
    wanted = Voyage(observed, aims).wanted(captain.zone, "ship")
    if wanted is None or wanted.missing or not (aims.ship_wished and observed.box.ships[wanted.id].glory):
        return None, 0
    opens = observed.port(captain.zone).stash.opens
    return wanted, observed.gold + (observed.stash if opens else 0)


def spared(view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
    """These goods, but none that would cost him the ship he can buy here, or that no port would take from him
    after the raid that comes next.
    """
    wanted, purse = _ship_here(view)
    if (
        wanted is not None
        and purse - sum(int(one.args["gold"]) for one in _picked(decision, picks)) < wanted.gold
    ):
        return []
    closed = _closed_next(view, decision, picks)
    if not closed:
        return list(picks)
    kept = [one.id for one in _picked(decision, picks) if _nearest(view, one) not in closed]
    return kept if decision.why_not(kept) is None else list(picks)


def _nearest(view: View, option: Option) -> str:
    """The nearest port that wants a card; empty if none does."""
    observed = Observation(view)
    near = distances(observed.box, observed.captain.zone)
    return min(option.args["wanted"], key=lambda zone: near[zone], default="")


def _closed_next(view: View, decision: Decision, picks: Sequence[str]) -> set[str]:
    """The ports that a raid closes to him which comes next with these goods aboard; goods that no port wants
    ("") are not taken along on it either.
    """
    if not picks:
        return set()
    course = Course(laden_with(view, decision, picks))
    best = next(iter(course.goals), None)
    closed = course.voyage.closed(best) if best is not None else ()
    return {"", *closed} if closed else set()


def why_spared(view: View, decision: Decision) -> Note | None:
    """Why he buys nothing here, if it is for a ship or a raid; None if it is for anything else."""
    wanted, _ = _ship_here(view)
    if wanted is not None:
        return Note("voyage-buy-ship", {"ship": wanted.id, "gold": wanted.gold})
    best = next(iter(Course(view).goals), None)
    if best is None or best.what != "raid" or not decision.options:
        return None
    return Note("voyage-buy-raid", {"zone": best.zone})


def for_goods(observed: Observation) -> int:
    """The gold that he leaves himself for goods on this visit, what fills his hold as a rule and at least one
    card's price; 0 where there is no room, or he buys none any more.
    """
    visit, room = observed.played("Port"), observed.room - observed.hold.total()
    buys = visit is not None and "buy" not in visit.get("done", ())
    return max(SINGLE, CARD_PRICE * room) if buys and room > 0 else 0


def crew_hired(view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
    """So many as leave him the price of goods that he may still buy here."""
    observed, price = Observation(view), int(decision.args.get("price", 0))
    kept = for_goods(observed)
    if not picks or not kept or not price:
        return list(picks)
    return [str(min(int(picks[0]), max(0, (observed.gold - kept) // price)))]


def goods_first(view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
    """Goods before Crew that may cost gold: they pay at the next stop, and what they leave is for Crew."""
    observed = Observation(view)
    if list(picks) != ["recruit"] or decision.why_not(["buy"]) is not None:
        return list(picks)
    terms = observed.game.terms(RecruitTerms(observed.seat, ashore_at(observed.captain)))
    first = for_goods(observed) and observed.gold and not terms.free
    return ["buy"] if first else list(picks)


def too_dear(view: View, decision: Decision) -> frozenset[str]:
    """What at the shipyard costs gold that buys goods, unless the ship is about to sink."""
    observed = Observation(view)
    kept = for_goods(observed)
    if observed.ship.hull <= 1 or not kept:
        return frozenset()
    prices = {one.id: charged(observed, one)[0] for one in decision.options if one.label != "ship"}
    return frozenset(id for id, price in prices.items() if price and observed.gold - price < kept)


def why_kept(view: View, price: int) -> Note | None:
    """That what gold he has goes into goods first; None if he buys none here, or has plenty."""
    observed = Observation(view)
    kept = price and 0 <= observed.gold - price < for_goods(observed)
    return Note("voyage-gold-for-goods", {"gold": min(observed.gold, for_goods(observed))}) if kept else None


def bought_here(view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
    """What a captain would buy, what completes a mission, and neither at the price of a ship or a raid, nor
    of goods that are aboard.
    """
    return bought_too(
        view, decision, _stashing(view, decision, _fitting(view, decision, spared(view, decision, picks)))
    )


def _stashing(view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
    """These goods, or as many as leave what is a point in the chest here, unless they are one themselves."""
    observed = Observation(view)
    visit, kept = observed.played("Port"), kept_for_chest(observed)
    spare = observed.gold - kept
    chosen = _picked(decision, picks)
    if not kept or visit is None or "stash" in visit.get("done", ()):
        return list(picks)
    if sum(int(one.args["gold"]) for one in chosen) <= spare:
        return list(picks)
    sale = bought_for(view, decision, picks)[0]
    if sale is not None and (sale.key != "voyage-buy-for" or sale.args.get("glory")):
        return list(picks)
    bought = list[str]()
    for option in sorted(chosen, key=lambda one: int(one.args["gold"])):
        if (price := int(option.args["gold"])) <= spare:
            spare -= price
            bought.append(option.id)
    return bought if decision.why_not(bought) is None else list(picks)


def _fitting(view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
    """These goods, or fewer of them: none goes overboard for another but for a point."""
    sale = bought_for(view, decision, picks)[0] if too_many(decision, picks) else None
    if sale is None or sale.args.get("glory", 1):
        return list(picks)
    observed, options = Observation(view), _picked(decision, picks)
    goods = {one.id: observed.box.cargo_card(one.id.removeprefix(BOUGHT)).good for one in options}
    prices = {goods[one.id]: int(one.args["gold"]) for one in options}
    aims = Aims(observed, TRADER)
    market, coin = Market(observed, aims, observed.captain.zone, in_port=True), aims.coin(observed.gold)
    takes = max(0, observed.room - observed.hold.total())

    def worth(load: Mapping[str, int]) -> float:
        price = sum(prices[good] * count for good, count in load.items())
        return market.worth(observed.hold + Counter(load)) - price * coin

    best = Counter(max(loads({}, Counter(goods.values()), takes), key=worth))
    kept = list[str]()
    for id, good in goods.items():
        if best[good] > 0:
            best[good] -= 1
            kept.append(id)
    return kept


def _purchase(view: View, decision: Decision) -> tuple[Decision, list[str]]:
    """What he is asked to buy if he keeps an offer, and what he would buy of it."""
    observed = Observation(view)
    port, box = observed.port(observed.captain.zone), observed.box
    cards = [str(card) for card in decision.private_args.get("cards", ())]
    goods = {card: box.cargo_card(card).good for card in cards}
    prices = {good: port.price(count) for good, count in goods_of(box, cards).items()}
    options = [
        Option(f"{BOUGHT}{card}", args={"gold": prices[good], "wanted": outlets(observed, good)})
        for card, good in goods.items()
    ]
    takes = {"takes": observed.room - observed.hold.total()}
    asked = Decision(
        decision.seat, "goods.buy", options, least=0, most=len(options), args={"zone": port.zone},
        private_args=takes,
    )  # fmt: skip
    market = Market(observed, Aims(observed, TRADER), port.zone, in_port=True)
    offered = goods_of(box, cards)
    left = market.purchase(observed.hold, offered, prices, observed.room, observed.gold)
    picks = list[str]()
    for option in options:
        if left[good := goods[option.id.removeprefix(BOUGHT)]] > 0:
            left[good] -= 1
            picks.append(option.id)
    return asked, bought_here(view, asked, picks)


def _gained(view: View, asked: Decision, picks: Sequence[str], sale: Note | None) -> tuple[int, int]:
    """How many of these goods the port wants that they are for, and what it pays beyond their price."""
    if sale is None or "good" not in sale.args:
        return 0, 0
    box = Observation(view).box
    same = [
        one
        for one in _picked(asked, picks)
        if box.cargo_card(one.id.removeprefix(BOUGHT)).good == sale.args["good"]
    ]
    each = int(sale.args["gold"]) // int(sale.args["count"])
    return len(same), sum(each - int(one.args["gold"]) for one in same)


def swapped_or_not(view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
    """A new offer, where that promises more than this one and its price, or else this one."""
    if decision.option("no") is None or decision.why_not(["yes"]) is not None:
        return list(picks)
    observed = Observation(view)
    aims = Aims(observed, TRADER)
    offers = Offers(observed, aims, _deck(observed))
    offer = goods_of(observed.box, [str(card) for card in decision.private_args.get("cards", ())])
    now = offers.of(offer, observed.hold, observed.gold)
    price = int(decision.args["gold"])
    anew = offers.worth(observed.hold, observed.gold - price) - price * aims.coin(observed.gold)
    return ["yes"] if anew > now + SURE_GAIN else ["no"]


def _deck(observed: Observation) -> list[str]:
    """The goods of the cards that may be drawn next."""
    cards = drawable(observed.game, "cargo", observed.box.pieces("cargo"))
    return [observed.box.cargo_card(card).good for card in cards]


def _three(observed: Observation, drawn: int) -> int:
    """The chance, in percent, that so many new cards have three alike that a port open to him wants."""
    piles = Counter(good for good in _deck(observed) if good != observed.demand(observed.captain.zone))
    wanted = {good for good in piles if outlets(observed, good)}
    counts = [piles[good] for good in wanted] + [1] * sum(piles[good] for good in piles if good not in wanted)
    return percent(alike(counts, drawn)) if sum(counts) >= drawn else 0


def swapped(
    view: View, decision: Decision, picks: Sequence[str], intent: Intent | None = None
) -> tuple[Note, Intent | None, dict[str, Note]]:
    """What is bought of an offer that is kept, for which port, and what its cards fetch there; of one that
    goes, what is best in it.
    """
    observed, (asked, bought) = Observation(view), _purchase(view, decision)
    sale, after = bought_for(view, asked, bought, intent)
    rows = {id.removeprefix(BOUGHT): told for id, told in in_plan(view, asked, sale).items()}
    three = _three(observed, len(asked.options))
    room = observed.room - observed.hold.total() >= GLORY_SALE
    new = {"port": observed.captain.zone, "chance": three if room and three >= HARDLY else 0}
    if list(picks) != ["no"]:
        cards, gain = _gained(view, asked, bought, sale)
        best = sale.args if sale is not None else {}
        return Note("voyage-swap", {**best, "cards": cards, "gain": gain, **new}), None, {}
    if sale is None:
        return Note("voyage-swap-none"), after, {}
    kept = Note("voyage-swap-not", {**sale.args, **new}) if sale.key == "voyage-buy-for" else sale
    return kept, after, rows


def none_of_it(view: View, decision: Decision, intent: Intent | None = None) -> tuple[Note, Intent | None]:
    """Why he picks nothing of what is offered, and what he is after then."""
    if decision.kind == "goods.buy":
        return why_spared(view, decision) or none_bought(decision), None
    if decision.kind == "contraband.buy":
        return why_smuggled(view, decision, ())
    laden = decision.kind in ("raid.keep", "plunder.cargo") and Observation(view).hold.total()
    return own_kept(view, intent) if laden else (Note("voyage-nothing"), None)


def none_bought(decision: Decision) -> Note:
    """Why he buys nothing: he cannot pay for the cheapest, has no room, no port wants any, or none is worth
    the way.
    """
    prices = [int(one.args["gold"]) for one in decision.options if "gold" in one.args]
    gold, takes = decision.private_args.get("gold"), decision.private_args.get("takes", 1)
    if prices and gold is not None and gold < min(prices):
        return Note("voyage-buy-poor", {"price": min(prices), "gold": gold})
    why = (
        "full"
        if takes <= 0
        else "way"
        if any(one.args.get("wanted") for one in decision.options)
        else "nowhere"
    )
    return Note("voyage-buy-none", {"why": why})


def none_hired(decision: Decision) -> Note:
    """Why none at all: he cannot pay for one, or it is of no use."""
    price, gold = decision.args.get("price", 0), decision.private_args.get("gold", 0)
    if decision.kind == "crew.hire" and gold < price:
        return Note("voyage-hire-none", {"price": price, "gold": gold})
    return (
        Note("voyage-hire-dear", {"price": price}) if decision.kind == "crew.hire" else Note("voyage-nothing")
    )


def free_crew(observed: Observation, told: Sequence[Note]) -> Note | None:
    """That Crew is free here, for sure or by the luck of a roll; None if that costs more gold than he has."""
    if any(note.key == "recruit-free" for note in told):
        return Note("voyage-in-port-free-crew", {"sure": True})
    rolled = any(note.key == "recruit-roll" for note in told) and not observed.gold
    return Note("voyage-in-port-free-crew", {"sure": False}) if rolled else None
