"""Who is told of what: followers of tables, and those who wish for new ones."""
