"""What a moderator may repair at a table of *Merchants & Marauders*."""
