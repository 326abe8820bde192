"""What to do in port: which activity next, what to sell and buy, what to do at the shipyard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from data.content import Content
from engine.captains.marauders.answers import Answers, answered_by
from engine.captains.marauders.hand import Hand
from engine.captains.marauders.patronage import Patronage
from engine.captains.marauders.seen.observation import Hull, Observation, goods_of
from engine.captains.marauders.seen.ports import PortSeen
from engine.captains.marauders.smuggling import Smuggling
from engine.captains.marauders.worth.aims import Aims
from engine.captains.marauders.worth.errands import Errand, Errands
from engine.captains.marauders.worth.ships import SINGLE, Fleet
from engine.captains.marauders.worth.trade import Market, goods_to_sell
from engine.captains.marauders.worth.trade_up import sold_for_ship
from engine.captains.marauders.worth.yard import Yard, charged
from engine.kernel import Decision
from engine.marauders.money import purse, stash_terms
from engine.marauders.state import ashore_at
from engine.marauders.terms.turn import Displeasure

TELLS_APART = 0.001
"""How much the use of a weapon's ammunition counts where weapons are worth the same otherwise."""
RESERVE = 4
"""Gold kept back for goods and mishaps when stashing, while the end is not near."""
WORTH_STASHING = 5
"""Less than this is stashed only if it earns a point: it does more good aboard."""


def part(id: str) -> str:
    """What an option is about: the part after its colon."""
    return id.partition(":")[2]


