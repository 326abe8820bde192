rules-special_weapons-title = New special weapons
rules-special_weapons =
    A ship holds 6 special weapons, 1 of each kind. Only one kind of ammunition can be spent in a round, but Grappling Hooks and Caltrops may be spent in the same one.
    Heated Shot: the skulls do no damage, but the ship is on fire. Before each new round, she takes 1 hit where her captain likes, which can be absorbed and moved like others. If both burn, both take it at once; no ship burns twice. Crew combat or the end of the battle puts the fire out. (R)
    Double Shot: 2 skulls, or the only one, hit once more. After the number hits, all skulls are spread as evenly as possible over what has anything left; once all else is empty, the rest hit the Hull. (R)
    Caltrops: after a contest in which you declared Board, no matter who won. The enemy rolls 1 die less, but at least 1, on the first Leadership roll of that crew combat if you boarded, else on the next Seamanship roll of the battle. Where neither can come any more, you are not asked. (R)
