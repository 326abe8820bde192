"""The bench: tables, pages and pictures as they are at a real evening, and what they cost."""
