"""Fires in battles and upgrades of NPCs, from the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel import Decision, Entry
from tests.marauders.seas_of_glory.referees import View
from tests.marauders.seas_of_glory.referees.contraband import cards_of

NPC_CARDS = {
    name
    for name, card in cards_of("marauders/events.yaml").items()
    if any(effect["do"] == "enter_npc" for effect in card.get("effect", ()))
}
TOKENS = 12
"""Without the modules of special weapons and ship modifications."""
NO_MAN_O_WAR_HAS = {"extra_hammocks.npc", "extra_cannon_port.npc"}


def on_cards(view: View) -> dict[str, list[str]]:
    """The tokens on the cards of NPCs, as everybody sees them."""
    return {card: [f"{gear}.npc" for gear in held] for card, held in view["facts"]["npc_upgrades"].items()}


class UpgradesReferee:
    """Draws and returns the tokens himself."""

    def __init__(self, view: View) -> None:
        self.judged = 0
        self.on = {card: on_cards(view).get(card, []) for card in view["ext"]["npc_upgrades"]["cards"]}
        """Tokens by card; a card that has drawn "0" has none."""
        self.owed: list[str] = []
        """Cards that have yet to draw."""
        self.useless: list[str] = []
        self.told([], view)

    def asked(self, seat: int, decision: Decision, picks: Sequence[str], view: View) -> None:
        """When a captain may act, everybody has drawn."""
        if decision.kind == "turn.action":
            assert not self.owed, f"{self.owed} should have drawn"

    def told(self, entries: Sequence[Entry], view: View) -> None:
        """Follow the log, then compare all tokens."""
        for entry in entries:
            follow = getattr(self, "_" + entry.key.replace(".", "_"), None)
            if follow is not None:
                follow(entry.args, view)
        facts = {
            card: [f"{gear}.npc" for gear in found] for card, found in view["facts"]["npc_upgrades"].items()
        }
        taken = self._on_boards(view)
        expected = {card: [one for one in tokens if one not in taken] for card, tokens in self.on.items()}
        assert facts == {card: tokens for card, tokens in expected.items() if tokens}
        lying = sum(map(len, facts.values())) + len(taken)
        assert view["places"].get("upgrade.pool", 0) + lying == TOKENS
        self.judged += bool(entries)

    def _on_boards(self, view: View) -> set[str]:
        boards = [
            held for place, held in view["places"].items() if place.startswith(("mod.ship", "weapon.ship"))
        ]
        return {piece for held in boards for piece in held if piece.endswith(".npc")}

    def _event_drawn(self, args: dict[str, Any], view: View) -> None:
        if args["event"] in NPC_CARDS:
            self.owed.append(args["event"])

    def _npc_returned(self, args: dict[str, Any], view: View) -> None:
        self.owed.append(args["name"])

    def _npc_slain(self, args: dict[str, Any], view: View) -> None:
        self.on.pop(args["name"], None)

    def _upgrade_returned(self, args: dict[str, Any], view: View) -> None:
        given = self.on.pop(args["name"], [])
        assert set(args["upgrades"]) <= set(given)

    def _upgrade_redrawn(self, args: dict[str, Any], view: View) -> None:
        assert set(args["upgrades"]) <= NO_MAN_O_WAR_HAS & set(self.on[args["name"]])
        self.useless = args["upgrades"]

    def _upgrade_none_left(self, args: dict[str, Any], view: View) -> None:
        self.owed.remove(args["name"])

    def _upgrade_drawn(self, args: dict[str, Any], view: View) -> None:
        card, before = args["name"], self.on.get(args["name"], [])
        if not self.useless:
            # Whoever drew nothing and was covered has nothing to give back.
            assert not self.on.get(card), f"{card} draws twice"
            if card in self.owed:
                self.owed.remove(card)
        kept = [token for token in before if token not in self.useless]
        lacking, pair = max(1, len(self.useless)), len(before) > 1
        for token in args["drawn"]:
            assert lacking, f"{card} draws {token} too much"
            if token in ("upgrade_none", "upgrade_two"):
                lacking, pair = (lacking if pair else 2 * (token == "upgrade_two")), True
            elif token not in NO_MAN_O_WAR_HAS or token in args["upgrades"]:
                kept.append(token)
                lacking -= 1
        assert args["upgrades"] == kept
        self.on[card], self.useless = kept, []


class FireReferee:
    """Watches what burns, and that no side spends two kinds of ammunition in a round."""

    def __init__(self, view: View) -> None:
        self.judged = 0
        self.burning: set[int] = set()
        self.burned: set[int] = set()
        self.seats: list[int] = []
        self.spent: list[int] = []
        self.round = 0

    def asked(self, seat: int, decision: Decision, picks: Sequence[str], view: View) -> None:
        """Nothing burns outside of battles; ammunition is for skulls, and none burns twice."""
        if decision.kind == "turn.action":
            assert view["ext"]["special_weapons"] == {"burning": [], "pricked": []}
        if decision.kind == "battle.ammunition":
            assert decision.args["skulls"] > 0
            assert not (decision.option("heated_shot") and self._enemy(view, decision) in self.burning)
            self.judged += 1

    def _enemy(self, view: View, decision: Decision) -> int:
        spending = [step for step in view["stack"] if step["step"] == "SpendAmmunition" and "side" in step]
        return 1 - spending[-1]["side"]

    def told(self, entries: Sequence[Entry], view: View) -> None:
        """Follow the log."""
        for entry in entries:
            args = entry.args
            if entry.key == "battle.began":
                self.seats, self.round, self.spent = args["seats"], 0, []
                self.burning, self.burned = set(), set()
            if entry.key in ("battle.ammunition", "heated_shot.lit", "double_shot.fired"):
                shooter = self.seats.index(args["seat"] if isinstance(args["seat"], int) else -1)
                assert shooter not in self.spent, "one ammunition a round"
                self.spent.append(shooter)
                if entry.key == "heated_shot.lit":
                    assert 1 - shooter not in self.burning, "one fire a ship"
                    self.burning.add(1 - shooter)
            if entry.key == "heated_shot.burned":
                side = self.seats.index(args["seat"])
                assert side in self.burning - self.burned, "once before each round"
                self.burned.add(side)
                self.judged += 1
            if entry.key == "battle.declared" and args["round"] != self.round:
                assert self.burned == self.burning, "all that burns has burned before the declarations"
                self.round, self.burned, self.spent = args["round"], set(), []
            if entry.key == "heated_shot.out":
                self.burning.discard(self.seats.index(args["seat"]))
