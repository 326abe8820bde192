"""Which database there is, and how a file of SQLite is visited."""
