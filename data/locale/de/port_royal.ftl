### Port Royal und Händler der Karibik am Tisch: Einstellungen, Protokoll, Fragen, Knöpfe.

name-haendler = Händler der Karibik
deck-royal = Nachziehstapel
setting-rules = Regeln
setting-rules-haendler = Händler der Karibik (2–4 Plätze; die Karten von Port Royal vertreten die eigenen)
setting-rules-port_royal = Port Royal (2–5 Plätze)
setting-expedition = Zum Sieg braucht es eine Expedition
setting-expedition-by_rules = Wie die Regeln es sagen (Händler der Karibik ja, Port Royal nein)
setting-expedition-needed = Ja, nach beiden Regeln
why-haendler-seats = Händler der Karibik geht zu höchstens { $most }, hier sind es { $seats }. Stellt die Regeln auf Port Royal, oder spielt mit einem Platz weniger.

form-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
form-points = { $points ->
    [one] { $points } Einflusspunkt
   *[other] { $points } Einflusspunkte
}
form-expedition-needed = { $rules_id ->
    [haendler] {" "}und eine Expedition
   *[other] { $expedition_id ->
        [needed] {" "}und eine Expedition
       *[other] { "" }
    }
}
form-own-strength = { $strength ->
    [0] { "" }
   *[other] ; deine Kampfstärke ist { $strength }
}

## Das Protokoll

