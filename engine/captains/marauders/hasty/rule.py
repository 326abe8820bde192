"""What a hasty captain of *Merchants & Marauders* does, by a plain rule for each kind of question.

He trades: buys where he is, sells where goods are asked for, brings gold home, and proves his rumors on the
way. Nothing is weighed, no rule is asked what it brings, and no fight is imagined.
"""

from __future__ import annotations

from collections import Counter

from engine.captains.marauders.seen.chart import distances
from engine.kernel import Decision
from engine.marauders.combat.sides import Combat
from engine.marauders.law.bounties import port_nation
from engine.marauders.places import demand_at, hold_of, rumors_of
from engine.marauders.port.goods import DEMAND_PRICE, GLORY_SALE
from engine.marauders.state import NATIONS, Captain, MGame, captain_of, home_of, nation_of
from engine.marauders.turn.turn import Turn

PLANNED = "turn.action"
"""The question that plans are for."""
POINT = 12.0
"""Gold that a glory point is worth to him."""
ACTION = 3.0
"""Gold that an action is worth."""
CHEST = 0.6
"""How much of the gold that he brings home counts."""
FULL = 12
"""Gold aboard for which he goes home."""
CARD = 3
"""Gold with which he can buy a card, and what a free space in his hold is worth where he buys."""
FADE, FAR = 0.85, 6
"""What is left of a worth that is a border away, and how far it is to who asks for what nobody asks for."""
ROOM = 2
"""Free spaces in the hold with which he looks for a merchant."""
SHIP = 20
"""Gold with which he looks for a better ship."""
BETTER = ("galleon", "frigate")
"""Ships that bring glory, the best first."""
FINEST = {"sloop": 0, "flute": 1, "brig": 1, "frigate": 2, "galleon": 3}


def act(game: MGame, decision: Decision) -> list[str]:
    """An errand that can be done here; else what the port is good for; else towards where he is going."""
    offered = [option.id for option in decision.options]
    for id in offered:
        if id.startswith(("prove:", "task:")):
            return [id]
    captain, turn = captain_of(game, decision.seat), game.within(Turn)
    if "port" in offered and captain.in_port and turn is not None and not turn.ported:
        return ["port"]
    target = _target(game, captain)
    if captain.in_port:
        return ["move:sea" if "move:sea" in offered and target != captain.zone else "end"]
    if "scout:merchant" in offered and _raids(game, captain):
        return ["scout:merchant"]
    if target == captain.zone:
        return ["move:port" if "move:port" in offered else "end"]
    far = distances(game.box, target)
    moves = [
        id
        for id in offered
        if id.startswith("move:") and far.get(id[5:], far[captain.zone]) < far[captain.zone]
    ]
    return [min(moves, key=lambda id: far[id[5:]]) if moves else "end"]


def _room(game: MGame, captain: Captain) -> int:
    """How many cards more there is room for."""
    return captain.ship.cargo - len(game.places.held.get(hold_of(captain.seat), ()))


def _raids(game: MGame, captain: Captain) -> bool:
    """Whether a merchant is worth a look: there is room for what he carries, and the ship is sound."""
    ship = captain.ship
    return _room(game, captain) >= ROOM and min(ship.hull, ship.masts, ship.crew, ship.cannons) > 0


