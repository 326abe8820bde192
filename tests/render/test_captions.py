"""Captions of films: what they tell of two boards is what the log tells of the time between them."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from data.locale import Texts
from engine.kernel import Table
from render.port_royal.captions import caption as royal_caption
from render.treasure_fleet.captions import caption as fleet_caption
from tests.render.treasure_fleet.sample import fleet

TEXTS = Texts("en").with_players(["Anne", "Bart", "Carl", "Dora", "Emil"])
GAMES = 6
LONG = 400  # answers: a game at random may need as many to end

View = dict[str, Any]
Log = list[tuple[str, Mapping[str, Any]]]


def spans(game: str, seats: int, number: int, **options: Any) -> Iterator[tuple[View, View, Log]]:
    """Two boards of a game at random, some answers apart, and the log between them; all of the game."""
    dice = random.Random(f"{game} {number}")
    table = Table.new(game, seats=seats, seed=f"captions {number}", options=options)
    before, told = table.view(None), len(table.entries())
    for _ in range(LONG):
        for _ in range(dice.randint(1, 5)):
            if table.waiting:
                seat = min(table.waiting)
                decision = table.waiting[seat]
                offered = [option.id for option in decision.options]
                tries = [dice.sample(offered, min(decision.most, len(offered))) for _ in range(20)]
                picks = next((one for one in tries if decision.why_not(one) is None), decision.default)
                table.answer(seat, decision.number, picks)
        after, log = table.view(None), table.entries()
        read = [entry.read(None) for entry in log[told:]]
        yield before, after, [(line["key"], line["args"]) for line in read if line]
        before, told = after, len(log)
        if not table.waiting:
            return


def joined(parts: list[str]) -> str:
    return " and ".join(filter(None, [", ".join(parts[:-1]), *parts[-1:]]))


def royal(after: View, log: Log) -> str:
    """Who was hired and is still there, and whose expeditions were completed, by the log."""
    hired: dict[int, list[str]] = defaultdict(list)
    done: dict[int, int] = defaultdict(int)
    for key, args in log:
        if key == "person.hired" and args["card"] in after["places"].get(f"display:{args['seat']}", ()):
            hired[args["seat"]].append("the " + TEXTS.name(args["card"]).rpartition(" (")[0])
        if key == "expedition.completed":
            done[args["seat"]] += 1
    told: list[str] = []
    for seat in range(after["seats"]):
        if hired[seat]:
            told.append(f"{TEXTS.player(seat)} hired {joined(hired[seat])}")
        if done[seat]:
            many = "an expedition" if done[seat] == 1 else f"{done[seat]} expeditions"
            told.append(f"{TEXTS.player(seat)} completed {many}")
    return f"{joined(told)}." if told else "Nobody hired anybody."


@pytest.mark.parametrize("rules", ["haendler", "port_royal"])
def test_a_film_of_port_royal_tells_who_was_hired_and_who_completed_an_expedition(rules: str) -> None:
    seen = set[str]()
    for number in range(GAMES):
        for before, after, log in spans("port_royal", 4, number, rules=rules):
            told = royal_caption(before, after, TEXTS)
            assert told == royal(after, log)
            seen |= {word for word in ("Nobody", "hired the", "and the", "completed an") if word in told}
    assert seen == {"Nobody", "hired the", "and the", "completed an"}


def fleet_log(before: View, after: View, log: Log) -> str:
    """Who captured, lost and fired at what, by the log; shots that a storm took away at once are not told."""
    told: list[str] = []
    scored = after["options"]["score_neutral"]
    for heading, suffix in (("Captured", "captured"), ("Lost", "cursed")):
        parts: list[str] = []
        for seat in (*range(after["seats"]), -1):
            mine = [
                args["ship"].partition(".")[0]
                for key, args in log
                if (key == f"fleet.{suffix}" and args["seat"] == seat)
                or (key == f"fleet.neutral.{suffix}" and seat == -1 and scored)
            ]
            who = "Neutral pirate" if seat == -1 else TEXTS.player(seat)
            points = [card.removeprefix("ship_") for card in mine if card != "fleet_governor"]
            parts += [f"{who} {' + '.join(points)} points"] * bool(points)
            parts += [f"{who} the governor"] * ("fleet_governor" in mine)
        if parts:
            told.append(f"{heading}: {joined(parts)}.")
    places, shots = after["places"], dict[int, list[int]]()
    for key, args in log:
        if key in ("fleet.placed", "fleet.neutral.placed"):
            ship = args["ship"]
            if args["card"] in places.get(f"fired:{ship}", ()):
                seat = args["seat"] if key == "fleet.placed" else -1
                shots.setdefault(seat, []).append(args["at"])
    first = before["state"]["lookout"]
    order = [*range(first, after["seats"]), *range(first), -1]
    fired = [
        f"{TEXTS.player(seat) if seat >= 0 else 'Neutral pirate'} at "
        f"ship{'s' if len(shots[seat]) > 1 else ''} {joined([str(at) for at in sorted(shots[seat])])}"
        for seat in order
        if seat in shots
    ]
    if fired:
        told.append(f"Fire: {joined(fired)}.")
    if not told and before["state"]["sailing"] != after["state"]["sailing"]:
        told = [f"Sailing {after['state']['sailing']} begins."]
    return " ".join(told)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_film_of_treasure_fleet_tells_who_captured_and_who_fired_at_what(seats: int) -> None:
    wanted = {"Captured:", "Lost:", "Fire:", "the governor", " + ", "at ships"}
    wanted |= {"Neutral pirate at", "Neutral pirate "} if seats == 2 else set()
    seen = set[str]()
    for number in range(GAMES):
        settings = {"cursed_ships": True, "storms": True, "score_neutral": seats == 2}
        for before, after, log in spans("treasure_fleet", seats, number, **settings):
            told = fleet_caption(before, after, TEXTS)
            assert told == fleet_log(before, after, log)
            seen |= {word for word in wanted if word in told}
    assert seen == wanted


def test_a_sailing_that_has_just_begun_is_told_if_nothing_else_has_happened() -> None:
    before, after = fleet(), fleet()
    after["state"]["sailing"] += 1
    assert fleet_caption(before, after, TEXTS) == "Sailing 5 begins."
    assert fleet_caption(before, before, TEXTS) == ""
