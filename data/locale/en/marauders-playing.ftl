### Playing glory cards: windows, battles, raids and rolls.

## Settings

setting-goal = Glory to win
setting-windows = Surprise cards (out of your own turn)
setting-windows-holders = Set beforehand (quick)
setting-windows-always = Ask each time
setting-npc_player = Who rolls for naval ships and pirates
setting-npc_player-neighbour = Your left neighbor
setting-npc_player-computer = The computer

## When a card may be played

phrase-window-own_turn = Your turn.
phrase-window-own_port = You are in port.
phrase-window-own_sale = You are about to sell in { $zone }{ $good_id ->
    [none] .
   *[other] , which wants { $good }.
}
phrase-window-own_offer = Your offer in { $zone } is on the table.
phrase-window-scouting_failed = Your lookout found nothing: no success at { $skill } { $when_roll }.
phrase-window-before_roll = You are about to roll { $skill } { $when_roll }.
phrase-window-raid_drawn = Your raid has drawn { $cards_count } cards.
aloud-phrase-window-raid_drawn = Your raid has drawn { $cards }.
phrase-window-raid_rolled = { $cards_count ->
    [one] 1 card lies
   *[other] { $cards_count } cards lie
} in your raid and will now count.
aloud-phrase-window-raid_rolled = In your raid lie { $cards }, which will now count.
phrase-window-raid_won = Your raid has brought { $gold } gold.
phrase-window-found = { $who } has found you { form-off-zone }!
phrase-window-declared = Both captains have declared: you { form-mine }, { $who } { form-theirs }.
phrase-window-contest_rolled = Seamanship: you { $my_dice }, { $who } { $their_dice }.
phrase-window-hits_by_you = Your { form-my-shots } about to hit { $who }{ $their_shots ->
    [0] .
    [one] {" "}and one hits you.
   *[other] {" "}and { $their_shots } hit you.
}
phrase-window-hits_on_you = { $their_shots ->
    [one] 1 shot of { $who } is
   *[other] { $their_shots } shots of { $who } are
} about to hit your ship.
phrase-window-battle_round = Round { $round } of the battle against { $who } begins.
phrase-window-boarding = You are about to board { $who }.
phrase-window-boarded = { $who } boards you!
phrase-window-crew_round = Round { $round } of crew combat against { $who } begins.
phrase-window-crew_rolled = Crew combat: you { $my_dice }, { $who } { $their_dice }.
phrase-window-battle_won = You have defeated { $who }, and plunder is next.
phrase-window-bounty = You are about to get { form-a-nation } bounty.
phrase-window-card_played = { $other } has played { $card }.
phrase-window-other_turn = The turn of { $other } begins, { $in_port ->
    [yes] in { $zone }
   *[no] { form-off-zone }
}.
phrase-window-other_port = { $other } goes ashore in { $zone }.
phrase-window-other_sale = { $other } is about to sell in { $zone }{ $good_id ->
    [none] .
   *[other] , which wants { $good }.
}
phrase-window-death = { $retires ->
    [true] { $name }, your captain, retires.
   *[other] { $name }, your captain, is dying.
}
form-mine = { $mine ->
    [shoot] shoot
    [board] board
   *[flee] flee
}
form-theirs = { $theirs ->
    [shoot] shoots
    [board] boards
   *[flee] flees
}
form-my-shots = { $my_shots ->
    [one] shot is
   *[other] { $my_shots } shots are
}
ask-card-window = Play a glory card?
ask-card-window-own = { $context } Play a glory card?
option-play-card = Play { $card }
option-pass = Pass
option-pass-battle = Pass for this battle
option-pass-turn = Pass until my next turn
ask-card-play = Play the announced glory card after all? It is shown either way.
ask-card-play-own = Others played as well. Do you still play { $card }?
more-card-play = Others played as well. Still play { $card }? It is shown either way.
option-play = Play it
option-decline = Take it back
log-card-announced = { $seat } announced a glory card.
log-card-played = { $seat } played { $card }.
    > { $card_gist }.
log-card-declined = { $seat } showed { $card } and took it back in hand.
log-card-copied = { $seat } repeated { $card }.

## Cards armed: they are played at their moment without a question

