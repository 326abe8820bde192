### Treasure Fleet: names, the log, the questions, the buttons.

name-treasure_fleet = Treasure Fleet

## Cards

name-pirate_captain = pirate captain
name-boarding_party = boarding party
name-four_cannon = 4-cannon
name-three_cannon = 3-cannon
name-two_cannon = 2-cannon
name-one_cannon = 1-cannon
counted-four_cannon = { $count ->
    [2] two 4-cannons
    [3] three 4-cannons
   *[other] { $count } × 4-cannon
}
aloud-counted-four_cannon = { $count ->
    [2] two 4-cannons
    [3] three 4-cannons
    [4] four 4-cannons
    [5] five 4-cannons
    [6] six 4-cannons
   *[other] { $count } 4-cannon
}
counted-three_cannon = { $count ->
    [2] two 3-cannons
    [3] three 3-cannons
   *[other] { $count } × 3-cannon
}
aloud-counted-three_cannon = { $count ->
    [2] two 3-cannons
    [3] three 3-cannons
    [4] four 3-cannons
    [5] five 3-cannons
    [6] six 3-cannons
   *[other] { $count } 3-cannon
}
counted-two_cannon = { $count ->
    [2] two 2-cannons
    [3] three 2-cannons
   *[other] { $count } × 2-cannon
}
aloud-counted-two_cannon = { $count ->
    [2] two 2-cannons
    [3] three 2-cannons
    [4] four 2-cannons
    [5] five 2-cannons
    [6] six 2-cannons
   *[other] { $count } 2-cannon
}
counted-one_cannon = { $count ->
    [2] two 1-cannons
    [3] three 1-cannons
   *[other] { $count } × 1-cannon
}
aloud-counted-one_cannon = { $count ->
    [2] two 1-cannons
    [3] three 1-cannons
    [4] four 1-cannons
    [5] five 1-cannons
    [6] six 1-cannons
   *[other] { $count } 1-cannon
}
counted-boarding_party = { $count } boarding parties
name-fleet_storm = storm
name-fleet_lookout = lookout
name-ship_6 = 6-point ship
name-ship_9 = 9-point ship
name-ship_12 = 12-point ship
name-ship_14 = 14-point ship
name-ship_16 = 16-point ship
name-ship_17 = 17-point ship
name-ship_18 = 18-point ship
name-ship_20 = 20-point ship
name-ship_22 = 22-point ship
name-cursed_ship = cursed ship
name-fleet_governor = governor
name-treasure_ship = treasure ship
name-red_flag = red flag
name-blue_flag = blue flag
name-yellow_flag = yellow flag
name-white_flag = white flag
name-green_flag = green flag
text-pirate_captain = Drawn during setup: you get the deck of the captain’s color.
text-boarding_party = Worth more than any cannon fire, but there is only one in your deck. Two boarding parties at one ship tie, and nobody gets her.
text-fleet_storm = Removes all cannon fire from the ship; boarding parties stay. The ship may be fired on again. On a cursed ship the storm stays, and she is ignored until the next sailing. For the governor it is worth 0.
text-cursed_ship = Captains who do not fire on her lose a ship captured in an earlier sailing.
text-fleet_lookout = The lookout fires first. After each volley the lookout passes clockwise; with 3 players, not after the last volley of a sailing.
text-fleet_governor = A captive worth 16 points. After the last sailing everybody turns over the one card never loaded: the most cannons win him, or a single boarding party. On a tie, nobody does.
gist-boarding_party = Beats any number of cannons; 2 at one ship: nobody gets her
gist-fleet_governor = 16 points for the strongest last card
deck-fleet = the treasure fleet deck

## Inside sentences

form-fleet-at = ship { $at } ({ $ship })

## Settings

setting-cursed_ships = Cursed ships
setting-storms = Storms
setting-score_neutral = Score for the neutral pirate (2 players)
why-neutral-seats = There is a neutral pirate with 2 players only, and { $seats } are seated here. Switch its score off, or play with 2.

