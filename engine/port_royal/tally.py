"""What a finished game says about balance: where points came from, whom the seats hired."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel import Entry, Result, SeatTally
from engine.port_royal.box import card_id
from engine.port_royal.luck import lucks


def tallies(entries: Sequence[Entry], result: Result, options: Mapping[str, Any]) -> list[SeatTally]:
    """One tally for each seat: its points from persons and expeditions, the persons it hired, its busts, and
    how many of these were to be expected.
    """
    luck = lucks(entries, len(result.scores), options)
    uses: list[list[str]] = [[] for _ in result.scores]
    losses = [0 for _ in result.scores]
    points: list[Counter[str]] = [Counter({"persons": 0, "expeditions": 0}) for _ in result.scores]
    for entry in entries:
        seat, args = entry.args.get("seat"), entry.args
        if entry.key == "person.hired":
            uses[args["seat"]].append(card_id(args["card"]))
        elif entry.key == "harbour.bust":
            losses[args["seat"]] += 1
        elif entry.key == "expedition.completed" and seat is not None:
            points[seat]["expeditions"] += args["points"]
    for seat, score in enumerate(result.scores):
        points[seat]["persons"] = score["points"] - points[seat]["expeditions"]
    return [
        SeatTally({}, points=dict(points[seat]), uses=uses[seat], losses=losses[seat], luck=luck[seat])
        for seat in range(len(result.scores))
    ]
