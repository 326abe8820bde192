"""A lobby's message, and what gathers its players."""
