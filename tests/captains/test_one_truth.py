"""One truth: what a captain of level 2 expects comes from the rules, and changes with them.

Each ability of a zone, and each of a captain that acts by terms, is taken out of the rules by itself; in a
position where it matters some goal or danger has to be worth something else then.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from data.content import marauders_box as box
from engine.captains.marauders.seen.observation import Observation
from engine.captains.marauders.voyage import Voyage
from engine.captains.marauders.worth.aims import Aims, Weights
from engine.captains.marauders.worth.duels import Duels
from engine.kernel import Chapter, GameSpec
from engine.marauders.game import MARAUDERS
from tests.captains.test_marauders import ports
from tests.marauders.table import SetUp, at_sea, goods, skilled

BATTERED = {"kind": "flute", "hull": 2, "crew": 1}
MERCHANTS = {zone: {"merchant": "spanish"} for zone in ("havana", "cartagena", "san_juan")}
HONEST = at_sea("port_royal", ship=BATTERED, gold=24, cargo=goods("sugar", 2))
WANTED = {**HONEST, "bounties": {"dutch": 1}}
BY_SPAIN = {**HONEST, "bounties": {"spanish": 1}}
FRENCH = {**HONEST, "captain": skilled(nation="french")}
RICH = {**HONEST, "gold": 45}
FITTED = {**RICH, "ship": {"kind": "flute", "mods": ["advanced_rigs_and_sails"]}}
RAIDER = at_sea("port_royal", ship={"kind": "frigate", "crew": 1}, gold=20, captain=skilled(4, 4))
BANKER = at_sea("port_royal", ship="galleon", gold=38)
BUYER = at_sea("port_royal", ship="galleon", gold=24)
UNARMED = at_sea("port_royal", ship={"kind": "sloop", "hull": 2}, gold=8)

Position = tuple[Mapping[str, Any], Mapping[str, Any]]
"""A seat, and what else there is on the table."""


def npc(kind: str, card: str, zone: str) -> dict[str, Any]:
    """An NPC in play."""
    return {"npcs": {kind: {"card": card, "zone": zone}}}


def navy(zone: str) -> dict[str, Any]:
    """A French naval ship."""
    return npc("french", "admiral_d_estrees", zone)


ZONES: dict[str, Position] = {
    "nassau_prices": (HONEST, {}),
    "nassau_navy": (WANTED, navy("nassau")),
    "havana_better_price": (HONEST, {}),
    "havana_fourth_card": (RAIDER, {}),
    "port_royal_recruit": ({**RAIDER, "bounties": {"dutch": 1}}, {}),
    "port_royal_entry": ({**HONEST, "bounties": {"english": 1}}, {}),
    "old_providence_weapons": ({**UNARMED, "bounties": {"spanish": 1}}, {}),
    "old_providence_repairs": (BY_SPAIN, {}),
    "tortuga_navy": (WANTED, navy("tortuga")),
    "tortuga_pirates": (FRENCH, npc("pirate_frigate", "pirate_teach", "tortuga")),
    "petite_goave_ban": (WANTED, {}),
    "petite_goave_recruit": (RAIDER, {}),
    "petite_goave_repairs": (HONEST, {}),
    "cartagena_free_good": (BUYER, {}),
    "cartagena_easy_raid": (RAIDER, {}),
    "curacao_free_rumors": (HONEST, {}),
    "curacao_ships": (RICH, {}),
    "san_juan_plunder": (RAIDER, {}),
    "caracas_offer": (HONEST, {}),
    "st_maarten_stash": (BANKER, {}),
    "st_maarten_offer": (HONEST, {}),
    "basse_terre_navy": (WANTED, navy("basse_terre")),
    "st_john_modifications": (UNARMED, {}),
    "st_john_transfer": (FITTED, {}),
    "trinidad_no_navy": (WANTED, navy("trinidad")),
}
"""Where each ability of a zone matters."""

NOT_EXPECTED = {
    "santo_domingo_swap": "what lies in an offer is not known before it is drawn; then it is weighed",
    "bridgetown_shoals": "it is a roll when docking; what may go wrong ashore is not weighed, as with fevers",
}
"""Abilities of zones that act by steps, and why no goal counts on them."""

CAPTAINS: dict[str, tuple[Mapping[str, Any], Mapping[str, Any], Mapping[str, Any]]] = {
    "buying_price": (HONEST, {}, {}),
    "extra_dice": (RAIDER, {"captain": "josiah_thorne"}, {}),
    "free_move": ({**HONEST, "in_port": True}, {}, {}),
    "free_recruit": (RAIDER, {}, {}),
    "goods_offer": (HONEST, {}, {}),
    "loser_shoots": (RAIDER, {}, npc("pirate_sloop", "pirate_vane", "port_royal")),
    "merchant_flag": (
        {**RAIDER, "bounties": {"spanish": 1}},
        {},
        {"zones": {"nassau": {"merchant": "dutch"}}},
    ),
    "mission_reward": (HONEST, {}, {}),
    "port_entry": (WANTED, {}, {}),
    "rumor_slots": ({**HONEST, "rumors": ["smugglers_cache"]}, {}, {}),
    "sell_price": (
        HONEST,
        {"captain": "gaspar_de_rivera", "zone": "cartagena"},
        {"zones": {"cartagena": {"demand": "sugar"}}},
    ),
    "ship_discount": ({**RICH, "gold": 20}, {}, {}),
    "shipyard_price": (HONEST, {}, {}),
    "stash_anywhere": (BANKER, {}, {}),
    "storm_proof": (HONEST, {}, {"events": ["storm_greater_antilles"]}),
}
"""Where each ability of a captain or specialist matters that acts by terms, and who has it."""

BY_STEPS = ("move_hit", "regain_crew", "repair_at_sea", "repeat_roll", "reroll_location")
"""Those that act by steps, or by an offer of the turn: there are no terms to ask."""


def without(effect: str) -> GameSpec:
    """The game and its modules without the rules and hooks of one effect."""
    modules = [
        replace(module, chapters=tuple(_stripped(chapter, effect) for chapter in module.chapters))
        for module in MARAUDERS.modules
    ]
    chapters = tuple(_stripped(chapter, effect) for chapter in MARAUDERS.chapters)
    return replace(MARAUDERS, chapters=chapters, modules=tuple(modules))


def _stripped(chapter: Chapter, effect: str) -> Chapter:
    rules = (chapter.terms_rules, chapter.befores, chapter.afters)
    if not any(rule.effect == effect for written in rules for rule in written):
        return chapter
    less = copy.copy(chapter)
    less.terms_rules = [rule for rule in chapter.terms_rules if rule.effect != effect]
    less.befores = [hook for hook in chapter.befores if hook.effect != effect]
    less.afters = [hook for hook in chapter.afters if hook.effect != effect]
    return less


def expects(view: Mapping[str, Any], spec: GameSpec = MARAUDERS) -> dict[str, float]:
    """What every goal is worth to the seat of a view, and every zone's danger, under these rules."""
    sight = Observation(view, spec)
    aims = Aims(sight, Weights())
    voyage, duels = Voyage(sight, aims), Duels(sight, aims)
    worth = {f"{goal.what} {goal.zone} {goal.target}": goal.net for goal in voyage.best()}
    return worth | {f"danger {zone}": duels.danger(zone) for zone in sight.box.zones}


