name-hard_life = A Hard Life
text-hard_life = 2 naval ships and a pirate are at sea before the first round begins.
step-SearchEvents = The first ships at sea
log-hard_life-began = It’s a hard life: the first ships of the event deck were at sea already.{ $count ->
    [0] { "" }
   *[other] { " " }Passed over and shuffled back: { $cards }.
 }

## Rules to be looked up; (R) marks a ruling of this project

rules-hard_life-title = A hard life
rules-hard_life =
    Before the first round, go through the event deck: the first 2 naval ships, of different nations, and the first pirate enter at once, but none whose home is a captain’s home port. Shuffle the cards passed over back into the deck; those 3 stay out. (R)

## How it is told

told-hard_life-began = the first ships of the event deck were at sea already
