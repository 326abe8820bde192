"""How logs are told."""
