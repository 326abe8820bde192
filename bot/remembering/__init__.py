"""What is remembered of finished games: noted once each is over, and told to members and servers."""
