"""What can be reckoned of what nobody offers."""
