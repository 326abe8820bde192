"""Pictures of Treasure Fleet: what they show (`pictures`), and when (`story`)."""
