"""`quartermaster doctor`: whether the bot could be used here, and what to do where it could not."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from bot.doctor.examination import examine
from bot.doctor.findings import Finding, State
from bot.settings import read_settings
from bot.version import version

_COLOURS = {State.OK: "green", State.NOTE: "yellow", State.FAULT: "red"}


def command(
    live: Annotated[
        int | None,
        typer.Option(
            metavar="CHANNEL",
            help="Also post a test table in a private thread of this channel, read it back and delete it.",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> int:
    """Check settings, database, machine and what Discord says of the bot, and tell what to do."""
    told = asyncio.run(examine(read_settings(), live))
    well = all(one.state is not State.FAULT for one in told)
    if as_json:
        data = {"version": str(version()), "ok": well, "checks": [asdict(one) for one in told]}
        print(msgspec.json.format(msgspec.json.encode(data), indent=1).decode())  # noqa: T201
    else:
        show(told)
    return 0 if well else 1


def show(told: list[Finding]) -> None:
    """A line for each thing, and one for what to do about it."""
    console = Console(highlight=False, soft_wrap=True)
    console.print(str(version()), markup=False)
    for one in told:
        console.print(f"[{_COLOURS[one.state]}]{one.state:5}[/]", end=" ")
        console.print(f"{one.check}: {one.told}", markup=False)
        if one.todo:
            console.print(f"      {one.todo}", markup=False)
