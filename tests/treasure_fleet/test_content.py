"""The box: what is refused, the decks against the component list; scenarios; what a finished game tells."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from data.content.errors import ContentError
from data.content.fleet import FLEET_BASE, load_fleet
from engine.captains.play import play_game
from engine.kernel import AnswerError, Table
from engine.treasure_fleet.decks import deck_reports
from engine.treasure_fleet.game import TREASURE_FLEET
from engine.treasure_fleet.invariants import violations
from engine.treasure_fleet.position import find_piece
from engine.treasure_fleet.state import VOLLEYS
from tests.treasure_fleet.table import sit


@pytest.mark.parametrize(
    ("file", "old", "new", "line", "told"),
    [
        ("fleet.yaml", "points: 9,", "points: nine,", 5, "card ship_9"),
        ("fleet.yaml", "kind: cursed,", "kind: haunted,", 13, "'kind' cannot be 'haunted'"),
        ("fleet.yaml", "id: ship_22,", "id: ship_20,", 12, "this id is already given in fleet.yaml"),
        ("fleet.yaml", "deck: fleet", "deck: navy", 2, "'navy' is no deck"),
        ("fleet.yaml", "origin: printed}", "colour: red}", 4, "'colour' is no field"),
        ("pirates.yaml", "copies: 2,", "copies: 2, five_spot: 3,", 10, "there are only 2 copies"),
        ("pirates.yaml", "kind: storm,", "kind: storm, cannons: 2,", 11, "which a card of kind storm cannot"),
        ("pirates.yaml", "cards:", "cards: none\nmore:", 4, "cards"),
        ("lookout.yaml", "cards:", "cards: [", 3, "is not valid YAML"),
    ],
)
def test_a_broken_file_is_refused_with_file_line_card_and_reason(
    tmp_path: Path, file: str, old: str, new: str, line: int, told: str
) -> None:
    folder = copytree(FLEET_BASE, tmp_path / "box")
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as refused:
        load_fleet(base=folder)
    assert f"{file} line {line}" in str(refused.value)
    assert told in str(refused.value)


def test_a_missing_deck_is_refused(tmp_path: Path) -> None:
    folder = copytree(FLEET_BASE, tmp_path / "box")
    (folder / "flags.yaml").unlink()
    with pytest.raises(ContentError, match="no file gives the deck flag"):
        load_fleet(base=folder)


def test_every_deck_has_as_many_cards_as_the_box() -> None:
    reports = {report.deck: report for report in deck_reports()}
    assert {deck: (report.cards, report.expected) for deck, report in reports.items()} == {
        "pirate": (90, 90),
        "flag": (5, 5),
        "lookout": (1, 1),
        "fleet": (33, 33),
    }
    assert sum(report.cards for deck, report in reports.items() if deck != "flag") == 124
    assert reports["flag"].origins == {"printed": 0, "house": 5}
    assert all(not report.left_out for report in reports.values())


def test_settings_are_off_unless_chosen() -> None:
    assert TREASURE_FLEET.resolve_options({}) == {
        "cursed_ships": False,
        "storms": False,
        "score_neutral": False,
        "opening": "usual",
        "solo": "off",
    }
    with pytest.raises(AnswerError):
        Table.new("treasure_fleet", seats=2, options={"storms": "perhaps"})


def test_pieces_are_found_by_description() -> None:
    assert find_piece({"points": 16}, ()) == "ship_16.1"
    assert find_piece({"points": 16}, ("ship_16.1",)) == "ship_16.2"
    assert find_piece({"flag": "blue_flag", "card": "two_cannon"}, ()) == "two_cannon.blue_flag.1"
    for wrong in ("ship", {"points": 7}, {"flag": "blue_flag"}, {"points": 16, "flag": "x", "card": "y"}):
        with pytest.raises(ValueError, match=r"no card is|described by"):
            find_piece(wrong, ())


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"seats": [{}, {}, {}, {}]}, "has 4 seats, the table 3"),
    ({"volley": 5}, "no volley 5"),
    ({"sailing": 9}, "of sailing 9"),
    ({"lookout": 3}, "the lookout is seat 3 of 3"),
    ({"volley": 1, "row": ["ship_16"]}, "seat 0 has not loaded 3 cards"),
    ({"volley": 2, "row": []}, "no treasure ship to fire at"),
    ({"row": ["ship_22", "ship_22"]}, "no ship_22 left"),
    ({"row": ["ship_16"], "fired": {"ship_9": []}}, "the row has no ship_9"),
    (
        {"row": ["ship_16"], "seats": [{"loaded": ["boarding_party"] * 2}]},
        "no boarding_party left of red_flag",
    ),
]


@pytest.mark.parametrize(("given", "told"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused(given: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told), sit(given, seats=3):
        pass


def test_broken_laws_are_told() -> None:
    with sit({"row": ["ship_16", "ship_9", "ship_12", "ship_20"]}, seats=3) as bench:
        game = bench.table.running
        assert violations(game) == []
        game.state.seats[0].points = 5
        assert violations(game) == ["seat 0 has 5 points, but ships of 0"]
        game.state.seats[0].points = 0
        game.state.neutral_points, game.state.lookout = 3, 3
        assert len(violations(game)) == 3
        game.state.neutral_points, game.state.lookout = 0, 0
        game.places.move(["ship_16.1"], "fleet.row", "fleet.discards")
        game.places.move(["four_cannon.red_flag.1"], "pirate.hand:0", "fired:ship_16.1")
        assert violations(game) == ["cards lie at ship_16.1, which is not in this sailing"]
        game.places.lay("fleet.row", ["ship_9.1"] * 5)
        assert "cards are missing or there twice" in violations(game)
        assert "5 ships are in a sailing" in violations(game)


def test_there_is_no_fourth_volley() -> None:
    with sit({"row": ["ship_16"]}, seats=3) as bench:
        game = bench.table.running
        for volley in range(VOLLEYS + 1):
            game.state.volley = volley
            assert violations(game) == []
        game.state.volley = VOLLEYS + 1
        assert violations(game) == ["the volley is 4 of 3"]


def test_what_a_finished_game_tells_of_its_balance() -> None:
    options = {"cursed_ships": True}
    played = play_game("treasure_fleet", levels=[1, 1, 1], seed="tally", options=options, tally=True)
    assert played.rounds == 4
    assert {tally.labels["flag"] for tally in played.tallies} == {"red_flag", "blue_flag", "yellow_flag"}
    for tally, score in zip(played.tallies, played.result.scores, strict=True):
        assert sum(tally.points.values()) >= score["points"]
        assert tally.points["fleet_governor"] == 16 * score["governor"]
        assert len(tally.uses) == 12
        if not tally.losses:
            assert sum(tally.points.values()) == score["points"]
