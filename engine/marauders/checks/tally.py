"""What a finished game says about balance: captain, ship, glory by the way it was earned, cards played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.kernel import Entry, Result, SeatTally

WAYS = ("defeat", "sale", "raid", "mission", "rumor", "ship")
"""The ways to earn glory (Winning the Game), as `GainGlory.why` names them; the stash is the seventh."""

STASH = "stash"


def tallies(entries: Sequence[Entry], result: Result) -> list[SeatTally]:
    """One tally for each seat: its first captain and ship, its glory by way, the glory cards it played."""
    labels: list[dict[str, str]] = [{} for _ in result.scores]
    points: list[Counter[str]] = [Counter(dict.fromkeys((*WAYS, STASH), 0)) for _ in result.scores]
    uses: list[list[str]] = [[] for _ in result.scores]
    deaths = [0 for _ in result.scores]
    for entry in entries:
        seat, args = entry.args.get("seat"), entry.args
        if entry.key == "captain.entered" and not labels[args["seat"]]:
            labels[args["seat"]] = {"captain": args["name"], "ship": args["ship"]}
        elif entry.key == "captain.died":
            deaths[args["seat"]] += 1
        elif entry.key == "glory.gained":
            points[args["seat"]][args["why"]] += 1
        elif entry.key == "card.played" and seat is not None:
            uses[seat].append(args["card"].partition(".")[0])
    for seat, score in enumerate(result.scores):
        points[seat][STASH] = score["stash_points"]
    return [
        SeatTally(labels=labels[seat], points=dict(points[seat]), uses=uses[seat], losses=deaths[seat])
        for seat in range(len(result.scores))
    ]
