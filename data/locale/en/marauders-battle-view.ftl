### The picture of a combat, and the same in words.

scene-call-marauders = ⚔️ { $members }: your move in the battle above.

## On the picture

battle-title = Battle { form-off-zone }
battle-title-boarded = Boarded { form-off-zone }
battle-title-fight = Crew combat
battle-round = Round { $round }
battle-to-move = must answer
battle-aggressor = attacks
battle-guards = Guards
battle-captain = { $captain } · { $ship }
battle-npc = { $kind } · { $ship }
battle-guards-crew = Crew { $crew }
battle-no-fittings = no modifications, no special weapons
battle-does-shoot = Shoot
battle-does-board = Board
battle-does-flee = Flee
battle-fights = Crew combat
battle-decides = to decide…
battle-undeclared = not yet declared
battle-skill = { $skill } { $value }
battle-will-roll = { $skill }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}{ $because }
battle-missed = nothing
battle-open = open
battle-won = { $side } { $action_id ->
    [shoot] wins the contest: all Cannons
    [board] wins the contest, and boards
    [flee] wins the contest, and flees
   *[other] wins the contest
}
battle-begins = The ships close in
battle-goes-on = The battle goes on
battle-rolled = The contest is rolled
battle-crews = Crew against crew
battle-over-escaped = One ship got away: the battle is over
battle-over-nobody = Over, and nobody has won
battle-over-won = { $side } has won

## In words: a line for each thing, the most important first

alt-battle = { $title }.
alt-battle-round = { $title }, round { $round }.
alt-battle-result = { $result }.
alt-battle-side = { $aggressor ->
    [yes] Attacking
   *[no] Defending
  }: { $side } ({ $what }).
alt-battle-parts = { $parts }.
alt-battle-maneuverability = Maneuverability { $maneuverability }.
alt-battle-action = Action: { $action }.
alt-battle-moves = Action: { $action } (this side has to answer).
alt-battle-dice = { $dice }.
alt-battle-rolled = { $skill } rolled: { $shown }, { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
}.
alt-battle-volley = Volley fired: { $shots }.
alt-battle-shot = { $shown } ({ $where })
alt-battle-ammunition = Ammunition: { $weapon }.
alt-battle-hits = Hits taken in the last volley: { $hits }.
alt-battle-hit = { $part } { $count }
