"""A single card of any deck."""
