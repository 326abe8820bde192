"""Computer captains. They see what their seat sees, answer what it is asked, and know nothing else."""

from engine.captains.captain import Captain, captain
from engine.captains.levels import LEVELS, Level
from engine.captains.play import BrokenLaw, Played, many_games, play_game

__all__ = ["LEVELS", "BrokenLaw", "Captain", "Level", "Played", "captain", "many_games", "play_game"]
