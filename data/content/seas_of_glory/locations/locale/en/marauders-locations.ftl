### Location Tokens (Seas of Glory).

name-locations = Location Tokens
text-locations = 16 places at sea that captains may visit. Most of them may also be raided.

## Kinds of locations, and what they offer

name-pirate_haven = Pirate Haven
name-missionary = Missionary
name-trade_station = Trade Station
name-natives = Natives
name-reef = Reef
name-naval_fort = Naval Fort
name-prison = Prison
name-town = Town
location-pirate_haven = A captain with a bounty recruits and draws a rumor here for free and without a roll. Raid: 4 cards.
location-missionary = Remove bounties of 1 nation for 3 gold each. Raid: 3 cards without Hit icons; 2 bounties.
location-trade_station = Captains without bounties sell goods or buy goods: 6 cards on offer, 3 if you bought here last turn. Raid: 5 cards; 2 bounties.
location-natives = Pay 1 cargo card to repair everything. Raid: 4 cards.
location-reef = Roll Scouting: each success brings up cargo, a special weapon, a rumor or Crew. Each thing costs 1 hit to Hull, minus your Seamanship successes. No raid.
location-naval_fort = Captains without bounties send this nation’s naval ship to an adjacent zone; if none is in play, they may draw one from the event deck. Raid: 6 cards; 2 bounties.
location-prison = For 5 gold, you take on the first specialist in the glory deck whose type you lack. Raid: 4 cards, and a specialist for free; 2 bounties.
location-town = 1 port activity; 4 cards on offer when you buy, 3 if you bought here last turn. Nothing special to one port. Raid: 5 cards; 2 bounties.

## The tokens

name-port_freeman = Port Freeman
text-port_freeman = { name-pirate_haven }: { location-pirate_haven }
name-brethrens_cove = Brethren’s Cove
text-brethrens_cove = { name-pirate_haven }: { location-pirate_haven }
name-santa_anna = Santa Anna
text-santa_anna = { name-missionary }: { location-missionary }
name-san_ildefonso = San Ildefonso
text-san_ildefonso = { name-missionary }: { location-missionary }
name-ambergris = Ambergris
text-ambergris = { name-trade_station }: { location-trade_station }
name-salt_cay = Salt Cay
text-salt_cay = { name-trade_station }: { location-trade_station }
name-uta_min_xiosk = Ut’a Min Xiosk
text-uta_min_xiosk = { name-natives }: { location-natives }
name-kalinago_landing = Kalinago Landing
text-kalinago_landing = { name-natives }: { location-natives }
name-walkers_cay = Walker’s Cay
text-walkers_cay = { name-reef }: { location-reef }
name-silver_shoals = Silver Shoals
text-silver_shoals = { name-reef }: { location-reef }
name-fort_george = Fort George
text-fort_george = { name-naval_fort }: { location-naval_fort }
name-fort_san_marcos = Fort San Marcos
text-fort_san_marcos = { name-naval_fort }: { location-naval_fort }
name-torre_del_diablo = Torre del Diablo
text-torre_del_diablo = { name-prison }: { location-prison }
name-castillo_negro = Castillo Negro
text-castillo_negro = { name-prison }: { location-prison }
name-holetown = Holetown
text-holetown = { name-town }: { location-town }
name-spaniards_bay = Spaniards Bay
text-spaniards_bay = { name-town }: { location-town }

## In a turn

phrase-location-placed = { $location } ({ $zone })
log-locations-placed = Locations: { $locations }.
option-visit-location = Visit { $location }
about-visit-location = { $kind }: { $kind_location }
option-raid-location = Raid { $location }
about-raid-location = { $kind }: { $kind_location }
about-raid-discard = { $card_marks ->
    [none] { "" }
   *[other] Contraband for { $card_marks }
}
about-raid-exchange = { about-raid-discard }
log-location-visited = { $seat } visited { $location } ({ $kind }) { form-off-zone }.
ask-missionary = Bounties of which nation does the missionary remove, for { $gold } gold each?
option-bounties-of = { $nation } ({ $bounties } { $bounties ->
    [one] bounty
   *[other] bounties
})
ask-natives = Pay 1 cargo card to repair everything: { $points ->
    [0] only modifications turned over
    [one] 1 point, { $locations }
   *[other] { $points } points, { $locations }
}?
ask-natives-own = Give the natives 1 cargo card to repair everything? { $points ->
    [0] Only modifications need it.
    [one] 1 point is damaged.
   *[other] { $points } points are damaged.
}
option-pay = Pay { $card }
log-natives-paid = { $seat } paid the natives { $card } and had the whole ship repaired.

## Reef

