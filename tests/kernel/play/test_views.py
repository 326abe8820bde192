"""Property 6: secrets by construction: marks, views, log lines, imagined tables."""

from __future__ import annotations

import json
from enum import Enum
from typing import Any

import msgspec
import pytest

from engine.kernel import (
    Chapter,
    Count,
    Decision,
    Entry,
    Game,
    Nobody,
    Option,
    Owner,
    Public,
    Rules,
    RulesError,
    Step,
    Table,
    decode_entry,
    then,
)
from engine.kernel.conformance import Chance, random_picks
from engine.kernel.log import encode_entry
from engine.kernel.play.seen import UNSEEN, as_seen
from engine.kernel.visibility import check_marks, project, rewrite_hidden
from tests.kernel.small import answer, opened, small, step, yes_no
from tests.kernel.tiny import TINY


class Ship(msgspec.Struct):
    name: Public[str]
    hull: Nobody[int] = 3


class Flag(Enum):
    BLACK = "black"


class Captain(msgspec.Struct):
    seat: Public[int]
    gold: Owner[int] = 10
    hand: Count[list[str]] = []
    mood: Nobody[str] = "grim"
    ship: Public[Ship | None] = None
    fleet: Public[tuple[Ship, ...]] = ()
    by_name: Public[dict[str, Ship]] = {}
    secret_ship: Owner[Ship | None] = None
    flag: Public[Flag] = Flag.BLACK


CAPTAIN = Captain(
    1, 7, ["helm", "parley"], "grim", Ship("Swan"), (Ship("Dove"),), {"Wren": Ship("Wren")}, Ship("Ghost")
)
OPEN = {
    "seat": 1,
    "ship": {"name": "Swan"},
    "fleet": [{"name": "Dove"}],
    "by_name": {"Wren": {"name": "Wren"}},
    "flag": "black",
}


def counts(game: Game[Any]) -> int:
    """How many pieces are in hands."""
    return sum(game.places.count(f"hand:{seat}") for seat in range(game.seats))


def with_fact(*names: str, chapter: str = "counting") -> Chapter:
    """A chapter that adds facts of these names to every view."""
    made = Chapter(chapter)
    for name in names:
        made.fact(name)(counts)
    return made


def test_every_view_shows_what_chapters_work_out_of_the_game_as_it_is() -> None:
    def deals(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())
        yield from game.draw("card", "hand:1", 2, "deal")
        yield from game.ask(yes_no())

    table = opened(small(deals, chapters=[with_fact("in_hands")]))
    assert [table.view(seat)["facts"] for seat in (None, 0, 1)] == [{"in_hands": 0}] * 3

    answer(table, "no")
    assert [table.view(seat)["facts"] for seat in (None, 0, 1)] == [{"in_hands": 2}] * 3


def test_views_of_a_game_without_facts_have_none() -> None:
    def waits(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())

    assert opened(small(waits)).view(None)["facts"] == {}


def test_two_facts_of_one_name_are_refused() -> None:
    with pytest.raises(RulesError, match="“in_hands” is written twice in the chapter counting"):
        with_fact("in_hands", "in_hands")
    with pytest.raises(RulesError, match="two chapters have a fact named in_hands"):
        small(chapters=[with_fact("in_hands"), with_fact("in_hands", chapter="other")]).rules()


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_property_6_others_see_public_fields_and_numbers(viewer: int | None) -> None:
    assert project(CAPTAIN, viewer) == {**OPEN, "gold": None, "hand": 2, "secret_ship": None}


def test_property_6_the_owner_sees_its_own_and_nobody_sees_the_rest() -> None:
    own = {**OPEN, "gold": 7, "hand": ["helm", "parley"], "secret_ship": {"name": "Ghost"}}

    assert project(CAPTAIN, 1) == own


def test_property_6_a_view_is_plain_data_of_its_own() -> None:
    seen = project(CAPTAIN, 1)
    seen["hand"].append("storm")

    assert CAPTAIN.hand == ["helm", "parley"]
    assert json.loads(json.dumps(project(CAPTAIN, 1))) == project(CAPTAIN, 1)


def test_property_6_hidden_fields_are_rewritten_visible_ones_not() -> None:
    captain = msgspec.convert(msgspec.to_builtins(CAPTAIN), Captain)
    rewrite_hidden({"captains": [captain]}, 0, lambda content: "x")

    assert (captain.gold, captain.hand, captain.mood, captain.secret_ship) == ("x", "x", "x", "x")
    assert (captain.ship and captain.ship.hull, captain.fleet[0].hull, captain.by_name["Wren"].hull) == (
        "x",
    ) * 3
    assert project(captain, None)["ship"] == {"name": "Swan"}


class Unmarked(msgspec.Struct):
    seat: Public[int]
    gold: int = 3


class Deep(msgspec.Struct):
    inner: Public[dict[str, list[Unmarked]]]


class Ownerless(msgspec.Struct):
    gold: Owner[int] = 3


