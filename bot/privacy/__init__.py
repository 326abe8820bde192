"""How long anything is kept: what a member asks to be deleted, old tables, servers that the bot has left."""
