"""The slash commands of a turn: what a player would say aloud."""

from __future__ import annotations

from engine.kernel import CommandSpec, Parameter

MOST_CREW = 1_000
MOST_GOLD = 100_000
"""More than anybody can ever hire or own."""

CARDS = Parameter("cards", "command-cards")

COMMANDS = (
    CommandSpec("move", "command-move", ("move",), takes=Parameter("to", "command-move-to", required=True)),
    CommandSpec("scout", "command-scout", ("scout",), takes=Parameter("target", "command-scout-target")),
    CommandSpec(
        "port", "command-port", ("port", "*"), "port.activity", Parameter("activity", "command-port-activity")
    ),
    CommandSpec("sell", "command-sell", ("port", "sell", "*"), "goods.sell", CARDS),
    CommandSpec("buy", "command-buy", ("port", "buy", "*"), "goods.buy", CARDS),
    CommandSpec(
        "repair",
        "command-repair",
        ("port", "shipyard", "repair"),
        takes=Parameter("location", "command-repair-location"),
    ),
    CommandSpec(
        "shipyard",
        "command-shipyard",
        ("port", "shipyard", "*"),
        "shipyard",
        Parameter("offer", "command-shipyard-offer"),
    ),
    CommandSpec(
        "recruit",
        "command-recruit",
        ("port", "recruit", "#"),
        takes=Parameter("crew", "command-recruit-crew", most=MOST_CREW),
    ),
    CommandSpec(
        "stash",
        "command-stash",
        ("port", "stash", "#"),
        takes=Parameter("gold", "command-stash-gold", most=MOST_GOLD),
    ),
    CommandSpec(
        "take",
        "command-take",
        ("port", "take", "#"),
        takes=Parameter("gold", "command-stash-gold", most=MOST_GOLD),
    ),
    CommandSpec("raid", "command-raid", ("raid",), takes=Parameter("nation", "command-raid-nation")),
    CommandSpec("end", "command-end", ("end|done|stop|pass|let_go",)),
)
