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
