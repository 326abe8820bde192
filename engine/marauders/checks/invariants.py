"""Conservation laws: what holds at every boundary of every table, whatever is being played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from data.content import Content
from data.content.box import FIGURES_ALONE
from engine.kernel import Chapter, chapter_invariants
from engine.marauders.box import card_id
from engine.marauders.card_effects.permanents import uses_of
from engine.marauders.combat.death import EnterCaptain
from engine.marauders.combat.sides import Combat, values_of
from engine.marauders.glory.points import HAND_LIMIT, CutHand
from engine.marauders.npcs.traits import brought_by
from engine.marauders.places import (
    demand_at,
    hand_of,
    hidden_mods_at,
    merchants_at,
    missions_held_by,
    mods_at,
    mods_of,
    npc_cards_of,
    rumors_of,
)
from engine.marauders.quests.board import waiting
from engine.marauders.quests.missions import PlaceMission, mission_slots
from engine.marauders.quests.rumors import KeepRumors, rumor_terms
from engine.marauders.ships.hold import LoseCargo, TakeAboard, ThrowOutCargo, filled, room
from engine.marauders.ships.ships import ship_values
from engine.marauders.state import LOCATIONS, MOST_BOUNTIES, Captain, MGame

INVARIANTS = Chapter("invariants")


def violations(game: MGame) -> list[str]:
    """The laws that are broken, as plain sentences for the operator; empty if all hold."""
    return chapter_invariants(game)


@lru_cache(maxsize=64)
def _in_the_box(content: Content, decks: tuple[str, ...]) -> frozenset[str]:
    return frozenset(piece for deck in decks for piece in content.pieces(deck))


@INVARIANTS.invariant
def _pieces(game: MGame) -> Iterator[str]:
    """Every piece of the box that chapters place is in exactly one place."""
    lying = [piece for held in game.places.held.values() for piece in held]
    all_pieces = _in_the_box(game.box, tuple(game.rules.pieces))
    if len(lying) == len(all_pieces) and all_pieces.issuperset(lying) and len(set(lying)) == len(lying):
        return
    counts = Counter(piece for piece in lying if not piece.startswith(FIGURES_ALONE))
    yield from (f"{piece} is not in exactly one place" for piece in sorted(all_pieces) if counts[piece] != 1)
    yield from (f"{piece} is not in the box" for piece in counts if piece not in all_pieces)


@INVARIANTS.invariant
def _board(game: MGame) -> Iterator[str]:
    """Once the board is set, each zone has at most one merchant, and each port has a demand token and at most
    one modification.
    """
    lies = {place: len(pieces) for place, pieces in game.places.held.items() if pieces}
    for zone in game.box.zones:
        if lies.get(merchants_at(zone), 0) > 1:
            yield f"{zone} has more than one merchant"
    for zone in game.box.ports if game.state.round else ():
        if lies.get(demand_at(zone), 0) != 1:
            yield f"{zone} has {lies.get(f'demand.at:{zone}', 0)} demand tokens"
        if lies.get(mods_at(zone), 0) + lies.get(hidden_mods_at(zone), 0) > 1:
            yield f"{zone} has more than one ship modification"


@INVARIANTS.invariant
def _tokens(game: MGame) -> Iterator[str]:
    """There are enough bounty tokens for the wanted seats and the marked ports."""
    for nation, tokens in game.box.bounty_tokens.items():
        wanted = sum(
            seat.captain is not None and nation in seat.captain.bounties for seat in game.state.seats
        )
        marked = sum(held == nation for held in game.state.port_nations.values())
        if wanted + marked > tokens:
            yield f"{wanted + marked} of {tokens} {nation} bounty tokens are in use"


@INVARIANTS.invariant
def _npcs(game: MGame) -> Iterator[str]:
    """The newest card of each kind in play is on top; two nations are at war or none; who is due is known."""
    for kind, npc in game.state.npcs.items():
        cards = game.places.at(npc_cards_of(kind))
        if cards[-1:] != [npc.card] and (cards or brought_by(game, npc.card)):
            yield f"the {kind} is {npc.card}, but its cards are {cards}"
        if npc.zone not in game.box.zones:
            yield f"the {kind} is in {npc.zone}, which is no zone"
    if len(game.state.at_war) not in (0, 2):
        yield f"at war are {game.state.at_war}"
    due = game.state.npcs_due
    cards_due = [one for one in due if not game.places.count(npc_cards_of(one))]
    if sorted(game.places.at("npc.due")) != sorted(cards_due):
        yield f"due are {due}, but the cards are {game.places.at('npc.due')}"


@INVARIANTS.invariant
def _missions(game: MGame) -> Iterator[str]:
    """The right number of missions is open; a captain holds no more than he may (Claim a Mission)."""
    there = waiting(game)
    left = game.places.count("mission.bag") + game.places.count("mission.top")
    most = game.state.open_missions
    short = there < most and left
    if there > most or (short and game.state.round and not _pending(game, PlaceMission)):
        yield f"{there} missions are open"
    for seat in game.state.seats:
        held = game.places.at(missions_held_by(seat.seat))
        noted = seat.captain.missions if seat.captain else []
        tasks = {one.mission: len(one.tasks) for one in noted}
        if tasks != {mission: len(game.box.mission_card(mission).tasks) for mission in held}:
            yield f"seat {seat.seat} holds {len(held)} missions and has the tasks of {len(tasks)}"
        if seat.captain and len(held) > 1 and len(held) > mission_slots(game, seat.captain):
            yield f"seat {seat.seat} holds {len(held)} missions"


@INVARIANTS.invariant
def _seats(game: MGame) -> Iterator[str]:
    """A seat's values are never above what there is room for; that none is below 0, the kernel sees to."""
    for seat in game.state.seats:
        for permanent, left in seat.permanent_uses.items():
            if not 0 < left < uses_of(game, permanent):
                yield f"seat {seat.seat} has {left} uses of {permanent} left"
        if seat.captain is not None:
            yield from _captain(game, seat.captain)


