name-special_weapons = New Special Weapons
text-special_weapons = Shipyards also sell Heated Shot, Double Shot and Caltrops, so a ship can hold six special weapons.

name-heated_shot = Heated Shot
text-heated_shot = After rolling hit locations, spend it so that the skulls do no damage but set the enemy ship on fire: before each new round of the battle she takes a hit where her captain likes. Crew combat puts the fire out. In a merchant raid, spend it after your Seamanship roll to turn one failed die into a success.
name-double_shot = Double Shot
text-double_shot = After rolling hit locations, spend it so that up to two skulls each hit once more. The enemy spreads all skulls as evenly as possible over the locations that have anything left. In a merchant raid, spend it after your Seamanship roll to turn one failed die into a success.
name-caltrops = Caltrops
text-caltrops = After a Seamanship contest in which you declared Board, spend them: whoever won, the enemy has 1 die less, but at least 1, on his next roll in this battle. In a merchant raid, spend them after your Seamanship roll to turn one failed die into a success.

log-heated_shot-lit = { $seat } fired Heated Shot: the { $hits ->
    [one] skull does no damage, but sets
   *[other] skulls do no damage, but set
} { $target } on fire!
ask-heated_shot-burn = Round { $round } begins, and { $who } is on fire. Where does the ship lose a point?
option-burn = Lose it at { $location } ({ $left } left)
log-heated_shot-burned = { $who } is on fire: a hit on { $location }.
log-heated_shot-out = The fire on { $who }’s ship is out.
log-double_shot-fired = { $seat } fired Double Shot: { $more ->
    [one] one skull hits twice
   *[other] { $more } skulls hit twice
}, { $hits } hits to spread evenly.
ask-caltrops = { $faces } against { $against }. Throw the Caltrops? { $who } then has 1 die less on the next roll.
option-throw = Throw the Caltrops
option-no-caltrops = Keep them
log-caltrops-thrown = { $seat } threw Caltrops: { $target } has 1 die less on the next roll.

alt-battle-burning = The ship is on fire.
alt-battle-pricked = Caltrops lie on deck: 1 die less on the next roll.

step-SetOnFire = Heated Shot
step-FireBurns = Fire aboard
step-FireOut = The fire goes out
step-DoubleSkulls = Double Shot
step-ThrowCaltrops = Caltrops
source-special_weapons = { name-caltrops }
