### Chancen und Folgen dessen, was einem Kapitän angeboten wird. Kurz: Sie stehen unter einem Knopf.

form-dice = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}{ $rerolls ->
    [0] { "" }
   *[other] , 1 Wiederholung
}{ $favor ->
    [0] { "" }
   *[other] ; mit Gefallen { $favor } %
}
form-and-more = { $more ->
    [0] { "" }
   *[other] {" "}(+{ $more })
}

## Proben

advice-roll = { $chance } % · { form-dice }
advice-scout-merchant = { $chance } %, einen Kauffahrer zu finden · { form-dice }
advice-scout-sure = Ohne Probe gefunden
advice-scout-fight = { $chance } %, ihn zu finden; dann gibt es ein Gefecht · { form-dice }
advice-rumor-true = { $chance } % auf Belohnung und +1 Ruhm, sonst ist es weg · { form-dice }
advice-rumor-heard = { $chance } %, dass du eins hörst{ $gold ->
    [0] { "" }
   *[other] ; bezahlt wird so oder so
} · { form-dice }
advice-rumor-sure = Du hörst eins ohne Probe
advice-rumors-full = Du hast schon { $slots ->
    [one] 1 Gerücht: Du behältst nur 1
   *[other] { $slots } Gerüchte: Du behältst nur { $slots }
}
advice-claim-roll = { $chance } %, sie zu bekommen; misslingt es, gibt es hier diesen Zug keine mehr · { form-dice }
advice-task-roll = { $chance } %, dass es gelingt · { form-dice }
advice-hire-roll = { $chance } %, dass er anheuert · { form-dice }
advice-spur-on = { $chance } % auf +1 Aktion, Loyalität −1; sonst geschieht nichts · { form-dice }
advice-mutiny = Meuterei: { $chance } %, dass du das Kommando behältst, sonst stirbst du · { form-dice }
advice-entry-roll = Für dich gesperrt: { $chance } % hinein, oder { $gold } Gold · { form-dice }
advice-entry-fee = Für dich gesperrt: { $gold } Gold, und du darfst hinein
advice-entry-favors = Für { $favors } Gefallen darfst du hinein, { $left ->
    [0] dann ist keiner übrig
   *[other] dann hast du noch { $left }
}

## Was ein Gefallen wert ist

