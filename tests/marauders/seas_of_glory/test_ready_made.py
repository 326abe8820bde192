"""Ready-made choices of modules."""

from __future__ import annotations

import pytest

from data.locale import Texts, languages
from engine.kernel import ModuleSet
from engine.marauders.game import MARAUDERS


@pytest.mark.parametrize("made", MARAUDERS.ready_made, ids=lambda made: made.id)
def test_what_is_ready_made_can_be_played_as_it_is(made: ModuleSet) -> None:
    assert made.modules
    assert MARAUDERS.resolve_modules(made.modules) == made.modules
    for module in MARAUDERS.modules:
        if module.id in made.modules:
            assert set(module.recommends) <= set(made.modules)


def test_everything_is_everything_but_one_of_the_two_ways_to_choose_captains() -> None:
    everything = next(made for made in MARAUDERS.ready_made if made.id == "everything")
    assert {module.id for module in MARAUDERS.modules} - set(everything.modules) == {"captains_for_gold"}


@pytest.mark.parametrize("language", languages())
def test_each_has_a_name_of_its_own(language: str) -> None:
    names = [Texts(language).say(f"module-set-{made.id}") for made in MARAUDERS.ready_made]
    assert len(set(names)) == len(names) == 4
    assert not any(name.startswith("module-set-") for name in names)
