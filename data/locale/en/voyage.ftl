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
   *[other] Raid a merchant { $here ->
        [yes] here
       *[no] { form-off-zone }
    }: ≈ { $won }% that you plunder about { $gold } gold{ $glory ->
        [0] , too little for +1 glory.
       *[other] , { $glory }% for +1 glory.
    }
}{ $who_count ->
    [0] { "" }
   *[other] {" "}For that, { $who } { $who_count ->
        [one] comes
       *[other] come
    } after you.
}{ $zones_count ->
    [0] { $count ->
        [0] { "" }
       *[other] {" "}For good it closes { $closes_count ->
            [0] { $count } ports
           *[other] { $closes }
        }, never your home: you have nothing to sell there.
    }
   *[other] {" "}It closes { $zones } to you, where your cargo is wanted, but should pay more.
}
advice-voyage-hunt = { $who } is { form-off-zone }. You should win that battle, and a win is 1 glory.
advice-voyage-errand = You have business { form-off-zone }.
advice-voyage-errand-mission = Your mission { $mission } leads to { form-zone }. Completed, it is 1 glory.
advice-voyage-errand-rumor = Your rumor { $rumor } leads to { form-zone }. If it is true, it is 1 glory.
advice-voyage-in-port-sell-first = In port you sell first, and something you carry is in demand here.
advice-voyage-in-port-sell-off = In port you sell first. Nothing you carry is in demand here, but you need the { $full ->
    [yes] room
   *[no] gold
}.
advice-voyage-demand = { $zone } wants { $good }: your { $count } { $count ->
    [one] card sells
   *[other] cards sell
} for double there.
advice-voyage-there-stash = In { $zone } you can stash your gold: it is safe there, and every 10 gold is 1 glory.
advice-voyage-stash-here = Stash your gold in { $zone } while you are here: { $gold } gold is { $count } glory.
advice-voyage-stash-home = Take your gold home: in your stash in { $zone }, { $gold } gold is { $count } glory, and nobody can take it.
advice-voyage-there-goal = { $sold ->
    [0] Stash
   *[other] Sell and stash
} your gold in { $zone }, and you have { $count } glory: that is the goal!
advice-voyage-there-mission = In { $zone } you can claim { $mission }; completed, it is 1 glory.
advice-voyage-there-rumor = In { $zone } you can listen for a rumor; if it proves true, it is 1 glory.
advice-voyage-there-ship = In { $zone } you can trade your ship and { $gold } gold for a { $ship }{ $glory ->
    [0] .
   *[other] , for +1 glory.
}{ $missing ->
    [0] { "" }
   *[other] {" "}You are { $missing } gold short: sell your goods there first.
}
advice-voyage-there-mending = In { $zone } you can bring ship and Crew back to strength.
advice-voyage-there-mod = { $zone } sells { $mod } for { $gold } gold: it makes this ship better for as long as you sail her{ $missing ->
    [0] .
   *[other] . You are { $missing } gold short: sell your goods there first.
}
advice-voyage-there-weapon = { $zone } sells a special weapon for { $gold } gold: it may turn your next raid or battle{ $missing ->
    [0] .
   *[other] . You are { $missing } gold short: sell your goods there first.
}
advice-voyage-there-contraband = { $zone } buys your contraband: { $gold } gold.
advice-voyage-sell-contraband = Only this port buys your contraband: { $gold } gold.
advice-voyage-there-goods = Fill your hold in { $zone } with goods that other ports want.
advice-voyage-wait = Tonight you are safer in port than at sea.
advice-voyage-spent = You have no actions left.
advice-voyage-in-port-sell = Sell first: goods in demand fetch double.
advice-voyage-in-port-buy = An empty hold earns nothing: buy cheap here, sell where it is in demand.
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
advice-voyage-in-port-mission = { $mission_gist }. Completed, it is 1 glory, too.
advice-voyage-in-port-stash = Stashed gold is safe, and every 10 are 1 glory.
advice-voyage-in-port-next = All done here. Next: your { $good } to { $zone }.
advice-voyage-gold-for-goods = Goods first: keep { $gold } gold for what is on offer here.
advice-voyage-in-port-done = Nothing else here is worth it now.
advice-voyage-in-port-spent = { $stash ->
    [0] You have no gold left aboard: there is nothing more for you here.
   *[other] You have no gold aboard. What is in your stash is glory already: leave it there.
}
advice-voyage-yard-done = Nothing else at the shipyard is worth it now.
advice-voyage-in-port-closed = { $zone } wants { $good } now, but your selling here is over until your next visit.
advice-voyage-in-port-dear = What you came for costs more than it is worth to you now.
advice-voyage-nothing = None of it would help you now.
advice-voyage-keep-own = Your own goods sell for more than any of hers.
advice-voyage-sell-few = They fetch double here. Waiting for 3 alike, for 1 glory, would take too long.
advice-voyage-sell-rest = What is in demand fetches double here; the rest is worth more to you as gold than in your hold.
advice-voyage-sell-priced = They are in demand here: { $gold } gold. To wait for 3 alike, for 1 glory, would take too long.
advice-voyage-sell-chest = What you sell here adds { $count } glory to your stash: sell first, then stash.
advice-voyage-sell-off = No port open to you wants it: better sold here than carried on.
advice-voyage-sell-far = { $zone } wants { $good }, but the way there, { $count ->
    [one] 1 zone,
   *[other] { $count } zones,
} is not worth it: sell it here.
advice-voyage-sell = They are in demand here: double the price, and 1 glory for 3 or more alike.
advice-voyage-buy = Cheap here, and { $zones_count ->
    [1] wanted in { $zones }.
    [2] wanted in { $zones }.
    [3] wanted in { $zones }.
   *[other] other ports want each of them.
}{ form-over }
advice-voyage-buy-for = { $zone } wants { $good }: { $count ->
    [one] 1 card brings
   *[other] your { $count } bring
} { $gold } gold there{ $glory ->
    [0] .
   *[other] , and 1 glory.
}{ form-first }{ form-nearer }{ form-rest }{ form-over }
form-first = { $first ->
    [raid] {" "}First a raid: { $next }.
    [hunt] {" "}First a fight: { $next }.
    [none] { "" }
   *[other] {" "}First on to { $next }.
}
form-nearer = { $nearer ->
    [none] { "" }
   *[other] {" "}{ $nearer } { $pays ->
        [0] is nearer and wants it, too
       *[other] pays { $pays }
    }, but { $risky ->
        [yes] the way there is more dangerous.
       *[no] { form-nearer-more }
    }
}
form-nearer-more = { $also_id ->
        [ship] in { $zone } your ship and { $price } gold also buy a { $ship }.
        [mission] in { $zone } you can also claim { $mission }.
        [mending] in { $zone } you can also bring ship and Crew back to strength.
       *[none] { $zone } has more for you.
}
form-rest = { $rest_count ->
    [0] { "" }
   *[other] {" "}{ $elsewhere_count ->
        [0] Take the { $rest } along to fill the hold: any port pays a little for that.
       *[other] You can sell the { $rest } in { $elsewhere_or }.
    }
}
form-over = { $over ->
    [0] { "" }
    [one] {" "}That is 1 card more than fits at sea: something will have to go overboard.
   *[other] {" "}That is { $over } cards more than fit at sea: something will have to go overboard.
}
advice-voyage-buy-mission = Your mission { $mission } asks for the { $goods }: bring it to { form-zone } for 1 glory.
advice-voyage-cargo = With that aboard, your cargo sells best.
advice-voyage-cargo-for = { $zone } wants { $good }: that is { $gold } gold for { $count ->
    [one] 1 card
   *[other] { $count } cards
} there{ $glory ->
    [0] .
   *[other] , and 1 glory.
}{ form-first }
advice-voyage-overboard = What stays aboard sells better.
advice-voyage-overboard-for = You keep the { $good } for { $zone }: { $gold } gold there{ $glory ->
    [0] .
   *[other] , and 1 glory.
}{ form-first }
advice-voyage-overboard-mission = You keep the { $goods } for your mission { $mission }.
advice-voyage-won = With your stash you have { $count } glory: you have reached the goal. End your turn, as out there you can only lose it.
advice-voyage-hire-none = Each costs { $price } gold, and you have { $gold }.
advice-voyage-reroll = { $dice ->
    [own] These dice have failed: rolled again, they can only get better.
    [theirs] Their successes can only get worse when they are rolled again.
   *[both] Your failed dice can only get better, and their successes only worse.
}
advice-voyage-shipyard = Worth its price for the next raids and sales.
advice-voyage-stash = Stashed, that is { $count } glory, and nobody can take it{ $left ->
    [0] .
   *[other] ; { $left } gold stays aboard to trade with{ $more ->
        [0] .
       *[other] , though all of it would be { $more } glory more.
    }
}
advice-voyage-stash-safe = No glory yet, but nobody can take stashed gold.
advice-voyage-stash-none = Keep it aboard to trade with.
advice-voyage-stash-goal = With your gold stashed you have { $count } glory: that is the goal!
advice-voyage-merchant = { $choice ->
    [yes] You choose which nation holds it against you: that of her flag, or that of these waters.{" "}
   *[no] { "" }
}{ $count ->
    [0] Robbing her closes no port to you{ $others ->
        [0] { "" }
       *[other] {" "}(for the other nation { $others })
    }, and 12 gold or more is +1 glory.
    [1] It closes { $zones }, where you have nothing to sell; 12 gold or more is +1 glory.
    [2] It closes { $zones }, where you have nothing to sell; 12 gold or more is +1 glory.
   *[other] It closes { $count } ports{ $others ->
        [0] { "" }
       *[other] {" "}(the other nation { $others })
    }, but you have nothing to sell there; 12 gold or more is +1 glory.
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
    [yes] 1 more card is about 3 gold more{ $hit ->
        [0] , and costs you nothing.
       *[other] . It may hit your ship ({ $hit }%), but she cannot get away by it.
    }
   *[no] 1 more card is about 3 gold more, and worth the risk that its sign is bad for you.
}{ $glory ->
    [0] { "" }
   *[other] {" "}A haul of { $glory } gold or more is 1 glory.
}
advice-voyage-raid-escape = { $escapes ->
    [1] She gets away with { $maneuverability } Escapes, and this card is one.
   *[other] She gets away with { $maneuverability } Escapes, and { $escapes } are out: one has to go.
}{ $exchanged ->
    [0] { "" }
   *[other] {" "}A new card may be a better one.
}{ $glory ->
    [0] { "" }
   *[other] {" "}A haul of { $glory } gold or more is 1 glory.
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
advice-voyage-card-now = It may turn this in your favor.
advice-voyage-card-later = Keep your cards: here they would change little.
advice-voyage-card-sooner = { $card_gist }: so you still go ashore in { $zone } this turn.
advice-voyage-card-play = { $card_gist }. It can help you now.
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
    [0] No port open to you wants any of these: 6 new cards for 1 gold.
    [one] Best of these is 1 { $good } for { $zone }, { $gain } gold gained. 6 new cards may be better.
   *[other] Best of these are { $cards } { $good } for { $zone }, { $gain } gold gained. 6 new cards may be better.
}
advice-voyage-swap-not = Keep these: { $zone } wants { $good }, { $count ->
    [one] 1 card brings
   *[other] your { $count } bring
} { $gold } gold there{ $glory ->
    [0] .
   *[other] {" "}and 1 glory.
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
    [0] Free
   *[other] { $price } gold once
}, and yours as long as this captain lives: { $card_gist }.
advice-voyage-specialist = You keep a specialist as long as this captain lives.
advice-voyage-stay = Stay: your best deal is here, next turn.
advice-voyage-yard-repair = Damage makes every raid and battle riskier.
advice-voyage-yard-weapon = It may turn your next raid or battle.
advice-voyage-yard-mod = { $mod_gist }. It serves you as long as you keep this ship.
advice-voyage-yard-glory = +1 glory at once, and { $holds } Cargo for { $held }, { $guns } Cannons for { $gun }.{ $count ->
    [0] { "" }
   *[other] {" "}At home that gold would be { $count } glory in your stash{ $sooner ->
        [yes] , but trial games with a { $ship } were won 3 rounds sooner.
       *[no] .
    }
}{ $poor ->
    [yes] {" "}{ $left ->
        [0] She takes all your gold
       *[other] She leaves you { $left } gold
    }{ $short ->
        [0] .
       *[other] , and you have { $crew } of { $full } Crew.
    }
   *[no] { "" }
}{ $more ->
    [turns] {" "}Merchants get away from her less often than from a { $other }.
    [carries] {" "}She carries { $cargo } cards, a { $other } only { $less }.
   *[none] { "" }
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
    [ship] {" "}There your ship and { $price } gold also buy a { $ship }.
    [mission] {" "}There you can also claim { $mission }, for 1 glory.
    [mending] {" "}There you can also bring ship and Crew back to strength.
   *[none] { "" }
}
advice-voyage-plan-here = Trade here first, then on to { $next }.
advice-voyage-changed = Plan changed: Our plan for { form-zone } no longer pays off.
advice-voyage-changed-raid = First a raid here: you still get to { form-zone } this turn.
advice-voyage-changed-home = First your gold, then your { $good } for { $zone }.
advice-voyage-changed-here = { $zone } wants your { $good }: sell it while you are here.
advice-voyage-changed-there = Plan changed: What you wanted in { $zone } no longer pays.
advice-voyage-changed-sale = Plan changed: { $zone } now wants what you carry.
advice-voyage-tomorrow = One visit a turn: { $zone } buys your { $good } next turn.
advice-voyage-changed-demand = Plan changed: You have nothing left that { $zone } wants.
advice-voyage-changed-wanted = Plan changed: { $zone } wants { $good } now, { $was ->
    [none] not what you carry.
   *[other] no longer { $was }.
}
advice-voyage-changed-mission = Plan changed: The mission in { $zone } is gone.
advice-voyage-changed-first = Plan changed: Your { $good } for { $zone } can wait: { $nearer ->
    [0] with the glory, what comes first now pays about { $more } gold more.
   *[other] that takes { $away } actions, { $what_id ->
        [raid] a raid
        [hunt] a fight
        [errand] other business
       *[port] { $next }
    } only { $nearer }.
}
advice-voyage-changed-point = Plan changed: Only { $count } glory to go: this may bring 1 in { $nearer } { $nearer ->
    [one] action
   *[other] actions
}; our plan takes { $away }.
advice-voyage-changed-closes = Plan changed: The raid closes { $zone } to your { $good }, but with the glory it pays about { $more } gold more.
advice-voyage-changed-other = Plan changed: { $zone } no longer wants { $good }.
advice-voyage-changed-better = Plan changed: { $was_id ->
    [ship] The ship in { $zone } can wait:
    [mending] Repairs in { $zone } can wait:
    [fitting] The shipyard in { $zone } can wait:
    [goods] Goods from { $zone } can wait:
    [rumor] The rumor in { $zone } can wait:
    [mission] The mission in { $zone } can wait:
    [stash] The stash in { $zone } can wait:
    [raid] The raid { form-off-zone } can wait:
    [hunt] The fight { form-off-zone } can wait:
   *[other] Your business in { form-zone } can wait:
} with the glory, what comes first now pays about { $more } gold more.
advice-voyage-changed-way = Sell your { $good } in { $zone } first: it is wanted there{ $also ->
    [yes] , too.
   *[no] {" "}now.
}
advice-voyage-changed-sooner = Plan changed: { $zone } wants { $good }, too, and is nearer.
advice-voyage-changed-danger = Plan changed: The way to { form-zone } has become too dangerous.
advice-voyage-changed-closed = Plan changed: { $zone } is closed to you now.
advice-voyage-changed-merchant = Plan changed: The merchant { form-off-zone } is gone.
advice-voyage-changed-prey = Plan changed: { $who ->
    [none] The ship we were after is out of reach now.
   *[other] { $who } is out of reach now.
}
advice-voyage-passed = { $zone } wants { $good }, but stopping there for { $gold } gold costs most of a turn.
advice-voyage-welcome = You are **{ $captain }**. Your { $nation } { $ship } lies in { $zone }. First to { $count } glory wins.
advice-voyage-merchant-welcome = You are a merchant in Port Royal: { $expedition ->
    [0] the most influence points win. On your turn, turn up cards until you stop, then take one: ships bring coins, coins hire people, and people are points. Once somebody has { $count } points, that round is the last.
   *[other] of all who have an expedition, the most influence points win. On your turn, turn up cards until you stop, then take one: ships bring coins, coins hire people, and people are points. Once somebody has { $count } points and an expedition, that round is the last.
}
advice-voyage-hunted = { $who } is { form-off-zone }: { $chance }% that you are found there.
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
advice-voyage-step-errand = Do your business { form-off-zone }
