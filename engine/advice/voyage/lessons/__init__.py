"""What a first voyage introduces: things that nobody knows before they happen; what was told of them."""
