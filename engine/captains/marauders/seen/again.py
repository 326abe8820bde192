"""What a captain made of a view, for when he is asked again and only his place and his turn have changed.

That is no memory of what has happened: whatever is looked at again depends on nothing but what is in the
view, and would be found the same (`tests/captains/test_again.py`).
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Generator, Hashable, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec

from engine.captains.marauders.seen.observation import Observation
from engine.games import load_game
from engine.marauders.effects_in_force import brought_along

MOST = 16
"""Positions that are kept, the newest."""
WHEREABOUTS = frozenset({"zone", "in_port", "ashore"})
"""The fields of a captain that say where he is."""
PASSING = ("merchant.at:", "cargo.bag", "cargo.discards")
"""How places begin whose pieces nobody has weighed but the turn itself."""


class _Weighed(dict[str, bool]):
    """Whether the pieces of a place are weighed."""

    def __missing__(self, place: str) -> bool:
        found = self[place] = not place.startswith(PASSING)
        return found


_weighed = _Weighed()
_encode = msgspec.msgpack.Encoder().encode
kept: OrderedDict[Hashable, Observation] = OrderedDict()


@contextmanager
def seen_again(view: Mapping[str, Any]) -> Generator[Observation]:
    """A view as its captain sees it, with what he made of it before. Nobody else looks at it meanwhile:
    captains think in threads.
    """
    key = standing(view)
    observed = kept.pop(key, None)
    if observed is None:
        observed = Observation(view)
    else:
        observed.goes_on(view)
    try:
        yield observed
    except BaseException:
        observed.forget()
        raise
    _keep(key, observed)


def _keep(key: Hashable, observed: Observation) -> None:
    # Each of these is one step, so that another thread never finds anything half done.
    if (older := kept.pop(key, None)) is not None:
        older.forget()
    kept[key] = observed
    while len(kept) > MOST:
        kept.popitem(last=False)[1].forget()


def standing(view: Mapping[str, Any]) -> Hashable:
    """All of a view but where its captain is, his turn, and pieces that only the turn looks at; and what the
    rules bring into force where he is.
    """
    spec, modules = load_game(view["game"]), tuple(view["modules"])
    rules, box, seat, state = spec.rules(modules), spec.supply.box(modules), view["seat"], view["state"]
    seats = [*state["seats"]]
    captain = seats[seat]["captain"]
    left = {name: what for name, what in captain.items() if name not in WHEREABOUTS}
    seats[seat] = {**seats[seat], "captain": left}
    here = captain["ashore"] or captain["zone"]
    places = {place: held for place, held in view["places"].items() if _weighed[place]}
    steps = [step for step in view["stack"] if step["step"] != "Turn"]
    rest = (seat, view["options"], {**state, "seats": seats}, view["ext"], places, view["known"], steps)
    return rules, box, brought_along(rules, box, here), _encode(rest)
