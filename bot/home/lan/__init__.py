"""Phones in the local network: where they reach a house, what lets them in, who has come."""
