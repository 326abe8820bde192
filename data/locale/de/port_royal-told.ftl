### Wie ein Zug von Port Royal und Händler der Karibik erzählt wird: siehe marauders-told.ftl.

told-merchant-starts = { log-merchant-starts }
told-harbour-turn = **{ $seat }** ist am Zug
told-card-turned = deckte auf: { $card }
told-ship-repelled = wehrte das Schiff mit Kampfstärke { $strength } ab
told-ship-repelled-alone = wehrte mit Kampfstärke { $strength } ab: { $card_plain }
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
told-ship-looted = plünderte { $card_plain }, +{ form-coins }{ $because }
told-person-hired = heuerte { $card_plain } an, { $price ->
    [0] umsonst
    [one] −1 Münze
   *[other] −{ $price } Münzen
}{ $because }
told-fee-paid = zahlte 1 Münze an { $target }, für eine Karte in fremdem Zug
told-expedition-completed = **schloss ab: { $card }** mit { $cards_plain }, +{ form-coins }, { $gone ->
    [0] +{ form-points }
    [one] +{ $net } Einfluss insgesamt
    [other] +{ $net } Einfluss insgesamt
   *[unknown] +{ form-points }
}
told-influence-enough = 🏁 **{ $seat } hat { form-points }: Diese Runde ist die letzte**

## Was jeder genommen hat, in wenigen Worten: Es bleibt stehen, bis die nächste Frage beantwortet ist

kept-line = { $seat }: { $told }
kept-nothing = nahm nichts
kept-harbour-bust = ein zweites Schiff derselben Art ({ $ship }), alles verloren
kept-ship-looted = plünderte ein Schiff für { form-coins }
kept-person-hired = heuerte an: { $card_plain }
kept-expedition-completed = erfüllte eine Expedition, { $gone ->
    [0] +{ $points }
    [one] +{ $net }
    [other] +{ $net }
   *[unknown] +{ $points }
} Einfluss

## Was ein sanfter Kapitän sagt: eine dieser Zeilen zu einer Tat

says-bust-1 = Nur noch eine, hab ich gesagt. Nur noch eine.
says-bust-2 = Ganz schön voll, der Hafen.
says-bust-3 = Nächstes Mal höre ich auf. Wahrscheinlich.
says-loot-1 = Münzen! Die zähle ich zweimal.
says-loot-2 = Das Schiff da kommt mir gerade recht.
says-loot-3 = Das reicht fürs Abendessen und für Sonntag.
says-hired-1 = Willkommen! Kopf einziehen unter Deck.
says-hired-2 = Du siehst ehrlich aus. Komm mit.
says-hired-3 = Für einen ist immer noch Platz.
says-expedition-1 = Da ziehen sie hin. Beim Frühstück werden sie mir fehlen.
says-expedition-2 = Das war lange geplant!
says-expedition-3 = Bringt mir einen Papagei mit!
