"""Property 5: draws are asked for and recorded; decks are bags."""

from __future__ import annotations

import hmac
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel import Game, KernelFault, Step, Table
from engine.kernel.draws import ForcedDraws, Pick, Roll, SeededDraws, keyed, queues
from engine.kernel.table.saved import decode_input
from tests.kernel.small import answer, opened, reloaded, small, step, yes_no

# --- the fate -----------------------------------------------------------------------------------------


def test_property_5_an_outcome_can_be_computed_by_hand() -> None:
    """HMAC-SHA256(seed, salt | counter) modulo the sides, one number a die."""
    numbers = [
        int.from_bytes(hmac.digest(b"secret", b"message 7|" + str(n).encode(), "sha256"), "big")
        for n in range(3)
    ]

    assert SeededDraws("secret", "message 7").roll(Roll(3, "any")) == [1 + number % 6 for number in numbers]
    assert SeededDraws("secret", "message 7", 1).roll(Roll(1, "other")) == [1 + numbers[1] % 6]


@given(st.binary(max_size=200), st.binary())
def test_property_5_keyed_is_the_hmac_of_the_standard_library(key: bytes, message: bytes) -> None:
    assert keyed(key)(message) == hmac.digest(key, message, "sha256")


@given(st.text(), st.text(), st.integers(1, 12), st.integers(1, 20))
def test_property_5_dice_show_what_dice_can_show(seed: str, salt: str, dice: int, sides: int) -> None:
    draw_source = SeededDraws(seed, salt)

    faces = draw_source.roll(Roll(dice, "any", sides))

    assert len(faces) == dice == draw_source.counter
    assert all(1 <= face <= sides for face in faces)


@given(st.text(), st.lists(st.text(), unique=True), st.integers(0, 12))
def test_property_5_pieces_are_drawn_without_putting_back(seed: str, among: list[str], count: int) -> None:
    drawn = SeededDraws(seed).pick(Pick(sorted(among), count, "any"))

    assert len(drawn) == len(set(drawn)) == min(count, len(among))
    assert set(drawn) <= set(among)


def test_property_5_outcomes_are_even() -> None:
    draw_source = SeededDraws("even")
    faces = Counter(draw_source.roll(Roll(6_000, "many")))

    # 1000 each; the chance of a deviation of 150 by an even die is below one in 10,000.
    assert all(abs(times - 1_000) < 150 for times in faces.values())


def test_property_5_the_salt_decides_with_the_seed() -> None:
    rolled = {tuple(SeededDraws(seed, salt).roll(Roll(9, "x"))) for seed in "ab" for salt in "cd"}

    assert len(rolled) == 4


@given(st.dictionaries(st.sampled_from("xyz"), st.lists(st.integers(1, 6), max_size=5)), st.integers(0, 4))
def test_property_5_forced_values_come_first_by_their_reason(laid: dict[str, list[int]], dice: int) -> None:
    draw_source = ForcedDraws(queues(list(laid.items())), SeededDraws("rest"))

    faces = draw_source.roll(Roll(dice, "x"))

    forced = laid.get("x", [])[:dice]
    assert faces[: len(forced)] == forced
    assert len(faces) == dice
    assert draw_source.counter == dice - len(forced)
    assert draw_source.queues.get("x", []) == [str(face) for face in laid.get("x", [])[dice:]]


def test_property_5_forced_values_that_cannot_be_are_named() -> None:
    draw_source = ForcedDraws(queues([("roll", [7]), ("card", ["z"])]), SeededDraws("rest"))

    with pytest.raises(ValueError, match="“roll” shows 7 on a die of 6"):
        draw_source.roll(Roll(1, "roll"))
    with pytest.raises(ValueError, match="“card” names z, which is not there"):
        draw_source.pick(Pick(["a", "b"], 1, "card"))


# --- draws of a table ---------------------------------------------------------------------------------


def draws(self: Step, game: Game[Any]) -> Any:
    yield from game.ask(yes_no(0, "begin"))
    faces = yield from game.dice(2, "seamanship")
    lot = yield from game.draw_lots(["north", "south"], "way")
    drawn = yield from game.draw("card", "open", 2, "card")
    game.log("drawn", faces=faces, lot=lot, cards=drawn)
    yield from game.ask(yes_no(0, "more"))


