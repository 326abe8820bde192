### Battles at the table: naval combat, volleys, crew combat.

## Who fights

phrase-who-captain = { $seat }
phrase-who-npc = { $name }
phrase-who-guards = the guards
phrase-dice = { $faces }
form-successes = { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
}

## Beginning and declaration

log-battle-began = { $who } attacked { $against } { form-off-zone }!
log-battle-long_guns = { $seat } fired the Long Guns: { $faces }, { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
log-battle-declared = { $who } { $action_id ->
    [shoot] { $stuck ->
        [1] could only shoot: no Masts left.
       *[other] manned the guns.
    }
    [board] made ready to board.
   *[flee] tried to flee.
}
ask-battle-declare = { $who } against { $against }, round { $round }. Shoot, board or flee?
ask-battle-declare-own = { $who } against { $against }: shoot, board or flee?
option-declare-shoot = Shoot: { $cannons } { $cannons ->
    [one] hit
   *[other] hits
} if you win
option-declare-board = Board: your { $crew } Crew vs their { $enemy }
option-declare-flee = Flee: win, and they roll no skull
ask-battle-chasers = Somebody tries to flee. Fire the Chasers at { $against }?
option-fire = Fire the Chasers
option-hold = Hold fire
log-battle-chasers = { $seat } fired the Chasers: 1 hit.

## The contest

log-battle-rolled = { $who } rolled { $skill }: { $faces }, { form-successes }, { $pips } on the other dice{ $because }.
log-battle-both_fled = Both fled, and the battle was over.
log-battle-nobody_won = Neither got the better of the other.
log-battle-won_contest = { $who } outmaneuvered the enemy.
log-battle-fled = { $who } escaped from the battle.
ask-battle-hooks = { $faces } against { $against }. Spend the Grappling Hooks and reroll which dice? Choose none to keep them.
ask-battle-hooks-own = { $faces } against { $against }. Reroll with the Grappling Hooks? Pick dice, or none.
option-die = Reroll { $faces }
option-die-together = { option-die }
log-battle-hooks = { $seat } threw the Grappling Hooks and rerolled { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.

## Volleys

log-battle-fired = { $who } fired: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}.
log-battle-no_end = Neither ship had a Cannon left, and they lost sight of each other.
log-battle-locations = { $who } rolled hit locations: { $faces }.
log-battle-relocated = { $who } rerolled a hit location: { $faces }.
ask-location-reroll = Hit locations: { $faces }. Reroll one die?
ask-battle-ammunition = Hit locations: { $located }; { $skulls ->
    [one] 1 skull
   *[other] { $skulls } skulls
}. Spend ammunition on the skulls?
ask-battle-ammunition-own = You rolled { $skulls ->
    [one] 1 skull. Spend ammunition on it?
   *[other] { $skulls } skulls. Spend ammunition on them?
}
option-spend-ammunition = Spend { $weapon }
option-no-ammunition = Spend none
log-battle-ammunition = { $seat } spent { $weapon }: { $hits ->
    [one] the skull hits
   *[other] every skull hits
} { $location }.
option-hit-enemy = Hit { $location } (now { $left })
log-battle-skulls = { $who }: the skulls hit { $locations }.
option-keep-dice = Keep the dice
option-leave-hit = Leave it there
ask-hit-move = Hits on the ship: { $hits }. Move one?
option-move-from = Move the hit on { $location }
ask-hit-moved = Where does the hit on { $location } go?
option-move-to = To { $location }
log-battle-moved = { $seat } moved the hit on { $source } to { $location }.
log-battle-hit = { $who } was hit: { $location } { $left ->
    [0] destroyed
   *[other] down to { $left }
}{ $moved ->
    [yes] , passed on from { $aimed }
   *[no] { "" }
}.
log-battle-no_harm = { $who } was hit: { $location }, where nothing was left to hit.
log-battle-sunk = { $who } went down with the ship!

## Boarding and crew combat

log-battle-boarded = { $who } boarded { $other_side }!
log-battle-no_boarders = { $who } had nobody left to board with.
log-battle-swivel_guns = { $seat } fired the Swivel Guns: { $faces }, { $hit ->
    [yes] and { $other_side } lost 1 Crew, { $crew } left.
   *[no] and hit nobody.
}
log-crew-hit = { $who } lost { $hits } Crew{ $crew ->
    [0] , and nobody is left.
   *[other] ; { $crew } left.
}
log-crew-won = { $who } won the crew combat against { $other_side }!
log-crew-drawn = Nobody was left standing on either side, and nobody won.

## Names

step-Battle = Battle
step-BeforeRounds = Before the first round
step-LongGuns = Long Guns
step-RoundBegins = New round
step-Declare = Declaration
step-AllDeclared = After the declarations
step-FireChasers = Chasers
step-Contest = Seamanship contest
step-ContestMoves = After the roll
step-AfterContest = Special weapons
step-UseHooks = Grappling Hooks
step-ContestWinner = Winner of the contest
step-FireCannons = Cannons
step-LookAtShips = Who is afloat
step-BoardShip = Boarding
step-BeforeCrewCombat = Before crew combat
step-SwivelGuns = Swivel Guns
step-FightCrews = Crew combat begins
step-CombatWindow = Cards in combat
step-CombatOver = End of the combat
step-Volley = Volley
step-RollLocations = Hit locations
step-LocationsRolled = Hit locations
step-SpendAmmunition = Special ammunition
step-SendSkulls = Special ammunition
step-TargetsPlaceSkulls = Placing skulls
step-HitsLocated = Hits located
step-AllLocated = All hits located
step-AbsorbHits = Reinforced Hull
step-ApplyHits = Hits
step-CrewCombat = Crew combat
step-LookAtCrews = Who still stands
step-RollLeadership = Leadership
step-CrewHits = Hits of the crews
step-RerollLocation = Aiming anew
step-MoveHit = Moving a hit
step-MoveGunHit = Moving a hit
step-GunsHit = Guns hit the ship
step-GunHitsLocated = Their hits located
step-GunHitsMoved = Their hits moved

## To be looked up. (R) marks a ruling of this project.

rules-battle-title = Naval combat
rules-battle =
    Each round, first the aggressor, then the defender declares: shoot, board or flee. In the first round and without Masts you can only shoot; without Crew you cannot board. If you have no choice, you are not asked. (R)
    Both roll Seamanship; with 2 more Maneuverability +1 die, without Masts only 1 die. The better sailor gets his way: more successes win, then the higher sum of the other dice.
    Shoot: the winner hits with all Cannons; anybody else hits once for each success, up to the Cannons left. Board: the winner goes over the rail once the hits of the round are made. Flee: the winner is away if the other rolls no success, and no shot reaches him. (R) If both flee, the battle is over.
    If no ship has a Cannon and both shoot all the same, the battle ends without a winner. (R)
rules-volleys-title = Volleys
rules-volleys =
    Roll a die for each hit: 1 Cargo, 2 Masts, 3 Crew, 4 Cannons. The target chooses where a skull hits; both do so at once and unseen. All hits of a round are made together.
    Chain-shot sends all skulls of the Cannons to the Masts, Grapeshot to the Crew; what finds nothing left there does not pass on to the Hull. Chasers and Long Guns fire neither. (R)
rules-crew-combat-title = Crew combat
rules-crew-combat =
    Both roll Leadership, round after round. Each success takes 1 of the enemy’s Crew, up to the Crew you have left yourself. If you have none left, you lose and die.
    If both lose their last Crew together, more successes win, then the higher sum of the other dice; on a full tie nobody wins, and both live. (R)
rules-plunder-title = Plunder
rules-plunder =
    Win crew combat, and you may claim the enemy’s ship in place of yours. From a captain take anything aboard: gold, cargo, glory cards, rumors, special weapons, specialists.
    A naval ship brings 3 cargo cards: their gold, and the cargo less 1 random card for each hit on her Cargo. For a pirate you get a reward if nobody wants you: 5 gold for a Sloop, 15 for a Frigate.
    The claimed ship comes as she is. Your old modifications go to ports of your choice, face down.