roll-reef = at the reef
ask-reef = { $left ->
    [one] 1 success left.
   *[other] { $left } successes left.
} Brought up so far: { $taken }. Each thing costs 1 hit to Hull ({ $hull } left), minus your Seamanship successes.
ask-reef-own = { $left ->
    [one] 1 success left.
   *[other] { $left } successes left.
} Bring up 1 more thing? It may cost you 1 of { $hull } Hull.
option-reef-cargo = Bring up a cargo card
option-reef-crew = Bring up a castaway
option-reef-rumor = Bring up a rumor
option-reef-weapon = Bring up { $weapon }
log-reef-cargo = { $seat } brought up { $count ->
    [0] nothing
   *[other] a cargo card
} from the reef.
log-reef-cargo-own = You brought up from the reef: { $cards }.
log-reef-crew = { $seat } picked a castaway off the reef: Crew { $crew }.
log-reef-weapon = { $seat } brought up { $weapon } from the reef.

## Naval Fort, Prison

ask-fort = { $name_id ->
    [none] The fort has no { $nation } naval ship in play. Look for one in the event deck?
   *[other] Where does { $name } sail, now { form-off-zone }?
}
option-ask-nothing = Change nothing
option-muster = Look for one ({ $nation })
option-send-navy = Send it to { form-zone }
log-fort-sent = { $seat } sent { $name } from { form-origin } to { form-zone }.
ask-prison = Pay { $gold } gold for the first specialist in the glory deck whose type you lack?
log-prison-freed = { $seat } freed { $card }{ $gold ->
    [0] .
   *[other] { " " }for { $gold } gold.
}
log-prison-discarded = { $seat } has this type already; discarded: { $card }.
log-prison-empty = The prison held nobody { $seat } could take on.

## Raid

hit-location = by the guns ashore
death-assault = killed in the assault
glory-location = plundering a location
earned-location = Locations
log-location-attacked = { $seat } attacked { $location } ({ $kind }) { form-off-zone }!
log-location-defense = { $seat } faced: { $shown }.
ask-bombard = Bombard { $location }? { $left ->
    [one] 1 Cannon left to fire.
   *[other] { $left } Cannons left to fire.
} Gold { $gold }, Escapes { $escapes } against Maneuverability { $maneuverability }, hits to come: { $hits }.
ask-bombard-own = Bombard { $location }? { $left ->
    [one] 1 Cannon
   *[other] { $left } Cannons
} left, { $gold } gold in sight.
option-fire-cannon = Fire a Cannon
option-stop-firing = Stop firing
log-location-fired = { $seat } fired: { $faces }.
ask-bombarded = A hit! Which card do you discard?
log-location-hit = { $seat } shot away { $shown }.
log-location-failed = { $seat }’s attack on { $location } failed. Destroyed: { $locations }.
ask-landing = Land at { $location }? { $soldiers ->
    [0] Nobody is left to defend it.
    [one] 1 soldier waits for your Crew of { $crew } and kills 1 of it, unless you have a Leadership success.
   *[other] { $soldiers } soldiers wait for your Crew of { $crew }: each kills 1 of it, minus your Leadership successes.
}
ask-landing-own = Land at { $location } with { $crew } Crew? { $soldiers ->
    [0] Nobody defends it.
    [one] 1 soldier waits.
   *[other] { $soldiers } soldiers wait.
}
option-land = Land and attack
option-retreat = Retreat
log-location-retreat = { $seat } broke off the attack on { $location }.
log-assault-began = { $seat } landed: { $soldiers ->
    [one] 1 soldier was waiting.
   *[other] { $soldiers } soldiers were waiting.
}
log-assault-hits = { $hits ->
    [0] { $seat } lost nobody in the assault
    [one] The assault hit the Crew of { $seat } once
   *[other] The assault hit the Crew of { $seat } { $hits } times
}: { $crew } left.
log-location-taken = { $seat } took { $location } and plundered { $gold } gold! It is gone for good.

## Steps

step-PlaceLocations = Placing the locations
step-VisitLocation = Ashore at a location
step-VisitMissionary = With the missionary
step-VisitNatives = With the natives
step-PayNatives = Repairs by the natives
step-VisitReef = At the reef
step-Dive = Diving at the reef
step-Salvage = Salvage from the reef
step-StowSalvage = Stowing what was salvaged
step-TakeCastaway = A castaway comes aboard
step-TakeWeapon = A weapon from the reef
step-ReefHits = The reef takes its toll
step-VisitFort = At the fort
step-SearchForNavy = Looking for a naval ship
step-VisitPrison = At the prison
step-FreePrisoner = A prisoner is freed
step-LocationRaid = Raiding a location
step-DrawDefense = The defense of a location
step-Bombard = Bombardment
step-FireOnce = Firing a Cannon
step-DiscardDefender = A hit ashore
step-DefenseHits = The guns ashore fire
step-AfterDefenseHits = Landing or retreating
step-GroundAssault = Ground assault
step-AssaultRound = Ground assault
step-RollAssault = Ground assault: Leadership
step-AssaultHits = Losses of the assault
step-TakeLocation = A location is taken
step-ClearDefense = The raid is over

