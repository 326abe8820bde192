"""Tables that are played again from their inputs: what was seen of them, and whether a file is genuine."""

from engine.kernel.history.opened import open_again, played_through
from engine.kernel.history.past import Moment, Past, Round, past_of, rounds_of
from engine.kernel.history.proof import Finding, NotAnExport, Undone, undone_in, verify
from engine.kernel.history.tried import apart

__all__ = [
    "Finding",
    "Moment",
    "NotAnExport",
    "Past",
    "Round",
    "Undone",
    "apart",
    "open_again",
    "past_of",
    "played_through",
    "rounds_of",
    "undone_in",
    "verify",
]
