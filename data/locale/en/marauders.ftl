### Merchants & Marauders at the table: the log, the questions, the buttons.

## Helpers: places and nations inside a sentence, prices

form-zone = { $zone_id ->
    [caribbean_sea] the Caribbean Sea
   *[other] { $zone }
}
form-origin = { $origin_id ->
    [caribbean_sea] the Caribbean Sea
   *[other] { $origin }
}
form-off-zone = { $zone_id ->
    [caribbean_sea] in the Caribbean Sea
   *[other] off { $zone }
}
form-a-nation = { $nation_id ->
    [english] an { $nation }
   *[other] a { $nation }
}
form-price = { $gold ->
    [0] free
   *[other] { $gold } gold
}
form-for-gold = { $gold ->
    [0] for free
   *[other] for { $gold } gold
}

## Dice

face-1 = ⚀
face-2 = ⚁
face-3 = ⚂
face-4 = ⚃
face-5 = ☠
face-6 = ☠
roll-raid = in the raid
roll-scout_merchant = to find a merchant
roll-scout_captain = to find a captain
roll-scout_npc = to find a ship
roll-scout_rumor = to follow up a rumor
roll-storm = against the storm
roll-fever = against the fever
roll-docking = on docking
roll-port_entry = to be let in
roll-recruit = to recruit
roll-rumor = for a rumor
roll-mission = for the mission
roll-battle = in battle
roll-crew_combat = in crew combat
log-rolled = { $seat } rolled { $skill } { $when_roll }: { $faces }, { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
}{ $because }.
dice-needs-raid = Each success draws a card or throws one back.
dice-needs-scout_merchant = 1 success was needed.
dice-needs-scout_captain = 1 success was needed.
dice-needs-scout_npc = 1 success was needed.
dice-needs-scout_rumor = 1 success was needed.
dice-needs-rumor = 1 success was needed.
dice-needs-docking = 1 success was needed.
dice-needs-port_entry = 1 success was needed.
dice-needs-recruit = 1 success was needed for a full Crew.
dice-needs-scout = 1 success was needed.
dice-needs-storm = Each success spares a hit.
dice-needs-fever = Each success saves a man.
dice-needs-battle = { $skill ->
    [leadership] Each success takes one of the enemy’s Crew.
   *[other] More successes win; if tied, the higher total of the other dice. No success, no winner.
}
ask-roll-repeat = No luck. Reroll { $skill }?

## Who changes a figure

source-ability = captain’s ability
source-ability-extra_dice = special ability
source-ability-goods_offer = special ability
source-event = event card
source-nassau_prices = { name-nassau }
source-nassau_navy = { name-nassau }
source-havana_better_price = { name-havana }
source-havana_fourth_card = { name-havana }
source-port_royal_recruit = { name-port_royal }
source-port_royal_entry = { name-port_royal }
source-old_providence_weapons = { name-old_providence }
source-old_providence_repairs = { name-old_providence }
source-tortuga_navy = { name-tortuga }
source-tortuga_pirates = { name-tortuga }
source-petite_goave_ban = { name-petite_goave }
source-petite_goave_recruit = { name-petite_goave }
source-petite_goave_repairs = { name-petite_goave }
source-cartagena_free_good = { name-cartagena }
source-cartagena_easy_raid = { name-cartagena }
source-santo_domingo_swap = { name-santo_domingo }
source-curacao_free_rumors = { name-curacao }
source-curacao_ships = { name-curacao }
source-san_juan_plunder = { name-san_juan }
source-caracas_offer = { name-caracas }
source-st_maarten_stash = { name-st_maarten }
source-st_maarten_offer = { name-st_maarten }
source-basse_terre_navy = { name-basse_terre }
source-st_john_modifications = { name-st_john }
source-st_john_transfer = { name-st_john }
source-bridgetown_shoals = { name-bridgetown }
source-trinidad_no_navy = { name-trinidad }

## What the zones do is called, to be looked up

