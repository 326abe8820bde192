"""Volleys: location dice, ammunition, skulls, what is hit (Hit-Locations & Damage; Special Weapons)."""

from __future__ import annotations

from engine.kernel import Chapter

VOLLEYS = Chapter("volleys")
