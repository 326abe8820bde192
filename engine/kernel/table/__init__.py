"""What a table keeps: its game as it stands, inputs, log, what may be undone, and how all is saved."""