## Setup

log-fleet-lookout-drawn = { $seat } drew the lookout.
log-fleet-captain = { $seat } sails under the { $flag }.
log-fleet-neutral-set = The neutral pirate sails under the { $flag }.
step-SetUpFleet = Setup
step-PlaceCaptain = Drawing captains
step-DrawCaptainCard = Drawing captains
step-DealDecks = Dealing the player decks

## Sailings

log-fleet-sailing = Sailing { $sailing } of { $of }. { $row }.
phrase-fleet-numbered = { $at }: { $ship }
log-fleet-storm-over = The storm is over: the { $ship } is back.
log-fleet-loaded = { $seat } loaded { $count ->
    [4] 4
   *[other] 3
} cards.
log-fleet-loaded-own = You loaded { $cards }.
log-fleet-returned = { $seat } took the unused card back.
log-fleet-returned-own = You took your unused card back: { $cards }.
log-fleet-placed = { $seat } placed a { $card } at ship { $at }.
log-fleet-neutral-placed = { $seat } placed a { $card } of the neutral pirate at ship { $at }.
log-fleet-storm = A storm clears { form-fleet-at }: { $cards_count ->
    [0] there was no cannon fire to take away.
   *[other] all cannon fire is gone ({ $cards }).
}
log-fleet-storm-cursed = A storm covers { form-fleet-at }: she is ignored until the next sailing. { $cards_count ->
    [0] No cannon fire was there.
   *[other] Her cannon fire is gone ({ $cards }).
}
log-fleet-lookout = { $seat } is the lookout now.
ask-fleet-load = { $seat } loads { $most ->
    [4] 3 or 4 cards
   *[other] 3 cards
}.
ask-fleet-load-own = Load { $most ->
    [4] 3 or 4 cards; you will place 3 of them
   *[other] 3 cards
}. You can play only these this sailing.
gives-fleet-load = Load { $what }
option-load-card = { $card }
# Several cards in the words of the buttons that load them at one press.
option-load-card-together = Load { $short }
ask-fleet-place = { $seat } places a card.
ask-fleet-place-own = Place a card.{ $seats_count ->
    [0] {" "}You are the last in this volley.
    [1] {" "}After you: { $seats }.
    [2] {" "}After you: { $seats }.
    [3] {" "}After you: { $seats }.
    [4] {" "}After you: { $seats }.
   *[other] {""}
}
option-place-card = Place { $card } at ship { $at }
ask-fleet-neutral = { $seat } places the top card of the neutral pirate.
ask-fleet-neutral-own = Place the neutral pirate’s { $card } at a ship, then one of your own.
option-place-neutral = Place at { $at }, { $ship }
step-Sailing = Sailings
step-ShipsAppear = Treasure ships appear
step-LoadCards = Loading
step-FleetVolley = Volley
step-PassLookout = Passing the lookout
step-EndSailing = The end of the sailing

## Capture

# What decided; lines of before do not tell it. At the governor everybody has turned up his card.
form-fleet-won = { $decided ->
    [party] {" "}with a boarding party
    [cannons] {" "}by { $most } cannons to { $next }
    [alone] { $at ->
        [0] {""}
       *[other] {" "}– nobody else fired there
    }
   *[other] {""}
}
form-fleet-even = { $decided ->
    [party] , { $parties } boarding parties
    [cannons] , { $most } cannons each
   *[other] {""}
}
log-fleet-captured = { $at ->
    [0] { $seat } won the governor with the strongest last card: { $points } points{ form-fleet-won }.
   *[other] { $seat } captured ship { $at } for { $points } points{ form-fleet-won }.
}
log-fleet-tied = { $at ->
    [0] A tie for the strongest last card{ form-fleet-even }: nobody wins the governor.
   *[other] A tie at ship { $at }{ form-fleet-even }: nobody gets the { $ship }.
}
log-fleet-escaped = No fire at { form-fleet-at }: nobody gets her.
log-fleet-neutral-captured = { $at ->
    [0] The neutral pirate has the strongest last card and wins the governor{ form-fleet-won }.
   *[other] The neutral pirate captured { form-fleet-at }{ form-fleet-won }.
}
log-fleet-warded = Fired on { form-fleet-at }: { $seats }.
log-fleet-cursed = The curse took the { $ship } from { $seat }.
log-fleet-cursed-nothing = The curse found no ship from an earlier sailing to take from { $seat }.
log-fleet-neutral-cursed = The curse took the { $ship } from the neutral pirate.
ask-fleet-curse = The curse takes a ship from { $seat }. Which one?
ask-fleet-curse-own = The curse takes one of your ships. Which one?
option-lose-ship = Give up the { $ship }
step-CurseStrikes = The curse strikes
step-CaptureShips = Capture

