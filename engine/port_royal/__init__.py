"""*Händler der Karibik* and *Port Royal*: one engine, two rule sets."""
