"""The new captains, events, rumors and missions."""
