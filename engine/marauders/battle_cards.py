"""What glory cards do in battles, raids and skill rolls (docs/content.md lists the verbs)."""

from __future__ import annotations

from engine.kernel import Chapter

BATTLE_CARDS = Chapter("battle_cards")
