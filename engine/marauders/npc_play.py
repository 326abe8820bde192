"""How the computer plays a non-player captain, where a table chose it (NPC Ships in Combat)."""

from __future__ import annotations

from engine.kernel import Chapter

NPC_PLAY = Chapter("npc_play")
