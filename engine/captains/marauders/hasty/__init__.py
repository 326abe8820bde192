"""A hasty captain of *Merchants & Marauders*, for imagined tables (`engine.captains.hasty`)."""
