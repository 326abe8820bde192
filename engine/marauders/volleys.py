"""Volleys: location dice, ammunition, skulls, what is hit (Hit-Locations & Damage; Special Weapons; rulings 2d)."""

from __future__ import annotations

from engine.kernel import Chapter

VOLLEYS = Chapter("volleys")
