"""The one plan that every sentence of *Merchants & Marauders* asks: how it is kept, called, and changed."""
