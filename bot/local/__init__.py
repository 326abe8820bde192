"""The local table: a Discord within this process, with the bot in it, shown as a web page."""
