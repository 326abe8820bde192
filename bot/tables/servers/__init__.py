"""What servers have settled for their tables."""
