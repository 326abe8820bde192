"""What somebody looks up: hand and captain, the board, an explanation, the pictures of an end."""
