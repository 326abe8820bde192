"""The decks against the component list of the box."""

from __future__ import annotations

from collections import Counter

from data.content.fleet import COMPONENTS, fleet_content
from engine.kernel import DeckReport


def deck_reports(modules: tuple[str, ...] = ()) -> list[DeckReport]:
    """Every deck. There is a player deck for each flag."""
    return [_report(deck) for deck in COMPONENTS]


def _report(deck: str) -> DeckReport:
    box = fleet_content()
    times = len(box.flags) if deck == "pirate" else 1
    origins = Counter({"printed": 0, "house": 0})
    for card in box.decks[deck]:
        origins[card.origin] += card.copies * times
    size = sum(origins.values())
    return DeckReport(deck, size, COMPONENTS[deck] * times, dict(origins))
