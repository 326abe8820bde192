"""Finding tables: one's own, those of a server, and the way back to them."""
