"""The challenge of the week: one game for everybody of an installation, one try each, results afterwards."""
