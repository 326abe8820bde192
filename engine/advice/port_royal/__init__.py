"""Advice for *Port Royal* and *Händler der Karibik*."""
