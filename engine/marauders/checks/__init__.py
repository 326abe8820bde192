"""What watches over the rules: invariants, positions, decks, balance, upgrades."""
