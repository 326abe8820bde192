"""How likely fights, raids and assaults go which way."""
