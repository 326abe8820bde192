"""The table's own protocol: what a page gets, and what it sends; it knows no page and no Discord."""
