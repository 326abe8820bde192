"""Property 6: secrets by construction: marks, views, log lines."""

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
    decode_entry,
)
from engine.kernel.log import encode_entry
from engine.kernel.play.seen import UNSEEN, as_seen
from engine.kernel.visibility import check_marks, project, rewrite_hidden
from tests.kernel.small import answer, opened, small, step, yes_no


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


def test_who_asks_the_rules_himself_has_no_facts_worked_out() -> None:
    def waits(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())

    def unwanted(game: Game[Any]) -> int:
        raise AssertionError("nobody asked for it")

    made = Chapter("unasked")
    made.fact("unwanted")(unwanted)
    table = opened(small(waits, chapters=[made]))
    usual = opened(small(waits, chapters=[with_fact("in_hands")])).view(0)
    assert table.view(0, facts=False) == {**usual, "facts": {}}


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
