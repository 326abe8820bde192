### How a turn of Port Royal and Händler der Karibik is told: see marauders-told.ftl.

told-merchant-starts = { log-merchant-starts }
told-harbour-turn = **{ $seat }**’s turn
told-card-turned = turned up { $card }
told-ship-repelled = repelled it with combat strength { $strength }
told-ship-repelled-alone = repelled { $card_plain } with combat strength { $strength }
told-harbour-closed = stopped with { $types ->
    [0] no ship
    [one] 1 type of ship
   *[other] { $types } types of ship
} in the harbor: may take { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
told-harbour-bust = 💥 **A second { $ship }**: the harbor emptied, and { $seat } left with nothing
told-harbour-quiet = ⏳ { log-harbour-quiet }
told-harbour-stale = 🏁 **{ log-harbour-stale }**
told-cards-none = 🏁 { log-cards-none }
told-coins-short = went without { form-coins }, no cards were left
told-tax-paid = paid { form-coins } in taxes
told-tax-bonus = { $why ->
    [most_strength] most combat strength
   *[other] fewest influence points
}, 1 coin each: { $seats }
told-person-earned = +{ form-coins }{ $because }
told-person-earned-alone = got { form-coins }{ $because }
told-ship-looted = looted { $card_plain }, +{ form-coins }{ $because }
told-person-hired = hired { $card_plain }, { $price ->
    [0] free
    [one] −1 coin
   *[other] −{ $price } coins
}{ $because }
told-fee-paid = paid { $target } 1 coin for a card in another’s turn
told-expedition-completed = **completed { $card }** with { $cards_plain }: +{ form-coins }, { $gone ->
    [0] +{ form-points }
    [one] +{ $net } influence in all
    [other] +{ $net } influence in all
   *[unknown] +{ form-points }
}
told-influence-enough = 🏁 **{ $seat } has { form-points }: this round is the last**

## What each player has taken, in a few words: it stays until the next question is answered

kept-line = { $seat }: { $told }
kept-nothing = took nothing
kept-harbour-bust = a second { $ship } came, and all was lost
kept-ship-looted = looted a ship for { form-coins }
kept-person-hired = hired { $card_plain }
kept-expedition-completed = completed an expedition, { $gone ->
    [0] +{ $points }
    [one] +{ $net }
    [other] +{ $net }
   *[unknown] +{ $points }
} influence

## What a gentle captain says: one of these lines to a deed

says-bust-1 = One more, I said. Just one more.
says-bust-2 = Crowded, this harbor.
says-bust-3 = Next time I’ll stop. Probably.
says-loot-1 = Coins! I’ll count them twice.
says-loot-2 = That ship will do nicely.
says-loot-3 = Enough for supper, and for Sunday.
says-hired-1 = Welcome! Mind your head below deck.
says-hired-2 = You look honest. You’re hired.
says-hired-3 = There’s always room for one more.
says-expedition-1 = Off they go. I’ll miss them at breakfast.
says-expedition-2 = That took some planning!
says-expedition-3 = Bring me a parrot!
