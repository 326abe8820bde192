"""Crew combat, after boarding or where a card says so (Crew Combat)."""

from __future__ import annotations

from engine.kernel import Chapter

CREW = Chapter("crew")
