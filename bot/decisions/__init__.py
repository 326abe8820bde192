"""What members answer and order at their tables, and take back: no object of Discord's, no layout, no ids."""
