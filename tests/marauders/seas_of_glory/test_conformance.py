"""The suite that every game has to pass, with each module of Seas of Glory alone and with all of them.

`make test` plays some pairs, sentences of each module from the midst of a game, and looks at some of what
comes up. In whose games the laws are looked at, whose keep secrets, and whose are held against a quarter of
the other laws goes by turns, as does where a game begins; turns change with every rule of a module. All
together have each. `make soak` plays 300 of each, 30 of each pair, and 5,000 with all (parts `modules`,
`modules-secrets`, `pairs`, `all-modules`); it holds each against all laws.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from data.content import marauders_box
from data.content.modules import modules_of
from data.locale import Texts
from engine.kernel import AnswerError
from engine.kernel import conformance as suite
from engine.kernel.conformance import Chance, Trial, Walk
from engine.marauders import seas_of_glory
from engine.marauders.game import MARAUDERS
from tests.marauders.seas_of_glory.well_equipped import well_equipped
from tests.marauders.test_conformance import ALWAYS

EVERY, SHARE = 4, 0.25
"""Laws are looked at at one boundary of four, another in each game; in heavy tests two worlds are compared
after a quarter of all answers.
"""

ALONE = [MARAUDERS.resolve_modules(MARAUDERS.with_needs([module.id])) for module in MARAUDERS.modules]
ALL = MARAUDERS.module_sets()[-1]
SETS = list(dict.fromkeys([*ALONE, ALL]))
each = pytest.mark.parametrize("modules", SETS, ids=["+".join(one) if one != ALL else "all" for one in SETS])


FOR_GOLD = MARAUDERS.resolve_modules(
    [*(module for module in ALL if module != "captains_draw_two"), "captains_for_gold"]
)
"""All modules with the other way to choose captains."""
SETTINGS: list[dict[str, str]] = [{}, {"new_decks": "only"}, {"npc_player": "computer"}]


def allowed_pairs() -> list[tuple[str, ...]]:
    """Each two modules that may be played together, with what they need."""
    found: list[tuple[str, ...]] = []
    for one, other in combinations([module.id for module in MARAUDERS.modules], 2):
        try:
            found.append(MARAUDERS.resolve_modules(MARAUDERS.with_needs([one, other])))
        except AnswerError:
            continue
    return list(dict.fromkeys(found))


@cache
def state_of_rules() -> str:
    """Another one as soon as a rule of any module changes."""
    rules = sorted(Path(seas_of_glory.__file__).parent.rglob("*.py"))
    return hashlib.sha256(b"".join(path.read_bytes() for path in rules)).hexdigest()


def some_pairs() -> list[tuple[str, ...]]:
    """A handful of them: others as soon as a rule of any module changes, until then the same."""
    return Chance(state_of_rules()).some_of(allowed_pairs(), 5)


def turn_of(modules: tuple[str, ...]) -> int:
    """Whose turn it is at these modules: another's than at their neighbours."""
    return SETS.index(modules) + int(state_of_rules()[0], 16)


KINDS = 3
"""So many kinds of tests modules have by turns."""


def some_of_them(kind: int) -> pytest.MarkDecorator:
    """Those sets of modules whose turn it is at this kind of test, and all together."""
    chosen = [one for one in SETS if one == ALL or turn_of(one) % KINDS == kind]
    return pytest.mark.parametrize("modules", chosen, ids=lambda one: "+".join(one) if one != ALL else "all")


def poor(modules: tuple[str, ...], seed: str = "seas") -> Trial:
    """Games from their beginning."""
    return Trial(MARAUDERS, modules=modules, seed=seed, options=ALWAYS)


WELL_EQUIPPED = msgspec.structs.replace(MARAUDERS, begin=well_equipped)


def rich(modules: tuple[str, ...], seed: str = "seas") -> Trial:
    """Games from their midst."""
    return Trial(WELL_EQUIPPED, modules=modules, seed=seed, options={**ALWAYS, "goal": 9})


def set_to(trial: Trial, settings: Mapping[str, str]) -> Trial:
    """The trial with these settings besides."""
    return msgspec.structs.replace(trial, options={**trial.options, **settings})


def both_beginnings(part: int, settings: Mapping[str, str]) -> list[Trial]:
    """Poor and rich games with all modules; each second part has the other way to choose captains."""
    modules = (ALL, FOR_GOLD)[part % 2]
    return [set_to(poor(modules, "all"), settings), set_to(rich(modules, "all"), settings)]


