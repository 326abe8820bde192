"""What comes in from Discord: clicks and slash commands, and the answers members get."""
