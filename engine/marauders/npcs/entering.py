"""Non-player captains in play: entering, replacement, dying (Non-Player Captains; rulings 2f)."""

from __future__ import annotations

from typing import Any

from data.content.verbs.event_effects import EnterNpc
from engine.kernel import Chapter, Play, Public, Step, then
from engine.marauders.npcs.traits import brought_by, called, npc_traits, traits_of
from engine.marauders.places import npc_cards_of
from engine.marauders.state import MGame, Npc
from engine.marauders.triggers import NpcsEnter

NPCS = Chapter("npcs")


# --- entering ---------------------------------------------------------------------------------------


@NPCS.effect("enter_npc")
def enter_npc(game: MGame, effect: EnterNpc) -> list[Step]:
    """The card waits beside the board until the end of the round (Bringing NPCs into Play).

    If an old card of its kind was about to return, it stays beneath this one (G-N1). [R NPCs 2, 4]
    """
    card = next(
        piece for piece in game.places.at("event.now")[::-1] if game.box.event_card(piece).npc is effect
    )
    game.move([card], "event.now", "npc.due")
    game.state.npcs_due = [due for due in game.state.npcs_due if due != effect.npc] + [card]
    return [NpcDrawn(card=card)]


@NPCS.step
class NpcDrawn(Step):
    """An event card with an NPC has been drawn, by an event or otherwise: attach whom that unsettles.
    [S Loyalty 2]
    """

    card: Public[str]

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


@NPCS.after(NpcsEnter)
def at_the_end_of_the_round(game: MGame, step: NpcsEnter) -> list[Step]:
    """Those due enter or return, in the order drawn or slain (G-E4). [R NPCs 6]"""
    return [NpcComes(due=due) for due in game.state.npcs_due]


@NPCS.fact("npc_ships")
def npc_ships(game: MGame) -> dict[str, str]:
    """The kind of ship that each NPC in play sails."""
    return {kind: traits_of(game, kind).ship for kind in game.state.npcs}


@NPCS.fact("npcs")
def ships_of_war(game: MGame) -> dict[str, dict[str, bool]]:
    """Which NPCs in play sail a Man-o-War (At War)."""
    return {kind: {"man_o_war": traits_of(game, kind).man_o_war} for kind in game.state.npcs}


@NPCS.fact("npc_called")
def npc_called(game: MGame) -> dict[str, str]:
    """By card, what all call an NPC in play or due, where that is not its kind."""
    known = {npc.card: kind for kind, npc in game.state.npcs.items()}
    known |= {card: kind_of(game, card) for card in game.places.held.get("npc.due", ())}
    names = {card: called(game, kind, card) for card, kind in known.items()}
    return {card: name for card, name in names.items() if name != known[card]}


@NPCS.fact("npcs_due")
def npcs_due(game: MGame) -> list[dict[str, Any]]:
    """The NPCs that enter or return at the end of the round: kind, event card, zone ("" if a draw decides
    between several cards), and whether it comes as a Man-o-War.
    """
    found: list[dict[str, Any]] = []
    for due in game.state.npcs_due:
        kind, cards = _comes_by(game, due)
        coming = [npc_traits(game, kind, card) for card in cards]
        card, zone = (cards[0], coming[0].home) if len(cards) == 1 else ("", "")
        big = all(traits.man_o_war for traits in coming)
        found.append({"npc": kind, "card": card, "zone": zone, "man_o_war": big})
    return found


def _comes_by(game: MGame, due: str) -> tuple[str, list[str]]:
    """The kind of an NPC that is due, and the cards with which it may come."""
    if due in game.places.held.get("npc.due", ()):
        return kind_of(game, due), [due]
    return due, game.places.at(npc_cards_of(due))


@NPCS.step
class NpcComes(Step):
    """An NPC enters with its new card on top of an old one, or a card beneath a slain NPC's returns.

    `due` as in `State.npcs_due`. [R NPCs 2, 3, 5; S Cards 13, 15]
    """

    due: Public[str]

    def play(self, game: MGame) -> Play:
        game.state.npcs_due.remove(self.due)
        kind, cards = _comes_by(game, self.due)
        if cards == [self.due]:
            game.move(cards, "npc.due", npc_cards_of(kind))
            self._tell(game, "npc.entered", kind, self.due)
            return then(NpcInPlay(npc=kind))
        (card,) = yield from game.draw_lots(cards, "npc")
        game.arrange(npc_cards_of(kind), [*(other for other in cards if other != card), card])
        self._tell(game, "npc.returned", kind, card)
        return then(NpcInPlay(npc=kind))

    def _tell(self, game: MGame, key: str, kind: str, card: str) -> None:
        zone = self._comes(game, kind, card)
        game.log(key, npc=called(game, kind), name=card, zone=zone)

    def _comes(self, game: MGame, kind: str, card: str) -> str:
        """Put the ship into its captain's home zone."""
        zone = npc_traits(game, kind, card).home
        game.state.npcs[kind] = Npc(card, zone)
        return zone


@NPCS.step
class NpcInPlay(Step):
    """An NPC has just come into play, for the first time, in place of another of its kind or again: attach
    what it is given. [R NPCs 2; S Galleon 1]
    """

    npc: Public[str]

    def play(self, game: MGame) -> None:
        """Nothing happens by itself."""


def kind_of(game: MGame, card: str) -> str:
    """The kind of the NPC that an event card brings in; "" if it brings none."""
    brings = brought_by(game, card)
    return brings.npc if brings else ""


# --- dying ------------------------------------------------------------------------------------------


def remove_npc(game: MGame, kind: str) -> None:
    """An NPC was defeated: its card is discarded; one beneath it returns at the end of the round (G-N2).

    None returns if a new card of its kind enters at that time anyway (G-N1). [R NPCs 4, 5]
    """
    name = called(game, kind)
    npc = game.state.npcs.pop(kind)
    own = [card for card in game.places.at(npc_cards_of(kind)) if card == npc.card]
    game.move(own, npc_cards_of(kind), "event.discards")
    game.log("npc.slain", npc=name, name=npc.card)
    relieved = any(kind_of(game, card) == kind for card in game.places.at("npc.due"))
    if game.places.count(npc_cards_of(kind)) and not relieved:
        game.state.npcs_due.append(kind)
