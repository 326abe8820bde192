### What moderators can repair in Merchants & Marauders.

option-repair-gold = Gold: give or take
option-repair-glory = Glory: set
option-repair-bounties = Bounties: set
option-repair-actions = Actions left: set
option-repair-glory_card = Glory card: draw 1
option-repair-cargo = Cargo: give 1 card
option-repair-overboard = Cargo: take 1 card
option-repair-place = Ship: move
option-repair-ship = Ship: damage and crew
option-repair-npc = NPC: move
option-repair-unseen = Unseen, from the deck
option-repair-port = In port
option-repair-sea = At sea

ask-repair-gold = How much gold? Below 0 takes gold away, as much as is aboard.
ask-repair-glory = How much glory? Now: { $now }.
ask-repair-nation = Which nation?
ask-repair-bounties = How many bounties? Now: { $now }.
ask-repair-actions = How many actions? Now: { $now }.
ask-repair-good = Which good?
ask-repair-zone = Where to?
ask-repair-berth = In port or at sea?
ask-repair-location = Which value? Now: { $now }.
ask-repair-value = What is wrong with the ship?
ask-repair-npc = Which NPC?
ask-repair-overboard = A moderator takes a cargo card from you. Which one goes?

why-repair-no-captain = No captain has entered the game yet.
why-repair-in-action = A captain is in the middle of an action: wait until a captain is asked what to do in his turn.
why-repair-hands-full = All hands are full.
why-repair-holds-full = All holds are full.
why-repair-holds-empty = All holds are empty.
why-repair-no-npcs = No NPC is in play.

phrase-repair-in-port = { $zone } (port)
phrase-repair-at-sea = { $zone } (sea)

step-RepairGold = A moderator gives or takes gold
step-RepairGlory = A moderator sets glory
step-RepairBounties = A moderator sets bounties
step-RepairActions = A moderator sets actions
step-RepairGloryCard = A moderator lets a glory card be drawn
step-RepairCargo = A moderator gives cargo
step-RepairOverboard = A moderator takes cargo
step-RepairPlace = A moderator moves a ship
step-RepairShip = A moderator mends a ship
step-RepairNpc = A moderator moves an NPC

log-repaired-gold = { $seat } got { $gold } gold.
log-repaired-gold-own = You got { $gold } gold: { $now } instead of { $before }.
log-repaired-gold-taken = { $seat } gave up to { $gold } gold back.
log-repaired-gold-taken-own = You gave up to { $gold } gold back: { $now } instead of { $before }.
log-repaired-glory = { $seat }’s glory is { $now } instead of { $before }.
log-repaired-bounties = { $seat } has { $now } bounties ({ $nation }) instead of { $before }.
log-repaired-actions = { $seat } has { $now } actions left instead of { $before }.
log-repaired-glory_card = { $seat } draws a glory card.
log-repaired-cargo = { $seat } got { $cards } from the discards.
log-repaired-cargo-unseen = { $seat } drew { $count } cargo card unseen.
log-repaired-cargo-unseen-own = You drew { $cards }.
log-repaired-overboard = { $seat } gave { $cards } back.
log-repaired-place = { $seat } is at { $now } instead of { $before }.
log-repaired-ship = { $seat }’s { $location }: { $now } instead of { $before }.
log-repaired-npc = { $npc } is at { $now } instead of { $before }.

told-repaired-gold = 🔧 { log-repaired-gold }
told-repaired-gold-taken = 🔧 { log-repaired-gold-taken }
told-repaired-glory = 🔧 { log-repaired-glory }
told-repaired-bounties = 🔧 { log-repaired-bounties }
told-repaired-actions = 🔧 { log-repaired-actions }
told-repaired-glory_card = 🔧 { log-repaired-glory_card }
told-repaired-cargo = 🔧 { log-repaired-cargo }
told-repaired-cargo-unseen = 🔧 { log-repaired-cargo-unseen }
told-repaired-overboard = 🔧 { log-repaired-overboard }
told-repaired-place = 🔧 { log-repaired-place }
told-repaired-ship = 🔧 { log-repaired-ship }
told-repaired-npc = 🔧 { log-repaired-npc }
told-repaired-gold-own = 🔧 { log-repaired-gold-own }
told-repaired-gold-taken-own = 🔧 { log-repaired-gold-taken-own }
told-repaired-cargo-unseen-own = 🔧 { log-repaired-cargo-unseen-own }
