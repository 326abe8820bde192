"""A Discord within this process, with the bot in it: for tests and pictures of documents."""
