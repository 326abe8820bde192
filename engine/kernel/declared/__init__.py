"""What a game declares: chapters and rules, its box, how it begins, what may be ordered and mended."""