def test_property_5_every_draw_is_recorded_with_its_reason_and_counter() -> None:
    table = opened(small(draws))
    answer(table, "yes")
    change = table.unsaved()
    assert change is not None
    items = [decode_input(data) for data in change.inputs]

    assert [(item.kind, item.why, item.counter) for item in items if item.kind in "df"] == [
        ("d", "seamanship", 0), ("d", "way", 2), ("d", "card", 3),
    ]  # fmt: skip
    assert [len(item.values) for item in items if item.kind in "df"] == [2, 1, 2]


def test_property_5_forced_draws_are_marked_as_forced_and_used_up() -> None:
    table = opened(small(draws), force=[("card", ["f", "a"]), ("seamanship", [6]), ("other", [1])])
    (line,) = answer(table, "yes")
    change = table.unsaved()
    assert change is not None

    assert line.args["cards"] == ["f", "a"]
    assert line.args["faces"][0] == 6
    kinds = {
        item.why: item.kind for item in map(decode_input, change.inputs) if item.why in ("card", "seamanship")
    }
    assert kinds == {"card": "f", "seamanship": "f"}
    assert table.forced == reloaded(table).forced == {"other": ["1"]}


def test_property_5_a_forced_card_that_is_not_there_is_a_fault_and_stays_laid_down() -> None:
    table = opened(small(draws), force=[("card", ["z"])])

    with pytest.raises(KernelFault, match="names z, which is not there"):
        answer(table, "yes")
    assert table.forced == {"card": ["z"]}


def drawing(happens: Any, **places: list[str]) -> Table:
    def first(self: Step, game: Game[Any]) -> Any:
        found = yield from happens(game)
        game.log("found", cards=found)
        yield from game.ask(yes_no())

    lying = {place.replace("_", "."): held for place, held in places.items()}
    return opened(small(step(first), places=lying))


def found(table: Table) -> list[str]:
    return next(entry.args["cards"] for entry in table.entries() if entry.key == "found")


def test_property_5_known_cards_on_top_are_drawn_first() -> None:
    table = drawing(
        lambda game: game.draw("card", "open", 3, "card"), card_bag=["a", "b"], card_top=["x", "y"]
    )

    assert found(table)[:2] == ["y", "x"]
    assert found(table)[2] in "ab"


def test_property_5_an_empty_deck_takes_its_discards_back_at_once() -> None:
    table = drawing(
        lambda game: game.draw("card", "open", 4, "card"), card_bag=["a"], card_discards=["x", "y"]
    )

    assert found(table)[0] == "a"
    assert sorted(found(table)[1:]) == ["x", "y"]
    assert [entry.key for entry in table.entries()][1:3] == ["deck.reshuffled", "found"]


def test_property_5_an_empty_deck_without_discards_gives_fewer() -> None:
    table = drawing(lambda game: game.draw("card", "open", 4, "card"), card_bag=["a"])

    assert found(table) == ["a"]


def test_property_5_peeking_leaves_the_cards_on_top_in_their_order() -> None:
    table = drawing(lambda game: game.peek("card", 3, [1], "look"), card_bag=["a", "b"], card_top=["x"])
    places = table.running.places
    seen = found(table)

    assert seen[0] == "x"
    assert sorted(seen[1:]) == ["a", "b"]
    assert places.at("card.top") == seen[::-1]
    assert table.view(1)["known"] == dict.fromkeys(seen, "card.top")
    assert table.view(0)["known"] == table.view(None)["known"] == {}


def test_property_5_peeking_twice_sees_the_same() -> None:
    def peeks(game: Game[Any]) -> Any:
        one = yield from game.peek("card", 2, [0], "look")
        two = yield from game.peek("card", 2, [0], "look")
        three = yield from game.draw("card", "open", 2, "card")
        assert one == two == three
        return one

    assert len(found(drawing(peeks, card_bag=["a", "b", "c"]))) == 2


def test_property_5_peeking_into_an_empty_deck_takes_the_discards_too() -> None:
    table = drawing(lambda game: game.peek("card", 9, [0], "look"), card_bag=["a"], card_discards=["x"])

    assert found(table) == ["a", "x"]


@pytest.mark.parametrize("target", ["card.top", "card.bag"])
def test_property_5_drawing_onto_the_deck_itself_is_refused(target: str) -> None:
    with pytest.raises(KernelFault, match="peek at the cards instead"):
        drawing(lambda game: game.draw("card", target, 1, "card"), card_bag=["a"])
