"""Orders for a captain's coming turn: where he sails and what he does in port, worked out from what he sees
while others play.

A step is `sea`, `sail:<zone>`, `dock`, `sell` (everything), `sell:<good>` (all of it, while it is in demand),
`stash` (all gold), `scout` (for a merchant) or `end`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.kernel import Coming, Decision, Given, Option, picked, under_way, verb_of
from engine.marauders.choices import carry_out
from engine.marauders.law.bounties import may_try, port_access
from engine.marauders.money import stash_terms
from engine.marauders.npcs.traits import npcs_in, traits_of
from engine.marauders.places import merchants_at
from engine.marauders.port.goods import sell_prices
from engine.marauders.sea.hunt import hostility
from engine.marauders.ships.hold import cargo_of
from engine.marauders.state import MGame, bound_to, captain_at, captain_of, captains
from engine.marauders.terms.sea import Weather
from engine.marauders.terms.turn import TurnActions
from engine.marauders.turn.turn import ACTIONS, Turn, move_cost

TOLD = frozenset(
    (
        "turn.began",
        "sailed",
        "left.port",
        "docked",
        "port.action",
        "mod.revealed",
        "goods.sold",
        "demand.changed",
        "glory.gained",
        "stashed",
        "scouting.merchant",
        "merchant.missed",
    )
)
"""What is told of orders that go as meant."""
_FOUND = {"captain.found": "target", "npc.found": "seat"}
"""Entries that tell of somebody who was found, by the argument that says who."""
_MOVES = {"sea": "sea", "dock": "port"}


# --- what may be ordered ------------------------------------------------------------------------------------


class _Sketch:
    """How a captain will stand, step by step. It changes the game that it is given."""

    def __init__(self, game: MGame, seat: int) -> None:
        self._game = game
        self._captain = captain_of(game, seat)
        turn = game.within(Turn)
        if turn is None or turn.seat != seat:
            turn = Turn(**bound_to(self._captain), actions=game.terms(TurnActions(seat, ACTIONS)).actions)
            game.stack.append(under_way(turn))
            self._captain.once_per_turn = []
        self._turn = turn
        self.zones = [self._captain.zone]
        self.prices: dict[str, list[list[Any]]] = {}
        self.costs: list[int] = []
        self._ended = False
        self._ashore: list[str] | None = None
        """What he has done in port; None while he is at sea, or has not gone ashore."""
        self._sold: set[str] = set()
        self._scouted: set[str] = set()

    def next_steps(self) -> list[Option]:
        """What may come next."""
        if self._ended:
            return []
        zone = self._captain.zone
        found = [*(self._in_port(zone) if self._captain.in_port else self._at_sea(zone))]
        return [*found, Option("end", secret=True)]

    def _in_port(self, zone: str) -> list[Option]:
        found: list[Option] = []
        lands = self._turn.actions > 0 and not self._turn.ported
        if lands if self._ashore is None else not self._ashore:
            found += self._sales(zone)
        if lands if self._ashore is None else "stash" not in self._ashore:
            terms = stash_terms(self._game, self._captain)
            if terms.allowed and not terms.fee:
                found.append(Option("stash", {"zone": zone}, "coming-stash", secret=True))
        if self._reaches("sea"):
            found.append(Option("sea", {"zone": zone}, "leave-port", secret=True))
        return found

    def _sales(self, zone: str) -> list[Option]:
        left = [one for one in self._prices().values() if one[2]]
        goods = sorted({good for good, _, _, demanded in left if demanded})
        found = [
            Option(f"sell:{good}", {"good": good, "zone": zone}, "coming-sell-good", secret=True)
            for good in goods
        ]
        return [*found, Option("sell", {"zone": zone}, "coming-sell", secret=True)] if left else []

    def _prices(self) -> dict[str, tuple[str, int, bool, bool]]:
        """Of each card that is still in the hold its good, its price, whether it sells and is in demand."""
        game = self._game
        return {
            card: (game.box.cargo_card(card).good, one.price, one.sells, one.demanded)
            for card, one in sell_prices(game, self._captain).items()
            if card not in self._sold
        }

    def _at_sea(self, zone: str) -> list[Option]:
        game = self._game
        found: list[Option] = []
        docks = zone in game.box.ports and may_try(port_access(game, self._captain, zone))
        if docks and self._reaches("port"):
            found.append(Option("dock", {"zone": zone}, "dock", secret=True))
        found += [
            Option(f"sail:{target}", {"zone": target}, "coming-sail", secret=True)
            for target in dict.fromkeys(game.box.zones[zone].borders.values())
            if self._reaches(target)
        ]
        if self._turn.actions > 0 and zone not in self._scouted and game.places.count(merchants_at(zone)):
            found.append(Option("scout", {"zone": zone}, "scout-merchant", secret=True))
        return found

    def _reaches(self, target: str) -> bool:
        return move_cost(self._game, self._captain, target).actions <= self._turn.actions

    # --- done in thought ------------------------------------------------------------------------------------

    def take(self, step: str) -> None:
        """Do a step that was offered."""
        verb, before = verb_of(step), self._turn.actions
        if verb in ("sea", "sail", "dock"):
            self._move(_MOVES.get(verb, picked(step)))
        elif verb == "end":
            self._ended = True
        elif verb == "scout":
            self._turn.actions -= 1
            self._scouted.add(self._captain.zone)
        else:
            self._do_in_port(verb, picked(step))
        self.costs.append(before - self._turn.actions)

    def _do_in_port(self, verb: str, good: str) -> None:
        if self._ashore is None:
            self._turn.actions -= 1
            self._turn.ported = True
            self._ashore = []
        self._ashore.append(verb)
        if verb == "sell":
            prices = self._prices()
            sold = {card: one for card, one in prices.items() if not good or (one[0] == good and one[3])}
            self.prices[self._captain.zone] = [[card, *one] for card, one in sorted(sold.items())]
            self._sold |= sold.keys()

    def _move(self, target: str) -> None:
        game, captain = self._game, self._captain
        cost = move_cost(game, captain, target)
        for name in cost.uses:
            for step in carry_out(game, f"move:{name}", cost):
                step.play(game)
        self._turn.actions -= cost.actions
        self._ashore = None
        captain.in_port, captain.ashore = target == "port", ""
        if target not in ("sea", "port"):
            captain.zone = target
            self.zones.append(target)


def offered(game: MGame, seat: int, steps: Sequence[str]) -> list[Option]:
    """What he may order after these steps; nothing after one that he cannot do any more."""
    if captain_at(game, seat) is None:
        return []
    sketch = _Sketch(game, seat)
    for step in steps:
        if step not in {one.id for one in sketch.next_steps()}:
            return []
        sketch.take(step)
    return sketch.next_steps()


# --- what is done of it -------------------------------------------------------------------------------------


def answer(game: MGame, seat: int, asked: Decision, step: str) -> Given | None:
    """What a step answers: to go where it is done, and there what was ordered."""
    verb, about = verb_of(step), picked(step)
    match asked.kind:
        case "turn.action":
            return _in_turn(verb, about)
        case "port.activity":
            return Given([verb], done=False) if verb in ("sell", "stash") else Given(["done"], done=False)
        case "goods.sell" if verb == "sell":
            sold = [
                one.id
                for one in asked.options
                if not about or (one.args["demanded"] and game.box.cargo_card(one.args["card"]).good == about)
            ]
            return Given(sold)
        case "stash" if verb == "stash" and asked.range is not None:
            return Given([str(asked.range.high)])
        case _:
            return None


def _in_turn(verb: str, about: str) -> Given:
    match verb:
        case "sell" | "stash":
            return Given(["port"], done=False)
        case "sail":
            return Given([f"move:{about}"])
        case "scout":
            return Given(["scout:merchant"])
        case "end":
            return Given(["end"])
        case _:
            return Given([f"move:{_MOVES[verb]}"])


# --- what would stop it -------------------------------------------------------------------------------------


def noted(game: MGame, seat: int, steps: Sequence[str]) -> Mapping[str, Any]:
    """What the steps rely on; of the zones on the way who is there."""
    captain = captain_at(game, seat)
    if captain is None:
        return {"captain": -1}
    now = {
        "captain": captain.id,
        "place": [captain.zone, captain.in_port],
        "ship": msgspec.to_builtins(captain.ship),
        "hold": [captain.gold, sorted(cargo_of(game, seat))],
        "wanted": dict(captain.bounties),
    }
    sketch, possible = _Sketch(game, seat), True
    for step in steps:
        possible = possible and step in {one.id for one in sketch.next_steps()}
        if not possible:
            break
        sketch.take(step)
    ways = sketch.zones
    others = [one for one in captains(game) if one.seat != seat and one.zone in ways]
    hunters = [
        [kind, zone]
        for zone in ways
        for kind in npcs_in(game, zone)
        if hostility(game, traits_of(game, kind), captain).scouts
    ]
    return now | {
        "company": [[one.id, one.zone] for one in others],
        "hunters": hunters,
        "storm": {zone: game.terms(Weather(seat, zone)).hits for zone in ways},
        "price": sketch.prices,
        "way": [possible, sketch.costs],
    }


_ARRIVALS = ("company", "hunters")
"""Of these, only who has come is worth stopping for."""


def upset(before: Mapping[str, Any], now: Mapping[str, Any]) -> str:
    """The first reason to stop; that somebody has gone, or a storm has passed, is none."""
    for what, was in before.items():
        found: Any = now.get(what)
        if what in _ARRIVALS:
            if any(one not in was for one in found or ()):
                return what
        elif what == "storm":
            hits: dict[str, int] = found or {}
            if any(some > was.get(zone, 0) for zone, some in hits.items()):
                return what
        elif found != was:
            return what
    return ""


def struck(seat: int, key: str, args: Mapping[str, Any]) -> str:
    """A captain or a ship has found him."""
    return "found" if key in _FOUND and args.get(_FOUND[key]) == seat else ""


COMING = Coming(
    offered=offered,
    under_way=lambda game, seat: game.state.active_seat == seat,
    answer=answer,
    noted=noted,
    upset=upset,
    struck=struck,
    told=TOLD,
    end="end",
)
