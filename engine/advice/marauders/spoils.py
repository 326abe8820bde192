"""What a victory brings: what may be aboard, what is taken, and what is left behind."""

from __future__ import annotations

from engine.advice.marauders.asked import Asked, Tells
from engine.advice.notes import Advice, Note, advice
from engine.captains.marauders.seen.chart import distance
from engine.kernel import picked
from engine.marauders.combat.sides import Side
from engine.marauders.combat.victory import rewards
from engine.marauders.glory.points import HAND_LIMIT, room_in_hand
from engine.marauders.npcs.traits import traits_of
from engine.marauders.places import hand_of, specialists_of
from engine.marauders.ships.hold import cargo_count, filled
from engine.marauders.state import LOCATIONS, Captain
from engine.marauders.terms.npcs import NpcTraits

TREASURE = "treasure"
"""The spoils of the Treasure Galleon."""

# --- before a battle --------------------------------------------------------------------------------


def treasure(traits: NpcTraits) -> Note | None:
    """What the Treasure Galleon carries, and how it is lost; None for any other ship, or without gold."""
    if TREASURE not in traits.spoils or not traits.gold:
        return None
    return Note("treasure", {"gold": traits.gold}, "good")


def treasure_of(asked: Asked, side: Side) -> list[Note]:
    """The same of a side of a battle."""
    if side.seat >= 0 or side.npc not in asked.game.state.npcs:
        return []
    carried = treasure(traits_of(asked.game, side.npc))
    return [carried] if carried else []


def aboard(asked: Asked, target: Captain) -> list[Note]:
    """What everybody can see that boarding a captain would bring, and the reward for defeating him."""
    game, seat = asked.game, target.seat
    args = {
        "cargo": cargo_count(game, seat),
        "cards": asked.seen.count(hand_of(seat)),
        "specialists": asked.seen.count(specialists_of(seat)),
    }
    paid = max(rewards(game, asked.captain, target).values(), default=0)
    reward = [Note("npc-reward", {"gold": paid}, "good")] if paid else []
    return [Note("aboard", args), *reward]


# --- plunder ----------------------------------------------------------------------------------------


def _claim(asked: Asked) -> Advice:
    """What the claimed ship is worth, and what does not come along."""
    args, seen, captain = asked.decision.args, asked.seen, asked.captain
    kind, own = str(args["ship"]), str(args["own"])
    full = seen.full_ship(kind, [str(mod).partition(".")[0] for mod in args["mods"]])
    lost = sum(getattr(full, at) - int(args[at]) for at in LOCATIONS if at != "crew")
    sells = [seen.box.ships[one].sell or 0 for one in (kind, own)]
    notes = [Note("claimed-worth", {"gold": sells[0], "have": sells[1]})]
    if lost > 0:
        notes.append(Note("claimed-damage", {"points": lost}))
    if (over := filled(asked.game, asked.seat) - int(args["cargo"])) > 0:
        notes.append(Note("overboard", {"count": over}, "loss"))
    if (crew := captain.ship.crew - full.crew) > 0:
        notes.append(Note("crew-left", {"crew": crew}, "loss"))
    if seen.mods:
        notes.append(Note("mods-lost", {"mods": seen.mods}, "loss"))
    return advice((), {"claim": notes})


def _cards(asked: Asked) -> Advice:
    """The fifth glory card, and those that nobody takes."""
    full = [] if room_in_hand(asked.game, asked.seat) else [Note("hand-full", {"most": HAND_LIMIT}, "loss")]
    told = {option.id: full for option in asked.decision.options if option.id != "stop"}
    left = int(asked.decision.args["left"])
    return advice((), {**told, "stop": [Note("cards-left", {"count": left})]})


def _rumor(asked: Asked) -> Advice:
    """Where each rumor leads, and how many of them are not kept."""
    here, options = asked.captain.zone, asked.decision.options
    told = {
        option.id: [Note("leads-to", {"zone": zone, "away": distance(asked.seen.box, here, zone)})]
        for option in options
        if (zone := asked.seen.box.rumor_card(picked(option.id)).zone)
    }
    slots, left = int(asked.decision.args["slots"]), len(options) - int(asked.decision.args["slots"])
    return advice([Note("rumors-left", {"slots": slots, "left": left}, "loss")] if left > 0 else [], told)


def _specialists(asked: Asked) -> Advice:
    """Whom each of them would replace."""
    box, own = asked.seen.box, asked.seen.pieces(specialists_of(asked.seat))
    mine = {box.glory_card(card).specialist: card for card in own}
    told = {
        option.id: [Note("dismisses", {"card": rival}, "loss")]
        for option in asked.decision.options
        if (rival := mine.get(box.glory_card(picked(option.id)).specialist))
    }
    return advice((), told)


SPOILS: dict[str, Tells] = {
    "plunder.claim": _claim,
    "plunder.cards": _cards,
    "plunder.rumor": _rumor,
    "plunder.specialists": _specialists,
}
"""What is told of the questions about plunder, by their kinds."""