log-merchant-starts = { $seat } beginnt. Alle haben 3 Münzen.
# Wer den Hafen öffnete, steht in der Zeile davor: Diese kommt bei jeder Karte.
log-card-turned = { $card_marks ->
    [none] Aufgedeckt: { $card }.
   *[other] Aufgedeckt: { $card_plain }, { $hired ->
        [yes] anzuheuern für { $card_marks }.
       *[no] { $card_marks }.
    }
}
log-ship-repelled = { $seat } wehrte mit Kampfstärke { $strength } ab: { $card_plain }.
log-harbour-quiet = Seit { $rounds } Runden hat niemand jemanden angeheuert. Bleibt es noch { $left } Runden so, endet das Spiel.
log-harbour-stale = Seit { $rounds } Runden hat niemand jemanden angeheuert: Das ist die letzte Runde.
log-harbour-turn = Der Zug von { $seat } begann.
log-harbour-bust = Zweimal { $ship }. Der Hafen leerte sich, und { $seat } ging leer aus.
log-harbour-closed = { $seat } hörte mit { $types ->
    [0] keinem Schiff
    [one] 1 Schiffsart
   *[other] { $types } Schiffsarten
} im Hafen auf; das macht { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
log-cards-none = Für { $seat } war keine Karte zum Aufdecken mehr da. { $last ->
    [yes] Diese Runde ist die letzte.
   *[no] Der Hafen bleibt, wie er ist.
}
log-coins-short = { form-coins } davon bekommt { $seat } nicht: Es sind keine Karten mehr da.
log-tax-paid = Steuern: { $seat } zahlte { form-coins }.
log-tax-bonus = { $why ->
    [most_strength] Für die größte Kampfstärke
   *[other] Für die wenigsten Einflusspunkte
} je 1 Münze: { $seats }.
log-person-earned = { $seat } bekam { form-coins }{ $because }.
log-ship-looted = { $seat } plünderte für { form-coins }{ $because }: { $card_plain }.
# Der Name der Karte nennt ihren Preis: Nur ein anderer wird gesagt.
log-person-hired = { $seat } heuerte { $price ->
    [0] umsonst
    [one] für { $price } Münze
   *[other] für { $price } Münzen
} an{ $because }: { $card_plain }.
log-fee-paid = { $seat } zahlte 1 Münze an { $target }, für eine Karte in fremdem Zug.
log-expedition-completed = { $seat } schickte auf Expedition: { $cards_plain }. +{ form-coins }, { $gone ->
    [0] +{ form-points }
    [one] +{ $net } Einfluss insgesamt
    [other] +{ $net } Einfluss insgesamt
   *[unknown] +{ form-points }
}.
log-influence-enough = { $seat } hat { form-points }. Diese Runde ist die letzte!

## Fragen und Knöpfe

ask-discover = { $count ->
    [0] Im Hafen liegt keine Karte{ form-own-strength }. Eine aufdecken?
    [one] 1 Karte liegt im Hafen, { $kinds_count ->
        [0] kein Schiff
       *[other] ein Schiff ({ $kinds })
    }{ form-own-strength }. Noch eine?
   *[other] { $count } Karten liegen im Hafen, darunter { $kinds_count ->
        [0] kein Schiff
        [one] 1 Schiff ({ $kinds })
       *[other] { $kinds_count } Schiffsarten ({ $kinds })
    }{ form-own-strength }. Noch eine?
}
# Kurz, denn auf einem Telefon steht der Rat darunter. Im Hafen sind alle Schiffe verschiedener Art.
ask-discover-own = { $count ->
    [0] Der Hafen ist leer. Eine Karte aufdecken?
    [one] 1 Karte, { $kinds_count ->
        [0] kein Schiff
       *[other] ein Schiff
    }. Noch eine?
   *[other] { $count } Karten, { $kinds_count ->
        [0] kein Schiff
        [one] 1 Schiff
       *[other] { $kinds_count } Schiffe
    }. Noch eine?
}
option-turn-up = Karte aufdecken
option-put-in = Aufhören und Karten nehmen
ask-repel = { $card_plain } in Sicht: { $card_marks }. Abwehren? Du hast Kampfstärke { $strength }.
option-repel = Abwehren
option-let-in = Einlaufen lassen
ask-take = Was nimmst du aus dem Hafen? Du darfst { $types ->
    [4] für { $types } Schiffsarten{" "}
    [5] für { $types } Schiffsarten{" "}
   *[other] { "" }
}{ $count ->
    [0] keine Karte mehr
    [one] { $taken ->
        [1] noch eine Karte
        [2] noch eine Karte
        [3] noch eine Karte
       *[other] eine Karte
    }
   *[other] { $count } Karten
} nehmen. Du hast { form-coins }.{ $dear_count ->
    [0] { "" }
   *[other] {" "}Zu teuer: { $dear_plain }.
}
ask-take-own = { $mine ->
    [yes] { $types ->
        [4] 4 Schiffsarten: Nimm { form-take-count }.
        [5] 5 Schiffsarten: Nimm { form-take-count }.
       *[other] Nimm { form-take-count }.
    }
   *[no] { $other } hört auf. Nimmst du { form-take-count }?
} Du hast { $coins ->
    [0] keine Münzen
   *[other] { form-coins }
}.
form-take-count = { $count ->
    [0] nichts mehr
    [one] { $taken ->
        [1] noch 1 Karte
        [2] noch 1 Karte
        [3] noch 1 Karte
       *[other] 1 Karte
    }
   *[other] bis zu { $count } Karten
}
option-loot = { $fee ->
    [0] { $ship } plündern: +{ $coins }
   *[other] { $ship } plündern: +{ $coins } − { $fee } = { $net }
}
option-employ = { $fee ->
    [0] { $price ->
        [0] { $person } umsonst
        [one] { $person } für 1 Münze
       *[other] { $person } für { $price } Münzen
    }
   *[other] { $person } für { $price } + { $fee } Gebühr
}
option-expedition = Senden: { $card_crew }
crew-expedition_captains = 2 Kapitäne
crew-expedition_priests = 2 Priester
crew-expedition_settlers = 2 Siedler
crew-expedition_captains_settler = 2 Kapitäne, 1 Siedler
crew-expedition_priests_settler = 2 Priester, 1 Siedler
crew-expedition_for_five = Kapitän, Priester, Siedler
phrase-trader = { $ship }n-Händler
option-take-none = Nichts nehmen
ask-finish = Vor dem Ende deines Zugs eine Expedition erfüllen?
option-finish = Zug beenden
ask-crew = Wen schickst du los? { $card }
option-crew = { $cards_plain }

## Schritte

step-DealCoins = Vorbereitung
step-HarbourRound = Runde
step-HarbourTurn = Zug
step-Discover = Entdecken
step-LootAndHire = Plündern und Anheuern
step-FinishTurn = Ende des Zugs
step-HarbourCloses = Ende des Spiels

## Das Ende

end-influence = Das Ziel war erreicht und die letzte Runde zu Ende.
end-influence_expedition = Das Ziel war erreicht, aber ohne Expedition gewinnt niemand.
end-stale = Es geschah lange nichts mehr.
end-stale_expedition = Es geschah lange nichts mehr; ohne Expedition gewinnt niemand.
end-no_cards = Die Karten waren aufgebraucht.
end-no_cards_expedition = Die Karten waren aufgebraucht; ohne Expedition gewinnt niemand.
score-port_royal = { $seat }: { form-points }, { form-coins }, { $expeditions ->
    [0] keine Expedition
    [one] eine Expedition
   *[other] { $expeditions } Expeditionen
}

## Blätter

box-port_royal = 30 Minuten · das Glück auf die Probe stellen
headline-port_royal = { $round ->
    [0] Vorbereitung
   *[other] Runde { $round }
}. Wer zuerst { $goal } Einflusspunkte{ form-expedition-needed } hat.{ $last_round ->
    [yes] {" "}Diese Runde ist die letzte!
   *[no] { "" }
}
hand-port_royal =
    Münzen: { $coins_top }, verdeckt
    Einflusspunkte: { $points }
captain-port_royal =
    Einflusspunkte: { $points }, Expeditionen: { $expeditions }
    Münzen: { $coins_top }
    Auslage: { $display_plain }

## Warum etwas nicht angeboten wird

why-no-cards-left = es ist keine Karte mehr aufzudecken.
why-turn-up-first = deck zuerst eine Karte auf.
why-too-expensive = das kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}, und du hast { $have }.
why-crew-lacking = dir { $lacking ->
    [one] fehlt
   *[other] fehlen
}: { $persons }{ $jacks ->
    [0] .
   *[other] , und du hast nur { $jacks } { name-royal_jack }.
}

