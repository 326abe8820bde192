"""The smallest game, as docs/adding-a-game.md shows it: its rules, and the suite that every game passes."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import msgspec
import pytest
import yaml

import engine.games
import tests.made_up.lots
from bot.cli.rulemap import citations as reader
from bot.present.decisions.helm import helm_text
from data.clauses import Book
from data.locale import Texts, languages
from data.telling.plan import open_plan
from data.telling.turns import Read, compose, spans
from data.telling.words import block_text
from engine.advice import advise
from engine.advice.advising import adviser_of
from engine.advice.voyage import counsel
from engine.advice.voyage.teaching import Teaching, teacher_of
from engine.captains.captain import player_of
from engine.captains.play import play_game
from engine.kernel import FIRST_VOYAGE, Table
from engine.kernel import conformance as suite
from engine.kernel.conformance import Trial, everyone, nobody, owner
from render.games import board, captain, drawn, ground, places, sprite, story, touch
from render.kit.touch import Touch
from tests.made_up.lots.game import LOTS_GAME, hand_of

ROOT = Path(__file__).parents[2]

TRIAL = Trial(LOTS_GAME, seed="lots")
WHO = {
    "lot.bag": nobody,
    "lot.top": nobody,
    "lot.discards": everyone,
    "lot.hand": owner,
    "lot.laid": everyone,
}
"""Who sees a lot lying where: written from the rules, not from the engine's marks."""


def voyage(seats: int = 2) -> Table:
    """A table whose hands are known: that of the first voyage, and so tests its opening, too."""
    hands = [{"hand": hand} for hand in ([16, 9, 5, 2], [14, 11, 6, 1], [15, 8, 7, 3])]
    settled = LOTS_GAME.resolve_options({})
    laid_out = LOTS_GAME.positions.begin({"seats": hands[:seats]}, seats, settled, ())
    return Table.new(LOTS_GAME, seats=seats, seed="lots", beginning=laid_out)


def lay(table: Table, *numbers: int) -> None:
    """Lay these lots, each by the seat that is asked."""
    for number in numbers:
        [(seat, asked)] = table.waiting.items()
        table.answer(seat, asked.number, [f"lot_{number}"])


def test_L_setup_sixteen_lots() -> None:
    places = Table.new(LOTS_GAME, seats=4, seed="lots").running.places
    assert sorted(lot for held in places.held.values() for lot in held) == sorted(
        f"lot_{n}" for n in range(1, 17)
    )


def test_L_setup_everybody_draws_four_unseen() -> None:
    table = Table.new(LOTS_GAME, seats=3, seed="lots")
    assert [table.running.places.count(hand_of(seat)) for seat in range(3)] == [4, 4, 4]
    assert len(table.view(0)["places"][hand_of(0)]) == 4
    assert table.view(1)["places"][hand_of(0)] == 4


def test_L_round_everybody_lays_one_lot() -> None:
    table = voyage(3)
    lay(table, 16)
    assert table.view(2)["places"]["lot.laid:0"] == ["lot_16"]
    lay(table, 14, 3)
    assert table.running.state.round == 2
    assert not table.running.places.at("lot.laid:0")


def test_L_round_the_next_begins_one_place_further() -> None:
    table = voyage(3)
    lay(table, 16, 14, 3)
    assert [*table.waiting] == [1]


def test_L_round_the_highest_takes_the_doubloon() -> None:
    table = voyage()
    lay(table, 9, 11)
    assert [seat.points for seat in table.running.state.seats] == [0, 1]
    assert table.log(None)[-2]["args"] == {"seat": 1, "points": 1}


def test_L_end_the_most_doubloons_win() -> None:
    table = voyage()
    lay(table, 16, 1, 6, 9, 2, 11)
    assert table.result is not None
    assert table.result.winners == [0]
    assert table.result.scores == [{"points": 2}, {"points": 1}]


def test_random_games_hold_the_laws_and_end() -> None:
    assert suite.check_playouts(TRIAL, 8)["playouts"] == 8


def test_refused_answers_change_nothing() -> None:
    assert suite.check_refusals(TRIAL, 2)["unknown option"]


def test_nothing_is_taken_back_for_all_have_seen_it() -> None:
    assert suite.check_undo(TRIAL, 4)["withdrawn"] == 0


def test_secrecy_two_worlds_look_the_same_to_whom_they_should() -> None:
    tally = suite.check_two_worlds(TRIAL, 4)
    assert tally["exchanged"] > 20
    assert tally["declassified"] == 0


def test_secrecy_nothing_is_shown_that_the_rules_keep_hidden() -> None:
    assert suite.check_oracle(TRIAL, 2, WHO)["ids"] > 100


def test_exported_tables_verify() -> None:
    assert suite.check_exports(TRIAL, 2)["log"] == 2


