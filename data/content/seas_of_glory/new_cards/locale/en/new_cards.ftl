### New captains, events, rumors and missions: what the rules say, in full.

name-new_cards = New captains, events, rumors and missions
text-new_cards = There are twice as many captains, rumors and missions, 16 more events, and pirates with bigger ships.

name-brig = Brig
text-brig = A ship between the small and the big ones. She brings no glory point.

name-slip_in = Slip in

## Steps

step-Earn = Earning gold
step-SwapCards = Having cards drawn anew
step-PressHands = Pressing sailors
step-SaveLastHand = Saving the last hand
step-PutOut = Being put out of port
step-SlipIn = Slipping into a closed port
step-TalkAshore = Talking one’s way ashore
step-TurnedAway = Being turned away

## What is asked

ask-offer-swap_cards = { $count ->
    [one] You may have a card of your offer drawn anew.
   *[other] You may have up to { $count } cards of your offer drawn anew.
}
option-swap-card = Replace { $card }
option-home-pardon = A pardon for { $gold } gold

## What happens

log-new_cards-earned = { $seat } got { $gold } gold{ $because }.
log-new_cards-swapped = { $seat } had { $cards } drawn anew.
log-new_cards-pressed = { $count ->
    [one] A sailor of the merchant joined { $seat }, who now has { $crew } Crew.
   *[other] { $count } sailors of the merchant joined { $seat }, who now has { $crew } Crew.
}
log-new_cards-last_hand = { $who } kept the last hand: one hit did nothing.
log-new_cards-slipped_in = { $seat } slipped into the closed port of { $zone }.
log-new_cards-turned_away = { $seat } was turned away from the port of { $zone }.
log-new_cards-put_out = { $seat } was put out of the port of { $zone }.
