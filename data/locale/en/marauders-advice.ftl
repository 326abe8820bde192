### Odds and consequences of what a captain is offered. Short: they stand beneath a button.

form-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}{ $rerolls ->
    [0] { "" }
   *[other] , 1 reroll
}{ $favor ->
    [0] { "" }
   *[other] ; { $favor }% with a Favor
}
form-and-more = { $more ->
    [0] { "" }
   *[other] {" "}(+{ $more })
}

## Rolls

advice-roll = { $chance }% · { form-dice }
advice-scout-merchant = { $chance }% that you find a merchant · { form-dice }
advice-scout-sure = Found without a roll
advice-scout-fight = { $chance }% that you find them, then it’s a fight · { form-dice }
advice-rumor-true = { $chance }% for its reward and +1 glory, or it is gone · { form-dice }
advice-rumor-heard = { $chance }% that you hear one{ $gold ->
    [0] { "" }
   *[other] ; you pay either way
} · { form-dice }
advice-rumor-sure = You hear one without a roll
advice-rumors-full = You already hold { $slots ->
    [one] 1 rumor: you keep only 1
   *[other] { $slots } rumors: you keep only { $slots }
}
advice-claim-roll = { $chance }% that you get it; a failed roll bars other missions here this turn · { form-dice }
advice-task-roll = { $chance }% that it succeeds · { form-dice }
advice-hire-roll = { $chance }% that he signs on · { form-dice }
advice-spur-on = { $chance }% for +1 action, loyalty −1; if not, nothing happens · { form-dice }
advice-mutiny = Mutiny: { $chance }% that you keep command, or your captain dies · { form-dice }
advice-entry-roll = Closed to you: { $chance }% that you get in, or pay { $gold } gold · { form-dice }
advice-entry-fee = Closed to you: { $gold } gold to get in
advice-entry-favors = { $favors ->
    [one] 1 Favor gets you in
   *[other] { $favors } Favors get you in
}, { $left ->
    [0] none left
   *[other] { $left } left
}

## What a Favor is worth

