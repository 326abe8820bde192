"""What the pictures of every game are drawn with."""
