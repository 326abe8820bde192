"""The event phase and what event cards do (Draw Event Card)."""
