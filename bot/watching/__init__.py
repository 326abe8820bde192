"""Who sits where once a game is under way: coming, going, lending, changing, voting; and who watches."""
