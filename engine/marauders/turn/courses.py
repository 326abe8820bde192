"""Courses: several answers of a captain's turn that he may order at once, such as the way to a port.

They are proposals, worked out from what he sees now. Each answer is checked when its time comes, and the rest
is dropped when anything else has happened.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel import Bundle, Course, Decision
from engine.marauders.glory.ending import to_the_next_point
from engine.marauders.marks import DEMAND_MET
from engine.marauders.money import stash_terms
from engine.marauders.places import hand_of
from engine.marauders.port import bundles
from engine.marauders.port.goods import GLORY_SALE, demanded_good, sell_prices
from engine.marauders.ships.hold import cargo_of
from engine.marauders.state import Captain, MGame, captain_at, captain_of, seat_of
from engine.marauders.terms.turn import Displeasure
from engine.marauders.turn.turn import Turn, move_cost
from engine.marauders.turn.ways import Reach, Ways

_MOVED = frozenset(("sailed", "left.port"))
_ASHORE = frozenset(("port.action", "mod.revealed"))
"""What is told of a course that goes as meant."""
_SALES = 2
"""Whole sales offered before he is asked what to sell."""


def courses(game: MGame, seat: int, asked: Decision) -> list[Course]:
    """What he may order at once while he is asked this; the game is one that nobody else uses."""
    turn = game.within(Turn)
    if turn is None or turn.seat != seat or captain_at(game, seat) is None:
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
    if asked.kind == "shipyard" and not turn.actions:
        return _leaving(game, captain, turn, ("shipyard", ("done",)))
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
    """To stash at once, in port: all or all but a few, likely if it earns glory and leaves him something to
    trade with; not where it costs something, of which he would not be told.
    """
    stash = stash_terms(game, captain)
    displeases = game.terms(Displeasure(captain.seat, "stash")).gold
    if not captain.in_port or not stash.allowed or stash.fee or displeases:
        return []
    missing = to_the_next_point(game, seat_of(game, captain.seat))
    answers = [(kind, (pick,)) for kind, pick in (*before, ("port.activity", "stash"))]
    return [
        Course(
            f"stash+{bundle.picks[0]}",
            (*answers, ("stash", bundle.picks)),
            f"bundle-{bundle.say}",
            bundle.args,
            _ASHORE,
            likely=0 < missing <= bundle.args["gold"] and bundle.args["kept"] >= bundles.KEPT,
        )
        for bundle in bundles.of_stash(game, captain, stash.fee)
    ]


def _leaving(game: MGame, captain: Captain, turn: Turn, *before: tuple[str, tuple[str, ...]]) -> list[Course]:
    """To end the port action and put to sea, or to end the turn; `before` ends what he does in port."""
    if not captain.in_port:
        return []
    done = (*before, ("port.activity", ("done",)))
    found: list[Course] = []
    if (takes := move_cost(game, captain, "sea").actions) <= turn.actions:
        args = {"zone": captain.zone, "actions": takes}
        found.append(
            Course("sea", (*done, ("turn.action", ("move:sea",))), "way-sea", args, likely=True, ends=True)
        )
    # Without actions left he is asked once more only if he might play a card.
    asked_more = turn.actions or game.places.held.get(hand_of(captain.seat))
    end = (("turn.action", ("end",)),) if asked_more else ()
    if len(ends := (*done, *end)) > 1:
        found.append(Course("end", ends, "way-end", likely=True, ends=True))
    return found


# --- at sea -----------------------------------------------------------------------------------------------


def _routes(game: MGame, captain: Captain, turn: Turn) -> list[Course]:
    """The ways that take more than one move: to dock in a port, or to lie off it; those to a port that wants
    what he holds first.
    """
    cargo = cargo_of(game, captain.seat, goods=True)
    held = {game.box.cargo_card(card).good for card in cargo}
    berth = captain.zone if captain.in_port else ""
    first = ("move:sea",) if captain.in_port else ()
    ways = Ways(game, captain, turn, turn.actions)
    found: list[Course] = []
    for zone, (at, docking) in _nearest(ways).items():
        good = demanded_good(game, zone)
        if docking is not None and docking.way and zone != berth:
            moves = (*first, *map(_move_to, docking.way), "move:port")
            found.append(_course(zone, moves, docking.actions, "way-dock", good, likely=good in held))
        moves = (*first, *map(_move_to, at.way))
        if len(moves) > 1:
            found.append(_course(zone, moves, at.actions, "way-sail", good, likely=False))
    return sorted(found, key=lambda course: not course.likely)


class _Docking(NamedTuple):
    """In port by way of these zones, for so many actions."""

    actions: int
    way: tuple[str, ...]


def _nearest(ways: Ways) -> dict[str, tuple[Reach, _Docking | None]]:
    """For each zone within reach the way there, and the one into its port, which may be another one."""
    nearest: dict[str, tuple[Reach, _Docking | None]] = {}
    for at in ways.everywhere():
        near, docking = nearest.setdefault(at.zone, (at, None))
        actions = ways.docking(at)
        if actions is not None and (docking is None or actions < docking.actions):
            docking = _Docking(actions, at.way)
        nearest[at.zone] = near, docking
    return nearest


def _move_to(zone: str) -> str:
    return f"move:{zone}"


def _course(
    zone: str, moves: tuple[str, ...], actions: int, say: str, good: str | None, *, likely: bool
) -> Course:
    answers = tuple(("turn.action", (move,)) for move in moves)
    args = {"zone": zone, "actions": actions, "good": good}
    return Course(f"{zone}+{moves[-1]}", answers, say, args, _MOVED, likely=likely)
