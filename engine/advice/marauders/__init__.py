"""Advice for *Merchants & Marauders*."""
