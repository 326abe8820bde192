"""Rules on terms change only the terms, and those of one rank give the same result in any order."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any, cast

from engine.kernel.conformance.trial import Tally, Trial, Walk
from engine.kernel.conformance.whole import replaced
from engine.kernel.declared.chapter import TermsRule
from engine.kernel.play.game import Game
from engine.kernel.table.saved import digest
from engine.kernel.terms import Terms


def check_figures(trial: Trial, playouts: int) -> Tally:
    """Run all terms of some random games twice: the results are equal, and the game is untouched.

    Run them once more with the chapters inside each rank in reverse. That may change the order of a list,
    nothing else.
    """
    tally = Tally()

    def twice(plain: Callable[[Game[Any], Terms], Terms]) -> Callable[[Game[Any], Terms], Terms]:
        def terms(game: Game[Any], given: Terms) -> Terms:
            name = type(given).__name__
            other, turned, unchanged = deepcopy(given), deepcopy(given), _unordered(given)
            before, lines = digest(game), len(game.unflushed)
            found = plain(game, given)
            again = plain(game, other)
            if digest(game) != before or len(game.unflushed) != lines:
                raise AssertionError(f"a rule on {name} changes more than the figure ({_rules(game, given)})")
            if found != again:
                raise AssertionError(f"{name} comes out different the second time ({_rules(game, given)})")
            if rules := _turned_round(game, turned):
                for rule in rules:
                    rule.change(game, turned)
                if _unordered(turned) != _unordered(found):
                    said = ", ".join(f"{rule.chapter}.{rule.change.__name__}" for rule in rules)
                    raise AssertionError(f"{name} comes out different in another order ({said})")
                tally["turned round"] += 1
            tally[name] += 1
            tally["changed"] += _unordered(found) != unchanged
            return found

        return terms

    with replaced("terms", twice):
        for playout in range(playouts):
            walk = Walk(trial, playout)
            with walk.told():
                while walk.step():
                    pass
    return tally


def _turned_round(game: Game[Any], terms: Terms) -> list[TermsRule]:
    """The rules in force with the chapters of each rank reversed; none if the order stays the same."""
    table = game.rules.terms.get(type(terms))
    if table is None:
        return []
    rules = table.in_force(game.spec.effects_in_force(game, terms))
    chapters = sorted({rule.chapter for rule in rules}, reverse=True)
    turned = sorted(rules, key=lambda rule: (rule.rank, chapters.index(rule.chapter)))
    return turned if turned != rules else []


def _unordered(terms: Terms) -> dict[str, Any]:
    """The fields, with lists sorted, without who changed them."""
    fields = {name: getattr(terms, name) for name in terms.__struct_fields__ if name != "because"}
    lists = {name: cast("list[Any]", value) for name, value in fields.items() if isinstance(value, list)}
    return fields | {name: sorted(map(repr, value)) for name, value in lists.items()}


def _rules(game: Game[Any], terms: Terms) -> str:
    return ", ".join(rule.name for rule in game.rules.terms.get(type(terms), ())) or "no rule"
