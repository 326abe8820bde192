"""Advice: odds and consequences of what a seat is offered, from what this seat may know and nothing else."""

from engine.advice.advising import advise, estimate, perils, reckoning_of, remembered, warm
from engine.advice.notes import NO_ADVICE, Advice, Note, Weight

__all__ = [
    "NO_ADVICE",
    "Advice",
    "Note",
    "Weight",
    "advise",
    "estimate",
    "perils",
    "reckoning_of",
    "remembered",
    "warm",
]
