"""Makes the pictures of the documents anew: make pictures; some of them: make pictures ARGS="board page".

A picture that looks as it did keeps its file. Needs Chromium for those that are taken from pages.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Sequence

from bot.logs import set_up_logs
from bot.settings import read_settings
from tools.pictures import alike, drawn, positions, taken
from tools.pictures.members import browser, listening

FILM = "round"
"""The film of the README."""


def names() -> list[str]:
    """Every picture that is made here."""
    return [*drawn.pictures(drawn.kept()), FILM, *taken.SOURCES]


def main(wanted: Sequence[str]) -> int:
    """Make these pictures, or all. Returns the exit status."""
    began = time.monotonic()
    set_up_logs(read_settings(), at_least="WARNING")
    try:
        before = drawn.kept()
    except LookupError:
        before = None
    # Some alone are drawn from what the others were drawn from.
    known = before if wanted and before else drawn.found(before.filmed if before else 0)
    if "board" in wanted:
        known.board = positions.board()
    rows = drawn.pictures(known)
    if unknown := set(wanted) - {*rows, FILM, *taken.SOURCES}:
        print(f"There are no such pictures: {', '.join(sorted(unknown))}.", file=sys.stderr)  # noqa: T201
        return 2
    chosen = set(wanted) or {*rows, FILM, *taken.SOURCES}
    for name in rows:
        if name in chosen:
            put(name, rows[name].made())
    known.film = before.film if before else {}
    drawn.keep(known)
    asyncio.run(take(chosen))
    if FILM in chosen:
        put(FILM, drawn.film(known))
        drawn.keep(known)
    print(f"{time.monotonic() - began:.0f} s")  # noqa: T201
    return 0


async def take(chosen: set[str]) -> None:
    """Take the chosen pictures from pages."""
    groups = [take for take, made in taken.GROUPS.values() if chosen.intersection(made)]
    if not groups:
        return
    records = taken.records()
    async with browser() as opened:
        for group in groups:
            with listening() as said:
                for name, shots in (await group(opened)).items():
                    put(name, taken.row_of(name, shots))
                    records[name] = taken.record(name, shots, said)
    taken.write({name: record for name, record in records.items() if name in taken.SOURCES})


def put(name: str, data: bytes) -> None:
    """Write a picture, unless the one that is there looks the same."""
    file = drawn.FOLDER / f"{name}.webp"
    same = file.exists() and alike.same(drawn.pixels(file.read_bytes()), drawn.pixels(data))
    if name == FILM:
        same = file.exists() and file.read_bytes() == data
    if not same:
        file.write_bytes(data)
    print(f"{'as it was' if same else 'new      '}  {len(data) // 1024:5} kB  {file.name}", flush=True)  # noqa: T201


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
