### How a turn of Port Royal and Händler der Karibik is told: see marauders-told.ftl.

told-merchant-starts = { log-merchant-starts }
told-harbour-turn = **{ $seat }** opened the harbour
told-card-turned = turned up { $card }
told-ship-repelled = repelled the ship (strength { $strength })
told-ship-repelled-alone = repelled { $card } (strength { $strength })
told-harbour-closed = stopped with { $types ->
    [0] no ship
    [one] 1 type of ship
   *[other] { $types } types of ship
} in the harbour: may take { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
told-harbour-bust = 💥 **A second { $ship }**: the harbour emptied, and { $seat } left with nothing
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
told-ship-looted = took { $card }, +{ form-coins }{ $because }
told-person-hired = hired { $card }, { $price ->
    [0] free
    [one] −1 coin
   *[other] −{ $price } coins
}{ $because }
told-fee-paid = paid { $target } 1 coin
told-expedition-completed = **completed { $card }** with { $cards }: { form-coins }, { form-points }
told-influence-enough = 🏁 **{ $seat } has { form-points }: this round is the last**
