"""Property 6: secrets by construction: imagined tables."""

from __future__ import annotations

import json
from typing import Any

from engine.kernel import Game, Owner, Public, Step, Table, then
from engine.kernel.conformance import Chance, random_picks
from tests.kernel.small import answer, opened, small, step, yes_no
from tests.kernel.tiny import TINY


def midgame(seed: str, answers: int = 25) -> Table:
    table, chance = Table.new(TINY, seats=3, options={"goal": 9}, seed=seed), Chance(seed)
    for _ in range(answers):
        seat = chance.one_of(sorted(table.waiting))
        table.answer(seat, table.waiting[seat].number, random_picks(table.waiting[seat], chance))
    return table


def test_property_6_an_imagined_table_shows_the_same_and_hides_something_else() -> None:
    table = midgame("imagine")
    places = table.running.places
    hidden = [place for place in places.held if not places.sees(0, place)]
    drawn: dict[str, set[str]] = {place: set() for place in hidden}
    coins: set[int] = set()
    for number in range(40):
        other = table.imagine(0, str(number))
        assert other.view(0) == table.view(0)
        for place in hidden:
            drawn[place].update(other.running.places.at(place))
        coins.add(other.running.state.pools[1].coins)

    unknown = {piece for place in hidden for piece in places.at(place)} - table.view(0)["known"].keys()
    assert drawn["pebble.bag"] == drawn["pebble.hand:1"] == unknown
    assert len(coins) == 6


def test_property_6_what_another_seat_looked_at_it_has_looked_at_in_an_imagined_table() -> None:
    def peeks(self: Step, game: Game[Any]) -> Any:
        yield from game.peek("card", 2, [1], "look")

    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no(0))

    table = opened(small(peeks, asks))
    seen: set[str] = set()
    for number in range(20):
        other = table.imagine(0, str(number))
        assert sorted(other.view(1)["known"]) == sorted(other.running.places.at("card.top"))
        seen.update(other.view(1)["known"])

    assert seen == set("abcdef")
    assert table.imagine(1, "x").view(1)["known"] == table.view(1)["known"]


def test_property_6_a_seed_imagines_the_same_table_again() -> None:
    table = midgame("again")
    one, two = table.imagine(0, "x"), table.imagine(0, "x")

    assert one.running.places.held == two.running.places.held
    assert one.view(1) == two.view(1)


def test_property_6_an_imagined_table_gives_no_secret_of_the_real_one_away() -> None:
    table = midgame("real seed")
    other = table.imagine(0, "own seed")
    chance = Chance("rollout")
    while other.waiting:
        seat = chance.one_of(sorted(other.waiting))
        other.answer(seat, other.waiting[seat].number, random_picks(other.waiting[seat], chance))

    assert other.seed == "own seed"
    assert "real seed" not in json.dumps(other.log(None))


def test_property_6_imagined_dice_are_others() -> None:
    def rolls(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())
        faces = yield from game.dice(9, "luck")
        game.log("rolled", faces=faces)
        yield from game.ask(yes_no())

    table = opened(small(rolls), force=[("luck", [6] * 9)])
    rolled = [answer(table.imagine(1, str(number)), "yes")[0].args["faces"] for number in range(3)]
    (real,) = answer(table, "yes")

    assert real.args["faces"] == [6] * 9
    assert len({tuple(faces) for faces in [*rolled, real.args["faces"]]}) == 4


def test_property_7_answers_of_the_real_table_are_not_taken_back_in_an_imagined_one() -> None:
    def walks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())
        yield from game.ask(yes_no())

    table = opened(small(walks))
    answer(table, "yes")

    assert table.can_take_back(0) is None
    assert table.imagine(0, "x").can_take_back(0) is not None


def asks_by_the_card(kind: Any) -> Table:
    """A step that draws a card unseen and asks seat 0, who must not know it, something that depends on it."""

    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no(1))
        (card,) = yield from game.draw("card", "hand:1", 1, "card")
        yield from game.ask(yes_no(0, kind(card)))

    table = opened(small(asks))
    answer(table, "yes")
    return table


def test_property_6_only_worlds_that_look_the_same_are_imagined() -> None:
    table = asks_by_the_card(lambda card: "low" if card in "abc" else "high")
    likely = set("abc") if table.waiting[0].kind == "low" else set("def")
    held = {table.imagine(0, str(number)).running.places.at("hand:1")[0] for number in range(60)}

    assert held == likely


def test_property_6_what_can_be_no_other_way_is_imagined_as_it_is() -> None:
    table = asks_by_the_card(lambda card: f"card-{card}")
    (held,) = table.running.places.at("hand:1")

    for number in range(20):
        other = table.imagine(0, str(number))
        assert other.view(0) == table.view(0)
        assert other.running.places.at("hand:1") == [held]


def test_property_6_a_step_that_breaks_with_other_cards_is_imagined_with_these() -> None:
    def only(card: str) -> str:
        found.append(card)
        if card != found[0]:
            raise RuntimeError("not this card")
        return "card"

    found: list[str] = []
    table = asks_by_the_card(only)

    assert table.imagine(0, "x").running.places.at("hand:1") == found[:1]


def test_property_6_half_given_answers_are_imagined_too() -> None:
    """Another seat's secret answer was recorded: in the imagined table it gave one that fits its hand."""
    table = Table.new(TINY, seats=3, seed="half")
    mine = table.running.places.at("pebble.hand:1")[0]
    table.answer(1, table.waiting[1].number, [mine])
    offered: set[str] = set()
    for number in range(20):
        other = table.imagine(0, str(number))
        assert sorted(other.waiting) == [0, 2]
        assert other.view(0) == table.view(0)
        answer(other, "none", seat=2)
        offered.update(
            entry.args["pebble"] for entry in answer(other, "none", seat=0) if entry.key == "shell.taken"
        )

    assert len(offered) > 3
    assert not offered & set(table.running.places.at("pebble.hand:0"))


def test_property_6_pieces_named_in_hidden_fields_follow_the_exchange() -> None:
    """A step holds the id of a card announced unseen; the card in the hand and the field stay one."""

    class Announced(Step):
        seat: Public[int]
        card: Owner[str]

        def play(self, game: Game[Any]) -> Any:
            yield from game.ask(yes_no(0))
            game.move([self.card], "hand:1", "open")

    def announces(self: Step, game: Game[Any]) -> Any:
        (card,) = yield from game.draw("card", "hand:1", 1, "card")
        return then(Announced(seat=1, card=card))

    begins = step(announces)
    table = opened(small(begins, Announced, begin=[begins()]))
    shown: set[str] = set()
    for number in range(20):
        other = table.imagine(0, str(number))
        answer(other, "yes")
        shown.update(other.running.places.at("open"))

    assert len(shown) > 3
