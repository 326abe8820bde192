"""Goods that are sold before the gold goes into the chest, where that makes one more point there."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from engine.advice.notes import Note
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.smuggling import Smuggling
from engine.captains.marauders.worth.aims import TRADER, Aims
from engine.captains.marauders.worth.orders import precious
from engine.kernel import Decision
from engine.marauders.ships.hold import cargo_of

View = Mapping[str, Any]
SELLS = "sell:"
"""How options begin that sell a cargo card."""


def sale_first(view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
    """The sale before the chest, after which nothing is sold here, if what it brings makes one more point."""
    if list(picks) != ["stash"] or decision.why_not(["sell"]) is not None:
        return list(picks)
    return ["sell"] if _for_a_point(Observation(view), ()) else list(picks)


def sold_for_chest(view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
    """What he sells anyway, and as many goods more as make another point in the chest of this port."""
    more = _for_a_point(Observation(view), [pick.removeprefix(SELLS) for pick in picks])
    return [*picks, *(id for card in more if decision.option(id := f"{SELLS}{card}"))]


def for_chest(observed: Observation, cards: Collection[str] = ()) -> Note | None:
    """That selling these, or else what is worth it, makes more points in the chest here; None if not."""
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


def traded(observed: Observation) -> Note | None:
    """What the gold that he buys goods for would be in the chest here; None if it would be no point."""
    zone = observed.captain.zone
    terms = observed.port(zone).stash
    points = Aims(observed, TRADER).points(max(0, observed.gold - terms.fee)) if terms.allowed else 0
    if not points:
        return None
    return Note("voyage-in-port-buy-stash", {"gold": observed.gold, "count": points})