class Harbour:
    """Answers the questions of a port action."""

    def __init__(self, observed: Observation, aims: Aims) -> None:
        self._observed = observed
        self._aims = aims

    def activity(self, decision: Decision) -> Answers:
        """Sell, then shipyard, crew, goods, and the stash last; but the stash first if that wins. What comes
        after something that he surely does is not looked for.
        """
        found = list[str]()
        for activity in self.wishes(decision):
            found.append(activity)
            # Who plays gently keeps his gold aboard.
            if activity != "stash" and decision.why_not([activity]) is None:
                break
        return [*([activity] for activity in found), ["done"]]

    def wishes(self, decision: Decision) -> Iterator[str]:
        """All that he would do in this port of what is offered, first things first."""
        offered = {option.id for option in decision.options}
        return (activity for activity in self._wished(decision, offered) if activity in offered)

    def _wished(self, decision: Decision, offered: set[str]) -> Iterator[str]:
        if "sell" in offered and (self._to_sell() or self._smuggled()):
            yield "sell"
        gold = self._observed.gold
        stashes = self._to_stash(stash_terms(self._observed.game, self._observed.captain).fee) > 0
        if stashes and self._aims.finish(self._aims.points(gold)) > 0:
            yield "stash"
        patronage = Patronage(self._observed, self._aims)
        if patronage.calms_crew(decision):
            yield "loyalty"
        yield from sorted(id for id in offered if id.startswith("prove:"))
        yield from (errand.act for errand in self._errands_here())
        yield from Hand(self._observed, self._aims).of_turn(decision)
        if "recruit" in offered and self._crew_first():
            yield "recruit"
        yield from (id for id in sorted(offered) if id.startswith("hire:") and self._hires(decision, id))
        yield from self._claims(offered)
        loads = gold > 0 and self._room() > 0
        if loads and "buy" in offered and self._goods_first():
            yield "buy"
        yield from ("market", "shipyard", "recruit")
        if "rumor" in offered and self._listens(decision):
            yield "rumor"
        if loads:
            yield "buy"
        if patronage.pays_crew(decision):
            yield "loyalty"
        if stashes:
            yield "stash"
        if patronage.buys_favors(decision):
            yield "favors"

    def _goods_first(self) -> bool:
        """Whether his gold earns more as goods than at the shipyard: his ship is whole, or what it costs to
        mend her would leave an empty hold nothing to buy with, and he cannot pay a better one.
        """
        observed = self._observed
        damage = observed.ship.damage(observed.full)
        left = observed.gold - self._here.repair * damage
        if damage and (observed.hold.total() or left >= SINGLE or observed.ship.hull <= 1):
            return False
        yard = self._aims.judge(Yard)
        return not yard.sells_a_ship(self._here, self._purse())

    def _crew_first(self) -> bool:
        """Whether he asks for Crew before his gold goes elsewhere: it may be free, and he buys no ship."""
        terms = self._here.recruit
        return terms.allowed and (terms.free or (terms.rolls and self._goods_first()))

    @property
    def _here(self) -> PortSeen:
        return self._observed.port(self._observed.captain.zone)

    def _errands_here(self) -> list[Errand]:
        """What there is to do in this port for the mission he holds."""
        zone = self._observed.captain.zone
        errands = self._aims.judge(Errands).all()
        return [e for e in errands if e.zone == zone and e.at == "port" and e.act and e.worth > 0]

    def _purse(self) -> int:
        return purse(self._observed.game, self._observed.captain)

    def _hires(self, decision: Decision, id: str) -> bool:
        """A specialist he can pay with enough left for goods, and for the better ship that he can pay now."""
        hire, purse = self._observed.box.glory_card(part(id)).hire, self._purse()
        if hire is None or hire.gold > purse - max(1, self._aims.judge(Fleet).kept):
            return False
        yard, port = self._aims.judge(Yard), self._here
        return not yard.sells_a_ship(port, purse) or yard.sells_a_ship(port, purse - hire.gold)

    def _claims(self, offered: set[str]) -> list[str]:
        """Missions worth claiming by what they promise."""
        errands = self._aims.judge(Errands)
        worth = {id: errands.claiming(part(id)) for id in offered if id.startswith("claim:")}
        return [id for id in sorted(worth, key=lambda id: -worth[id]) if worth[id] > 0]

    def _listens(self, decision: Decision) -> bool:
        """An attempt at a rumor that promises more than it costs."""
        offer = decision.option("rumor")
        if offer is None:
            return False
        rumor = self._observed.port(self._observed.captain.zone).rumor
        errands = self._aims.judge(Errands)
        left = self._observed.gold - rumor.price - self._aims.judge(Fleet).capital
        return (left >= 0 or not rumor.price) and errands.hearing(rumor.price, rumor.slots) > 0

    # --- goods --------------------------------------------------------------------------------------

    def sell(self, decision: Decision) -> Answers:
        """Goods in demand, and those with no better use elsewhere."""
        sold, smuggled, picks = self._to_sell(), self._contraband(), list[str]()
        for option in decision.options:
            if part(option.id) in smuggled:
                picks.append(option.id)
                continue
            good = self._observed.box.cargo_card(part(option.id)).good
            if sold[good]:
                sold[good] -= 1
                picks.append(option.id)
        return [picks]

    def buy(self, decision: Decision) -> Answers:
        """The goods that are worth most for their price."""
        prices = {self._observed.box.cargo_card(part(o.id)).good: o.args["gold"] for o in decision.options}
        offered = goods_of(self._observed.box, [part(option.id) for option in decision.options])
        hold, gold = self._observed.hold, self._observed.gold
        bought = self._market().purchase(hold, offered, prices, self._room(), gold)
        return [_take(self._observed.box, decision, bought)]

    def throw_out(self, decision: Decision) -> Answers:
        """Keep the best load that fits."""
        held = self._observed.hold
        room = sum(held.values()) - decision.least
        if room < 0 or self._contraband():
            return [self._cheapest(decision)]
        _, kept = self._market().best_load(held, {}, {}, room, 0)
        return [_fill(decision, _take(self._observed.box, decision, held - kept))]

    def _cheapest(self, decision: Decision) -> list[str]:
        """What is worth least first, contraband by what naval ships are likely to leave of it."""
        box, smuggling, market = self._observed.box, self._aims.judge(Smuggling), self._market()

        def worth(card: str) -> float:
            if card in smuggling.aboard:
                return smuggling.worth(card, smuggling.port(card))
            return market.of(box.cargo_card(card).good, 1)

        order = sorted((part(option.id) for option in decision.options), key=worth)
        return [f"discard:{card}" for card in order[: decision.least]]

    def keep(self, decision: Decision) -> Answers:
        """The raid's cards that make the best load with what is aboard."""
        offered = goods_of(self._observed.box, [part(option.id) for option in decision.options])
        room = decision.args.get("room", self._observed.room)
        _, load = self._market().best_load(self._observed.hold, offered, {}, room, 0)
        return [_take(self._observed.box, decision, load - self._observed.hold)[: decision.most]]

    def swap(self, decision: Decision) -> Answers:
        """Whether the offer is so poor that a new one is worth a gold."""
        cards = [str(card) for card in decision.private_args.get("cards", [])]
        poor = Patronage(self._observed, self._aims).poor_offer(cards)
        return [["yes" if poor else "no"], ["no"]]

    def swap_cards(self, decision: Decision) -> Answers:
        """Those he would not buy, the least useful first; what is alike makes what he buys cheaper."""
        observed, market = self._observed, self._market()
        cards = [part(option.id) for option in decision.options]
        drawn, port = goods_of(observed.box, cards), observed.port(observed.captain.zone)
        prices = {good: port.price(count) for good, count in drawn.items()}
        bought = market.purchase(observed.hold, drawn, prices, self._room(), observed.gold)
        smuggling = self._aims.judge(Smuggling)
        worth = {
            card: market.of(good, 1)
            for card in cards
            if not bought[good := observed.box.cargo_card(card).good] and not smuggling.tempts(card)
        }
        if not self._room() or not observed.gold:
            return [[]]
        idle = sorted(worth, key=lambda card: worth[card])
        return [[f"swap:{card}" for card in idle[: decision.most]]]

    def _to_sell(self) -> Counter[str]:
        observed = self._observed
        if not observed.hold:
            return Counter()
        port = observed.port(observed.captain.zone)
        prices = {good: port.sale(good) for good in observed.hold}
        sold = goods_to_sell(observed, self._aims, prices, observed.room)
        return sold_for_ship(observed, self._aims, prices, sold)

    def _contraband(self) -> list[str]:
        return self._aims.judge(Smuggling).aboard

    def _smuggled(self) -> int:
        """Gold that this port pays for contraband aboard."""
        captain = self._observed.captain
        return self._aims.judge(Smuggling).due(captain.zone)[0] if captain.in_port else 0

    def _room(self) -> int:
        return self._observed.room

    def _market(self) -> Market:
        captain = self._observed.captain
        return Market(self._observed, self._aims, captain.zone, captain.in_port)

    # --- gold and crew --------------------------------------------------------------------------------

    def stash(self, decision: Decision) -> Answers:
        """What is not needed aboard."""
        assert decision.range is not None
        return [[str(min(decision.range.high, self._to_stash(int(decision.args.get("fee", 0)))))]]

    def take(self, decision: Decision) -> Answers:
        """Nothing: at home he can pay from the chest anyway."""
        return [["0"]]

    def _to_stash(self, fee: int) -> int:
        aims, gold = self._aims, self._observed.gold - fee
        if gold <= 0:
            return 0
        if aims.missing <= aims.points(gold) or self._observed.board.last_round:
            return gold
        keep = 0 if aims.missing <= 2 else RESERVE
        amount = min(gold - keep, aims.stash_room)
        if amount < WORTH_STASHING and not aims.points(amount):
            return 0
        grudge = self._observed.game.terms(Displeasure(self._observed.seat, "stash")).gold
        return amount if amount > max(0, 3 * fee, 2 * grudge) else 0

    def hire(self, decision: Decision) -> Answers:
        """As much crew as he can afford, with enough left for goods while he has bought none here."""
        assert decision.range is not None
        price = int(decision.args.get("price", 2)) or 1
        captain = self._observed.captain
        bought = not captain.in_port or ashore_at(captain) in captain.buys_at
        keep = 0 if bought else self._aims.judge(Fleet).capital
        return [[str(min(decision.range.high, max(0, self._purse() - keep) // price))]]

    # --- shipyard -------------------------------------------------------------------------------------

    def yard(self, decision: Decision) -> Answers:
        """Deals by their worth beyond the price, best first; "done" last."""
        fleet, deals = self._aims.judge(Fleet), list[tuple[float, str]]()
        purse = self._purse()
        for option in decision.options:
            price, paid = charged(self._observed, option)
            if price <= purse and (gain := self._deal(fleet, option.id, price, paid)) > 0:
                deals.append((gain, option.id))
        deals.sort(key=lambda deal: (-deal[0], deal[1]))
        return [*([id] for _, id in deals), ["done"]]

    def _deal(self, fleet: Fleet, id: str, price: int, paid: int = 0) -> float:
        """What a deal is worth beyond its price, of which cards pay something (`paid`)."""
        verb, _, what = id.partition(":")
        left = self._observed.gold - price
        cost = price * self._aims.coin(left)
        if verb == "repair":
            return fleet.repaired(self._repaired(what)) - cost
        if verb == "rearm":
            return fleet.rearmed() - cost
        if verb == "mod":
            return fleet.fitted(what) - cost if left >= fleet.kept else 0.0
        if verb == "weapon":
            tells_apart = TELLS_APART * fleet.useful(what)
            return fleet.armed() - cost + tells_apart if left >= max(2, fleet.kept) else 0.0
        if verb == "ship" and what != self._observed.captain.ship.kind:
            terms = stash_terms(self._observed.game, self._observed.captain)
            if terms.allowed and fleet.outdone(what, price, self._observed.gold):
                return 0.0
            finish = self._aims.finish(fleet.glory(what))
            kept = self._aims.judge(Yard).left_over(self._here, self._observed.hold)
            enough = finish or self._purse() - price >= kept - paid
            return fleet.changed(what) + finish - cost if enough else 0.0
        return 0.0

    def market(self, decision: Decision) -> Answers:
        """A modification drawn from the pool, if she is worth its price."""
        gold = int(decision.args["gold"])
        worth = self._deal(self._aims.judge(Fleet), f"mod:{decision.args['mod']}", gold)
        return [["buy"]] if worth > 0 else [["leave"]]

    def _repaired(self, where: str) -> Hull:
        """The ship with a point of damage repaired, or with "all" of it."""
        ship, full = self._observed.ship, self._observed.full
        if where == "all":
            return replace(full, crew=ship.crew, spent=ship.spent)
        return replace(ship, **{where: getattr(ship, where) + 1})


def _take(box: Content, decision: Decision, wanted: Counter[str]) -> list[str]:
    """Options that add up to this many cards of each good."""
    left, picks = Counter(wanted), list[str]()
    for option in decision.options:
        good = box.cargo_card(part(option.id)).good
        if left[good] > 0:
            left[good] -= 1
            picks.append(option.id)
    return picks


def _fill(decision: Decision, picks: list[str]) -> list[str]:
    """The picks, cut or filled up to the required number."""
    more = [option.id for option in decision.options if option.id not in picks]
    return (picks + more)[: max(decision.least, min(len(picks), decision.most))]


PORT_ANSWERED = answered_by(
    Harbour,
    {
        "port.activity": Harbour.activity,
        "goods.sell": Harbour.sell,
        "market.buy": Harbour.market,
        "goods.buy": Harbour.buy,
        "cargo.throw_out": Harbour.throw_out,
        "repair.overboard": Harbour.throw_out,
        "raid.keep": Harbour.keep,
        "offer.swap": Harbour.swap,
        "offer.swap_cards": Harbour.swap_cards,
        "crew.hire": Harbour.hire,
        "stash": Harbour.stash,
        "stash.take": Harbour.take,
        "shipyard": Harbour.yard,
    },
)
