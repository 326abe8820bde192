"""The voice at the helm of a first voyage: what a question is about, one suggestion, and its reason."""

from engine.advice.voyage.teaching import (
    Counsel,
    Heard,
    Lesson,
    Why,
    consider,
    counsel,
    follow,
    has_learned,
    hear,
    speaks,
)

__all__ = [
    "Counsel",
    "Heard",
    "Lesson",
    "Why",
    "consider",
    "counsel",
    "follow",
    "has_learned",
    "hear",
    "speaks",
]
