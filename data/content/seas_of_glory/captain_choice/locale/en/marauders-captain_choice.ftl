name-captains_draw_two = Two Captains
text-captains_draw_two = When the game begins you draw 2 captains and keep the one you want.
step-KeepOneOfTwo = Choosing a captain
ask-captain-keep = Which captain do you keep?
ask-captain-keep-own = Which captain do you keep?
more-captain-keep = Which captain do you keep? The others go back into the deck unseen.
option-keep-captain = Keep { $name }
about-keep-captain = { $captain } { $name_text }

name-captains_for_gold = Captains for Gold
text-captains_for_gold = When the game begins you may draw a second and a third captain, for 2 gold each, and keep the one you want.
step-OfferCaptains = Captains for gold
step-BuyCaptain = One more captain
step-KeepBought = Choosing a captain
step-PayForCaptains = Paying for captains
step-StartPlayerKnown = The start player
ask-captain-buy = Draw another captain for { $gold } gold?
ask-captain-buy-own = Draw another captain for { $gold } of your { $left } gold?
more-captain-buy = You hold { $held }. Draw another captain for { $gold } of your { $left } gold?
phrase-captain-held = { $name } ({ $nation }, home port { $zone }; Seamanship { $seamanship }, Scouting { $scouting }, Leadership { $leadership }, Influence { $influence })
option-draw-captain = Draw a captain ({ $gold } gold)
option-enough = No more captains
log-captain-bought = { $seat } paid { $gold } gold and drew another captain.

## Rules to be looked up; (R) marks a ruling of this project

rules-captain_choice-title = A choice of captains
rules-captain_choice =
    A table may play one of two ways. Two Captains: everybody draws 2 and keeps 1, unseen. Captains for Gold: in turn order, each may draw a second captain for 2 gold and a third for 2 more. Then all choose.
    For this, the start player is drawn first. The price comes out of the 10 gold you begin with. You choose your ship after your captain. Captains not kept are shuffled back. After a death, the next captain is drawn as usual. (R)

## How it is told

told-captain-bought = paid { $gold } gold and drew another captain