class WithSet(msgspec.Struct):
    seen: Public[dict[str, set[int]]]


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (Unmarked, r"Unmarked\.gold does not say who may see it"),
        (Deep, r"Unmarked\.gold does not say who may see it"),
        (Ownerless, "Ownerless has a field for its owner only, but no field `seat`"),
        (WithSet, r"WithSet\.seen is a set, which has no order; make it a list"),
    ],
)
def test_property_6_a_field_without_a_mark_is_refused(kind: type[msgspec.Struct], words: str) -> None:
    with pytest.raises(RulesError, match=words):
        check_marks(kind)
    with pytest.raises(RulesError, match=words):
        Rules(kind, [])
    module = Chapter("module", state=kind)
    with pytest.raises(RulesError, match=words):
        Rules(Captain, [module])


def test_property_6_a_step_with_an_unmarked_field_is_refused() -> None:
    chapter = Chapter("steps")

    @chapter.step
    class Careless(Step):
        seat: int

    with pytest.raises(RulesError, match=r"Careless\.seat does not say who may see it"):
        Rules(Captain, [chapter])


# --- log lines ----------------------------------------------------------------------------------------


def test_property_6_a_line_is_read_by_whom_it_is_for() -> None:
    entry = Entry("paid", {"seat": 1}, [1, 2], {1: {"coins": 4}})

    assert entry.read(None) is None
    assert entry.read(0) is None
    assert entry.read(2) == {"key": "paid", "args": {"seat": 1}, "own": False}
    assert entry.read(1) == {"key": "paid", "args": {"seat": 1, "coins": 4}, "own": True}
    assert decode_entry(encode_entry(entry)) == entry


def test_property_8_a_line_holds_what_was_when_it_was_written() -> None:
    def rerolls(self: Step, game: Game[Any]) -> Any:
        faces = [1, 2]
        game.log("rolled", faces=faces)
        faces[0] = 6
        game.log("rerolled", faces=faces)
        yield from game.ask(yes_no())

    lines = [entry.args for entry in opened(small(rerolls)).entries()[1:]]
    assert lines == [{"faces": [1, 2]}, {"faces": [6, 2]}]


def test_property_6_the_log_can_be_cut_to_its_newest_lines() -> None:
    def talks(self: Step, game: Game[Any]) -> Any:
        for number in range(5):
            game.log("line", number=number, only=[number % 2] if number < 4 else None)
        yield from game.ask(yes_no())

    table = opened(small(talks))
    assert [line["args"] for line in table.log(1, last=2)] == [{"number": 3}, {"number": 4}]
    assert [line["key"] for line in table.log(None)] == ["table.opened", "line"]


# --- views --------------------------------------------------------------------------------------------


def test_property_6_a_view_tells_whom_the_table_waits_for() -> None:
    def asks(self: Step, game: Game[Any]) -> Any:
        options = [Option("pass"), Option("card", secret=True)]
        yield from game.ask_all(
            [
                Decision(
                    0, "open", options, default=["pass"], args={"zone": "nassau"}, private_args={"gold": 3}
                ),
                Decision(1, "closed", options, default=["pass"], secret=True),
                Decision(2, "unseen", options, default=["pass"], hidden=True),
            ]
        )

    table = opened(small(asks, seats=3))
    for seat in (None, 0, 1, 2):
        view = table.view(seat)
        assert view["waiting"] == [
            {"seat": 0, "kind": "open", "args": {"zone": "nassau"}, "options": ["pass"]}, {"seat": 1},
        ]  # fmt: skip
        assert view["somebody"]
    answer(table, "pass", seat=2)
    assert not table.view(0)["somebody"]


def test_property_6_a_view_never_changes_afterwards() -> None:
    def asks(self: Step, game: Game[Any]) -> Any:
        read = game.state.read
        yield from game.ask(yes_no(0, "one", args={"read": read}))
        read.append("page")
        yield from game.ask(yes_no(0, "two", args={"read": read}))

    table = opened(small(asks))
    before = table.view(1)
    copy = json.dumps(before)
    answer(table, "yes")

    assert json.dumps(before) == copy
    assert table.view(1)["waiting"][0]["args"] == {"read": ["page"]}


def test_property_6_a_view_shows_the_stack_and_the_settings() -> None:
    def walks(self: Any, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())

    view = opened(small(step(walks, zone="nassau"))).view(None)

    assert view["stack"][-1] == {"step": "Walks", "zone": "nassau"}
    assert (view["game"], view["seat"], view["seats"], view["modules"]) == ("small", None, 2, [])
    assert not view["finished"]


def test_property_6_a_view_tells_which_steps_are_still_to_come() -> None:
    def asks(self: Any, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())

    view = opened(small(step(asks, "Walks"), step(asks, "Rests"))).view(None)

    found = [(seen["step"], "to_come" in seen) for seen in view["stack"][-2:]]
    assert found == [("Rests", True), ("Walks", False)]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_property_6_what_is_made_of_what_one_sees_tells_no_more(viewer: int | None) -> None:
    made = as_seen(Captain, project(CAPTAIN, viewer), viewer)

    assert project(made, viewer) == project(CAPTAIN, viewer)
    assert made.mood == "grim"
    if viewer != 1:
        assert (made.gold, made.hand, made.secret_ship) == (10, [UNSEEN, UNSEEN], None)


# --- imagined tables ----------------------------------------------------------------------------------


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
