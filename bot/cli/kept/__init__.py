"""Commands about all that is stored: a copy of it, and a copy put back."""
