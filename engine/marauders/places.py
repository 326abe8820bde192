"""Where cards and tokens lie, and who sees them there."""

from __future__ import annotations

from engine.kernel import Audience, Chapter

PLACES = Chapter("places")
"""Where all pieces lie. A deck that is empty takes its discards back. [R Buy 7]"""

LEFT_OUT = "left.out"
PLACES.place(LEFT_OUT, Audience.PUBLIC, "scenarios: what is not in play and lies in the box")

PLACES.deck("event", reshuffles=False, clause="Draw Event Card")
PLACES.pieces("event", "event.bag")
PLACES.place("event.now", Audience.PUBLIC, "Draw Event Card: in force this round")

PLACES.place("npc.due", Audience.PUBLIC, "Bringing NPCs into Play: drawn, not yet entered")
npc_cards_of = PLACES.place(
    "npc.at", Audience.PUBLIC, "Bringing NPCs into Play: cards of one kind, the newest on top"
)

PLACES.deck("captain", reshuffles=False, clause="The Captains; G-C4")
PLACES.pieces("captain", "captain.bag")
captain_dealt_to = PLACES.place("captain.hand", Audience.OWNER, "Setup 2: not revealed yet")
captain_card_of = PLACES.place("captain.board", Audience.PUBLIC, "Setup: revealed, on the player board")

PLACES.deck("glory", reshuffles=True, clause="Glory Cards; G-C1")
PLACES.pieces("glory", "glory.bag")
hand_of = PLACES.place("glory.hand", Audience.OWNER, "Glory Cards: in hand")

announced_by = PLACES.place(
    "glory.announced", Audience.OWNER, "Playing Glory Cards: in front of one, not revealed yet"
)
PLACES.place("glory.played", Audience.PUBLIC, "Playing Glory Cards: being carried out")
glory_spoils_of = PLACES.place(
    "glory.spoils", Audience.OWNER, "Plundering Player Captains: taken, not yet chosen from"
)
specialists_of = PLACES.place(
    "specialist.aboard", Audience.PUBLIC, "Specialists: face up on the player board"
)

PLACES.deck("cargo", reshuffles=True, clause="Buy Goods")
PLACES.pieces("cargo", "cargo.bag")
offer_to = PLACES.place("cargo.offer", Audience.OWNER, "Buy Goods: drawn and kept to oneself")
hold_of = PLACES.place("cargo.hold", Audience.OWNER, "Buy Goods: face down on the player board")
PLACES.place("cargo.raid", Audience.PUBLIC, "Merchant Raids 1: face up")

cargo_spoils_of = PLACES.place(
    "cargo.spoils", Audience.OWNER, "Plundering Player Captains: taken, not yet chosen from"
)
PLACES.place("cargo.prize", Audience.PUBLIC, "Plundering Naval Ships: drawn, face up")

PLACES.deck("rumor", reshuffles=True, clause="Acquire a Rumor")
PLACES.pieces("rumor", "rumor.bag")
rumors_of = PLACES.place("rumor.held", Audience.OWNER, "Acquire a Rumor: face down on the player board")

rumors_drawn_by = PLACES.place("rumor.drawn", Audience.OWNER, "Acquire a Rumor: read, not yet kept")
PLACES.place("rumor.told", Audience.PUBLIC, "Acquire a Rumor: presented, or being carried out")
permanents_of = PLACES.place("rumor.permanent", Audience.PUBLIC, "Acquire a Rumor: kept when true, face up")

PLACES.deck("mission", reshuffles=True, clause="Claim a Mission")
PLACES.pieces("mission", "mission.bag")
PLACES.place("mission.drawn", Audience.PUBLIC, "Setting up the game board: read aloud")
missions_at = PLACES.place("mission.at", Audience.PUBLIC, "Setting up the game board")
missions_held_by = PLACES.place(
    "mission.held", Audience.PUBLIC, "Claim a Mission: face up on the player board"
)

PLACES.place("demand.pool", Audience.NOBODY, "Setting up the game board: face down")
PLACES.pieces("demand", "demand.pool")
PLACES.place("demand.drawn", Audience.PUBLIC, "a card's effect: drawn to be chosen from")
demand_at = PLACES.place("demand.at", Audience.PUBLIC, "Setting up the game board: face up")

PLACES.place("mod.loose", Audience.NOBODY, "Buy Ship Modification: about to be distributed face down")
PLACES.pieces("mod", "mod.loose")
hidden_mods_at = PLACES.place("mod.down", Audience.NOBODY, "Setting up the game board: face down in a port")
mods_at = PLACES.place("mod.at", Audience.PUBLIC, "Buy Ship Modification: revealed in a port")
mods_of = PLACES.place("mod.ship", Audience.PUBLIC, "Buy Ship Modification: on the player board")

PLACES.place("weapon.supply", Audience.PUBLIC, "Special Weapons")
PLACES.pieces("weapon", "weapon.supply")
weapons_of = PLACES.place("weapon.ship", Audience.PUBLIC, "Special Weapons: on the player board")

merchants_at = PLACES.place(
    "merchant.at", Audience.NOBODY, "Setting up the game board: nationality side down"
)
PLACES.place("merchant.found", Audience.PUBLIC, "Merchant Nationality: turned over")
PLACES.place("merchant.track", Audience.PUBLIC, "Merchant Tokens: raided ones, seen by all")
PLACES.place("merchant.pool", Audience.NOBODY, "Merchant Tokens: about to be distributed blindly")
PLACES.pieces("merchant", "merchant.pool")
