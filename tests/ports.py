"""Ports for programs that tests start, which listen there some time after they were told of it."""

from __future__ import annotations

import random
import socket
from contextlib import ExitStack, suppress

_OURS = range(20_000, 32_000)
"""No system gives one of these to whoever connects or asks for any: those are taken again at every moment."""


def free_port(several: int = 1) -> int:
    """A port of the test's own: the usual one may be taken by another test before it is needed again. Of
    `several` in a row it is the first, and ends in 1.
    """
    chance = random.SystemRandom()
    while True:
        port = chance.choice(_OURS)
        if several > 1:
            port += 1 - port % 10
        with ExitStack() as bound, suppress(OSError):
            for at in range(port, port + several):
                bound.enter_context(socket.socket()).bind(("127.0.0.1", at))
            return port
