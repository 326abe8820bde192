"""The game as a captain knows it, asked about one position again and again."""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from typing import Any, TypeVar, get_origin, get_type_hints

from engine.kernel import Rules, SeenGame, Terms, TermsRule
from engine.marauders.effects_in_force import Remembered
from engine.marauders.terms.npcs import NpcGear, NpcTraits

G = TypeVar("G", bound=Terms)

_KEPT: dict[type[Terms], list[str]] = {
    kind: [name for name, hint in get_type_hints(kind).items() if get_origin(hint) is list]
    for kind in (NpcTraits, NpcGear)
}
"""The terms that say what NPCs are, with their fields that are lists."""


class Always(dict[type[Terms], list[TermsRule] | None]):
    """The rules on each kind of terms that are in force wherever and for whomever it is asked; None where
    that depends on it, and for what is kept besides.
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__(dict.fromkeys(_KEPT))
        self._tables = rules.terms

    def __missing__(self, kind: type[Terms]) -> list[TermsRule] | None:
        table = self._tables.get(kind)
        found = self[kind] = [] if table is None else None if table.has_effects else table.always
        return found


@lru_cache(maxsize=32)
def always(rules: Rules) -> Always:
    """The same by the rules of a table; found once for all positions."""
    return Always(rules)


class KnownGame(SeenGame):
    """A game in which captains go from place to place and nothing else changes: which rules are in force on a
    kind of terms, for a seat at a place, is found once, and once what NPCs are: they stay what they are.
    """

    remembered: Remembered
    """What is in force, as this game's `effects_in_force` tells it."""
    always: Always
    """The rules that are in force always: half of all terms have no others."""
    npcs: dict[tuple[Any, ...], Any]
    """What NPCs are and carry, as far as it was asked: nobody is handed these themselves."""

    def terms(self, terms: G) -> G:
        """Run the rules in force over a figure."""
        kind = terms.__class__
        if (rules := self.always[kind]) is None:
            if kind in _KEPT:
                return self._of_npcs(terms)
            rules = self.remembered.rules(self, terms)
        for rule in rules:
            rule.change(self, terms)
        return terms

    def _of_npcs(self, terms: Any) -> Any:
        """The same for what an NPC is and carries, once for all."""
        key = terms.__class__, terms.npc, terms.card
        if (known := self.npcs.get(key)) is not None:
            return _copied(known)
        for rule in self.remembered.rules(self, terms):
            rule.change(self, terms)
        self.npcs[key] = _copied(terms)
        return terms

    def terms_together(self, many: list[G]) -> list[G]:
        """The same for several terms of one kind about one seat at one place."""
        for rule in self.remembered.rules(self, many[0]) if many else ():
            for terms in many:
                rule.change(self, terms)
        return many


def _copied(terms: G) -> G:
    """The same terms, of which whoever is handed them may make what he likes."""
    found = copy(terms)
    for name in _KEPT[type(terms)]:
        setattr(found, name, [*getattr(terms, name)])
    return found
