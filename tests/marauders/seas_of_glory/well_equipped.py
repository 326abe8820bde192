"""The midst of a game in which everything that modules add is at hand."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

from data.content import marauders_box
from data.content.seas_of_glory.contraband import ContrabandCard
from data.content.words import MODIFICATIONS, WEAPONS
from engine.kernel import Beginning
from engine.marauders.box import card_id
from engine.marauders.combat.battle import Battle, begin_battle
from engine.marauders.combat.sides import Side, captain_side
from engine.marauders.places import mods_of, weapons_of
from engine.marauders.port.port import Port
from engine.marauders.quests.rumors import ProveRumor
from engine.marauders.seas_of_glory.locations.finds import Dive, VisitFort
from engine.marauders.seas_of_glory.locations.tokens import location_at
from engine.marauders.seas_of_glory.locations.visits import VisitNatives
from engine.marauders.seas_of_glory.loyalty.track import LOYALTY, LoyaltyBoard
from engine.marauders.seas_of_glory.treasure_galleon import BOARD, GALLEON, Treasure
from engine.marauders.state import MissionHeld, Npc, Ship, bound_to
from tests.marauders.test_conformance import rich_begin


def well_equipped(seats: int, options: Mapping[str, Any], modules: tuple[str, ...]) -> Beginning:
    """The midst of a game, in which every ship has the special weapons that the modules add, and some have
    their ship modifications.
    """
    beginning, box = rich_begin(seats, options, modules), marauders_box(modules)
    for added, board in (
        (set(box.weapons) - set(WEAPONS), weapons_of),
        (set(box.mods) - set(MODIFICATIONS), mods_of),
    ):
        for seat, kind in product(range(seats), sorted(added)):
            beginning.places.setdefault(board(seat), []).extend(taken(beginning, kind))
    if "treasure_galleon" in modules:
        treasure_at_hand(beginning)
    if "contraband" in modules:
        contraband_at_hand(beginning, seats, modules)
    if "new_cards" in modules:
        new_cards_at_hand(beginning, seats)
    if "loyalty" in modules:
        crews_of_all_kinds(beginning)
    if "locations" in modules:
        locations_at_hand(beginning, modules)
    # Nobody who fights may have died in what comes before.
    beginning.steps.sort(key=lambda step: not isinstance(step, Battle))
    return beginning


def taken(beginning: Beginning, kind: str) -> list[str]:
    """A token of this kind, from the supply, the pool or a port; none if no ship is without."""
    for place, pieces in beginning.places.items():
        if place.startswith(("weapon.supply", "mod.loose", "mod.down")):
            for token in pieces:
                if card_id(token) == kind:
                    pieces.remove(token)
                    return [token]
    return []


def crews_of_all_kinds(beginning: Beginning) -> None:
    """One crew is fiercely loyal, one on the verge of mutiny, one in between."""
    steps = ("fierce_loyalty", "angry", "unhappy", "content")
    beginning.ext["loyalty"] = LOYALTY.boards([LoyaltyBoard(seat, step) for seat, step in enumerate(steps)])
    del beginning.ext["loyalty"].seats[len(beginning.state.seats) :]


def treasure_at_hand(beginning: Beginning) -> None:
    """The Treasure Galleon, with gold and hardly any crew left, is under attack."""
    captain = beginning.state.seats[1].captain
    beginning.state.npcs[GALLEON] = Npc(BOARD, captain.zone)
    beginning.ext[GALLEON] = Treasure(25)
    her = Side(-1, npc=GALLEON, card=BOARD, player=0, ship=Ship("galleon", 4, 5, 4, 1, 4), crew_before=4)
    beginning.steps.insert(0, begin_battle(captain.zone, captain_side(captain), her))


def contraband_at_hand(beginning: Beginning, seats: int, modules: tuple[str, ...]) -> None:
    """Contraband aboard. Seat 0 lies in the port that buys it, and has a port action first."""
    cards = marauders_box(modules).entries(ContrabandCard)
    here = [card for card, shown in cards.items() if shown.port == "nassau"]
    others = [card for card in cards if card not in here]
    for seat in range(seats):
        aboard = here if seat == 0 else others[5 * seat : 5 * seat + 1]
        for card in aboard:
            beginning.places["cargo.bag"].remove(card)
        beginning.places[f"cargo.contraband:{seat}"] = list(aboard)
    beginning.steps.insert(0, Port(**bound_to(beginning.state.seats[0].captain)))


NEW_CAPTAINS = ("donatus_van_t_hof", "alexandre_villon", "beatriz_de_alarcon", "rupert_langley")
NEW_RUMORS = ("privateers_widow", "crippled_galleon", "decoy_lights", "wreckers_beach")
NEW_MISSIONS = ("men_for_fort_amsterdam", "pressed_for_the_navy", "royal_mail", "run_the_gauntlet")


def new_cards_at_hand(beginning: Beginning, seats: int) -> None:
    """New captains with new rumors, which are told first, and missions. Seat 1 lies where crew is wanted and
    has a port action; an uprising is the next event, in the port where another seat lies.
    """
    places = beginning.places
    for seat in range(seats):
        captain = beginning.state.seats[seat].captain
        old = [captain.card, *places[f"rumor.held:{seat}"], captain.missions[0].mission]
        new = [NEW_CAPTAINS[seat], NEW_RUMORS[seat], NEW_MISSIONS[seat]]
        for deck, held, gone, come in zip(
            ("captain", "rumor", "mission"), ("board", "held", "held"), old, new, strict=True
        ):
            places[f"{deck}.bag"] = [card for card in places[f"{deck}.bag"] if card != come] + [gone]
            places[f"{deck}.{held}:{seat}"] = [come]
        tasks = marauders_box(["new_cards"]).mission_card(new[2]).tasks
        captain.card, captain.missions = new[0], [MissionHeld(new[2], [[] for _ in tasks])]
    places["event.bag"].remove("uprising")
    places["event.top"] = ["uprising"]
    first, second, last = (beginning.state.seats[seat].captain for seat in (0, 1, -1))
    if not any(isinstance(step, Battle) for step in beginning.steps):
        second.zone, second.in_port, second.ship.crew, second.bounties = "st_john", True, 3, {"english": 4}
        beginning.steps.insert(0, Port(**bound_to(second)))
    if not any(isinstance(step, Port) and step.seat == 0 for step in beginning.steps):
        first.zone = "petite_goave"
    elif seats > 2:
        last.zone, last.in_port = "petite_goave", True
    told = [seat.captain for seat in beginning.state.seats[:4]]
    beginning.steps[:0] = [
        ProveRumor(**bound_to(captain), card=NEW_RUMORS[captain.seat])
        for captain in told
        if captain.seat != 1
    ]


def locations_at_hand(beginning: Beginning, modules: tuple[str, ...]) -> None:
    """A location in every zone with a port; the first visits come before anything else."""
    box = marauders_box(modules)
    tokens = box.pieces("location")
    beginning.places |= {location_at(zone): [token] for zone, token in zip(box.ports, tokens, strict=True)}
    first, second = (bound_to(seat.captain) for seat in beginning.state.seats[:2])
    beginning.state.seats[1].captain.ship.crew -= 1
    visits = [VisitNatives(**first), VisitFort(**first), Dive(**second, left=1)]
    beginning.steps[:0] = visits