name-nassau_prices = { name-nassau }: prices
name-nassau_navy = { name-nassau }: naval ships
name-havana_better_price = { name-havana }: the good in demand
name-havana_fourth_card = { name-havana }: raids
name-port_royal_recruit = { name-port_royal }: recruiting
name-port_royal_entry = { name-port_royal }: entering
name-old_providence_weapons = { name-old_providence }: special weapons
name-old_providence_repairs = { name-old_providence }: repairs
name-tortuga_navy = { name-tortuga }: naval ships
name-tortuga_pirates = { name-tortuga }: pirates
name-petite_goave_ban = { name-petite_goave }: wanted captains
name-petite_goave_recruit = { name-petite_goave }: recruiting
name-petite_goave_repairs = { name-petite_goave }: repairs
name-cartagena_free_good = { name-cartagena }: a free good
name-cartagena_easy_raid = { name-cartagena }: raids
name-santo_domingo_swap = { name-santo_domingo }: swapping the offer
name-curacao_free_rumors = { name-curacao }: rumors
name-curacao_ships = { name-curacao }: ships
name-san_juan_plunder = { name-san_juan }: raids
name-caracas_offer = { name-caracas }: goods on offer
name-st_maarten_stash = { name-st_maarten }: stashing
name-st_maarten_offer = { name-st_maarten }: goods on offer
name-basse_terre_navy = { name-basse_terre }: naval ships
name-st_john_modifications = { name-st_john }: modifications
name-st_john_transfer = { name-st_john }: moving modifications
name-bridgetown_shoals = { name-bridgetown }: shoals
name-trinidad_no_navy = { name-trinidad }: naval ships

## Decks

deck-event = the event deck
deck-captain = the captain deck
deck-glory = the glory deck
deck-cargo = the cargo deck
deck-rumor = the rumor deck
deck-mission = the mission deck

## Setup

log-board-set = Demand tokens, ship modifications and merchants were placed on the board.
log-start-player = { $seat } was drawn as start player.
log-mission-placed = A new mission in { $zone }: { $mission_storied } { $mission_text }
log-mission-discarded = { $missions_count ->
    [one] The mission { $missions } is
   *[other] The missions { $missions } are
} off the board.
log-captain-entered = { $seat } entered with { $name }: { $ship }, home port { $zone }.
ask-ship-choose = Sloop or Flute?
ask-ship-choose-own = { $name } needs a ship: Sloop or Flute?
more-ship-choose = { $name } needs a ship. { $captain } Sloop or Flute?
phrase-captain-introduced = { $nation }, home port { $zone }; Seamanship { $seamanship }, Scouting { $scouting }, Leadership { $leadership }, Influence { $influence }.
ask-ship-next = The next captain, { $name }, needs a ship. { $captain } { $name_text } To choose from: { $ships }.
ask-ship-next-own = You go on as { $name }. Which ship?
more-ship-next = You go on as { $name }. { $captain } Which ship?
phrase-ship-values = { $ship } (Hull { $toughness }, Cargo { $cargo }, Crew { $crew }, Cannons { $cannons }, Maneuverability { $maneuverability })
option-choose-ship = Take the { $ship }
about-choose-ship = { $values }

## The round and its event card

log-round-began = Round { $round } began.
log-event-drawn = { $seat } drew the event { $event }: { $event_text }
log-storm-raised = A storm rose over { $zones }.
log-storm-caught = { $seat } was caught in the storm { form-off-zone }: up to { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}.
log-storm-weathered = { $seat } rode out the storm unharmed.
log-fever-broke_out = Fever broke out in { $zones }.
log-fever-suffered = { $seat } lost { $crew ->
    [0] nobody
   *[other] { $crew } Crew
} to the fever; { $left } left.
log-crew-regained = { $seat } got { $count ->
    [0] nobody
   *[other] { $count } Crew
} back: { $crew } in all.
log-raids-punished = The law struck back: starting a raid brings { $bounties ->
    [one] 1 bounty
   *[other] { $bounties } bounties
} this round.
log-prices-rose = Prices rose: until the end of the round { $goods } bring { $gold } gold a card where they are not in demand.
log-merchants-returned = The raided merchants are back at sea, face down.
log-port-changed = { $zone } became { form-a-nation } port.
log-port-no_token = No { $nation } token was free: { $zone } stayed as it was.
ask-pardon = Remove bounties for { $gold } gold each, paid from aboard? You may remove { $left ->
    [one] 1 more.
   *[other] up to { $left } more.
}
ask-pardon-own = Buy off bounties for { $gold } gold each? { $left ->
    [one] 1 more at most.
   *[other] { $left } more at most.
}
option-pardon = { $bounties ->
    [one] Remove the only { $nation } bounty
   *[other] Remove 1 of { $bounties } { $nation } bounties
}

