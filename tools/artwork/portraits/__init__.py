"""Portraits of people, put together from parts that one line of content names."""
