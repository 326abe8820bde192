"""Pictures of Händler der Karibik and Port Royal: what they show (`pictures`), and when (`story`)."""