## The turn

log-turn-began = { $seat }’s turn began.
ask-turn-action = { $in_port ->
    [yes] In the port of { $zone }
   *[no] At sea { form-off-zone }
}, { $actions ->
    [0] no actions
    [one] 1 action
   *[other] { $actions } actions
} left. What next?
option-sail = Sail { $border_chart } to { form-zone }
option-sail-free = Sail { $border_chart } to { form-zone }, free
option-sail-slow = Sail { $border_chart } to { form-zone } for { $actions }
option-leave-port = Put to sea from { $zone }
option-dock = Dock in { $zone }
option-scout-merchant = Scout for a merchant
option-scout-named = Find one for sure: rob as { $nation }
option-port = Go ashore in { $zone }
option-retire = Retire this captain
option-act-repair-at-sea = Repair at sea (takes no action)
option-end = End the turn
log-sailed = { $seat } sailed from { form-origin } to { form-zone }.
log-left-port = { $seat } put to sea from { $zone }.
log-docked = { $seat } docked in { $zone }.
log-port-fee = { $seat } paid { $gold } gold to be let into { $zone }.
log-port-refused = { $seat } stayed outside { $zone }.
ask-port-enter = The port of { $zone } is closed to wanted captains. How do you get in?
option-enter-fee = Pay { $gold } gold to enter
option-enter-roll = Roll Influence
option-enter-way = { $way }
option-enter-stay = Stay at sea

## Scouting, and a merchant found

log-scouting-merchant = { $seat } { $named_id ->
    [none] scouted for a merchant
    [english] went straight for an { $named } merchant
   *[other] went straight for a { $named } merchant
} { form-off-zone }.
log-merchant-missed = { $seat } found nothing but waves.
log-merchant-found = { $seat } found { form-a-nation } merchant { form-off-zone }{ form-counts-as }.
form-counts-as = { $counts_as_id ->
    [english] , English in these waters
    [french] , French in these waters
    [spanish] , Spanish in these waters
    [dutch] , Dutch in these waters
   *[none] { "" }
}
log-merchant-let_go = { $seat } let the merchant sail on.
ask-merchant = { $nation } merchant { form-off-zone }{ $waters_id ->
    [none] { "" }
   *[other] , in { $waters } waters
}! { $nations ->
    [1] Raid her?
   *[other] Whom do you rob?
}
option-raid = { $claim ->
    [only] Raid her
    [flag] Rob the { $nation } (her flag)
    [waters] Rob the { $nation } (these waters)
   *[other] Rob the { $nation }
}
option-let-go = Let her go

## Merchant raids

phrase-raid-card = { $card } ({ $gold } gold, { $icon })
log-raid-began = { $seat } raided the merchant and robbed the { $nation }!
log-raid-extra = { $seat } drew { $shown } first{ $because }{ $away_count ->
    [0] , and it stayed.
   *[other] ; an escape, so it was laid aside.
}
log-raid-cards = { $seat } drew { $shown } for the raid.
log-raid-weapon = { $seat } spent { $weapon }: a miss became a success.
log-raid-changed = { $change_id ->
    [draw] { $seat } drew 1 more card: { $shown }.
    [discard] { $seat } discarded { $card }.
   *[exchange] { $seat } swapped { $card } for { $shown }.
}
log-raid-failed = { $seat } had to break off the raid: { $locations } destroyed.
log-raid-escaped = { $seat } let the merchant get away: Escape { $escapes } against Maneuverability { $maneuverability }.
log-raid-plundered = { $seat } plundered { $gold } gold{ $because }.
log-raid-kept = { $seat } { $cards_count ->
    [0] kept none of the cargo.
   *[other] kept { $cards }.
}
ask-raid-success = { $nation } merchant with { $gold } gold in sight. You have { $left ->
    [0] no success
    [one] 1 success
   *[other] { $left } successes
} to spend. At { $maneuverability } Escapes she gets away; { $escapes ->
    [0] none is out
    [one] 1 is out
   *[other] { $escapes } are out
}. Hits on you: { $hits }.{ $lost_count ->
    [0] { "" }
   *[other] {" "}**As it stands, { $lost } destroyed: { $sinks ->
        [yes] you sink
       *[no] she gets away
    }.**
}
ask-raid-success-own = { $lost_count ->
    [0] { $gold } gold in sight.
   *[other] As it stands, { $sinks ->
        [yes] you sink.
       *[no] she gets away.
    }
} { $left ->
    [0] You have no success to spend.
    [one] What do you spend your success on?
   *[other] { $left } successes: what do you spend one on?
}
option-draw = Draw 1 more card
option-raid-discard = Discard { $card_plain } ({ $gold } gold, { $icon })
option-raid-exchange = Swap { $card_plain } ({ $gold } gold, { $icon })
option-raid-weapon = Spend { $weapon }: +1 success
option-stop = Stop here
ask-raid-keep = Which of her goods do you take? Your hold takes { $room }, and { $aboard ->
    [0] none of your own is
    [one] 1 of your own is
   *[other] { $aboard } of your own are
} in it. If it comes to more, you then choose what goes overboard, yours or hers.
ask-raid-keep-own = Which of her goods do you take? Your hold takes { $room }{ $aboard ->
    [0] {" "}and is empty.
    [one] ; 1 of your own is in it.
   *[other] ; { $aboard } of your own are in it.
}
option-raid-keep = Take { $card }
option-raid-keep-together = { option-raid-keep }
gives-raid-keep = Take { $what }
none-raid-keep = Take nothing

