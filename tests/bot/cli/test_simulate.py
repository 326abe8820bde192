"""`quartermaster simulate`: its figures, the same with any number of jobs, and what it says to wrong use."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot import cli
from bot.cli.many import game as one_game
from bot.cli.many.game import Outcome
from bot.cli.simulate import summary, told_by_pauses, voyage
from data.content import marauders_box
from data.content.modules import module_locales
from data.locale import Texts
from engine.captains import BrokenLaw, Played, play_game
from engine.games import use_pack
from engine.kernel import Guess, Result, SeatTally
from engine.marauders.game import MARAUDERS


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit status, standard output and standard error of `quartermaster simulate`."""
    status = cli.invoke(["simulate", *arguments])
    told = capsys.readouterr()
    return status, told.out, told.err


def figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The JSON of `quartermaster simulate marauders`, which must have gone well."""
    status, out, err = run(capsys, "marauders", "--json", *arguments)
    assert (status, err) == (0, "")
    return json.loads(out)


def test_the_figures_have_the_names_that_others_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, "--seats", "3", "--captains", "1,0,1", "--games", "4", "--seed", "names")
    names = "game games finished failed decisions seconds wins_by_seat rounds end_reasons"
    assert list(found) == names.split()
    assert list(found["rounds"]) == ["median", "p90"]
    assert (found["game"], found["games"], found["finished"], found["failed"]) == ("marauders", 4, 4, 0)
    assert len(found["wins_by_seat"]) == 3
    assert sum(found["end_reasons"].values()) == 4
    assert found["seconds"] > 0


def test_the_figures_are_those_of_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, "--seats", "2", "--captains", "1", "--games", "3", "--seed", "true")
    games = [play_game("marauders", levels=[1, 1], seed=seed) for seed in ("true", "true.2", "true.3")]
    assert found["decisions"] == sum(game.decisions for game in games)
    assert found["wins_by_seat"] == [sum(seat in game.result.winners for game in games) for seat in (0, 1)]
    assert found["rounds"]["median"] == sorted(game.rounds for game in games)[1]
    assert found["rounds"]["p90"] == max(game.rounds for game in games)


@pytest.mark.in_turn(3)
def test_the_result_is_the_same_with_any_number_of_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    alone, together = (
        figures(capsys, "--seats", "2", "--games", "9", "--seed", "jobs", "--jobs", jobs)
        for jobs in ("1", "2")
    )
    for found in (alone, together):
        del found["seconds"]
    assert alone == together


@pytest.mark.in_turn(3)
def test_an_own_content_pack_is_played_with_in_every_process(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """In the pack a Sloop is a weak ship, which leads random captains other ways."""
    asked = ("--seats", "2", "--captains", "1", "--games", "4", "--seed", "pack")
    usual = figures(capsys, *asked)
    (tmp_path / "ships.yaml").write_text(
        "deck: ship\n"
        "cards:\n"
        "  - {id: sloop, copies: 4, toughness: 1, cargo: 1, crew: 1, cannons: 1, maneuverability: 4,\n"
        "     buy: 10, sell: 5, starting: true}\n",
        encoding="utf-8",
    )
    monkeypatch.setenv("CONTENT_PACK", str(tmp_path))
    try:
        alone, together = figures(capsys, *asked), figures(capsys, *asked, "--jobs", "2")
    finally:
        use_pack(None)
    for found in (usual, alone, together):
        del found["seconds"]
    assert alone == together
    assert alone != usual


def test_seeds_options_and_check_reach_the_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[dict[str, Any]] = []

    def play(game: str, **more: Any) -> Played:
        asked.append({"game": game, **more})
        return Played(7, 70, Result([1], [], "goal"))

    monkeypatch.setattr(one_game, "play_game", play)
    figures(capsys, "--games", "2", "--captains", "2", "--seed", "s", "--options", "goal=8", "--check")
    settled = MARAUDERS.resolve_options({"goal": 8})
    common = {
        "game": "marauders",
        "levels": (2,) * 4,
        "options": settled,
        "modules": (),
        "check": True,
        "tally": False,
        "pauses": False,
        "hands": {},
    }
    assert asked == [{**common, "seed": "s"}, {**common, "seed": "s.2"}]


def test_settings_and_names_of_modules_are_known(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["marauders", "--seats", "2", "--captains", "0", "--games", "1", "--seed", "new"]
    only = ["--options", "new_decks=only", "--modules", "new_cards"]
    status, out, _ = run(capsys, *few, *only, "--report", "balance")
    assert status == 0
    new = [Texts(extra=module_locales()).name(name) for name in marauders_box(["new_cards"]).captains]
    assert sum(name in out for name in new) >= 2
    status, _, err = run(capsys, *few, "--options", "new_decks=only")
    assert status == 2
    assert "belongs to the module new_cards" in err


def test_a_shared_win_counts_for_each_winner_and_a_broken_game_for_nobody() -> None:
    outcomes = [
        Outcome("a", 10, 3, (0, 2), "events"),
        Outcome("b", 20, 5, (2,), "goal"),
        Outcome("c", fault="KernelFault: broken"),
    ]
    assert summary("marauders", 3, outcomes, 1.23456) == {
        "game": "marauders",
        "games": 3,
        "finished": 2,
        "failed": 1,
        "decisions": 30,
        "seconds": 1.235,
        "wins_by_seat": [1, 0, 2],
        "rounds": {"median": 4.0, "p90": 5},
        "end_reasons": {"events": 1, "goal": 1},
    }


def test_the_report_of_pauses_counts_those_that_name_a_card() -> None:
    outcomes = [
        Outcome("a", pauses=(Guess(1, 1.0, True), Guess(3, 0.9, True), Guess(4, 0.95, False))),
        Outcome("b", pauses=(Guess(2, 0.8, True),)),
        Outcome("c", pauses=(Guess(1, 1.0, True),), fault="KernelFault: broken"),
    ]
    assert told_by_pauses(outcomes) == {
        "pauses": 4,
        "a_game": 2.0,
        "name_the_card": 0.5,
        "leave_fewer_than_three": 0.5,
    }


def test_the_report_of_pauses_is_of_captains_who_give_no_orders(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(game: str, *, pauses: bool, tally: bool, **more: Any) -> Played:
        assert (pauses, tally) == (True, False)
        return Played(7, 70, Result([1], [], "goal"), pauses=[Guess(3, 0.4, right=True)])

    monkeypatch.setattr(one_game, "play_game", play)
    status, out, _ = run(capsys, "marauders", "--games", "2", "--report", "pauses", "--json")
    told = {"pauses": 2, "a_game": 1.0, "name_the_card": 0.0, "leave_fewer_than_three": 0.0}
    assert (status, json.loads(out)["pauses"]) == (0, told)
    _, out, _ = run(capsys, "marauders", "--games", "2", "--report", "pauses")
    assert "of them name the card" in out


@pytest.mark.in_turn(3)
def test_on_a_first_voyage_the_helm_sails_among_gentle_captains(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, out, err = run(capsys, "marauders", "--first-voyage", "--games", "2", "--json")
    told = json.loads(out)
    assert (status, err) == (0, "")
    assert len(told["wins_by_seat"]) == 3
    assert set(told["voyage"]) == {"games", "point_by_round_3", "dead_before_round_6", "wins", "points"}
    assert (told["voyage"]["games"], told["voyage"]["point_by_round_3"]) == (2, 2)
    assert told["voyage"]["wins"] == told["wins_by_seat"][0]


def test_whom_the_helm_leads_is_counted_by_his_rounds() -> None:
    def sailed(point: int, loss: int, winner: int) -> Outcome:
        tally = SeatTally({}, {"sale": point}, first_point=point, first_loss=loss)
        return Outcome("seed", winners=(winner,), tallies=(tally, SeatTally({}, {"sale": 9})))

    outcomes = [sailed(3, 0, 0), sailed(4, 5, 1), sailed(0, 6, 0), Outcome("broken", fault="it broke")]
    assert voyage(outcomes) == {
        "games": 3, "point_by_round_3": 1, "dead_before_round_6": 1, "wins": 2, "points": 2.33,
    }  # fmt: skip


def test_captains_are_called_by_number_or_name(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "marauders", "--captains", "strong", "--games", "1")
    assert (status, "4 (gentle)" in err) == (2, True)
    few = ("port_royal", "--seats", "2", "--games", "2", "--json", "--captains")
    one, other = (
        {**json.loads(run(capsys, *few, captains)[1]), "seconds": 0} for captains in ("4,1", "gentle,random")
    )
    assert one == other


def test_p90_holds_for_nine_of_ten() -> None:
    outcomes = [Outcome(str(n), 1, n, (0,), "goal") for n in range(1, 21)]
    assert summary("marauders", 2, outcomes, 1)["rounds"] == {"median": 10.5, "p90": 18}


def test_a_broken_game_is_told_with_the_seed_that_plays_it_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(game: str, *, seed: str, **more: Any) -> Played:
        if seed == "bad.2":
            raise BrokenLaw("a coin is missing")
        return Played(7, 70, Result([1], [], "goal"))

    monkeypatch.setattr(one_game, "play_game", play)
    status, out, err = run(capsys, "marauders", "--games", "3", "--seed", "bad", "--check", "--json")
    assert status == 1
    assert (json.loads(out)["finished"], json.loads(out)["failed"]) == (2, 1)
    assert "a coin is missing" in err
    assert "--seed 'bad.2'" in err
    status, out, _ = run(capsys, "marauders", "--games", "1", "--seed", "bad.2", "--json")
    assert (status, json.loads(out)["failed"]) == (1, 1)


def test_without_json_the_figures_stand_in_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "marauders", "--seats", "2", "--captains", "0,1", "--games", "2")
    assert (status, err) == (0, "")
    assert "2 of 2" in out
    assert "seat 1 (level 1)" in out


@pytest.mark.parametrize("seats", ["2", "5"])
def test_port_royal_is_played_at_as_many_seats_as_it_has(
    capsys: pytest.CaptureFixture[str], seats: str
) -> None:
    status, out, err = run(capsys, "port_royal", "--seats", seats, "--games", "2", "--json")
    assert (status, err) == (0, "")
    assert json.loads(out)["finished"] == 2


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["chess"], "no game “chess”; the games are marauders"),
        (["marauders", "--seats", "5"], "2 to 4 seats, not 5"),
        (["marauders", "--captains", "1,x,1,1"], "level “x”; the levels are 0 (default), 1 (random)"),
        (["marauders", "--captains", "1,1"], "names 2 levels for 4 seats"),
        (["marauders", "--options", "goal"], "name=value"),
        (["marauders", "--options", "goal=99"], "5-20"),
        (["marauders", "--options", "wind=1"], "“wind”"),
        (["marauders", "--options", "goal=9,goal=12"], "goal twice"),
        (["port_royal", "--modules", "wind"], "This game has none"),
        (["port_royal", "--seats", "5", "--options", "rules=haendler"], "at most 4"),
        (["marauders", "--modules", "dragons"], "“dragons”"),
        (["marauders", "--games", "0"], "from 1"),
        (["marauders", "--jobs", "0"], "from 1"),
        (["marauders", "--games", "many"], "--games"),
        (["marauders", "--report", "weather"], "--report"),
        ([], "GAME"),
    ],
)
def test_wrong_use_is_one_line_and_status_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], named: str
) -> None:
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert named in err
