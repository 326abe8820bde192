"""What glory cards, rumors and missions do, sorted by where they do it."""
