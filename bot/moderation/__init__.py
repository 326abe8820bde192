"""What moderators do to single tables, which read all of it: no object of Discord's, no layout, no ids."""
