"""What a captain's turn offers: moves, scouting, rumors, missions, the end of the turn."""

from __future__ import annotations

from collections.abc import Callable, Collection

from engine.advice.marauders.asked import Asked, Tells
from engine.advice.marauders.favors import ways_in
from engine.advice.marauders.law import bounty_notes, npc_phrase, peace_notes, raid_notes
from engine.advice.marauders.lurking import comes, lurking, moved_by_events, with_those_due
from engine.advice.marauders.smuggling import searched_for
from engine.advice.marauders.spoils import aboard, treasure
from engine.advice.notes import Advice, Note, advice, percent, weighed
from engine.captains.marauders.odds.chances import at_least, finds, succeeds
from engine.captains.marauders.odds.crews import crew_odds
from engine.kernel import Option, picked
from engine.marauders.abilities.zones import RunAground
from engine.marauders.combat.death import STARTING_GOLD
from engine.marauders.combat.sides import captain_side, npc_side
from engine.marauders.dice import Quarry, skill_dice
from engine.marauders.events.events import in_force
from engine.marauders.law.bounties import port_access
from engine.marauders.marks import FEVER_MET
from engine.marauders.npcs.traits import traits_of
from engine.marauders.places import hand_of
from engine.marauders.sea.attack import violated
from engine.marauders.seas_of_glory.locations.tokens import local_nation
from engine.marauders.seas_of_glory.locations.tokens import tokens as locations
from engine.marauders.seas_of_glory.loyalty.track import TRACK, step_of
from engine.marauders.ships.hold import filled, room
from engine.marauders.state import bound_to, captain_of
from engine.marauders.terms.sea import OffTurnScouts, Weather
from engine.marauders.terms.turn import Displeasure
from engine.marauders.triggers import DockingDamage

FOUND = 0.6
"""The chance to be found from which on a hunter is warned of: that of three dice. Two find him in 56 % of
cases, and whoever is found has still to lose the fight: that is told, without a sign of danger.
"""

# --- dangers at sea -------------------------------------------------------------------------------


def dangers(asked: Asked, zone: str) -> list[Note]:
    """What may happen to the captain as soon as he is at sea in a zone: storms, NPCs, other captains."""
    with asked.seen.supposed(zone, in_port=False):
        return [*_weather(asked, zone), *hunters(asked, zone), *_ambush(asked, zone)]


def _weather(asked: Asked, zone: str) -> list[Note]:
    hits = asked.game.terms(Weather(asked.seat, zone)).hits
    if hits <= 0:
        return []
    dice = skill_dice(asked.game, asked.captain, "seamanship", "storm").dice
    args = {"hits": hits, "chance": percent(at_least(dice, hits)), "dice": dice}
    return [Note("storm", args, "warn" if hits > asked.captain.ship.hull == 1 else "loss")]


def hunters(asked: Asked, zone: str) -> list[Note]:
    """The NPCs that scout for the captain at sea in a zone, each with its chance to find him, and what it
    looks for.
    """
    notes: list[Note] = []
    for traits, terms in lurking(asked.game, asked.captain, zone):
        who = npc_phrase(traits.npc, traits.card)
        args = {"who": who, "chance": percent(finds(terms)), "dice": terms.dice}
        if count := searched_for(asked, terms):
            notes.append(Note("searched-by", {**args, "count": count}, "loss"))
        else:
            notes.append(Note("found-by", args, "warn" if finds(terms) >= FOUND else "loss"))
    return notes


def _ambush(asked: Asked, zone: str) -> list[Note]:
    """Captains who may scout for him although it is his turn."""
    seats = asked.game.terms(OffTurnScouts(asked.seat, zone)).seats
    notes: list[Note] = []
    for seat in seats:
        scout = captain_of(asked.game, seat)
        dice = skill_dice(asked.game, scout, "scouting", "scout_captain", Quarry(asked.seat)).dice
        notes.append(Note("ambush", {"seat": seat, "chance": percent(succeeds(dice)), "dice": dice}, "loss"))
    return notes


# --- moves ----------------------------------------------------------------------------------------


def _sail(asked: Asked, option: Option) -> list[Note]:
    return dangers(asked, picked(option.id))


def _leave(asked: Asked, option: Option) -> list[Note]:
    return leaving(asked)


def leaving(asked: Asked) -> list[Note]:
    """Cargo that the hold cannot carry at sea, and what waits outside the port."""
    game, captain = asked.game, asked.captain
    over = filled(game, asked.seat) - room(game, captain, at_sea=True)
    notes = [Note("overboard", {"count": over}, "loss")] if over > 0 else []
    return [*notes, *dangers(asked, captain.zone)]


