"""The game as a captain knows it, asked about one position again and again."""

from __future__ import annotations

from typing import TypeVar

from engine.kernel import SeenGame, Terms
from engine.marauders.effects_in_force import Remembered

G = TypeVar("G", bound=Terms)


class KnownGame(SeenGame):
    """A game in which captains go from place to place and nothing else changes: which rules are in force on a
    kind of terms, for a seat at a place, is found once.
    """

    remembered: Remembered
    """What is in force, as this game's `effects_in_force` tells it."""

    def terms(self, terms: G) -> G:
        """Run the rules in force over a figure."""
        table = self.rules.terms.get(type(terms))
        if table is not None:
            for rule in self.remembered.rules(self, terms, table) if table.has_effects else table.always:
                rule.change(self, terms)
        return terms

    def terms_together(self, many: list[G]) -> list[G]:
        """The same for several terms of one kind about one seat at one place."""
        table = self.rules.terms.get(type(many[0])) if many else None
        if table is not None:
            for rule in self.remembered.rules(self, many[0], table) if table.has_effects else table.always:
                for terms in many:
                    rule.change(self, terms)
        return many
