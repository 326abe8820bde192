"""What glory cards do in turns and ports, to others and to the dying (docs/content.md lists the verbs)."""

from __future__ import annotations

from engine.kernel import Chapter

TURN_CARDS = Chapter("turn_cards")
