"""What is done with a database as a whole: look what it is, copy it, put a copy in its place."""
