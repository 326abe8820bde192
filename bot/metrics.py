"""What an operator counts and times, for Prometheus. Nothing of it names a member, a table or a server."""

from __future__ import annotations

import logging

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
"""All of ours; nothing that a library adds by itself."""
_SOON = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""Seconds; Discord gives a click up after three."""

CLICKS = Counter("quartermaster_clicks", "Clicks and forms that came in.", ["control"], registry=REGISTRY)
ACKNOWLEDGED = Histogram(
    "quartermaster_acknowledged_seconds",
    "From a click's arrival until Discord had its acknowledgement.",
    buckets=_SOON,
    registry=REGISTRY,
)
SAVED = Histogram(
    "quartermaster_saved_seconds",
    "How long it took to save an answer.",
    buckets=(0.001, *_SOON),
    registry=REGISTRY,
)
PICTURES = Histogram(
    "quartermaster_picture_seconds",
    "How long it took to draw something, waiting for a thread included.",
    buckets=(0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0),
    registry=REGISTRY,
)
LAG = Gauge(
    "quartermaster_loop_lag_seconds",
    "By how much the event loop was late when it was last looked at.",
    registry=REGISTRY,
)
TABLES = Gauge("quartermaster_tables", "Tables in memory.", registry=REGISTRY)
FAILURES = Counter(
    "quartermaster_discord_failures",
    "Calls to Discord that failed, by HTTP status; 0: nothing came back.",
    ["status"],
    registry=REGISTRY,
)
LIMITED = Counter(
    "quartermaster_discord_rate_limits",
    "How often Discord told the bot to wait.",
    registry=REGISTRY,
)


class Limits(logging.Handler):
    """Counts what discord.py says of Discord's limits: it waits by itself, and tells nobody else."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._log = logging.getLogger("discord")
        self._before = self._log.level

    def follow(self) -> None:
        """Count from now on, also what is too little for the operator's log."""
        self._before = self._log.level
        self._log.setLevel(min(self.level, self._log.getEffectiveLevel()))
        self._log.addHandler(self)

    def leave(self) -> None:
        """Count no more."""
        self._log.removeHandler(self)
        self._log.setLevel(self._before)

    def emit(self, record: logging.LogRecord) -> None:
        """Whether a line of its log tells of a limit."""
        if isinstance(record.msg, str) and "rate limit" in record.msg.lower():
            LIMITED.inc()
