### Dieselben Chancen und Folgen in wenigen Worten, für unter einen Knopf: was man am Tisch sagen würde. Was
### hier leer ist, erfährt nur, wer mehr wissen will.

## Proben

brief-roll = Gelingt zu { $chance } %
brief-scout-merchant = Zu { $chance } % findest du einen
brief-scout-sure = { "" }
brief-scout-fight = Zu { $chance } % findest du ihn, dann Gefecht
brief-rumor-true = Zu { $chance } % wahr: +1 Ruhm
brief-rumor-heard = Zu { $chance } % hörst du ein Gerücht
brief-rumors-full = Behalten darfst du nur { $slots }
brief-claim-roll = Zu { $chance } % bekommst du ihn
brief-task-roll = Gelingt zu { $chance } %
brief-hire-roll = Zu { $chance } % heuert er an
brief-spur-on = { $chance } % auf +1 Aktion, Loyalität −1
brief-mutiny = Meuterei: zu { $chance } % bleibst du Kapitän, sonst stirbst du
brief-entry-roll = Gesperrt: Zu { $chance } % kommst du hinein, oder { $gold } Gold
brief-entry-fee = Gesperrt: Für { $gold } Gold kommst du hinein
brief-entry-favors = Für { $favors } Gefallen kommst du hinein
brief-favor-roll = { $more } % auf mehr ☠, { $fewer } % auf weniger

## Gefahren

brief-found-by = { $who } findet dich: { $chance } %
brief-searched-by = { $who } findet Schmuggelware: { $chance } %
brief-night-search = { $who } durchsucht dich: { $chance } %
brief-contraband-lost = Du verlierst { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} im Wert von { $gold } Gold
brief-night-comes = { $who } liegt nebenan und kann kommen
brief-night = { $who } liegt hier, findet dich: { $chance } %
brief-ambush = { $seat } findet dich: { $chance } %
brief-storm = Sturm, { $hits } Treffer: heil zu { $chance } %
brief-fever = Fieber: zu { $chance } % stirbt keiner
brief-overboard = Auf See { $count ->
    [one] geht 1 Karte
   *[other] gehen { $count } Karten
} über Bord
brief-grumble = Die Mannschaft murrt
brief-actions-owed = { $actions } Aktionen weniger im nächsten Zug
brief-retire = Schiff, Gold und Karten sind weg; Ruhm bleibt
brief-retire-saves = { "" }

## Kopfgelder

brief-bounty = { $number ->
    [1] { "" }
   *[other] { $number }. { form-nation-es } Kopfgeld
}
brief-bounty-most = Kein weiteres Kopfgeld
brief-no-bounty = Kein Kopfgeld
brief-defeat-bounty = Bei Sieg +{ $count ->
    [one] 1 Kopfgeld
   *[other] { $count } Kopfgelder
}
brief-raid-closes = { $wanted_count ->
    [0] { $zones_count ->
        [one] Ein Überfall sperrt dir { $zones }
       *[other] Ein Überfall sperrt dir { $zones_count } { form-nation-e } Häfen
    }
    [1] Ein Überfall sperrt dir { $wanted } für den Verkauf
   *[other] Ein Überfall sperrt dir { $wanted_count } Häfen für den Verkauf
}
brief-closes = { $zones_count ->
    [1] Sperrt dir { $zones }
    [2] Sperrt dir { $zones }
   *[other] Sperrt dir { $zones_count } Häfen
}
brief-opens = { $zones_count ->
    [1] { $zones } steht dir dann offen
    [2] { $zones } stehen dir dann offen
   *[other] { $zones_count } Häfen stehen dir dann offen
}
brief-hunted = { $more ->
    [0] Dann jagt dich { $who }
   *[other] Dann jagt dich die Marine
}
brief-spared-by = { "" }
brief-treasure = Geentert: { $gold } Gold
brief-aboard = Wenn du enterst und gewinnst: alles Gold, { $cargo } Fracht
brief-npc-reward = Bei Sieg { $gold } Gold

## Kämpfe

