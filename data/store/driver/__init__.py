"""Which database there is, its files, how a file of SQLite is visited and PostgreSQL spoken to."""
