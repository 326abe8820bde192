"""No module of the bot imports one that leads back to it: not within a function, nor for types alone."""

from __future__ import annotations

from collections.abc import Iterator

import grimp


def circles(graph: grimp.ImportGraph) -> Iterator[list[str]]:
    """Modules that lead back to themselves, those of one circle together."""
    left = sorted(graph.modules)
    while left:
        module = left.pop(0)
        behind = graph.find_upstream_modules(module)
        circle = [other for other in left if other in behind and module in graph.find_upstream_modules(other)]
        if circle:
            yield [module, *circle]
            left = [other for other in left if other not in circle]


def test_the_modules_of_the_bot_stand_in_no_circle() -> None:
    graph = grimp.build_graph("bot", exclude_type_checking_imports=False, cache_dir=None)
    assert len(graph.modules) > 50
    assert list(circles(graph)) == []


def test_circles_are_found() -> None:
    graph = grimp.ImportGraph()
    for importer, imported in (("a", "b"), ("b", "c"), ("c", "a"), ("d", "a")):
        graph.add_import(importer=importer, imported=imported)
    assert list(circles(graph)) == [["a", "b", "c"]]
