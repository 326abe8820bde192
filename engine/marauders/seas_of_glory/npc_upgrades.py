"""Tokens with which NPC ships are upgraded (Seas of Glory: NPC Upgrades).

An upgrade lies on the NPC's card, and the NPC's gear follows from it (`NpcGear`). Whoever takes it onto his
board has an ordinary modification or special weapon, except that it goes back to the pool of upgrades
(`ships.tokens`; G-S17).
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from data.content.seas_of_glory.npc_upgrades import UpgradeToken
from engine.kernel import Audience, Chapter, Plan, Play, Public, Step, picked, then
from engine.marauders.box import card_id
from engine.marauders.checks.layout import Layout
from engine.marauders.combat.plunder import ClaimShip
from engine.marauders.combat.sides import GUARDS, Side, npc_values
from engine.marauders.combat.victory import NpcSlain
from engine.marauders.law.war import DeclareWar
from engine.marauders.npcs.entering import NpcDrawn, NpcInPlay, kind_of
from engine.marauders.npcs.traits import called, npc_traits
from engine.marauders.places import npc_cards_of, weapons_of
from engine.marauders.ships.modifications import is_of_use
from engine.marauders.ships.tokens import give_back
from engine.marauders.state import CaptainStep, MGame, bound_to, captain_of
from engine.marauders.terms.npcs import NpcGear
from engine.marauders.terms.ships import ClaimedWith


class Upgraded(msgspec.Struct):
    """For whom tokens have been drawn."""

    cards: Public[list[str]] = []
    """The cards of the NPCs in play or due that have drawn, even if they drew "0"."""


NPC_UPGRADES = Chapter("npc_upgrades", state=Upgraded)

POOL = "upgrade.pool"
ASIDE = "upgrade.drawn"

NPC_UPGRADES.place(POOL, Audience.NOBODY, "NPC Upgrades, Setup: face down")
NPC_UPGRADES.pieces("npc_upgrade", POOL)
NPC_UPGRADES.place(ASIDE, Audience.PUBLIC, "NPC Upgrades, Drawing Upgrades: drawn, about to go back")
upgrades_on = NPC_UPGRADES.place("upgrade.on", Audience.PUBLIC, "NPC Upgrades, Drawing Upgrades: on a card")


def upgraded(game: MGame) -> Upgraded:
    """For whom tokens have been drawn."""
    return NPC_UPGRADES.of(game)


@NPC_UPGRADES.position("upgrades", list[str], part="npc")
def has_drawn(layout: Layout, npc: str, tokens: list[str]) -> None:
    """The tokens on an NPC's card; without the key, none has been drawn for it."""
    card = layout.state.npcs[npc].card
    for token in tokens:
        layout.lay("npc_upgrade", token, upgrades_on(card))
    layout.kept(NPC_UPGRADES).cards.append(card)


@NPC_UPGRADES.fact("npc_upgrades")
def upgrades_by_card(game: MGame) -> dict[str, list[str]]:
    """The upgrades that lie on the cards of NPCs, by card."""
    found = {card: game.places.at(upgrades_on(card)) for card in upgraded(game).cards}
    return {card: [card_id(token) for token in tokens] for card, tokens in found.items() if tokens}


@NPC_UPGRADES.invariant
def only_on_cards_in_play(game: MGame) -> Iterator[str]:
    """Upgrades lie on cards of NPCs in play or due, and nothing lies aside."""
    there = {*game.places.at("npc.due"), *(npc.card for npc in game.state.npcs.values())}
    yield from (
        f"{card} has drawn upgrades, but is not in play" for card in upgraded(game).cards if card not in there
    )
    on_card = upgrades_on("")
    for place, tokens in game.places.held.items():
        if tokens and place.startswith(on_card) and (card := picked(place)) not in upgraded(game).cards:
            yield f"{card} has {', '.join(tokens)}, but has not drawn"
    if game.places.count(ASIDE):
        yield f"{game.places.at(ASIDE)} lie aside"


