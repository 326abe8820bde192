"""Tables at home: the domain without any Discord, for those who sit round one computer."""
