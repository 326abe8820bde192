name-favors = Favors
text-favors = Buy and earn Favors. Spend them to redraw, to reroll or to enter a closed port.
source-favors = Favor
name-favor_entry = Favors
step-BuyFavors = Buying Favors
step-GainFavor = A Favor for a mission
step-RedrawCards = A Favor for other cards
step-RedrawOfferForFavor = A Favor for another offer
step-RollAgain = A Favor for another roll
step-AnotherLook = A Favor to make them look again
form-favors-left = { $favors ->
    [one] 1 Favor
   *[other] { $favors } Favors
}
option-favors = Buy Favors and leave ({ $gold } gold each)
option-favor-spend = Spend a Favor
option-favor-keep = Keep the Favor
option-favor-rest = Keep Favors, don’t ask this turn
ask-favors-buy = How many Favors do you buy, for { $gold } gold each? You have { $favors } of 5. This ends your port action.
gives-favors-buy = Buy Favors: { $what }
ask-favors-buy-own = How many Favors do you buy for { $gold } gold each? You have { $favors } of 5; then you leave.
ask-favor-cards = { $count ->
    [one] 1 card was drawn from { $deck_deck }.
   *[other] { $count } cards were drawn from { $deck_deck }.
} Spend a Favor to redraw? Favors left: { $favors }.
ask-favor-cards-own = { $cards_count ->
    [1] You drew { $cards }.
    [2] You drew { $cards }.
   *[other] You drew { $cards_count } cards.
} Redraw for a Favor?
more-favor-cards = You drew { $cards }. Spend a Favor to redraw? You have { form-favors-left }.
ask-favor-roll = { $skill }: { $faces }. Spend a Favor to reroll? Favors left: { $favors }.
ask-favor-npc = { $name } has found you. Spend a Favor to make that roll again? You have { form-favors-left }.
ask-favor-npc-own = { $name } has found you. Spend a Favor to have that rolled again?
log-favors-bought = { $seat } bought { $count ->
    [one] 1 Favor
   *[other] { $count } Favors
} for { $gold } gold and has { $now } now.
log-favors-gained = { $seat } got 1 Favor for the mission and has { $now } now.
log-favors-spent = { $seat } spent { $favors ->
    [one] 1 Favor
   *[other] { $favors } Favors
} { $why_favor }; { $left } left.
favor-cards = to redraw
favor-roll = to reroll
favor-npc = to make them look again
favor-entry = to enter the port
log-favors-discarded = { $seat } discarded { $cards }.
log-favors-drew = { $seat } drew { $count ->
    [one] 1 other card
   *[other] { $count } other cards
}.
log-favors-drew-own = You drew { $cards }.
log-favors-showed = { $seat } drew { $shown } instead.
log-favors-lost = { $seat } lost { $favors ->
    [one] the last Favor
   *[other] all { $favors } Favors
}.
status-favors = Favors { $favors_favors }/5
hand-favors = Favors: { $favors_favors } of 5
captain-favors = { hand-favors }
step-EnterForFavors = Favors for a closed port
step-ActForFavors = Favors for a port action
option-favors-spend = Spend { form-favors-left }
option-favor-stay = Leave it
ask-favor-enter = { $zone } is closed. Spend { $price ->
    [one] 1 Favor
   *[other] { $price } Favors
} of your { $favors } to go ashore?
ask-favor-enter-own = { $zone } is closed. Spend { $price } of your { $favors } Favors to go ashore?
name-survivor_with_favors = { name-survivor }
text-survivor_with_favors = Play when your captain dies (before plunder) or retires. Your next captain keeps the gold aboard, your glory cards and your Favors.

## How it is told

told-favors-bought = bought { $count ->
    [one] 1 Favor
   *[other] { $count } Favors
} ({ $gold } gold), now { $now }
told-favors-gained = +1 Favor, now { $now }
told-favors-gained-alone = got 1 Favor, now { $now }
told-favors-spent = spent { $favors ->
    [one] 1 Favor
   *[other] { $favors } Favors
} { $why_favor }
told-favors-drew-own = drew { $cards }
told-favors-lost = lost { $favors ->
    [one] the last Favor
   *[other] all { $favors } Favors
}

why-most-favors = { $most } is the most.
why-too-few-favors = That costs { $price ->
    [one] 1 Favor
   *[other] { $price } Favors
}, and you have { $have }.

does-favor-spend = You pay 1 Favor, and it is done.
does-favor-keep = Your Favor stays with you.
does-favor-rest = Your Favor stays with you, and you are not asked again this turn.
does-favor-stay = Your Favors stay with you.

option-repair-favors = Favors: set
ask-repair-favors = How many Favors? Now: { $now }.
step-RepairFavors = A moderator sets Favors
log-repaired-favors = { $seat } has { $now } Favors instead of { $before }.
told-repaired-favors = 🔧 { log-repaired-favors }

## In a few words

gist-survivor_with_favors = Your next captain keeps gold, cards and Favors
