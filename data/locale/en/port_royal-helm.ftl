### Why the helm advises what it does in the harbor of Port Royal: in coins, points and chances.

advice-voyage-turn-up = Only a tax increase could cost you coins, and a new card may bring you more.
advice-voyage-turn-up-safe = { $state ->
    [empty] Nothing lies here yet, so you can lose nothing{ form-for-you }
    [dear] You cannot afford anybody here yet, but you have nothing to lose either{ form-for-you }
    [poor] Nobody here is worth the price, and you can lose nothing yet{ form-for-you }
   *[safe] { form-here } { $hardly ->
        [yes] Nothing can be lost yet. The others choose, too, from what you leave, and pay you 1 coin for a card.
       *[no] Another card can lose you nothing: { form-better }. The others choose, too, from what you leave.
    }
}
form-for-you = { $hardly ->
    [yes] .
   *[no] . The next card is one you want { $better }% of the time.
}
advice-voyage-turn-up-risk = { form-here }{ form-fees } { form-one-more } { $even ->
    [yes] { $for ->
        [1] As good as even
       *[other] On balance { $for } to { $against } for another card
    }; I would try it{ form-fourth }
   *[no] Worth it{ form-fourth }
}
advice-voyage-turn-up-poor = Nothing here is for you, so you lose nothing by { form-second }. The next card is one you want { $better }% of the time.
advice-voyage-turn-up-behind = Your last turn, and you are behind: only a better card can still win it.
form-one-more = Another card: { form-better }, { $rest ->
    [0] { "" }
   *[other] { $rest }% are of no use to you,{" "}
}{ $chance }% lose all to { form-second }.
# What else stopping brings.
form-fees = { $fees ->
    [0] { "" }
    [one] {" "}1 other can take a card, too, and pay you 1 coin.
   *[other] {" "}{ $fees } others can take a card each, too, and pay you 1 coin.
}
form-better = { $better }% bring { $valued ->
    [persons] something better
   *[other] about { form-gain } more
}
advice-voyage-put-in = Hardly any card would get you more, and a second ship of one type would empty the harbor.
advice-voyage-put-in-risk = { form-here }{ form-fees } { $better ->
    [0] Not 1 card in 100 brings you more, and { $chance }% lose all to { form-second }.
   *[other] { form-one-more } { $even ->
        [yes] { $for ->
            [1] As good as even; I would stop.
           *[other] On balance { $for } to { $against } for stopping.
        }
       *[no] Not worth it.
    }
}
advice-voyage-put-in-found = What you want lies here; more cards would only help the others.
advice-voyage-put-in-ahead = You are ahead, and nobody has a turn after this one.
advice-voyage-put-in-goal = What lies here takes you to { $count } influence, and you lead: that starts the last round.
advice-voyage-repel = The risk with the next card: { $chance }% if you let this ship in, { $less }% if you repel it.
advice-voyage-let-in = More cards for you and the others. { form-let-in-risk }
advice-voyage-let-in-cards = With this ship you may take { $cards } cards. { form-let-in-risk }
advice-voyage-let-in-coins = This ship is { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for you. { form-let-in-risk }
advice-voyage-let-in-types = That makes { $types ->
    [one] 1 type of ship
   *[other] { $types } types of ship
}, and from 4 on you take 2 cards. { form-let-in-risk }
advice-voyage-let-in-stop = If others take this ship, each pays you 1 coin. Then stop: one more card would be a { $chance }% risk, and not worth it.
form-let-in-risk = { $then ->
    [stop] Let her in. Then stop: one more card would be a { $chance }% risk, and not worth it.
   *[open] { $dearer ->
        [yes] That is worth the greater risk with the next card: { $chance }% instead of { $less }%.
       *[no] The risk with the next card stays { $chance }%.
    }
}
advice-voyage-take = It gets you the most for its price.
advice-voyage-take-gift = Leave it, and another player reaches the goal with it.
advice-voyage-take-last = Your last turn: { $points } influence for { $price } coins; coins only break a tie.
advice-voyage-take-crew = { $missing ->
    [0] { $now ->
        [yes] With this you can complete the { $card } now
       *[no] With this you can complete the { $card } on your turn
    }: { form-crew-brings }
    [one] One more person, and the { $card } is complete: { form-crew-brings }
   *[other] The { $card } asks for this; { $missing } more, and it is complete: { form-crew-brings }
}
form-crew-brings = even without the people you send you then have { $points } influence more, and { $coins } coins.
advice-voyage-take-trader = { $points } influence, and each { $ship } that you loot brings 1 coin more from now on.
advice-voyage-take-fighter = { $points } influence, and your combat strength is { $strength }: you may repel ships of strength { $strength } or less.
advice-voyage-take-mademoiselle = { $points } influence, and everybody you hire from now on costs you 1 coin less.
advice-voyage-take-governor = No influence, but from now on you take 1 card more each time.
advice-voyage-take-admiral = { $points } influence, and from now on 2 coins before you take, if 5 or more cards lie there.
advice-voyage-take-jester = { $points } influence, and from now on 1 coin whenever the harbor is empty as you would take.
advice-voyage-take-jack = { $points } influence, and on an expedition they stand in for anybody.
advice-voyage-take-waiting = { $points } influence now, and an expedition may ask for such people later.
advice-voyage-take-coins = { $persons ->
    [0] There is nobody to hire here.
   *[other] You cannot afford anybody here{ $fee ->
        [0] .
       *[other] {" "}with 1 coin for { $seat } on top.
    }
} Loot this ship, and you have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
advice-voyage-take-coins-over = With { form-coin-more } you have { $coins }. The { $person } would be { $brings } influence now and leave you { $left ->
    [one] 1 coin
   *[other] { $left } coins
}.
advice-voyage-take-none = Nothing here brings you more than it costs{ $fee ->
    [0] .
   *[other] , with 1 coin for { $seat } on top.
}
advice-voyage-expedition = { $points } influence more in all, and { $coins } coins{ $first ->
    [0] .
   *[other] , and without an expedition you could not win.
}
form-here = { $same ->
    [yes] Still the { $taken } for you.
   *[no] { form-lies }
}
form-lies = { $valued ->
    [none] What lies here is worth about { form-stake } to you.
    [ships] The { $taken } here { $taken_count ->
        [one] brings
       *[other] bring
    } you { form-stake }.
    [persons] { $sails ->
        [yes] The { $taken } here { $taken_count ->
            [one] completes
           *[other] complete
        } the { $expedition }: that makes
       *[no] With the { $taken } here you have
    } { $points } influence and { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
   *[about] The { $taken } here { $taken_count ->
        [one] is
       *[other] are
    } worth about { form-stake } to you.
}
form-second = { $kinds_count ->
    [1] a second { $kinds }
    [2] a second { $kinds_or }
   *[other] a second ship of one type
}
form-fourth = { $more ->
    [0] .
   *[other] : with a { $types }th type of ship you take { $more } cards.
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
