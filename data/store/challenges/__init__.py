"""Challenges: one game for everybody of an installation, a week long, and who has tried it."""
