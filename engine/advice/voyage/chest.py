"""Goods that are sold before the gold goes into the chest, where that makes one more point there, before an
offer is seen, where their room is worth more than they are, or before a mission takes their room.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from data.content.verbs.tasks import Carry
from engine.advice.notes import Note
from engine.advice.unseen import drawable
from engine.advice.voyage.reasons import banked
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.smuggling import Smuggling
from engine.captains.marauders.voyage import Voyage
from engine.captains.marauders.worth.aims import TRADER, Aims
from engine.captains.marauders.worth.offers import Offers, cleared
from engine.captains.marauders.worth.orders import precious
from engine.captains.marauders.worth.ships import CARD_PRICE
from engine.captains.marauders.worth.trade import Market
from engine.kernel import Decision
from engine.marauders.ships.hold import cargo_of

View = Mapping[str, Any]
FEW = 2
"""Cards of goods that are worth a trip."""
SELLS = "sell:"
"""How options begin that sell a cargo card."""


def sale_first(view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
    """The sale before the chest, an offer or a mission, after which nothing is sold here, if what it brings
    makes one more point, or the room for goods on offer or for the mission is worth more than what fills it.
    """
    more = BEFORE.get(picks[0].partition(":")[0]) if len(picks) == 1 else None
    if more is None or decision.why_not(["sell"]) is not None:
        return list(picks)
    return ["sell"] if more(Observation(view), ()) else list(picks)


def sold_for_chest(view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
    """What he sells anyway, and as many goods more as make another point in the chest of this port, or whose
    room a mission takes, or is worth more for what is on offer here.
    """
    observed, sold = Observation(view), [pick.removeprefix(SELLS) for pick in picks]
    more = _for_a_point(observed, sold) or for_mission(observed, sold) or for_room(observed, sold)
    return [*picks, *(id for card in more if decision.option(id := f"{SELLS}{card}"))]


def for_room(observed: Observation, sold: Sequence[str]) -> list[str]:
    """The cards that he had better sell besides these before he sees the offer of this port: what would be
    left behind for it anyway, as far as one may guess; none of what is `precious`.
    """
    visit, box = observed.played("Port"), observed.box
    if visit is None or "buy" in visit.get("done", ()) or not observed.captain.in_port:
        return []
    cards = [card for card in cargo_of(observed.game, observed.seat, goods=True) if card not in sold]
    port, goods = observed.port(observed.captain.zone), {card: box.cargo_card(card).good for card in cards}
    earned = sum(port.sale(box.cargo_card(card).good) for card in sold)
    prices = {good: port.sale(good) for good in goods.values()}
    aims, deck = Aims(observed, TRADER), drawable(observed.game, "cargo", box.pieces("cargo"))
    if not cards or not deck or not observed.gold + earned + sum(prices.values()):
        return []
    offers = Offers(observed, aims, [box.cargo_card(card).good for card in deck])
    hold, spared = Counter(goods.values()), precious(observed)
    left = cleared(offers, hold, observed.gold + earned, prices, spared, aims.coin(observed.gold))
    return _of_goods(goods, left)


def for_mission(observed: Observation, sold: Sequence[str]) -> list[str]:
    """The cards that go overboard, unless he sells them besides these, once he has claimed the mission that
    is worth most here: it fills room at sea until it is done.
    """
    visit, captain = observed.played("Port"), observed.captain
    aims = Aims(observed, TRADER)
    mission = Voyage(observed, aims).mission(captain.zone) if visit is not None and captain.in_port else None
    tasks = observed.box.mission_card(mission).tasks if mission is not None else ()
    space = sum(task.space for task in tasks if isinstance(task, Carry))
    cards = [card for card in cargo_of(observed.game, observed.seat, goods=True) if card not in sold]
    room = max(0, observed.room - space)
    if not space or len(cards) <= room:
        return []
    goods = {card: observed.box.cargo_card(card).good for card in cards}
    held = Counter(goods.values())
    left = held - Market(observed, aims, captain.zone, captain.in_port).best_load(held, {}, {}, room, 0)[1]
    return _of_goods(goods, left)


def _of_goods(goods: Mapping[str, str], counts: Mapping[str, int]) -> list[str]:
    """So many cards of each good, the first of them, where these are the `goods` of all cards."""
    left = Counter(counts)
    found = list[str]()
    for card, good in goods.items():
        if left[good] > 0:
            left[good] -= 1
            found.append(card)
    return found


def for_chest(observed: Observation, cards: Collection[str] = ()) -> Note | None:
    """That selling these, or else what is worth it, makes more points in the chest here, or that a mission
    takes their room; None if neither.
    """
    if (taken := for_mission(observed, ())) and (not cards or {*taken} <= {*cards}):
        mission = Voyage(observed, Aims(observed, TRADER)).mission(observed.captain.zone)
        return Note("voyage-sell-mission", {"mission": mission, "count": len(taken)})
    sold = cards or _for_a_point(observed, ())
    port = observed.port(observed.captain.zone)
    if not sold or not observed.captain.in_port or not port.stash.allowed:
        return None
    aims, gold = Aims(observed, TRADER), max(0, observed.gold - port.stash.fee)
    earned = sum(port.sale(observed.box.cargo_card(card).good) for card in sold)
    more = aims.points(gold + earned) - aims.points(gold)
    return Note("voyage-sell-chest", {"count": more}) if more > 0 else None


def _for_a_point(observed: Observation, sold: Sequence[str]) -> list[str]:
    """The fewest cards that, sold besides these, make all points that a sale can add to his gold in the chest
    here: neither what a mission asks for, nor three of a kind that are a point of their own elsewhere.
    """
    port, box = observed.port(observed.captain.zone), observed.box
    if not observed.captain.in_port or not port.stash.allowed:
        return []
    aims = Aims(observed, TRADER)
    asked = precious(observed)
    spared = {*sold, *aims.judge(Smuggling).aboard}
    goods = {card: box.cargo_card(card).good for card in cargo_of(observed.game, observed.seat, goods=True)}
    prices = {card: port.sale(good) for card, good in goods.items()}
    free = [card for card, good in goods.items() if card not in spared and good not in asked]
    gold = max(0, observed.gold - port.stash.fee) + sum(prices[card] for card in sold if card in prices)
    most = aims.points(gold + sum(prices[card] for card in free))
    more = list[str]()
    for card in sorted(free, key=lambda card: -prices[card]):
        if aims.points(gold) >= most:
            break
        more.append(card)
        gold += prices[card]
    return more


def kept_for_chest(observed: Observation) -> int:
    """The gold that is a point in the chest of this port, and so buys no goods that are none themselves; 0
    where it is none, or several, which are stashed before all else, or nothing would be left to trade with.
    """
    terms = observed.port(observed.captain.zone).stash
    if not observed.captain.in_port or not terms.allowed or terms.fee:
        return 0
    least = 0 if banked(Aims(observed, TRADER), observed.gold) else _least(observed, observed.gold)
    return least if observed.hold or observed.gold - least >= FEW * CARD_PRICE else 0


def _least(observed: Observation, gold: int) -> int:
    """The least of this gold that makes as many points in the chest; 0 if it makes none."""
    aims = Aims(observed, TRADER)
    points = aims.points(gold) if aims.missing else 0
    return next(least for least in range(gold + 1) if aims.points(least) >= points) if points else 0


def traded(observed: Observation) -> Note | None:
    """What the gold that he buys goods for would be in the chest here, and what he may spend; None if it
    would be no point.
    """
    terms, aims = observed.port(observed.captain.zone).stash, Aims(observed, TRADER)
    points = aims.points(max(0, observed.gold - terms.fee)) if terms.allowed else 0
    kept = kept_for_chest(observed)
    spare = observed.gold - kept if kept else 0
    told = {"gold": observed.gold, "count": points, "kept": kept, "spare": spare}
    return Note("voyage-in-port-buy-stash", told) if points else None


def stash_last(view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
    """The chest before he leaves, for gold that is a point there and was kept for it."""
    if list(picks) != ["done"] or decision.option("stash") is None:
        return list(picks)
    observed = Observation(view)
    several = (
        banked(Aims(observed, TRADER), observed.gold) and not observed.port(observed.captain.zone).stash.fee
    )
    return ["stash"] if several or kept_for_chest(observed) else ["done"]


BEFORE: Mapping[str, Callable[[Observation, Sequence[str]], list[str]]] = {
    "buy": for_room,
    "stash": _for_a_point,
    "claim": for_mission,
}
"""By what he is to do next in port: what he had better sell first."""