@some_of_them(0)
def test_games_with_modules_hold_the_laws_and_end(modules: tuple[str, ...]) -> None:
    trial = (poor, rich)[turn_of(modules) % 2](modules)
    assert suite.check_playouts(trial, 1, every=EVERY)["boundaries"] > 60


@some_of_them(1)
def test_what_modules_hide_makes_no_difference_to_a_seat(modules: tuple[str, ...]) -> None:
    assert suite.check_two_worlds(rich(modules), 1, share=0.5)["exchanged"] > 10


LAWS = (
    ("undo", "taken back", 10), ("refusals", "unknown option", 0), ("faults", "faults", 10),
    ("figures", "changed", 10), ("imagined", "drawn anew", 2), ("listing", "answers", 25),
    ("seen", "seen", 30), ("facts", "ships", 0),
)  # fmt: skip
"""What else is checked, and more than how often what comes up: answers are taken back, refused, and counted
by the rules in force; tables are imagined, the same however their modules are listed, and seen again as they
are shown.
"""
PARTS = 4
"""In so many parts modules have the laws by turns."""


@some_of_them(2)
def test_modules_are_held_against_some_of_the_laws(modules: tuple[str, ...]) -> None:
    for check, what, least in LAWS[turn_of(modules) % PARTS :: PARTS]:
        assert getattr(suite, f"check_{check}")(rich(modules), 1)[what] > least, check


@pytest.mark.in_turn(3)
@each
def test_whatever_modules_tell_has_its_sentence(modules: tuple[str, ...]) -> None:
    folders = [path for module in modules_of(modules) for path in module.locale]
    every = [Texts(one, folders).with_players(("Anne", "Jack", "Mary", "Ned")) for one in ("en", "de")]
    for texts in every:
        texts._library.told.clear()
    with capture_logs() as complaints:
        walk = Walk(rich(modules), 1)
        while (chosen := walk.choose()) is not None:
            seat, decision, _ = chosen
            told = [read for entry in walk.answer(*chosen) if (read := entry.read(seat)) is not None]
            for texts in every:
                said = [
                    texts.prompt(decision, seat),
                    texts.prompt(decision),
                    *map(texts.option, decision.options),
                ]
                assert all([*said, *map(texts.entry, told)])
    assert complaints == []
    for texts in every:
        assert all(texts.has(f"step-{step}") for step in steps_of(modules))
        assert all(texts.has(f"{key}-{module}") for module in modules for key in ("name", "text"))


def steps_of(modules: tuple[str, ...]) -> set[str]:
    """The names of the steps that these modules bring, but for repairs: they come up in no random game."""
    chapters = [chapter for one in MARAUDERS.modules if one.id in modules for chapter in one.chapters]
    repairs = {*MARAUDERS.rules(modules).repairs.values()}
    return {step.__name__ for chapter in chapters for step in chapter.steps if step not in repairs}


NEED_ANOTHER_MODULE = {"ActForFavors", "CrewGrumbles", "GainFavors", "LeaveOldCards"}
"""Steps that come up only beside cards of another module, or by a setting; tests of their own play them."""


def with_all_its_cards(modules: tuple[str, ...]) -> tuple[str, ...]:
    """These modules, and those without which some of their cards and tokens stay in the box."""
    lacks = [module for left_out in marauders_box(modules).left_out.values() for module in left_out.lacks]
    return MARAUDERS.resolve_modules(MARAUDERS.with_needs(list(dict.fromkeys([*modules, *lacks]))))


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("modules", ALONE, ids="+".join)
def test_every_step_of_seas_of_glory_comes_up(modules: tuple[str, ...]) -> None:
    played: set[str] = set()
    table = with_all_its_cards(modules)
    steps = steps_of(modules) - NEED_ANOTHER_MODULE

    def watch(game: Any) -> None:
        if game.stack:
            played.add(type(game.stack[-1].step).__name__)

    for playout, begun in product(range(40), (poor, rich)):
        # A table that nobody needs any more takes longer to lay out than to play.
        if steps <= played:
            break
        walk = Walk(begun(table), playout, keep=False, watch=watch)
        while not steps <= played and walk.step():
            pass
    assert steps - played == set()


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("modules", some_pairs(), ids="+".join)
def test_some_pairs_of_modules_hold_the_laws_and_keep_secrets(modules: tuple[str, ...]) -> None:
    first = allowed_pairs().index(modules)
    assert suite.check_playouts(poor(modules, "pairs"), 1, first=first, every=EVERY)["playouts"] == 1
    assert suite.check_two_worlds(rich(modules, "pairs"), 1, share=0.5, first=first)["exchanged"] > 10


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("settings", SETTINGS[1:], ids=str)
def test_all_modules_hold_the_laws_with_each_setting(settings: Mapping[str, str]) -> None:
    assert suite.check_playouts(set_to(poor(ALL), settings), 1, every=EVERY)["playouts"] == 1


