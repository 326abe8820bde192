"""Expansion modules nobody has printed, as an author would write them: cards, words, rules and texts.

*Brigs* bring a ship, a weapon, a kind of pirates and a slower Galleon; *Relics* a deck of their own, what is
in force by it and a law; *Calm* has no cards and does not go with Brigs.
"""
