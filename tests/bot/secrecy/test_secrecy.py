"""Nobody can tell by anything a client shows what is hidden from him: two worlds, seen through the bot.

`make test` compares them in some states of each game, half of the ways to play one through Discord's
clients and half through the door of a page (`test_through_door.py`); `make soak` each in thousands, in both
(parts `clients` and `doors`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from typing import Any, ParamSpec, TypeVar

import msgspec
import pytest
import structlog

import render
from data.content.modules import module_locales
from data.locale import Texts
from engine.games import load_game
from engine.kernel import Decision, Game, GameSpec, Option, Step
from engine.kernel.conformance import Trial
from engine.kernel.table.playback import Playback
from tests.bot.secrecy.client import noted_pictures
from tests.bot.secrecy.forks import forks
from tests.bot.secrecy.proof import prove
from tests.kernel.small import small, step, yes_no
from tests.marauders.seas_of_glory.test_conformance import ALL, WELL_EQUIPPED
from tests.marauders.test_conformance import RICH_SPEC
from tests.port_royal.test_conformance import ROYAL

SEAS = {
    f"{name} seas of glory, {windows}": Trial(spec, modules=ALL, options={"windows": windows}, seed="client")
    for name, spec in (("poor", load_game("marauders")), ("rich", WELL_EQUIPPED))
    for windows in ("holders", "always")
}
"""With all modules of the expansion that go together."""
TRIALS = {
    f"{name}, {windows}": Trial(spec, options={"windows": windows}, seed="client")
    for name, spec in (("poor", load_game("marauders")), ("rich", RICH_SPEC))
    for windows in ("holders", "always")
} | {
    "port_royal": msgspec.structs.replace(ROYAL, seed="client"),
    "treasure_fleet": Trial(load_game("treasure_fleet"), seed="client"),
    "treasure_fleet for two": Trial(
        load_game("treasure_fleet"), seats=2, options={"cursed_ships": True, "storms": True}, seed="client"
    ),
    **SEAS,
    **{
        f"first voyage of {game}": Trial(load_game(game), options=options, seed="client")
        for game, options in (
            ("marauders", {"opening": "first_voyage"}),
            ("port_royal", {"opening": "first_voyage", "rules": "port_royal"}),
            ("treasure_fleet", {"opening": "first_voyage"}),
        )
    },
}
MANY = {name: 600 if name in SEAS else 750 if "," in name else 1_000 for name in TRIALS}
"""Of Merchants & Marauders 3,000 in all, of Seas of Glory 2,400."""

STATES = 3
PLAYS_OUT = True
"""Odds are played out, as for members (`tests/bot/conftest.py`)."""

every = pytest.mark.parametrize("name", TRIALS)
BY_CLIENTS = (
    *("poor, holders", "rich, always", "poor seas of glory, always", "rich seas of glory, holders"),
    *("port_royal", "treasure_fleet for two", "first voyage of marauders"),
)
"""Those that `make test` compares through Discord's clients: of each game one, and each kind of windows."""

P = ParamSpec("P")
T = TypeVar("T")


class AtOnce(Executor):
    """Runs what is given to it before it gives back its future."""

    def submit(self, work: Callable[P, T], /, *args: P.args, **named: P.kwargs) -> Future[T]:
        done: Future[T] = Future()
        done.set_result(work(*args, **named))
        return done


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    # Odds are worked out at once, in each world anew: when something is posted depends on no thread, and on
    # nothing that the other world has left behind.
    monkeypatch.setattr("bot.tables.thinking.odds._thread", AtOnce())
    monkeypatch.setattr("bot.tables.thinking.odds.PATIENCE", 120.0)
    monkeypatch.setattr("bot.posting.cockpits.LATEST", 120.0)
    before = structlog.get_config()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    try:
        with noted_pictures(monkeypatch):
            yield
    finally:
        structlog.configure(**before)


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("name", BY_CLIENTS)
async def test_no_client_can_tell_two_worlds_apart(name: str) -> None:
    tally = await prove(TRIALS[name], playouts=20, share=0.05, most=STATES)

    assert tally["compared"] == STATES
    assert tally["impossible"] <= 1


@pytest.mark.soak("clients")
@every
async def test_no_client_can_tell_two_worlds_apart_in_many_states(name: str) -> None:
    trial = msgspec.structs.replace(TRIALS[name], seed="full")
    # Who holds a fitting card is seldom asked by surprise: that takes many games.
    share = 0.02 if "holders" in name else 0.1
    tally = await prove(trial, playouts=1_000, share=share, most=MANY[name])

    assert tally["compared"] == MANY[name]
    assert tally["impossible"] < 0.03 * MANY[name]
    assert tally["declassified"] < 0.2 * MANY[name]
    assert tally["asked unseen"] > 20 or "holders" not in name