advice-favor-roll = { $more } % auf mehr ☠, { $fewer } % auf weniger{ $needed ->
    [0] { "" }
   *[other] , { $all } % auf alle { $needed }
} · { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
advice-slips = { $chance } %, zu entwischen
advice-favor-raid = Im Schnitt { $gold } Gold, { $escapes } × Flucht
advice-raid-lies = So liegt es: { $gold } Gold, { $escapes } × Flucht
advice-favor-offer = { $chance } % auf { $count } gleiche
advice-offer-lies = Jetzt höchstens { $count } gleiche

## Gefahren auf See und beim Anlegen

advice-found-by = { $who } sucht dich: { $chance } % · { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
advice-searched-by = { $who } sucht Schmuggelware und findet zu { $chance } % deine { $count ->
    [one] Karte
   *[other] { $count } Karten
}: dann abwerfen oder kämpfen · { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
advice-night-search = { $who } liegt hier: { $chance } %, zu Beginn deines nächsten Zuges deine Schmuggelware zu finden
advice-contraband-law = Durchsucht dich dann nach Schmuggelware: { $who }{ form-and-more }
advice-contraband-lost = Du verlierst { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} für { $gold } Gold{ $glory ->
    [0] { "" }
   *[other] , +{ $glory } Ruhm
}; kein Gefecht
advice-night-comes = { $who } liegt nebenan: { $comes } %, dass die nächste Ereigniskarte sie herbringt, dann { $chance } %, dich zu finden
advice-night = { $who } liegt hier: { $chance } %, dich zu Beginn deines nächsten Zuges zu finden
advice-ambush = { $seat } darf nach dir spähen: { $chance } % · { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
advice-storm = Sturm: { $hits } zufällige Treffer, −1 je ☠; { $chance } % unversehrt
advice-fever = Fieber: bis zu { $crew } Mann weniger, −1 je ☠; { $chance } %, dass niemand stirbt
advice-reef = Untiefen: { $chance } % auf 1 Rumpftreffer
advice-overboard = { $count ->
    [one] 1 Frachtkarte geht
   *[other] { $count } Frachtkarten gehen
} auf See über Bord
advice-grumble = Deine Mannschaft murrt: Loyalität −1
advice-actions-owed = Nächsten Zug hast du { $actions } Aktionen weniger
advice-retire = Du verlierst { $ship }, { $gold } Gold an Bord, Fracht und Karten; { $stash ->
    [0] Ruhm bleibt
   *[other] Ruhm bleibt, und { $stash } Gold aus dem Versteck nimmt der nächste Kapitän
}. Dein Zug endet
advice-retire-saves = Doch { $card } rettet dem nächsten Kapitän, was darauf steht

## Kopfgelder

advice-bounty = Dein { $number }. { form-nation-es } Kopfgeld
advice-bounty-most = Du hast schon { $count } { form-nation-e } Kopfgelder, mehr gibt es nicht
advice-no-bounty = Kein { form-nation-es } Kopfgeld dafür
advice-defeat-bounty = Bei Sieg: { $count ->
    [one] 1 { form-nation-es } Kopfgeld
   *[other] { $count } { form-nation-e } Kopfgelder
} mehr
advice-raid-closes = Ein Überfall in diesen { form-nation-en } Gewässern bringt Kopfgeld und sperrt dir { $wanted_count ->
    [0] { $zones }
   *[other] { $zones_count ->
        [one] 1 Hafen
       *[other] { $zones_count } Häfen
    }; deine Fracht ist gefragt in { $wanted }
}
advice-closes = Dann für dich gesperrt: { $zones }
advice-opens = Dann für dich offen: { $zones }
advice-hunted = Jagt dich dann: { $who }{ form-and-more }
advice-spared-by = Lässt dich in Ruhe: { $who }{ form-and-more }
advice-carries = { $gold } Gold an Bord
advice-treasure = Geentert: { $gold } Gold; versenkt ist es verloren
advice-aboard = Wenn du enterst und gewinnst: alles Gold an Bord, { $cargo } Fracht, { $cards } { $cards ->
    [one] Ruhmeskarte
   *[other] Ruhmeskarten
}{ $specialists ->
    [0] { "" }
    [one] , 1 Spezialist
   *[other] , { $specialists } Spezialisten
}
advice-npc-reward = Bei Sieg: { $gold } Gold Belohnung

## Kämpfe

advice-contest = { $won } % gewinnst du die Runde, { $lost } % der Gegner · { $dice } gegen { $enemy } Würfel
advice-shoot = { $cannons ->
    [one] { $chance } % volle Salve: 1 Treffer
   *[other] { $chance } % volle Salve: { $cannons } Treffer
}; im Schnitt { $hits }
advice-board = { $chance } % hinüber; dann { $won } % Sieg, { $lost } % Niederlage{ $on ->
    [0] { "" }
   *[other] , { $on } % von Drehbassen gestoppt
}
advice-flee = Zu { $chance } % entkommst du
advice-both-flee = Der Gegner flieht auch: Das Gefecht ist aus
advice-hooks = { $dice ->
    [one] 1 Niete
   *[other] Alle { $dice } Nieten
} neu: { $chance } %, die Runde zu gewinnen
advice-destroyed = { $location } zerstört
advice-hull-hit = Nichts mehr übrig: geht auf den Rumpf
advice-aimed = { $hits } Treffer: { $location }, { $left } übrig
advice-more-hits = { $hits ->
    [one] 1 Treffer mehr, so gleichmäßig wie möglich verteilt
   *[other] { $hits } Treffer mehr, so gleichmäßig wie möglich verteilt
}
advice-burns = Setzt das Schiff in Brand: jede Runde 1 Treffer
advice-caltrops = { $won } % Sieg an Bord
advice-caltrops-later = Du enterst nicht: −1 Würfel beim nächsten Wurf des Gegners
advice-guns-destroy = So, wie es liegt, zerstören die Geschütze { $locations }: { $sinks ->
    [yes] Du sinkst
   *[no] Der Überfall scheitert
}
advice-guards = { $won } % Sieg, { $lost } % Tod
advice-landing = Im Schnitt { $crew } Mann verloren, { $dies } % Tod · { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
advice-bombard = { $chance } %, eine Karte wegzuschießen
advice-location-odds = { $chance ->
    [0] So ist er nicht einzunehmen
   *[other] { $chance } %, ihn einzunehmen: { $gold } Gold{ $glory ->
        [0] { "" }
        [100] , +1 Ruhm
       *[other] , { $glory } % auf +1 Ruhm
    }
}{ $dies ->
    [0] { "" }
   *[other] ; { $dies } % Tod
}
advice-location = { $cards } Karten verteidigen; du hast { $shots ->
    [one] 1 Schuss
   *[other] { $shots } Schüsse
}
advice-reef-toll = { $chance } % kein Schaden{ $sinks ->
    [0] { "" }
   *[other] , { $sinks } %, dass du sinkst
} · { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}

## Überfälle

advice-raid-dice = Du würfelst { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}: etwa { $made ->
    [1] 1 Erfolg
   *[other] { $made } Erfolge
}
advice-frail = Vorsicht: 1 Treffer ({ $locations_or }), und der Kauffahrer entkommt
advice-raid-brings = { $gold } Gold{ $glory ->
    [0] { "" }
   *[other] , +{ $glory } Ruhm
}
advice-raid-escapes = { $left ->
    [0] Der Kauffahrer entkommt
   *[other] Er entkommt, wenn du keinen weiteren Erfolg einsetzt
}
advice-raid-fails = { $locations } zerstört{ $left ->
    [0] : { $sinks ->
        [yes] Du sinkst
       *[no] kein Gold
    }
   *[other] , wenn du keinen weiteren Erfolg einsetzt
}
advice-raid-draw = { $lost ->
    [100] { $left ->
        [0] Der Überfall misslingt so oder so
       *[other] Der Überfall misslingt, auch mit den Erfolgen, die dir bleiben
    }
    [0] { $spoilt ->
        [0] Daran scheitert der Überfall nicht: dann etwa { $gold } Gold
        [100] Der Überfall misslingt, wenn du keinen weiteren Erfolg einsetzt
       *[other] { $spoilt } %, dass es noch einen Erfolg kostet; dann etwa { $gold } Gold
    }
   *[other] { $lost } %, dass der Überfall misslingt{ $left ->
        [0] { "" }
       *[other] , auch mit den Erfolgen, die dir bleiben
    }; sonst etwa { $gold } Gold
}
advice-raid-limits = { $locations_count ->
    [0] Scheitert an: 1 Flucht mehr
   *[other] Scheitert an: { $escapes ->
        [yes] 1 Flucht mehr oder 1 Treffer ({ $locations_or })
       *[no] 1 Treffer ({ $locations_or })
    }
}

## Beute

advice-claimed-worth = In der Werft { $gold } Gold wert, deins { $have }
advice-claimed-damage = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} Schaden zu reparieren
advice-crew-left = { $crew } Mann { $crew ->
    [one] bleibt
   *[other] bleiben
} zurück
advice-mods-lost = Du verlierst { $mods }
advice-hand-full = Du hast schon { $most }: 1 davon musst du abgeben
advice-cards-left = { $count ->
    [one] Die letzte wird abgelegt
   *[other] Alle { $count } werden abgelegt
}
advice-leads-to = Führt nach: { $zone }, { $away ->
    [0] hier
    [one] 1 Zone entfernt
   *[other] { $away } Zonen entfernt
}
advice-rumors-left = Du behältst { $slots }; { $left } zurück in den Stapel
advice-dismisses = Ersetzt { $card }
advice-cargo-left = Platz für { $room }; { $left ->
    [one] 1 Karte bleibt
   *[other] { $left } Karten bleiben
} zurück

## Handel

advice-sell-demand = { $cards }: { $gold } Gold{ $glory ->
    [0] { "" }
   *[other] , +{ $glory } Ruhm
}
advice-sell-contraband = { $cards }: { $gold } Gold{ $glory ->
    [0] { "" }
   *[other] , +{ $glory } Ruhm
}
advice-sell-all = { $count ->
    [one] 1 Karte
   *[other] Alle { $count } Karten
} verkaufen: { $gold } Gold{ $glory ->
    [0] { "" }
   *[other] , +{ $glory } Ruhm
}
form-more = { $more ->
    [0] { "" }
   *[other] {" "}(+{ $more } dort)
}
advice-fetches = Bringt { $gold } Gold in { $zone }{ form-more }, { $away ->
    [0] hier
    [one] 1 Zone entfernt
   *[other] { $away } Zonen entfernt
}
advice-glory-load = { $count } { $good } in { $zone } verkauft: +1 Ruhm
advice-sea-room = Auf See trägt dein Schiff noch { $room } mehr
advice-buy-offer = { $cards } Karten im Angebot; auf See Platz für { $room }
advice-hold-full = Auf See ist kein Platz mehr
advice-no-sale = Danach kannst du hier nichts mehr verkaufen
advice-unsold = Unverkauft: { $cards }
advice-cannot-pay = Du hast { $have } Gold, es kostet { $gold }
advice-beyond-aboard = Du hast { $gold } Gold an Bord: Was darüber hinausgeht, kommt aus deinem Versteck und kostet Ruhm
advice-from-stash = { $gold } Gold kommt aus deinem Versteck: −{ $glory } Ruhm
advice-next-gold = { $gold } Gold für diesen Kapitän kommt aus deinem Versteck{ $glory ->
    [0] { "" }
   *[other] : −{ $glory } Ruhm
}
advice-affords = { $count ->
    [0] Du kannst niemanden bezahlen
   *[other] Du kannst { $count } bezahlen
}
advice-repairs = { $points ->
    [one] 1 Punkt reparieren
   *[other] Alle { $points } Punkte reparieren
}: { $gold ->
    [0] umsonst
   *[other] { $gold } Gold
}
advice-recruit-free = +{ $crew } Mann, umsonst
advice-recruit-paid = Bis zu { $crew } Mann, je { $gold } Gold
advice-recruit-roll = { $chance } % auf +{ $crew } Mann umsonst; sonst je { $gold } Gold · { form-dice }
advice-mission-lost = Ein Überfall oder Gefecht kostet dich { $missions }
advice-replaces = Du gibst { $missions } auf
advice-ship-again = Du segelst schon eine { $ship }{ $damage ->
    [0] { "" }
   *[other] , wenn auch beschädigt
}
phrase-ship-value = { $value_id ->
    [hull] Rumpf
    [cargo] Laderaum
    [crew] Mannschaft
    [cannons] Kanonen
   *[maneuverability] Beweglichkeit
}
phrase-ship-same = { $value_id ->
    [crew] Platz für { $count } Mann
   *[other] { phrase-ship-value } { $count }
}
phrase-ship-beside = { $value_id ->
    [crew] Platz für { $count } Mann (bei dir { $own })
   *[other] { phrase-ship-value } { $own } → { $count }
}
aloud-phrase-ship-beside = { $value_id ->
    [crew] Platz für { $count } Mann statt { $own }
   *[other] { phrase-ship-value } { $count } statt { $own }
}
phrase-ship-change = { phrase-ship-value } { $by }
advice-ship-against = Gegenüber deinem Schiff: { $changes }
advice-ship-glory = +1 Ruhm
advice-mods-left = Am alten Schiff bleibt sonst: { $mods }
advice-stash-fee = { $gold } Gold Gebühr
advice-stash-point = { $gold } Gold verstecken: +1 Ruhm; du hast { $have }
advice-stash-useless = Mehr Gold im Versteck bringt keinen Ruhm

advice-token-aboard = { $count ->
    [0] Davon hast du nichts an Bord: { $good }
   *[other] Davon hast du { $count } an Bord: { $good }
}
advice-token-spoils = { $good } wäre dort nicht mehr gefragt; davon hast du { $count }
advice-token-away = { $open ->
    [yes] { $zones ->
        [0] { $docked ->
            [yes] Da liegst du
           *[no] Du liegst davor
        }
        [one] 1 Zone weit
       *[other] { $zones } Zonen weit
    }
   *[no] Für dich geschlossen; { $zones ->
        [0] { $docked ->
            [yes] da liegst du
           *[no] du liegst davor
        }
        [one] 1 Zone weit
       *[other] { $zones } Zonen weit
    }
}

## Viele Male mit Bedacht durchgespielt: ungefähr

advice-about-fight = Das ganze Gefecht, ohne Karten: ≈ { $won } % Sieg, { $lost } % Tod{ $hurt ->
    [0] { "" }
   *[other] , { $hurt } % schwer beschädigt
}
advice-about-raid = { $won ->
    [0] ≈ keine Aussicht
   *[other] ≈ { $won } %, dass es klappt: { $gold } Gold{ $spread ->
        [yes] {" "}({ $low }–{ $high })
       *[no] { "" }
    }{ $hits ->
        [0] { "" }
        [one] , 1 Treffer bei dir
       *[other] , { $hits } Treffer bei dir
    }{ $glory ->
        [0] { "" }
        [100] , +1 Ruhm
       *[other] , { $glory } % auf +1 Ruhm
    }
}{ $hurt ->
    [0] { "" }
   *[other] ; { $hurt } % schwer beschädigt
}
advice-about-danger = ≈ { $lost } %, dort zu sterben{ $hurt ->
    [0] { "" }
   *[other] , { $hurt } % schwer beschädigt
}
advice-about-treasure = ≈ { $chance } %, ihr Gold zu holen
advice-about-location = ≈ { $won } %, ihn einzunehmen, im Schnitt { $gold } Gold{ $glory ->
    [0] { "" }
    [100] , +1 Ruhm
   *[other] , { $glory } % auf +1 Ruhm
}{ $dies ->
    [0] { "" }
   *[other] ; { $dies } % Tod
}
