"""The shipyard: ships, repairs, modifications, special weapons (Visit Shipyard)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.kernel import (
    DONE,
    Chapter,
    Decision,
    Option,
    Play,
    Public,
    Refusal,
    Signed,
    Step,
    again,
    picked,
    then,
)
from engine.marauders.box import card_id
from engine.marauders.glory.points import GainGlory
from engine.marauders.money import cannot_pay, pay, purse
from engine.marauders.places import mods_at, mods_of, weapons_of
from engine.marauders.ships.hold import ThrowOutCargo
from engine.marauders.ships.modifications import (
    install,
    is_of_use,
    no_use,
    release_modifications,
    still_spent,
)
from engine.marauders.ships.ships import damage, ship_beside, ship_values, ships_for_sale
from engine.marauders.ships.tokens import give_back
from engine.marauders.state import (
    LOCATIONS,
    Captain,
    CaptainStep,
    MGame,
    PortAction,
    ashore_at,
    bound_to,
    new_ship,
)
from engine.marauders.terms.port import ShipyardPrice, ShipyardTerms

SHIPYARD = Chapter("shipyard")

REPAIR_PRICE = 2
REARM_PRICE = 3
MODIFICATION_PRICE = 3
WEAPON_PRICE = 3
WEAPON_SALE = 1

WEAPON_HELD = Refusal("weapon-held")
OUT_OF_STOCK = Refusal("out-of-stock")


def shipyard_price(game: MGame, captain: Captain, item: str, price: int) -> ShipyardPrice:
    """What a thing costs him here."""
    return game.terms(ShipyardPrice(captain.seat, ashore_at(captain), item, price))


def sale_value(game: MGame, captain: Captain, kept: int = 0) -> int:
    """What he gets for his ship: +1 per modification (except `kept` ones), -1 per point of damage except
    Crew; never below 0 (G-C10). [R Ships 2, 3; S Cards 33]
    """
    worth = game.box.ships[captain.ship.kind].sell
    if worth is None:
        return 0
    modifications = game.places.count(mods_of(captain.seat)) - kept
    return max(0, worth + modifications - sum(damage(game, captain).values()))


def credit(game: MGame) -> int:
    """How much less the shipyard charges in all in this port action (a glory card)."""
    port = game.within(PortAction)
    return port.credit if port else 0


def charge(game: MGame, captain: Captain, gold: int) -> None:
    """Pay the shipyard: first with the credit, then with gold. [R Turn cards 5]"""
    port = game.within(PortAction)
    used = min(gold, port.credit) if port else 0
    if port and used:
        port.credit -= used
        game.log("shipyard.credit", seat=captain.seat, gold=used, left=port.credit)
    pay(game, captain, gold - used)


@SHIPYARD.effect("action:shipyard")
@SHIPYARD.step
class Shipyard(CaptainStep):
    """Buy, sell or repair one thing after another, until done. What he can pay is his secret: nobody else
    sees what he is offered. [R Ships 1; R Shipyard 2; S Weapons 1; G-C7]
    """

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        offers = [offer for offer in _deals(game, captain) if game.offers(offer.option, offer.refusal)]
        if not offers:
            return None
        options = [replace(offer.option, secret=True) for offer in offers]
        prices = {offer.option.id: offer.gold for offer in offers}
        (pick,) = yield from game.ask(
            Decision(
                self.seat,
                "shipyard",
                [*options, replace(DONE, say="leave-shipyard")],
                default=["done"],
                args={"zone": ashore_at(captain), "credit": credit(game)},
                private_args={
                    "gold": purse(game, captain),
                    "ship": captain.ship.kind,
                    "value": sale_value(game, captain),
                },
                check=lambda picks: cannot_pay(game, captain, prices.get(picks[0], 0) - credit(game)),
            )
        )
        if pick == "done":
            return None
        return again(self._deal(captain, pick, prices[pick]))

    def _deal(self, captain: Captain, pick: str, gold: int) -> Step:
        deals: dict[str, Callable[..., Step]] = {
            "repair": Repair,
            "rearm": Rearm,
            "mod": BuyModification,
            "weapon": BuyWeapon,
            "sell_weapon": SellWeapon,
            "ship": BuyShip,
        }
        verb, _, what = pick.partition(":")
        return deals[verb](**bound_to(captain), what=what, gold=gold)


class Offer(NamedTuple):
    """A deal at the shipyard: its option, its price in gold (0 or less: he receives gold), and why it is not
    on offer for him, if so. Everybody sees it.
    """

    option: Option
    gold: int
    refusal: Refusal | None = None


def _deals(game: MGame, captain: Captain) -> Iterator[Offer]:
    """All deals of a shipyard, with those that he is refused."""
    for found in (_repairs, _modification, _weapons, _ships):
        yield from found(game, captain)


def deal_prices(game: MGame, captain: Captain) -> Iterator[int]:
    """What each deal on offer for him costs, less his credit: 0 or less if it brings him gold. What can
    mostly be had comes first.
    """
    purse = credit(game)
    for found in (_weapons, _ships, _modification, _repairs):
        yield from (offer.gold - purse for offer in found(game, captain) if not offer.refusal)


def has_deals(game: MGame, captain: Captain) -> bool:
    """Whether the shipyard has anything on offer for him."""
    return any(True for _ in deal_prices(game, captain))


def _repairs(game: MGame, captain: Captain) -> Iterator[Offer]:
    terms = game.terms(ShipyardTerms(captain.seat, ashore_at(captain)))
    refusal = None if terms.repairs else Refusal("no-repairs", {"because": terms.blamed("repairs")})
    price = shipyard_price(game, captain, "repair", REPAIR_PRICE).price
    damaged = damage(game, captain)
    for where in LOCATIONS:
        if where in damaged:
            yield Offer(Option(f"repair:{where}", {"location": where, "gold": price}), price, refusal)
    total = sum(damaged.values())
    if total > 1:
        args = {"points": total, "gold": total * price}
        yield Offer(Option("repair:all", args, say="repair-all"), total * price, refusal)
    for mod in captain.ship.spent:
        rearm = shipyard_price(game, captain, "rearm", REARM_PRICE).price
        yield Offer(Option(f"rearm:{mod}", {"mod": mod, "gold": rearm}), rearm, refusal)


def _modification(game: MGame, captain: Captain) -> Iterator[Offer]:
    """The port's own token."""
    price = shipyard_price(game, captain, "modification", MODIFICATION_PRICE).price
    for token in game.places.at(mods_at(ashore_at(captain))):
        option = Option(f"mod:{token}", {"mod": token, "gold": price})
        yield Offer(option, price, no_use(game, captain, token))