@pytest.mark.in_turn(3)
@every
def test_pictures_are_the_same_to_the_pixel(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    texts = Texts("en", module_locales())
    for fork in list(forks(TRIALS[name], 1, 0.1))[1:6:4]:
        one = fork.first()
        views = [one.table.view(fork.reader)]
        other = fork.second(views, one, alike=True)
        views += [other.table.view(fork.reader)] if other else []
        for draw in (render.board, lambda view, texts: render.captain(view, 1, texts)):
            pictures = [draw(view, texts) for view in views]
            assert len(pictures) == 2
            assert pictures[0] == pictures[1]


# --- the proof finds what tells -------------------------------------------------------------------------


def in_rounds(asks: Callable[[Step, Game[Any]], Any]) -> Trial:
    """A game of three in which seat 0 answers, `asks` comes up, and so on; cards in hands are "a" to "c"."""
    rounds = [step(_begins, "Begins"), step(asks, "Asks")]
    places = {"card.bag": ["d", "e", "f"], "hand:0": ["c"], "hand:1": ["a"], "hand:2": ["b"]}
    spec: GameSpec = small(*rounds, begin=[kind() for kind in rounds * 12], places=places, seats=3)
    return Trial(spec, seats=3)


def _begins(self: Step, game: Game[Any]) -> Any:
    yield from game.ask(yes_no(0, "begin"))


def asks_with_secret_options(self: Step, game: Game[Any]) -> Any:
    """Seat 1 is asked by all to see, and offered what it holds if that is a vowel."""
    cards = [Option(card, secret=True) for card in game.places.at("hand:1") if card in "ae"]
    yield from game.ask(Decision(1, "play", [Option("pass"), *cards], default=["pass"]))


def asks_unseen(self: Step, game: Game[Any]) -> Any:
    """Whoever of the others holds a vowel is asked unseen."""
    game.revealed = True
    yield from _asks_holders(game)


def asks_unseen_and_forgets_that_it_tells(self: Step, game: Game[Any]) -> Any:
    """As above; but where nobody is asked the answer before may be taken back."""
    yield from _asks_holders(game)


def _asks_holders(game: Game[Any]) -> Any:
    holders = [seat for seat in (1, 2) if {"a", "e"} & set(game.places.at(f"hand:{seat}"))]
    yield from game.ask_all([yes_no(seat, "unseen", secret=True, hidden=True) for seat in holders])


def tells_in_public(self: Step, game: Game[Any]) -> Any:
    """An open question tells whether another holds a vowel."""
    yield from game.ask(yes_no(0, "open", args={"vowel": game.places.at("hand:1")[0] in "ae"}))


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("asks", [asks_with_secret_options, asks_unseen])
async def test_games_that_keep_secrets_pass(asks: Any) -> None:
    tally = await prove(in_rounds(asks), playouts=8, share=1.0, most=60)

    assert tally["compared"] == 60
    assert tally["paused apart"] > 2 or asks is asks_with_secret_options


@pytest.mark.parametrize("asks", [asks_unseen_and_forgets_that_it_tells, tells_in_public])
async def test_games_that_tell_are_found(asks: Any) -> None:
    with pytest.raises(AssertionError, match="can tell a secret"):
        await prove(in_rounds(asks), playouts=8, share=1.0, most=60)


async def test_undo_that_follows_from_secret_options_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def asks(playback: Playback, seat: int) -> bool:
        asked = playback.decisions.values()
        return any(one.seat != seat and any(option.secret for option in one.options) for one in asked)

    monkeypatch.setattr("engine.kernel.table.marks._asks_in_secret", asks)
    with pytest.raises(AssertionError, match=r"can tell a secret.*(posts|may take back)"):
        await prove(in_rounds(asks_with_secret_options), playouts=8, share=1.0, most=60)


async def test_numbers_that_count_what_is_asked_unseen_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def number(playback: Playback, decision: Decision) -> int:
        decision.number = playback.numbers[decision.seat]
        playback.numbers[decision.seat] += 1
        return decision.seat

    monkeypatch.setattr(Playback, "_number", number)
    with pytest.raises(AssertionError, match="can tell a secret"):
        await prove(in_rounds(asks_unseen_then_openly), playouts=8, share=1.0, most=60)


def asks_unseen_then_openly(self: Step, game: Game[Any]) -> Any:
    """Whoever was asked unseen, seat 1 is asked next by all to see."""
    yield from asks_unseen(self, game)
    yield from game.ask(yes_no(1, "next"))