## Hits

hit-storm = in the storm
hit-raid = in the raid
hit-reef = on the reef
log-locations-rolled = { $seat } rolled hit locations: { $faces }.
log-ship-hit = { $seat } was hit { $cause_hit }: { $location } { $left ->
    [0] destroyed
   *[other] down to { $left }
}{ $moved ->
    [yes] , passed on from { $aimed }
   *[no] { "" }
}.
log-hits-spared = { $count ->
    [one] 1 hit
   *[other] { $count } hits
} would have destroyed a location of { $seat }’s ship and did nothing.
log-cargo-lost = { $seat } lost cargo overboard: { $cards }.
log-hull-absorbed = { $seat } let the Reinforced Hull take the hit to { $location }.
ask-hull-absorb = You were hit: { $hits }. Turn over the Reinforced Hull to ignore 1 hit?
option-absorb = Ignore the hit to { $location }
ask-hit-place = { $left ->
    [one] 1 skull: choose where it hits.
   *[other] { $left } skulls: choose where one hits.
}{ $located_count ->
    [0] { "" }
   *[other] {" "}Other hits: { $located }.
}
ask-hit-place-own = { $whose ->
    [npc] You play { $for } against { $against }.{" "}
   *[own] { "" }
}{ $left ->
    [one] 1 skull: where does it hit?
   *[other] { $left } skulls: where does the next one hit?
}
option-hit = Take it on the { $location } (now { $left })

## Bounties and glory

log-bounty-gained = { $seat } { $count ->
    [0] had { $bounties } { $nation } bounties already and got no more.
    [one] got { form-a-nation } bounty: { $bounties } { $nation } now.
   *[other] got { $count } { $nation } bounties: { $bounties } { $nation } now.
}
log-bounty-dropped = { $seat } removed { $count ->
    [one] { form-a-nation } bounty
   *[other] { $count } { $nation } bounties
}{ $gold ->
    [0] { "" }
   *[other] {" "}for { $gold } gold
}: { $bounties } left.
glory-sale = selling 3 of a good in demand
glory-raid = a raid worth 12 gold or more
glory-ship = a proud new ship
log-glory-gained = { $seat } earned 1 glory for { $why_glory }.
log-glory-drawn = { $seat } drew a glory card.
log-glory-drawn-own = You drew the glory card { $card }: { $card_gist }.
log-glory-discarded = { $seat } discarded { $cards }.
ask-glory-discard = You may hold 4 glory cards. Which { $count ->
    [one] one
   *[other] { $count }
} do you discard?
option-discard = Discard { $card }
option-discard-together = { option-discard }
option-throw-out = Throw { $card } overboard
option-throw-out-together = { option-throw-out }
log-goal-reached = { $seat } reached the goal with { $total } glory: { $glory } on the track, and { $stash } gold stashed. This round is the last!

## In port

