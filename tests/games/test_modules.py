"""What a module of the box has, as docs/adding-a-module.md lists it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from data.content.modules import MODULES, ModuleContent
from data.locale import Texts, languages
from engine.kernel import ModuleSpec, RulesError
from engine.marauders.game import MARAUDERS
from engine.marauders.seas_of_glory.modules import in_order_of

PAGE = "docs/adding-a-module.md"
PASSING = {"new_captains_in_battle", "crows_nest", "captains_for_gold"}
"""Chapters that keep something within a battle, a turn or the setup alone: no position begins there."""
ON_CARDS = {"new_cards"}
"""What these bring stands on their cards."""
every_module = pytest.mark.parametrize("module", MARAUDERS.modules, ids=lambda module: module.id)


def lacking(module: ModuleSpec) -> Iterator[str]:
    """What a module lacks, each with the words of the page's table."""
    content = MODULES.get(module.id)
    if content is None or content.folder is None:
        yield f"content: {module.id} in SEAS_OF_GLORY of data/content/seas_of_glory/__init__.py"
        return
    if not module.ways:
        yield f"list: the ways of {module.id} in engine/marauders/seas_of_glory/ways.py"
    for chapter in module.chapters:
        if chapter.state is not None and chapter.name not in PASSING and not chapter.position_keys:
            yield f"state: a position of the chapter {chapter.name}"
    for language in languages():
        texts = Texts(language, content.locale)
        for key in (f"name-{module.id}", f"text-{module.id}"):
            if not texts.has(key):
                yield f"texts: {key} in {language}"
        told = not module.chapters or module.id in ON_CARDS
        if not told and not any("rules-" in text for text in files_of(content, language)):
            yield f"rules text: a topic of {module.id} in {language}"


def files_of(content: ModuleContent, language: str) -> Iterator[str]:
    """The texts of a module's own files in a language."""
    for folder in content.locale:
        yield from (file.read_text(encoding="utf-8") for file in (folder / language).glob("*.ftl"))


@every_module
def test_every_module_has_its_places(module: ModuleSpec) -> None:
    assert [f"{module.id} lacks its {what} (see {PAGE})" for what in lacking(module)] == []


def test_the_box_alone_says_which_modules_there_are_and_in_which_order() -> None:
    assert [*MODULES] == [module.id for module in MARAUDERS.modules]
    wind, storm = ModuleSpec("wind", ()), ModuleSpec("storm", ())
    assert [*in_order_of(["wind", "storm"], [storm, wind])] == [wind, storm]
    with pytest.raises(RulesError, match="storm is a module of the box without rules"):
        list(in_order_of(["wind", "storm"], [wind]))
    with pytest.raises(RulesError, match="storm is no module of the box"):
        list(in_order_of(["wind"], [wind, storm]))


def test_a_module_that_is_in_no_box_is_told() -> None:
    assert [*lacking(ModuleSpec("nowhere", ()))] == [
        "content: nowhere in SEAS_OF_GLORY of data/content/seas_of_glory/__init__.py"
    ]


def test_the_page_lists_them() -> None:
    page = (Path(__file__).parents[2] / PAGE).read_text(encoding="utf-8")
    assert all(f"\n| {place} |" in page for place in ("content", "list", "state", "texts", "rules text"))
