name-special_weapons = New Special Weapons
text-special_weapons = Shipyards also sell Heated Shot, Double Shot and Caltrops: a ship can hold 6 special weapons.

name-heated_shot = Heated Shot
text-heated_shot = After rolling hit locations, spend it: the skulls do no damage but set the enemy ship on fire. Before each new round of the battle, she takes 1 hit where her captain likes. Crew combat puts the fire out. In a merchant raid, spend it after your Seamanship roll to turn 1 failed die into a success.
name-double_shot = Double Shot
text-double_shot = After rolling hit locations, spend it: up to 2 skulls hit once more. The enemy spreads all skulls as evenly as possible over the locations that have anything left. In a merchant raid, spend it after your Seamanship roll to turn 1 failed die into a success.
name-caltrops = Caltrops
text-caltrops = After a Seamanship contest in which you declared Board, spend them, no matter who won: the enemy rolls 1 die less, but at least 1, on the first Leadership roll if you board, else on the next Seamanship roll of this battle. In a merchant raid, spend them after your Seamanship roll to turn 1 failed die into a success.

log-heated_shot-lit = { $seat } fired Heated Shot: the { $hits ->
    [one] skull did no damage, but set
   *[other] skulls did no damage, but set
} { $target } on fire!
ask-heated_shot-burn = Round { $round } begins, and { $who } is on fire. Where does the ship take the hit?
ask-heated_shot-burn-own = Round { $round }, and { $who } is on fire. Where is the hit?
option-burn = Take it at { $location } ({ $left } left)
log-heated_shot-burned = { $who } was on fire: a hit to { $location }.
log-heated_shot-out = The fire on { $who }’s ship went out.
log-double_shot-fired = { $seat } fired Double Shot: { $more ->
    [one] 1 skull hits twice
   *[other] { $more } skulls hit twice
}, { $hits } hits to spread evenly.
ask-caltrops = { $faces } against { $against }. Throw the Caltrops? { $who } rolls 1 die less next time.
ask-caltrops-own = { $faces } against { $against }. Throw the Caltrops? The enemy then rolls 1 die less.
option-throw = Throw the Caltrops
option-no-caltrops = Keep them
log-caltrops-thrown = { $seat } threw Caltrops: { $target } rolls 1 die less next time.

alt-battle-burning = The ship is on fire.
alt-battle-pricked = Caltrops lie on deck: 1 die less on the next roll.

step-SetOnFire = Heated Shot
step-FireBurns = Fire aboard
step-FireOut = The fire goes out
step-DoubleSkulls = Double Shot
step-ThrowCaltrops = Caltrops
source-special_weapons = { name-caltrops }

## How it is told

told-heated_shot-lit = 🔥 **{ $target } is on fire**
told-heated_shot-burned = burned: { $location }
told-heated_shot-out = { $who } put the fire out
told-double_shot-fired = fired Double Shot: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
told-caltrops-thrown = threw Caltrops

does-throw = They go back to the supply, and the enemy rolls 1 die less next time.
does-no-caltrops = Keep them for later.

## In a few words

gist-caltrops = Board: 1 enemy die less; in a raid, 1 miss is a success
gist-double_shot = 2 skulls hit twice; in a raid, 1 miss is a success
gist-heated_shot = Sets her on fire; in a raid, 1 miss is a success
