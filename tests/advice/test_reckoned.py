"""Odds of two ships that nobody offers: those that the advice tells where they meet, and never a secret."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cli.chosen import modules_of
from engine.advice import estimate, reckoning_of
from engine.advice.reckoning import Field, Given, complete
from engine.games import GAMES, load_game
from engine.kernel import AnswerError, Table
from engine.kernel import conformance as suite
from engine.kernel.conformance import Trial

MARAUDERS = load_game("marauders")
EVERYTHING = tuple(modules_of(MARAUDERS, "all"))
RECKONING = reckoning_of("marauders")
assert RECKONING is not None


def reckoned(modules: tuple[str, ...] = (), /, **given: str) -> dict[str, Any]:
    """What comes of a fight; several are given with commas between them."""
    assert RECKONING is not None
    wanted = {name: tuple(filter(None, value.split(","))) for name, value in given.items()}
    (note,) = RECKONING.reckon(complete(RECKONING.fields(modules), wanted, {}), modules)
    assert note.key == "about-fight"
    return dict(note.args)


def met(one: dict[str, Any], other: dict[str, Any]) -> Table:
    """A table at which two captains meet at sea, away from any zone's rule."""
    seats = [{"zone": "caribbean_sea", "in_port": False, **seat} for seat in (one, other)]
    settled = MARAUDERS.resolve_options({})
    begun = MARAUDERS.positions.begin({"turn": 0, "seats": seats}, 2, settled, ())
    return Table.new(MARAUDERS, seats=2, options=settled, seed="met", beginning=begun)


def test_it_is_what_the_advice_tells_where_they_meet() -> None:
    mine = {
        "captain": {"seamanship": 4, "leadership": 3},
        "ship": {"kind": "frigate", "mods": ["swivel_guns"]},
    }
    his = {"captain": {"seamanship": 1, "leadership": 2}, "ship": {"kind": "galleon", "crew": 2}}
    advised = estimate(met(mine, his), 0).options["scout:captain:1"]
    told = reckoned(
        ship="frigate", seamanship="4", leadership="3", fitted="swivel_guns",
        enemy_ship="galleon", enemy_seamanship="1", enemy_crew="2",
    )  # fmt: skip
    assert [dict(note.args) for note in advised if note.key == "about-fight"] == [told]


def test_what_is_stronger_wins_more_often() -> None:
    plain = reckoned(enemy_ship="frigate")
    for better in ({"seamanship": "5"}, {"ship": "galleon"}, {"leadership": "5"}):
        assert reckoned(enemy_ship="frigate", **better)["won"] > plain["won"], better
    assert reckoned(enemy_ship="frigate", enemy="navy") != plain, "who sails her counts"
    manned = [reckoned(ship="galleon", crew=crew, enemy_ship="galleon") for crew in ("1", "4")]
    assert manned[0]["won"] < manned[1]["won"]


@pytest.mark.parametrize("modules", [(), EVERYTHING], ids=["box", "everything"])
def test_every_ship_and_all_that_is_fitted_can_be_reckoned(modules: tuple[str, ...]) -> None:
    assert RECKONING is not None
    fields = {one.id: one for one in RECKONING.fields(modules)}
    things = fields["fitted"].choices
    for number, ship in enumerate(fields["ship"].choices):
        fitted = ",".join(things[number * 3 : number * 3 + 3])
        for enemy in fields["enemy"].choices:
            told = reckoned(modules, ship=ship, enemy=enemy, fitted=fitted, enemy_fitted=fitted)
            assert 0 <= told["won"] + told["lost"] <= 105, (ship, enemy)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"ship": "raft"}, "odds-choice"),
        ({"ship": "sloop,flute"}, "odds-several"),
        ({"ship": ""}, "odds-choice"),
        ({"seamanship": "0"}, "odds-number"),
        ({"seamanship": "99999999999999"}, "odds-number"),
        ({"seamanship": "0000000010"}, "odds-number"),
        ({"crew": "000000003000000"}, "odds-number"),
        ({"crew": "0" * 9 + "1" * 5000}, "odds-number"),
        ({"crew": ""}, "odds-number"),
        ({"crew": "-1"}, "odds-number"),
        ({"crew": "\u0663"}, "odds-number"),
        ({"ship": "sloop", "crew": "3"}, "odds-crew"),
        ({"enemy": "navy", "enemy_crew": "1"}, "odds-navy-crew"),
        ({"fitted": "swivel_guns,raft"}, "odds-choice"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, str], why: str) -> None:
    with pytest.raises(AnswerError) as refused:
        reckoned(**given)
    assert refused.value.refusal.key == why


def test_a_number_may_begin_with_zeros() -> None:
    assert Field("b", low=0, high=3).read(["0003"]) == ("3",)
    assert Field("b", low=0, high=3).read(["000"]) == ("0",)


def test_more_crew_than_she_takes_needs_room_for_it() -> None:
    assert reckoned(ship="sloop", crew="3", fitted="extra_hammocks")


def own(table: Table, seat: int) -> Given:
    reckoning = reckoning_of(table.game)
    return reckoning.own(table.view(seat), {}) if reckoning is not None else {}


def test_what_one_has_oneself_gives_nothing_away() -> None:
    trial = Trial(MARAUDERS, 3, seed="own ships", most_answers=3_000)
    tally = suite.check_told(trial, 1, own, share=0.1)
    assert tally["compared"] > 10


def test_of_another_ship_nothing_is_taken_over_but_skills() -> None:
    assert RECKONING is not None
    table = met({"captain": {"seamanship": 4}, "ship": {"kind": "flute", "mods": ["chasers"]}}, {})
    mine = RECKONING.own(table.view(0), {})
    assert (mine["ship"], mine["seamanship"], mine["fitted"]) == (("flute",), ("4",), ("chasers",))
    assert {*RECKONING.own(table.view(0), {"ship": ("galleon",)})} == {"seamanship", "leadership"}
    assert RECKONING.own(table.view(None), {}) == {}


def test_games_without_a_fight_reckon_nothing() -> None:
    assert [game for game in GAMES if reckoning_of(game) is not None] == ["marauders"]


def test_what_is_left_out_is_ones_own_else_usual() -> None:
    fields = [Field("a", ("x", "y"), usual=("x",)), Field("b", low=1, high=3, usual=("2",))]
    assert complete(fields, {}, {}) == {"a": ("x",), "b": ("2",)}
    assert complete(fields, {"b": ("3",)}, {"a": ("y",)}) == {"a": ("y",), "b": ("3",)}