## Rules to be looked up; (R) marks a ruling of this project

rules-locations-title = Locations
rules-locations =
    There is a location in every zone with a port. At sea in its zone, you may visit it for an action, once a turn; the token’s text says who may and what for. You stay at sea all the while. No ability of the zone applies there, and it is no port.
    A visit that could bring nothing is not offered; if a prison turns out to be empty, the visit takes no action. (R)
    Towns and Trade Stations share the market of the port in their zone. In a Town you do one of these: sell, buy, use the shipyard, recruit, listen for a rumor, buy Favors or raise Loyalty.
rules-location-raid-title = Raiding a location
rules-location-raid =
    Raid a location for an action, with no destroyed hit location, and as often as you like. (R) Lay out its cards. Roll a die for each Cannon, one by one, and stop when you like: each success discards a card.
    Then each Hit icon left hits your ship; twice if the Escape icons left are at least your Maneuverability. If anything is destroyed, even Crew, the raid has failed. (R) If not, land or retreat.
    On land you lose 1 Crew for each Escape icon, minus your Leadership successes. If you lose the last one, your captain falls. It counts as one round of crew combat.
    If he lives, you take the gold on the cards left, and any of the cargo you have room for. 12 gold earn a glory point. The token is gone for good. You get 1 bounty for attacking and 1 for success, where the token says so; a letter of marque does not cover them. (R)

## How it is told

told-location-visited = visited { $location } ({ $kind })
told-natives-paid = paid { $card } for repairs to the whole ship
told-reef-cargo = brought up { $count } cargo
told-reef-cargo-own = brought up { $cards }
told-reef-crew = took a castaway aboard, Crew { $crew }
told-reef-weapon = brought up { $weapon }
told-fort-sent = sent { $name }: { form-origin } → { form-zone }
told-prison-freed = freed { $card }{ $gold ->
    [0] { "" }
   *[other] {" "}for { $gold } gold
}
told-prison-discarded = discarded { $card }
told-prison-empty = nobody to take on
told-prison-empty-alone = found nobody to take on
told-location-attacked = ⚔️ **attacked { $location }** ({ $kind })
told-location-fired = { $faces }
told-location-failed = attack failed, { $locations } destroyed
told-location-failed-alone = failed the attack, { $locations } destroyed
told-location-retreat = broke off the attack
told-assault-began = landed against { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
}
told-assault-hits = { $hits ->
    [0] no Crew lost
   *[other] lost { $hits } Crew
}
told-assault-hits-alone = lost { $hits } Crew in the assault
told-location-taken = **taken**, { $gold } gold
told-location-taken-alone = **took { $location }**, { $gold } gold

## Why it turns somebody away

why-visited = once a turn, and you were there.
why-wanted-only = only with a bounty.
why-unwanted-only = only without bounties.
why-nothing-here = it has nothing for you now.
why-nothing-to-mend = only with damage, and cargo to pay with.

does-stop-firing = The raid goes on with the cards left.
does-retreat = No landing, no plunder.
does-send-navy = The naval ship goes there.
does-ask-nothing = The fort sends no naval ship, and calls none.
does-prison-yes = Pay, and the next fitting specialist of the glory deck joins you.

## In a few words

gist-ambergris = Trade Station: 6 cards on offer, without bounties
gist-brethrens_cove = Pirate Haven: free Crew and rumor, with a bounty
gist-castillo_negro = Prison: a specialist for 5 gold
gist-fort_george = Naval Fort: sends the navy next door
gist-fort_san_marcos = Naval Fort: sends the navy next door
gist-holetown = Town: 1 port activity, 4 cards on offer
gist-kalinago_landing = Natives: everything repaired for 1 cargo
gist-port_freeman = Pirate Haven: free Crew and rumor, with a bounty
gist-salt_cay = Trade Station: 6 cards on offer, without bounties
gist-san_ildefonso = Missionary: bounties away, 3 gold each
gist-santa_anna = Missionary: bounties away, 3 gold each
gist-silver_shoals = Reef: treasures for hits to Hull
gist-spaniards_bay = Town: 1 port activity, 4 cards on offer
gist-torre_del_diablo = Prison: a specialist for 5 gold
gist-uta_min_xiosk = Natives: everything repaired for 1 cargo
gist-walkers_cay = Reef: treasures for hits to Hull
