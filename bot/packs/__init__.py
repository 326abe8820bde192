"""Content packs that somebody has made: checked in a process of their own, which has limits."""
