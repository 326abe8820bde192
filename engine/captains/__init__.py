"""Computer captains. They see what their seat sees, answer what it is asked, and know nothing else."""

from engine.captains.captain import LEVELS, Captain, captain
from engine.captains.play import BrokenLaw, Played, many_games, play_game

__all__ = ["LEVELS", "BrokenLaw", "Captain", "Played", "captain", "many_games", "play_game"]
