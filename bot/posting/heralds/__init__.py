"""How what the domain tells is told on Discord: a herald for each of its rooms that tells something."""
