"""Lets a process of its own check a pack, and waits for it no longer than it may take."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec

from bot.packs.found import Fault, Found
from data.content.sent.unpacking import MOST_BYTES

PATIENCE = 180
"""Seconds; what a pack may compute is less."""
# What a pack makes a decoder do must find no secret in the process that does it.
_SECRET = ("DISCORD_TOKEN", "DATABASE_URL")


def check(sent: bytes) -> Found:
    """What is wrong with a sent pack, or what it brings. It blocks: not for the event loop."""
    if len(sent) > MOST_BYTES:
        return _broken(f"it is larger than {MOST_BYTES // 1_000_000} MB; send fewer or smaller pictures")
    known = {name: value for name, value in os.environ.items() if name not in (*_SECRET, "CONTENT_PACK")}
    try:
        done = subprocess.run(
            [sys.executable, "-m", "bot.packs.worker"],
            input=sent, capture_output=True, timeout=PATIENCE, env=known, check=False,
        )  # fmt: skip
        return msgspec.json.decode(done.stdout, type=Found)
    except (subprocess.TimeoutExpired, msgspec.DecodeError):
        return _broken("it takes more memory or time to check than a pack may; make it smaller")


def _broken(why: str) -> Found:
    return Found([Fault("pack", None, None, why)])
