"""What several commands share, and what is too long for the module of one."""
