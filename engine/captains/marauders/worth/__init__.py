"""What things are worth to a captain, in gold: goods, ships, errands, duels, the law's favor."""
