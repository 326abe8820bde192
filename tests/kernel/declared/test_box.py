"""What lies in a table's box, and what chapters say of it: where decks lie, what is in force, what holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from engine.kernel import (
    AnswerError,
    Audience,
    Beginning,
    Chapter,
    Game,
    ModuleSpec,
    RulesError,
    Table,
    Terms,
)
from engine.kernel.places import with_box
from tests.kernel.small import Board, Purse, does, opened, small, step, yes_no


class Box:
    """Decks of three pieces each."""

    def __init__(self, *decks: str) -> None:
        self.decks = decks

    def pieces(self, deck: str) -> Sequence[str]:
        """Three of them."""
        return tuple(f"{deck}.{n}" for n in (1, 2, 3)) if deck in self.decks else ()


def coins(place: str = "coin.bag") -> Chapter:
    """A chapter that lays the deck of coins somewhere."""
    made = Chapter("coins")
    made.deck("coin", reshuffles=False)
    made.place("pot", Audience.PUBLIC)
    made.pieces("coin", place)
    return made


def asks(self: Any, game: Game[Any]) -> Any:
    """Asks once."""
    yield from game.ask(yes_no())


def asks_again(self: Any, game: Game[Any]) -> Any:
    """And again."""
    yield from game.ask(yes_no())


def nothing(self: Any, game: Game[Any]) -> None:
    """Nothing happens."""


# --- where the pieces lie -------------------------------------------------------------------------


def test_the_decks_of_a_box_lie_where_their_chapters_have_them_lie() -> None:
    table = opened(small(asks, chapters=[coins()], box=lambda modules: Box("coin")))
    assert table.running.places.at("coin.bag") == ["coin.1", "coin.2", "coin.3"]
    assert table.running.places.count("card.bag") == 6


def test_what_the_beginning_lays_stays_there() -> None:
    spec = small(asks, chapters=[coins()], box=lambda modules: Box("coin"))
    begin = Beginning(Board([Purse(0), Purse(1)]), {"pot": ["coin.2"]}, [spec.chapters[0].steps[0]()])
    table = opened(spec, beginning=begin)
    assert table.running.places.at("pot") == ["coin.2"]
    assert table.running.places.at("coin.bag") == ["coin.1", "coin.3"]
    assert begin.places == {"pot": ["coin.2"]}, "a beginning may be used again"


def test_a_chapter_cannot_lay_the_deck_of_a_game_without_a_box() -> None:
    with pytest.raises(RulesError, match="a chapter lays the deck coin, but the game has no box"):
        opened(small(asks, chapters=[coins()]))
    assert with_box({}, None, {"pot": ["a"]}) == {"pot": ["a"]}


def test_decks_that_lie_nowhere_or_twice_are_refused() -> None:
    with pytest.raises(RulesError, match="the deck coin lies in purse, a place that no chapter names"):
        opened(small(asks, chapters=[coins("purse")]))
    again_laid = Chapter("more coins")
    again_laid.pieces("coin", "pot")
    with pytest.raises(RulesError, match="two chapters lay the deck coin; only one may"):
        opened(small(asks, chapters=[coins(), again_laid]))


# --- one box a table ------------------------------------------------------------------------------


def test_a_table_asks_for_its_box_once_and_keeps_it() -> None:
    boxes: list[Box] = []

    def box(modules: tuple[str, ...]) -> Box:
        boxes.append(Box("coin", *modules))
        return boxes[-1]

    extra = ModuleSpec("pearl", ())
    spec = msgspec.structs.replace(small(asks, asks_again, chapters=[coins()], box=box), modules=(extra,))
    table = opened(spec, modules=["pearl"])
    (mine,) = boxes
    assert mine.decks == ("coin", "pearl")
    assert table.running.box is mine
    table.answer(0, table.waiting[0].number, ["yes"])
    table.take_back(0)
    assert table.running.box is mine
    assert table.imagine(0, "another").running.box is mine
    table.answer(0, table.waiting[0].number, ["no"])
    table.rewind(1)
    assert table.running.box is mine
    loaded = Table.load(table.save(), spec)
    assert loaded.running.box is boxes[-1] is not mine


# --- what is in force, and what holds -------------------------------------------------------------


class Wind(Terms):
    """How strong it blows."""

    force: int = 2
    seat: int = -1


def weather() -> Chapter:
    """A chapter with a rule for a source that it tells of itself."""
    made = Chapter("weather")

    @made.in_force("seat")
    def storms(game: Game[Any], about: Any) -> list[str]:
        return ["storm"] if about.seat == 0 else []

    @made.rule(Wind, "storm")
    def blows(game: Game[Any], terms: Wind) -> None:
        terms.force += 3

    return made


def test_chapters_tell_what_is_in_force() -> None:
    game = opened(small(asks, chapters=[weather()])).running
    assert game.terms(Wind(seat=0)).force == 5
    assert game.terms(Wind(seat=1)).force == 2
    assert opened(small(asks)).running.terms(Wind(seat=0)).force == 2


@pytest.mark.parametrize(("seat", "told"), [(0, ["storm.blew"]), (1, [])])
def test_hooks_are_played_while_a_chapter_tells_their_source(seat: int, told: list[str]) -> None:
    made, sails = weather(), step(nothing, "Sails", seat=seat)
    blows = made.step(step(lambda self, game: game.log("storm.blew"), "Blows"))
    made.before(sails, "storm")(does(blows))
    table = opened(small(sails, chapters=[made]))
    assert [entry.key for entry in table.entries() if entry.key == "storm.blew"] == told


def test_chapters_tell_what_does_not_hold() -> None:
    law = Chapter("law")

    @law.invariant
    def pots(game: Game[Any]) -> Iterator[str]:
        if game.places.count("open"):
            yield "the table is not clear"

    spec = small(asks, chapters=[law])
    game = opened(spec).running
    assert spec.invariants(game) == []
    game.places.move(["a"], "card.bag", "open")
    assert spec.invariants(game) == ["the table is not clear"]
    assert small(asks).invariants(opened(small(asks)).running) == []


# --- modules --------------------------------------------------------------------------------------


def test_modules_that_exclude_each_other_are_refused() -> None:
    sun, moon = ModuleSpec("sun", ()), ModuleSpec("moon", (), excludes=("sun",))
    tide = ModuleSpec("tide", (), needs=("moon",), recommends=("sun",))
    spec = msgspec.structs.replace(small(asks), modules=(sun, moon, tide))
    assert spec.resolve_modules(["tide", "moon"]) == ("moon", "tide")
    for chosen in (["sun", "moon"], ["moon", "sun"]):
        with pytest.raises(AnswerError, match=r"module-excludes \(module moon, excludes sun\)"):
            spec.resolve_modules(chosen)
    assert spec.with_needs(["tide"]) == {"tide", "moon"}
    assert spec.module_sets() == [(), ("sun",), ("moon",), ("moon", "tide")]
