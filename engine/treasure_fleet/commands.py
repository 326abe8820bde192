"""The slash commands of a sailing: loading, placing a card at a ship, paying the curse."""

from __future__ import annotations

from engine.kernel import CommandSpec, Parameter

COMMANDS = (
    CommandSpec("load", "command-load", ("*",), "fleet.load", Parameter("cards", "command-load-cards")),
    CommandSpec(
        "place",
        "command-place",
        ("*",),
        "fleet.place|fleet.neutral",
        Parameter("card", "command-place-card"),
    ),
    CommandSpec(
        "surrender", "command-surrender", ("*",), "fleet.curse", Parameter("ship", "command-surrender-ship")
    ),
)
