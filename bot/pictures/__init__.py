"""Pictures of tables: which one a message has, boards and cards, what is under way, threads to draw in."""