def seen(
    set_up: SetUp, seat: Mapping[str, Any], zones: Mapping[str, Any] | None = None, **table: Any
) -> dict[str, Any]:
    """The view of seat 0 in a position."""
    laid = {**ports(havana="sugar"), "st_john": {**ports()["st_john"], "mod": "advanced_rigs_and_sails"}}
    for zone, more in {**MERCHANTS, **(zones or {})}.items():
        laid[zone] = {**laid[zone], **more}
    return set_up(seat, zones=laid, **table).view(0)


def test_every_ability_of_a_zone_is_looked_at() -> None:
    known = {ability for zone in box().zones.values() for ability in zone.abilities}
    assert known == {*ZONES, *NOT_EXPECTED}


@pytest.mark.parametrize("ability", ZONES)
def test_without_a_zones_ability_level_2_expects_something_else(set_up: SetUp, ability: str) -> None:
    seat, table = ZONES[ability]
    view = seen(set_up, seat, **table)
    assert expects(view, without("no such ability")) == expects(view)
    assert expects(view, without(ability)) != expects(view)


@pytest.mark.parametrize("ability", NOT_EXPECTED)
def test_an_ability_that_nobody_counts_on_has_no_terms(ability: str) -> None:
    assert not any(rule.effect == ability for chapter in MARAUDERS.chapters for rule in chapter.terms_rules)


def whose(handler: str) -> dict[str, Any]:
    """A captain with an ability of this handler, or a plain one whose specialist has it."""
    for card in box().captains.values():
        if any(ability.handler == handler for ability in card.abilities):
            return {"captain": card.id}
    cards = (card for card in box().glory.values() if card.specialist)
    return {"specialists": [next(c.id for c in cards if any(a.handler == handler for a in c.abilities))]}


def test_every_ability_of_a_captain_is_looked_at() -> None:
    cards = [*box().captains.values(), *box().glory.values()]
    known = {ability.handler for card in cards for ability in card.abilities}
    assert known == {*CAPTAINS, *BY_STEPS}


@pytest.mark.parametrize("handler", CAPTAINS)
def test_without_a_captains_ability_level_2_expects_something_else(set_up: SetUp, handler: str) -> None:
    seat, who, table = CAPTAINS[handler]
    view = seen(set_up, {**seat, **(who or whose(handler))}, **table)
    assert expects(view, without(f"ability:{handler}")) != expects(view)
