"""What is worth having done in a port, and bought there, as far as there is gold for it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine.captains.marauders.goals import Bought, Wanted
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.seen.ports import ALIKE, PortSeen
from engine.captains.marauders.worth.aims import Aims
from engine.captains.marauders.worth.ships import Fleet
from engine.captains.marauders.worth.trade import outlets
from engine.kernel import Option
from engine.marauders.places import hand_of, mods_at
from engine.marauders.port.goods import BASE_PRICE
from engine.marauders.port.shipyard import sale_value
from engine.marauders.ships.modifications import may_have

SLOTS = 4
"""Cards that can be bought in a port with some hope to be of use."""
USUAL = BASE_PRICE - 1
"""Gold that a card bought costs on average, where nothing makes it cheaper."""
OFFERED, RICHER, POORER = 6, 0.08, 0.2
"""Cards of a usual offer, and what each more or less does to the worth of choosing from it."""
CHEAPEST = 0.5
"""The part of her printed price for which a ship might be had somewhere; with less gold nobody asks."""
SPARED = 3
"""Gold left over when a special weapon is bought."""


class Upgrade:
    """A better ship: what she is worth, and what she is with the modifications moved along."""

    def __init__(self, kind: str, printed: int, gain: float, moved: float, points: int) -> None:
        self.kind = kind
        self.printed = printed
        self.gain = gain
        self.moved = moved
        self.points = points


class Yard:
    """Weighs what the shipyards, taverns and markets of the ports offer the captain of a view."""

    def __init__(self, observed: Observation, aims: Aims) -> None:
        self._observed = observed
        self._aims = aims
        self._fleet = fleet = aims.judge(Fleet)
        self._known: dict[tuple[str, int, int], Bought] = {}
        ship, full = observed.ship, observed.full
        self._damage = ship.damage(full)
        self._lacking = full.crew - ship.crew
        mended = replace(full, crew=ship.crew)
        self._repair = fleet.repaired(mended) if self._damage else 0.0
        self._manned = fleet.restored() - self._repair if self._lacking else 0.0
        self._roll = observed.misses("leadership", "recruit") if self._lacking else 1.0
        self._armed = fleet.armed() if observed.weapons < len(observed.box.weapons) else 0.0
        self._value = sale_value(observed.game, observed.captain)
        self._upgrades = self._upgrade_worths()
        self._credit = _credit_in_hand(observed)
        """Gold that cards in hand take off what a shipyard asks, once they are played there."""

    def at(self, port: PortSeen, gold: int, room: int) -> Bought:
        """What is to be had in a port with so much gold and room in the hold."""
        if (known := self._known.get((port.zone, gold, room))) is None:
            known = self._known[port.zone, gold, room] = self._had(port, gold, room)
        return known

    def _had(self, port: PortSeen, gold: int, room: int) -> Bought:
        purse = self.purse(port, gold)
        worth, spent = self._mended(port, purse)
        if bought := self._bought(port, purse - spent):
            gain, price, points, _ = bought
            return Bought(worth + gain - price, spent + price, points)
        for gain, price, left, _ in self._fittings(port, purse - spent):
            if purse - spent >= price + left:
                worth, spent = worth + gain - price, spent + price
        if not room or gold <= spent:
            return Bought(worth, spent)
        goods, price = self._goods(port, gold - spent, room)
        return Bought(worth + goods, min(gold, spent + price))

    def draws(self, port: PortSeen, gold: int, room: int) -> dict[str, float]:
        """What draws him to a port, each by what it is worth beyond its price: "ship", "mending", "fitting",
        "goods".
        """
        purse = self.purse(port, gold)
        mended, spent = self._mended(port, purse)
        gain, price, _, _ = self._bought(port, purse - spent) or (0.0, 0, 0, "")
        fitting = sum(gain - price for gain, price, _ in self._payable(port, purse - spent))
        goods = self._goods(port, gold - spent, room)[0] if room and gold > spent else 0.0
        return {"ship": gain - price, "mending": mended, "fitting": fitting, "goods": goods}

    def ship(self, port: PortSeen, gold: int) -> Wanted | None:
        """The better ship that he would buy in a port with so much gold."""
        purse = self.purse(port, gold)
        bought = self._bought(port, purse - self._mended(port, purse)[1])
        return Wanted(bought[3], bought[1], self._lacking_gold(port, bought[1])) if bought else None

    def fitting(self, port: PortSeen, gold: int) -> Wanted | None:
        """The modification that he would fit there, or the weapon: "" as `Wanted.id`."""
        purse = self.purse(port, gold)
        found = self._payable(port, purse - self._mended(port, purse)[1])
        _, price, token = max(found, key=lambda one: one[0] - one[1], default=(0.0, 0, None))
        return None if token is None else Wanted(token, price, self._lacking_gold(port, price))

    def purse(self, port: PortSeen, gold: int) -> int:
        """The gold that he may spend in a port who has so much aboard: what is in a chest there, too."""
        return gold + (self._observed.stash if port.stash.opens else 0)

    def _lacking_gold(self, port: PortSeen, price: int) -> int:
        return max(0, price - self.purse(port, self._observed.gold))

    def _mended(self, port: PortSeen, purse: int) -> tuple[float, int]:
        """Repairs and recruits: what they are worth beyond their price, and the price."""
        worth, spent = 0.0, 0
        if self._damage and port.yard.repairs:
            total = port.repair * self._damage
            spent = min(total, purse)
            worth = self._repair * (spent / total if total else 1.0) - spent
        if self._manned > 0 and port.recruit.allowed:
            terms = port.recruit
            chance = self._roll if terms.rolls else 1.0
            price = 0 if terms.free else round(chance * terms.price * self._lacking)
            if price <= purse - spent and self._manned > price:
                worth, spent = worth + self._manned - price, spent + price
        return worth, spent

    def sells_a_ship(self, port: PortSeen, purse: int) -> bool:
        """Whether a better ship is for sale for this much gold."""
        return self._bought(port, purse) is not None

    def gains(self, port: PortSeen, purse: int, aboard: Mapping[str, int]) -> float:
        """What the better ship is worth beyond her price that he would buy for this much gold with these
        goods aboard; 0 if there is none.
        """
        if (bought := self._bought(port, purse, aboard)) is None:
            return 0.0
        gain, price, points, _ = bought
        return gain + self._aims.finish(points) - price

    def sold_ship(self, port: PortSeen, purse: int, aboard: Mapping[str, int]) -> Wanted | None:
        """That ship."""
        bought = self._bought(port, purse, aboard)
        return Wanted(bought[3], bought[1], 0) if bought else None

    def left_over(self, port: PortSeen, aboard: Mapping[str, int]) -> int:
        """The gold that who buys a ship in a port keeps to live on; none if the port next door takes one of
        these goods.
        """
        observed, near = self._observed, {*self._observed.box.zones[port.zone].borders.values()}
        sells = any(count and near.intersection(outlets(observed, good)) for good, count in aboard.items())
        return 0 if sells else self._fleet.left_over(sum(aboard.values()))

    def _bought(
        self, port: PortSeen, purse: int, aboard: Mapping[str, int] | None = None
    ) -> tuple[float, int, int, str] | None:
        """The ship that is worth most beyond her price: her worth, the price, the glory she brings, and her
        kind; `aboard`: the goods that he has then, if not those of now. What a card pays comes out of
        nothing else, so to have her he keeps that much less for goods.
        """
        capital: int | None = None
        credit = self._credit
        if port.zone == self._observed.captain.zone:
            credit += credit_in_port(self._observed)
        best: tuple[float, int, int, str] | None = None
        most = 0.0
        for one in self._upgrades:
            if purse + credit + self._value < CHEAPEST * one.printed:
                continue
            asked = port.ship(one.kind)
            if asked is None:
                continue
            price, gain = asked - self._value, one.gain
            paid = min(credit, max(0, price))
            price -= paid
            if self._observed.mods and (transfer := port.yard.transfer) is not None:
                gain += max(0.0, one.moved - (transfer + 1) * len(self._observed.mods))
            finish = self._aims.finish(one.points)
            if capital is None:
                capital = self.left_over(port, self._observed.hold if aboard is None else aboard)
            net, left = gain + finish - price, 0 if finish else max(0, capital - paid)
            if purse >= price + left and net > most and not self._outdone(port, one.kind, price, purse):
                best, most = (gain, price, one.points, one.kind), net
        return best

    def _outdone(self, port: PortSeen, kind: str, price: int, purse: int) -> bool:
        """Whether he had better stash there what she costs, or a trader keep it anywhere."""
        if self._aims.weights.roomy and not self._fleet.repays(kind, price):
            return True
        chest = self._observed.stash if port.stash.opens else 0
        return port.stash.allowed and self._fleet.outdone(kind, price, purse - chest)

    def _payable(self, port: PortSeen, purse: int) -> list[tuple[float, int, str]]:
        """What of it he can pay with enough left over: what each is worth, its price, and the token."""
        found = self._fittings(port, purse)
        return [(gain, price, token) for gain, price, left, token in found if purse >= price + left]

    def _fittings(self, port: PortSeen, purse: int) -> list[tuple[float, int, int, str]]:
        """A weapon and the modifications in sight that he can pay: what each is worth, its price, gold to be
        left over, and the token; "" is a weapon.
        """
        found: list[tuple[float, int, int, str]] = []
        capital = self._fleet.kept
        if self._armed and purse >= SPARED and self._armed > (price := port.weapon) - SPARED:
            found.append((self._armed, price, max(SPARED, capital), ""))
        for token in self._observed.pieces(mods_at(port.zone)):
            price = port.modification
            if purse >= price + capital and may_have(self._observed.game, self._observed.captain, token):
                gain = self._fleet.fitted(token)
                if gain > price:
                    found.append((gain, price, capital, token))
        return found

    def _goods(self, port: PortSeen, gold: int, room: int) -> tuple[float, int]:
        """What choosing from the offer is worth, and the gold it takes."""
        mean = sum(port.prices) / len(ALIKE)
        slots = min(room, SLOTS, int((gold + 1) / mean))
        more = port.offer - OFFERED
        share = 1.0 + (RICHER if more > 0 else POORER) * more
        free = port.free(slots)
        worth = slots * (self._aims.weights.purchase * share + USUAL - mean) + free * port.prices[-1]
        return worth, round(mean * slots)

    def _upgrade_worths(self) -> list[Upgrade]:
        """The ships that bring glory and that he has not."""
        fleet, own = self._fleet, self._observed.captain.ship.kind
        return [
            Upgrade(kind, card.buy, fleet.changed(kind), fleet.moved(kind), fleet.glory(kind))
            for kind, card in self._observed.box.ships.items()
            if card.glory and card.buy and kind != own
        ]


def credit_in_port(observed: Observation) -> int:
    """Gold that the shipyard asks less on this visit, by cards that were played. [R Turn cards 5]"""
    visit = observed.played("Port")
    return int(visit.get("credit", 0)) if visit is not None else 0


def charged(observed: Observation, option: Option) -> tuple[int, int]:
    """The gold that a deal at the shipyard costs him beyond what his own ship fetches, less than 0 if it
    brings him some, and what cards pay of its price.
    """
    price = int(option.args.get("gold", 0)) - int(option.args.get("value", 0))
    paid = min(credit_in_port(observed), max(0, price))
    return price - paid, paid


def _credit_in_hand(observed: Observation) -> int:
    """The same by cards still in hand, which are played once he is in port."""
    hand = (observed.box.glory_card(piece) for piece in observed.pieces(hand_of(observed.seat)))
    effects = (effect for card in hand for effect in card.effect)
    return sum(int(effect.params["gold"]) for effect in effects if effect.do == "shipyard_credit")
