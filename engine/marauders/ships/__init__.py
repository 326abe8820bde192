"""Ships, their holds and their modifications (The Ships)."""
