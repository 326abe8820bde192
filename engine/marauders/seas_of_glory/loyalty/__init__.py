"""The Loyalty Track: how far a crew goes with its captain (Loyalty Track)."""

from engine.marauders.seas_of_glory.loyalty import effects
from engine.marauders.seas_of_glory.loyalty.track import LOYALTY

__all__ = ["LOYALTY", "effects"]
