### How a turn of Merchants & Marauders is told: in the bare past, without its captain, whom the heading names.
### What stands out names everybody itself.

## Setup and rounds

told-start-player = { $seat } begins
told-mission-placed = a new mission waits in { $zone }: { $mission_storied }
told-mission-discarded = off the board: { $missions }
told-captain-entered = **{ $seat }** enters as { $name } · { $ship }, { $zone }
told-captain-redrawn = drew another captain, { $name }, away from a pirate’s waters
told-round-began = **Round { $round }**
# To who did it and nothing else: everybody else reads the way in the heading of the turn.
told-left-port-alone = put to sea from { $zone }
told-docked-alone = docked in { $zone }
told-port-action-alone = went ashore in { $zone }
told-event-drawn = **{ $event }**: { $event_text }
told-storm-raised = storm over { $zones }
told-storm-caught = sailed into the storm { form-off-zone }
told-storm-weathered = rode out the storm
told-fever-broke_out = fever in { $zones }
told-fever-suffered = lost { $crew ->
    [0] nobody
   *[other] { $crew } Crew
} to the fever, { $left } left
told-crew-regained = got { $count } Crew back, now { $crew }
told-port-changed = { $zone } is { $nation } now
told-port-no_token = no { $nation } token free, { $zone } stays as it is

## A turn

told-turn-began = **{ $seat }**{ $called ->
    [none] { "" }
   *[other] {" "}({ $called })
}
told-port-fee = paid { $gold } gold to get into { $zone }
told-port-refused = stayed outside { $zone }
told-actions-lost = lay becalmed: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} this turn

## In port

told-goods-sold = sold { $cards } for { $gold } gold{ $because }
told-demand-changed = { $still ->
    [yes] still
   *[no] now
} in demand: { $good }
told-demand-changed-alone = { $still ->
    [yes] still
   *[no] now
} in demand in { $zone }: { $good }
told-goods-swapped = paid { $gold } gold for a new offer
told-goods-bought = bought { $count ->
    [0] nothing
    [one] 1 cargo card { form-for-gold }
   *[other] { $count } cargo cards { form-for-gold }
}
told-goods-bought-own = bought { $cards_count ->
    [0] nothing
   *[other] { $cards } { form-for-gold }
}
told-goods-left = left { $cards } on the quay
told-demand-drawn = drew { $tokens } from the reserve
told-shipyard-credit = { $gold } gold less at the shipyard, { $left } gold of credit left
told-ship-repaired = repaired { $locations } ({ form-price })
told-ship-bought = traded the { $sold } for a { $ship }{ $earned ->
    [yes] {" "}and got { $gold } gold back
   *[no] {" "}{ form-for-gold }
}
told-mod-bought = mounted { $mod } ({ form-price })
told-mod-rearmed = renewed { $mod } ({ form-price })
told-weapon-bought = bought { $weapon } ({ form-price })
told-weapon-sold = sold { $weapon } ({ form-price })
told-crew-filled = refilled the crew to { $crew }{ $because }
told-crew-hired = { $count ->
    [0] hired nobody, Crew { $crew }
   *[other] hired { $count } Crew ({ form-price }), now { $crew }
}
told-stashed = stashed some gold{ $fee ->
    [0] { "" }
   *[other] {" "}(fee { $fee })
}
told-stashed-own = stashed { $gold } gold{ $fee ->
    [0] { "" }
   *[other] {" "}(fee { $fee })
}
told-stash-taken = took gold from the stash
told-stash-taken-own = took { $gold } gold from the stash
told-stash-brought = brings { $gold } gold from your stash
told-stash-spent = { $gold } gold of that from your stash
told-cargo-thrown_out = threw { $cards } overboard

## Specialists, rumors, missions