advice-favor-roll = { $more }% for more ☠, { $fewer }% for fewer{ $needed ->
    [0] { "" }
   *[other] , { $all }% for all { $needed }
} · { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
advice-slips = { $chance }% that you slip away
advice-favor-raid = On average { $gold } gold, { $escapes } Escapes
advice-raid-lies = As dealt: { $gold } gold, { $escapes ->
    [one] 1 Escape
   *[other] { $escapes } Escapes
}
advice-favor-offer = { $chance }% for { $count } alike
advice-offer-lies = At most { $count } alike now

## Dangers at sea and on docking

advice-found-by = { $who } looks for you: { $chance }% to find you · { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
advice-searched-by = { $who } searches for contraband: { $chance }% to find your { $count ->
    [one] card
   *[other] { $count } cards
}, then discard or fight · { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
advice-night-search = { $who } lies here: { $chance }% to find your contraband as your next turn begins
advice-contraband-law = Will search you for contraband: { $who }{ form-and-more }
advice-contraband-lost = You lose { $count ->
    [one] 1 card
   *[other] { $count } cards
} worth { $gold } gold{ $glory ->
    [0] { "" }
   *[other] , +{ $glory } glory
}; no battle
advice-night-comes = { $who } is next door: { $comes }% that the next event card brings them here, then { $chance }% to find you
advice-night = { $who } lies here: { $chance }% to find you as your next turn begins
advice-ambush = { $seat } may scout for you: { $chance }% · { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
advice-storm = Storm: { $hits } random hits, −1 per ☠; { $chance }% unharmed
advice-fever = Fever: up to { $crew } Crew lost, −1 per ☠; { $chance }% nobody dies
advice-reef = Shoals: { $chance }% for 1 Hull hit
advice-overboard = { $count ->
    [one] 1 cargo card goes
   *[other] { $count } cargo cards go
} overboard at sea
advice-grumble = Your crew grumbles: loyalty −1
advice-actions-owed = Next turn you have { $actions } actions fewer
advice-retire = You lose your { $ship }, { $gold } gold aboard, cargo and cards; { $stash ->
    [0] glory stays
   *[other] glory stays, and your next captain takes { $stash } gold from the stash
}. The turn ends
advice-retire-saves = But { $card } saves what it names for your next captain

## Bounties

advice-bounty = Your { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} { $nation } bounty
advice-bounty-most = You already have { $count } { $nation } bounties, the most there are
advice-no-bounty = No { $nation } bounty for it
advice-defeat-bounty = Win: +{ $count } { $nation } { $count ->
    [one] bounty
   *[other] bounties
}
advice-raid-closes = A raid in these { $nation } waters is a bounty on you: it closes { $wanted_count ->
    [0] { $zones } to you
   *[other] { $zones_count ->
        [one] 1 port
       *[other] { $zones_count } ports
    } to you; your cargo is wanted in { $wanted }
}
advice-closes = Shuts you out of { $zones }
advice-opens = Opens { $zones } to you
advice-hunted = Comes after you: { $who }{ form-and-more }
advice-spared-by = Leaves you alone: { $who }{ form-and-more }
advice-carries = { $gold } gold aboard
advice-treasure = Board her: { $gold } gold; sunk, it is lost
advice-aboard = If you board and win: all their gold, { $cargo ->
    [one] 1 card of goods
   *[other] { $cargo } cards of goods
}, { $cards } glory { $cards ->
    [one] card
   *[other] cards
}{ $specialists ->
    [0] { "" }
    [one] , 1 specialist
   *[other] , { $specialists } specialists
}
advice-npc-reward = Win: { $gold } gold reward

## Fights

advice-contest = { $won }% that you win the round, { $lost }% that they do · { $dice } vs { $enemy } dice
advice-shoot = { $cannons ->
    [one] { $chance }% full volley: 1 hit
   *[other] { $chance }% full volley: { $cannons } hits
}; { $hits } on average
advice-board = { $chance }% that you get across; then { $won }% that you win the fight, { $lost }% that you lose it{ $on ->
    [0] { "" }
   *[other] , { $on }% to be stopped by Swivel Guns
}
advice-flee = { $chance }% that you get away
advice-both-flee = They flee too: the battle ends
advice-hooks = Reroll { $dice ->
    [one] 1 miss
   *[other] all { $dice } misses
}: { $chance }% that you win the round
advice-destroyed = { $location } destroyed
advice-hull-hit = Nothing left there: goes to the Hull
advice-aimed = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} on { $location }, { $left } left
advice-more-hits = { $hits ->
    [one] 1 more hit, spread as evenly as possible
   *[other] { $hits } more hits, spread as evenly as possible
}
advice-burns = Sets her on fire: 1 hit each round
advice-caltrops = { $won }% that you win aboard
advice-caltrops-later = You don’t board: −1 die on their next roll
advice-guards = { $won }% that you win, { $lost }% that you die
advice-landing = { $crew } Crew lost on average, { $dies }% that you die · { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
advice-bombard = { $chance }% that you shoot a card away
advice-guns-destroy = As it stands, the guns destroy { $locations }{ $sinks ->
    [yes] : you sink
   *[no] : the raid fails
}
advice-location-odds = { $chance ->
    [0] No way to take it like this
   *[other] { $chance }% that you take it: { $gold } gold{ $glory ->
        [0] { "" }
        [100] , +1 glory
       *[other] , { $glory }% for +1 glory
    }
}{ $dies ->
    [0] { "" }
   *[other] ; { $dies }% that you die
}
advice-location = { $cards } cards defend it; you have { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
}
advice-reef-toll = { $chance }% no damage{ $sinks ->
    [0] { "" }
   *[other] , { $sinks }% you sink
} · { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}

## Raids

advice-raid-dice = You roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: about { $made ->
    [1] 1 success
   *[other] { $made } successes
}
advice-frail = Careful: 1 hit to { $locations_or } and she gets away
advice-raid-brings = { $gold } gold{ $glory ->
    [0] { "" }
   *[other] , +{ $glory } glory
}
advice-raid-escapes = { $left ->
    [0] She gets away
   *[other] She gets away unless you spend another success
}
advice-raid-fails = { $locations } destroyed{ $left ->
    [0] : { $sinks ->
        [yes] you sink
       *[no] no gold
    }
   *[other] {" "}unless you spend another success
}
advice-raid-draw = { $lost ->
    [100] { $left ->
        [0] The raid fails either way
       *[other] The raid fails, even with the successes you have left
    }
    [0] { $spoilt ->
        [0] The raid cannot fail by it: about { $gold } gold then
        [100] The raid fails unless you spend another success
       *[other] { $spoilt }% that it costs another success; about { $gold } gold then
    }
   *[other] { $lost }% that the raid fails{ $left ->
        [0] { "" }
       *[other] , even with the successes you have left
    }; else about { $gold } gold
}
advice-raid-limits = { $locations_count ->
    [0] Fails on: 1 more Escape
   *[other] Fails on: 1 more { $escapes ->
        [yes] Escape or hit to { $locations_or }
       *[no] hit to { $locations_or }
    }
}

## Plunder

advice-claimed-worth = Worth { $gold } gold at a shipyard; yours { $have }
advice-claimed-damage = { $points ->
    [one] 1 point
   *[other] { $points } points
} of damage to repair
advice-crew-left = { $crew } Crew { $crew ->
    [one] stays
   *[other] stay
} behind
advice-mods-lost = You lose { $mods }
advice-hand-full = You already hold { $most }: 1 of them goes
advice-cards-left = { $count ->
    [one] The last one is discarded
   *[other] All { $count } are discarded
}
advice-leads-to = Leads to { $zone }, { $away ->
    [0] here
    [one] 1 zone away
   *[other] { $away } zones away
}
advice-rumors-left = You keep { $slots }; { $left ->
    [one] 1 goes
   *[other] { $left } go
} back into the deck
advice-dismisses = Replaces { $card }
advice-cargo-left = Room for { $room }; { $left ->
    [one] 1 card stays
   *[other] { $left } cards stay
} behind

## Trade

advice-sell-demand = { $cards }: { $gold } gold{ $glory ->
    [0] { "" }
   *[other] , +{ $glory } glory
}
advice-sell-contraband = { $cards }: { $gold } gold{ $glory ->
    [0] { "" }
   *[other] , +{ $glory } glory
}
advice-sell-all = { $count ->
    [one] Sell 1 card
   *[other] Sell all { $count } cards
}: { $gold } gold{ $glory ->
    [0] { "" }
   *[other] , +{ $glory } glory
}
form-more = { $more ->
    [0] { "" }
   *[other] {" "}(+{ $more } there)
}
advice-fetches = Sells for { $gold } gold in { $zone }{ form-more }, { $away ->
    [0] here
    [one] 1 zone away
   *[other] { $away } zones away
}
advice-glory-load = Sell { $count } { $good } in { $zone } for +1 glory
advice-sea-room = At sea your hold takes { $room } more
advice-buy-offer = { $cards } cards on offer; room for { $room } at sea
advice-hold-full = No room left at sea
advice-no-sale = You can’t sell here afterwards
advice-unsold = Unsold: { $cards }
advice-cannot-pay = You have { $have } gold, it costs { $gold }
advice-beyond-aboard = You have { $gold } gold aboard: anything more comes from your stash and costs glory
advice-from-stash = { $gold } gold comes from your stash: −{ $glory } glory
advice-next-gold = { $gold } gold for this captain comes from your stash{ $glory ->
    [0] { "" }
   *[other] : −{ $glory } glory
}
advice-affords = { $count ->
    [0] You can’t pay any
   *[other] You can pay { $count }
}
advice-repairs = { $points ->
    [one] Repair 1 point
   *[other] Repair all { $points } points
}: { $gold ->
    [0] free
   *[other] { $gold } gold
}
advice-recruit-free = +{ $crew } Crew, free
advice-recruit-paid = Up to { $crew } Crew, { $gold } gold each
advice-recruit-roll = { $chance }% for +{ $crew } Crew, free; else { $gold } gold each · { form-dice }
advice-mission-lost = A raid or battle loses you { $missions }
advice-replaces = You give up { $missions }
advice-ship-again = You sail a { $ship } already{ $damage ->
    [0] { "" }
   *[other] , though a damaged one
}
phrase-ship-value = { $value_id ->
    [hull] Hull
    [cargo] Cargo
    [crew] Crew
    [cannons] Cannons
   *[maneuverability] Maneuverability
}
phrase-ship-same = { $value_id ->
    [crew] room for { $count } Crew
   *[other] { phrase-ship-value } { $count }
}
phrase-ship-beside = { $value_id ->
    [crew] room for { $count } Crew (yours: { $own })
   *[other] { phrase-ship-value } { $own } → { $count }
}
aloud-phrase-ship-beside = { $value_id ->
    [crew] room for { $count } Crew instead of { $own }
   *[other] { phrase-ship-value } { $count } instead of { $own }
}
phrase-ship-change = { phrase-ship-value } { $by }
advice-ship-against = Beside your ship: { $changes }
advice-ship-glory = +1 glory
advice-mods-left = You lose { $mods } unless you move them
advice-stash-fee = { $gold } gold fee
advice-stash-point = Stash { $gold } gold for +1 glory; you have { $have }
advice-stash-useless = More in the stash brings no glory

advice-token-aboard = { $count ->
    [0] You have no { $good } aboard
   *[other] You have { $count } { $good } aboard
}
advice-token-spoils = It would no longer want { $good }; you have { $count }
advice-token-away = { $open ->
    [yes] { $zones ->
        [0] { $docked ->
            [yes] You are in this port
           *[no] You are just off it
        }
        [one] 1 zone away
       *[other] { $zones } zones away
    }
   *[no] Closed to you; { $zones ->
        [0] { $docked ->
            [yes] you are in this port
           *[no] you are just off it
        }
        [one] 1 zone away
       *[other] { $zones } zones away
    }
}

## Played out many times with care: about

advice-about-fight = The whole fight, cards aside: ≈ { $won }% that you win, { $lost }% that you die{ $hurt ->
    [0] { "" }
   *[other] , { $hurt }% you come out crippled
}
advice-about-raid = { $won ->
    [0] ≈ no chance
   *[other] ≈ { $won }% it works: { $gold } gold{ $spread ->
        [yes] {" "}({ $low }–{ $high })
       *[no] { "" }
    }{ $hits ->
        [0] { "" }
        [one] , 1 hit to you
       *[other] , { $hits } hits to you
    }{ $glory ->
        [0] { "" }
        [100] , +1 glory
       *[other] , { $glory }% for +1 glory
    }
}{ $hurt ->
    [0] { "" }
   *[other] ; { $hurt }% it cripples your ship
}
advice-about-danger = ≈ { $lost }% die there{ $hurt ->
    [0] { "" }
   *[other] , { $hurt }% come out crippled
}
advice-about-treasure = ≈ { $chance }% that you take her gold
advice-about-location = ≈ { $won }% that you take it, { $gold } gold on average{ $glory ->
    [0] { "" }
    [100] , +1 glory
   *[other] , { $glory }% for +1 glory
}{ $dies ->
    [0] { "" }
   *[other] ; { $dies }% that you die
}
