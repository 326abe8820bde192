"""War and peace (War event; rulings 2f)."""

from __future__ import annotations

from engine.kernel import Chapter

WAR = Chapter("war")
