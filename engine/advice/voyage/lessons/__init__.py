"""What a first voyage introduces: things of a game that nobody knows before they happen."""
