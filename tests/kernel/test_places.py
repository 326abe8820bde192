"""Property 6: every piece is in exactly one place; who sees it is the place's to say."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel import Audience, Chapter, Game, KernelFault, RulesError, Step
from engine.kernel.places import Deck, Kinds, PlaceKind, Places, laid_out, owner_of, place_kind
from engine.kernel.table.imagine import numbers, permute_hidden
from tests.kernel.small import answer, opened, small, step, yes_no

KINDS = {
    "bag": PlaceKind("bag", Audience.NOBODY),
    "deck.top": PlaceKind("deck.top", Audience.NOBODY),
    "hand": PlaceKind("hand", Audience.OWNER),
    "open": PlaceKind("open", Audience.PUBLIC),
}
WHERE = ["bag", "deck.top", "hand:0", "hand:1", "open", "open:x"]
VIEWERS = (None, 0, 1)


def places(**held: list[str]) -> Places:
    return Places(Kinds(KINDS), {place.replace("_", ":"): pieces for place, pieces in held.items()}, {})


moves = st.lists(st.tuples(st.sampled_from("abcdefgh"), st.sampled_from(WHERE)), max_size=30)


@given(moves)
def test_property_6_each_piece_is_in_exactly_one_place_whatever_moves(moved: list[tuple[str, str]]) -> None:
    here = places(bag=list("abcdefgh"))
    for piece, target in moved:
        source = next(place for place, held in here.held.items() if piece in held)
        here.move([piece], source, target)

        assert Counter(p for held in here.held.values() for p in held) == Counter("abcdefgh")
        assert all(here.held.values())
        assert here.at("bag") == sorted(here.at("bag"))


@given(moves, st.lists(st.tuples(st.sampled_from("abcdefgh"), st.sampled_from([0, 1])), max_size=5))
def test_property_6_a_move_tells_when_somebody_sees_what_it_did_not(
    moved: list[tuple[str, str]], shown: list[tuple[str, int]]
) -> None:
    """Exactly when the piece comes into a view that did not show it (looks are not counted)."""
    here = places(bag=list("abcdefgh"))
    for piece, target in moved:
        source = next(place for place, held in here.held.items() if piece in held)
        before = {viewer for viewer in VIEWERS if here.sees(viewer, source)}
        wider = here.move([piece], source, target)
        after = {viewer for viewer in VIEWERS if here.sees(viewer, target)}

        assert wider == bool(after - before)


def test_property_6_a_view_shows_pieces_or_their_number() -> None:
    here = places(bag=["a", "b"], hand_0=["c"], hand_1=["d", "e"], open=["f"])

    assert here.view(0)[0] == {"bag": 2, "hand:0": ["c"], "hand:1": 2, "open": ["f"]}
    assert here.view(None)[0] == {"bag": 2, "hand:0": 1, "hand:1": 2, "open": ["f"]}


def test_property_6_what_was_looked_at_is_known_until_it_moves() -> None:
    here = places(bag=["a", "b"], hand_1=["d"])
    here.show("a", [0])
    here.show("a", [1, 0])
    here.show("d", [0])

    assert here.view(0)[1] == {"a": "bag", "d": "hand:1"}
    assert here.view(1)[1] == {"a": "bag"}
    assert here.view(None)[1] == {}
    here.move(["a"], "bag", "deck.top")
    assert here.view(0)[1] == {"d": "hand:1"}


def test_property_6_a_bag_has_no_order_and_a_top_has() -> None:
    here = places(bag=["b"], deck_top=["z"])
    here.lay("deck.top", here.at("deck:top"))
    here.lay("deck:top", [])
    here.move(["z"], "deck.top", "bag")
    here.move(["b"], "bag", "deck.top")
    here.move(["z"], "bag", "deck.top")

    assert here.at("deck.top") == ["b", "z"]
    here.arrange("deck.top", ["z", "b"])
    assert here.at("deck.top") == ["z", "b"]


@pytest.mark.parametrize(
    ("place", "pieces"), [("open", ["a"]), ("open", ["a", "a"]), ("bag", ["x"]), ("hand:0", ["a"])]
)
def test_property_6_only_what_lies_there_is_arranged(place: str, pieces: list[str]) -> None:
    with pytest.raises(ValueError, match="is no order of what lies in"):
        places(open=["a", "b"], bag=["x"]).arrange(place, pieces)


@pytest.mark.parametrize(
    ("piece", "source", "target", "error"),
    [("a", "bag", "nowhere", KeyError), ("z", "bag", "open", ValueError), ("a", "open", "bag", ValueError)],
)
def test_property_6_a_wrong_move_is_an_error(
    piece: str, source: str, target: str, error: type[Exception]
) -> None:
    with pytest.raises(error):
        places(bag=["a"]).move([piece], source, target)


def test_property_6_a_wrong_move_in_a_step_is_rolled_back() -> None:
    def moves_twice(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())
        game.move(["a", "a"], "card.bag", "open")

    table = opened(small(moves_twice))

    with pytest.raises(KernelFault, match="ValueError"):
        answer(table, "yes")
    assert table.running.places.at("card.bag") == list("abcdef")


def test_property_6_copies_do_not_reach_the_places() -> None:
    here = places(open=["a"])
    here.at("open").append("b")
    shown: Any = here.view(None)[0]["open"]
    shown.append("b")

    assert here.at("open") == ["a"]
    assert here.count("open") == 1
    assert here.count("bag") == 0


def test_property_6_names_of_places() -> None:
    deck = Deck("cargo")

    assert (deck.bag, deck.top, deck.discards) == ("cargo.bag", "cargo.top", "cargo.discards")
    assert (place_kind("cargo.hold:2"), owner_of("cargo.hold:2"), place_kind("cargo.bag")) == (
        "cargo.hold",
        2,
        "cargo.bag",
    )


# --- how a table begins -------------------------------------------------------------------------------


def test_property_6_a_table_begins_with_bags_in_no_order() -> None:
    assert laid_out(KINDS, {"bag": ["b", "a"], "open": ["d", "c"], "hand:1": []}, 2) == {
        "bag": ["a", "b"],
        "open": ["d", "c"],
    }


@pytest.mark.parametrize(
    ("held", "words"),
    [
        ({"box": ["a"]}, "in box, a place that no chapter names"),
        ({"hand:2": ["a"]}, "in hand:2, but has no such seat"),
        ({"hand": ["a"]}, "in hand, but has no such seat"),
        ({"hand:x": []}, "in hand:x, but has no such seat"),
        ({"bag": ["a"], "open": ["a"]}, "a in two places: bag and open"),
        ({"bag": ["a", "a"]}, "a in two places: bag and bag"),
    ],
)
def test_property_6_a_table_that_begins_wrong_is_refused(held: dict[str, list[str]], words: str) -> None:
    with pytest.raises(RulesError, match=words):
        laid_out(KINDS, held, 2)


def test_property_6_a_beginning_is_checked_when_the_table_is_opened() -> None:
    with pytest.raises(RulesError, match=r"with x in two places: card\.bag and open"):
        opened(small(places={"card.bag": ["x"], "open": ["x"]}))


def test_property_8_a_beginning_is_not_shared_by_two_tables() -> None:
    def asks(self: Any, game: Game[Any]) -> Any:
        (pick,) = yield from game.ask(yes_no())
        game.state.read.append(pick)
        self.turns += 1
        yield from game.draw("card", "open", 1, "card")
        yield from game.ask(yes_no())

    spec = small(step(asks, turns=0))
    beginning = spec.begin(2, {}, ())
    for _ in range(2):
        table = opened(spec, beginning=beginning)
        assert (table.running.state.read, table.running.places.at("open")) == ([], [])
        answer(table, "yes")
        assert table.running.state.read == ["yes"]


def test_property_2_a_beginning_that_could_not_be_loaded_is_refused() -> None:
    spec = small()
    beginning = spec.begin(2, {}, ())
    beginning.state.read = "no list"

    with pytest.raises(RulesError, match="the beginning of small cannot be saved"):
        opened(spec, beginning=beginning)
    beginning = spec.begin(2, {}, ())
    beginning.ext["moon"] = beginning.state
    with pytest.raises(RulesError, match="a state of moon, a module it does not have"):
        opened(spec, beginning=beginning)


@settings(max_examples=30)
@given(st.lists(st.sampled_from(["draw", "peek", "back", "discard", "shuffle"]), max_size=25), st.text())
def test_property_5_a_deck_keeps_its_cards_whatever_is_done_with_it(doings: list[str], seed: str) -> None:
    def plays(self: Step, game: Game[Any]) -> Any:
        for doing in doings:
            hand = game.places.at("hand:0")
            if doing == "draw":
                top = game.places.at("card.top")[::-1]
                drawn = yield from game.draw("card", "hand:0", 2, "card")
                assert drawn[: len(top)] == top[:2]
            elif doing == "peek":
                seen = yield from game.peek("card", 2, [0], "look")
                assert game.places.at("card.top")[::-1][: len(seen)] == seen
            elif doing == "back":
                game.move(hand[:1], "hand:0", "card.top")
            elif doing == "discard":
                game.move(hand[:1], "hand:0", "card.discards")
            else:
                game.reshuffle("card")
        yield from game.ask(yes_no())

    table = opened(small(plays), seed=seed)
    lying = [piece for held in table.running.places.held.values() for piece in held]
    assert sorted(lying) == list("abcdef")


def test_a_kind_of_place_names_its_places() -> None:
    hand = Chapter("cards").place("hand", Audience.OWNER)

    assert (hand(1), hand("x:y")) == ("hand:1", "hand:x:y")
    assert (place_kind(hand(1)), owner_of(hand(1))) == ("hand", 1)


def test_only_pieces_that_can_lie_in_a_place_are_exchanged_into_it() -> None:
    chapter = Chapter("crates")
    chapter.place("crate", Audience.OWNER, only=lambda game, piece: piece in "abc")

    def wait(self: Any, game: Any) -> Any:
        yield from game.ask(yes_no())

    lying = {"card.bag": list("cdef"), "hand:0": ["b"], "crate:0": ["a"]}
    spec = small(wait, places=lying, chapters=[chapter])
    came: set[str] = set()
    for n in range(30):
        places = (game := opened(spec).running).places
        exchange = permute_hidden(game, 1, numbers(str(n)), set())
        assert sorted(exchange) == sorted(exchange.values()) == list("abcdef")
        assert [len(places.at(place)) for place in lying] == [4, 1, 1]
        came.update(places.at("crate:0"))
    assert came == {"a", "b", "c"}


def test_pieces_keep_their_places_when_no_other_order_is_left() -> None:
    chapter = Chapter("crates")
    chapter.place("first", Audience.OWNER, only=lambda game, piece: piece in "ab")
    chapter.place("second", Audience.OWNER, only=lambda game, piece: piece == "b")

    def wait(self: Any, game: Any) -> Any:
        yield from game.ask(yes_no())

    lying = {"card.bag": ["c", "d"], "first:0": ["a"], "second:0": ["b"]}
    spec = small(wait, places=lying, chapters=[chapter])
    orders = [permute_hidden(opened(spec).running, 1, numbers(str(n)), set()) for n in range(30)]
    assert {(order["a"], order["b"]) for order in orders} == {("a", "b")}
    assert {order["c"] for order in orders} == {"c", "d"}
