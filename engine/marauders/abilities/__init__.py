"""Abilities of zones and captains, each a rule beside the base steps."""
