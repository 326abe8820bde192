"""What goes out to Discord: table messages with their pictures, direct messages, private replies."""
