### New captains, events, rumors and missions: what the rules say, in full.

name-new_cards = New captains, events, rumors and missions
text-new_cards = Twice as many captains, rumors and missions, 16 more events, and pirates with bigger ships.

name-brig = Brig
text-brig = A ship between the small and the big ones. She brings no glory point.

name-slip_in = Slip in

setting-new_decks = New captains, rumors and missions
setting-new_decks-mixed = Shuffled in with the others
setting-new_decks-only = Alone, without the old ones

## Steps

step-LeaveOldCards = Leaving the old cards in the box
step-Earn = Earning gold
step-SwapCards = Having cards drawn anew
step-SaveLastHand = Saving the last hand
step-GainFavors = Gaining Favors
step-Bargain = Striking a bargain
step-SellAnywhere = Selling without a market
step-SendNpc = Sending a ship elsewhere
step-PutAshore = Putting crew ashore
step-PutOut = Being put out of port
step-SlipIn = Slipping into a closed port
step-TalkAshore = Talking your way ashore

## What is asked

ask-offer-swap_cards = { $count ->
    [one] You may replace 1 card of your offer.
   *[other] You may replace up to { $count } cards of your offer.
}
ask-reward-bargain = { $card }: pay { $gold } gold for it?
ask-reward-sell = You may sell { $cards ->
    [one] 1 card of goods
   *[other] up to { $cards } cards of goods
} here for { $gold } gold each.
ask-reward-send = Which ship do you move, by { $zones ->
    [one] 1 zone
   *[other] up to { $zones } zones
}?
ask-reward-send_to = Where to with { $name }? { $left ->
    [one] 1 zone left.
   *[other] { $left } zones left.
}
option-send-npc = { $name } ({ $npc_npc }), { form-off-zone }
option-land-crew = Put { $count } Crew ashore ({ $mission })
option-swap-card = Replace { $card }
option-home-pardon = Remove a bounty ({ $gold } gold)

## What happens

log-new_cards-earned = { $seat } got { $gold } gold{ $because }.
log-new_cards-swapped = { $seat } replaced { $cards }.
log-new_cards-last_hand = { $who } held on to the last Crew: 1 hit did nothing.
log-new_cards-slipped_in = { $seat } slipped into the closed port of { $zone }.
log-new_cards-turned_away = { $seat } was turned away from the port of { $zone }.
log-new_cards-put_out = { $seat } was put out of the port of { $zone }.
log-new_cards-paid = { $seat } paid { $gold } gold ({ $card }).
log-new_cards-sold = { $seat } sold { $cards } for { $gold } gold.
log-new_cards-landed = { $seat } put { $count } Crew ashore; { $crew } stayed aboard.

## How it is told

told-new_cards-earned = got { $gold } gold{ $because }
told-new_cards-swapped = replaced { $cards }
told-new_cards-last_hand = ignored 1 hit to the last Crew
told-new_cards-slipped_in = slipped into the closed port of { $zone }
told-new_cards-turned_away = was turned away from the port of { $zone }
told-new_cards-put_out = was put out of the port of { $zone }
told-new_cards-paid = paid { $gold } gold ({ $card })
told-new_cards-sold = sold { $cards } for { $gold } gold
told-new_cards-landed = put { $count } Crew ashore, { $crew } left

## Short names, after the first mention

short-admiral_nevell = Admiral Nevell
short-admiral_de_velasco = Admiral de Velasco
short-admiral_de_chateaurenault = Admiral de Château-Renault
short-admiral_de_ruyter = Admiral de Ruyter
short-pirate_kidd = Kidd
short-pirate_england = Edward England
short-pirate_every = Every

why-at-home-only = only in your home port.
why-not-wanted = you have no bounties.
why-crew-to-spare = that takes { $count } Crew, and one must stay aboard.
