"""What a finished game says about balance: where a player sat, treasure by the way it was captured."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel import Entry, Result, SeatTally
from engine.treasure_fleet.box import GOVERNOR


def tallies(entries: Sequence[Entry], result: Result, options: Mapping[str, Any]) -> list[SeatTally]:
    """One tally for each seat: its flag, its treasure points, the cards it placed."""
    labels: list[dict[str, str]] = [{} for _ in result.scores]
    points: list[Counter[str]] = [Counter({"treasure_ship": 0, GOVERNOR: 0}) for _ in result.scores]
    uses: list[list[str]] = [[] for _ in result.scores]
    losses = [0 for _ in result.scores]
    for entry in entries:
        args, seat = entry.args, entry.args.get("seat")
        if entry.key == "fleet.captain":
            labels[args["seat"]] = {"flag": args["flag"]}
        elif entry.key == "fleet.captured":
            points[args["seat"]][GOVERNOR if args["ship"] == GOVERNOR else "treasure_ship"] += args["points"]
        elif entry.key == "fleet.placed" and seat is not None:
            uses[seat].append(args["card"].partition(".")[0])
        elif entry.key == "fleet.cursed":
            losses[args["seat"]] += 1
    rows = zip(labels, points, uses, losses, strict=True)
    return [SeatTally(label, dict(earned), used, lost) for label, earned, used, lost in rows]