log-port-action = { $seat } went ashore in { $zone }.
log-mod-revealed = The shipyard in { $zone } now offers { $mod }.
ask-port-activity = Ashore in { $zone }. What next?
option-sell = Sell goods
option-buy = Buy goods
option-shipyard = Visit the shipyard
about-shipyard = Open to you once a visit: repair, buy and trade ships
option-recruit = Recruit crew
option-stash = Stash gold
about-stash = Safe there if you are sunk; every 10 gold is 1 glory
option-take = Take gold from the stash
option-done = Done
option-leave-town = Leave the town
option-leave-shipyard = Leave the shipyard

## Goods

log-goods-sold = { $seat } sold { $cards } for { $gold } gold{ $because }.
gives-goods-sell = Sell { $what }
none-goods-sell = Sell nothing
gives-stash = Stash { $what } gold
gives-stash-take = Take { $what } gold
gives-stash-nothing = Stash nothing
gives-stash-take-nothing = Take nothing
gives-crew-hire = Hire { $what } Crew
gives-crew-hire-nothing = Hire nobody
log-demand-changed = In { $zone }, { $good } { $good_id ->
    [spices] are
    [textiles] are
   *[other] is
} in demand { $still ->
    [yes] still
   *[no] now
}.
ask-goods-sell = { $good_id ->
    [none] Which goods do you sell in { $zone }?
   *[other] Which goods do you sell in { $zone }? In demand: { $good }.
}
option-sell-card = Sell { $card }: { $gold } gold
option-sell-card-together = Sell { $card }: { $gold_sum } gold
option-sell-card-counted = Sell { $count } { $card }: { $gold } gold each
about-sell-card = { $demanded ->
    [yes] In demand here
   *[no] { "" }
}
log-goods-offered = { $seat } was offered { $count } cargo cards{ $because }{ $again ->
    [yes] : fewer, after buying here last turn
   *[no] { "" }
}.
log-goods-redrawn = { $seat } put back { $cards } and drew again: a port never sells the good it wants.
log-goods-swapped = { $seat } paid { $gold } gold for new goods instead of { $cards }.
ask-offer-swap = Pay { $gold } gold for a new offer?
ask-offer-swap-own = On offer: { $cards }. Pay { $gold } gold for a new offer?
option-yes = Yes
option-no = No
option-pay-gold = Pay { $gold } gold
option-keep-gold = Keep your gold
option-reroll = Reroll
option-let-stand = Let it stand
option-take-hits = Take every hit
option-keep-offer = Keep this offer
log-goods-bought = { $seat } { $count ->
    [0] bought nothing.
    [one] bought 1 cargo card { form-for-gold }{ $reduced ->
        [yes] , at a discount.
       *[no] .
    }
   *[other] bought { $count } cargo cards { form-for-gold }{ $reduced ->
        [yes] , at a discount.
       *[no] .
    }
}
log-goods-bought-own = You bought { $cards_count ->
    [0] nothing.
   *[other] { $cards } { form-for-gold }.
}
log-goods-left = { $seat } left { $cards } on the quay.
gives-goods-buy = Buy { $what }
none-goods-buy = Buy nothing
ask-goods-buy = Which goods do you buy in { $zone }?
ask-goods-buy-own = What do you buy? You have { $gold } gold{ $takes ->
    [0] , but no room left at sea
   *[other] {" "}and room for { $takes } at sea
}.
more-goods-buy = Which goods do you buy in { $zone }? You have { $gold } gold, and { form-room }.{ $markets_count ->
    [0] { "" }
   *[other] {" "}In demand now: { $markets }.
}
form-room = { $in_port ->
    [yes] room for { $room } until you put to sea
   *[other] room for { $room }
}
phrase-market = { $good } ({ $zones })
option-buy-card = Buy { $card }: { $gold } gold
option-buy-card-together = Buy { $card }: { $gold_sum } gold
option-buy-card-counted = Buy { $count } { $card }: { $gold } gold each
about-buy-card = { $wanted_count ->
    [0] No port wants it now
   *[other] Wanted in { $wanted }
}
log-cargo-thrown_out = { $seat } threw { $cards } overboard.
ask-cargo-throw_out = The hold takes { $room }: throw { $count ->
    [one] 1 card overboard.
   *[other] { $count } cards overboard.
}
ask-cargo-throw_out-own = Your hold takes { $room }: { $count ->
    [one] which card goes overboard?
   *[other] which { $count } cards go overboard?
}
gives-cargo-throw_out = Throw { $what } overboard

