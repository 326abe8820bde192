"""How a game's log is told: entries joined by meaning, a turn as a heading and a few lines."""

from data.telling.asides import aside
from data.telling.happened import Happened, Happenings, open_happenings
from data.telling.plan import Plan, TellingError, Way, open_plan
from data.telling.rounds import Rounds, begun_in, concerns, rounds
from data.telling.turns import (
    MOST_LINES,
    Block,
    Clause,
    Fragment,
    Line,
    Read,
    Span,
    called_in,
    compose,
    spans,
)
from data.telling.words import block_text, clause_text, heading_text, line_texts, route_text

__all__ = [
    "MOST_LINES",
    "Block",
    "Clause",
    "Fragment",
    "Happened",
    "Happenings",
    "Line",
    "Plan",
    "Read",
    "Rounds",
    "Span",
    "TellingError",
    "Way",
    "aside",
    "begun_in",
    "block_text",
    "called_in",
    "clause_text",
    "compose",
    "concerns",
    "heading_text",
    "line_texts",
    "open_happenings",
    "open_plan",
    "rounds",
    "route_text",
    "spans",
]