@NPC_UPGRADES.rule(NpcGear)
def sails_upgraded(game: MGame, terms: NpcGear) -> None:
    """The NPC ship gains the abilities of the tokens on its card. [S Upgrades 2, 7; S Galleon 8]"""
    if tokens := game.places.held.get(upgrades_on(terms.card)):
        terms.gear = [*terms.gear, *map(card_id, tokens)]


# --- drawing --------------------------------------------------------------------------------------


@NPC_UPGRADES.after(NpcDrawn, commutes=True)
def an_npc_is_drawn(game: MGame, step: NpcDrawn) -> list[Step]:
    """When an NPC event card is drawn; the token on the card that it will cover is returned first.
    [S Upgrades 2]
    """
    return [DrawUpgrades(npc=kind_of(game, step.card), card=step.card)]


@NPC_UPGRADES.after(NpcInPlay, commutes=True)
def an_npc_comes(game: MGame, step: NpcInPlay) -> list[Step]:
    """When a card beneath a defeated one is revealed, or an NPC comes that no event card has brought; not if
    another card is about to cover it. [S Upgrades 2, 5]
    """
    card = game.state.npcs[step.npc].card
    covered = any(kind_of(game, due) == step.npc for due in game.places.at("npc.due"))
    return [DrawUpgrades(npc=step.npc, card=card)] if _new(game, card) and not covered else []


def _new(game: MGame, card: str) -> bool:
    return card not in upgraded(game).cards


@NPC_UPGRADES.step
class DrawUpgrades(Step):
    """Draw a token for an NPC's card: "0" is no upgrade, "2" is two more tokens, neither of them "0"; both go
    back into the pool. What its ship cannot have is drawn again; with an empty pool there is none (Drawing
    Upgrades; G-S17). [S Upgrades 2-6]
    """

    npc: Public[str]
    card: Public[str]
    useless: Public[list[str]] = []
    """Tokens on the card that its ship can no longer have: only these are drawn anew."""

    def play(self, game: MGame) -> Play:
        place, name = upgrades_on(self.card), called(game, self.npc, self.card)
        pair = game.places.count(place) > 1
        if self.useless:
            game.log("upgrade.redrawn", npc=name, name=self.card, upgrades=self.useless)
            game.move(self.useless, place, ASIDE)
        else:
            return_covered(game, self.npc, self.card)
            upgraded(game).cards.append(self.card)
        lacking, drawn = max(1, len(self.useless)), list[str]()
        while lacking and game.places.count(POOL):
            (token,) = yield from game.draw_unseen(POOL, ASIDE, 1, "npc upgrade")
            drawn.append(token)
            stands_for = game.box.entries(UpgradeToken)[game.box.card(token).id].upgrades
            if stands_for != 1:
                lacking, pair = (lacking if pair else stands_for), True
            elif can_have(game, self.npc, self.card, token):
                game.move([token], ASIDE, place)
                lacking -= 1
        game.move(game.places.at(ASIDE), ASIDE, POOL)
        tokens = game.places.at(place)
        if not drawn:
            game.log("upgrade.none_left", npc=name, name=self.card)
            return None
        game.log(
            "upgrade.drawn", npc=name, name=self.card, drawn=drawn, count=len(tokens), upgrades=tokens
        )  # fmt: skip
        return None


def can_have(game: MGame, npc: str, card: str, token: str) -> bool:
    """Whether an upgrade is of any use to an NPC's ship besides its others: a Man-o-War can have neither
    Hammocks nor Extra Cannon (Circumstantial rules).
    """
    mod = card_id(token)
    if mod not in game.box.mods:
        return True
    others = [card_id(other) for other in game.places.at(upgrades_on(card)) if other != token]
    return is_of_use(game.box, mod, npc_values(game, npc_traits(game, npc, card).ship, others))


# --- returning ------------------------------------------------------------------------------------


