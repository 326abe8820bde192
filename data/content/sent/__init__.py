"""Content packs that somebody has sent: unpacked and looked through before anything reads them."""