def _dock(asked: Asked, option: Option) -> list[Note]:
    """How a closed port lets him in, and what happens on docking."""
    game, captain = asked.game, asked.captain
    access = port_access(game, captain, captain.zone)
    notes: list[Note] = []
    if not access.open and access.rolls:
        check = asked.check("influence", "port_entry")
        notes.append(Note("entry-roll", {**check.args(), "gold": access.fee}))
    elif not access.open and access.fee is not None:
        notes.append(Note("entry-fee", {"gold": access.fee}))
    return [*notes, *ways_in(asked), *_fever(asked), *_reef(asked)]


def _fever(asked: Asked) -> list[Note]:
    """A fever in the port."""
    captain = asked.captain
    effects = in_force(asked.game, "fever")
    crew = max((effect.crew for effect in effects if captain.zone in effect.zones), default=0)
    most = min(crew, captain.ship.crew - 1)
    if most <= 0 or FEVER_MET.on(captain):
        return []
    dice = asked.check("leadership", "fever").dice
    return [Note("fever", {"crew": most, "chance": percent(at_least(dice, crew)), "dice": dice}, "loss")]


def _reef(asked: Asked) -> list[Note]:
    """Shoals before the port."""
    with asked.seen.supposed(asked.captain.zone, in_port=True) as captain:
        docking = DockingDamage(**bound_to(captain))
        follow = asked.game.hooks(asked.game.rules.afters.get(DockingDamage), docking)
    if not any(isinstance(step, RunAground) for step in follow):
        return []
    check = asked.check("seamanship", "docking")
    args = {"chance": percent(1 - check.chance()), "dice": check.dice}
    return [Note("reef", args, "warn" if asked.captain.ship.hull == 1 else "loss")]


AT_NIGHT = {"found-by": "night", "searched-by": "night-search"}
"""What is told of who waits until his next turn."""


def _end(asked: Asked, option: Option) -> list[Note]:
    """Who lies in wait here for the next turn or may come for him, a crew that grumbles."""
    captain = asked.captain
    if not captain.in_port:
        with with_those_due(asked.game):
            found = hunters(asked, captain.zone)
            lying = [Note(AT_NIGHT[note.key], note.args, note.weight) for note in found]
            return [*lying, *_coming(asked, captain.zone)]
    return grumbling(asked, "stay") if captain.zone == asked.seen.turn.berth else []


def _coming(asked: Asked, zone: str) -> list[Note]:
    """The NPCs beside his zone that hunt him: the chance that the next event card brings them, and theirs."""
    notes: list[Note] = []
    for kind, moved in sorted(moved_by_events(asked.game).items()):
        if comer := comes(asked.game, asked.captain, kind, zone, moved):
            traits, terms = comer
            args = {
                "who": npc_phrase(kind, traits.card),
                "comes": percent(moved),
                "chance": percent(finds(terms)),
            }
            notes.append(Note("night-comes", args, "warn" if moved * finds(terms) >= FOUND else "loss"))
    return notes


def grumbling(asked: Asked, doing: str) -> list[Note]:
    """A crew that is displeased with something, and the mutiny that this may lead to."""
    if asked.game.terms(Displeasure(asked.seat, doing)).gold <= 0:
        return []
    if TRACK[TRACK.index(step_of(asked.game, asked.seat)) - 1] != "mutiny":
        return [Note("grumble", {}, "loss")]
    return [Note("mutiny", asked.check("leadership", "mutiny").args(), "warn")]


# --- scouting -------------------------------------------------------------------------------------


def _merchant(asked: Asked, option: Option) -> list[Note]:
    """The chance to find her and what the raid would close, or the bounty that is sure if she is named."""
    if named := picked(option.id).partition(":")[2]:
        return [*peace_notes(asked), Note("scout-sure"), *bounty_notes(asked, named, "raid")]
    check = asked.check("scouting", "scout_merchant")
    return [*peace_notes(asked), Note("scout-merchant", check.args()), *raid_notes(asked)]


def _scout_captain(asked: Asked, option: Option) -> list[Note]:
    """The chance to find him, who must then be fought, and the bounty for that."""
    target = captain_of(asked.game, int(option.args["other"]))
    check = asked.check("scouting", "scout_captain", Quarry(seat=target.seat))
    nation, count = violated(asked.game, captain_side(target))
    fought = [Note("scout-fight", check.args()), *bounty_notes(asked, nation, "attack", count)]
    return [*peace_notes(asked), *fought, *aboard(asked, target)]


def _scout_npc(asked: Asked, option: Option) -> list[Note]:
    """The chance to find it, the bounties for attacking and for defeating it, and what it pays."""
    kind = option.id.rpartition(":")[2]
    check = asked.check("scouting", "scout_npc", Quarry(npc=kind))
    side, traits = npc_side(asked.game, kind, asked.seat), traits_of(asked.game, kind)
    nation, count = violated(asked.game, side)
    fought = Note("scout-fight", check.args())
    notes = [*peace_notes(asked), fought, *bounty_notes(asked, nation, "attack", count)]
    if traits.bounty and traits.defeat_bounties:
        notes.append(
            Note("defeat-bounty", {"nation": traits.bounty, "count": traits.defeat_bounties}, "loss")
        )
    if traits.gold:
        notes.append(treasure(traits) or Note("carries", {"gold": traits.gold}, "good"))
    if traits.reward and not asked.captain.wanted():
        notes.append(Note("npc-reward", {"gold": traits.reward}, "good"))
    return notes


