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
    [shoot] wins the contest: all Cannons hit
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

## The picture of a merchant raid, and the same in words

raid-title = Raid on the { $nation } { form-off-zone }
raid-begins = The chase is on
raid-brings = As the cards lie: { $gold } gold
raid-escapes = As the cards lie, she escapes
raid-sinks = As the cards lie, the ship sinks and her captain dies: { $parts } destroyed
raid-destroyed = As the cards lie, the raid fails: { $parts } destroyed
raid-plundered = { $gold } gold plundered
raid-left = { $left ->
    [0] No success left
    [one] 1 success left
   *[other] { $left } successes left
}{ $failed ->
    [0] { "" }
    [one] , 1 die failed
   *[other] , { $failed } dice failed
}
raid-rolled = { $count ->
    [0] No success
    [one] 1 success
   *[other] { $count } successes
}
raid-haul = Haul
raid-escape = Escapes
raid-damage = Damage
raid-title-location = Raid on { $location } { $zone_id ->
    [caribbean_sea] in the Caribbean Sea
   *[other] near { $zone }
}
raid-undefended = As the cards lie: { $gold } gold, and nobody to fight ashore
raid-defended = As the cards lie: { $gold } gold, guarded by { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
}
raid-failed = The raid has failed: { $parts } destroyed
raid-escaped = The merchant has escaped
raid-retreat = The attack was broken off
raid-sunk = { $name } is dead: the raid is over
raid-soldier = Soldier
raid-soldiers = Soldiers ({ $most }+: double hits)
raid-guns = Cannons
raid-shots = { $count ->
    [0] No shot left
    [one] 1 shot left
   *[other] { $count } shots left
}
alt-raid-soldier = { $good } for { $gold } gold (a soldier)
alt-raid-soldiers = { $escapes ->
    [one] 1 soldier
   *[other] { $escapes } soldiers
}; from { $most } on, hits count twice.
alt-raid = { $title }, by { $seat } with a { $ship }.
alt-raid-cards = On the table: { $cards }.
alt-raid-card = { $good } for { $gold } gold ({ $icon_id ->
    [escape] { $icon }
   *[other] hits { $icon }
}{ $harmless ->
    [yes] , canceled
   *[no] { "" }
})
alt-raid-dice = Seamanship rolled: { $shown }.
alt-raid-gold = Haul: { $gold } gold.
alt-raid-escapes = Escapes { $escapes } of { $most }.
alt-raid-damage = Ship: { $parts }.
alt-raid-part = { $part } { $left } of { $whole }{ $hits ->
    [0] { "" }
    [one] , 1 hit
   *[other] , { $hits } hits
}
