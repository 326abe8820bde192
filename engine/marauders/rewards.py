"""What rumors, missions and glory cards bring (docs/content.md lists the verbs)."""

from __future__ import annotations

from engine.kernel import Chapter

REWARDS = Chapter("rewards")