def _weapons(game: MGame, captain: Captain) -> Iterator[Offer]:
    price = shipyard_price(game, captain, "weapon", WEAPON_PRICE).price
    lies = game.places.held
    held = set(map(card_id, lies.get(weapons_of(captain.seat), ())))
    stock = set(map(card_id, lies.get("weapon.supply", ())))
    for kind in sorted({*game.box.weapons, *stock, *held}):
        refusal = WEAPON_HELD if kind in held else None if kind in stock else OUT_OF_STOCK
        yield Offer(_weapon(kind, price), price, refusal)
    for kind in sorted(held):
        args = {"weapon": kind, "gold": WEAPON_SALE}
        yield Offer(Option(f"sell_weapon:{kind}", args, say="sell-weapon"), -WEAPON_SALE)


@cache
def _weapon(kind: str, price: int) -> Option:
    """The option to buy a weapon; each visit offers the same ones."""
    return Option(f"weapon:{kind}", {"weapon": kind, "gold": price})


def _ships(game: MGame, captain: Captain) -> Iterator[Offer]:
    value, place, spare = sale_value(game, captain), ashore_at(captain), credit(game)
    sold = ships_for_sale(game, captain)
    asked = [ShipyardPrice(captain.seat, place, kind, printed) for kind, printed in sold.items()]
    for terms in game.terms_together(asked):
        kind, price = terms.item, terms.price
        saved, back = min(spare, max(0, price - value)), max(0, value - price)
        sums = {"value": value, "cost": max(0, price - value - saved), "back": back, "saved": saved}
        args = {"ship": kind, "gold": price, **sums, "beside": ship_beside(game, kind, captain.ship.kind)}
        near = "aside" if kind == captain.ship.kind else ""
        yield Offer(Option(f"ship:{kind}", args, near=near), price - value)


class Deal(CaptainStep, kw_only=True):
    """One deal at the shipyard: `what` it is about, `gold` it costs (below 0: he receives it)."""

    what: Public[str]
    gold: Public[Signed]


@SHIPYARD.step
class Repair(Deal):
    """Repair one point of damage, or all of it (Repair). [R Shipyard 10]"""

    def play(self, game: MGame) -> None:
        captain = self.captain(game)
        charge(game, captain, self.gold)
        points = damage(game, captain) if self.what == "all" else {self.what: 1}
        for where, count in points.items():
            setattr(captain.ship, where, getattr(captain.ship, where) + count)
        game.log(
            "ship.repaired",
            seat=self.seat,
            locations=list(points),
            gold=self.gold,
            points=sum(points.values()),
        )


@SHIPYARD.step
class Rearm(Deal):
    """Turn a spent modification back (Ship Modifications). [R Shipyard 7]"""

    def play(self, game: MGame) -> None:
        captain = self.captain(game)
        charge(game, captain, self.gold)
        captain.ship.spent = [mod for mod in captain.ship.spent if mod != self.what]
        game.log("mod.rearmed", seat=self.seat, mod=self.what, gold=self.gold)


