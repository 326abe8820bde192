"""What the helm says of a position in *Merchants & Marauders*, and whether it is so; what a seat has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.advice import Note
from engine.kernel import Table
from engine.marauders.places import (
    demand_at,
    hand_of,
    merchants_at,
    missions_at,
    mods_at,
    mods_of,
    rumors_of,
    specialists_of,
    weapons_of,
)
from engine.marauders.port.goods import GLORY_SALE, demanded_good, sell_prices
from engine.marauders.port.shipyard import sale_value
from engine.marauders.ships.hold import cargo_of
from engine.marauders.ships.ships import ship_values, ships_for_sale
from engine.marauders.state import LOCATIONS, Captain, MGame, captain_of, seat_of
from engine.marauders.terms.port import ShipyardPrice

NONE_KEPT: dict[str, Any] = {"kept": [], "next": ""}
"""What a sale says of the rest where nothing stays aboard."""


class Facts:
    """A seat's captain at the table, on a copy that may be changed."""

    def __init__(self, table: Table, seat: int) -> None:
        self.game: MGame = Table.load(table.save()).running
        self.seat = seat
        self.captain: Captain = captain_of(self.game, seat)

    @property
    def goods(self) -> list[str]:
        """The good of each cargo card aboard."""
        return [self.game.box.cargo_card(card).good for card in cargo_of(self.game, self.seat, goods=True)]

    def lies(self, place: str) -> bool:
        """Whether anything lies in a place."""
        return bool(self.game.places.held.get(place))

    def sold(self, zone: str, good: str) -> int:
        """What all cards of a good bring in a port: the captain is put there."""
        self.captain.zone, self.captain.in_port, self.captain.ashore = zone, True, ""
        prices = sell_prices(self.game, self.captain)
        sells = (card for card in cargo_of(self.game, self.seat, goods=True) if prices[card].sells)
        return sum(prices[card].price for card in sells if self.game.box.cargo_card(card).good == good)

    @property
    def is_damaged(self) -> bool:
        """Whether anything of the ship is missing."""
        whole = ship_values(self.game, self.captain)
        return any(getattr(self.captain.ship, one) < getattr(whole, one) for one in LOCATIONS)

    @property
    def is_full(self) -> bool:
        """Whether no more goods fit."""
        return len(self.goods) >= self.captain.ship.cargo

    def met(self, zone: str) -> bool:
        """Whether there is a ship to beat in a zone."""
        npcs = any(npc.zone == zone for npc in self.game.state.npcs.values())
        rivals = (seat.captain for seat in self.game.state.seats if seat.captain is not self.captain)
        return npcs or any(rival is not None and rival.zone == zone for rival in rivals)


def _sale(facts: Facts, args: Mapping[str, Any]) -> bool:
    zone, good, count = args["zone"], args["good"], args["count"]
    if facts.goods.count(good) != count or demanded_good(facts.game, zone) != good:
        return False
    return args["gold"] == facts.sold(zone, good) and args["glory"] == int(count >= GLORY_SALE)


def _wanted(facts: Facts, args: Mapping[str, Any]) -> bool:
    good = args["good"]
    return facts.goods.count(good) == args["count"] and demanded_good(facts.game, args["zone"]) == good


def _carried(facts: Facts, args: Mapping[str, Any]) -> bool:
    return args["good"] in facts.goods and demanded_good(facts.game, args["zone"]) == args["good"]


def _payable(facts: Facts, args: Mapping[str, Any]) -> bool:
    """Whether it is on offer there, and what his goods bring makes up for the gold that he lacks."""
    box, zone, gold, missing = facts.game.box, args["zone"], args["gold"], args["missing"]
    stash = seat_of(facts.game, facts.seat).stash if zone == box.captain_card(facts.captain.card).home else 0
    had, wanted = facts.captain.gold + stash, demanded_good(facts.game, zone)
    sold = facts.sold(zone, wanted) if wanted else 0
    if "mod" in args and args["mod"] not in facts.game.places.at(mods_at(zone)):
        return False
    if "ship" in args:
        printed = ships_for_sale(facts.game, facts.captain)[args["ship"]]
        asked = facts.game.terms(ShipyardPrice(facts.seat, zone, args["ship"], printed)).price
        if gold != asked - sale_value(facts.game, facts.captain):
            return False
    return missing == max(0, gold - had) and gold <= had + args.get("earned", sold)


def _welcome(facts: Facts, args: Mapping[str, Any]) -> bool:
    captain, box = facts.captain, facts.game.box
    card = box.captain_card(captain.card)
    known = (card.id, card.nation, captain.ship.kind, card.home, facts.game.state.goal)
    return known == tuple(args[name] for name in ("captain", "nation", "ship", "zone", "count"))


