"""The art of cards, mats and boards as it is shown, and its colours: read from what `tools/artwork` makes."""
