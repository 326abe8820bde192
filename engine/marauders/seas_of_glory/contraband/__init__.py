"""Contraband: a second space for cargo, with its own price, buyers and pursuers (Contraband).

What a card is depends on where it lies: in the contraband space it is contraband and nothing else, in the
regular space the good it shows.
"""

from engine.marauders.seas_of_glory.contraband import losing, trade
from engine.marauders.seas_of_glory.contraband.space import CONTRABAND

__all__ = ["CONTRABAND", "losing", "trade"]
