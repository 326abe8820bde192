"""The board: the sea chart with everything on it, the panels around it, and one zone drawn large."""
