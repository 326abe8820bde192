### Chancen und Folgen im Hafen von Port Royal. Kurz: Sie stehen unter einem Knopf.

advice-royal-bust = { $chance ->
    [0] Kein Risiko
   *[other] { $chance } %, dass alles im Hafen weg ist
}
advice-royal-more = { $chance } % auf eine { $types }. Schiffsart: Dann nimmst du { $cards } Karten
advice-royal-next = Nächste Karte: { $chance ->
    [0] kein Risiko
   *[other] { $chance } %, dass alles im Hafen weg ist
}
advice-royal-stop = { form-royal-take }{ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}{ form-royal-choice }{ $coins ->
    [0] { "" }
    [one] , und vorher bekommst du 1 Münze
   *[other] , und vorher bekommst du { $coins } Münzen
}
form-royal-take = { $types ->
    [0] Du nimmst
   *[other] { $types } Schiffsarten: Du nimmst
}{" "}
form-royal-choice = { $paid ->
    [0] , kannst aber keine bezahlen
    [one] ; nur 1 zur Auswahl
   *[other] ; { $paid } zur Auswahl
}
advice-royal-have = Dann hast du { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}{ $fee ->
    [0] { "" }
   *[other] , mit { $fee } an { $seat } bezahlt
}
advice-royal-left = { $coins ->
    [one] 1 Münze bleibt
   *[other] { $coins } Münzen bleiben
}
advice-royal-left-fee = { $coins ->
    [one] 1 Münze bleibt
   *[other] { $coins } Münzen bleiben
}, mit { $fee } an { $seat } bezahlt
advice-royal-points = { $points ->
    [0] Kein Einfluss
   *[other] +{ $points } Einfluss
}
advice-royal-goal = Damit beginnt die letzte Runde
advice-royal-no-expedition = Genug Einfluss, aber zum Sieg fehlt eine Expedition
advice-royal-expedition = { $loss ->
    [0] +{ $gain }
   *[other] −{ $loss }
} Einfluss, wenn { $cards_plain } gehen; +{ $coins } Münzen
advice-royal-crew = { $points ->
    [0] Kostet keinen Einfluss
   *[other] −{ $points } Einfluss
}

## In wenigen Worten

brief-royal-next = Nächste Karte: { $chance ->
    [0] kein Risiko
   *[other] { $chance } %, dass alles weg ist
}
brief-royal-goal = Letzte Runde!
brief-royal-bust = { $chance ->
    [0] Kein Risiko
   *[other] { $chance } %, dass alles weg ist
}
brief-royal-more = { $chance } % auf eine { $types }. Art: nimm { $cards }
brief-royal-stop = { form-royal-take }{ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $coins ->
    [0] { form-royal-choice }
    [one] , vorher 1 Münze
   *[other] , vorher { $coins } Münzen
}
brief-royal-left-fee = { $coins ->
    [one] 1 Münze bleibt
   *[other] { $coins } Münzen bleiben
}, { $fee } für { $seat }
brief-royal-no-expedition = Zum Sieg fehlt noch eine Expedition
brief-royal-expedition = { $loss ->
    [0] +{ $gain }
   *[other] −{ $loss }
} Einfluss, +{ $coins } Münzen
