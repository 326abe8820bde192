### Merchants & Marauders: what options do, where no card and no rule says it, and what figures are.

## What options do

does-end = Your turn is over; actions left are lost.
does-retire = Your captain leaves the game with all he has, and your turn is over. Glory and stash stay.
does-done = Nothing more here.
does-leave-town = You go back aboard; what you left undone here waits for your next visit.
does-leave-shipyard = You go on with your visit.
does-take = Move gold from your stash aboard, free.
does-drop-mission = It can no longer be completed; it goes to the discards.
does-prove-rumor = Show it and roll Influence: a true rumor pays off and earns a glory point, a false one is gone.
does-scout-rumor = Show it and roll Scouting: a true rumor pays off and earns a glory point, a false one is gone.
does-task-deliver = The cards go to the discards, and this part of your mission is done.
does-task-pay = This part of your mission is done.
does-task-smuggle = Roll Scouting; with a success hand the cards over, and this part of your mission is done.
does-task-find = Roll for it; with enough successes this part of your mission is done.
does-task-assault = Crew combat against the guards; beat them, and this part of your mission is done.
does-act-repair-at-sea = Repair for free, right here.
does-sell-card = The card goes to the discards, and everybody sees it.
does-repair = 1 point of damage is gone.
does-repair-all = All damage but missing Crew is gone.
does-rearm = It works again.
does-sell-weapon = It goes back to the supply.
does-keep = It moves to your new ship.
does-raid = You raid her, and this nation puts a bounty on your head.
does-let-go = The merchant sails off to the merchant track.
does-raid-success-draw = More plunder, but its icon counts too.
does-raid-discard = Its gold is lost, and so is its icon.
does-raid-exchange = It goes, and an unknown card takes its place.
does-raid-weapon = Throw it in now: 1 failed die becomes a success.
does-raid-success-stop = The raid is evaluated as it stands.
does-raid-keep = It goes into your hold.
does-declare-shoot = Win the contest and all your Cannons hit. If not, each success still scores 1 hit.
does-declare-board = Win the contest and you are over the rail once this round’s hits are made.
does-declare-flee = Win the contest while the enemy rolls no success, and you are away.
does-pass = You play no card now.
does-pass-battle = You are not asked again in this battle.
does-pass-turn = You are not asked again until your next turn.
does-play = It is played now.
does-decline = It goes back to your hand, and everybody has seen it.
does-absorb = This hit does nothing, and the Reinforced Hull is spent.
does-hit = 1 point of damage there; at 0 it is destroyed.
does-hit-enemy = 1 point of damage to the enemy there; at 0 it is destroyed.
does-leave-hit = The hit stays where it landed.
does-take-hits = All hits do their damage, and the Reinforced Hull stays ready.
does-keep-dice = The hits stay where they landed.
does-let-stand = The roll counts as it is.
does-enter-fee = Pay, and you dock.
does-enter-roll = With a success you dock.
does-enter-stay = The action is spent.
does-keep-rumor = You hold on to it; the other goes back to the deck.
does-cargo-throw_out-throw-out = It goes to the discards.
does-pardon = 1 bounty less.
does-hire = He sails with you from then on, open before you.
does-redraw = This captain goes back; you get another.
does-enter-as = Play on with him.
does-spend-ammunition = It goes back to the supply; it decides where this volley’s skulls hit.
does-no-ammunition = Keep it for later.
does-battle-chasers-fire = An extra shot.
does-battle-chasers-hold = No shot.
does-reward = The gold is yours.
does-claim-ship = She becomes your ship; yours is gone.
does-keep-ship = You sail on with your own.
does-plunder-take = It is yours now.
does-plunder-keep = It is yours now.

## Figures and where they come from

