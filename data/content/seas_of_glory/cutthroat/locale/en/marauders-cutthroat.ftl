name-cutthroat = Cutthroat
text-cutthroat = When another captain enters your zone in his turn, you may scout for him. It costs 2 actions of your next turn.
source-cutthroat = { name-cutthroat }
step-LieInWait = Scouting off turn
step-DeclareScouting = Scout out of turn?
step-ScoutOffTurn = Scouting off turn
ask-scout-off_turn = { $other } came to { form-zone }. Scout out of turn? It costs { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} of your next turn.
ask-scout-off_turn-own = { $other } comes to { form-zone }. Scout now? It costs { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} next turn.
option-scout-off-turn = Scout for { $other }
option-let-pass = Let { $other } pass
log-scout-off_turn = { $seat } turned the captain’s card to scout for { $other } { form-off-zone }.
log-scout-let_pass = { $seat } let { $other } pass.
log-scout-tied = { $seats } saw { $other } at the same time and scouted again.
log-captain-turned_back = { $seat } turned the captain’s card back: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} this turn.
hand-cutthroat = { $cutthroat_turned ->
    [yes] Captain’s card turned: 2 actions fewer in your next turn, and no scouting out of turn until then.
   *[no] Captain’s card face up: you may scout out of turn.
}
captain-cutthroat = { $cutthroat_turned ->
    [yes] Captain’s card turned: 2 actions fewer in the next turn.
   *[no] Captain’s card face up.
}

## Rules to be looked up; (R) marks a ruling of this project

rules-cutthroat-title = Cutthroat
rules-cutthroat =
    When a captain sails into your zone in his turn, or puts to sea from its port, you may scout for him if you are at sea there. (R) Turn your captain’s card: you cannot do so again until your next turn, and that turn has 2 actions fewer, but at least 1. (R)
    If your roll succeeds, you attack him and take the bounty for it. If he survives, he goes on with his turn.
    If several want to, each says so in turn order, and then all of them roll. The most successes find him; on a tie, the most pips; if that is a tie too, those tied roll again. All of them owe the actions, whether they find him or not. (R) A seat owes them even if its captain dies meanwhile. (R)
    The weather comes before it, NPCs after it.

## How it is told

told-scout-off_turn = turned the captain’s card to scout for { $other } { form-off-zone }
told-scout-tied = { $seats } tied and scouted again
told-captain-turned_back = turned the captain’s card back: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} this turn

does-scout-off-turn = Roll Scouting; if you find them, you attack.
does-let-pass = Nothing happens.
