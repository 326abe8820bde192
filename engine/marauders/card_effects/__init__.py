"""What glory cards, rumors and missions do, by where they do it."""
