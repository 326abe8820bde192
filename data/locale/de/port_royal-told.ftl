### Wie ein Zug von Port Royal und Händler der Karibik erzählt wird: siehe marauders-told.ftl.

told-merchant-starts = { log-merchant-starts }
told-harbour-turn = **{ $seat }** eröffnete den Hafen
told-card-turned = deckte auf: { $card }
told-ship-repelled = wehrte das Schiff ab (Kampfstärke { $strength })
told-ship-repelled-alone = wehrte ab: { $card } (Kampfstärke { $strength })
told-harbour-closed = hörte mit { $types ->
    [0] keinem Schiff
    [one] 1 Schiffsart
   *[other] { $types } Schiffsarten
} im Hafen auf und darf { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} nehmen
told-harbour-bust = 💥 **Zweimal { $ship }**: Der Hafen leerte sich, und { $seat } ging leer aus
told-harbour-quiet = ⏳ { log-harbour-quiet }
told-harbour-stale = 🏁 **{ log-harbour-stale }**
told-cards-none = 🏁 { log-cards-none }
told-coins-short = bekam { form-coins } nicht, es waren keine Karten mehr da
told-tax-paid = zahlte { form-coins } Steuern
told-tax-bonus = { $why ->
    [most_strength] größte Kampfstärke
   *[other] wenigste Einflusspunkte
}, je 1 Münze: { $seats }
told-person-earned = +{ form-coins }{ $because }
told-person-earned-alone = bekam { form-coins }{ $because }
told-ship-looted = plünderte { $card }, +{ form-coins }{ $because }
told-person-hired = heuerte { $card } an, { $price ->
    [0] umsonst
    [one] −1 Münze
   *[other] −{ $price } Münzen
}{ $because }
told-fee-paid = zahlte 1 Münze an { $target }
told-expedition-completed = **schloss ab: { $card }** mit { $cards }, { form-coins }, { form-points }
told-influence-enough = 🏁 **{ $seat } hat { form-points }: Diese Runde ist die letzte**
