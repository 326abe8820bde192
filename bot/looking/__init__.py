"""What members look up at their tables: no object of Discord's, no layout, no ids."""
