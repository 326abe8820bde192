"""Phones in the local network come to a house."""
