"""What became of finished games, kept when their tables are gone."""
