"""Setup and the turn sequence (Game Setup; Playing the Game)."""
