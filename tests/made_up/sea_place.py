"""*Islets*: in every zone a place at sea where a captain goes ashore and does one port activity.

No ability of the zone holds there, and nothing of its port but the market is there. Towns, Trade Stations
and the Pirate Haven of Seas of Glory need the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from data.content.modules import ModuleContent
from engine.kernel import Chapter, Rank, Step
from engine.marauders.port.port import Visit
from engine.marauders.state import Captain, MGame, bound_to
from engine.marauders.terms.port import PortChoices
from engine.marauders.terms.trade import GoodsOffer
from engine.marauders.terms.turn import ActionChoice, TurnChoices

CONTENT = ModuleContent("sea_place", Path(__file__).parent / "sea_place")

ISLETS = Chapter("sea_place")

ISLET = "islet"
"""The place, whatever the zone."""
ON_OFFER = 4
ON_THE_ISLET = ("sell", "buy", "shipyard", "recruit", "rumor")


@ISLETS.rule(TurnChoices)
def can_be_visited(game: MGame, terms: TurnChoices) -> None:
    """Every zone at sea has an islet, for one visit a turn."""
    if not terms.in_port and ISLET not in terms.scouted_targets:
        terms.offers.append(ActionChoice("visit", say="visit-islet", actions=1, target=ISLET))


@ISLETS.effect("action:visit")
def visit(game: MGame, captain: Captain, target: str) -> Step:
    """Go ashore."""
    game.log("islet.visited", seat=captain.seat, zone=captain.zone)
    return VisitIslet(**bound_to(captain), at=ISLET, most=1)


@ISLETS.step
class VisitIslet(Visit):
    """One port activity."""


@ISLETS.rule(PortChoices, rank=Rank.LAST)
def not_everything(game: MGame, terms: PortChoices) -> None:
    """Not everything is to be had there."""
    if terms.place == ISLET:
        terms.offers = [offer for offer in terms.offers if offer.id in ON_THE_ISLET]


@ISLETS.rule(GoodsOffer, rank=Rank.SET)
def small_market(game: MGame, terms: GoodsOffer) -> None:
    """Four cards."""
    if terms.place == ISLET:
        terms.cards = ON_OFFER


@ISLETS.invariant
def ashore_while_he_visits(game: MGame) -> Iterator[str]:
    """A captain is ashore there for the time of his visit alone, his ship at sea."""
    visits = {frame.step.seat for frame in game.stack if isinstance(frame.step, VisitIslet)}
    for seat in game.state.seats:
        captain = seat.captain
        if captain is not None and captain.ashore and (captain.in_port or captain.seat not in visits):
            yield f"seat {captain.seat} is still on the {captain.ashore}"
