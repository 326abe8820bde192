"""What a rule reads has a type: a module's state comes from its chapter, an ability from its struct."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from data.content.verbs.abilities import AbilityBase, GoodsOffer
from engine.kernel import Chapter, Rank, RulesError, Table, Terms
from engine.marauders.combat.valued import COMBAT_VALUED
from engine.marauders.game import MARAUDERS
from engine.marauders.granted import ability, owned
from engine.marauders.sea.scout import ScoutCaptain, ScoutMerchant, ScoutNpc, scout_for
from engine.marauders.seas_of_glory.loyalty.track import LOYALTY
from engine.marauders.seas_of_glory.loyalty.valued import LOYALTY_VALUED
from engine.marauders.seas_of_glory.new_cards.valued import CLOSED_PORTS_VALUED
from engine.marauders.seas_of_glory.valued import WEAPONS_VALUED
from engine.marauders.seas_of_glory.wind import WIND
from engine.marauders.state import MGame
from engine.marauders.terms.combat import AmmunitionWorth
from engine.marauders.terms.turn import Displeasure
from tests.marauders.table import SetUp

ROOT = Path(__file__).parents[2]
RULES = ROOT / "engine" / "marauders"

KEEPS_STATE = {"checks/layout.py"}
"""Where a table begins: here states are put, not read."""


def trees(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    for folder in folders:
        for file in sorted((ROOT / folder).rglob("*.py")):
            yield file, ast.parse(file.read_text(encoding="utf-8"))


def picks_from_ext(node: ast.AST) -> bool:
    """Whether this is `something.ext[...]`."""
    return (
        isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute) and node.value.attr == "ext"
    )


def test_no_rule_reads_a_module_s_state_but_from_its_chapter() -> None:
    picked = [
        f"{file.relative_to(RULES)}:{node.lineno} reads {ast.unparse(node)}; ask its chapter: `of` or `at`"
        for file, tree in trees("engine/marauders")
        if str(file.relative_to(RULES)) not in KEEPS_STATE
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript) and picks_from_ext(node)
    ]
    assert picked == []


@pytest.mark.parametrize(
    ("code", "picks"), [("game.ext['wind'].direction", True), ("WIND.of(game).direction", False)]
)
def test_such_reading_is_found(code: str, picks: bool) -> None:
    assert any(map(picks_from_ext, ast.walk(ast.parse(code)))) == picks


def test_a_chapter_finds_what_it_keeps() -> None:
    game = Table.new(MARAUDERS, seats=3, modules=["wind", "storm", "loyalty"], seed="kept").running

    assert WIND.of(game) is game.ext["wind"]
    assert type(WIND.of(game)) is WIND.state
    assert [LOYALTY.at(game, seat).seat for seat in range(3)] == [0, 1, 2]
    with pytest.raises(LookupError):
        LOYALTY.at(game, -1)
    with pytest.raises(KeyError, match="wind"):
        WIND.of(Table.new(MARAUDERS, seats=2, seed="kept").running)


ALSO = {
    "repair_at_sea": "the action, too",
    "home_pardon": "the action, too",
    "port_entry": "a moment of rolls, too",
    "shipyard_price": "the function of the shipyard, too",
    "closed_ports": "the chapter, too",
}
"""Names of abilities that name something else besides."""


def kinds_of(kind: type[AbilityBase]) -> Iterator[type[AbilityBase]]:
    for below in kind.__subclasses__():
        yield below
        yield from kinds_of(below)


TAGS = {kind.tag() for kind in kinds_of(AbilityBase) if kind.__module__.startswith("data.content")}


def names_an_ability(node: ast.AST) -> bool:
    """Whether this is the name of an ability as a text, alone or as an effect."""
    text = node.value if isinstance(node, ast.Constant) else None
    return isinstance(text, str) and (text in TAGS - ALSO.keys() or text.startswith("ability:"))


def test_an_ability_is_named_by_its_struct_alone() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{node.lineno} writes {ast.unparse(node)}; name its struct"
        for file, tree in trees("engine", "render", "bot")
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and names_an_ability(node) and file.name != "granted.py"
    ]
    assert found == []
    assert len(TAGS) > 30
    assert ALSO.keys() < TAGS


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("owned(game, 0, 'sell_price')", True),
        ("CHAPTER.after(Dock, 'ability:made_up')", True),
        ("granted(given.SellPrice)", False),
        ("'port_entry'", False),
    ],
)
def test_such_names_are_found(code: str, names: bool) -> None:
    assert any(map(names_an_ability, ast.walk(ast.parse(code)))) == names


def test_an_ability_changes_terms_once_for_each_that_he_has(set_up: SetUp) -> None:
    table = set_up({"captain": "nicolas_jaures", "zone": "tortuga"})
    had = owned(table.game, 0, GoodsOffer)

    class Tally(Terms, kw_only=True):
        seat: int
        cards: int = 0

    made = Chapter("made_up")

    @ability(made, GoodsOffer, on=Tally, rank=Rank.LIMIT)
    def more(game: MGame, terms: Tally, ability: GoodsOffer) -> None:
        """More cards."""
        terms.cards += 10 * ability.cards

    (rule,) = made.terms_rules
    his, hers = Tally(seat=0), Tally(seat=1)
    rule.change(table.game, his)
    rule.change(table.game, hers)

    assert (rule.effect, rule.rank) == ("ability:goods_offer", Rank.LIMIT)
    assert rule.change.__name__ == more.__name__
    assert [one.cards for one in had] == [1]
    assert (his.cards, hers.cards) == (10, 0)


def test_terms_without_a_seat_are_refused() -> None:
    class Weather(Terms):
        hits: int = 0

    with pytest.raises(RulesError, match="Weather has no seat, whose GoodsOffer would change it"):
        ability(Chapter("made_up"), GoodsOffer, on=Weather)


OPINIONS = (AmmunitionWorth, Displeasure)
"""Terms that tell no rule, but what something is worth to who plans ahead."""


def test_what_something_is_worth_stands_beside_the_rules_and_not_among_them() -> None:
    terms = MARAUDERS.rules(tuple(module.id for module in MARAUDERS.modules)).terms
    files = {kind: {rule.change.__module__ for rule in terms[kind]} for kind in OPINIONS}

    assert all(files.values())
    assert [one for found in files.values() for one in found if not one.endswith(".valued")] == []


def test_a_file_of_opinions_has_no_step_and_no_hook() -> None:
    for chapter in (COMBAT_VALUED, LOYALTY_VALUED, WEAPONS_VALUED, CLOSED_PORTS_VALUED):
        assert chapter.terms_rules, chapter.name
        assert [*chapter.steps, *chapter.befores, *chapter.afters, *chapter.insteads] == []


def test_nobody_scouts_for_what_is_no_target(set_up: SetUp) -> None:
    table = set_up({"captain": "frances_wright"})
    captain = table.captain()

    assert type(scout_for(table.game, captain, "merchant:dutch")) is ScoutMerchant
    assert type(scout_for(table.game, captain, "captain:1")) is ScoutCaptain
    assert type(scout_for(table.game, captain, "npc:dutch")) is ScoutNpc
    with pytest.raises(ValueError, match="nobody scouts for spanish"):
        scout_for(table.game, captain, "spanish")


def tells_by_a_prefix(node: ast.AST) -> bool:
    """Whether a step looks at how one of its own texts begins (`self.source.startswith`)."""
    return (
        isinstance(node, ast.Attribute)
        and node.attr == "startswith"
        and ast.unparse(node.value).startswith("self.")
    )


def test_no_step_tells_what_it_is_about_by_a_prefix() -> None:
    found = [
        f"{file.relative_to(RULES)}:{node.lineno} asks {ast.unparse(node)}"
        for file, tree in trees("engine/marauders")
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and tells_by_a_prefix(node)
    ]
    assert found == []
    assert any(map(tells_by_a_prefix, ast.walk(ast.parse("self.source.startswith('cargo')"))))


def test_the_files_of_quests_are_short() -> None:
    for file in (RULES / "quests").glob("*.py"):
        assert len(file.read_text(encoding="utf-8").splitlines()) <= 400, file.name
