"""What tests log when nobody has set up logs: plain lines. Coloured tracebacks with all values take a second
each, and hundreds of tests log one.
"""

from __future__ import annotations

import structlog


def plain_logs() -> None:
    """Have structlog print plain lines, as before any command has set up the product's own logs."""
    structlog.reset_defaults()
    *others, _ = structlog.get_config()["processors"]
    plain = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(processors=[*others, plain])