@INVARIANTS.invariant
def _sides(game: MGame) -> Iterator[str]:
    """An NPC in a battle has no more of anything than her ship's full values."""
    for frame in game.stack:
        for side in frame.step.sides if isinstance(frame.step, Combat) else ():
            if side.ship is None or not side.ship.kind:
                continue
            values = values_of(game, side)
            for location in LOCATIONS:
                if getattr(side.ship, location) > getattr(values, location):
                    yield f"the {side.npc}: {location} is {getattr(side.ship, location)}"


def _captain(game: MGame, captain: Captain) -> Iterator[str]:
    seat = captain.seat
    if any(not 1 <= count <= MOST_BOUNTIES for count in captain.bounties.values()):
        yield f"seat {seat} has bounties {captain.bounties}"
    values = ship_values(game, captain)
    for location in LOCATIONS:
        now = getattr(captain.ship, location)
        if now > getattr(values, location):
            yield f"seat {seat}: {location} is {now} of {getattr(values, location)}"
    aboard = {card_id(piece) for piece in game.places.held.get(mods_of(seat), ())}
    if captain.ship.spent and sorted(set(captain.ship.spent) & aboard) != sorted(captain.ship.spent):
        yield f"seat {seat} has spent {captain.ship.spent}, but aboard are {sorted(aboard)}"
    for held in ("mod.ship", "weapon.ship"):
        kinds = [card_id(piece) for piece in game.places.held.get(f"{held}:{seat}", ())]
        yield from (f"seat {seat} has two of {kind}" for kind in sorted(set(kinds)) if kinds.count(kind) > 1)
    if game.places.count(hand_of(seat)) > HAND_LIMIT and not _pending(game, CutHand):
        yield f"seat {seat} holds more than {HAND_LIMIT} glory cards"
    rumors = game.places.count(rumors_of(seat))
    slots = rumor_terms(game, captain).slots if rumors > 1 else rumors
    if rumors > slots and not _pending(game, KeepRumors, EnterCaptain):
        yield f"seat {seat} holds more than {slots} rumors"
    cargo = filled(game, seat)
    places = room(game, captain) if cargo else 0
    if cargo > places and not _pending(game, TakeAboard, ThrowOutCargo, LoseCargo):
        yield f"seat {seat} has more than {places} cargo cards"


def _pending(game: MGame, *steps: type) -> bool:
    return any(isinstance(frame.step, steps) for frame in game.stack)
