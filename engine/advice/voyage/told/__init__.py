"""The one plan that every sentence of *Merchants & Marauders* asks: where a seat goes next, and what for."""
