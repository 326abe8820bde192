"""Specialists: hired in port, one of each type (Specialists)."""

from __future__ import annotations

from engine.kernel import Chapter

SPECIALISTS = Chapter("specialists")
