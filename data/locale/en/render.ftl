### Words on the pictures, and the descriptions of the pictures for those who do not see them.

## On the chart

chart-N = N
chart-NE = NE
chart-E = E
chart-SE = SE
chart-S = S
chart-SW = SW
chart-W = W
chart-NW = NW
# Two letters on a nation's flag.
chart-flag-spanish = SP
chart-flag-english = EN
chart-flag-french = FR
chart-flag-dutch = DU
chart-glory = Glory
chart-round = Round
chart-last-round = the last
chart-no-event = No event in force
chart-merchants = Merchants raided
chart-war = At war
chart-peace = Nobody
# Non-player captains that enter at the end of the round.
chart-due = To enter
chart-no-captain = no captain
chart-next-captain = { $captain } comes next turn
chart-whereabouts = { $ship }, { $zone }

# Modules of Seas of Glory: location tokens, steps of the loyalty track.
chart-location-missionary = Missionary
chart-location-natives = Natives
chart-location-naval_fort = Naval Fort
chart-location-pirate_haven = Pirate Haven
chart-location-prison = Prison
chart-location-reef = Reef
chart-location-town = Town
chart-location-trade_station = Trade Station
chart-loyalty-fierce_loyalty = Fierce Loyalty
chart-loyalty-happy = Happy
chart-loyalty-pleased = Pleased
chart-loyalty-content = Content
chart-loyalty-restless = Restless
chart-loyalty-unhappy = Unhappy
chart-loyalty-angry = Angry
chart-loyalty-mutiny = Mutiny

## The chart in words: a line for each thing, the most important first

# Where a picture has more to tell than fits beneath it.
alt-more = For the rest, choose words in /settings.
alt-chart = Merchants & Marauders, round { $round }.
alt-turn = It is { $seat }’s turn.
alt-over = The game is over.
alt-last-round = This is the last round.
alt-event = Event: { $event }.
alt-event-moves = { $event } moves: { $moves }.
alt-event-move = { $npc } { $point }
alt-event-text = { $event }: { $text }
# $glory of $goal; then what only some seats have.
alt-seat = ({ $letter_id }) { $seat }: { $captain }, { $ship }, { $docked ->
    [yes] in port at { $zone }
   *[no] at sea in { $zone }
  }; glory { $glory } of { $goal }{ $stashings ->
    [0] { "" }
    [1] , stashed once
   *[other] , stashed { $stashings } times
  }{ $bounties_count ->
    [0] .
   *[other] ; bounties: { $bounties }.
  }
alt-seat-waiting = ({ $letter_id }) { $seat }: { $captain } enters at the next turn; glory { $glory } of { $goal }{ $stashings ->
    [0] { "" }
    [1] , stashed once
   *[other] , stashed { $stashings } times
  }.
alt-seat-empty = ({ $letter_id }) { $seat }: no captain; glory { $glory } of { $goal }.
alt-ship = { $seat }’s ship: { $parts }.
alt-part-whole = { $part } { $whole }
alt-part = { $part } { $left } of { $whole }
alt-bounty = { $count } { $nation }
alt-storm = Storm over { $zones }.
alt-wind = The wind blows { $point }.
alt-storm-token = The storm token is in { $zone }.
alt-locations = Locations: { $pairs }.
alt-location = { $location } ({ $zone }{ $defense ->
    [0] { "" }
   *[other] , raid: { $defense } cards
})
alt-location-named = { $name } ({ $location }, { $zone }{ $defense ->
    [0] { "" }
   *[other] , raid: { $defense } cards
})
alt-markers = { $seat }: { $told }.
alt-favors = { $count ->
    [one] 1 favor
   *[other] { $count } favors
  }
alt-contraband = { $count ->
    [one] 1 contraband card
   *[other] { $count } contraband cards
  }
alt-sold = { $count ->
    [one] 1 contraband card sold towards a glory point
   *[other] { $count } contraband cards sold towards a glory point
  }
