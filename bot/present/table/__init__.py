"""What everybody at a table reads: its living message, its state in one line."""