def _target(game: MGame, captain: Captain) -> str:
    """The port, or the zone of a rumor, that promises most for the way to it."""
    box, held, seat = game.box, game.places.held, captain.seat
    far, home = distances(box, captain.zone), home_of(game, captain)
    aboard = Counter(box.cargo_card(piece).good for piece in held.get(hold_of(seat), ()))
    sought = {box.rumor_card(piece).zone for piece in held.get(rumors_of(seat), ())}
    loads = CARD * min(captain.ship.cargo - sum(aboard.values()), captain.gold // CARD)
    here = captain.zone if _was_here(game, captain) else ""
    best, most = captain.zone, 0.0
    for zone in box.ports:
        if not _open(game, captain, zone, home):
            continue
        worth = POINT if zone in sought else 0.0
        if zone != here:
            worth += loads
            if aboard and (count := aboard.get(_demanded(game, zone) or "", 0)):
                worth += count * DEMAND_PRICE + (POINT if count >= GLORY_SALE else 0.0)
            if zone == home and captain.gold >= FULL:
                worth += CHEST * captain.gold
        worth -= ACTION * far[zone]
        if worth > most:
            best, most = zone, worth
    return best


def _was_here(game: MGame, captain: Captain) -> bool:
    """Whether he has nothing more to do in the port of this zone in this turn."""
    turn = game.within(Turn)
    return turn is not None and (turn.ported or turn.berth == captain.zone)


def _open(game: MGame, captain: Captain, zone: str, home: str) -> bool:
    nation = port_nation(game, zone)
    if zone == home or nation is None:
        return zone == home
    at_war = game.state.at_war
    return nation not in captain.bounties and not (nation in at_war and nation_of(game, captain) in at_war)


# --- in port --------------------------------------------------------------------------------------


def activity(game: MGame, decision: Decision) -> list[str]:
    """Sell, mend and buy ships, listen, load, stash: each once."""
    offered, done = {option.id for option in decision.options}, decision.args.get("done", ())
    captain = captain_of(game, decision.seat)
    wished = {
        "sell": _sold(game, captain),
        "shipyard": captain.gold >= SHIP or (captain.gold > CARD and _damaged(game, captain)),
        "recruit": captain.ship.crew <= 1 and captain.gold > 2 * CARD,
        "rumor": captain.gold > 2 * CARD,
        "buy": captain.gold >= CARD,
        "stash": captain.gold >= FULL // 2,
    }
    for id in sorted(offered):
        if id.startswith("prove:"):
            return [id]
    return [next((id for id, wants in wished.items() if wants and id in offered and id not in done), "done")]


def _sold(game: MGame, captain: Captain) -> bool:
    """Whether he has what the port asks for, or no room for anything else."""
    good = _demanded(game, captain.zone)
    return not _room(game, captain) or any(
        game.box.cargo_card(piece).good == good for piece in game.places.held.get(hold_of(captain.seat), ())
    )


def _demanded(game: MGame, zone: str) -> str | None:
    token = game.places.held.get(demand_at(zone))
    return game.box.demand_token(token[0]).good if token else None


def _damaged(game: MGame, captain: Captain) -> bool:
    ship, card = captain.ship, game.box.ships[captain.ship.kind]
    return ship.hull < card.toughness or ship.masts < card.toughness or ship.cargo < card.cargo


def sell(game: MGame, decision: Decision) -> list[str]:
    """What is asked for here; anything else only to make room."""
    captain, card = captain_of(game, decision.seat), game.box.cargo_card
    good = _demanded(game, captain.zone)
    found = [option.id for option in decision.options if card(_what(option.id)).good == good]
    if not found and not _room(game, captain):
        found = [option.id for option in decision.options]
    return found[: decision.most] or list(decision.default)


def buy(game: MGame, decision: Decision) -> list[str]:
    """The goods that bring most where they are asked for, the more alike and the nearer the better; as many
    as he can load and pay.
    """
    captain, card, told = captain_of(game, decision.seat), game.box.cargo_card, decision.private_args
    room, gold = int(told.get("takes", told.get("room", 0))), int(told.get("gold", 0))
    goods = {option.id: card(_what(option.id)).good for option in decision.options}
    alike = Counter(goods.values())
    alike.update(card(piece).good for piece in game.places.held.get(hold_of(captain.seat), ()))
    far, home = distances(game.box, captain.zone), home_of(game, captain)
    fades = dict.fromkeys(alike, FADE**FAR)
    for zone in game.box.ports:
        good = _demanded(game, zone)
        if good in fades and zone != captain.zone and _open(game, captain, zone, home):
            fades[good] = max(fades[good], FADE ** far[zone])
    worth = {
        good: fades[good] * (DEMAND_PRICE + POINT / GLORY_SALE * (count >= GLORY_SALE))
        for good, count in alike.items()
    }
    picks: list[str] = []
    for option in sorted(decision.options, key=lambda option: (-worth[goods[option.id]], option.id)):
        price = int(option.args.get("gold", CARD))
        if len(picks) < min(room, decision.most) and price <= min(gold, worth[goods[option.id]]):
            picks.append(option.id)
            gold -= price
    return picks if decision.why_not(picks) is None else list(decision.default)


def keep(game: MGame, decision: Decision) -> list[str]:
    """As much as fits."""
    return [option.id for option in decision.options][: decision.most]


def yard(game: MGame, decision: Decision) -> list[str]:
    """A better ship that he can pay, else repairs with gold left over."""
    captain = captain_of(game, decision.seat)
    offered = {
        option.id: int(option.args.get("gold", 0)) - int(option.args.get("value", 0))
        for option in decision.options
    }
    left = captain.gold - CARD
    for kind in BETTER:
        if (
            FINEST.get(captain.ship.kind, 0) < FINEST[kind]
            and offered.get(f"ship:{kind}", SHIP * SHIP) <= left
        ):
            return [f"ship:{kind}"]
    for id in ("repair:all", "repair:hull", "repair:cargo", "repair:masts"):
        if id in offered and offered[id] <= left:
            return [id]
    return ["done"]


def stash(game: MGame, decision: Decision) -> list[str]:
    """All but what a load costs; all of it when it may win or the game ends."""
    assert decision.range is not None
    high, seat = decision.range.high, game.state.seats[decision.seat]
    whole = game.state.last_round or seat.glory + 2 >= game.state.goal
    return [str(max(decision.range.low, high if whole else high - 2 * CARD))]


def hire(game: MGame, decision: Decision) -> list[str]:
    """As many as he can pay with a card's price left over."""
    assert decision.range is not None
    gold, price = captain_of(game, decision.seat).gold, int(decision.args.get("price", 2)) or 1
    return [str(max(decision.range.low, min(decision.range.high, (gold - CARD) // price)))]


# --- ships and merchants --------------------------------------------------------------------------


def choose_ship(game: MGame, decision: Decision) -> list[str]:
    """The one that carries most."""
    return [max((option.id for option in decision.options), key=lambda id: game.box.ships[_what(id)].cargo)]


def meet(game: MGame, decision: Decision) -> list[str]:
    """Raid whoever wants him already, else one of another nation than his own; never those at home."""
    captain = captain_of(game, decision.seat)
    spared = nation_of(game, captain)
    raids = [
        option.id for option in decision.options if _what(option.id) in NATIONS and _what(option.id) != spared
    ]
    raids.sort(key=lambda id: (_what(id) not in captain.bounties, id))
    return [raids[0] if raids else "let_go"]


def declare(game: MGame, decision: Decision) -> list[str]:
    """Board with more crew, flee from who is stronger, else shoot: by what can be counted on both ships."""
    combat = game.within(Combat)
    offered = [option.id for option in decision.options]
    if combat is None:
        return list(decision.default)
    number = next((n for n, side in enumerate(combat.sides) if side.seat == decision.seat), None)
    if number is None:
        return list(decision.default)
    ship = captain_of(game, decision.seat).ship
    foe = combat.sides[1 - number]
    other = captain_of(game, foe.seat).ship if foe.seat >= 0 else foe.ship
    if other is None:
        return list(decision.default)
    mine, his = ship.hull + ship.cannons + ship.crew, other.hull + other.cannons + other.crew
    if mine < his and "flee" in offered:
        return ["flee"]
    wished = "board" if ship.crew > other.crew else "shoot"
    return [wished if wished in offered else offered[0]]


def _what(id: str) -> str:
    return id.partition(":")[2]


RULES = {
    "turn.action": act,
    "port.activity": activity,
    "goods.sell": sell,
    "goods.buy": buy,
    "raid.keep": keep,
    "shipyard": yard,
    "stash": stash,
    "crew.hire": hire,
    "ship.choose": choose_ship,
    "ship.next": choose_ship,
    "merchant": meet,
    "battle.declare": declare,
}
"""What he does where the default will not do."""
