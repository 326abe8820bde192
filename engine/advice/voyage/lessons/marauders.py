"""What a first voyage of *Merchants & Marauders* introduces, each thing when it first happens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.advice.voyage.teaching import First, View
from engine.captains.marauders.seen.observation import Observation
from engine.kernel import Decision
from engine.marauders.box import card_id
from engine.marauders.places import hand_of, missions_at, rumors_of

Lines = Sequence[Mapping[str, Any]]
"""The log as a seat may read it."""
ACTION, ASHORE = "turn.action", "port.activity"
OFFERED = {"stash": "stash", "claim": "mission", "rumor": "rumor", "shipyard": "shipyard"}
"""What there is to learn of an activity that is offered in port, by how it begins."""


def firsts(view: View, decision: Decision, log: Lines) -> Iterator[First]:
    """What has happened by now, what changes most first; then what is new on the table, while a seat has time
    to look at it.
    """
    observed = Observation(view)
    if decision.kind == ACTION:
        yield First("actions")
    if observed.mine.captain is not None and any(observed.captain.bounties.values()):
        yield First("bounty")
    if any(line["key"] == "rolled" and line["args"]["faces"] for line in log):
        yield First("skull")
    if decision.kind in (ACTION, ASHORE):
        yield from _around(observed, decision, log)


def _around(observed: Observation, decision: Decision, log: Lines) -> Iterator[First]:
    """What lies before a captain: his hand, an event's ships, what a port offers, what lies nearby."""
    yield from (First("hand", card_id(card)) for card in observed.pieces(hand_of(observed.seat)))
    events = (line["args"]["event"] for line in log if line["key"] == "event.drawn")
    if any(observed.box.event_card(event).icons for event in events):
        yield First("navy")
    offered = {option.id.partition(":")[0] for option in decision.options}
    if decision.kind == ASHORE:
        yield from (First(thing) for begins, thing in OFFERED.items() if begins in offered)
    if observed.pieces(rumors_of(observed.seat)):
        yield First("rumor")
    zone = observed.captain.zone
    near = (zone, *observed.box.zones[zone].borders.values())
    if any(observed.pieces(missions_at(place)) for place in near):
        yield First("mission")
