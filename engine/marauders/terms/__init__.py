"""Terms: every number, price and list of choices that zones, captains, cards and modules may change."""
