"""The protocol of a house: its tables, new ones, lobbies, what its host sets right. Its shapes and acts.

All of it is made for one reader, as what he gets of a table is. See docs/table-protocol.md.
"""
