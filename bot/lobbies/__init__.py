"""Lobbies, from opening to the start of the game, and how tables end by hand: every act a call, without
Discord.
"""
