"""Advice for *Treasure Fleet*."""
