### What the texts themselves need: how a player without a name, an empty list or several equal cards are put.

seat-number = Seat { $number }
nobody = nobody
nothing = nothing

# Several equal pieces in a list, "2 × Galleon and Sloop"; `counted-<piece>` is for pieces without the sign.
counted = { $count } × { $name }

# The question of another seat, for those who may know only that it is asked, or not even of whom.
ask-secret = { $seat } is making a secret decision.
ask-hidden = A captain is making a secret decision.

# Who changed a figure, after the sentence: "8 cards (Caracas)". The space before the bracket belongs to it.
because = { " " }({ $sources })

# A card with its line of story: in a list of cards, and before its text.
storied = { $name } (*{ $story }*)
with-story = { $text } *{ $story }*