@SHIPYARD.step
class BuyModification(Deal):
    """Take the port's token aboard (Buy Ship Modification). [R Shipyard 1]"""

    def play(self, game: MGame) -> None:
        captain = self.captain(game)
        charge(game, captain, self.gold)
        install(game, captain, self.what, mods_at(ashore_at(captain)))
        game.log("mod.bought", seat=self.seat, mod=self.what, gold=self.gold)


@SHIPYARD.step
class BuyWeapon(Deal):
    """Buy a special weapon, at most one of each kind (Buy Special Weapons). [R Shipyard 9; S Weapons 1]"""

    def play(self, game: MGame) -> None:
        captain = self.captain(game)
        charge(game, captain, self.gold)
        token = next(p for p in game.places.at("weapon.supply") if card_id(p) == self.what)
        game.move([token], "weapon.supply", weapons_of(self.seat))
        game.log("weapon.bought", seat=self.seat, weapon=self.what, gold=self.gold)


@SHIPYARD.step
class SellWeapon(Deal):
    """Sell a special weapon back. [R Shipyard 9]"""

    def play(self, game: MGame) -> None:
        captain = self.captain(game)
        token = next(p for p in game.places.at(weapons_of(self.seat)) if card_id(p) == self.what)
        give_back(game, [token], weapons_of(self.seat))
        captain.gold -= self.gold
        game.log("weapon.sold", seat=self.seat, weapon=self.what, gold=-self.gold)


@SHIPYARD.step
class BuyShip(Deal):
    """Trade the old ship in for a new one: never ship-less (Buy/Sell Ships). [R Ships 4; R-7]"""

    def play(self, game: MGame) -> Any:
        return then(
            MoveModifications(**bound_to(self.captain(game)), kind=self.what, gold=self.gold),
            ThrowOutCargo(**bound_to(self.captain(game))),
        )


@SHIPYARD.step
class MoveModifications(CaptainStep):
    """The old ship goes, the new one comes; modifications move only where a port allows it, for gold each
    (G-M22). [R Zones 16]
    """

    kind: Public[str]
    gold: Public[Signed]

    def play(self, game: MGame) -> Play:
        captain = self.captain(game)
        price = game.terms(ShipyardTerms(self.seat, ashore_at(captain))).transfer
        kept: list[str] = []
        fitting = self._fitting(game, captain)
        if price is not None and fitting:
            options = [Option(f"keep:{mod}", {"mod": mod, "gold": price}) for mod in fitting]
            picks = yield from game.ask(
                Decision(
                    self.seat,
                    "mod.move",
                    options,
                    least=0,
                    most=len(options),
                    args={"gold": price, "ship": self.kind},
                    check=self._check(game, captain, price),
                )
            )
            kept = [picked(pick) for pick in picks]
        gold = self._total(game, captain, kept, price or 0)
        return then(ExchangeShip(**bound_to(captain), kind=self.kind, kept=kept, gold=gold))

    def _fitting(self, game: MGame, captain: Captain) -> list[str]:
        return [
            mod
            for mod in game.places.at(mods_of(self.seat))
            if is_of_use(game.box, card_id(mod), game.box.ships[self.kind])
        ]

    def _total(self, game: MGame, captain: Captain, kept: list[str], price: int) -> int:
        """The price less the trade-in (where kept modifications do not count), plus the price of keeping
        them.
        """
        return (
            self.gold + sale_value(game, captain) - sale_value(game, captain, len(kept)) + price * len(kept)
        )

    def _check(self, game: MGame, captain: Captain, price: int) -> Callable[[list[str]], Refusal | None]:
        return lambda picks: cannot_pay(
            game, captain, self._total(game, captain, picks, price) - credit(game)
        )


@SHIPYARD.step
class ExchangeShip(CaptainStep):
    """The exchange itself: crew moves over as far as it fits; modifications left behind are dealt out.
    [R Ships 5, 7]
    """

    kind: Public[str]
    kept: Public[list[str]]
    gold: Public[Signed]

    def play(self, game: MGame) -> Any:
        captain = self.captain(game)
        old = captain.ship
        if self.gold >= 0:
            charge(game, captain, self.gold)
        else:
            captain.gold -= self.gold
        distribute = release_modifications(game, self.seat, self.kept)
        captain.ship = new_ship(game.box, self.kind)
        values = ship_values(game, captain)
        captain.ship.cargo, captain.ship.cannons = values.cargo, values.cannons
        captain.ship.crew = min(old.crew, values.crew)
        captain.ship.spent = still_spent(game, self.seat, old)
        game.log(
            "ship.bought",
            seat=self.seat,
            ship=self.kind,
            sold=old.kind,
            gold=abs(self.gold),
            earned=self.gold < 0,
        )
        if game.box.ships[self.kind].glory and not captain.purchase_glory:
            captain.purchase_glory = True
            return then(GainGlory(seat=self.seat, why="ship"), distribute)
        return then(distribute)


__all__ = ["SHIPYARD", "Shipyard", "deal_prices", "has_deals", "sale_value", "shipyard_price"]
