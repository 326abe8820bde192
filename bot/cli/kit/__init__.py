"""What several commands share, and what is too long for a command's own module."""
