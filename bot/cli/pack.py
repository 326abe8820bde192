"""`quartermaster pack`: checks a content pack that somebody has sent, and unpacks one that is sound."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from bot.packs.checking import check
from bot.packs.worker import write
from bot.problems import Problem
from data.content.sent.unpacking import MOST_BYTES, unpack


def command(
    file: Annotated[Path, typer.Argument(help="The pack, as a zip.")],
    into: Annotated[
        Path | None, typer.Option(help="Unpack a sound one into this new folder, for CONTENT_PACK.")
    ] = None,
) -> int:
    """Check a content pack before anything of it is used, and say what is wrong with it or what it brings."""
    try:
        with file.open("rb") as opened:
            # One more shows that there is more, however much.
            sent = opened.read(MOST_BYTES + 1)
    except OSError as fault:
        raise Problem(f"{file} cannot be read ({fault.strerror}).") from fault
    if into is not None and into.exists():
        raise Problem(f"{into} is there already; name a folder that is not.")
    found = check(sent)
    for fault in found.faults:
        print(fault, file=sys.stderr)  # noqa: T201
    if found.more:
        print(f"{found.more} more things are wrong.", file=sys.stderr)  # noqa: T201
    if found.faults:
        return 1
    print(f"{found.name}, by {found.creator} ({found.licence})")  # noqa: T201
    for deck, cards in found.brings.items():
        print(f"  {deck}: {cards} cards")  # noqa: T201
    print(f"  pictures: {found.pictures}")  # noqa: T201
    if into is not None:
        write(unpack(sent).files, into)
        print(f"Play with CONTENT_PACK={into}")  # noqa: T201
    return 0
