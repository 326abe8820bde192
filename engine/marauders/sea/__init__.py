"""Scouting, merchant raids, attacks, and NPCs that hunt (Scout; Merchant Raids)."""