def _rumor(asked: Asked, option: Option) -> list[Note]:
    """The chance that a rumor is true, which earns a glory point."""
    return [Note("rumor-true", asked.check("scouting", "scout_rumor").args())]


def _off_turn(asked: Asked) -> Advice:
    """Scouting in another captain's turn."""
    target = captain_of(asked.game, int(asked.decision.args["other"]))
    check = asked.check("scouting", "scout_captain", Quarry(seat=target.seat))
    nation, count = violated(asked.game, captain_side(target))
    fought = Note("scout-fight", check.args())
    notes = [*peace_notes(asked), fought, *bounty_notes(asked, nation, "attack", count)]
    costs = Note("actions-owed", {"actions": int(asked.decision.args["actions"])}, "loss")
    return advice((), {"scout": [*notes, costs]})


# --- missions, locations, the crew ----------------------------------------------------------------


def _smuggle(asked: Asked, option: Option) -> list[Note]:
    return [Note("task-roll", asked.check("scouting", "mission").args())]


def _search(asked: Asked, option: Option) -> list[Note]:
    needed = int(option.args["needed"])
    return [Note("task-roll", asked.check(str(option.args["skill"]), "mission", needed=needed).args(needed))]


def assault(asked: Asked, option: Option) -> list[Note]:
    """Crew combat against guards; who loses it dies."""
    dice = asked.seen.boarding_dice(asked.seat)
    guards = int(option.args["leadership"]), int(option.args["guards"])
    won, lost = map(percent, crew_odds(dice, asked.captain.ship.crew, *guards))
    return [Note("guards", {"won": won, "lost": lost, "dice": dice}, weighed(won, lost))]


def _location(asked: Asked, option: Option) -> list[Note]:
    """What defends a location, and the bounties for attacking and for taking it."""
    token = locations(asked.game)[str(option.args["location"])]
    nation = local_nation(asked.game, asked.captain) if token.bounties else ""
    return [
        *peace_notes(asked),
        Note("location", {"cards": token.defense, "shots": asked.captain.ship.cannons}),
        *bounty_notes(asked, nation, "location"),
        *([Note("defeat-bounty", {"nation": nation, "count": 1}, "loss")] if nation else []),
    ]


def _spur_on(asked: Asked, option: Option) -> list[Note]:
    return [Note("spur-on", asked.check("leadership", "fierce_loyalty").args())]


def _retire(asked: Asked, option: Option) -> list[Note]:
    """What stays behind, but for what a card saves; the next captain's gold comes from the stash as far as it
    goes.
    """
    captain, stash = asked.captain, min(STARTING_GOLD, asked.seen.stash)
    notes = [Note("retire", {"gold": captain.gold, "ship": captain.ship.kind, "stash": stash}, "loss")]
    hand = asked.game.places.at(hand_of(asked.seat))
    saving = [piece for piece in sorted(hand) if asked.game.box.glory_card(piece).moment == "death"]
    return [*notes, *(Note("retire-saves", {"card": piece}, "good") for piece in saving)]


Told = Callable[[Asked, Option], list[Note]]

IN_TURN: dict[str, Told] = {
    "sail": _sail,
    "sail-free": _sail,
    "sail-slow": _sail,
    "leave-port": _leave,
    "dock": _dock,
    "end": _end,
    "retire": _retire,
    "scout-merchant": _merchant,
    "scout-named": _merchant,
    "scout-captain": _scout_captain,
    "scout-npc": _scout_npc,
    "scout-rumor": _rumor,
    "task-smuggle": _smuggle,
    "task-find": _search,
    "task-assault": assault,
    "raid-location": _location,
    "spur-on": _spur_on,
}
"""What is told of the options of a turn, by their labels."""


def _turn(asked: Asked) -> Advice:
    """Every option of a turn."""
    told = {
        option.id: IN_TURN[option.label](asked, option)
        for option in asked.decision.options
        if option.label in IN_TURN
    }
    return advice((), told, _farther(asked, told))


def _farther(asked: Asked, told: Collection[str]) -> dict[str, list[Note]]:
    """What is to be told of zones to which he can only sail later."""
    if asked.seen.turn.actions < 2:
        return {}
    zones = (zone for zone in sorted(asked.seen.box.zones) if f"move:{zone}" not in told)
    return {f"move:{zone}": dangers(asked, zone) for zone in zones}


TURN: dict[str, Tells] = {"turn.action": _turn, "scout.extra": _turn, "scout.off_turn": _off_turn}
