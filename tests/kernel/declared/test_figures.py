"""Property 9: rule points: figures with their ranks."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import Chapter, Game, Rank, RulesError, Step, Table, Terms
from engine.kernel.terms import Change
from tests.kernel.small import opened, small
from tests.kernel.tiny import TINY, CrabDice, Shore


class Price(Terms):
    """What something costs."""

    told = True

    base: int = 3
    price: int = 3
    offers: list[str] = []


def priced(*chapters: Chapter, effects_in_force: tuple[str, ...] = (), terms: Price | None = None) -> Price:
    """The figure as it comes out under these chapters."""
    found: list[Price] = []

    def asks_the_price(self: Step, game: Game[Any]) -> None:
        found.append(game.terms(terms or Price()))

    opened(small(asks_the_price, chapters=chapters, effects_in_force=lambda game, about: effects_in_force))
    return found[0]


def chapter(name: str, *rules: tuple[str | None, Rank, Any]) -> Chapter:
    """A chapter of rules on the price."""
    made = Chapter(name)
    for source, rank, change in rules:
        made.rule(Price, source, rank)(change)
    return made


def sets(value: int) -> Any:
    return lambda game, terms: setattr(terms, "price", value)


def adds(value: int) -> Any:
    return lambda game, terms: setattr(terms, "price", terms.price + value)


def at_most(value: int) -> Any:
    return lambda game, terms: setattr(terms, "price", min(terms.price, value))


def test_property_9_ranks_are_applied_in_order_whatever_the_order_of_chapters() -> None:
    one = chapter("one", (None, Rank.LAST, adds(100)), (None, Rank.LIMIT, at_most(9)))
    two = chapter("two", (None, Rank.ADD, adds(5)), (None, Rank.SET, sets(7)))

    assert priced(one, two).price == priced(two, one).price == 109


def test_property_9_inside_a_rank_the_file_counts_and_no_order_of_assembly() -> None:
    one = chapter("one", (None, Rank.SET, sets(3)), (None, Rank.SET, sets(1)))
    two = chapter("two", (None, Rank.SET, sets(2)))

    assert priced(one).price == 1
    assert priced(one, two).price == priced(two, one).price


def test_property_9_a_figure_knows_who_changed_what() -> None:
    caracas = chapter("zones", ("zone:caracas", Rank.SET, sets(8)), (None, Rank.ADD, adds(0)))
    crew = chapter("crew", ("captain:mary", Rank.ADD, adds(-2)))
    terms = priced(caracas, crew, effects_in_force=("zone:caracas", "captain:mary"))

    assert terms.because == (
        Change("price", 3, 8, "zone:caracas"),
        Change("price", 8, 6, "captain:mary"),
    )
    assert terms.changed_by("price") == ["zone:caracas", "captain:mary"]
    assert terms.changed_by("base") == []


def test_property_9_a_rule_is_in_force_while_its_source_is() -> None:
    rules = chapter("zones", ("zone:caracas", Rank.SET, sets(8)))

    assert priced(rules).price == 3
    assert priced(rules).because == ()
    assert priced(rules, effects_in_force=("zone:nassau",)).price == 3


def test_property_9_what_a_rule_appends_to_a_list_is_recorded_too() -> None:
    def heated(game: Any, terms: Price) -> None:
        terms.offers.append("heated shot")

    terms = priced(chapter("weapons", (None, Rank.ADD, heated)), terms=Price(offers=["grapeshot"]))

    assert terms.because == (Change("offers", ["grapeshot"], ["grapeshot", "heated shot"], "weapons"),)


def test_property_9_figures_of_two_calls_share_nothing() -> None:
    def heated(game: Any, terms: Price) -> None:
        terms.offers.append("heated shot")

    rules = chapter("weapons", (None, Rank.ADD, heated))
    assert priced(rules).offers == priced(rules).offers == ["heated shot"]


def test_property_9_a_module_changes_a_figure_of_the_base_game() -> None:
    """The moon's three dice, one more for wet feet, never more than three; and who said so."""
    table = Table.new(TINY, seats=2, modules=["moon"], seed="x")
    game: Game[Shore] = table.running
    game.state.pools[1].spot = 2

    dry, wet = game.terms(CrabDice(seat=0)), game.terms(CrabDice(seat=1))
    assert (dry.dice, dry.changed_by("dice")) == (3, ["moon"])
    assert (wet.dice, wet.changed_by("dice")) == (3, ["moon", "pool:wet", "moon"])
    assert wet.changed_by("lures") == ["pool:wet"]
    plain: Game[Shore] = Table.new(TINY, seats=2, seed="x").running
    assert plain.terms(CrabDice(seat=1)).because == ()


class Toll(Terms):
    """What nobody tells of."""

    price: int = 3


def test_property_9_who_changed_terms_that_nothing_tells_of_is_recorded_only_for_who_asks() -> None:
    harbour = Chapter("harbour")
    found: list[Toll] = []

    @harbour.rule(Toll)
    def dearer(game: Game[Any], terms: Toll) -> None:
        terms.price += 2

    def asks(self: Step, game: Game[Any]) -> None:
        found.extend([game.terms(Toll()), *game.terms_together([Toll(), Toll()]), game.explained(Toll())])

    opened(small(asks, chapters=[harbour]))

    assert [terms.price for terms in found] == [5, 5, 5, 5]
    assert [len(terms.because) for terms in found] == [0, 0, 0, 1]
    assert found[-1].because == (Change("price", 3, 5, "harbour"),)
    with pytest.raises(RulesError, match=r"Toll does not record who changes it; declare it as `told`\."):
        found[0].changed_by("price")
