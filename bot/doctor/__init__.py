"""Whether the bot could be used here, and what to do where it could not: what `quartermaster doctor` says."""
