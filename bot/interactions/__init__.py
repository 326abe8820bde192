"""What comes in from Discord: clicks and slash commands, and what members are told in return."""