TRUE: Mapping[str, Callable[[Facts, Mapping[str, Any]], bool]] = {
    "voyage-plan-sale": _sale,
    "voyage-demand": _wanted,
    "voyage-passed": lambda facts, args: args["gold"] == facts.sold(args["zone"], args["good"]) > 0,
    "voyage-passed-same": _carried,
    "voyage-merchant-closes": _sale,
    "voyage-merchant-closes-one": _sale,
    "voyage-sell-far": lambda facts, args: demanded_good(facts.game, args["zone"]) == args["good"],
    "voyage-there-goal": lambda facts, args: args["count"] == facts.game.state.goal,
    "voyage-stash-goal": lambda facts, args: args["count"] == facts.game.state.goal,
    "voyage-stash": lambda facts, args: args["left"] <= facts.captain.gold,
    "voyage-changed-way": _carried,
    "voyage-changed-sooner": _carried,
    "voyage-changed-here": _carried,
    "voyage-tomorrow": _carried,
    "voyage-in-port-closed": _carried,
    "voyage-changed-sale": lambda facts, args: demanded_good(facts.game, args["zone"]) in facts.goods,
    "voyage-changed-first": _carried,
    "voyage-changed-merchant": lambda facts, args: not facts.lies(merchants_at(args["zone"])),
    "voyage-welcome": _welcome,
    "voyage-plan-here": lambda facts, args: facts.lies(demand_at(args["next"])),
    "voyage-raid": lambda facts, args: facts.lies(merchants_at(args["zone"])),
    "voyage-hunt": lambda facts, args: facts.met(args["zone"]),
    "voyage-there-mission": lambda facts, args: facts.lies(missions_at(args["zone"])),
    "voyage-in-port-mission": lambda facts, _: facts.lies(missions_at(facts.captain.zone)),
    "voyage-stash-home": lambda facts, args: facts.captain.gold == args["gold"] >= 10 * args["count"] > 10,
    "voyage-stash-here": lambda facts, args: facts.captain.gold == args["gold"] >= 10,
    "voyage-there-stash": lambda facts, _: facts.captain.gold > 0 or bool(facts.goods),
    "voyage-in-port-stash": lambda facts, _: facts.captain.gold > 0,
    "voyage-sell-chest": lambda facts, args: (
        facts.captain.in_port and bool(facts.goods) and args["count"] > 0
    ),
    "voyage-sell-ship": lambda facts, args: args["ship"] in ships_for_sale(facts.game, facts.captain),
    "voyage-in-port-sell": lambda facts, _: bool(facts.goods),
    "voyage-in-port-buy": lambda facts, _: not facts.is_full,
    "voyage-in-port-buy-more": lambda facts, _: not facts.is_full,
    "voyage-there-ship": _payable,
    "voyage-there-mod": _payable,
    "voyage-there-weapon": _payable,
    "voyage-there-mending": lambda facts, _: facts.is_damaged,
    "voyage-in-port-recruit": lambda facts, _: facts.is_damaged,
    "voyage-yard-repair": lambda facts, _: facts.is_damaged,
    "voyage-wait": lambda facts, _: facts.captain.in_port,
    "voyage-stay": lambda facts, _: facts.captain.in_port,
    "voyage-pardon": lambda facts, _: facts.captain.wanted(),
    "voyage-changed-wanted": lambda facts, args: (
        demanded_good(facts.game, args["zone"]) == args["good"] and args["good"] not in facts.goods
    ),
    "voyage-changed-mission": lambda facts, args: not facts.lies(missions_at(args["zone"])),
}
"""By key of a note: whether it is so."""


def untrue(table: Table, seat: int, notes: list[Note]) -> list[Note]:
    """The notes that are not so at the table."""
    if table.game != "marauders" or seat_of(table.running, seat).captain is None:
        return []
    zones = {"", *table.running.box.zones}
    nowhere = [note for note in notes if not {note.args.get(name, "") for name in ("zone", "next")} <= zones]
    known = (note for note in notes if note.key in TRUE)
    return nowhere + [note for note in known if not TRUE[note.key](Facts(table, seat), note.args)]


GLORY, SHIP, LOSS = 16.0, 0.8, 3.0
"""In gold: a point, the share of its price that a ship is still worth, a hit or a bounty."""
PIECES = {hand_of: 4.0, rumors_of: 5.0, specialists_of: 4.0, mods_of: 3.0, weapons_of: 2.0}
"""In gold: a card or a token that a seat holds, by its place."""
SUCCESSOR = 16.0
"""What the next captain brings."""


def estate(game: MGame, seat: int) -> float:
    """What a seat has, in gold, as a player would count it who knows nothing of computer captains."""
    held = seat_of(game, seat)
    worth = GLORY * held.glory + held.stash
    worth += sum(each * len(game.places.held.get(place(seat), ())) for place, each in PIECES.items())
    if (captain := held.captain) is None:
        return worth + SUCCESSOR
    wanted = {demanded_good(game, zone) for zone in game.box.ports}
    goods = (game.box.cargo_card(card).good for card in cargo_of(game, seat))
    worth += captain.gold + sum(6.0 if good in wanted else 3.0 for good in goods)
    whole, ship = ship_values(game, captain), captain.ship
    hits = sum(max(0, getattr(whole, one) - getattr(ship, one)) for one in LOCATIONS)
    worth += SHIP * (game.box.ships[ship.kind].buy or 10) + 8 * len(captain.missions)
    return worth - LOSS * (hits + sum(captain.bounties.values()))