## Was Optionen tun

does-turn-up = Noch eine Karte für den Hafen; ein zweites Schiff einer Art, das du nicht abwehren kannst, beendet deinen Zug.
does-put-in = Weiter zu Handeln und Heuern.
does-repel = Das Schiff kommt auf den Ablagestapel.
does-let-in = Das Schiff bleibt im Hafen.
does-loot = Du bekommst die Münzen, und das Schiff kommt auf den Ablagestapel.
does-employ = Die Person kommt in deine Auslage und zählt sofort.
does-take-none = Du nimmst keine Karte.
does-finish = Dein Zug ist vorbei.
does-crew = Diese Personen legst du für die Expedition ab.
figure-Strength-strength = Kampfstärke { $value }
figure-Slot-cards = { $value } mehr zu nehmen
figure-Slot-discount = Personen kosten { $value } weniger
figure-Slot-pinnace = { name-royal_pinnace }: +{ $value }
figure-Slot-skiff = { name-royal_skiff }: +{ $value }
figure-Slot-flute = { name-royal_flute }: +{ $value }
figure-Slot-frigate = { name-royal_frigate }: +{ $value }
figure-Slot-galleon = { name-royal_galleon }: +{ $value }
figure-Welcome-coins = { $value ->
    [one] 1 Münze
   *[other] { $value } Münzen
}, wenn du an der Reihe bist zu nehmen

# Reparaturen durch Moderatoren

option-repair-coins = Münzen: setzen
option-repair-hired = Auslage: Karte dazu
option-repair-dismissed = Auslage: Karte weg
ask-repair-coins = Wie viele Münzen? Jetzt: { $now }.
ask-repair-hired = Welche Karte aus der Ablage?
ask-repair-dismissed = Welche Karte kommt in die Ablage?
why-repair-no-display = Noch liegt bei niemandem eine Karte.
step-RepairCoins = Ein Moderator setzt Münzen
step-RepairHired = Ein Moderator legt eine Karte dazu
step-RepairDismissed = Ein Moderator nimmt eine Karte weg
log-repaired-coins = Münzen von { $seat }: { $now } statt { $before }.
log-repaired-hired = { $seat } bekam { $card } aus der Ablage.
log-repaired-dismissed = { $seat } gab { $card } zurück.

told-repaired-coins = 🔧 { log-repaired-coins }
told-repaired-hired = 🔧 { log-repaired-hired }
told-repaired-dismissed = 🔧 { log-repaired-dismissed }
