"""Glory points, glory cards and the end of the game (Winning the Game; Glory Cards)."""
