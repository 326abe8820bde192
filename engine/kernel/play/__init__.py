"""What plays a game: its steps, one after the other, and what each seat may see of it."""
