### Port Royal and Händler der Karibik at the table: settings, the log, the questions, the buttons.

name-haendler = Händler der Karibik
deck-royal = the draw deck
setting-rules = Rules
setting-rules-haendler = Older rules, first sold as “Händler der Karibik” (2–4 seats; Port Royal’s cards stand in)
setting-rules-port_royal = Port Royal (2–5 seats)
setting-expedition = An expedition is needed to win
setting-expedition-by_rules = As the rules have it (older rules yes, Port Royal no)
setting-expedition-needed = Yes, under either rules
why-haendler-seats = The older rules are for at most { $most }, and { $seats } are seated here. Set the rules to Port Royal, or play with one less.

form-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
form-points = { $points ->
    [one] { $points } influence point
   *[other] { $points } influence points
}
form-expedition-needed = { $rules_id ->
    [haendler] {" "}and an expedition
   *[other] { $expedition_id ->
        [needed] {" "}and an expedition
       *[other] { "" }
    }
}
form-own-strength = { $strength ->
    [0] { "" }
   *[other] ; your combat strength is { $strength }
}

## The log

log-merchant-starts = { $seat } begins. Everybody has 3 coins.
# Who opened the harbour stands in the line before: this one comes once a card.
log-card-turned = { $card_marks ->
    [none] Turned up: { $card }.
   *[other] Turned up: { $card_plain }, { $hired ->
        [yes] to hire for { $card_marks }.
       *[no] { $card_marks }.
    }
}
log-ship-repelled = { $seat } repelled the { $card_plain } with combat strength { $strength }.
log-harbour-quiet = Nobody has hired anybody for { $rounds } rounds. After { $left } more such rounds the game ends.
log-harbour-stale = Nobody has hired anybody for { $rounds } rounds: this is the last round.
log-harbour-turn = { $seat }’s turn began.
log-harbour-bust = A second { $ship }. The harbor emptied, and { $seat } left with nothing.
log-harbour-closed = { $seat } stopped with { $types ->
    [0] no ship
    [one] 1 type of ship
   *[other] { $types } types of ship
} in the harbor, and may take { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
log-cards-none = No card was left for { $seat } to turn up. { $last ->
    [yes] This round is the last.
   *[no] The harbor stayed as it was.
}
log-coins-short = { $seat } went without { form-coins } of that: no cards were left.
log-tax-paid = Taxes: { $seat } paid { form-coins }.
log-tax-bonus = { $why ->
    [most_strength] For the most combat strength
   *[other] For the fewest influence points
}, 1 coin each: { $seats }.
log-person-earned = { $seat } got { form-coins }{ $because }.
log-ship-looted = { $seat } looted the { $card_plain }: +{ form-coins }{ $because }.
# The card's name has its price: only another one is told.
log-person-hired = { $seat } hired the { $card_plain } { $price ->
    [0] for free
    [one] for { $price } coin
   *[other] for { $price } coins
}{ $because }.
log-fee-paid = { $seat } paid { $target } 1 coin for a card in another’s turn.
log-expedition-completed = { $seat } sent { $cards_plain } on an expedition: +{ form-coins }, { $gone ->
    [0] +{ form-points }
    [one] +{ $net } influence in all
    [other] +{ $net } influence in all
   *[unknown] +{ form-points }
}.
log-influence-enough = { $seat } has { form-points }. This round is the last!

## Questions and buttons

ask-discover = { $count ->
    [0] No card lies in the harbor{ form-own-strength }. Turn one up?
    [one] 1 card lies in the harbor, { $kinds_count ->
        [0] no ship
       *[other] a ship ({ $kinds })
    }{ form-own-strength }. Another one?
   *[other] { $count } cards lie in the harbor, { $kinds_count ->
        [0] no ship among them
        [one] 1 ship among them ({ $kinds })
       *[other] ships of { $kinds_count } types among them ({ $kinds })
    }{ form-own-strength }. Another one?
}
# Short, as the helm's advice stands beneath it on a phone. Ships in the harbor are all of different types.
ask-discover-own = { $count ->
    [0] The harbor is empty. Turn up a card?
    [one] 1 card, { $kinds_count ->
        [0] no ship
       *[other] a ship
    }. Another one?
   *[other] { $count } cards, { $kinds_count ->
        [0] no ship
        [one] 1 ship
       *[other] { $kinds_count } ships
    }. Another one?
}
option-turn-up = Turn up a card
option-put-in = Stop and take cards
ask-repel = { $card_plain } ahead: { $card_marks }. Repel it? Your combat strength is { $strength }.
option-repel = Repel it
option-let-in = Let it in
ask-take = What do you take from the harbor? You may take { $count ->
    [0] no more cards
    [one] { $taken ->
        [1] 1 card more
        [2] 1 card more
        [3] 1 card more
       *[other] 1 card
    }
   *[other] { $count } cards
}{ $types ->
    [4] , for the { $types } types of ship that were there
    [5] , for the { $types } types of ship that were there
   *[other] { "" }
}. You have { form-coins }.{ $dear_count ->
    [0] { "" }
   *[other] {" "}Too expensive for you: { $dear_plain }.
}
ask-take-own = { $mine ->
    [yes] { $types ->
        [4] 4 types of ship: take { form-take-count }.
        [5] 5 types of ship: take { form-take-count }.
       *[other] Take { form-take-count }.
    }
   *[no] { $other } stopped. Take { form-take-count }?
} You have { $coins ->
    [0] no coins
   *[other] { form-coins }
}.
form-take-count = { $count ->
    [0] nothing more
    [one] { $taken ->
        [1] 1 card more
        [2] 1 card more
        [3] 1 card more
       *[other] 1 card
    }
   *[other] up to { $count } cards
}
option-loot = { $fee ->
    [0] Loot { $ship }: +{ form-coins }
   *[other] Loot { $ship }: +{ $coins }, pay { $fee } (net { $net })
}
option-employ = { $fee ->
    [0] Hire { $person }: { $price ->
        [0] free
        [one] 1 coin
       *[other] { $price } coins
    }
   *[other] Hire { $person }: { $price } + { $fee } fee
}
option-expedition = Send { $card_crew }
crew-expedition_captains = 2 Captains
crew-expedition_priests = 2 Priests
crew-expedition_settlers = 2 Settlers
crew-expedition_captains_settler = 2 Captains, a Settler
crew-expedition_priests_settler = 2 Priests, a Settler
crew-expedition_for_five = Captain, Priest, Settler
phrase-trader = { $ship } Trader
option-take-none = Take nothing
ask-finish = Complete an expedition before your turn ends?
option-finish = End the turn
ask-crew = Whom do you send on the { $card }?
option-crew = { $cards_plain }

## Steps

step-DealCoins = Setup
step-HarbourRound = Round
step-HarbourTurn = Turn
step-Discover = Discover
step-LootAndHire = Loot and hire
step-FinishTurn = End of the turn
step-HarbourCloses = End of the game

## The end

end-influence = The goal was reached, and the last round is over.
end-influence_expedition = The goal was reached, but nobody wins without an expedition.
end-stale = Nothing had happened for a long time.
end-stale_expedition = Nothing had happened for a long time; nobody wins without an expedition.
end-no_cards = The cards were used up.
end-no_cards_expedition = The cards were used up; nobody wins without an expedition.
score-port_royal = { $seat }: { form-points }, { form-coins }, { $expeditions ->
    [0] no expedition
    [one] 1 expedition
   *[other] { $expeditions } expeditions
}

## Sheets

box-port_royal = 30 minutes · press your luck
headline-port_royal = { $round ->
    [0] Setting up
   *[other] Round { $round }
}. First to { $goal } influence points{ form-expedition-needed }.{ $last_round ->
    [yes] {" "}This round is the last!
   *[no] { "" }
}
hand-port_royal =
    Coins: { $coins_top }, face down
    Influence points: { $points }
captain-port_royal =
    Influence points: { $points }, expeditions: { $expeditions }
    Coins: { $coins_top }
    Display: { $display_plain }

## Why something is not offered

why-no-cards-left = no card is left to turn up.
why-turn-up-first = turn up a card first.
why-too-expensive = that takes { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, and you have { $have }.
why-crew-lacking = you lack { $lacking ->
    [one] a { $persons }
   *[other] { $persons }
}{ $jacks ->
    [0] .
   *[other] , and have only { $jacks } { name-royal_jack }.
}

## What options do

does-turn-up = Another card for the harbor; a second ship of a type you cannot repel ends your turn.
does-put-in = On to loot and hire.
does-repel = The ship goes to the discards.
does-let-in = The ship stays in the harbor.
does-loot = You get the coins, and the ship goes to the discards.
does-employ = The person comes into your display and counts at once.
does-take-none = You take no card.
does-finish = Your turn is over.
does-crew = These persons are discarded for the expedition.
figure-Strength-strength = Combat strength { $value }
figure-Slot-cards = { $value } more to take
figure-Slot-discount = Persons cost { $value } less
figure-Slot-pinnace = { name-royal_pinnace }: +{ $value }
figure-Slot-skiff = { name-royal_skiff }: +{ $value }
figure-Slot-flute = { name-royal_flute }: +{ $value }
figure-Slot-frigate = { name-royal_frigate }: +{ $value }
figure-Slot-galleon = { name-royal_galleon }: +{ $value }
figure-Welcome-coins = { $value ->
    [one] 1 coin
   *[other] { $value } coins
} as your turn to take begins

# Repairs by moderators

option-repair-coins = Coins: set
option-repair-hired = Display: add a card
option-repair-dismissed = Display: take a card
ask-repair-coins = How many coins? Now: { $now }.
ask-repair-hired = Which card of the discards?
ask-repair-dismissed = Which card goes to the discards?
why-repair-no-display = Nobody has a card in a display yet.
step-RepairCoins = A moderator sets coins
step-RepairHired = A moderator adds a card to a display
step-RepairDismissed = A moderator takes a card from a display
log-repaired-coins = { $seat } has { $now } coins instead of { $before }.
log-repaired-hired = { $seat } got { $card } from the discards.
log-repaired-dismissed = { $seat } gave { $card } back.

told-repaired-coins = 🔧 { log-repaired-coins }
told-repaired-hired = 🔧 { log-repaired-hired }
told-repaired-dismissed = 🔧 { log-repaired-dismissed }
