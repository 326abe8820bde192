"""Tables as somebody looks for them: what was found, and whose turn it is where."""
