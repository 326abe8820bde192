### First voyage: the guided table, and the voice at its helm.

setting-opening = Opening
setting-opening-usual = Usual setup
setting-opening-first_voyage = First voyage, with advice from the helm
lobby-voyage-offer = **New here?** *First voyage* starts at once if you are alone: against 2 gentle computer captains, with a voice at the helm that advises you in private.
lobby-voyage = The helm advises each of you in private, and says why.
button-voyage = First voyage
button-usual = Usual setup
scene-voyage = First voyage: the helm’s advice is behind “Your choices”.
why-voyage-modules = The first voyage is sailed without modules. Remove them, or choose the usual setup.
why-voyage-cards = The cards of this server lack some that the first voyage needs. Choose the usual setup.

helm-says = 🧭 **Helm:** I’d choose **{ $answer }**. { $reasons }
helm-plans = 🧭 **Plan:** { $aim } { $steps ->
    [1] **Now: { $answer }.**
   *[other] **Step { $step } of { $steps }: { $answer }.**
}
helm-plans-anew = 🧭 { $changed }
helm-other = 🧭 **Or:** { $aim } **{ $answer }.**
helm-worth = { $risk ->
    [0] (worth about { $worth } gold, no risk)
   *[other] (worth about { $worth } gold, with about { $risk } at risk)
}
helm-risk = Beware on the way: attacks and storms cost about { $risk } gold there on average.
helm-asks = You are getting the hang of it. Do you want me to stay?
button-helm-quiet = Quiet, helm
button-helm-speak = Ask the helm
button-helm-stay = Stay, helm

## Before a dangerous answer

peril-asks = 🧭 **Helm:** Careful! { $perils }
peril-instead = I’d choose **{ $answer }**.
peril-again = Choose it once more if you mean it.
button-peril-do = Do it
button-peril-think = Think again
advice-peril-captain = { $chance }% that you lose your captain, with ship, cargo and { $gold } gold.
advice-peril-gold = That costs { $gold } of your { $have } gold, and it is not what we planned.

## Reasons: what a captain is after with what the helm suggests. They stand after the suggestion, as a sentence.

