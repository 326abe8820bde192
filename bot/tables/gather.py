"""How a lobby gathers its members: when players are called, when a game starts, how long is waited."""

from __future__ import annotations

import re
from datetime import datetime, timedelta, tzinfo

CALL_EVERY = timedelta(hours=2)
"""At most so often the role is called in a server,"""
CALL_LOBBY = timedelta(hours=24)
"""and for one lobby."""
CHECK_LASTS = timedelta(minutes=15)
"""How long a ready check waits."""
SOON = timedelta(minutes=15)
"""So long before the start members are reminded."""
MISSED = timedelta(hours=1)
"""A start that the bot has missed by more does not happen by itself: nobody would be there."""
MOST_AHEAD = timedelta(days=14)
IN_MINUTES = (15, 30, 60, 120, 240, 480, 1440)
"""When a game may start, as the panel offers it."""

_CLOCK = re.compile(r"(\d{1,2})[:.h](\d{2})\s*(am|pm)?")
_HOUR = re.compile(r"(\d{1,2})\s*(am|pm)")
_AHEAD = re.compile(
    r"(?:in\s+)?(?:(\d{1,3})\s*(?:h|hours?|stunden?|std))?\s*(?:(\d{1,4})\s*(?:m|min|minutes?|minuten?))?"
)


def moment_meant(typed: str, now: datetime, zone: tzinfo) -> datetime | None:
    """The moment that a member types, as the next time his clock shows it ("20:30", "8 pm") or as a span
    ("in 2h", "90 min"); None if it says no such thing, or lies too far ahead.
    """
    text = typed.strip().casefold().removesuffix("uhr").strip()
    match = _CLOCK.fullmatch(text) or _HOUR.fullmatch(text)
    if match is not None:
        hour, half = int(match[1]), match[match.re.groups]
        minute = int(match[2]) if match.re is _CLOCK else 0
        if half is not None:
            if not 1 <= hour <= 12:
                return None
            hour = hour % 12 + (12 if half == "pm" else 0)
        if hour > 23 or minute > 59:
            return None
        there = now.astimezone(zone)
        then = there.replace(hour=hour, minute=minute, second=0, microsecond=0)
        return (then if then > there else then + timedelta(days=1)).astimezone(now.tzinfo)
    match = _AHEAD.fullmatch(text)
    if match is None or not any(match.groups()):
        return None
    ahead = timedelta(hours=int(match[1] or 0), minutes=int(match[2] or 0))
    return now + ahead if timedelta(0) < ahead <= MOST_AHEAD else None
