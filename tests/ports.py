"""Ports for programs that tests start, which listen there some time after they were told of it."""

from __future__ import annotations

import random
import socket
from contextlib import suppress

_OURS = range(20_000, 32_000)
"""No system gives one of these to whoever connects or asks for any: those are taken again at every moment."""


def free_port() -> int:
    """A port of the test's own: the usual one may be taken by another test before it is needed again."""
    chance = random.SystemRandom()
    while True:
        port = chance.choice(_OURS)
        with socket.socket() as bound, suppress(OSError):
            bound.bind(("127.0.0.1", port))
            return port