## The governor and the end

log-fleet-turned = { $seat } turned a { $card } for the governor.
log-fleet-neutral-turned = The neutral pirate turned a { $card } for the governor.
log-fleet-neutral-counted = The neutral pirate has { $points } points.
step-RansomGovernor = Ransoming the governor
step-CountTreasure = Counting the treasure
end-fleet_home = The last sailing is over, and the governor is won.
end-fleet_home_alone = The last sailing is over, and the governor went to nobody.
form-fleet-ahead = { $shared ->
    [1] { $points } points{ $others_count ->
        [0] { "" }
       *[other] , { $ahead } more than { $others }
    }
   *[other] { $points } points each
}
won-fleet_home = { form-fleet-ahead }{ $shared ->
    [1] , { $governor ->
        [0] without the governor, who went to somebody else
       *[other] counting the governor
    }.
   *[other] .
}
won-fleet_home_alone = { form-fleet-ahead }. The governor went to nobody.
end-neutral_pirate = The neutral pirate wins: nobody has captured as much treasure.
end-neutral_shares = The neutral pirate has captured just as much and shares the victory.

## Sheets

box-treasure_fleet = 40 minutes · outgun, outbluff
headline-treasure_fleet = { $sailing ->
    [0] Setting up
   *[other] Sailing { $sailing } of { $sailings }{ $volley ->
        [0] { "" }
       *[other] {", volley "}{ $volley }
    }
}
score-treasure_fleet = { $seat }: { $points } points, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}{ $governor ->
    [0] { "" }
   *[other] {" "}and the governor
}
hand-treasure_fleet =
    In hand: { $pirate_hand }
    Loaded: { $pirate_loaded }
captain-treasure_fleet =
    Under the { $flag }: { $points } points
    Captured: { $captured }

## On the pictures

chart-fleet-volley = Sailing { $sailing } of { $sailings } · volley { $volley }
chart-fleet-sailing = Sailing { $sailing } of { $sailings }
chart-fleet-over = The game is over
chart-fleet-cursed = cursed
chart-fleet-neutral = Neutral pirate
chart-fleet-deck = { $count } ships in the deck
chart-fleet-governor = The governor waits
chart-fleet-loaded = Loaded
chart-fleet-hand = In hand
chart-fleet-captured = Captured

## The pictures in words

