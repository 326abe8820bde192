"""The port action and what can be done in it (Port)."""