## The shipyard

form-credit = { $credit ->
    [0] { "" }
   *[other] {" "}You pay { $credit } gold less in all.
}
form-credit-own = { $credit ->
    [0] { "" }
   *[other] {" "}and pay { $credit } less in all
}
ask-shipyard = Shipyard, { $zone }.{ form-credit }
ask-shipyard-own = Shipyard: you have { $gold } gold{ form-credit-own }; your ship counts for { $value } in a trade.
more-shipyard = Shipyard, { $zone }. You have { $gold } gold; your { $ship } trades in for { $value }.{ form-credit }
option-repair = Repair { $location }: { form-price }
option-repair-all = Repair all { $points } points: { form-price }
option-rearm = Renew { $mod }: { form-price }
option-mod = Buy { $mod }: { form-price }
option-weapon = Buy { $weapon }: { form-price }
about-sell-weapon = Then you no longer have it
option-sell-weapon = Sell { $weapon }: { $gold } gold
option-ship = Buy a { $ship }: { $back ->
    [0] { $cost ->
        [0] free
       *[other] { $cost } gold
    }
   *[other] get { $back } gold
} ({ $gold } − { $value }{ $saved ->
    [0] { "" }
   *[other] {" "}− { $saved }
})
about-ship = { $beside }
log-ship-repaired = { $seat } repaired { $points ->
    [one] 1 point
   *[other] { $points } points
} at { $locations } { form-for-gold }.
log-mod-rearmed = { $seat } had { $mod } renewed { form-for-gold }.
log-mod-bought = { $seat } bought { $mod } { form-for-gold }.
log-weapon-bought = { $seat } bought { $weapon } { form-for-gold }.
log-weapon-sold = { $seat } sold { $weapon } { form-for-gold }.
log-ship-bought = { $seat } traded the { $sold } for a { $ship }{ $earned ->
    [yes] {" "}and got { $gold } gold back.
   *[no] {" "}{ form-for-gold }.
}
ask-mod-move = Which modifications do you move to the new { $ship }, for { $gold } gold each?
option-keep = Move { $mod }: { $gold } gold
ask-mod-distribute = { $count ->
    [one] 1 ship modification returns to the board, face down. To which port?
   *[other] { $count } ship modifications return to the board, face down. To which ports?
}
ask-mod-distribute-own = { $count ->
    [one] 1 ship modification returns, face down. To which port?
   *[other] { $count } ship modifications return, face down. To which ports?
}
option-zone = Place one in { $zone }
log-mod-distributed = { $seat } sent ship modifications back, face down, to { $zones }.
ask-repair-at_sea = Where do you repair { $points ->
    [one] 1 point
   *[other] up to { $points } points
} of damage for free?
option-repair-free = Repair { $location }

## Crew

log-crew-filled = { $seat } filled up the Crew to { $crew }{ $because }.
log-crew-hired = { $seat } { $count ->
    [0] hired nobody
    [one] hired 1 Crew { form-for-gold }
   *[other] hired { $count } Crew { form-for-gold }
}; Crew now { $crew }.
ask-crew-hire = Nobody joins for free. How many do you hire, up to { $lacking }, for { $price } gold each?
ask-crew-hire-own = Nobody joins for free. { $gold ->
    [0] You have no gold to hire any.
   *[other] How many do you hire for { $price } gold each? You have { $gold }.
}
more-crew-hire = Nobody joins for free. How many do you hire, up to { $lacking }, for { $price } gold each? You have { $gold } gold.

## Gold and stash

