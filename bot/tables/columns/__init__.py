"""What single columns of rows keep as JSON, with types."""
