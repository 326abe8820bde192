"""The voice at the helm of a first voyage: what a question is about, one suggestion, and its reason."""

from engine.advice.voyage.lessons.memory import AtHelm
from engine.advice.voyage.teaching import (
    Counsel,
    First,
    Follower,
    Heard,
    Lesson,
    Why,
    consider,
    counsel,
    has_learned,
    hear,
    may_speak,
    speaks,
)
from engine.advice.voyage.told.plans import Intent, Planned

__all__ = [
    "AtHelm",
    "Counsel",
    "First",
    "Follower",
    "Heard",
    "Intent",
    "Lesson",
    "Planned",
    "Why",
    "consider",
    "counsel",
    "has_learned",
    "hear",
    "may_speak",
    "speaks",
]
