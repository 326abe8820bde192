### Warum das Ruder im Hafen von Port Royal rät, was es rät: in Münzen, Punkten und Prozenten.

advice-voyage-turn-up = Nur eine Steuererhöhung könnte dich Münzen kosten, und eine neue Karte bringt vielleicht mehr.
advice-voyage-turn-up-safe = { $state ->
    [empty] Noch liegt hier nichts, du kannst also nichts verlieren{ form-for-you }
    [dear] Hier kannst du noch niemanden bezahlen, aber auch nichts verlieren{ form-for-you }
    [poor] Hier ist niemand seinen Preis wert, und verlieren kannst du noch nichts{ form-for-you }
   *[safe] { form-here } { $hardly ->
        [yes] Verlieren kannst du noch nichts. Aus dem, was du übrig lässt, wählen auch die anderen und zahlen dir je 1 Münze.
       *[no] Mit noch einer Karte verlierst du nichts: { form-better }. Aus dem, was du übrig lässt, wählen auch die anderen.
    }
}
form-for-you = { $hardly ->
    [yes] .
   *[no] . Zu { $better } % kannst du die nächste Karte brauchen.
}
advice-voyage-turn-up-risk = { form-here }{ form-fees } { form-one-more } { $even ->
    [yes] { $for ->
        [1] Das ist so gut wie gleich
       *[other] Unterm Strich { $for } zu { $against } für noch eine Karte
    }; ich würde es wagen{ form-fourth }
   *[no] Das lohnt sich{ form-fourth }
}
advice-voyage-turn-up-poor = Hier ist nichts für dich dabei, also kostet dich auch { form-second } nichts. Zu { $better } % kannst du die nächste Karte brauchen.
advice-voyage-turn-up-behind = Dein letzter Zug, und du liegst zurück: Nur eine bessere Karte kann noch gewinnen.
form-one-more = Noch eine Karte: { form-better }, { $rest ->
    [0] { "" }
   *[other] zu { $rest } % nützt sie dir nichts,{" "}
}und zu { $chance } % ist durch { form-second } alles weg.
# Was Aufhören sonst noch bringt.
form-fees = { $fees ->
    [0] { "" }
    [one] {" "}1 anderer kann auch eine Karte nehmen und zahlt dir 1 Münze.
   *[other] {" "}{ $fees } andere können je eine Karte nehmen und zahlen dir je 1 Münze.
}
form-better = zu { $better } % { $valued ->
    [persons] bringt sie etwas Besseres
   *[other] bringt sie etwa { form-gain } mehr
}
advice-voyage-put-in = Mehr bekommst du kaum noch, und ein zweites Schiff derselben Art leert den Hafen.
advice-voyage-put-in-risk = { form-here }{ form-fees } { $better ->
    [0] Nicht 1 Karte von 100 bringt dir mehr, und zu { $chance } % ist durch { form-second } alles weg.
   *[other] { form-one-more } { $even ->
        [yes] { $for ->
            [1] Das ist so gut wie gleich; ich würde aufhören.
           *[other] Unterm Strich { $for } zu { $against } fürs Aufhören.
        }
       *[no] Das lohnt sich nicht.
    }
}
advice-voyage-put-in-found = Was du willst, liegt da; mehr Karten nützen nur noch den anderen.
advice-voyage-put-in-ahead = Du liegst vorn, und nach diesem Zug kommt niemand mehr dran.
advice-voyage-put-in-goal = Mit dem, was hier liegt, hast du { $count } Einfluss und führst: Das läutet die letzte Runde ein.
advice-voyage-repel = Abgewehrt geht bei der nächsten Karte zu { $less } % alles verloren, eingelaufen zu { $chance } %.
advice-voyage-let-in = So liegt mehr im Hafen, für dich und die anderen. { form-let-in-risk }
advice-voyage-let-in-cards = Mit diesem Schiff darfst du { $cards } Karten nehmen. { form-let-in-risk }
advice-voyage-let-in-coins = Dieses Schiff bringt dir { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}. { form-let-in-risk }
advice-voyage-let-in-types = { $types ->
    [one] Das ist dann die erste Schiffsart
   *[other] Das sind dann { $types } Schiffsarten
}, und ab 4 nimmst du 2 Karten. { form-let-in-risk }
advice-voyage-let-in-stop = Nehmen andere dieses Schiff, zahlen sie dir 1 Münze. Dann hör auf: Bei { $chance } % für alles lohnt sich keine weitere Karte.
advice-voyage-take = Das bringt am meisten für seinen Preis.
advice-voyage-take-gift = Lässt du sie liegen, erreicht ein anderer mit ihr das Ziel.
advice-voyage-take-last = Dein letzter Zug: { $points } Einfluss für { $price } { $price ->
    [one] Münze
   *[other] Münzen
}; Münzen zählen nur noch bei Gleichstand.
advice-voyage-take-crew = { $card }: { $missing ->
    [0] { $now ->
        [yes] Damit kannst du sie jetzt erfüllen,
       *[no] Damit kannst du sie in deinem Zug erfüllen,
    } insgesamt { $points } Einfluss mehr und { $coins } Münzen.
    [one] Noch eine Person, und sie ist erfüllt: insgesamt { $points } Einfluss mehr und { $coins } Münzen.
   *[other] Dafür wird das gebraucht; noch { $missing } Personen, und sie bringt insgesamt { $points } Einfluss mehr und { $coins } Münzen.
}
advice-voyage-take-trader = { $points } Einfluss, und ab jetzt 1 Münze mehr aus jedem Schiff dieser Art, das du plünderst: { $ship }.
advice-voyage-take-fighter = { $points } Einfluss, und deine Kampfstärke ist { $strength }: Schiffe bis Stärke { $strength } kannst du abwehren.
advice-voyage-take-mademoiselle = { $points } Einfluss, und ab jetzt kostet dich jede Person 1 Münze weniger.
advice-voyage-take-governor = Kein Einfluss, aber ab jetzt nimmst du jedes Mal 1 Karte mehr.
advice-voyage-take-admiral = { $points } Einfluss, und ab jetzt 2 Münzen vor dem Nehmen, wenn 5 oder mehr Karten daliegen.
advice-voyage-take-jester = { $points } Einfluss, und ab jetzt 1 Münze, sooft der Hafen leer ist, wenn du nehmen würdest.
advice-voyage-take-jack = { $points } Einfluss, und auf einer Expedition ersetzt diese Person jede andere.
advice-voyage-take-waiting = { $points } Einfluss jetzt, und später verlangt vielleicht eine Expedition solche Leute.
advice-voyage-take-coins = { $persons ->
    [0] Hier ist niemand zum Anheuern.
   *[other] Anheuern kannst du hier niemanden{ $fee ->
        [0] .
       *[other] , denn dazu kommt 1 Münze für { $seat }.
    }
} Plünderst du dieses Schiff, hast du { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
advice-voyage-take-coins-over = Mit { form-coin-more } hast du { $coins }; { $person } wäre stattdessen { $brings } Einfluss jetzt und ließe dir { $left ->
    [one] 1 Münze
   *[other] { $left } Münzen
}.
advice-voyage-take-none = Hier bringt dir nichts mehr, als es kostet{ $fee ->
    [0] .
   *[other] , denn dazu kommt 1 Münze für { $seat }.
}
advice-voyage-expedition = Insgesamt { $points } Einfluss mehr, dazu { $coins } Münzen{ $first ->
    [0] .
   *[other] , und ohne Expedition könntest du nicht gewinnen.
}
form-let-in-risk = { $then ->
    [stop] Lass es einlaufen. Dann hör auf: Mit der nächsten Karte ginge zu { $chance } % alles verloren, das lohnt sich nicht.
   *[open] { $dearer ->
        [yes] Das ist das größere Risiko bei der nächsten Karte wert: { $chance } % statt { $less } %.
       *[no] Das Risiko bei der nächsten Karte bleibt bei { $chance } %.
    }
}
form-here = { $same ->
    [yes] Für dich bleibt es bei: { $taken }.
   *[no] { form-lies }
}
form-lies = { $valued ->
    [none] Was hier liegt, ist dir etwa { form-stake } wert.
    [ships] Hier bekommst du { form-stake }: { $taken }.
    [persons] Hier liegt für dich: { $taken }. Damit { $sails ->
        [yes] ist die { $expedition } erfüllt, und du hast
       *[no] hast du
    } { $points } Einfluss und { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
   *[about] Hier liegt für dich: { $taken }. Das ist dir etwa { form-stake } wert.
}
form-second = { $kinds_count ->
    [1] eine zweite { $kinds }
    [2] eine zweite { $kinds_or }
   *[other] ein zweites Schiff derselben Art
}
form-fourth = { $more ->
    [0] .
   *[other] : Ab { $types } Schiffsarten nimmst du { $more } Karten.
}
form-stake = { $worth ->
    [one] 1 Münze
   *[other] { $worth } Münzen
}
form-gain = { $gain ->
    [one] 1 Münze
   *[other] { $gain } Münzen
}
form-coin-more = { $gain ->
    [one] 1 Münze mehr
   *[other] { $gain } Münzen mehr
}