def test_all_modules_and_captains_for_gold_keep_secrets() -> None:
    assert suite.check_two_worlds(poor(FOR_GOLD), 1, share=0.5)["exchanged"] > 10


@pytest.mark.in_turn(3)
def test_all_modules_hold_the_laws_and_end_at_two_three_and_four_seats() -> None:
    for trial in (poor(ALL, "seats"), rich(FOR_GOLD, "seats")):
        assert suite.check_laws(trial, len(MARAUDERS.seats), every=EVERY)["playouts"] == len(MARAUDERS.seats)


# --- many games -----------------------------------------------------------------------------------


@pytest.mark.soak("modules")
@pytest.mark.parametrize("modules", ALONE, ids="+".join)
@pytest.mark.parametrize("part", range(5))
def test_three_hundred_random_games_of_each_module(modules: tuple[str, ...], part: int) -> None:
    for trial in (poor(modules), rich(modules)):
        assert suite.check_playouts(trial, 30, first=30 * part, every=EVERY)["playouts"] == 30


@pytest.mark.soak("modules")
@each
def test_each_module_is_held_against_all_laws(modules: tuple[str, ...]) -> None:
    for check, what, least in LAWS:
        assert getattr(suite, f"check_{check}")(rich(modules), 5)[what] > least, check


@pytest.mark.soak("modules-secrets")
@pytest.mark.parametrize("modules", ALONE, ids="+".join)
@pytest.mark.parametrize("part", range(5))
def test_secrecy_three_hundred_random_games_of_each_module(modules: tuple[str, ...], part: int) -> None:
    for trial in (poor(modules, "secrets"), rich(modules, "secrets")):
        assert suite.check_two_worlds(trial, 30, share=SHARE, first=30 * part)["exchanged"] > 150


@pytest.mark.soak("pairs")
@pytest.mark.parametrize("modules", allowed_pairs(), ids="+".join)
def test_thirty_random_games_of_each_pair(modules: tuple[str, ...]) -> None:
    assert suite.check_playouts(poor(modules), 10, every=EVERY)["playouts"] == 10
    assert suite.check_playouts(rich(modules), 20, every=EVERY)["playouts"] == 20


@pytest.mark.soak("pairs-secrets")
@pytest.mark.parametrize("modules", allowed_pairs(), ids="+".join)
def test_secrecy_thirty_random_games_of_each_pair(modules: tuple[str, ...]) -> None:
    assert suite.check_two_worlds(poor(modules, "secrets"), 10, share=SHARE)["exchanged"] > 30
    assert suite.check_two_worlds(rich(modules, "secrets"), 20, share=SHARE)["exchanged"] > 60


@pytest.mark.soak("all-modules")
@pytest.mark.parametrize("part", range(100))
def test_five_thousand_random_games_with_all_modules_hold_the_laws_and_end(part: int) -> None:
    settings = SETTINGS[part // 2 % len(SETTINGS)]
    for trial in both_beginnings(part, settings):
        assert suite.check_laws(trial, 25, first=25 * part, every=EVERY)["playouts"] == 25


@pytest.mark.soak("all-modules-secrets")
@pytest.mark.parametrize("part", range(10))
def test_three_hundred_random_games_with_all_modules_are_restored_after_every_answer(part: int) -> None:
    for trial in both_beginnings(part, SETTINGS[part // 2 % len(SETTINGS)]):
        assert suite.check_playouts(trial, 15, first=15 * part, every=EVERY)["playouts"] == 15


@pytest.mark.soak("all-modules-secrets")
@pytest.mark.parametrize("part", range(10))
def test_secrecy_three_hundred_random_games_with_all_modules(part: int) -> None:
    for trial in both_beginnings(part, SETTINGS[part // 2 % len(SETTINGS)]):
        assert suite.check_two_worlds(trial, 15, share=SHARE, first=15 * part)["exchanged"] > 150
