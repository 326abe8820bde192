"""How long tests wait."""

from __future__ import annotations

PATIENCE = 60.0
"""Seconds for which a test waits for something that does happen, however slow the machine is. No test passes
because this is over; one fails then.
"""
