"""Abilities of captains and specialists in battles (docs/content.md lists the handlers)."""

from __future__ import annotations

from engine.kernel import Chapter

COMBAT_ABILITIES = Chapter("combat_abilities")