alt-loyalty = loyalty “{ $step }”
alt-to_come = turn still to come
alt-turned = captain’s card turned
alt-war = At war: { $nations }.
alt-npcs = Non-player captains: { $ships }.
alt-home = { $zone } is the home port of { $seat }.
alt-due = To enter at the end of the round: { $ships }.
alt-npc-at = { $npc } ({ $zone })
alt-npc-gold = { $npc } with { $gold } gold
alt-npc-upgraded = { $npc } with { $upgrades }
alt-npc-spanish = Spanish { $ship }
alt-npc-english = English { $ship }
alt-npc-french = French { $ship }
alt-npc-dutch = Dutch { $ship }
alt-npc-pirate_sloop = Pirate Sloop
alt-npc-pirate_frigate = Pirate Frigate
alt-npc-treasure_galleon = Treasure Galleon
alt-mission = { $seat } is on a mission: { $mission }.
alt-changed = { $zone } is { $nation } now.
alt-demand = In demand: { $pairs }.
alt-pair = { $things } ({ $zone })
alt-missions = Missions: { $pairs }.
alt-mods = Ship modifications on show: { $pairs }.
alt-mods-down = Ship modifications face down: { $places }.
alt-merchants = Merchants at sea: { $places }.
alt-everywhere = every zone
alt-everywhere-but = every zone but { $zones }
alt-everywhere-port = every port
alt-everywhere-port-but = every port but { $zones }
alt-no-merchants = No merchants are left at sea.
alt-raided = Merchants raided: { $merchants }.
alt-start = { $seat } began the round.
alt-wake = { $who } has sailed: { $zones }.
alt-mark-battle = A battle lately: { $zones }.
alt-mark-sunk = A ship sunk lately: { $zones }.
alt-rules = { $zone }: { $rules }.

## On the captain's mat

mat-home = Home port { $zone }
mat-nation = { $nation } captain
mat-maneuverability = Maneuverability
mat-bounties = Bounties
mat-mods = Modifications
mat-weapons = Special weapons
mat-gold = Gold aboard
mat-stash = Stash
mat-hold = { $count ->
    [0] Hold: empty, room for { $room }
   *[other] Hold: { $count } of { $room }
  }{ $over ->
    [0] { "" }
   *[other] { " " }· { $over } too many at sea
  }
mat-contraband = Contraband: { $count }
mat-prices = { $docked ->
    [yes] Prices in { $zone }
   *[no] { $zone } would pay
  }
mat-rumor = Rumor
mat-specialist = Specialist
mat-paper = Paper
mat-without = No { $things_or }
mat-glory-cards = Glory cards
mat-rumors = Rumors
mat-missions = Missions
mat-crew = Specialists and papers
mat-mission-parts = Done: { $done } of { $whole }.
mat-mission-lost = It can no longer be completed.
mat-card = { $name }: { $text }
mat-marque = { $nation_id ->
    [open] Letter of Marque, still open
   *[other] Letter of Marque: { $nation }
}
mat-marque-text = { $nation_id ->
    [open] Until the end of this turn it covers the first nation whose ship you attack: you earn no bounties for attacking its ships.
   *[other] Until the end of this turn you earn no bounties for attacking ships of this nation.
}
mat-spent = { $mod } (spent)
mat-empty = No captain sails for this seat.

## The captain's mat in words

alt-mat = { $seat }’s captain: { $captain }, { $nation }, home port { $zone }.
alt-mat-place = { $docked ->
    [yes] In port at { $zone }
   *[no] At sea in { $zone }
  }; glory { $glory } of { $goal }.
alt-mat-skills = Skills: { $skills }.
alt-mat-skill = { $skill } { $value }
alt-mat-ability = Ability: { $text }
alt-mat-ship = Ship: { $ship }, Maneuverability { $maneuverability }; { $parts }.
alt-mat-bounties = Bounties: { $bounties }.
alt-mat-mods = Modifications: { $mods }.
alt-mat-weapons = Special weapons: { $weapons }.
alt-mat-gold = Gold aboard: { $gold }.
alt-mat-gold-hidden = Gold aboard: secret.
alt-mat-stash = Stash: { $gold } gold, stashed { $stashings ->
    [one] once
   *[other] { $stashings } times
  }.
alt-mat-stash-hidden = Stash: secret, stashed { $stashings ->
    [one] once
   *[other] { $stashings } times
  }.
alt-mat-cargo = Cargo: { $cards }.
alt-mat-hold = Hold: { $count } of { $room } at sea{ $over ->
    [0] .
   *[other] , { $over } too many.
  }
alt-mat-prices = { $docked ->
    [yes] { $zone } pays
   *[no] { $zone } would pay
  }: { $prices }.
alt-mat-price = { $gold } gold for { $good }{ $wanted ->
    [yes] { " " }(in demand)
   *[no] { "" }
  }
alt-mat-contraband = Contraband: { $cards }.
alt-mat-glory = Glory cards: { $cards }.
alt-mat-rumors = Rumors: { $cards }.
alt-mat-mission = Mission: { $card }. { $text }
alt-mat-rumor = Rumor { $card }: { $text }
# What a captain has nothing of, in one sentence.
alt-mat-without = No { $things_or }.
alt-mat-no-cargo = cargo cards
alt-mat-no-glory = Glory cards
alt-mat-no-rumors = rumors
alt-mat-no-missions = missions
alt-mat-no-specialists = specialists
alt-mat-no-bounties = bounties
alt-mat-no-mods = modifications
alt-mat-no-weapons = special weapons
alt-mat-specialist = Specialist { $card }: { $text }
alt-mat-paper = Paper { $card }: { $text }
alt-mat-marque = { $nation_id ->
    [open] Letter of Marque, still open, until the end of this turn.
   *[other] Letter of Marque against { $nation } ships until the end of this turn.
}
alt-mat-hidden = { $count ->
    [one] one, face down
   *[other] { $count }, face down
  }
