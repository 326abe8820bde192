### The same odds and consequences in a few words, for beneath a button: what one would say at a table. What
### is empty here is only told to who asks for more.

## Rolls

brief-roll = { $chance }% that it succeeds
brief-scout-merchant = { $chance }% that you find one
brief-scout-sure = { "" }
brief-scout-fight = { $chance }% that you find them, then a fight
brief-rumor-true = { $chance }% true: +1 glory
brief-rumor-heard = { $chance }% that you hear a rumor
brief-rumors-full = You can keep only { $slots }
brief-claim-roll = { $chance }% that you get it
brief-task-roll = { $chance }% that it succeeds
brief-hire-roll = { $chance }% that he signs on
brief-spur-on = { $chance }% for +1 action, loyalty −1
brief-mutiny = Mutiny: { $chance }% that you stay in command, else you die
brief-entry-roll = Closed: { $chance }% that you get in, or { $gold } gold
brief-entry-fee = Closed: { $gold } gold to get in
brief-entry-favors = { $favors ->
    [one] 1 Favor gets you in
   *[other] { $favors } Favors get you in
}
brief-favor-roll = { $more }% for more ☠, { $fewer }% for fewer

## Dangers

brief-found-by = { $who } finds you: { $chance }%
brief-searched-by = { $who } finds your contraband: { $chance }%
brief-night-search = { $who } searches you here: { $chance }%
brief-contraband-lost = You lose { $count ->
    [one] 1 card
   *[other] { $count } cards
} worth { $gold } gold
brief-night-comes = { $who } is near and may come
brief-night = { $who } lies here, finds you: { $chance }%
brief-ambush = { $seat } may find you: { $chance }%
brief-storm = Storm, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}: { $chance }% that you come through unharmed
brief-fever = Fever: { $chance }% that nobody dies
brief-overboard = { $count ->
    [one] 1 card goes
   *[other] { $count } cards go
} overboard at sea
brief-grumble = Your crew grumbles
brief-actions-owed = { $actions } actions fewer next turn
brief-retire = You lose ship, gold and cards; your glory stays
brief-retire-saves = { "" }

## Bounties

brief-bounty = { $number ->
    [1] { "" }
    [2] Your 2nd { $nation } bounty
    [3] Your 3rd { $nation } bounty
   *[other] Your { $number }th { $nation } bounty
}
brief-bounty-most = No further bounty
brief-no-bounty = No bounty
brief-defeat-bounty = Win: +{ $count ->
    [one] 1 bounty
   *[other] { $count } bounties
}
brief-raid-closes = { $wanted_count ->
    [0] { $zones_count ->
        [one] A raid shuts you out of { $zones }
       *[other] A raid shuts you out of { $zones_count } { $nation } ports
    }
    [1] A raid shuts you out of { $wanted }, where you could sell
   *[other] A raid shuts you out of { $wanted_count } ports where you could sell
}
brief-closes = { $zones_count ->
    [1] Closes { $zones } to you
    [2] Closes { $zones } to you
   *[other] Closes { $zones_count } ports to you
}
brief-opens = { $zones_count ->
    [1] Opens { $zones }
    [2] Opens { $zones }
   *[other] Opens { $zones_count } ports
}
brief-hunted = { $more ->
    [0] { $who } will hunt you
   *[other] Navies will hunt you
}
brief-spared-by = { "" }
brief-treasure = Board her: { $gold } gold
brief-aboard = If you board and win: all their gold, { $cargo ->
    [one] 1 card of goods
   *[other] { $cargo } cards of goods
}
brief-npc-reward = Win: { $gold } gold

## Fights

brief-shoot = { $hits } hits on average
brief-board = { $chance }% that you get across, then { $won }% that you win
brief-aimed = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} on { $location }, { $left } left
brief-more-hits = { $hits ->
    [one] 1 more hit
   *[other] { $hits } more hits
}
brief-landing = { $crew } Crew lost, { $dies }% that you die
brief-location-odds = { $chance ->
    [0] No way to take it like this
   *[other] { $chance }% that you take it
}{ $dies ->
    [0] { "" }
   *[other] , { $dies }% that you die
}
brief-location = { $cards } cards against { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
}
brief-reef-toll = { $chance }% no damage{ $sinks ->
    [0] { "" }
   *[other] , { $sinks }% you sink
}
brief-raid-brings = Then the raid brings { $gold } gold{ $glory ->
    [0] { "" }
   *[other] , +{ $glory } glory
}
brief-raid-escapes = { $left ->
    [0] She gets away
   *[other] Not enough: she gets away
}
brief-raid-fails = { $left ->
    [0] { $sinks ->
        [yes] You sink
       *[no] The raid fails: no gold
    }
   *[other] Not enough: the raid fails
}
brief-raid-draw = { $lost ->
    [100] { $left ->
        [0] The raid fails either way
       *[other] Not enough: the raid fails
    }
    [0] { $spoilt ->
        [0] { $hit ->
            [0] No risk: then you have about { $gold } gold
           *[other] { $hit }% that it hits your ship, about { $gold } gold
        }
        [100] Costs you another success; then about { $gold } gold
       *[other] { $spoilt }% that it costs another success, about { $gold } gold
    }
   *[other] { $lost }% that the raid fails, else about { $gold } gold
}

## Spoils and trade

brief-mods-lost = You lose your modifications
brief-sell-demand = In demand: { $gold } gold{ $glory ->
    [0] { "" }
   *[other] , +{ $glory } glory
}
brief-sell-contraband = Contraband: { $gold } gold{ $glory ->
    [0] { "" }
   *[other] , +{ $glory } glory
}
brief-buy-offer = { $cards } on offer; room for { $room }
brief-hold-full = No room for it at sea
brief-no-sale = After that you can’t sell here
brief-unsold = You still have goods in demand aboard
brief-cannot-pay = { $have ->
    [0] You have no gold for it
   *[other] More than your { $have } gold
}
brief-from-stash = −{ $glory } glory: gold from your stash
brief-recruit-roll = { $chance }% that they join for free, else { $gold } gold each
brief-mission-lost = You lose a mission
brief-replaces = You give up { $missions_count ->
    [1] { $missions }
   *[other] another mission
}
brief-ship-again = The ship you have
brief-ship-against = { $less_count ->
    [0] { "" }
   *[other] Less { $less } than yours
}
brief-mods-left = You lose the modifications you don’t move
brief-stash-point = { $gold } gold is +1 glory; you have { $have }
brief-stash-useless = More brings no glory

## Played out

brief-about-fight = ≈ { $won }% that you win, { $lost }% that you die
brief-token-aboard = { $count ->
    [0] None aboard
   *[other] { $count } aboard
}
brief-token-spoils = You have { $count } of what it wants now
brief-token-away = { advice-token-away }
brief-about-raid = { $won ->
    [0] ≈ no chance
   *[other] ≈ { $won }% for { $gold } gold{ $glory ->
        [0] { "" }
        [100] {" "}and +1 glory
       *[other] , { $glory }% for +1 glory
    }{ $hits ->
        [0] { "" }
        [one] , 1 hit
       *[other] , { $hits } hits
    }
}
brief-about-danger = { $lost ->
    [0] ≈ { $hurt }% crippled
   *[other] ≈ { $lost }% you die
}
brief-about-location = ≈ { $won }% that you win { $gold } gold{ $dies ->
    [0] { "" }
   *[other] , { $dies }% that you die
}
