"""What cards of Merchants & Marauders say in verbs: abilities, effects, moments, rewards and tasks."""
