"""*Lots*: the smallest game that has all that a game needs; docs/adding-a-game.md shows it file by file."""
