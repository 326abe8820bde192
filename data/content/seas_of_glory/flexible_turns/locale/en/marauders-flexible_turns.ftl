name-flexible_turns = Flexible Turns
text-flexible_turns = After each turn, a cube drawn from a bag says whose turn is next. You may be last in one round and first in the next.
step-TurnsByLot = Whose turn is next
log-turn-drawn = { $seat }’s cube came out of the bag{ $left_count ->
    [0] , the last one
   *[other] { "" }
}.

## Rules to be looked up; (R) marks a ruling of this project

rules-flexible_turns-title = Flexible turns
rules-flexible_turns =
    After the event card and after each turn, a cube is drawn: its captain has the next turn. When all have had theirs, the cubes go back into the bag. 2 turns in a row are possible.
    Whatever goes in turn order goes clockwise from the captain whose turn it is; in the event phase, from the start player. Your next turn is your next own turn, even with 2 in a row. (R)
