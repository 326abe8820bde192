"""A Discord within this process, with the bot in it, shown as a page: for tests and pictures of documents."""
