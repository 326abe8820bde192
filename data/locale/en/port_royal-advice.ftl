### Odds and consequences in the harbour of Port Royal. Short: they stand beneath a button.

advice-royal-bust = { $chance ->
    [0] No risk
   *[other] { $chance }% that you lose all in the harbor
}
advice-royal-more = { $chance }% for a { $types }th type of ship: then you take { $cards } cards
advice-royal-next = Next card: { $chance ->
    [0] no risk
   *[other] { $chance }% that you lose all in the harbor
}
advice-royal-stop = { form-royal-take }{ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ form-royal-choice }{ $coins ->
    [0] { "" }
    [one] , and get 1 coin first
   *[other] , and get { $coins } coins first
}
form-royal-take = { $types ->
    [0] Take
   *[other] { $types } types of ship, so take
}{" "}
form-royal-choice = { $paid ->
    [0] , but you can afford none
    [one] ; only 1 to choose from
   *[other] ; { $paid } to choose from
}
advice-royal-have = You then have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $fee ->
    [0] { "" }
   *[other] , after paying { $seat } { $fee }
}
advice-royal-left = { $coins ->
    [one] 1 coin left
   *[other] { $coins } coins left
}
advice-royal-left-fee = { $coins ->
    [one] 1 coin left
   *[other] { $coins } coins left
} after paying { $seat } { $fee }
advice-royal-points = { $points ->
    [0] No influence
   *[other] +{ $points } influence
}
advice-royal-goal = Starts the last round
advice-royal-no-expedition = Enough influence, but you need an expedition to win
advice-royal-expedition = { $loss ->
    [0] +{ $gain }
   *[other] −{ $loss }
} influence in all, as { $cards_plain } leave; +{ $coins } coins
advice-royal-crew = { $points ->
    [0] Costs no influence
   *[other] −{ $points } influence
}

## In a few words

brief-royal-next = Next card: { $chance ->
    [0] no risk
   *[other] { $chance }% that you lose all
}
brief-royal-goal = Last round!
brief-royal-bust = { $chance ->
    [0] No risk
   *[other] { $chance }% that you lose all
}
brief-royal-more = { $chance }% for a { $types }th type: take { $cards }
brief-royal-stop = { form-royal-take }{ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $coins ->
    [0] { form-royal-choice }
    [one] , and get 1 coin first
   *[other] , and get { $coins } coins first
}
brief-royal-left-fee = { $coins ->
    [one] 1 coin left
   *[other] { $coins } coins left
}, { $fee } for { $seat }
brief-royal-no-expedition = You still need an expedition to win
brief-royal-expedition = { $loss ->
    [0] +{ $gain }
   *[other] −{ $loss }
} influence in all, +{ $coins } coins
