"""Rumors: acquired in port, proven in port or at sea (Acquire a Rumor)."""

from __future__ import annotations

from engine.kernel import Chapter

RUMORS = Chapter("rumors")
