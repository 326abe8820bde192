### Why the helm advises what it does in the harbor of Port Royal: in coins, points and chances.

advice-voyage-turn-up = Only a tax increase could cost you coins, and a new card may bring you more.
advice-voyage-turn-up-safe = No ship can clash yet, so another card costs you nothing{ $better ->
    [0] .
   *[other] ; { $better }% that you like it better than what is here.
}
advice-voyage-turn-up-risk = Worth the risk: { $chance }% that you lose { form-spoils }, { $better }% that the next card gets you about { form-gain } more.
advice-voyage-turn-up-poor = { $chance }% that the harbor empties, but nothing there is for you yet; { $better }% that the next card is.
advice-voyage-turn-up-behind = Your last turn, and you are behind: only a better card can still win it.
advice-voyage-put-in = A second ship of one type, and all of this is lost.
advice-voyage-put-in-risk = Not worth the risk: { $chance }% that you lose { form-spoils }{ $better ->
    [0] , and no card would be better for you.
   *[other] , and only { $better }% that the next card gets you about { form-gain } more.
}
advice-voyage-put-in-found = What you want lies here; more cards would only help the others.
advice-voyage-put-in-ahead = You are ahead, and nobody has a turn after this one.
advice-voyage-put-in-goal = What lies here takes you to { $count } influence, and you lead: that starts the last round.
advice-voyage-repel = Let it in, and the next card is a { $chance }% risk of losing everything; repel it, and the risk is { $less }%.
advice-voyage-let-in = More cards for you and the others; the next one is a { $chance }% risk of losing it all, { $less }% without this ship.{ form-then }
advice-voyage-let-in-cards = With this ship you may take { $cards } cards; the next one is a { $chance }% risk of losing it all, { $less }% without it.{ form-then }
advice-voyage-let-in-coins = This ship is { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for you; the next card is a { $chance }% risk of losing it all, { $less }% without it.{ form-then }
advice-voyage-let-in-types = { $types ->
    [one] 1 type of ship
   *[other] { $types } types of ship
} so far, and from 4 on you take 2 cards; the next one is a { $chance }% risk of losing it all, { $less }% without this ship.{ form-then }
advice-voyage-let-in-stop = If others take this ship, each pays you 1 coin. Then stop: one more card would be a { $chance }% risk of losing everything, and not worth it.
advice-voyage-take = It gets you the most for its price.
advice-voyage-take-gift = Leave it, and another player reaches the goal with it.
advice-voyage-take-last = Your last turn: { $points } influence for { $price } coins; coins only break a tie.
advice-voyage-take-crew = { $missing ->
    [0] { $now ->
        [yes] With this you can complete the { $card } now
       *[no] With this you can complete the { $card } on your turn
    }: { $points } influence and { $coins } coins for the { $gone } you send.
    [one] One more person, and the { $card } is complete: { $points } influence and { $coins } coins for the { $gone } you send.
   *[other] The { $card } asks for this; { $missing } more, and it is { $points } influence and { $coins } coins for the { $gone } you send.
}
advice-voyage-take-trader = { $points } influence, and each { $ship } that you loot brings 1 coin more from now on.
advice-voyage-take-fighter = { $points } influence, and your combat strength is { $strength }: you may repel ships of strength { $strength } or less.
advice-voyage-take-mademoiselle = { $points } influence, and everybody you hire from now on costs you 1 coin less.
advice-voyage-take-governor = No influence, but from now on you take 1 card more each time.
advice-voyage-take-admiral = { $points } influence, and from now on 2 coins before you take, if 5 or more cards lie there.
advice-voyage-take-jester = { $points } influence, and from now on 1 coin whenever the harbor is empty as you would take.
advice-voyage-take-jack = { $points } influence, and on an expedition they stand in for anybody.
advice-voyage-take-waiting = { $points } influence now, and an expedition may ask for such people later.
advice-voyage-take-coins = You can hire nobody here{ $fee ->
    [0] .
   *[other] {" "}with { $seat }’s fee on top.
} With { form-coin-more } you have { $coins }{ $points ->
    [0] .
   *[other] , enough for people with { $points } influence.
}
advice-voyage-take-coins-over = With { form-coin-more } you have { $coins }{ $points ->
    [0] { "" }
   *[other] , enough for people with { $points } influence
}; hire the { $person } instead, and it is { $brings } influence now and { $left ->
    [one] 1 coin
   *[other] { $left } coins
} left.
advice-voyage-take-none = Nothing here is worth its price{ $fee ->
    [0] .
   *[other] {" "}and the fee of 1 coin for { $seat }.
}
advice-voyage-expedition = { $points } influence more than now and { $coins } coins{ $first ->
    [0] .
   *[other] , and without an expedition you could not win.
}
form-then = { $then ->
    [stop] {" "}Then stop: at { $chance }%, one more would not be worth it.
   *[open] { "" }
}
form-spoils = { $taken_count ->
    [0] what is worth about { form-stake } to you
   *[other] the { $taken } (worth about { form-stake } to you)
}
form-stake = { $worth ->
    [one] 1 coin
   *[other] { $worth } coins
}
form-gain = { $gain ->
    [one] 1 coin
   *[other] { $gain } coins
}
form-coin-more = { $gain ->
    [one] 1 coin more
   *[other] { $gain } coins more
}
