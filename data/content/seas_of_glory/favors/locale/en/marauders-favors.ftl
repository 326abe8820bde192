name-favors = Favors
text-favors = Buy and earn Favors; spend them to draw or roll again, or to slip into a closed port.
source-favors = Favor
name-favor_entry = Favors
step-BuyFavors = Buying Favors
step-GainFavor = A Favor for a mission
step-RedrawCards = A Favor for other cards
step-RedrawOfferForFavor = A Favor for another offer
step-RollAgain = A Favor for another roll
step-AnotherLook = A Favor for another look
form-favors-left = { $favors ->
    [one] one Favor
   *[other] { $favors } Favors
}
option-favors = Buy Favors last ({ $gold } gold each)
option-favor-spend = Spend a Favor
option-favor-keep = Keep it
option-favor-rest = Keep it, don’t ask this turn
ask-favors-buy = How many Favors, at { $gold } gold each? You have { $favors } of 5. Then your port action is over.
ask-favor-cards = { $count ->
    [one] A card was drawn from { $deck_deck }.
   *[other] { $count } cards were drawn from { $deck_deck }.
} Draw again for a Favor? Favors left: { $favors }.
ask-favor-cards-own = You drew { $cards }. Draw again for a Favor? You have { form-favors-left }.
ask-favor-roll = { $skill }: { $faces }. Roll again for a Favor? Favors left: { $favors }.
ask-favor-npc = { $name } has found you. Spend a Favor to have that roll repeated? You have { form-favors-left }.
log-favors-bought = { $seat } bought { $count ->
    [one] a Favor
   *[other] { $count } Favors
} for { $gold } gold and has { $now } now.
log-favors-gained = { $seat } got a Favor for the mission and has { $now } now.
log-favors-spent = { $seat } spent { $favors ->
    [one] a Favor
   *[other] { $favors } Favors
} { $why_favor }; { $left } left.
favor-cards = to draw again
favor-roll = to roll again
favor-npc = to make them look again
favor-entry = to enter the port
log-favors-discarded = { $seat } discarded { $cards }.
log-favors-drew = { $seat } drew { $count ->
    [one] another card
   *[other] { $count } other cards
}.
log-favors-drew-own = You drew { $cards }.
log-favors-showed = { $seat } drew { $shown } instead.
log-favors-lost = { $seat } lost { $favors ->
    [one] the last Favor
   *[other] all { $favors } Favors
}.
hand-favors = Favors: { $favors_favors } of 5
captain-favors = { hand-favors }
step-EnterForFavors = Favors for a closed port
step-ActForFavors = Favors for a port action
option-favors-spend = Spend { form-favors-left }
option-favor-stay = Leave it
ask-favor-enter = { $zone } is closed. Spend { $price ->
    [one] a Favor
   *[other] { $price } Favors
} of your { $favors } to go ashore?
text-survivor = Play when your captain dies, before plunder. Your next captain keeps the gold aboard, your glory cards and your Favors.
