name-cutthroat = Cutthroat
text-cutthroat = When a captain enters your zone in his turn you may scout for him, for two actions of your next turn.
source-cutthroat = { name-cutthroat }
step-LieInWait = Scouting off turn
step-DeclareScouting = Scout off turn?
step-ScoutOffTurn = Scouting off turn
ask-scout-off_turn = { $other } entered { $zone }. Scout off turn? It costs { $actions ->
    [one] one action
   *[other] { $actions } actions
} of the next turn.
option-scout-off-turn = Scout for { $other }
option-let-pass = Let { $other } pass
log-scout-off_turn = { $seat } turned the captain’s card to scout for { $other } { form-off-zone }.
log-scout-let_pass = { $seat } let { $other } pass.
log-scout-tied = { $seats } saw { $other } at the same time and scouted again.
log-captain-turned_back = { $seat } turned the captain’s card back: { $actions ->
    [one] one action
   *[other] { $actions } actions
} this turn.
hand-cutthroat = { $cutthroat_turned ->
    [yes] Captain’s card turned: two actions less in your next turn, and no scouting off turn until then.
   *[no] Captain’s card face up: you may scout off turn.
}
captain-cutthroat = { $cutthroat_turned ->
    [yes] Captain’s card turned: two actions less in the next turn.
   *[no] Captain’s card face up.
}

## Rules to be looked up; (R) marks a ruling of this project

rules-cutthroat-title = Cutthroat
rules-cutthroat =
    When a captain sails into your zone in his turn, or out of its port, you may scout for him if you lie at sea there. (R) Turn your captain’s card: until your next turn you cannot do it again, and that turn has two actions less, but at least one. (R)
    If your roll succeeds you attack him, with the bounty for it. If he survives, he goes on with his turn.
    Of several who want to, each says so in turn order, then all of them roll. The most successes find him, then the most pips; if that is still a tie, those tied roll again. All of them owe the actions, found or not. (R) A seat owes them even if its captain dies meanwhile. (R)
    The weather comes before it, NPCs after it.