told-specialist-sought = looked for a specialist
told-specialist-sought-own = tried to hire { $card }
told-specialist-declined = nobody signed on
told-specialist-hired = hired { $card } ({ form-price })
told-specialist-dismissed = let { $card } go
told-rumor-sought = { $gold ->
    [0] listened in the tavern
   *[other] bought drinks for { $gold } gold
}{ $because }
told-rumor-missed = nobody talked
told-rumor-drawn = { $count ->
    [0] no rumor left
    [one] heard a rumor
   *[other] heard { $count } rumors
}
told-rumor-drawn-alone = heard { $count ->
    [0] no rumor
    [one] a rumor
   *[other] { $count } rumors
}
told-rumor-drawn-own = { $count ->
    [0] no rumor left
   *[other] heard { $cards_storied }
}
told-rumor-kept = put { $count ->
    [one] 1 rumor
   *[other] { $count } rumors
} back
told-rumor-kept-own = kept { $cards }
told-rumor-told = followed { $card_storied }
told-rumor-true = **true**
told-rumor-true-alone = proved { $card }: **true**
told-rumor-false = nothing but talk
told-rumor-false-alone = checked { $card }: nothing but talk
told-permanent-kept = kept { $card }{ $uses ->
    [0] { "" }
    [one] {" "}for 1 use
   *[other] {" "}for { $uses } uses
}
told-permanent-used = used { $card }{ $left ->
    [0] {" "}for the last time
    [one] , 1 use left
   *[other] , { $left } uses left
}
told-mission-claimed = took on { $mission }{ $gold ->
    [0] { "" }
   *[other] {" "}for { $gold } gold
}
told-mission-refused = failed the roll for { $mission }, which stays open
told-mission-dropped = gave up { $mission }
told-mission-advanced = made progress on { $mission }{ $parts ->
    [one] { "" }
   *[other] {" "}({ $done } of { $parts })
}
told-mission-missed = no luck with { $mission }
told-mission-goods = for { $cards }
told-mission-goods-alone = handed over { $cards } for { $mission }
told-mission-paid = for { $gold } gold
told-mission-paid-alone = paid { $gold } gold for { $mission }
told-mission-completed = **completed { $mission }**
told-mission-paid_more = { $gold } gold more{ $because }
told-mission-paid_more-alone = got { $gold } gold more{ $because }
told-mission-lost = can no longer complete { $mission }
told-fight-began = fought { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
} with Leadership { $leadership }

## Dice

told-rolled = { $faces }
told-roll-spared = { $successes ->
    [one] 1 success
   *[other] { $successes } successes
} without a roll
told-roll-spared-alone = needed no roll: { $successes ->
    [one] 1 success
   *[other] { $successes } successes
}

## What cards bring

told-reward-gold = got { $gold } gold
told-reward-kept = kept { $count ->
    [0] none of the cargo
    [one] 1 cargo card
   *[other] { $count } cargo cards
}
told-reward-kept-own = kept { $cards_count ->
    [0] none of the cargo
   *[other] { $cards }
}
told-reward-left = left { $cards } behind
told-reward-goods = got { $count ->
    [0] no { $good }, there was none
   *[other] { $count } { $good }
}
told-reward-crew = { $count ->
    [0] had a full crew already
   *[other] got { $count } Crew, now { $crew }
}
told-reward-crew_lost = lost { $count } Crew, now { $crew }
told-reward-weapons = { $weapons_count ->
    [0] found no new special weapon
   *[other] got { $weapons }
}
told-reward-mod = mounted { $mod } from { $zone }
told-reward-ship = swapped the { $old } for a { $ship } ({ form-price }){ $hits_count ->
    [0] { "" }
   *[other] , damaged: { $hits }
}
told-reward-ship_declined = did not take the { $ship }
told-reward-specialist = took on { $card }

## Glory cards