def return_upgrades(game: MGame, npc: str, card: str) -> None:
    """The tokens on a card go back into the pool."""
    tokens = game.places.at(upgrades_on(card))
    give_back(game, tokens, upgrades_on(card))
    upgraded(game).cards.remove(card)
    if tokens:
        game.log("upgrade.returned", npc=called(game, npc, card), name=card, upgrades=tokens)


def return_covered(game: MGame, npc: str, top: str) -> None:
    """Only the top card of each kind of NPC has upgrades."""
    for card in [*game.places.at(npc_cards_of(npc)), *game.places.at("npc.due")]:
        if card != top and not _new(game, card) and kind_of(game, card) == npc:
            return_upgrades(game, npc, card)


@NPC_UPGRADES.before(NpcSlain, commutes=True)
def slain_with_upgrades(game: MGame, step: NpcSlain) -> None:
    """What nobody has taken from a defeated NPC is returned. [S Upgrades 9]"""
    card = game.state.npcs[step.npc].card
    if not _new(game, card):
        return_upgrades(game, step.npc, card)


# --- war ------------------------------------------------------------------------------------------


@NPC_UPGRADES.after(DeclareWar, commutes=True)
def frigates_become_man_o_wars(game: MGame, step: DeclareWar) -> list[Step]:
    """NPCs keep their tokens, except those that a Man-o-War cannot have. [S Upgrades 6]"""
    return [RefitNpcs()]


@NPC_UPGRADES.step
class RefitNpcs(Step):
    """Each upgrade that an NPC's ship cannot have since she became a Man-o-War is drawn anew (Circumstantial
    rules). [S Upgrades 6]
    """

    def play(self, game: MGame) -> Plan:
        kinds = {npc.card: kind for kind, npc in game.state.npcs.items()}
        steps: list[Step] = []
        for card in upgraded(game).cards:
            npc = kinds.get(card) or kind_of(game, card)
            tokens = game.places.at(upgrades_on(card))
            if useless := [token for token in tokens if not can_have(game, npc, card, token)]:
                steps.append(DrawUpgrades(npc=npc, card=card, useless=useless))
        return then(*steps)


# --- defeating an NPC with upgrades ---------------------------------------------------------------


@NPC_UPGRADES.rule(ClaimedWith)
def claimed_with_upgrades(game: MGame, terms: ClaimedWith) -> None:
    """A claimed ship keeps her modifications. [S Upgrades 11]"""
    if terms.loser < 0:
        terms.place = upgrades_on(terms.card)
        tokens = game.places.held.get(terms.place, ())
        terms.tokens = [token for token in tokens if card_id(token) in game.box.mods]


@NPC_UPGRADES.after(ClaimShip, commutes=True)
def weapons_of_the_defeated(game: MGame, step: ClaimShip) -> list[Step]:
    """Whether or not the ship is claimed. [S Upgrades 10]"""
    if step.loser.seat >= 0 or step.loser.npc == GUARDS:
        return []
    return [KeepNpcWeapons(**bound_to(captain_of(game, step.seat)), loser=step.loser)]


@NPC_UPGRADES.step
class KeepNpcWeapons(CaptainStep):
    """The victor of a crew combat keeps special weapons that the NPC has not spent, of kinds that he lacks
    (Defeating an NPC with Upgrades; as from a captain, G-F15). [S Upgrades 10]
    """

    loser: Public[Side]

    def play(self, game: MGame) -> None:
        there, own = upgrades_on(self.loser.card), weapons_of(self.seat)
        have = {card_id(weapon) for weapon in game.places.at(own)}
        kept = [
            token
            for token in game.places.at(there)
            if card_id(token) in game.box.weapons
            and card_id(token) in self.loser.gear
            and card_id(token) not in have
        ]
        if kept:
            game.move(kept, there, own)
            game.log("upgrade.weapons", seat=self.seat, weapons=kept)