brief-shoot = Im Schnitt { $hits } Treffer
brief-board = Zu { $chance } % kommst du hinüber, dann siegst du zu { $won } %
brief-aimed = { $hits } Treffer: { $location }, { $left } übrig
brief-more-hits = { $hits } Treffer mehr
brief-landing = { $crew } Mann verloren, { $dies } % Tod
brief-location-odds = { $chance ->
    [0] So ist er nicht einzunehmen
   *[other] Zu { $chance } % nimmst du ihn ein
}{ $dies ->
    [0] { "" }
   *[other] , { $dies } % Tod
}
brief-location = { $cards } Karten gegen { $shots ->
    [one] 1 Schuss
   *[other] { $shots } Schüsse
}
brief-reef-toll = Zu { $chance } % kein Schaden{ $sinks ->
    [0] { "" }
   *[other] , zu { $sinks } % sinkst du
}
brief-raid-brings = Dann bringt der Überfall { $gold } Gold{ $glory ->
    [0] { "" }
   *[other] , +{ $glory } Ruhm
}
brief-raid-escapes = { $left ->
    [0] Er entkommt
   *[other] Reicht nicht: Er entkommt
}
brief-raid-fails = { $left ->
    [0] { $sinks ->
        [yes] Du sinkst
       *[no] Misslingt: kein Gold
    }
   *[other] Reicht nicht: Der Überfall misslingt
}
brief-raid-draw = { $lost ->
    [100] { $left ->
        [0] Misslingt so oder so
       *[other] Reicht nicht: Der Überfall misslingt
    }
    [0] { $spoilt ->
        [0] { $hit ->
            [0] Ohne Risiko: Dann hast du etwa { $gold } Gold
           *[other] Zu { $hit } % ein Treffer, etwa { $gold } Gold
        }
        [100] Kostet noch einen Erfolg; dann etwa { $gold } Gold
       *[other] Kostet zu { $spoilt } % noch einen Erfolg, etwa { $gold } Gold
    }
   *[other] Zu { $lost } % misslingt der Überfall, sonst etwa { $gold } Gold
}

## Beute und Handel

brief-mods-lost = Du verlierst deine Modifikationen
brief-sell-demand = Gefragt: { $gold } Gold{ $glory ->
    [0] { "" }
   *[other] , +{ $glory } Ruhm
}
brief-sell-contraband = Schmuggelware: { $gold } Gold{ $glory ->
    [0] { "" }
   *[other] , +{ $glory } Ruhm
}
brief-buy-offer = { $cards } im Angebot; Platz für { $room }
brief-hold-full = Auf See ist kein Platz dafür
brief-no-sale = Danach kein Verkauf mehr hier
brief-unsold = Du hast noch gefragte Ware an Bord
brief-cannot-pay = { $have ->
    [0] Dafür hast du kein Gold
   *[other] Mehr als deine { $have } Gold
}
brief-from-stash = −{ $glory } Ruhm: Gold aus dem Versteck
brief-recruit-roll = Zu { $chance } % kommen sie umsonst, sonst je { $gold } Gold
brief-mission-lost = Du verlierst einen Auftrag
brief-replaces = Du gibst { $missions_count ->
    [1] { $missions }
   *[other] einen Auftrag
} auf
brief-ship-again = Das Schiff hast du schon
brief-ship-against = { $less_count ->
    [0] { "" }
   *[other] Weniger { $less } als deins
}
brief-mods-left = Modifikationen gehen verloren, wenn sie nicht mitkommen
brief-stash-point = { $gold } Gold sind +1 Ruhm; du hast { $have }
brief-stash-useless = Mehr bringt keinen Ruhm

## Durchgespielt

brief-about-fight = ≈ { $won } % gewinnst du, { $lost } % stirbst du
brief-token-aboard = { $count ->
    [0] Nichts davon an Bord
   *[other] { $count } an Bord
}
brief-token-spoils = Du hast { $count } von dem, was jetzt gefragt ist
brief-token-away = { advice-token-away }
brief-about-raid = { $won ->
    [0] ≈ keine Aussicht
   *[other] ≈ { $won } % auf { $gold } Gold{ $glory ->
        [0] { "" }
        [100] {" "}und +1 Ruhm
       *[other] , { $glory } % auf +1 Ruhm
    }{ $hits ->
        [0] { "" }
        [one] , 1 Treffer
       *[other] , { $hits } Treffer
    }
}
brief-about-danger = { $lost ->
    [0] ≈ { $hurt } % schwer beschädigt
   *[other] ≈ { $lost } % Tod
}
brief-about-location = ≈ { $won } % auf { $gold } Gold Beute{ $dies ->
    [0] { "" }
   *[other] , { $dies } % Tod
}