advice-voyage-raid = { $won ->
    [0] A raid { form-off-zone } should pay best from here: 12 gold or more is +1 glory.
   *[other] Raid { $here ->
        [yes] here
       *[no] { form-off-zone }
    }: ≈ { $won }%{ $finds ->
        [yes] {" "}to find and rob one
       *[no] { "" }
    } for about { $gold } gold{ $glory ->
        [0] , too little for glory.
       *[other] , { $glory }% for +1 glory.
    }
}{ $who_count ->
    [0] { "" }
    [one] {" "}{ $who } then hunts you.
   *[other] {" "}Then { $who_count } captains hunt you.
}{ $zones_count ->
    [0] { $count ->
        [0] { "" }
       *[other] {" "}The bounty closes { $closes_count ->
            [0] { $count } ports
           *[other] { $closes }
        }.
    }
    [1] {" "}The bounty closes { $zones }, where you could sell.
   *[other] {" "}The bounty closes { $zones_count } ports where you could sell.
}
advice-voyage-hunt = Fight { $who } { form-off-zone }: you should win, for +1 glory.
advice-voyage-errand = There is something for you to do { form-off-zone }.
advice-voyage-errand-mission = Your mission { $mission } leads to { form-zone }. Completed, it is 1 glory.
advice-voyage-errand-done = Mission { $mission }: { $goods_count ->
    [0] { $zone } pays
   *[other] bring { $goods } to { $zone } for
} { $gold ->
    [0] 1 glory
   *[other] { $gold } gold and 1 glory
}.
advice-voyage-errand-trade = Sell { $count ->
    [one] { $good }
   *[other] { $count } { $good }
} at { $place } { form-off-zone }: { $gold } gold{ $glory ->
    [0] .
   *[other] {" "}and 1 glory.
}
advice-voyage-errand-place = { $place } { form-off-zone }: { $kind_id ->
    [pirate_haven] free Crew and a rumor.
    [missionary] 3 gold buys off each bounty of a nation.
    [natives] 1 cargo card repairs your whole ship.
    [reef] dive for goods, a weapon, a rumor or Crew.
    [naval_fort] send a naval ship against a rival.
    [prison] a specialist for 5 gold.
    [town] trade as in a port.
    [trade_station] sell or buy goods.
   *[raid] raid it.
}
advice-voyage-mission-later = { $mission } can wait: { $zone } pays { $gold ->
    [0] 1 glory
   *[other] { $gold } gold and 1 glory
} later.
advice-voyage-errand-rumor = Your rumor { $rumor }. { $rumor_gist }, and +1 glory.
advice-voyage-in-port-sell-off = Nothing you carry is in demand here, but { $full ->
    [yes] your hold is full: sell what you can spare.
   *[no] its gold buys new goods: sell what you can spare.
}
advice-voyage-demand = { $zone } wants { $good }: your { $count } { $count ->
    [one] card sells
   *[other] cards sell
} for double there.
advice-voyage-there-stash = In { $zone } you can stash your gold: it is safe there, and every 10 gold is 1 glory.
advice-voyage-stash-here = Stash your gold in { $zone } while you are here: { $gold } gold is { $count } glory.
advice-voyage-home-later = { $then ->
    [yes] First this, then home: { $sold ->
        [0] { $gold } gold is { $count } glory there.
       *[other] with your sale there, { $gold } gold is { $count } glory.
    }
   *[no] Home can wait: { $sold ->
        [0] { $gold } gold is { $count } glory there.
       *[other] with your sale there, { $gold } gold is { $count } glory.
    }
}
advice-voyage-stash-home = Take your gold home: in your stash in { $zone }, { $gold } gold is { $count } glory, and nobody can take it.
advice-voyage-there-goal = { $sold ->
    [0] Stash
   *[other] Sell and stash
} your gold in { $zone }: { $count } glory, the goal!
advice-voyage-there-mission = Claim { $mission } in { $zone }: completed, it is 1 glory.
advice-voyage-there-rumor = In { $zone } you can listen for a rumor; if it proves true, it is 1 glory.
advice-voyage-there-ship = { $missing ->
    [0] In { $zone } your ship and { $gold } gold buy a { $ship }
   *[other] Sell { $cards } in { $zone } for { $earned } gold: { $gold } gold and your ship then buy a { $ship }
}{ $glory ->
    [0] .
   *[other] , +1 glory.
}
advice-voyage-there-mending = In { $zone } you can bring ship and Crew back to strength.{ form-then }
advice-voyage-there-mod = { $zone } sells { $mod } for { $gold } gold: { $mod_gist }{ $missing ->
    [0] .
   *[other] . You are { $missing } gold short: sell there first.
}
advice-voyage-there-weapon = { $zone } sells a special weapon for { $gold } gold: it counts in your next raid or battle{ $missing ->
    [0] .
   *[other] . You are { $missing } gold short: sell there first.
}
advice-voyage-there-contraband = { $zone } buys your contraband: { $gold } gold.
advice-voyage-sell-contraband = Only this port buys your contraband: { $gold } gold.
advice-voyage-there-goods = { $then_id ->
    [none] Buy goods in { $zone }: a port that wants them pays 6 gold each, and +1 glory for 3 alike.
    [brief] Buy goods in { $zone }: a port that wants them pays 6 gold each.
   *[other] Buy goods in { $zone }.{ form-then }
}
advice-voyage-wait = Tonight you are safer in port than at sea.
advice-voyage-spent = { $here ->
    [yes] { $what_id ->
        [port] Next turn you go ashore in { $zone }.
        [raid] Next turn: the raid { form-off-zone }.
        [hunt] Next turn: the fight { form-off-zone }.
       *[other] Next turn: { $named_id ->
            [none] what you have to do
           *[other] { $named }
        } { form-off-zone }.
    }
   *[no] Next turn you sail on to { form-zone }.
}
advice-voyage-in-port-sell = In demand here: { $count ->
    [one] your { $good }
   *[other] your { $count } { $good }
}, for { $gold } gold{ $glory ->
    [0] .
   *[other] {" "}and +1 glory.
}
form-then = { $then_id ->
    [sale] {" "}Next: { $count } { $good } to { $next }, { $gold } gold{ $glory ->
        [0] .
       *[other] {" "}and +1 glory.
    }
    [rumor] {" "}Next: prove your rumor { $rumor }, for 1 glory.
   *[none] { "" }
}
advice-voyage-in-port-buy-stash = { $kept ->
    [0] Buy goods first: 3 alike sell for 18 gold and 1 glory. Your { $gold } gold in the stash is just { $count } glory.
   *[other] { $spare ->
        [0] Look at the goods: 3 alike bring 18 gold and 1 glory. If there are none, stash your gold for { $count } glory.
       *[other] Look at the goods: 3 alike bring 18 gold and 1 glory. Else spend { $spare } and stash { $kept } for { $count } glory.
    }
}
advice-voyage-buy-poor = The cheapest here costs { $price } gold, and you have { $gold }.
advice-voyage-buy-none = { $why_id ->
    [full] Your hold is full.
    [nowhere] No port open to you wants any of these.
   *[way] What these bring is not worth the way there.
}
advice-voyage-hire-dear = At { $price } gold each, your gold does more for you elsewhere.
form-cards = { $own ->
    [0] { $count ->
        [one] 1 card brings
       *[other] these { $count } bring
    }
   *[other] with your { $own }, { $count } bring
}
advice-voyage-ship-holds = She carries { $cargo } cards, a { $other } { $less }: more to sell on every trip.
advice-voyage-ship-turns = Her Maneuverability is { $turns }, a { $other } has { $less }: fewer merchants get away.
advice-voyage-captain = { $captain_gist }.
advice-voyage-rumor-keep = { $rumor_gist }.
advice-voyage-pay-crew = Your Crew’s loyalty rises 1 step; at the bottom they mutiny.
advice-voyage-favors = A Favor rerolls a skill check that fails, or redraws cards you don’t like.
advice-voyage-favor-keep = These cards are good enough: keep the Favor for a roll that fails.
advice-voyage-favor-spend = New cards are likely to be better than these.
advice-voyage-let-pass = To look for them takes actions from your next turn.
advice-voyage-plank-roll = With 1 success nobody is lost.
advice-voyage-plank-crew = You lose 1 Crew, and no more than that.
advice-voyage-nest = 1 die less: a search succeeds less often.
advice-voyage-nest-leave = Let them come: you should win that fight.
advice-voyage-located = On average a new roll would be no better.
advice-voyage-market = A modification is drawn; if it does not suit your ship, you leave it for sale.
advice-voyage-market-leave = { $mod_gist }: to you that is not worth { $gold } gold.
advice-voyage-contraband = Contraband brings 10 gold a card in the port that asks for it.
advice-voyage-contraband-for = { $zone } pays { $gold } gold a card{ $instead ->
    [0] { "" }
   *[other] {" "}({ $instead } as a good)
}, +1 glory for 2.{ form-searched }
advice-voyage-contraband-none = { $why ->
    [none] None of what they offer is contraband.
    [full] Your hold has no room for contraband.
    [found] { $zone } would pay { $gold } gold: hardly any chance to get it there.
    [poor] You cannot pay for contraband: { $zone } would give { $gold } gold for it.
   *[way] { $zone } would pay { $gold } gold, but it is { $away ->
        [one] 1 zone
       *[other] { $away } zones
    } away: not worth the way.
}{ form-searched }
advice-voyage-lose = What lies there is worth least to you.
advice-voyage-reward = You have { $crew } of { $full } Crew and { $gold } gold: that helps you most.
advice-voyage-in-port-buy = An empty hold earns nothing: a port that wants a good pays 6 gold for each.
advice-voyage-in-port-shipyard = The shipyard here has something for this ship.
advice-voyage-in-port-repair = Your ship is damaged, and you can pay for repairs here.
advice-voyage-in-port-free-crew = { $sure ->
    [yes] Your Crew is filled up for free here.
   *[no] Ask for free Crew: it costs you nothing.
}
advice-voyage-buy-raid = A raid { form-off-zone } comes next: keep gold and room for what it brings.
advice-voyage-buy-ship = Keep your gold: at the shipyard here { $gold } and your ship buy a { $ship }.
advice-voyage-in-port-recruit = You have { $crew } of { $full } Crew: each more is a hit you can take, and helps in boarding.
advice-voyage-in-port-rumor = A rumor that proves true is 1 glory.
advice-voyage-in-port-mission = { $mission_gist }. Completed, it brings 1 glory, too.
advice-voyage-in-port-stash = Your { $gold } gold{ $fee ->
    [0] { "" }
   *[other] , less the fee of { $fee },
} is { $count ->
    [0] safe in the stash: nobody can take it.
   *[other] { $count } glory once it is stashed, and nobody can take it.
}
advice-voyage-in-port-next = { $tomorrow ->
    [yes] Next turn
   *[no] Next
}: { $count ->
    [one] your { $good }
   *[other] your { $count } { $good }
} to { $zone }, for { $gold } gold{ $glory ->
    [0] .
   *[other] {" "}and +1 glory.
}
advice-voyage-gold-for-goods = Goods first: keep { $gold } gold for what is on offer here.
advice-voyage-in-port-done = There is nothing more for you to do here this turn.
advice-voyage-in-port-spent = { $stash ->
    [0] You have no gold left aboard: there is nothing more for you here.
   *[other] You have no gold aboard. What is in your stash is glory already: leave it there.
}
advice-voyage-yard-done = { $gold ->
    [0] { $stash ->
        [0] You have no gold left.
       *[other] What is in your stash is glory already: leave it there.
    }
   *[other] { $goods ->
        [yes] Keep your { $gold } gold for goods.
       *[no] Keep your { $gold } gold: nothing else here that you can pay brings glory.
    }
}
advice-voyage-in-port-closed = { $zone } wants { $good } now, but your selling here is over until your next visit.
advice-voyage-in-port-dear = What you came for costs more than it is worth to you now.
advice-voyage-nothing = None of it would help you now.
advice-voyage-keep-own = Your own goods sell for more than any of hers.
advice-voyage-sell-few = { $count ->
    [one] It fetches double here.
   *[other] These { $count } fetch double here: a third, for 1 glory, may be long in coming.
}{ form-stays }
form-stays = { $kept_count ->
    [0] { "" }
   *[other] {" "}Keep the { $kept } for { $next }.
}
advice-voyage-sell-rest = What is in demand pays double; the rest makes room for more.{ form-stays }
advice-voyage-sell-priced = { $count ->
    [one] In demand here: { $gold } gold.
   *[other] In demand here: { $gold } gold. A third, for 1 glory, may be long in coming.
}{ form-stays }
advice-voyage-sell-ship = With what they bring, { $gold } gold and your ship buy a { $ship } at the shipyard here.
advice-voyage-sell-chest = What you sell here adds { $count } glory to your stash: sell first, then stash.
advice-voyage-sell-mission = Room for { $mission }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} must go, better sold here than thrown overboard.
advice-voyage-sell-off = No port open to you wants it: better sold here than carried on.
advice-voyage-sell-room = { $zone } wants { $good }, but its room is worth more: new goods are on offer here next.
advice-voyage-sell-far = { $zone } wants { $good }, but the way there, { $count ->
    [one] 1 zone,
   *[other] { $count } zones,
} is not worth it: sell it here.
advice-voyage-sell = In demand here: double the price, and 1 glory for 3 or more alike.{ $besides_count ->
    [0] { "" }
   *[other] {" "}Sell your { $besides } too, to free up room.
}{ form-stays }
advice-voyage-buy = Cheap here, and { $zones_count ->
    [1] wanted in { $zones }.
    [2] wanted in { $zones }.
    [3] wanted in { $zones }.
   *[other] other ports want each of them.
}{ form-over }
advice-voyage-buy-for = { form-turned }{ $zone } wants { $good }: { form-cards } { $gold } gold there{ $glory ->
    [0] .
   *[other] , and 1 glory.
}{ form-first }{ form-nearer }{ form-rest }{ form-over }{ form-less }
form-less = { $less ->
    [0] { "" }
   *[other] {" "}Stashed, that gold would be { $less } glory.
}
form-searched = { $at ->
    [none] { "" }
   *[other] {" "}Naval ship { $at_id ->
        [caribbean_sea] in the Caribbean Sea
       *[other] off { $at }
    }: { $chance }% that she finds it.
}
form-turned = { $turned ->
    [yes] Plan changed:{" "}
   *[no] { "" }
}
form-first = { $first ->
    [raid] {" "}A raid off { $next } comes first.
    [hunt] {" "}A fight off { $next } comes first.
    [errand] {" "}{ $named_id ->
        [none] What you have to do off { $next }
       *[other] { $named } off { $next }
    } comes first.
    [port] { $why ->
        [sale] {" "}Your sale in { $next } comes first.
        [stash] {" "}Your chest in { $next } comes first.
        [rumor] {" "}A rumor in { $next } comes first.
        [mission] {" "}A mission in { $next } comes first.
        [ship] {" "}The shipyard in { $next } comes first.
        [errand] {" "}{ $named_id ->
            [none] What you have to do in { $next }
           *[other] { $named } in { $next }
        } comes first.
       *[other] { "" }
    }
   *[none] { "" }
}
form-nearer = { $nearer ->
    [none] { "" }
   *[other] {" "}{ $nearer } { $pays ->
        [0] is nearer
       *[other] pays { $pays }
    }, but { $risky ->
        [yes] the way there is more dangerous.
       *[no] { form-nearer-more }
    }
}
form-nearer-more = { $also_id ->
        [ship] { $zone } also sells a { $ship }.
        [mission] in { $zone } you can also claim { $mission }.
        [mending] in { $zone } you can also repair.
       *[none] on the whole { $zone } pays more.
}
form-rest = { $rest_count ->
    [0] { "" }
   *[other] {" "}{ $elsewhere_count ->
        [0] Take the { $rest } along: any port pays 3 gold for that.
       *[other] You can sell { $elsewhere }.
    }
}
phrase-sells-in = the { $good } in { $zone }
form-over = { $over ->
    [0] { "" }
    [one] {" "}1 too many at sea goes overboard.
   *[other] {" "}{ $over } too many at sea go overboard.
}
advice-voyage-buy-mission = Your mission { $mission } asks for the { $goods }: bring it to { form-zone } for 1 glory.
advice-voyage-cargo = With that aboard, your cargo sells best.
advice-voyage-cargo-for = { form-turned }{ $zone } wants { $good }: that is { $gold } gold for { $count ->
    [one] 1 card
   *[other] { $count } cards
} there{ $glory ->
    [0] .
   *[other] , and 1 glory.
}{ form-first }
advice-voyage-overboard = What stays aboard sells better.
advice-voyage-overboard-for = { form-turned }You keep the { $good } for { $zone }: { $gold } gold there{ $glory ->
    [0] .
   *[other] , and 1 glory.
}{ form-first }
advice-voyage-overboard-instead = Plan changed: { $zone } pays { $gold } gold for the { $good } you keep; { $next } would pay { $price } for { $was }.
advice-voyage-overboard-mission = You keep the { $goods } for your mission { $mission }.
advice-voyage-won = With your stash you have { $count } glory: you have reached the goal. End your turn: at sea you can only lose it.
advice-voyage-hire-none = Each costs { $price } gold, and you have { $gold }.
advice-voyage-reroll = { $dice ->
    [own] These dice have failed: rolled again, they can only get better.
    [theirs] Their successes can only get worse when they are rolled again.
   *[both] Your failed dice can only get better, and their successes only worse.
}
advice-voyage-shipyard = Worth its price for the next raids and sales.
advice-voyage-stash = Stashed, that is { $count } glory{ $left ->
    [0] , and nobody can take it.
   *[other] ; { $left } gold stays aboard to trade with{ $more ->
        [0] .
       *[other] , though all of it would be { $more } glory more.
    }
}
advice-voyage-stash-safe = No glory yet, but nobody can take stashed gold.
advice-voyage-stash-none = Keep it aboard to trade with.
advice-voyage-stash-goal = With your gold stashed you have { $count } glory: that is the goal!
advice-voyage-merchant = { $choice ->
    [yes] Her flag or these waters, you choose: the { $nation } close
   *[no] To rob the { $nation } closes
} { $count ->
    [0] no port to you
    [1] { $zones }
    [2] { $zones }
   *[other] { $count } ports, where you have nothing to sell
}{ $others ->
    [0] .
   *[other] , the others { $others }.
}
advice-voyage-merchant-closes = It closes { $zone }, where your { $count ->
    [one] { $good }
   *[other] { $count } { $good }
} would bring { $gold } gold{ $glory ->
    [0] { "" }
   *[other] {" "}and 1 glory
}; the plunder should be worth more.
advice-voyage-merchant-closes-one = It closes { $zone } to your { $count ->
    [one] { $good }
   *[other] { $count } { $good }
} ({ $gold } gold{ $glory ->
    [0] { "" }
   *[other] , 1 glory
}), but { $next } wants { $good }, too.
advice-voyage-raid-draw = { $safe ->
    [yes] 1 more card brings about 3 gold{ $hit ->
        [0] , and costs you nothing.
       *[other] : { $hit }% that it hits your ship, but she cannot get away.
    }
   *[no] 1 more card brings about 3 gold, and is worth its risk.
}{ $glory ->
    [0] { "" }
   *[other] {" "}{ $glory } gold or more is 1 glory.
}
advice-voyage-raid-escape = { $escapes ->
    [1] She gets away with { $maneuverability } Escapes, and this card is one.
   *[other] She gets away with { $maneuverability } Escapes, and { $escapes } are out: one has to go.
}{ $exchanged ->
    [0] { "" }
   *[other] {" "}{ $glory ->
        [0] A new card may be better.
       *[other] A new card may make it { $glory } gold: 1 glory.
    }
}
advice-voyage-raid-hit = That spares your { $icon } a hit{ $exchanged ->
    [0] .
   *[other] . A new card may be a better one.
}{ $glory ->
    [0] { "" }
   *[other] {" "}A haul of { $glory } gold or more is 1 glory.
}
advice-voyage-raid-weapon = 1 more success makes this raid richer.
advice-voyage-raid-weapon-saves = As it stands the raid fails: 1 more success can save it.
advice-voyage-raid-stop-none = No success is left to spend: take what lies there.
advice-voyage-raid-stop-spares = That is enough: keep what you have left for a raid that needs it.
advice-voyage-raid-stop-fails = She gets away: no success is left.
advice-voyage-raid-stop-card = { $glory ->
    [0] Stop here: your { $card } saves this raid.
   *[other] Stop here: with your { $card } it is { $gold } gold, and that is 1 glory.
}
advice-voyage-raid-stop = That is enough: any more would risk more than it brings.
advice-voyage-against = They are doing best: slow them down.
advice-voyage-storm = { $others_count ->
    [0] Nobody is there now, but it does you the least harm.
    [one] { $others } is there, and it does you the least harm.
   *[other] { $others } are there, and it does you the least harm.
}
advice-voyage-redirect = There they do the most harm.
advice-voyage-let-go = What she carries is hardly worth a price on your head.
advice-voyage-raid-success = On average, that brings the most gold for the least damage.
advice-voyage-battle = That is your best chance as the ships are now.
advice-voyage-ammunition = Where these skulls hit may decide the battle.
advice-voyage-ammunition-kept = Keep it: here it would change little.
advice-voyage-hit = That is what you can best spare.
advice-voyage-hit-npc = That ship can best spare it.
advice-voyage-hit-enemy = It hurts them most there.
advice-voyage-card = It helps you least of the cards you hold.
advice-voyage-card-now = { $card_gist }.
advice-voyage-card-raid = { $card_gist }: that makes it { $gold } gold, and 1 glory.
advice-voyage-card-later = Keep your cards for later: none does much for you here.
advice-voyage-card-sooner = { $card_gist }: so you still go ashore in { $zone } this turn.
advice-voyage-card-play = { $card_gist }.
advice-voyage-ship = She suits what this captain is good at.
advice-voyage-demand-port = { $sold ->
    [0] { "" }
   *[other] Here you sell no more before your next visit.{" "}
}{ $near ->
    [yes] { $aboard ->
        [0] It is the nearest { $sold ->
            [0] port
           *[other] other port
        } open to you, and you have nothing that it wants now.
       *[other] It is the nearest { $sold ->
            [0] port
           *[other] other port
        } open to you.
    }
   *[no] { $aboard ->
        [0] You have nothing that it wants now.
       *[other] Placing it there spoils the fewest of your sales.
    }
}
advice-voyage-token = { $aboard ->
    [some] You have { $good } aboard: where it is wanted, it sells for double.
    [others] It serves you best where the goods that you carry are wanted now.
   *[none] You have none of these goods aboard, so it makes little difference to you.
}
advice-voyage-mod = It is farthest from the other captains there.
advice-voyage-pardon-not = These ports are not worth that price to you now.
advice-voyage-pardon = Without these bounties, ports open to you again.
advice-voyage-in-port-buy-more = There is room for { $room } more: see what they offer.
advice-voyage-swap = { $cards ->
    [0] No port open to you wants any of these.
    [one] Best here is 1 { $good } for { $zone }, { $gain } gold gained.
   *[other] Best here are { $cards } { $good } for { $zone }, { $gain } gold gained.
} { $port } lets you draw anew: { $chance ->
    [0] a new offer should bring more.
   *[other] { $chance }% for 3 alike in demand.
}
advice-voyage-swap-not = Keep these. { $zone } wants { $good }: { form-cards } { $gold } gold{ $glory ->
    [0] .{ $nearer ->
        [none] {" "}A new offer costs 1 gold{ $chance ->
            [0] {" "}and should bring no more.
           *[other] {" "}and has 3 alike { $chance }% of the time.
        }
       *[other] { form-nearer }
    }
   *[other] {" "}and 1 glory.{ form-nearer }
}
advice-voyage-swap-none = Keep them: there is room or gold for little, and a new offer costs 1 gold.
advice-voyage-buy-wanted = { $zones_count ->
    [1] Wanted in { $zones }, for double the price.
    [2] Wanted in { $zones }, for double the price.
    [3] Wanted in { $zones }, for double the price.
   *[other] Each sells for double in the port that stands beneath it.
}{ form-over }
advice-voyage-buy-cheap = Cheap enough to gain something anywhere.{ form-over }
advice-voyage-buy-load = They fill the hold with something that sells.{ form-over }
advice-voyage-absorb = That hit would cost you the most.
advice-voyage-task = Your mission asks for this: complete it for 1 glory.
advice-voyage-hire = { $price ->
    [0] It costs you nothing
   *[other] For { $price } gold, paid once
}: { $card_gist }, as long as this captain lives.
advice-voyage-specialist = You keep a specialist as long as this captain lives.
advice-voyage-stay = Stay: your best deal is here, next turn.
advice-voyage-yard-repair = Damage makes every raid and battle riskier.
advice-voyage-yard-weapon = { $weapon_gist }.
advice-voyage-yard-mod = { $mod_gist }. It serves you as long as you keep this ship.
advice-voyage-yard-glory = +1 glory now{ $gain ->
    [0] { $guns ->
        [0] .
       *[other] , and { $guns } Cannons for { $gun }.
    }
   *[other] , and { $more } gold more a trip: some { $gain } by the end, for her price of { $price }.
}{ $poor ->
    [yes] {" "}{ $left ->
        [0] No gold is left for goods.
       *[other] { $left } left for goods.
    }
   *[no] { "" }
}{ $turns ->
    [no] { "" }
   *[yes] {" "}She lets fewer merchants get away than a { $other }.
}
advice-voyage-changed-leg = That is done: now on to { form-zone }.
advice-voyage-passed-same = { $zone } wants { $good }, too, but { $next } has more for you.
advice-voyage-claim = This ship is worth more than yours, even as she is.
advice-voyage-claim-keep = { $more ->
    [yes] Your own ship is worth more.
   *[no] This ship is worth no more than yours.
}
advice-voyage-plunder-cards = Of what you may take, a card helps you most.
advice-voyage-battle-board = { $chance ->
    [0] Once across, you should win
   *[other] Once across ({ $chance }%), you should win
}: that ends it at once, and you take what they carry.
advice-voyage-battle-flee = You would more likely lose this battle than win it.
advice-voyage-plan-sale = Sell { $count ->
    [one] { $good }
   *[other] { $count } { $good }
} in { $zone }: { $gold } gold{ $glory ->
    [0] .
   *[other] {" "}and +1 glory.
}{ $also_id ->
    [stash] {" "}There your chest is, too: { $price } gold stashed is { $points } glory.
    [ship] {" "}There you can also trade your ship and { $price } gold for a { $ship }.
    [mission] {" "}There you can also claim { $mission }: completed, it is 1 glory.
    [mending] {" "}There you can also bring ship and Crew back to strength.
   *[none] { "" }
}
advice-voyage-plan-sale-all = { $zone } wants { $good }: { $count ->
    [one] 1 card brings
   *[other] { $count } bring
} { $gold } gold{ $glory ->
    [0] { "" }
   *[other] {" "}and +1 glory
}. The rest makes room for new goods.
advice-voyage-plan-here = Trade in { $zone } first.{ form-then }
advice-voyage-changed = Plan changed: { $zone } can wait.
advice-voyage-changed-raid = First a raid here: you still get to { form-zone } this turn.
advice-voyage-changed-home = First your gold, then your { $good } for { $zone }.
advice-voyage-changed-here = { $zone } wants your { $good }: sell it while you are here.
advice-voyage-changed-there = Plan changed: What you wanted in { $zone } no longer pays.
advice-voyage-changed-sale = Plan changed: { $zone } now wants what you carry.
advice-voyage-tomorrow = One visit a turn: { $zone } buys your { $good } next turn.
advice-voyage-changed-demand = Plan changed: You have nothing left that { $zone } wants.
advice-voyage-changed-wanted = Plan changed: { $zone } now wants { $good }, { $was_id ->
    [none] not what you carry.
   *[other] no longer { $was }.
}
advice-voyage-changed-mission = Plan changed: The mission in { $zone } is gone.
advice-voyage-changed-first = Plan changed: { $nearer ->
    [0] this should bring more than your { $good } in { $zone } ({ $gold } gold{ $glory ->
        [0] { "" }
       *[other] , 1 glory
    }).
   *[other] { $what_id ->
        [raid] a raid takes { $nearer }
        [hunt] a fight takes { $nearer }
        [errand] this takes { $nearer }
       *[port] { $next } takes { $nearer }
    } { $nearer ->
        [one] action
       *[other] actions
    }, your { $good } for { $zone } { $away }.
}
advice-voyage-changed-point = Plan changed: this may bring a point in { $nearer } { $nearer ->
    [one] action
   *[other] actions
}, our plan in { $away }.
advice-voyage-changed-closes = Plan changed: a raid first. It closes { $zone } to your { $good }, but should bring more.
advice-voyage-changed-other = Plan changed: { $zone } no longer wants { $good }.
advice-voyage-changed-done = Plan changed: the mission first.
advice-voyage-changed-news = Plan changed: { $zone } now wants { $good }.
advice-voyage-changed-sighted = Plan changed: there is a merchant { form-off-zone } now.
advice-voyage-changed-prey-near = Plan changed: they are { form-off-zone } now.
advice-voyage-changed-cargo = Plan changed: you now have { $goods } more aboard.
advice-voyage-changed-hit = Plan changed: your ship was hit.
advice-voyage-changed-gold = Plan changed: you have { $gold } gold now.
advice-voyage-changed-better = Plan changed: this should bring { $more } gold more than { $was_id ->
    [ship] the ship in { $zone }.
    [mending] repairs in { $zone }.
    [fitting] the shipyard in { $zone }.
    [goods] goods from { $zone }.
    [rumor] a rumor in { $zone }.
    [mission] the mission in { $zone }.
    [stash] the stash in { $zone }.
    [raid] the raid { form-off-zone }.
    [hunt] the fight { form-off-zone }.
   *[other] our plan for { form-zone }.
}
advice-voyage-changed-way = First { $zone }: it wants your { $good }{ $also ->
    [yes] , too.
   *[no] {" "}now.
}
advice-voyage-changed-sooner = Plan changed: { $zone } is nearer and wants { $good }, too.
advice-voyage-changed-danger = Plan changed: the way to { form-zone } is too dangerous now.
advice-voyage-changed-closed = Plan changed: { $zone } is closed to you now.
advice-voyage-changed-merchant = Plan changed: The merchant { form-off-zone } is gone.
advice-voyage-changed-prey = Plan changed: { $who ->
    [none] The ship we were after is out of reach now.
   *[other] { $who } is out of reach now.
}
advice-voyage-passed = { $zone } wants { $good }: { $gold } gold, not worth the stop.
advice-voyage-welcome = You are **{ $captain }**. Your { $nation } { $ship } lies in { $zone }. First to { $count } glory wins.
advice-voyage-merchant-welcome = You are a merchant in Port Royal: { $expedition ->
    [0] the most influence points win. On your turn, turn up cards until you stop, then take one: ships bring coins, coins hire people, and people are points. Once somebody has { $count } points, that round is the last.
   *[other] of all who have an expedition, the most influence points win. On your turn, turn up cards until you stop, then take one: ships bring coins, coins hire people, and people are points. Once somebody has { $count } points and an expedition, that round is the last.
}
advice-voyage-hunted = { $chance }%: { $who } finds you { form-off-zone }.
advice-voyage-free = It costs you no action.
advice-voyage-free-repair = It costs you nothing, and damage makes every raid and battle riskier.

## Steps of a plan, as a list of them has them

advice-voyage-step-sea = Put to sea
advice-voyage-step-sail = Sail to { form-zone }
advice-voyage-step-dock = Dock in { $zone }
advice-voyage-step-ashore = Go ashore in { $zone }
advice-voyage-step-night = End the turn
advice-voyage-step-merchant = Raid a merchant { form-off-zone }
advice-voyage-step-enemy = Fight { form-off-zone }
advice-voyage-step-errand = Do what you came for { form-off-zone }
