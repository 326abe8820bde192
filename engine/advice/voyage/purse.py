"""When goods in *Merchants & Marauders* are left where they are: their price would cost him the ship that he
can buy here, or a raid comes next that closes every port that wants them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.advice.notes import Note
from engine.advice.voyage.course import Course
from engine.advice.voyage.goods import laden_with
from engine.captains.marauders.goals import Wanted
from engine.captains.marauders.seen.chart import distances
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.voyage import Voyage
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.kernel import Decision, Option

View = Mapping[str, Any]


def _picked(decision: Decision, picks: Sequence[str]) -> list[Option]:
    return [option for pick in picks if (option := decision.option(pick)) is not None]


def _ship_here(view: View) -> tuple[Wanted | None, int]:
    """The ship for glory that he can pay at the shipyard here, if he may still go there, and the gold that he
    has for her.
    """
    observed = Observation(view)
    visit, captain = observed.played("Port"), observed.captain
    if visit is None or not captain.in_port or "shipyard" in visit.get("done", ()):
        return None, 0
    aims = Aims(observed, Weights())
    wanted = Voyage(observed, aims).wanted(captain.zone, "ship")
    if wanted is None or wanted.missing or not (aims.ship_wished and observed.box.ships[wanted.id].glory):
        return None, 0
    opens = observed.port(captain.zone).stash.opens
    return wanted, observed.gold + (observed.stash if opens else 0)


def spared(view: View, decision: Decision, picks: Sequence[str]) -> list[str]:
    """These goods, but none that would cost him the ship he can buy here, or that no port would take from him
    after the raid that comes next.
    """
    wanted, purse = _ship_here(view)
    if (
        wanted is not None
        and purse - sum(int(one.args["gold"]) for one in _picked(decision, picks)) < wanted.gold
    ):
        return []
    closed = _closed_next(view, decision, picks)
    if not closed:
        return list(picks)
    kept = [one.id for one in _picked(decision, picks) if _nearest(view, one) not in closed]
    return kept if decision.why_not(kept) is None else list(picks)


def _nearest(view: View, option: Option) -> str:
    """The nearest port that wants a card; empty if none does."""
    observed = Observation(view)
    near = distances(observed.box, observed.captain.zone)
    return min(option.args["wanted"], key=lambda zone: near[zone], default="")


def _closed_next(view: View, decision: Decision, picks: Sequence[str]) -> set[str]:
    """The ports that a raid closes to him which comes next with these goods aboard; goods that no port wants
    ("") are not taken along on it either.
    """
    if not picks:
        return set()
    course = Course(laden_with(view, decision, picks))
    best = next(iter(course.goals), None)
    closed = course.voyage.closed(best) if best is not None else ()
    return {"", *closed} if closed else set()


def why_spared(view: View, decision: Decision) -> Note | None:
    """Why he buys nothing here, if it is for a ship or a raid; None if it is for anything else."""
    wanted, _ = _ship_here(view)
    if wanted is not None:
        return Note("voyage-buy-ship", {"ship": wanted.id, "gold": wanted.gold})
    best = next(iter(Course(view).goals), None)
    if best is None or best.what != "raid" or not decision.options:
        return None
    return Note("voyage-buy-raid", {"zone": best.zone})
