"""Property 9: states of modules, what a chapter declares, and rules that contradict themselves."""

from __future__ import annotations

import doctest
from typing import Any

import msgspec
import pytest

from engine.kernel import (
    AnswerError,
    Audience,
    Beginning,
    Chapter,
    Game,
    GameSpec,
    ModuleSpec,
    Nobody,
    Owner,
    Public,
    Rules,
    RulesError,
    Step,
    Table,
)
from tests.kernel.declared.saying import Act, says
from tests.kernel.small import Board, does, opened, reloaded, small, step, yes_no
from tests.kernel.tiny import MOON, TINY, Pay, PayByMoon

# --- hooks --------------------------------------------------------------------------------------------


def test_property_9_a_module_has_a_state_of_its_own() -> None:
    class Tally(msgspec.Struct):
        seen: Public[int] = 0
        hidden: Nobody[int] = 0

    module = Chapter("counts", state=Tally)

    @module.after(Act)
    def count(game: Game[Any], about: Step) -> None:
        module.of(game).seen += 1
        module.of(game).hidden += 1

    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())

    asking = step(asks)
    table = opened(small(Act, asking, begin=[Act(), Act(), asking()], chapters=[module]))

    assert reloaded(table).view(None)["ext"] == {"counts": {"seen": 2}}
    assert module.of(reloaded(table).running).hidden == 2


class Purse(msgspec.Struct):
    """What a seat has of a module."""

    seat: Public[int]
    coins: Owner[int] = 2


def test_property_9_a_module_s_state_begins_with_a_struct_for_each_seat() -> None:
    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())

    module, asking = Chapter.per_seat("purses", Purse), step(asks)
    spec = small(asking, begin=[asking()], chapters=[module])

    seen = {"purses": {"seats": [{"seat": 0, "coins": 2}, {"seat": 1, "coins": None}]}}
    assert opened(spec).view(0)["ext"] == seen

    laid = Beginning(spec.begin(2, {}, ()).state, {}, [asking()], {"purses": module.boards([])})
    assert Table.new(spec, seats=2, seed="x", beginning=laid).view(0)["ext"] == {"purses": {"seats": []}}


class Hints(msgspec.Struct):
    """A module's own state, as many hints as there are seats."""

    left: Public[int]


def test_property_9_a_module_s_state_begins_as_it_says() -> None:
    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())

    module, asking = Chapter("hints", state=Hints), step(asks)
    module.state_begins(Hints)

    assert module.of(opened(small(asking, chapters=[module])).running).left == 2


def test_what_a_seat_has_is_nobody_s_below_0() -> None:
    def asks(self: Step, game: Game[Any]) -> Any:
        yield from game.ask(yes_no())

    module = Chapter.per_seat("purses", Purse)
    game = opened(small(step(asks), chapters=[module])).running

    assert [module.at(game, seat).seat for seat in (0, 1)] == [0, 1]
    with pytest.raises(LookupError, match="-1 is no seat"):
        module.at(game, -1)


def test_the_example_of_a_chapter_works_as_it_is_written() -> None:
    assert Chapter.__doc__
    example = doctest.DocTestParser().get_doctest(
        Chapter.__doc__, {"__name__": "evening"}, "Chapter", None, 0
    )

    assert doctest.DocTestRunner().run(example).failed == 0
    assert example.examples[-1].want


def test_property_9_two_tables_of_different_modules_do_not_stain_each_other() -> None:
    plain, moonlit = Table.new(TINY, seats=2, seed="x"), Table.new(TINY, seats=2, modules=["moon"], seed="x")

    assert plain.modules == ()
    assert moonlit.modules == ("moon",)
    assert plain.running.ext == {}
    assert Pay in moonlit.running.rules.insteads
    assert not plain.running.rules.insteads
    assert TINY.rules(("moon",)) is TINY.rules(("moon",)) is not TINY.rules()


def test_property_9_modules_come_in_the_order_of_the_game_and_with_what_they_need() -> None:
    modules = (ModuleSpec("sun", ()), ModuleSpec("moon", (MOON,), needs=("sun",)))
    spec = msgspec.structs.replace(TINY, modules=modules)

    assert spec.resolve_modules(["moon", "sun", "sun"]) == ("sun", "moon")
    with pytest.raises(AnswerError, match=r"module-needs \(module moon, needs sun\)"):
        spec.resolve_modules(["moon"])


def test_property_9_what_a_chapter_declares() -> None:
    made = Chapter("cards")

    @made.effect("gain gold")
    def gain(game: Game[Any], seat: int) -> None:
        return None

    made.declassify(Act, "the price paid", "spending is public")
    rules = Rules(Board, [made, *small(Act).chapters])

    assert rules.effects == {"gain gold": gain}
    assert [(one.step, one.clause) for one in rules.declassified] == [("Act", "spending is public")]
    with pytest.raises(RulesError, match="the effect “gain gold” is written twice in the chapter cards"):
        made.effect("gain gold")(gain)


# --- rules that contradict themselves -----------------------------------------------------------------


def twice(record: Any) -> list[Chapter]:
    chapters = [Chapter("one"), Chapter("two")]
    for made in chapters:
        record(made)
    return chapters


class Light(msgspec.Struct):
    shine: Public[int] = 0


@pytest.mark.parametrize(
    ("chapters", "words"),
    [
        (twice(lambda made: made.step(Act)), "two chapters have a step named Act"),
        (twice(lambda made: made.place("hold", Audience.OWNER)), "two chapters have a place named hold"),
        (
            twice(lambda made: made.deck("cargo", reshuffles=True)),
            "two chapters have a (deck|place) named cargo",
        ),
        (twice(lambda made: made.effect("gain")(does())), "two chapters have a effect named gain"),
        (
            [small(Act).chapters[0], *twice(lambda made: made.instead(Act)(does()))],
            "two modules replace the step Act",
        ),
        (twice(lambda made: made.before(Act)(does())), "a hook waits for the step Act, which no chapter has"),
    ],
)
def test_property_9_rules_that_contradict_themselves_are_refused(chapters: list[Chapter], words: str) -> None:
    with pytest.raises(RulesError, match=words):
        Rules(Light, chapters)


def test_property_9_a_second_step_of_one_name_is_refused() -> None:
    one, two = Chapter("one"), Chapter("two")
    one.step(says("same"))
    two.step(says("same"))

    with pytest.raises(RulesError, match="two chapters have a step named Same"):
        Rules(Light, [one, two])


def test_property_9_one_name_for_one_chapter() -> None:
    with pytest.raises(RulesError, match="two chapters are named moon; rename one of them"):
        Rules(Light, [Chapter("moon"), Chapter("sun"), Chapter("moon")])


def test_property_9_the_tiny_game_says_what_it_has() -> None:
    rules = TINY.rules(("moon",))

    assert rules.steps["PayByMoon"] is PayByMoon
    assert [hook.step.__name__ for hook in rules.befores[rules.steps["Wander"]]] == ["Wander"]
    assert rules.decks["pebble"].bag == "pebble.bag"
    assert isinstance(TINY, GameSpec)
