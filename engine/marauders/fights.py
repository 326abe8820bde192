"""Fights that rumors and missions ask for: crew combat without a battle (Crew Combat)."""

from __future__ import annotations

from engine.kernel import Chapter

FIGHTS = Chapter("fights")
