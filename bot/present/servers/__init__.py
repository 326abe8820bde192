"""A server's settings and modules, as its moderators see them."""