told-card-played = played **{ $card }**: { $card_gist }
told-card-declined = showed { $card } and kept it
told-card-copied = repeated { $card }
told-card-rerolled = { $mine ->
    [yes] rerolled { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
   *[no] made { $whose } reroll { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
}: { $faces }
told-card-dice = { $dice ->
    [one] +1 die
   *[other] +{ $dice } dice
} on the next roll
told-card-dice-alone = will roll { $dice ->
    [one] +1 die
   *[other] +{ $dice } dice
} next
told-card-more_dice = rolled +{ $dice }: { $faces }
told-card-redirected = { $count ->
    [one] 1 shot goes
   *[other] { $count } shots go
} to { $location } instead
told-card-redirected-alone = redirected { $count ->
    [one] 1 shot
   *[other] { $count } shots
} to { $location }
told-card-ignored = ignored { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
told-card-unboarded = cut the grapples, nobody is boarded
told-card-escapes = { $count ->
    [one] 1 Escape icon does
   *[other] up to { $count } Escape icons do
} not count
told-card-escapes-alone = made up to { $count } Escape icons not count
told-card-plunder = { $gold } gold more
told-card-plunder-alone = found { $gold } gold more
told-captain-spied = learned what { $other } has aboard
told-captain-spied-own = { $other } has { $gold } gold aboard; cargo: { $cargo }; rumors: { $rumors }
told-gold-stolen = stole gold from { $other }
told-gold-stolen-own = stole { $gold } gold from { $other }
told-card-stolen = took a glory card from { $other }
told-card-stolen-own = took { $stolen } from { $other }
told-marque-open = got a letter of marque for this turn, its nation still to be named
told-marque-given = got a letter of marque against { $nation_country } for this turn

## Scouting and raids

told-scouting-merchant = { $named_id ->
    [none] scouted for a merchant
    [english] made for an { $named } merchant
   *[other] made for a { $named } merchant
} { form-off-zone }
told-merchant-missed = found none
told-merchant-found = found { form-a-nation } merchant{ form-counts-as }
told-merchant-let_go = let her sail on
told-scouting-captain = scouted for { $target } { form-off-zone }
told-scouting-npc = scouted for { $name } { form-off-zone }
told-captain-found = found
told-captain-found-alone = found { $target }
told-captain-missed = not found
told-captain-missed-alone = did not find { $target }
told-captain-slipped = { $target } slipped away
told-captain-slipped-alone = lost { $target }, who slipped away
told-npc-missed_by = not found
told-npc-missed_by-alone = did not find { $name }
told-raid-began = raided the merchant and robbed the { $nation }
told-raid-failed = had to break off, { $locations } destroyed
told-raid-failed-alone = had to break off the raid, { $locations } destroyed
told-raid-escaped = she got away ({ $escapes } Escape against Maneuverability { $maneuverability })
told-raid-escaped-alone = let the merchant get away ({ $escapes } Escape against Maneuverability { $maneuverability })
told-raid-plundered = { $gold } gold{ $because }
told-raid-plundered-alone = plundered { $gold } gold{ $because }
told-raid-kept = { $cards_count ->
    [0] kept no cargo
   *[other] kept { $cards }
}

## Ships and the law

told-ship-hit = hit: { $location }
told-ship-hit-alone = was hit: { $location }
told-hits-spared = { $count ->
    [one] 1 hit
   *[other] { $count } hits
} ignored
told-hits-spared-alone = shrugged off { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
told-hull-absorbed = Reinforced Hull took the hit to { $location }
told-hull-absorbed-alone = let the Reinforced Hull take the hit to { $location }
told-cargo-lost = lost { $cards }
told-bounty-gained = { $count ->
    [0] already had the most { $nation } bounties, { $bounties }
   *[other] { $nation } bounties now { $bounties }
}
told-bounty-gained-alone = { $count ->
    [0] already had the most { $nation } bounties, { $bounties }
    [one] got { form-a-nation } bounty, now { $bounties }
   *[other] got { $count } { $nation } bounties, now { $bounties }
}
told-bounty-spared = no { $nation } bounty for it{ $because }
told-bounty-spared-alone = got no { $nation } bounty for it{ $because }
told-bounty-dropped = removed { $count ->
    [one] { form-a-nation } bounty
   *[other] { $count } { $nation } bounties
}{ $gold ->
    [0] { "" }
   *[other] {" "}for { $gold } gold
}, { $bounties } left
told-reward-claimed = claimed { $gold } gold, the { $nation } reward for { $target }
told-reward-pirate = claimed { $gold } gold, the reward for { $name }
told-war-began = ⚔️ **War between { $nation_country } and { $enemy_country }**: their ports are closed to the enemy, and Man-o-Wars are out
told-war-ended = 🕊️ **Peace between { $nation_country } and { $enemy_country }**: their ports are open again, and Man-o-Wars become Frigates
told-war-none = no war to end

## Glory and the end

told-glory-gained = ⭐ **{ $seat }: +1 glory** for { $why_glory }
told-glory-drawn-own = drew { $card }
told-glory-discarded = discarded { $cards }
told-goal-reached = 🏁 **{ $seat } reached the goal with { $total } glory** ({ $glory } on the track, { $stash } gold stashed): **this round is the last**
told-captain-died = ☠️ **{ $seat } lost { $name }**: { $cause_death }
told-captain-died-own = ☠️ **You lost { $name }**: { $cause_death }. { form-lost-and-kept }
told-captain-retired = ⚓ **{ $seat } retired { $name }**
told-captain-next = { $name } enters next turn
told-captain-next-own = ⚓ **You go on as { $name }** from your next turn. { $captain }
told-captain-next-alone = { $seat }: { $name } enters next turn
told-captain-none = no captain is left
told-captain-none-alone = { $seat } found no captain left to draw
told-captain-left = left behind { $cards }

## Non-player captains

told-npc-entered = ⛵ **{ $name }** appeared { form-off-zone }
told-npc-returned = ⛵ **{ $name }** is back { form-off-zone }
told-npc-slain = ☠️ **{ $name }** left the seas for good
told-npc-moved = { $name }: { form-origin } → { form-zone }
told-npc-hunts = { $name }: { form-origin } → { form-zone }, after { $seat }
told-npc-lurks = { $name } stayed { form-off-zone }, after { $seat }
told-npc-scouted = { $name } scouted for { $seat } { $faces }
told-npc-found = **found**
told-npc-found-alone = **{ $name } found { $seat }** { form-off-zone }
told-npc-missed = not found
told-npc-missed-alone = { $name } lost sight of { $seat }

## Battles

told-battle-began = ⚔️ **attacked { $against }** { form-off-zone }: first, both fire
told-battle-long_guns = fired the Long Guns { $faces }, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
told-battle-declared = { $action_id ->
    [shoot] { $stuck ->
        [1] could only shoot: no Masts left
       *[other] went for a shot
    }
    [board] went to board
   *[flee] tried to flee
}
told-battle-chasers = fired the Chasers, 1 hit
told-battle-rolled = { $faces }
told-battle-hooks = rerolled { $dice } with the Grappling Hooks
told-battle-both_fled = both fled, and the battle was over
told-battle-nobody_won = a draw
told-battle-won_contest = won the contest
told-battle-fled = **escaped**
told-battle-fired = { $hits ->
    [0] missed
    [one] scored 1 hit
   *[other] scored { $hits } hits
}
told-battle-no_end = no Cannon left on either side, and they parted
told-battle-ammunition = spent { $weapon }
told-battle-hit = was hit: { $location }
told-battle-destroyed = was hit: **{ $location } destroyed**
told-battle-sunk = 🌊 **{ $who } went down with the ship**
told-battle-boarded = **boarded { $other_side }**
told-battle-no_boarders = had nobody left to board with
told-battle-swivel_guns = fired the Swivel Guns { $faces }, { $hit ->
    [yes] { $other_side } lost 1 Crew
   *[no] missed
}
told-crew-hit = lost { $hits } Crew, { $crew } left
told-crew-won = **won the crew combat**
told-crew-drawn = nobody was left standing on either side

## After a victory

told-ship-kept = left the { $ship }
told-ship-claimed = claimed the { $ship }, Crew { $crew }
told-plunder-gold = took all of { $target }’s gold
told-plunder-gold-own = took all of { $target }’s gold: { $gold }
told-plunder-weapons = took { $weapons }
told-plunder-specialists = took on { $cards }
told-plunder-card = took a glory card from { $target }
told-plunder-card-own = took { $card }
told-plunder-left = discarded { $cards }
told-plunder-rumor = read { $target }’s rumor, kept { $held }
told-plunder-cargo = took { $count ->
    [one] 1 cargo card
   *[other] { $count } cargo cards
} aboard
told-plunder-cargo-own = took { $cards } aboard
told-plunder-navy = found { $gold } gold and { $cards } aboard
told-plunder-lost = { $cards } lost to the hits

## Short names, after the first mention

short-admiral_van_almonde = Admiral van Almonde
short-admiral_evertsen = Admiral Evertsen
short-admiral_binckes = Admiral Binckes
short-admiral_myngs = Admiral Myngs
short-admiral_benbow = Admiral Benbow
short-admiral_holmes = Admiral Holmes
short-admiral_d_estrees = Admiral d’Estrées
short-admiral_du_casse = Admiral du Casse
short-admiral_de_pointis = Admiral de Pointis
short-admiral_de_campos = Admiral de Campos
short-admiral_de_ochoa = Admiral de Ochoa
short-admiral_de_lezo = Admiral de Lezo
short-pirate_vane = Vane
short-pirate_rackham = Rackham
short-pirate_bonnet = Bonnet
short-pirate_hornigold = Hornigold
short-pirate_teach = Teach
short-pirate_roberts = Roberts
short-caribbean_sea = Caribbean Sea

## What a gentle captain says: one of these lines to a deed

says-market-1 = Land at last. Who’s buying?
says-market-2 = Somebody watch the ship. I’ll be quick.
says-market-3 = They bake well here. I’m told.
says-sale-1 = Sold, and none of it got wet!
says-sale-2 = I’d have taken less, you know.
says-sale-3 = And to think I wanted to be a baker.
says-hunt-1 = Keep your eyes open, lads!
says-hunt-2 = Somebody must be around here.
says-hunt-3 = Sails! No, a gull. Keep looking.
says-raid-1 = Thank you kindly, and a safe voyage home.
says-raid-2 = Nobody hurt? Good. Mind the crates.
says-raid-3 = My first thought was to ask politely.
says-slipped-1 = They’re always faster than me.
says-slipped-2 = Well, we did wave to each other.
says-slipped-3 = I wasn’t that hungry for plunder.
says-spared-1 = Let them go. The captain looks like my uncle.
says-spared-2 = Not today. Fair winds, merchant!
says-spared-3 = Their dog wagged its tail. I can’t.
says-death-1 = Can anybody here swim?
says-death-2 = Tell my mother it was a bigger ship.
says-death-3 = I have a cousin who’d like a ship.
says-glory-1 = Did you all see that?
says-glory-2 = Write that down, somebody!
says-glory-3 = They’ll sing about me. One verse, at least.
