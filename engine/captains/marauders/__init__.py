"""How computer captains play *Merchants & Marauders*: as merchants when they can, as raiders when it pays."""