why-not-enough-gold = That costs { $price } gold, and you have { $have }.
ask-stash = How much gold do you stash?
ask-stash-own = How much gold do you stash?{ $next ->
    [0] {" "}More brings no glory.
   *[other] {" "}{ $next } more is +1 glory.
}{ $fee ->
    [0] { "" }
   *[other] {" "}Fee: { $fee } gold.
}
more-stash = { $gold } gold aboard, { $stash } in the stash{ $next ->
    [0] ; more brings no glory
   *[other] ; { $next } more is +1 glory
}. How much do you stash?{ $fee ->
    [0] { "" }
   *[other] {" "}The fee is { $fee } gold.
}
ask-stash-take = How much gold do you take from the stash?
ask-stash-take-own = How much gold do you take from the stash? It holds { $stash }; { $gold } are aboard.
log-stashed = { $seat } stashed some gold{ $fee ->
    [0] .
   *[other] , for a fee of { $fee } gold.
}
log-stashed-own = You stashed { $gold } gold{ $fee ->
    [0] .
   *[other] , for a fee of { $fee } gold.
} It counts toward the goal from now on; its glory is added at the end.
log-stash-declined = { $seat } stashed nothing after all.
log-stash-taken = { $seat } opened the stash.
log-stash-taken-own = You took { $gold } gold from your stash.
log-stash-brought = Your new captain brings { $gold } gold from your stash.
log-stash-spent = You paid { $gold } gold of that from your stash.

## Captains come and go

death-sunk = the ship went down
log-captain-died = { $seat } lost { $name }: { $cause_death }.
log-captain-died-own = You lost { $name }: { $cause_death }. { form-lost-and-kept }
form-lost-and-kept = { $gold ->
    [0] { "" }
   *[other] { $taken ->
        [no] { $gold } gold aboard is lost.{" "}
       *[yes] { $by } has your { $gold } gold.{" "}
    }
}You keep { $glory } glory{ $stash ->
    [0] { "" }
   *[other] {" "}and { $stash } stashed gold
}{ $kept ->
    [0] .
   *[other] , and your next captain has { $kept } gold.
}
log-captain-retired = { $seat } sent { $name } into retirement.
log-captain-left = { $seat } had to give up { $cards }.
log-captain-next = { $seat } drew the next captain: { $name }, who sails from the next turn on.
log-captain-next-own = Your next captain is { $name }. { $captain } You go on at the start of your next turn.
log-captain-none = { $seat } found no captain left to draw.

## The end

end-goal = The goal was reached, and the round is over.
end-events = The event deck ran out.
end-captains = No captain was left to draw.

## Where the game stands: the steps being played, outermost first

step-Setup = Setup
step-DrawCaptain = Drawing captains
step-ChooseShips = Choosing ships
step-StartPlayer = Drawing the start player
step-PlaceTokens = Laying out the board
step-PlaceMission = A new mission
step-LayMission = A mission is laid out
step-DiscardMissions = Missions leave
step-Round = Round
step-EventPhase = Event phase
step-DrawEvent = Event card
step-MoveNpcs = Ships on the move
step-CarryOut = The event’s effect
step-BuyPardon = A pardon
step-DealMerchants = Merchants return
step-WeatherStorm = Storm
step-SufferFever = Fever
step-SeatTurns = The turns of a round
step-SeatTurn = A captain’s turn
step-StartTurn = Start of the turn
step-TurnBegins = The turn begins
step-StormEventStrikes = Storm?
step-FeverStrikes = Fever?
step-MissionsAtStart = The mission
step-MissionsOnEntering = The mission
step-NpcScouting = Ships in these waters
step-Turn = Actions
step-Entered = New waters
step-Sail = Sailing
step-GoAshore = Going ashore
step-TurnedAway = Being turned away
step-LeavePort = Leaving port
step-PutToSea = Putting to sea
step-EnterClosedPort = At the closed port
step-Dock = Docking
step-DockingDamage = Made fast
step-RunAground = Shoals
step-EndTurn = End of the turn
step-ScoutMerchant = Scouting
step-ChooseMerchant = A merchant found
step-MerchantGone = The merchant leaves
step-StartCombat = Attack
step-MerchantRaid = Merchant raid
step-DrawRaidCards = Cards of the raid
step-RollRaid = Seamanship
step-CardsDrawn = Cards have been drawn
step-SkillRoll = A skill roll
step-ThrowDice = The dice are thrown
step-AbilitiesReroll = Abilities for a roll
step-CardsReroll = Glory cards for a roll
step-LastReroll = What may still change a roll
step-SpendSuccess = Spending successes
step-ChangeCards = Changing cards
step-RaidHits = Hits of the raid
step-RaidOutcome = Outcome of the raid
step-KeepCargo = Keeping cargo
step-ClearRaid = End of the raid
step-AbsorbHit = Reinforced Hull
step-TakeHits = Hits
step-RandomHits = Random hits
step-Port = Ashore
step-SellGoods = Selling goods
step-GoodsSold = Goods are sold
step-BuyGoods = Buying goods
step-DrawOffer = The offer
step-RedrawOffer = The offer, drawn anew
step-OfferDrawn = The offer
step-SwapOffer = Swapping the offer
step-ChooseGoods = Choosing goods
step-PayGoods = Paying for goods
step-DiscardOffer = What is left
step-TakeAboard = Taking cargo aboard
step-ThrowOutCargo = Throwing cargo overboard
step-LoseCargo = Cargo lost
step-ExchangeDemand = New demand
step-Shipyard = Shipyard
step-Repair = Repair
step-Rearm = Renewing a modification
step-BuyModification = Ship modification
step-BuyWeapon = Special weapon
step-SellWeapon = Special weapon
step-BuyShip = A new ship
step-MoveModifications = Moving modifications
step-ExchangeShip = A new ship
step-DistributeModifications = Returning modifications
step-RepairAtSea = Repair at sea
step-RepeatRoll = A roll is repeated
step-Recruit = Recruiting
step-HireCrew = Hiring
step-RegainCrew = Crew returns
step-StashGold = Stashing
step-TakeFromStash = Taking from the stash
step-GainGlory = Glory
step-DrawGloryCard = Glory card
step-CutHand = Too many glory cards
step-Death = Death
step-Retire = Retirement
step-DrawNextCaptain = The next captain
step-EnterCaptain = A new captain
step-GoalCheck = Counting glory
step-GoalReached = The goal is reached
step-EndOfRound = End of the round
step-NewRound = A new round
step-RoundEnds = The round ends
step-EventsPass = The event passes
step-NpcsEnter = Ships come into play
step-EndCheck = Is it over?
step-ReturnMerchants = Merchants return
step-LastEvent = The last event card
step-EndGame = The end of the game

