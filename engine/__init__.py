"""Rules, captains and advice. Whoever imports any of it can open a table for every game."""

from engine import games as games
