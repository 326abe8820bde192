"""A captain's mat."""
