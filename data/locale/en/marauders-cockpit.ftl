### Merchants & Marauders in the cockpit: how one stands, and whole answers.

status-marauders =
    Gold **{ $captain_gold }** aboard, { $stash } stashed · **Glory { $glory }**{ $captain_bounties_count ->
        [0] { "" }
       *[other] {" "}· Bounties: { $captain_bounties }
    }
    { $captain_ship_kind }: Hull { $captain_ship_hull }/{ $fact_ships_hull } · Masts { $captain_ship_masts }/{ $fact_ships_masts } · Cargo { $captain_ship_cargo }/{ $fact_ships_cargo } · Crew { $captain_ship_crew }/{ $fact_ships_crew } · Cannons { $captain_ship_cannons }/{ $fact_ships_cannons }
    Carrying { $cargo_hold_count }/{ $fact_ships_hold }: { $cargo_hold }{ $weapon_ship_count ->
        [0] { "" }
       *[other] {" "}· Weapons: { $weapon_ship }
    }
    Cards: { $glory_hand }{ $rumor_held_count ->
        [0] { "" }
       *[other] {" "}· Rumor: { $rumor_held }
    }{ $captain_missions_count ->
        [0] { "" }
       *[other] {" "}· Mission: { $captain_missions }
    }{ $specialist_aboard_count ->
        [0] { "" }
       *[other] {" "}· Specialists: { $specialist_aboard }
    }
status-marauders-without-captain = { $stash } gold stashed · Glory { $glory } · Cards: { $glory_hand }

# What else lies before a seat, on a page.
desk-marauders = { $captain_bounties_count ->
    [0] { "" }
   *[other] Bounties: { $captain_bounties }
}
desk-marauders-without-captain = { "" }

bundle-sell = Sell { $count ->
    [one] { $good }
   *[other] { $count } { $good }
}: { $gold } gold{ $glory ->
    [0] { "" }
   *[other] , +{ $glory } glory
}
bundle-sell-all = Sell all { $count }: { $gold } gold{ $glory ->
    [0] { "" }
   *[other] , +{ $glory } glory
}
bundle-buy = Buy { $count ->
    [one] { $good }
   *[other] { $count } { $good }
}: { $gold } gold
bundle-buy-only = Buy { $count ->
    [one] { $good }
   *[other] { $count } { $good }
}: { $gold } gold
bundle-buy-all = Buy all { $count }: { $gold } gold
bundle-keep = Take { $count ->
    [one] { $good }
   *[other] { $count } { $good }
}{ form-own-overboard }
bundle-keep-all = Take all { $count }{ form-own-overboard }
form-own-overboard = { $over ->
    [0] { "" }
    [one] ; 1 of yours goes overboard
   *[other] ; { $over } of yours go overboard
}
bundle-give = Hand over { $count ->
    [one] { $good }
   *[other] { $count } { $good }
}
bundle-hire = Hire { $count } Crew: { $gold } gold
bundle-stash-all = Stash all { $gold } gold{ $glory ->
    [0] { "" }
   *[other] : +{ $glory } glory
}
bundle-stash-keep = Stash { $gold }, keep { $kept }
bundle-stash-point = Stash { $gold }: +1 glory
bundle-stash-points = Stash { $gold }: +{ $glory } glory
bundle-take-all = Take all { $gold } gold

way-dock = { $zone }, dock: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
way-sail = { $zone_id ->
    [caribbean_sea] { $zone }
   *[other] Off { $zone }
}: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
way-sea = Put to sea
way-end = End the turn
option-stand-pass-turn = Pass until my next turn
option-stand-pass-card = Always pass on { $card }
option-stand-shoot-danger = Shoot until a location is at 1
option-stand-shoot-rounds = Shoot for { $rounds } rounds
option-stand-shoot-end = Shoot to the end
option-coming-sail = Sail to { form-zone }
option-coming-sell = Sell everything in { $zone }
option-coming-sell-good = Sell all { $good } in { $zone }, as long as it is in demand
option-coming-stash = Stash all gold in { $zone }
coming-stops-captain = You have another captain now.
coming-stops-place = You are not where you were.
coming-stops-ship = Your ship is not as she was.
coming-stops-hold = Your gold or your cargo is not what it was.
coming-stops-wanted = Your bounties have changed.
coming-stops-company = Another captain has come to where you are or want to go.
coming-stops-hunters = A ship that looks for you has come to where you are or want to go.
coming-stops-storm = A storm has come up where you are or want to go.
coming-stops-price = Your goods would not sell for the same any more.
coming-stops-way = The way there costs something else now, or is closed.
coming-stops-found = You were found.
option-stand-careful = Place hits where they hurt least
