"""Random games in other processes: whatever their hash seed, they have to come out the same."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence

PLAY = """
import sys
from importlib import import_module
from engine.kernel.conformance import Trial, fingerprint
module, _, name = sys.argv[1].partition(":")
spec = getattr(import_module(module), name)
print(fingerprint(Trial(spec, modules=tuple(sys.argv[3:])), int(sys.argv[2])))
"""


def fingerprints(
    game: str, playouts: int, modules: Sequence[str] = (), hash_seeds: Sequence[int] = (0, 1)
) -> list[str]:
    """A fingerprint of random games of `game` ("module:NAME") for each PYTHONHASHSEED."""
    command = [sys.executable, "-c", PLAY, game, str(playouts), *modules]
    found: list[str] = []
    for seed in hash_seeds:
        known = {**os.environ, "PYTHONHASHSEED": str(seed), "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run(command, env=known, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        found.append(done.stdout.strip())
    return found
