"""What several pictures of Merchants & Marauders share: tokens, flags, paper, layouts, words."""
