"""Non-player captains in play (Non-Player Captains)."""
