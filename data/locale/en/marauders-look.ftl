### Single cards and single zones: words on their pictures, and the same in words.

## Cards

card-kind-captain = Captain
card-kind-event = Event
card-kind-npc = Non-player captain
card-kind-glory = Glory card
card-kind-specialist = Specialist
card-kind-rumor = Rumor
card-kind-mission = Mission
card-kind-cargo = Cargo
card-kind-ship = Ship
card-kind-mod = Ship modification
card-kind-weapon = Special weapon
card-kind-merchant = Merchant
card-kind-demand = Demand token
card-kind-bounty = Bounty
card-kind-npc_upgrade = NPC upgrade
card-kind-location = Location
card-nation = Nation
card-home = Home port
card-enters = Appears
card-ship = Ship
card-gold = { $gold } gold
card-hire = Hired for
card-hired-in = Hired in a port
card-roll = Skill roll
card-in-port = In port
card-at-sea = At sea
card-claim = Claim in
card-reward = Reward
card-plunder = Plunder
card-raid = In a raid
card-hit = Hit: { $location }
card-toughness = Hull and Masts
card-buy = Bought for
card-sell = Sold for
card-good = Good
# Where a card is from.
card-origin-printed = as printed
card-origin-house = house card
card-origin-stand-in = stand-in for a card not known
card-foot = { $told } · { $count } in the box
alt-card = { $name }: { $kind }.
alt-card-figure = { $label }: { $value }.

## A zone

zone-port = { $nation } port
zone-no-port = no port
zone-here = Here now
zone-nothing = Nothing and nobody.
zone-rules = Of this zone
zone-no-rules = No rules of its own.
zone-borders = Borders
zone-border = { $point }: { $zone }
zone-captain = { $captain }’s { $ship } is { $docked ->
    [yes] in port
   *[no] at sea
  }.
zone-merchants = { $count ->
    [one] A merchant sails here
   *[other] { $count } merchants sail here
  }
zone-demand = In demand: { $good }
zone-down = { $count ->
    [one] A ship modification lies here, face down
   *[other] { $count } ship modifications lie here, face down
  }
zone-mission = Mission: { $mission }
zone-storm = Storm
zone-storm-text = The event card says what it does.
zone-home = Home port of { $seat }
zone-spawn-naval = A naval ship enters here at the end of the round
zone-spawn-pirate = A pirate enters here at the end of the round
zone-storm-token = Storm token
alt-zone = { $zone }: { $port }.
alt-zone-thing = { $name }. { $told }
alt-zone-borders = Borders: { $borders }.
alt-mat-good = { $good } (plunder { $plunder })
tell-no-such-zone = There is no such zone on this board. Start typing, and choose from the list.
tell-no-zone = The board of this game has no zones to look at one by one.
command-board-zone = One zone of it, drawn large

## What can be touched on a board, as it is read aloud

touch-again = { $name } ({ $number })
touch-location = { $name }: { $location }
touch-merchant = The merchant off { $zone }
# What such a ship does to whoever looks at it.
thing-npc = A naval ship is after you if you have a bounty of her nation, or sail for its enemy in war. A pirate is after you if you have none: the richest first. If you begin your turn at sea where such a ship is, or come there, she rolls to find you; with a skull you must fight.
# What this one means for the reader now, before the sentence above.
thing-npc-after = This ship is after you. Where she lies now, she finds you { $chance }% of the time.
thing-npc-follows = This ship follows you, but does not look for you where she lies now.
thing-npc-spares = This ship is not after you now.
# What robbing a merchant leads to, and what she would cost the reader.
thing-merchant = You see her flag when you find her (1 skull on your Scouting), and may still let her go. A raid is played with cards: they bring gold and goods, but some hit your ship, and with too many Escapes she gets away.
thing-merchant-here = Rob her, and you get a bounty: from the nation of these waters ({ $nation }) or from the one whose flag she flies. Its ports close to you, and its naval ships hunt you. { $mine ->
    [0] You have no { $nation } bounty yet.
    [one] You have 1 { $nation } bounty.
   *[other] You have { $mine } { $nation } bounties.
}
thing-port-closed = { $zone } is closed to you{ $mine ->
    [0] .
    [one] : you have 1 { $nation } bounty.
   *[other] : you have { $mine } { $nation } bounties.
} You cannot dock or sell there.
thing-port-toll = { $zone } is closed to you{ $mine ->
    [0] { "" }
    [one] {" "}for your { $nation } bounty
   *[other] {" "}for your { $mine } { $nation } bounties
}, but there is a way in: off the port, “Dock” says what it costs.
thing-port-home = This is your home port. { $gold ->
    [0] Gold you stash here is safe and counts at the end; there is none yet.
   *[other] { $gold } gold is stashed here: it is safe, and counts at the end.
}
thing-port-wants = A card of { $good } sells for { $gold } gold here, 3 at once are +1 glory. { $count ->
    [0] You have none aboard.
   *[other] You have { $count } aboard.
}
thing-merchant-free = Rob her, and you get a bounty from the nation whose flag she flies. Its ports close to you, and its naval ships hunt you.
touch-port = { $zone }, the port
touch-ship = { $seat }’s { $ship }
touch-demand = { $good }, wanted at { $zone }
touch-mod = { $mod }, on show at { $zone }
touch-down = { $count ->
    [one] A ship modification, face down at { $zone }
   *[other] { $count } ship modifications, face down at { $zone }
  }
touch-home = Home port of { $seats }
touch-storm = Storm, { $zone }
touch-due = { $count ->
    [one] Entering at the end of the round, { $zone }
   *[other] { $count } entering at the end of the round, { $zone }
  }
touch-merchants = { $count ->
    [one] Merchant, { $zone }
   *[other] { $count } merchants, { $zone }
  }
touch-battle = A battle lately, { $zone }
touch-sunk = A ship sunk lately, { $zone }
touch-more = { $count } more, { $zone }
touch-wind = Wind blowing { $point }
touch-glory = { $seat }’s glory: { $glory }
touch-glory-step = Glory track, step { $step }
