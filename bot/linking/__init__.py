"""Links to the pages of tables: who has which, and the pages that they open."""
