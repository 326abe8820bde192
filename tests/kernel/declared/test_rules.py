"""Property 9: rule points: figures with their ranks, hooks, and rules that contradict themselves."""

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
    KernelFault,
    ModuleSpec,
    Nobody,
    Owner,
    Public,
    Rank,
    Rules,
    RulesError,
    Step,
    Table,
    Terms,
    again,
    then,
)
from engine.kernel.terms import Change
from tests.kernel.small import Board, answer, does, keys, opened, reloaded, small, step, yes_no
from tests.kernel.tiny import MOON, TIDE, TINY, CrabDice, Pay, PayByMoon, Shore

# --- figures ------------------------------------------------------------------------------------------


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


# --- hooks --------------------------------------------------------------------------------------------


def says(key: str) -> type[Step]:
    def play(self: Step, game: Game[Any]) -> None:
        game.log(key)

    return step(play, key.title())


Before, Act, After, Other = says("before"), says("act"), says("after"), says("other")


def told(*chapters: Chapter, begin: list[Step] | None = None, **more: Any) -> list[str]:
    game = small(Before, Act, After, Other, begin=begin or [Act()], chapters=chapters, **more)
    return keys(opened(game))


def test_property_9_hooks_play_steps_before_and_after() -> None:
    hooks = Chapter("hooks")
    hooks.before(Act)(does(Before, Other))
    hooks.after(Act)(does(After))

    assert told(hooks) == ["before", "other", "act", "after"]


def test_property_9_after_comes_after_all_that_the_step_planned() -> None:
    def plans(self: Step, game: Game[Any]) -> Any:
        game.log("plans")
        return then(Act(), Other())

    planning, hooks = step(plans), Chapter("hooks")
    hooks.after(planning)(does(After))
    table = opened(small(planning, Act, Other, After, begin=[planning()], chapters=[hooks]))

    assert keys(table) == ["plans", "act", "other", "after"]


@pytest.mark.parametrize("stage", ["before", "after"])
def test_property_9_two_modules_at_one_step_have_to_say_which_comes_first(stage: str) -> None:
    one, two = Chapter("one"), Chapter("two")
    getattr(one, stage)(Act)(does(After))
    getattr(two, stage)(Act, "zone:nassau")(does(Other))

    with pytest.raises(RulesError, match=f"the chapters one and two both attach {stage} the step Act, in no"):
        told(two, one)


def test_property_9_two_modules_at_one_step_may_not_care_which_comes_first() -> None:
    one, two, three = Chapter("one"), Chapter("two"), Chapter("three")
    one.after(Act)(does(After))
    two.after(Act, commutes=True)(does(Other))
    three.before(Act, commutes=True)(does(Before))

    assert told(one, two, three) == told(three, two, one) == ["before", "act", "after", "other"]


def test_property_9_hooks_of_a_step_and_of_its_base_meet_at_the_step() -> None:
    class More(Act):
        pass

    one, two = Chapter("one"), Chapter("two")
    one.after(Act)(does(After))
    two.after(More)(does(Other))

    with pytest.raises(RulesError, match="the chapters one and two both attach after the step More"):
        opened(small(Act, More, After, Other, begin=[Act()], chapters=[one, two]))


def test_property_9_hooks_of_one_chapter_come_in_the_order_of_the_file() -> None:
    hooks = Chapter("hooks")
    hooks.after(Act)(does(Other))
    hooks.after(Act)(does(After))

    assert told(hooks) == ["act", "other", "after"]


def test_property_9_a_hook_is_asked_when_the_step_comes_up_not_when_it_is_planned() -> None:
    def prepares(self: Step, game: Game[Any]) -> None:
        game.state.read.append("ready")

    preparing, hooks = step(prepares), Chapter("hooks")

    @hooks.before(Act)
    def if_ready(game: Game[Any], about: Step) -> list[Step]:
        return [Before()] if "ready" in game.state.read else []

    game = small(preparing, Act, Before, begin=[Act(), preparing(), Act()], chapters=[hooks])
    assert keys(opened(game)) == ["act", "before", "act"]


def test_property_9_a_hook_is_in_force_while_its_source_is() -> None:
    hooks = Chapter("hooks")
    hooks.before(Act, "zone:tortuga")(does(Before))
    hooks.after(Act, "zone:nassau")(does(After))

    assert told(hooks, effects_in_force=lambda game, about: ["zone:nassau"]) == ["act", "after"]


def test_property_9_before_hooks_fire_once_for_a_step_that_comes_again() -> None:
    def loops(self: Any, game: Game[Any]) -> Any:
        self.turns += 1
        game.log("turn")
        return again() if self.turns < 3 else None

    looping, hooks = step(loops, turns=0), Chapter("hooks")
    hooks.before(looping)(does(Before))
    hooks.after(looping)(does(After))
    table = opened(small(looping, Before, After, begin=[looping()], chapters=[hooks]))

    assert keys(table) == ["before", "turn", "turn", "turn", "after"]


def test_property_9_a_hook_of_a_hook() -> None:
    hooks = Chapter("hooks")
    hooks.after(Act)(does(Other))
    hooks.before(Other)(does(Before))
    hooks.after(Other)(does(After))

    assert told(hooks) == ["act", "before", "other", "after"]


def test_property_9_a_step_is_replaced_and_keeps_its_hooks() -> None:
    """A second module that hooks the step need not know that a first one replaced it."""

    class Sail(Step):
        to: Public[str]

        def play(self, game: Game[Any]) -> None:
            game.log("sail", to=self.to)

    class SailByWind(Sail):
        def play(self, game: Game[Any]) -> None:
            game.log("wind", to=self.to)

    wind, storm = Chapter("wind"), Chapter("storm")
    wind.step(SailByWind)
    wind.instead(Sail)(lambda game, old: SailByWind(to=old.to) if old.to != "home" else old)
    storm.before(Sail)(does(Before))
    storm.after(Sail)(does(After))
    spec = small(Sail, Before, After, begin=[Sail(to="nassau"), Sail(to="home")], chapters=[storm, wind])

    table = opened(spec)

    assert keys(table) == ["before", "wind", "after", "before", "sail", "after"]


def test_property_9_a_replacement_of_another_kind_is_a_fault() -> None:
    hooks = Chapter("hooks")
    hooks.instead(Act)(lambda game, old: Other())

    with pytest.raises(KernelFault, match="Other replaces Act and has to be a subclass of it"):
        told(hooks)


def waits_next(table: Table) -> str:
    """What is asked when the seat that is asked now has answered: "bury" comes before "pay"."""
    return "pay" if any(asked.kind == "bury" for asked in table.waiting.values()) else ""


def test_property_9_a_replacement_that_was_never_recorded_is_a_fault() -> None:
    class Stranger(Pay):
        pass

    hooks = Chapter("hooks")
    hooks.instead(Pay)(lambda game, old: Stranger(seat=old.seat))
    spec = msgspec.structs.replace(TINY, chapters=(TIDE, hooks))
    table = Table.new(spec, seats=2, seed="x")

    while "pay" not in waits_next(table):
        answer(table, *table.waiting[min(table.waiting)].default)

    with pytest.raises(KernelFault, match="the step Stranger belongs to no chapter"):
        answer(table, "none")


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
