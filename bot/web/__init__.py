"""The pages in a browser: a server for one table's views, which knows no game and no verb of the bot."""
