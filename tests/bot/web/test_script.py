"""The pages' scripts as they are written: what neither `make lint` nor `make types` looks at."""

from __future__ import annotations

import posixpath
import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PAGES = ("bot/web/page", "bot/web/page/home", "tools/simulated/page")
KIT = "bot/web/page/kit"
"""What the pages are made of."""
SCRIPTS = {
    folder: {path.name: path.read_text(encoding="utf-8") for path in (ROOT / folder).glob("*.js")}
    for folder in (*PAGES, KIT)
}
MODULES = {f"{folder}/{name}": text for folder, modules in SCRIPTS.items() for name, text in modules.items()}
LONGEST_LINE = 160
"""Characters; pyproject.toml says how many a line of Python may have."""


def imported(text: str) -> set[str]:
    """The modules that a module imports."""
    return set(re.findall(r'^import .* from "\./([\w.]+)";$', text, re.MULTILINE))


def in_order(modules: dict[str, str]) -> list[str]:
    """The modules, each after those that it imports. Raises CycleError where there is no such order."""
    return [*TopologicalSorter({name: imported(text) for name, text in modules.items()}).static_order()]


@pytest.mark.parametrize("folder", PAGES)
def test_no_module_of_a_page_imports_what_imports_it(folder: str) -> None:
    assert in_order(SCRIPTS[folder])[-1] == "page.js"


def test_a_circle_is_found() -> None:
    with pytest.raises(CycleError):
        in_order({"a.js": 'import { b } from "./b.js";\n', "b.js": 'import { a } from "./a.js";\n'})


def test_what_the_pages_are_made_of_needs_nothing_of_theirs() -> None:
    needed = re.findall(r'^import .* from "(.*)";$', "\n".join(SCRIPTS[KIT].values()), re.MULTILINE)
    assert {*needed} == {"./make.js", "./signs.js"}


@pytest.mark.parametrize("name", MODULES)
def test_no_line_is_too_long_to_be_read(name: str) -> None:
    assert [line for line in MODULES[name].splitlines() if len(line) > LONGEST_LINE] == []


@pytest.mark.parametrize("folder", PAGES)
def test_nothing_moves_for_ever_but_while_an_answer_is_under_way(folder: str) -> None:
    """A page that is left open comes to rest: it takes no battery."""
    rules = [line for path in (ROOT / folder).glob("*.css") for line in path.read_text("utf-8").splitlines()]
    assert rules
    assert [line for line in rules if "infinite" in line and not line.startswith(".busy ")] == []


def fetched(page: str) -> set[str]:
    """All modules that a page's script leads to, itself too, by their paths among the pages' files."""
    found, left = set[str](), [page]
    while left:
        module = left.pop()
        if module in found:
            continue
        found.add(module)
        text = (ROOT / "bot/web/page" / module).read_text(encoding="utf-8")
        needed = re.findall(r'^import .*from "(.*)";$', text, re.MULTILINE)
        left += [posixpath.normpath(f"{posixpath.dirname(module) or '.'}/{one}") for one in needed]
    return found


def test_all_modules_of_a_table_are_fetched_at_once() -> None:
    """Each is named in the page: else a browser finds out level by level what it needs."""
    page = (ROOT / "bot/web/page/index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:modulepreload" href|module" src)="page/([\w./]+)"', page)
    assert sorted(named) == sorted(fetched("page.js"))
