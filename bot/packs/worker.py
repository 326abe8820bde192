"""Checks one sent pack: the zip on standard input, what was found as JSON on standard output.

It is a process of its own: whatever a pack makes it load or run out of ends with it.
"""

from __future__ import annotations

import sys
from collections import Counter
from contextlib import redirect_stdout, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from bot.packs.found import Fault, Found
from data.content import ContentError
from data.content.sent.looking import look
from data.content.sent.unpacking import MOST_FAULTS, unpack
from data.content.source import read_source

MOST_MEMORY = 2 << 30
"""Bytes, and below of seconds that it computes, and of bytes of a file that it writes."""
MOST_SECONDS = 60
MOST_WRITTEN = 4_000_000


def main() -> None:
    """Check what stands on standard input."""
    _limit()
    sent = sys.stdin.buffer.read()
    with redirect_stdout(sys.stderr):
        found = checked(sent)
    sys.stdout.buffer.write(msgspec.json.encode(found))


def checked(sent: bytes) -> Found:
    """All that is wrong with a pack as a zip and in its files; if nothing is, the first thing that is wrong
    with its cards, texts and pictures. This process plays with the pack from then on.
    """
    unpacked = unpack(sent)
    about, faults = look(unpacked.files)
    every = [*unpacked.faults, *faults]
    if every or about is None:
        told = [Fault(str(one.file), one.line, one.card, one.reason) for one in every]
        return Found(told[:MOST_FAULTS], more=max(0, len(told) - MOST_FAULTS))
    with TemporaryDirectory() as home:
        folder = Path(home).resolve()
        write(unpacked.files, folder)
        if fault := _unplayable(folder):
            return Found([fault])
        brings = _brings(folder)
    pictures = sum(name.startswith("art/") for name in unpacked.files)
    return Found([], 0, about.name, about.creator, about.licence, brings, pictures)


def write(files: dict[str, bytes], folder: Path) -> None:
    """Lay the files of a pack that was looked through into a folder."""
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)


def _unplayable(folder: Path) -> Fault | None:
    from bot.content import prepare_content
    from bot.problems import Problem
    from bot.settings import Settings

    try:
        prepare_content(Settings(_env_file=None, content_pack=folder))  # pyright: ignore[reportCallIssue]
    except Problem as problem:
        cause = problem.__cause__
        if isinstance(cause, ContentError):
            file = cause.file
            near = str(file.relative_to(folder)) if file.is_relative_to(folder) else "pack"
            return Fault(near if near != "." else "pack", cause.line, cause.card, cause.reason)
        return Fault("pack", None, None, str(problem).replace(f"{folder}/", "").rstrip("."))
    return None


def _brings(folder: Path) -> dict[str, int]:
    """How many cards it has for each deck."""
    found: Counter[str] = Counter()
    for file in sorted(folder.rglob("*.yaml")):
        said = read_source(file).data
        found[said["deck"]] += len(said["cards"])
    return dict(found)


def _limit() -> None:
    with suppress(ImportError):  # Windows has none.
        import resource

        for what, most in (
            (resource.RLIMIT_AS, MOST_MEMORY),
            (resource.RLIMIT_CPU, MOST_SECONDS),
            (resource.RLIMIT_FSIZE, MOST_WRITTEN),
        ):
            with suppress(ValueError, OSError):
                resource.setrlimit(what, (most, most))


if __name__ == "__main__":
    main()
