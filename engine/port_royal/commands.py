"""The slash commands of a turn: turning up cards, repelling ships, taking cards from the harbour."""

from __future__ import annotations

from engine.kernel import CommandSpec, Parameter

COMMANDS = (
    CommandSpec("discover", "command-discover", ("turn-up",)),
    CommandSpec("repel", "command-repel", ("repel",)),
    CommandSpec(
        "take",
        "command-take-card",
        ("put-in", "loot|employ"),
        takes=Parameter("card", "command-take-card-which"),
    ),
    CommandSpec(
        "expedition",
        "command-expedition",
        ("expedition",),
        takes=Parameter("request", "command-expedition-request"),
    ),
    CommandSpec("end", "command-end", ("put-in|let-in|take-none|finish",)),
)
