name-flexible_turns = Flexible Turns
text-flexible_turns = After each turn a cube is drawn from a bag: it says whose turn is next. You may be last in one round and first in the next.
step-TurnsByLot = Whose turn is next
log-turn-drawn = The cube of { $seat } came out of the bag{ $left_count ->
    [0] , the last one
   *[other] { "" }
}.
