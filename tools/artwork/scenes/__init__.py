"""Vignettes for cards: small stages of layers, from the sky to what stands in front."""
