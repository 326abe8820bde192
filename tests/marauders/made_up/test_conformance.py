"""The suite that every game has to pass, with each made-up module alone and with all that go together.

`make test` plays a game of each, `make soak` 300. Random captains begin poor; the rich ones begin in the
midst of a game, where more of what modules attach to comes up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import product
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from data.content.modules import modules_of
from data.locale import Texts
from engine.kernel import Beginning
from engine.kernel import conformance as suite
from engine.kernel.conformance import Tally, Trial, Walk, everyone, nobody, owner
from engine.marauders.state import Npc
from tests.made_up.content import PROOFS
from tests.made_up.neutral_npc import BULLION_SHIP, Bullion
from tests.made_up.repeats import with_charms
from tests.made_up.rules import WITH_MODULES
from tests.marauders.test_conformance import ALWAYS, rich_begin
from tests.marauders.test_conformance import LOOKED as LOOKED_IN_THE_BASE_GAME
from tests.marauders.test_conformance import WHO as WHO_IN_THE_BASE_GAME

pytestmark = pytest.mark.usefixtures("made_up")


CRATES = ["sealed_rum_1", "sealed_sugar_1", "sealed_wood_1", "sealed_spices_1"]


def richer_begin(seats: int, options: Mapping[str, Any], modules: tuple[str, ...]) -> Beginning:
    """The midst of a game, with charms for many rolls and draws, sealed crates aboard, and the bullion ship
    beside the captains.
    """
    beginning = rich_begin(seats, options, modules)
    if "repeats" in modules:
        with_charms(*[9] * seats)(beginning)
    for seat, crate in enumerate(CRATES[:seats] if "second_hold" in modules else ()):
        beginning.places["cargo.bag"].remove(crate)
        beginning.places[f"cargo.second_hold:{seat}"] = [crate]
    if "neutral_npc" in modules:
        beginning.state.npcs[BULLION_SHIP] = Npc(BULLION_SHIP, "caribbean_sea")
        beginning.ext["neutral_npc"] = Bullion(25)
    return beginning


RICH_SPEC = msgspec.structs.replace(WITH_MODULES, begin=richer_begin)
SETS = [*((module.id,) for module in PROOFS), WITH_MODULES.module_sets()[-1]]
each = pytest.mark.parametrize("modules", SETS, ids=[*(module.id for module in PROOFS), "all together"])


def poor(modules: tuple[str, ...], seed: str = "proof") -> Trial:
    """Games from their beginning."""
    return Trial(WITH_MODULES, modules=modules, seed=seed, options=ALWAYS)


def rich(modules: tuple[str, ...], seed: str = "proof") -> Trial:
    """Games from their midst."""
    return Trial(RICH_SPEC, modules=modules, seed=seed, options={**ALWAYS, "goal": 9})


WHO = {
    **WHO_IN_THE_BASE_GAME,
    "cargo.second_hold": owner,
    "relic.bag": nobody,
    "relic.top": nobody,
    "relic.discards": everyone,
    "relic.held": everyone,
    "ruse.bag": nobody,
    "ruse.top": nobody,
    "ruse.discards": everyone,
    "ruse.held": owner,
}
"""Who sees a card or token lying where, by the rules of the modules too."""

LOOKED = (*LOOKED_IN_THE_BASE_GAME, "cargo.second_hold")
"""Where others may have looked."""

Check = Callable[..., Tally]


def of_both(
    check: Check, modules: tuple[str, ...], playouts: int, seed: str = "proof", **often: Any
) -> Tally:
    """What a check looked at in so many poor games, and as many rich ones."""
    tally = check(poor(modules, seed), playouts, **often)
    tally.update(check(rich(modules, seed), playouts, **often))
    return tally


def by_turns(check: Check, modules: tuple[str, ...], **often: Any) -> Tally:
    """What a check looked at in one game: a rich one of every second set of modules, else a poor one."""
    return check((poor, rich)[SETS.index(modules) % 2](modules), 1, **often)


def test_all_together_are_all_of_them() -> None:
    assert {module.id for module in PROOFS} | {"brigs", "relics"} == {*SETS[-1]}


@pytest.mark.in_turn(3)
@each
def test_games_played_on_after_every_reload_hold_the_laws_and_end(modules: tuple[str, ...]) -> None:
    assert by_turns(suite.check_playouts, modules, every=2)["boundaries"] > 125


@pytest.mark.in_turn(3)
@each
def test_what_a_seat_cannot_see_makes_no_difference_to_it(modules: tuple[str, ...]) -> None:
    tally = by_turns(suite.check_two_worlds, modules, share=0.5)
    assert tally["exchanged"] > 10
    assert tally["declassified"] < 0.2 * tally["compared"]


@pytest.mark.in_turn(3)
@each
def test_nothing_is_shown_that_base_and_modules_keep_hidden(modules: tuple[str, ...]) -> None:
    trial = (poor, rich)[SETS.index(modules) % 2](modules)
    assert suite.check_oracle(trial, 1, WHO, LOOKED)["ids"] > 1_000


@pytest.mark.in_turn(3)
@each
def test_tables_with_modules_are_imagined(modules: tuple[str, ...]) -> None:
    assert by_turns(suite.check_imagined, modules)["drawn anew"] > 2


@pytest.mark.in_turn(3)
@each
def test_answers_with_modules_are_taken_back_and_nobody_has_learned_anything(
    modules: tuple[str, ...],
) -> None:
    assert by_turns(suite.check_undo, modules)["taken back"] > 2


@each
def test_modules_listed_in_another_order_are_the_same_game(modules: tuple[str, ...]) -> None:
    assert by_turns(suite.check_listing, modules)["answers"] > 25


@pytest.mark.in_turn(3)
@each
def test_refusals_faults_and_exports_leave_the_table_sound(modules: tuple[str, ...]) -> None:
    assert suite.check_refusals(poor(modules), 1)["unknown option"]
    assert suite.check_faults(rich(modules), 1)["faults"] > 10
    assert suite.check_exports(rich(modules), 1)["state"] == 1


@pytest.mark.in_turn(3)
@each
def test_rules_on_figures_and_facts_change_nothing_else(modules: tuple[str, ...]) -> None:
    assert suite.check_figures(rich(modules), 1)["changed"] > 10
    assert suite.check_facts(rich(modules), 1)["ships"]


@each
def test_the_game_of_a_view_with_modules_shows_it_again(modules: tuple[str, ...]) -> None:
    tally = suite.check_seen(rich(modules), 1)
    assert tally["hidden"] > 0.9 * tally["seen"] > 30


@each
def test_whatever_is_told_has_its_sentence(modules: tuple[str, ...]) -> None:
    folders = [path for module in modules_of(modules) for path in module.locale]
    texts = Texts("en", folders).with_players(("Anne", "Jack", "Mary", "Ned"))
    texts._library.told.clear()
    with capture_logs() as complaints:
        for trial in (poor(modules), rich(modules)):
            walk = Walk(trial, 1)
            while (chosen := walk.choose()) is not None:
                seat, decision, _ = chosen
                said = [
                    texts.prompt(decision, seat),
                    texts.prompt(decision),
                    *map(texts.option, decision.options),
                ]
                told = [read for entry in walk.answer(*chosen) if (read := entry.read(seat)) is not None]
                assert all([*said, *map(texts.entry, told)])
    assert complaints == []
    assert all(texts.has(f"step-{step}") for step in steps_of(modules))


def steps_of(modules: tuple[str, ...]) -> set[str]:
    """The names of the steps that these modules bring."""
    chapters = [chapter for one in WITH_MODULES.modules if one.id in modules for chapter in one.chapters]
    return {step.__name__ for chapter in chapters for step in chapter.steps}


@each
def test_every_step_of_a_module_comes_up(modules: tuple[str, ...]) -> None:
    played: set[str] = set()

    def watch(game: Any) -> None:
        if game.stack:
            played.add(type(game.stack[-1].step).__name__)

    steps = steps_of(modules)
    for playout, begun in product(range(30), (poor, rich)):
        # A table that nobody needs any more takes longer to lay out than to play.
        if steps <= played:
            break
        walk = Walk(begun(modules), playout, keep=False, watch=watch)
        while not steps <= played and walk.step():
            pass
    assert steps - played == set()


@pytest.mark.soak("made-up")
@each
@pytest.mark.parametrize("part", range(5))
def test_three_hundred_random_games(modules: tuple[str, ...], part: int) -> None:
    assert suite.check_playouts(poor(modules), 48, first=48 * part)["playouts"] == 48
    assert suite.check_playouts(rich(modules), 12, first=12 * part)["playouts"] == 12


@pytest.mark.soak("made-up")
@each
@pytest.mark.parametrize("part", range(5))
def test_three_hundred_random_games_keep_their_secrets(modules: tuple[str, ...], part: int) -> None:
    assert of_both(suite.check_two_worlds, modules, 30, f"secrets {part}")["compared"] > 1_000


@pytest.mark.soak("made-up")
@each
def test_many_random_games_are_imagined_and_taken_back_and_show_nothing_hidden(
    modules: tuple[str, ...],
) -> None:
    assert of_both(suite.check_imagined, modules, 30, "many")["imagined"] > 500
    assert of_both(suite.check_undo, modules, 30, "many")["taken back"] > 1_000
    assert suite.check_oracle(poor(modules, "many"), 30, WHO, LOOKED)["ids"] > 30_000
    assert suite.check_oracle(rich(modules, "many"), 5, WHO, LOOKED)["ids"] > 5_000
