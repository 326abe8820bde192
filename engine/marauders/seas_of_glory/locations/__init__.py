"""Location Tokens: places at sea to visit and to raid (Location Tokens)."""

from engine.marauders.seas_of_glory.locations import finds, raids, standing, visits
from engine.marauders.seas_of_glory.locations.tokens import LOCATIONS

__all__ = ["LOCATIONS", "finds", "raids", "standing", "visits"]
