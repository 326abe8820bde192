"""The commands that read and write files: `decks`, `scenario`, `verify`, `board`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.cli import invoke
from bot.cli.tablefile import seat_names
from data.locale import Texts
from engine.captains import captain
from engine.kernel import Table
from render.marauders.chart.seats import _captain_name
from render.marauders.facts import read

SCENARIOS = str(Path(__file__).parent)


@pytest.fixture(scope="module")
def course() -> dict[str, Any]:
    """An exported random game that has ended."""
    return _played().export()


def _played(most: int = 10_000) -> Table:
    table = Table.new("marauders", seats=2, seed="file", salt="lobby")
    players = [captain(1, f"file {seat}") for seat in range(2)]
    while table.waiting and table.version < most:
        seat, decision = next(iter(table.waiting.items()))
        table.answer(seat, decision.number, players[seat].answer(table.view(seat), decision))
    return table


def _of_another_colour() -> dict[str, Any]:
    """An exported table in whose view lies a card of a flag that no box holds."""
    data = Table.new("treasure_fleet", seats=3, seed="file").export()
    data["view"]["places"]["pirate.hand:0"] = ["one_cannon.pink_flag.1"]
    return data


def write(folder: Path, data: Any) -> str:
    file = folder / "table.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return str(file)


def test_verify_holds_for_a_true_course(course: dict[str, Any], tmp_path: Path) -> None:
    assert invoke(["verify", write(tmp_path, course)]) == 0


def test_verify_names_the_commitment_that_nothing_in_the_file_can_prove(
    course: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert invoke(["verify", write(tmp_path, course)]) == 0
    told = capsys.readouterr().out
    assert f"The commitment in this file is {course['commitment']}. Compare this with the message" in told
    assert "Answers taken back: 0. Rewound by a moderator: 0." in told
    assert "made by" not in told
    assert invoke(["verify", write(tmp_path, course | {"made_by": "quartermaster 1.2.0"})]) == 0
    assert "The file says that it was made by quartermaster 1.2.0." in capsys.readouterr().out


def test_verify_tells_a_table_that_somebody_made_for_himself(
    course: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = course["commitment"]
    for named in (opened, opened[:12]):
        assert invoke(["verify", write(tmp_path, course), "--commitment", named]) == 0
    assert "Compare this" not in capsys.readouterr().out
    assert invoke(["verify", write(tmp_path, course), "--commitment", "0" * 64]) == 1
    assert "fails  The commitment in the file is the one you named." in capsys.readouterr().out
    assert invoke(["verify", write(tmp_path, course), "--commitment", "rum"]) == 2
    assert "is no commitment" in capsys.readouterr().err


def test_verify_fails_when_the_board_was_changed(
    course: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    view = {**course["view"], "places": {}}
    assert invoke(["verify", write(tmp_path, {**course, "view": view})]) == 1
    assert "fails  The board in the file is that of the end of the game." in capsys.readouterr().out


@pytest.mark.parametrize("part", ["seed", "salt", "commitment", "digest"])
def test_verify_fails_when_anything_was_changed(course: dict[str, Any], part: str, tmp_path: Path) -> None:
    assert invoke(["verify", write(tmp_path, {**course, part: "0" * 64})]) == 1


def test_verify_fails_when_a_die_was_changed(course: dict[str, Any], tmp_path: Path) -> None:
    inputs = [dict(item) for item in course["inputs"]]
    roll = next(item for item in inputs if item["kind"] == "draw" and item["why"] == "scouting")
    roll["values"] = [face % 6 + 1 for face in roll["values"]]
    assert invoke(["verify", write(tmp_path, {**course, "inputs": inputs})]) == 1


def test_a_running_table_tells_no_secret_and_cannot_be_verified_yet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = _played(most=40)
    exported = table.export()
    assert "inputs" not in exported
    assert "seed" not in exported
    assert exported["view"] == table.view(None)
    assert invoke(["verify", write(tmp_path, exported)]) == 2
    assert "not ended yet" in capsys.readouterr().err


@pytest.mark.parametrize("ending", ["png", "webp", "jpg"])
def test_board_draws_what_a_spectator_sees(
    ending: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / f"board.{ending}"
    assert (
        invoke(
            [
                "board",
                write(tmp_path, {**_played(most=40).export(), "players": ["Anne", "Bart"]}),
                "-o",
                str(out),
            ]
        )
        == 0
    )
    with Image.open(out) as picture:
        assert picture.width >= 1_000
    said = capsys.readouterr().out
    assert "Anne" in said
    assert "Bart" in said


@pytest.mark.parametrize(
    ("players", "given", "expected"),
    [
        (["Anne", "Bart"], "", ["Anne", "Bart"]),
        (["Anne", ""], "", ["Anne", "{1}"]),
        ([], "", ["{0}", "{1}"]),
        (["Anne", "Bart"], "Carl, Dora", ["Carl", "Dora"]),
        (["Anne", "Bart"], ",Dora", ["{0}", "Dora"]),
    ],
)
def test_seats_are_called_by_the_names_given_or_in_the_file_else_by_their_captains(
    players: list[str], given: str, expected: list[str]
) -> None:
    exported, texts = _played(most=40).export(), Texts()
    captains = [texts.name(seat["captain"]["card"]) for seat in exported["view"]["state"]["seats"]]
    named = seat_names({**exported, "players": players}, texts, given)
    assert named == [name.format(*captains) for name in expected]


def test_seats_without_a_captain_of_their_own_are_numbered() -> None:
    exported = Table.new("treasure_fleet", seats=3, seed="file").export()
    assert seat_names(exported, Texts()) == ["Seat 1", "Seat 2", "Seat 3"]


def test_a_captain_by_whose_name_the_player_is_called_stands_on_the_board_once() -> None:
    exported, texts = _played(most=40).export(), Texts()
    seats = read(exported["view"]).seats
    texts = texts.with_players([texts.name(seat.captain.card) for seat in seats if seat.captain])
    assert [_captain_name(seat, texts) for seat in seats] == ["", ""]
    assert all(_captain_name(seat, Texts().with_players(["Anne", "Bart"])) for seat in seats)


def test_board_and_replay_call_players_as_the_command_says(
    course: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, course)
    for command in ("board", "replay"):
        assert invoke([command, file, "-o", str(tmp_path / "x.webp"), "--names", "Mary,Jack"]) == 0
        said = capsys.readouterr().out
        assert "Mary" in said
        assert "Jack" in said
        assert invoke([command, file, "-o", str(tmp_path / "x.webp"), "--names", "Mary,Jack,Anne"]) == 2
        assert "3 names are too many for 2 seats" in capsys.readouterr().err


def test_tell_writes_a_table_for_a_forum(
    course: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, out = write(tmp_path, course), tmp_path / "told.txt"
    assert invoke(["tell", file, "--as", "markdown", "--names", "Mary,Jack", "--language", "de"]) == 0
    whole = capsys.readouterr().out
    assert whole.startswith("## Korsaren der Karibik")
    assert "Mary" in whole
    assert invoke(["tell", file, "--rounds", "2", "--names", "[b]Mary", "-o", str(out)]) == 0
    told = out.read_text(encoding="utf-8")
    assert "[b]Round 2[/b]" in told
    assert "Round 1[" not in told
    assert "[b]Mary" not in told
    assert len(told) < len(whole)
    assert invoke(["tell", file, "--rounds", "900"]) == 2
    assert "these rounds were not played" in capsys.readouterr().err
    broken = write(tmp_path, {**course, "log": [{"args": {}}]})
    assert invoke(["tell", broken]) == 2
    assert "cannot be told" in capsys.readouterr().err


def test_board_draws_in_the_theme_that_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, said = write(tmp_path, _played(most=10).export()), set[str]()
    heights: dict[str, int] = {}
    for theme in ("chart", "large"):
        out = tmp_path / f"{theme}.webp"
        assert invoke(["board", file, "-o", str(out), "--theme", theme]) == 0
        said.add(capsys.readouterr().out)
        with Image.open(out) as picture:
            heights[theme] = picture.height
    assert heights["large"] > heights["chart"]
    assert len(said) == 1, "every theme says the same"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["verify", "{folder}/none.json"], "cannot be read"),
        (["verify", "{folder}/text.json"], "is not JSON"),
        (["verify", "{folder}/list.json"], "is not an exported table"),
        (["verify", "{folder}/chess.json"], "there is no game “chess” here"),
        (["board", "{folder}/list.json", "-o", "{folder}/x.png"], "is not an exported table"),
        (["board", "{folder}/table.json", "-o", "{folder}/x.gif"], "what kind of picture"),
        (["board", "{folder}/table.json", "-o", "{folder}/none/x.png"], "cannot be written"),
        (["board", "{folder}/empty.json", "-o", "{folder}/x.png"], "the view in the file"),
        (["board", "{folder}/table.json", "-o", "{folder}/x.png", "--theme", "neon"], "no theme “neon”"),
        (["scenario", "{folder}/none.yaml"], "cannot be read"),
        (["board", "{folder}/flag.json", "-o", "{folder}/x.png"], "the view in the file"),
        (["scenario", "{folder}/text.yaml"], "unknown field"),
        (["scenario", "{folder}/seats.yaml"], "“x” cannot be set up: This game is for 2 to 4 captains"),
        (["scenario", "{folder}"], "holds no scenario"),
        (["decks", "--game", "chess"], "there is no game"),
        (["decks", "--modules", "brigs"], "name it with --game"),
        (["decks", "--game", "marauders", "--modules", "chess"], "There is no module “chess”"),
        (["nonsense"], "nonsense"),
    ],
)
def test_wrong_use_is_one_sentence_and_status_2(
    arguments: list[str],
    reason: str,
    course: dict[str, Any],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    write(tmp_path, course)
    (tmp_path / "text.json").write_text("{", encoding="utf-8")
    (tmp_path / "list.json").write_text("[]", encoding="utf-8")
    (tmp_path / "empty.json").write_text('{"game": "marauders", "seats": 2, "view": {}}', encoding="utf-8")
    (tmp_path / "chess.json").write_text(json.dumps({**course, "game": "chess"}), encoding="utf-8")
    (tmp_path / "flag.json").write_text(json.dumps(_of_another_colour()), encoding="utf-8")
    (tmp_path / "text.yaml").write_text("what: 1", encoding="utf-8")
    (tmp_path / "seats.yaml").write_text("scenario: x\ngame: marauders\nseats: 7\n", encoding="utf-8")
    if arguments == ["scenario", "{folder}"]:
        (tmp_path / "text.yaml").write_text("", encoding="utf-8")
        (tmp_path / "seats.yaml").unlink()
    assert invoke([argument.format(folder=tmp_path) for argument in arguments]) == 2
    said = capsys.readouterr().err
    assert reason in said
    assert len(said.strip().splitlines()) == 1
    assert "Traceback" not in said


def test_scenarios_pass_and_a_failing_one_says_what_differed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert invoke(["scenario", SCENARIOS]) == 0
    assert capsys.readouterr().out.strip().endswith("passed, 0 failed")
    file = tmp_path / "wrong.yaml"
    file.write_text(
        "scenario: x\ngame: marauders\nseats: 2\nposition: {turn: 0}\nexpect: {state: {round: 9}}\n", "utf-8"
    )
    assert invoke(["scenario", str(file)]) == 1
    said = capsys.readouterr().out
    assert "state.round is 1 instead of 9" in said
    assert said.strip().endswith("0 passed, 1 failed")


def test_decks_match_the_box_and_say_what_stays_out(capsys: pytest.CaptureFixture[str]) -> None:
    status = invoke(["decks", "--json"])
    decks = json.loads(capsys.readouterr().out)["decks"]
    assert {deck["deck"] for deck in decks} >= {"event", "captain", "cargo", "glory", "rumor", "mission"}
    assert all(deck["cards"] == deck["expected"] and deck["left_out"] == {} for deck in decks)
    origins = ("printed", "house", "stand-in")
    assert all(sum(deck.get(origin, 0) for origin in origins) == deck["cards"] for deck in decks)
    assert status == 0
    assert invoke(["decks"]) == status
