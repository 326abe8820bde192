"""Rumors and missions (Acquire a Rumor; Claim a Mission)."""
