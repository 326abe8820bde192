"""A combat."""