figure-SellPrice-price = { $card }: { $value } gold
base-SellPrice-price = { $demanded ->
    [yes] { $base } in demand
   *[no] { $base }
}
figure-GoodsPrice-price = A good with { $drawn ->
    [0] its own price
    [one] 1 card on offer
   *[other] { $drawn } cards on offer
}: { $value } gold each
figure-GoodsOffer-cards = { $value } cargo cards on offer
figure-FreeGoods-free = { $value } of the cards is free
figure-OfferedCard-redrawn = { $card } is replaced
figure-ShipyardPrice-price = { $item_id ->
    [repair] A repair
    [rearm] A new Reinforced Hull
    [weapon] A special weapon
    [modification] A ship modification
   *[other] { $item }
}: { $value } gold
figure-ShipyardTerms-transfer = Moving a modification to your new ship: { $value } gold
figure-ShipyardTerms-repairs = Repairs
figure-RecruitTerms-price = A Crew without a success: { $value } gold
figure-RecruitTerms-free = Recruiting is free
figure-RecruitTerms-rolls = Recruiting takes no roll
figure-RecruitTerms-allowed = Recruiting
figure-RumorTerms-price = Listening for a rumor: { $value } gold
figure-RumorTerms-slots = You may hold { $value } rumors
figure-RumorTerms-sure = A rumor is sure here
figure-MissionTerms-slots = You may hold { $value } missions
figure-MissionPay-gold = A mission pays { $value } gold more
figure-StashTerms-allowed = You may stash here
figure-StashTerms-opens = Your stash is open here
figure-StashTerms-fee = Stashing costs { $value } gold
figure-Employment-allowed = Specialists
figure-Employment-free = Specialists come free
figure-Employment-anywhere = Specialists come in any port
figure-PortAccess-open = This port
figure-PortAccess-fee = Entering costs { $value } gold
figure-PortAccess-rolls = An Influence roll lets you in
figure-MoveCost-actions = { $move_id ->
    [dock] Docking
    [leave_port] Putting to sea
   *[other] Sailing to { $target }
}: { $value ->
    [0] free
    [one] 1 action
   *[other] { $value } actions
}
figure-Weather-hits = { $value } hits by the weather
figure-StormHits-hits = { $value } hits by the storm
figure-RaidCards-cards = { $value } cards for the raid
figure-RaidCards-extra = { $value } extra cards for the raid
figure-Plunder-gold = { $value } gold of plunder
figure-Bounties-count = { $value ->
    [0] No bounty
    [one] 1 bounty
   *[other] { $value } bounties
} of { $nation }
figure-Hold-places = Room for { $value } cargo cards
figure-ShipValues-hull = Hull { $value }
figure-ShipValues-cargo = Cargo { $value }
figure-ShipValues-masts = Masts { $value }
figure-ShipValues-crew = Crew { $value }
figure-ShipValues-cannons = Cannons { $value }
figure-ShipValues-maneuverability = Maneuverability { $value }
figure-SkillDice-dice = { $skill }: { $value ->
    [one] 1 die
   *[other] { $value } dice
}
base-SkillDice-dice = { $skill } { $base }
figure-CombatDice-dice = { $skill }: { $value ->
    [one] 1 die
   *[other] { $value } dice
}
base-CombatDice-dice = { $skill } { $base }
figure-CannonHits-hits = { $value } hits
figure-Hostility-hunts = { $npc_npc }: { $value ->
    [yes] hunts you
   *[no] does not hunt you
}
figure-Hostility-scouts = { $npc_npc }: { $value ->
    [yes] scouts for you
   *[no] does not scout for you
}
figure-Hostility-rolls = { $npc_npc }: { $value } Scouting rolls in a row
figure-Hostility-repeats = { $npc_npc }: { $value } rerolls of a failed roll
figure-Hostility-dice = { $npc_npc }: { $value } dice to find you
figure-TurnActions-actions = { $value } actions in a turn

## Options of many questions

does-no = You leave it at that.
does-none = You leave it at that.
does-nation = This nation is meant.
does-token = This token goes to a port.
does-market = This port wants the good from now on.
does-zone = A modification goes there, face down.
does-storm = The storm strikes in this zone.
does-move-from = This hit goes somewhere else.
does-move-to = The hit goes there.
does-battle-hooks-die = This die is rolled again.
does-location-reroll-die = This die is rolled again.
does-card-reroll-reroll-die = This die is rolled again.
figure-SellPrice-sells = { $card } { $value ->
    [yes] sells here
   *[no] does not sell here
}
source-card = glory card
source-modifications = ship modification

does-stop = You leave it at that.
does-reward-drop = These bounties are gone.
does-reward-keep-bounties = Your bounties stay.
phrase-moment-own_turn = it is your turn
does-scout-none = You scout for nobody.
does-offer-swap-yes = Pay, and a whole new offer is drawn.
does-reward-bargain-yes = The bargain holds.