alt-mat-empty = { $seat } has no captain; glory { $glory } of { $goal }.

## Overlays of the chart

overlay-markets = Markets
overlay-markets-about = A coin says what 1 card of the good in demand sells for there, and its black tab how many you have aboard. A port barred in red is closed to you. One with a question mark lets you in for gold or after a roll.
overlay-markets-none = No good is in demand.
overlay-reach = Your reach
overlay-reach-about = The number says how many actions it takes you there: with waves, at sea; with an anchor, into port. A port barred in red is closed to you. One with a question mark lets you in for gold or after a roll. Dark zones are out of reach. On your turn the actions you have left count, otherwise those of your next turn.
overlay-reach-none = You cannot sail anywhere now.
overlay-hunters = Hunters
overlay-hunters-about = A spyglass says how likely somebody there finds you at sea; a sail, how likely a ship does that an event card may bring in from a neighboring zone.
overlay-hunters-none = Nobody hunts you now.
overlay-changes = Since your last turn
overlay-changes-about = Dashed lines show where ships have sailed, in their colors.
overlay-changes-none = Nothing has changed on the board.
overlay-market = { $zone }: { $good } brings { $price } gold a card{ $aboard ->
    [0] {""}
   *[other] , { $aboard } aboard
}{ $entry ->
    [closed] ; the port is closed to you
    [entry] ; it lets you in for gold or by a roll
   *[other] {""}
}.
overlay-market-open = { $zone }: { $good } is in demand.
overlay-reached = { $zone }: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}{ $docked ->
    [none] {""}
   *[other] , in port { $docked }
}{ $way ->
    [none] {""}
   *[other] , by way of { $way }
}{ $entry ->
    [closed] ; the port is closed to you
    [entry] ; the port lets you in for gold or by a roll
   *[other] {""}
}.
overlay-hunter = { $who } ({ $chance }%, { $dice } dice)
overlay-hunter-comes = { $who } ({ $chance }%, { $dice } dice, if it comes: { $comes }%)
overlay-threat = { $zone }: { $chance }% at sea. { $hunters }.
overlay-change = { $zone }: { $what }.
overlay-did-entered = somebody came into play
overlay-did-raid = a merchant was raided
overlay-did-died = a captain died
overlay-did-slain = an NPC was defeated
overlay-did-demand = another good is in demand
overlay-did-mission = a mission waits
overlay-did-location = a location was taken
overlay-did-nation = the port changed hands
overlay-merchants = The raided merchants came back.

## The legend of the chart, and its zones' rules

overlay-legend = Legend
overlay-rules = Zone rules
alt-legend = { $title }: { $signs }.
alt-zone-rules = { $zone }: { $rules }
legend-goods = In demand at a port
legend-ports = Whose port and waters
legend-changed = Golden frame: taken over by this nation
legend-market = On a port’s plate
legend-down = Ship modifications face down, and how many
legend-mission = A mission waits
legend-locations = Locations; the number: cards that defend it
legend-home = Home port of this player’s captain
legend-mods = Ship modifications for sale
legend-captains = Captains
legend-at-sea = At sea, sails in the player’s color
legend-in-port = In port, at the quay
legend-turn = Sun behind the ship: that captain’s turn
legend-wake = Where a ship has sailed recently
legend-ships = Ships by their outline
legend-npcs = Non-player captains
legend-navy = Frigate of this nation
legend-man-o-war = Golden frame: a Man-o-War
legend-treasure = Treasure Galleon with its gold
legend-upgrades = Number of upgrades
legend-water = On the water
legend-merchant = A merchant, nation unknown
legend-storm = Storm from an event
legend-storm-token = Storm token, it roams
legend-wind = Where the wind blows to
legend-battle = A recent battle
legend-sunk = A ship sunk recently
legend-compass = This border leads there, though it looks otherwise
legend-more = So many more pieces: see the zone’s picture
legend-seats = On the players’ cards
legend-parts = On a player’s card: what is left of the ship; red: damaged
legend-stashings = Times stashed
legend-start = Began this round
legend-held = Mission held
legend-bounty = Bounties of this nation
legend-favors = Favors
legend-contraband = Contraband cards
legend-to_come = Still has to take a turn
legend-turned = Captain’s card turned over
legend-loyalty = Loyalty of the crew

## The film

film-round = Round { $round }{ $count ->
    [0] {""}
   *[other] : { $sailed }
}
film-sailed = { $who } to { $zone }
