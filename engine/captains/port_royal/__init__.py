"""Computer captains of *Händler der Karibik* and *Port Royal*."""
