"""Who may advance the tables of a database: a lock on a file, or a lease that every write proves."""
