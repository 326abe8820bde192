### Location Tokens (Seas of Glory).

name-locations = Location Tokens
text-locations = Sixteen places at sea that a captain may visit, and most of which he may raid.

## Kinds of locations, and what they offer

name-pirate_haven = Pirate Haven
name-missionary = Missionary
name-trade_station = Trade Station
name-natives = Natives
name-reef = Reef
name-naval_fort = Naval Fort
name-prison = Prison
name-town = Town
location-pirate_haven = Pirates recruit and draw a rumor here for free, without a roll. Raid: 4 cards.
location-missionary = 3 gold takes away a bounty, of one nation a visit. Raid: 3 cards without Hit icons; 2 bounties.
location-trade_station = Captains without bounties sell goods or buy goods: 6 cards, 3 if you bought here last turn. Raid: 5 cards; 2 bounties.
location-natives = 1 cargo card pays for all repairs. Raid: 4 cards.
location-reef = Roll Scouting: each success brings up cargo, a special weapon, a rumor or Crew. Each thing costs a hit to Hull, less Seamanship successes. No raid.
location-naval_fort = Captains without bounties send this nation’s naval ship to an adjacent zone; if none is in play, they may draw one from the event deck. Raid: 6 cards; 2 bounties.
location-prison = For 5 gold you employ the first specialist in the glory deck whose type you lack. Raid: 4 cards, and a specialist for free; 2 bounties.
location-town = One port activity; 4 cards when you buy, 3 if you bought here last turn. Nothing that belongs to one port alone. Raid: 5 cards; 2 bounties.

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
log-location-visited = { $seat } visited { $location } ({ $kind }) { form-off-zone }.
ask-missionary = Bounties of which nation is the missionary to take away, for { $gold } gold each?
option-bounties-of = { $nation } ({ $bounties } { $bounties ->
    [one] bounty
   *[other] bounties
})
ask-natives = Pay 1 cargo card to have everything repaired: { $points ->
    [0] only what is turned over
    [one] 1 point, { $locations }
   *[other] { $points } points, { $locations }
}?
option-pay = Pay { $card }
log-natives-paid = { $seat } paid the natives { $card } and had the whole ship repaired.

## Reef

roll-reef = at the reef
ask-reef = { $left ->
    [one] One success left.
   *[other] { $left } successes left.
} Things brought up: { $taken }. Each costs a hit to Hull ({ $hull } left), less your Seamanship successes.
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
   *[other] Where shall { $name } sail, now { form-off-zone }?
}
option-muster = Look for one ({ $nation })
option-send-navy = Send it to { form-zone }
log-fort-sent = { $seat } had { $name } ({ $npc_npc }) sail from { form-origin } to { form-zone }.
ask-prison = Pay { $gold } gold for the first specialist in the glory deck whose type you lack?
log-prison-freed = { $seat } freed { $card }{ $gold ->
    [0] .
   *[other] { " " }for { $gold } gold.
}
log-prison-discarded = { $card } was of a type that { $seat } has, and was discarded.
log-prison-empty = The prison held nobody whom { $seat } could employ.

## Raid

hit-location = by the guns ashore
death-assault = killed in the assault
glory-location = plundering a location
log-location-attacked = { $seat } attacked { $location } ({ $kind }) { form-off-zone }!
log-location-defense = { $seat } faced: { $shown }.
ask-bombard = Bombard { $location }? { $left ->
    [one] One Cannon is left to fire.
   *[other] { $left } Cannons are left to fire.
} Gold { $gold }, Escapes { $escapes } against Maneuverability { $maneuverability }, hits to come: { $hits }.
option-fire = Fire a Cannon
option-stop-firing = Stop firing
log-location-fired = { $seat } fired: { $faces }.
ask-bombarded = A hit! Which card goes?
log-location-hit = { $seat } shot away { $shown }.
log-location-failed = The attack of { $seat } on { $location } failed. Destroyed: { $locations }.
ask-landing = Land at { $location }? { $soldiers ->
    [0] Nobody is left to defend it.
    [one] One soldier waits for your Crew of { $crew } and kills 1 of it, unless you have a Leadership success.
   *[other] { $soldiers } soldiers wait for your Crew of { $crew }: each kills 1 of it, less your Leadership successes.
}
option-land = Land and attack
option-retreat = Retreat
log-location-retreat = { $seat } broke off the attack on { $location }.
log-assault-began = { $seat } landed: { $soldiers ->
    [one] one soldier was waiting.
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
step-LocationRaid = A raid of a location
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
    A location lies in every zone with a port. At sea in its zone you may visit it for an action, once a turn; the token’s text says who may and what for. You stay at sea all the while, no ability of the zone holds there, and it is no port.
    A visit that could bring nothing is not offered; if a prison turns out to be empty, the visit takes no action. (R)
    Towns and Trade Stations share the market of the port in their zone. In a Town you sell, buy, use the shipyard, recruit, hear a rumor, buy Favors or raise Loyalty: one of these.
rules-location-raid-title = Raiding a location
rules-location-raid =
    For an action, with no destroyed hit location, and as often as you like. (R) Its cards are lined up. Roll a die for each Cannon, one by one, and stop when you like: each success discards a card.
    Then each Hit icon left hits your ship, twice if the Escape icons left are as many as your Maneuverability or more. If anything is destroyed, Crew included, the raid has failed. (R) Else land or retreat.
    On land you lose 1 Crew for each Escape icon less your Leadership successes; with the last of it your captain falls. It counts as one round of crew combat.
    If he lives you take the gold on the cards left, and cargo you have room for. 12 gold earn a point of glory. The token is gone for good. One bounty for attacking and one for success, where the token says so; a letter of marque does not cover them. (R)
