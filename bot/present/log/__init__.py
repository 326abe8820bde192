"""What has happened at a table: the whole log, and what is new since a member last looked."""
