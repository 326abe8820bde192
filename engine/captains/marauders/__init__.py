"""How a computer captain of level 2 plays *Merchants & Marauders*: a merchant when it can, a raider when it pays."""