alt-fleet = Treasure Fleet, sailing { $sailing } of { $sailings }{ $volley ->
    [0] { "" }
   *[other] , volley { $volley }
}.
alt-fleet-over = Treasure Fleet: the game is over.
alt-fleet-lookout = { $seat } is the lookout.
alt-fleet-order = Cards are placed in this order: { $seats }.
alt-fleet-asked = Asked: { $seats }.
alt-fleet-first = Most points: { $names }.
alt-fleet-seat = { $letter } { $seat }: { $points } points; captured: { $ships }; { $loaded } loaded, { $hand } in hand.
alt-fleet-neutral = { $letter } Neutral pirate: { $hand } in the deck.
alt-fleet-neutral-scored = { $letter } Neutral pirate: { $points } points; captured: { $ships }; { $hand } in the deck.
alt-fleet-ship = Ship { $number }, { $ship }: { $fired }.
alt-fleet-ship-free = Ship { $number }, { $ship }: nothing fired.
alt-fleet-fired = { $seat } with { $cards }{ $fire ->
    [0] { "" }
   *[other] {" "}(cannon fire { $fire })
}
alt-fleet-fired-neutral = the neutral pirate with { $cards }{ $fire ->
    [0] { "" }
   *[other] {" "}(cannon fire { $fire })
}
alt-fleet-leads = { $seat } leads
alt-fleet-leads-neutral = the neutral pirate leads
alt-fleet-escapes = nobody leads, so she would escape
alt-fleet-deck = The fleet deck holds { $count } more ships.
alt-fleet-governor = The governor, worth { $points } points, waits to be ransomed.
alt-fleet-mat = { $letter } { $seat }: { $points } points.
alt-fleet-loaded = Loaded: { $cards }.
alt-fleet-loaded-hidden = Loaded: { $count }, face down.
alt-fleet-hand = In hand: { $cards }.
alt-fleet-hand-hidden = In hand: { $count }, face down.
alt-fleet-captured = Captured: { $ships }.

why-fleet-stormed = a storm lies there, so she is left alone until the next sailing.

# Kinds of cards, at the foot of a card that was looked up.
card-kind-fleet = Treasure fleet
card-kind-pirate = Pirate card
card-kind-flag = Flag
card-kind-lookout = Lookout

## The film

# Beneath its pictures: what has happened since the one before.
film-fleet-sailing = Sailing { $sailing } begins.
film-fleet-captured = Captured: { $told }.
film-fleet-lost = Lost: { $told }.
film-fleet-prizes = { $who } { $points } points
film-fleet-governor = { $who } the governor
film-fleet-fired = Fire: { $told }.
film-fleet-shots = { $who } at { $ships_count ->
    [one] ship { $ships }
   *[other] ships { $ships }
}

## What options do

does-load-card = You can play it this sailing; once played, it is gone.
does-place-card = It lies open there; the most cannon fire takes the ship.
does-place-neutral = It fires for the neutral pirate.
does-lose-ship = The ship goes to the discards, and her points with her.

# Repairs by moderators

option-repair-captured = Ship: to somebody else
option-repair-lookout = Lookout: pass on
option-repair-ship-of = { $ship } of { $seat }
option-repair-ship-escaped = { $ship }, discarded
ask-repair-ship = Which ship?
why-repair-no-ships = No ship has been captured or discarded yet.
step-RepairCaptured = A moderator gives a ship to somebody else
step-RepairLookout = A moderator passes the lookout on
log-repaired-captured = { $ship } belongs to { $seats } instead of { $others }.
log-repaired-lookout = { $seat } is the lookout instead of { $other }.

told-repaired-captured = 🔧 { log-repaired-captured }
told-repaired-lookout = 🔧 { log-repaired-lookout }

## Earlier sailings

watch-round-treasure_fleet = Sailing { $number }
past-title-treasure_fleet = ### { $table } · as sailing { $number } began
past-round-treasure_fleet = Sailing { $number }
hands-title-treasure_fleet = -# Everyone’s hand as sailing { $number } began

## What can be touched on the board, as it is read aloud

touch-fleet-slot = Ship { $number } and the cards placed there
touch-fleet-ship = Ship { $number }, { $ship }
touch-fleet-leads = { $who } leads at ship { $number }
touch-fleet-nobody = Nobody leads at ship { $number }
touch-fleet-fire = { $who }’s cards at ship { $number }
touch-fleet-shot = { $who }’s { $card } at ship { $number }
touch-fleet-boards = { $who } boards ship { $number }
touch-fleet-total = { $who }’s cannons at ship { $number }: { $fire }
touch-fleet-prize = { $who }’s { $ship }