## Sheets: the head of the table, one's hand, a captain, the final score

box-marauders = about 2 hours · trade, raid, come home rich
headline-marauders = { $round ->
    [0] Setting up
   *[other] Round { $round }
}. First to { $goal } glory.{ $last_round ->
    [yes] {" "}This round is the last!
   *[no] { "" }
}
score-marauders = { $seat }: { $total } glory, { $glory } on the track and { $stash_points } for { $stash } gold stashed
hand-marauders =
    Gold: { $captain_gold } aboard, { $stash } in the stash
    Cargo: { $cargo_hold }
    Glory cards: { $glory_hand }
    Rumor: { $rumor_held }
hand-marauders-without-captain =
    Gold: { $stash } in the stash
    Glory cards: { $glory_hand }
phrase-captain-missions = { $mission }{ $lost ->
    [yes] {" "}(can no longer be completed)
   *[no] { $tasks_count ->
        [0] { "" }
       *[other] {" "}(done so far: { $tasks })
    }
}
form-captain =
    { $captain_card }, { $captain_in_port ->
        [yes] in port
       *[no] at sea
    }: { $captain_zone }
    Glory: { $glory }. { $stashings ->
        [0] No gold stashed.
        [one] Gold stashed once.
       *[other] Gold stashed { $stashings } times.
    }
    Bounties: { $captain_bounties }
    { $captain_ship_kind }: Hull { $captain_ship_hull }, Cargo { $captain_ship_cargo }, Masts { $captain_ship_masts }, Crew { $captain_ship_crew }, Cannons { $captain_ship_cannons }
    Modifications: { $mod_ship }
    Special weapons: { $weapon_ship }
    Specialists: { $specialist_aboard }
    Papers: { $rumor_permanent }
    Mission: { $captain_missions }
captain-marauders =
    { form-captain }
    Gold aboard: { $captain_gold }
    Cargo: { $cargo_hold }
captain-marauders-without-captain_gold =
    { form-captain }
    Cargo cards: { $cargo_hold }
    Glory cards: { $glory_hand }
captain-marauders-without-captain = No captain sails for this seat now. Glory: { $glory }.

## Ready-made sets of modules

module-set-first_expansion = First expansion
module-set-traders_and_smugglers = Traders and smugglers
module-set-veterans = Veterans
module-set-everything = All that go together
