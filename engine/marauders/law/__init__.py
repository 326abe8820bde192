"""Bounties and war: what nations think of a captain (Bounties & Rewards; At War)."""
