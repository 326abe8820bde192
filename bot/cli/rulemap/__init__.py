"""Reads the code of the rules: what attaches to a step, and what its code asks for and plans."""
