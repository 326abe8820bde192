name-ship_mods = New Ship Modifications
text-ship_mods = More kinds of ship modifications. Those not dealt to the ports form a reserve pool.

name-carved_hull = Carved Hull
text-carved_hull = In a naval battle, your opponent rolls 1 Seamanship die less, but at least 1, in each round in which either of you declares Flee.
name-crows_nest = Crow’s Nest
text-crows_nest = While your Masts are undamaged, you roll +1 die on Scouting rolls, and anyone who scouts for you may roll 1 die less, but at least 1: you decide before the roll.
name-smugglers_hold = Smuggler’s Hold
text-smugglers_hold = 1 card of your contraband takes no Cargo space. NPCs cannot see it, and neither cards nor damage can take it. Say which whenever it matters.
name-the_plank = The Plank
text-the_plank = When an NPC event card would cost you a step of loyalty, you avoid it with a Leadership success or, at sea, by giving up 1 Crew. Choose one of the 2 each time.

ask-plank = Your crew grumbles. Roll Leadership, or send 1 of your { $crew } Crew down the Plank?
ask-plank-own = Your crew grumbles. Roll Leadership, or send 1 of your { $crew } down the Plank?
option-plank-roll = Roll Leadership
option-plank-crew = Give up 1 Crew
log-plank-walked = { $seat } sent 1 Crew down the Plank, and the others kept quiet: { $crew } left.
roll-plank = to calm the crew
ask-crows_nest = { $who } is about to scout for { $target }. Use the Crow’s Nest? That is 1 die less.
ask-crows_nest-own = { $who } looks for { $target }. Use the Crow’s Nest? 1 die less.
option-use-nest = Use it (1 die less)
option-leave-nest = Let them come
log-crows_nest-shown = { $target } did not hide from { $who }.

step-WalkThePlank = The Plank
step-LieLow = Crow’s Nest

## How it is told

told-plank-walked = sent 1 Crew down the Plank, { $crew } left

does-use-nest = They have to find you with 1 die less.
does-leave-nest = They roll all their dice.
does-plank-roll = With a success nobody is lost.
does-plank-crew = 1 Crew is lost, and the others keep quiet.

## In a few words

gist-carved_hull = 1 enemy die less when anybody flees
gist-crows_nest = +1 Scouting die; who scouts for you rolls 1 less
gist-smugglers_hold = Hides 1 contraband card, and takes no space
gist-the_plank = Give up 1 Crew instead of loyalty