ask-card-orders = When should your glory cards be played?
ask-card-orders-own = When should your glory cards be played? Nobody else is told.
option-order = { $when }
about-order = { $card }, when { $moment }
option-order-all = { $when }
about-order-all = All my surprise cards
why-card-twice = Each card can be armed only once.
phrase-order-any = Always, at the first chance
phrase-order-ask = Ask me, even if it gives me away
phrase-order-unguessed = Ask me, unless it gives me away
phrase-order-never = Never, I keep it
phrase-order-leader = Only the leader
phrase-order-seat = Only { $other }
phrase-order-captain = Only against a captain
phrase-order-npc = Only against an NPC
phrase-order-seamanship = Only for Seamanship
phrase-order-scouting = Only for Scouting
phrase-order-leadership = Only for Leadership
phrase-order-influence = Only for Influence
phrase-order-merchant = Only for a merchant
phrase-order-search = Only for a rumor or mission
phrase-order-failing = Only if the raid would fail
phrase-order-losing = Only with the worse dice
phrase-order-several = Only for 2 hits or more
phrase-order-nation = Only a bounty: { $nation }
phrase-moment-other_turn = another captain’s turn begins
phrase-moment-other_port = another captain goes ashore
phrase-moment-other_sale = another captain sells
phrase-moment-card_played = another captain plays a card
phrase-moment-own_sale = you sell
phrase-moment-own_offer = your offer is on the table
phrase-moment-found = you are found
phrase-moment-before_roll = you roll for a skill
phrase-moment-scouting_failed = your Scouting fails
phrase-moment-raid_drawn = your raid’s cards lie open
phrase-moment-raid_rolled = your raid is rolled
phrase-moment-raid_won = your raid succeeds
phrase-moment-battle_round = a naval round begins
phrase-moment-declared = both sides have declared
phrase-moment-contest_rolled = the Seamanship contest is rolled
phrase-moment-hits_on_you = you are hit
phrase-moment-hits_by_you = you hit
phrase-moment-boarding = you board
phrase-moment-boarded = you are boarded
phrase-moment-crew_round = a round of crew combat begins
phrase-moment-crew_rolled = crew combat is rolled
phrase-moment-battle_won = you win a battle
phrase-moment-bounty = you would get a bounty
phrase-moment-death = your captain dies or retires

## What cards do in combats, raids and rolls

name-skull = ☠
ask-card-reroll = { $card }: which dice do you reroll?
option-reroll-die = { $faces } ({ $whose })
log-card-rerolled = { $seat } { $mine ->
    [yes] rerolled { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
   *[no] made { $whose } reroll { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
}, which came up { $faces }: { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
}.
log-roll-spared = { $seat } did not roll: it counts as { $successes ->
    [one] 1 success
   *[other] { $successes } successes
}.
log-card-dice = { $seat } rolls { $dice ->
    [one] +1 die
   *[other] +{ $dice } dice
} next time.
log-card-more_dice = { $seat } rolled { $dice ->
    [one] 1 more die
   *[other] { $dice } more dice
}, which came up { $faces }: { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
}.
ask-card-redirect = { $card }: which shots go to { $location }? Up to { $hits }.
ask-card-ignore = { $card }: which hits do nothing? Up to { $hits }.
option-shot = { $faces }: { $location }
option-hit-icon = { $card }: { $icon }
log-card-redirected = { $seat } aimed anew: { $count ->
    [one] 1 shot goes
   *[other] { $count } shots go
} to { $location }.
log-card-ignored = { $seat } shrugged off { $count ->
    [one] 1 hit
   *[other] { $count } hits
}.
log-card-unboarded = { $seat } cut the grapples: nobody is boarded, and the battle goes on.
log-card-escapes = { $count ->
    [one] 1 Escape icon does
   *[other] Up to { $count } Escape icons do
} not count in { $seat }’s raid.
log-card-plunder = { $seat } found { $gold } more gold.

## Steps

step-CardWindow = Playing glory cards
step-PlayAnnounced = A glory card announced
step-MeantCard = Meaning to play a glory card
step-PlayCard = Playing a glory card
step-CarryOutCard = What a card does
step-CardDone = A glory card is discarded
step-CardAnswered = Answering a glory card
step-Reroll = Rerolling
step-InsteadOfRoll = A card instead of a roll
step-AfterFailedRoll = A card for a failed roll
step-AddDice = More dice
step-RollMore = Extra dice
step-Succeed = A sure roll
step-CopyCard = Repeating a card
step-WinnersVolley = A winner’s volley
step-CleanEscape = A clean escape
step-PlaceSkulls = Placing skulls
step-RedirectHits = Aiming anew
step-IgnoreHits = Hits without effect
step-CancelBoarding = A boarding beaten off
step-IgnoreEscapes = Escapes that do not count
step-RedrawRaid = New cards for the raid
step-AddPlunder = More plunder
step-RaidGlory = Glory of the raid
step-AvoidBattle = Slipping away
step-Harm = Hits by a card
step-RandomHarm = Random hits by a card
step-HarmShip = Hits by a card
