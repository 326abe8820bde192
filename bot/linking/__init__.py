"""Links to the pages of tables: who has which, what they open, what ends them."""
