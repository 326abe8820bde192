"""What entries show a page: declared for every one of them, filled from what a reader may read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from data.content.modules import module_locales
from data.telling import TellingError, open_happenings, open_plan
from data.telling.happened import NEEDS, ship_of
from tests.telling.games import log_of
from tests.telling.test_plan import keys_of_the_code

SHOWN = open_happenings(module_locales())
GAMES = [("marauders", 3, "all"), ("marauders", 4, ""), ("port_royal", 3, "all"), ("treasure_fleet", 3, "")]


def test_of_every_entry_somebody_has_said_what_it_shows() -> None:
    declared = {f"log-{key.replace('.', '-')}" for key in (*SHOWN.ways, *SHOWN.said)}
    assert keys_of_the_code() - declared == set()


def test_nothing_is_said_of_entries_that_no_log_has() -> None:
    plan = open_plan(module_locales())
    assert [key for key in (*SHOWN.ways, *SHOWN.said) if not plan.declares(key)] == []


@pytest.mark.parametrize(("game", "seats", "modules"), GAMES)
def test_in_whole_games_every_event_has_what_its_kind_needs(game: str, seats: int, modules: str) -> None:
    kinds: set[str] = set()
    for entry in log_of(game, seats, "happened", modules=modules):
        for reader in (None, *range(seats)):
            if (read := entry.read(reader)) is None:
                continue
            happened = SHOWN.of(read["key"], read["args"], reader)
            kinds.add(happened.kind)
            assert {*NEEDS[happened.kind]} <= {*happened.args}, (entry, happened)
            assert all(":" in place and "$" not in place for place in happened.at), happened
            for name in ("dice", "cards", "goods", "sides"):
                assert isinstance(happened.args.get(name, []), list), happened
            told = [value for value in happened.args.values() if isinstance(value, str)]
            assert not [value for value in told if value.startswith(("$", "@", "#"))], happened
    expected = {"marauders": 15, "port_royal": 7, "treasure_fleet": 6}[game]
    assert len(kinds) >= expected, sorted(kinds)


@pytest.mark.parametrize(
    ("key", "args", "reader", "kind", "filled", "at", "weight"),
    [
        (
            "sailed", {"seat": 1, "origin": "nassau", "zone": "havana"}, None, "moved",
            {"piece": "ship:1", "from": "zone:nassau", "to": "zone:havana", "by": "sailed"},
            ["zone:havana"], 1,
        ),
        (
            "port.fee", {"seat": 1, "gold": 3, "zone": "nassau"}, None, "gold",
            {"seat": 1, "by": -3, "why": "entry"}, ["port:nassau"], 1,
        ),
        # Nothing was paid, nothing bought.
        ("port.fee", {"seat": 1, "gold": 0, "zone": "nassau"}, None, "said", {}, ["port:nassau"], 1),
        ("goods.bought", {"seat": 1, "count": 0, "gold": 0}, 1, "said", {}, ["ship:1"], 1),
        # What only two read is told to others by its sentence.
        ("plunder.gold", {"seat": 0, "target": 1}, None, "said", {}, ["ship:0", "ship:1"], 1),
        (
            "plunder.gold", {"seat": 0, "target": 1, "gold": 4}, 1, "gold",
            {"seat": 0, "by": 4, "why": "plunder"}, ["ship:0", "ship:1"], 3,
        ),
        (
            "battle.sunk", {"who": {"say": "who-captain", "seat": 2}, "seat": 2}, 2, "fought",
            {"phase": "ended", "sides": ["ship:2"], "loser": "ship:2"}, ["ship:2"], 3,
        ),
        (
            "battle.sunk", {"who": {"say": "who-npc", "name": "admiral_holmes"}, "seat": -1}, 2, "fought",
            {"phase": "ended", "sides": ["npc:admiral_holmes"], "loser": "npc:admiral_holmes"},
            ["npc:admiral_holmes"], 2,
        ),
        ("war.began", {"nation": "english", "enemy": "dutch"}, 0, "war",
         {"nations": ["english", "dutch"], "begins": True}, [], 3),
        ("tax.bonus", {"seats": [0, 2], "why": "most_strength"}, 0, "said", {}, ["seat:0", "seat:2"], 1),
        # What a sailing has brought is read by all, whoever has gained by it; a rival's glory is told.
        ("fleet.tied", {"ship": "ship_22", "at": 1}, 0, "said", {}, ["card:ship_22"], 3),
        ("fleet.captured", {"seat": 1, "ship": "ship_22", "at": 1, "points": 2}, 0, "glory",
         {"seat": 1, "by": 2, "why": "ship"}, ["card:ship_22", "seat:1"], 3),
        ("glory.gained", {"seat": 1, "why": "rumor", "glory": 4}, 0, "glory",
         {"seat": 1, "by": 1, "now": 4, "why": "rumor"}, ["glory:1", "ship:1"], 2),
        ("made.up", {"seat": 0}, 0, "said", {}, [], 1),
    ],
)  # fmt: skip
def test_an_entry_shows_what_its_reader_may_read(
    key: str,
    args: dict[str, Any],
    reader: int | None,
    kind: str,
    filled: dict[str, Any],
    at: list[str],
    weight: int,
) -> None:
    assert SHOWN.of(key, args, reader) == (kind, filled, at, weight)


def test_an_entry_that_is_only_said_weighs_what_its_teller_says() -> None:
    assert [SHOWN.of("raid.kept", {"seat": 0}, None, weight).weight for weight in (0, 2)] == [0, 2]


def test_a_ship_is_that_of_a_seat_or_of_an_npc() -> None:
    who = [0, {"seat": 1}, {"name": "pirate_kidd.1"}, -1, None, {"say": "x"}]
    assert [ship_of(one) for one in who] == ["ship:0", "ship:1", "npc:pirate_kidd", None, None, None]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("events: [", "cannot be read"),
        ("events: {x: {kind: flew}}", "cannot be used"),
        ("events: {x: {kind: moved, args: {piece: a}}}", "x needs to, by"),
        ("said: [sailed]", "'sailed' once more"),
        ("more: 1", "cannot be used"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path, text: str, fault: str) -> None:
    (tmp_path / "events.yaml").write_text(text, "utf-8")
    with pytest.raises(TellingError, match=fault):
        open_happenings([tmp_path])


def test_a_module_of_somebody_elses_says_what_its_entries_show(tmp_path: Path) -> None:
    (tmp_path / "events.yaml").write_text(
        "events:\n"
        '  rum.drunk: {kind: gold, args: {seat: $seat, by: -$gold}, at: ["ship:$seat"], mine: [seat]}\n',
        "utf-8",
    )
    shown = open_happenings([tmp_path])
    assert shown.of("rum.drunk", {"seat": 1, "gold": 2}, 1) == ("gold", {"seat": 1, "by": -2}, ["ship:1"], 3)


def test_a_deck_that_grows_is_told_a_page_though_a_log_has_it_in_detail_alone() -> None:
    assert SHOWN.of("deck.reshuffled", {"deck": "royal"}, 0, 0).weight == 1