# --- its other places, found by its id ------------------------------------------------------------

HERE = "tests.made_up.lots"
FOUND = {
    "engine.captains.lots": HERE,
    "engine.captains.lots.player": f"{HERE}.player",
    "engine.advice.lots": HERE,
    "engine.advice.lots.adviser": f"{HERE}.adviser",
    "engine.advice.voyage.lots": f"{HERE}.voyage",
    "render.lots": HERE,
    "render.lots.pictures": f"{HERE}.pictures",
    "render.lots.story": f"{HERE}.story",
}
"""Where code looks for the parts of a game, and where those of this game lie."""
FOLDER = Path(tests.made_up.lots.__file__).parent


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game as if its files lay in their places."""
    monkeypatch.setitem(engine.games.GAMES, "lots", f"{HERE}.game:LOTS_GAME")
    for name, where in FOUND.items():
        monkeypatch.setitem(sys.modules, name, import_module(where))
    laid_out = yaml.safe_load((FOLDER / "opening.yaml").read_text(encoding="utf-8"))
    monkeypatch.setattr(f"{HERE}.game.opening", lambda game, seats: {"seats": laid_out["seats"][:seats]})
    lookups = (player_of, adviser_of, teacher_of, drawn)
    for found in lookups:
        found.cache_clear()
    yield
    for found in lookups:
        found.cache_clear()


@pytest.fixture(params=languages())
def texts(request: pytest.FixtureRequest) -> Texts:
    """The texts of a language, with those of the game."""
    return Texts(request.param, [FOLDER / "locale"], players=["Anne", "Bart", "Charlotte"])


@pytest.mark.usefixtures("registered")
def test_a_captain_with_heuristics_wins_more_than_its_share() -> None:
    games = [play_game("lots", levels=[2, 1, 1], seed=f"lots {n}").result for n in range(60)]
    assert sum(0 in result.winners for result in games) > 30


@pytest.mark.usefixtures("registered")
def test_a_whole_first_voyage_is_advised_drawn_and_told(texts: Texts) -> None:
    table = Table.new("lots", seats=3, seed="voyage", options={"opening": FIRST_VOYAGE})
    assert isinstance(teacher_of("lots"), Teaching), "it says only what it has to say"
    while table.waiting:
        [(seat, asked)] = table.waiting.items()
        said = counsel(table, seat)
        assert said is not None
        told = [texts.prompt(asked, seat), *map(texts.option, asked.options), helm_text(texts, asked, said)]
        told += [texts.note(note) for notes in advise(table, seat).options.values() for note in notes]
        assert not [one for one in told if re.search(r"advice-|rules-|option-|ask-|[{}]", one)]
        for picture in (board(table.view(None), texts), captain(table.view(seat), seat, texts)):
            assert picture.data
            assert "lots-" not in picture.alt
        table.answer(seat, asked.number, said.picks)
    assert [one.points for one in story("lots").standings(table.view(None))] == [1, 1, 1]
    plan, read = open_plan((FOLDER,)), [entry.read(None) for entry in table.entries()]
    lines = [Read(n, one["key"], one["args"], one["own"]) for n, one in enumerate(read) if one]
    blocks = [block_text(plan, compose(plan, part, {}), texts) for part in spans(plan, lines)]
    assert len(blocks) == 4
    assert not [block for block in blocks if re.search(r"told-|log-|[{}]", block)]


@pytest.mark.usefixtures("registered")
def test_a_game_that_does_not_know_where_things_are_is_shown_and_answered(texts: Texts) -> None:
    table = Table.new("lots", seats=3, seed="lots")
    view = table.view(0)
    shown = ground("lots", view, texts)
    assert shown.data == board(view, texts).data
    assert touch("lots", view, texts) == Touch((shown.width, shown.height))
    assert sprite("lots", "slip.0.100") is None
    [(_, asked)] = table.waiting.items()
    lie = [places("lots", view, asked.kind, option.id, option.args) for option in asked.options]
    assert set(lie) == {()}


def test_each_clause_is_settled_and_proven(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "ENGINE", FOLDER.parent)
    book = msgspec.yaml.decode((FOLDER / "clauses.yaml").read_bytes(), type=Book)
    cited = {clause for one in reader.citations("lots") for clause in one.clauses}
    assert cited == {key for key, _ in book.clauses()}
    assert {f"test_{name}" for _, clause in book.clauses() for name in clause.tests} <= globals().keys()


def test_the_page_shows_the_game_as_it_is() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    files = [*FOLDER.glob("*.py"), *FOLDER.glob("*.yaml"), Path(__file__)]
    written = "\n".join(file.read_text(encoding="utf-8") for file in files)
    blocks = re.findall(r"^```(?:python|yaml)\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    assert len(blocks) > 10
    assert [block for block in blocks if block.strip() not in written] == []
