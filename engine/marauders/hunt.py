"""How non-player captains move, hunt and find captains (Hunt Priority; Scouting; NPC Movement)."""

from __future__ import annotations

from engine.kernel import Chapter

HUNT = Chapter("hunt")
