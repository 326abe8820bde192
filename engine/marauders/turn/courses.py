"""Courses: several answers of a captain's turn that he may order at once, such as the way to a port.

They are proposals, worked out from what he sees now. Each answer is checked when its time comes, and the rest
is dropped when anything else has happened.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.kernel import Bundle, Course, Decision
from engine.marauders.glory.ending import to_the_next_point
from engine.marauders.law.bounties import may_try, port_access
from engine.marauders.marks import DEMAND_MET
from engine.marauders.money import stash_terms
from engine.marauders.port import bundles
from engine.marauders.port.goods import GLORY_SALE, demanded_good, sell_prices
from engine.marauders.ships.hold import cargo_of
from engine.marauders.state import Captain, MGame, captain_of
from engine.marauders.terms.sea import MoveCost
from engine.marauders.terms.turn import Displeasure
from engine.marauders.turn.turn import Turn

_MOVED = frozenset(("sailed", "left.port"))
_ASHORE = frozenset(("port.action", "mod.revealed"))
"""What is told of a course that goes as meant."""
_SALES = 2
"""Whole sales offered before he is asked what to sell."""


@dataclass(frozen=True, slots=True)
class _Way:
    """A way to a zone: the moves, and the actions they take."""

    zone: str
    moves: tuple[str, ...]
    actions: int


def courses(game: MGame, seat: int, asked: Decision) -> list[Course]:
    """What he may order at once while he is asked this."""
    turn = game.within(Turn)
    if turn is None or turn.seat != seat or game.state.seats[seat].captain is None:
        return []
    captain = captain_of(game, seat)
    if asked.kind == "turn.action":
        ashore = ("turn.action", "port")
        business = [*_sales(game, captain, ashore), *_stashing(game, captain, ashore)]
        return [*(business if asked.option("port") else ()), *_routes(game, captain, turn)]
    if asked.kind == "port.activity":
        sales = _sales(game, captain) if asked.option("sell") else []
        stashing = _stashing(game, captain) if asked.option("stash") else []
        return [*sales, *stashing, *_leaving(game, captain, turn)]
    return []


# --- ashore -----------------------------------------------------------------------------------------------


def _sales(game: MGame, captain: Captain, *before: tuple[str, str]) -> list[Course]:
    """To sell at once, the most gold first."""
    if DEMAND_MET.on(captain):
        return []
    offers = sell_prices(game, captain)
    sales = sorted(bundles.of_sale(game, offers, GLORY_SALE), key=_worth, reverse=True)
    answers = [(kind, (pick,)) for kind, pick in (*before, ("port.activity", "sell"))]
    return [
        Course(
            "+".join(sale.picks),
            (*answers, ("goods.sell", sale.picks)),
            f"bundle-{sale.say}",
            sale.args,
            _ASHORE,
            likely=True,
        )
        for sale in sales[:_SALES]
    ]


def _worth(sale: Bundle) -> tuple[int, int]:
    return sale.args["glory"], sale.args["gold"]


def _stashing(game: MGame, captain: Captain, *before: tuple[str, str]) -> list[Course]:
    """To stash at once, in port: all or all but a few, likely if it earns glory; not where it costs
    something, of which he would not be told.
    """
    stash = stash_terms(game, captain)
    displeases = game.terms(Displeasure(captain.seat, "stash")).gold
    if not captain.in_port or not stash.allowed or stash.fee or displeases:
        return []
    missing = to_the_next_point(game, game.state.seats[captain.seat])
    answers = [(kind, (pick,)) for kind, pick in (*before, ("port.activity", "stash"))]
    return [
        Course(
            f"stash+{bundle.picks[0]}",
            (*answers, ("stash", bundle.picks)),
            f"bundle-{bundle.say}",
            bundle.args,
            _ASHORE,
            likely=0 < missing <= bundle.args["gold"],
        )
        for bundle in bundles.of_stash(game, captain, stash.fee)
    ]


def _leaving(game: MGame, captain: Captain, turn: Turn) -> list[Course]:
    """To end the port action and put to sea, or to end the turn."""
    if not captain.in_port:
        return []
    done = ("port.activity", ("done",))
    found: list[Course] = []
    if _cost(game, captain.seat, "leave_port", captain.zone, captain.zone) <= turn.actions:
        args = {"zone": captain.zone}
        found.append(
            Course("sea", (done, ("turn.action", ("move:sea",))), "way-sea", args, likely=True, ends=True)
        )
    if turn.actions:
        found.append(Course("end", (done, ("turn.action", ("end",))), "way-end", likely=True, ends=True))
    return found


# --- at sea -----------------------------------------------------------------------------------------------


def _routes(game: MGame, captain: Captain, turn: Turn) -> list[Course]:
    """The ways that take more than one move: to dock in a port, or to lie off it; those to a port that wants
    what he holds first.
    """
    cargo = cargo_of(game, captain.seat, goods=True)
    held = {game.box.cargo_card(card).good for card in cargo}
    found: list[Course] = []
    for way in _ways(game, captain, turn.actions):
        good = demanded_good(game, way.zone)
        wanted = good in held
        docks = way.actions + _cost(game, captain.seat, "dock", way.zone, way.zone)
        entered = way.zone in game.box.ports and may_try(port_access(game, captain, way.zone))
        lies_there = captain.in_port and way.zone == captain.zone
        if way.moves and entered and not lies_there and docks <= turn.actions:
            moves = (*way.moves, "move:port")
            found.append(_course(way.zone, moves, docks, "way-dock", good, likely=wanted))
        if len(way.moves) > 1:
            found.append(_course(way.zone, way.moves, way.actions, "way-sail", good, likely=False))
    return sorted(found, key=lambda course: not course.likely)


def _course(
    zone: str, moves: tuple[str, ...], actions: int, say: str, good: str | None, *, likely: bool
) -> Course:
    answers = tuple(("turn.action", (move,)) for move in moves)
    args = {"zone": zone, "actions": actions, "good": good}
    return Course(f"{zone}+{moves[-1]}", answers, say, args, _MOVED, likely=likely)


def _ways(game: MGame, captain: Captain, actions: int) -> Iterator[_Way]:
    """The shortest ways to all zones that so many actions lead to, nearest first; the first stays here."""
    seat, here = captain.seat, _Way(captain.zone, (), 0)
    if captain.in_port:
        here = _Way(captain.zone, ("move:sea",), _cost(game, seat, "leave_port", captain.zone, captain.zone))
    reached, ahead = {captain.zone}, [here] if here.actions <= actions else []
    while ahead:
        ahead.sort(key=lambda way: (way.actions, way.zone))
        way = ahead.pop(0)
        yield way
        for border, zone in game.box.zones[way.zone].borders.items():
            cost = way.actions + _cost(game, seat, "sail", way.zone, zone, border)
            if zone not in reached and cost <= actions:
                reached.add(zone)
                ahead.append(_Way(zone, (*way.moves, f"move:{zone}"), cost))


def _cost(game: MGame, seat: int, move: str, origin: str, target: str, border: str = "") -> int:
    return game.terms(MoveCost(seat, move, origin, target, border)).actions
