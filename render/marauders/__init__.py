"""Pictures of Merchants & Marauders: what they show (`pictures`), and when (`story`)."""
