"""What is thought at a table, in threads: answers of computer captains, odds, counsel at the helm."""
