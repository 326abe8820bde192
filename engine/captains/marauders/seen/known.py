"""The game as a captain knows it, asked about one position again and again."""

from __future__ import annotations

from copy import copy
from typing import Any, TypeVar, get_origin, get_type_hints

from engine.kernel import SeenGame, Terms
from engine.marauders.effects_in_force import Remembered
from engine.marauders.terms.npcs import NpcGear, NpcTraits

G = TypeVar("G", bound=Terms)

_KEPT: dict[type[Terms], list[str]] = {
    kind: [name for name, hint in get_type_hints(kind).items() if get_origin(hint) is list]
    for kind in (NpcTraits, NpcGear)
}
"""The terms that say what NPCs are, with their fields that are lists."""


class KnownGame(SeenGame):
    """A game in which captains go from place to place and nothing else changes: which rules are in force on a
    kind of terms, for a seat at a place, is found once, and once what NPCs are: they stay what they are.
    """

    remembered: Remembered
    """What is in force, as this game's `effects_in_force` tells it."""
    npcs: dict[tuple[Any, ...], Any]
    """What NPCs are and carry, as far as it was asked: nobody is handed these themselves."""

    def terms(self, terms: G) -> G:
        """Run the rules in force over a figure."""
        if terms.__class__ in _KEPT:
            return self._of_npcs(terms)
        for rule in self.remembered.rules(self, terms):
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
