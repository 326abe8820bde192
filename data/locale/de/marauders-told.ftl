### Wie ein Zug von Merchants & Marauders erzählt wird: ohne den Kapitän, den die Überschrift nennt. Wer ein
### anderer ist, steht davor. Was heraussticht, nennt alle selbst.

## Aufbau und Runden

told-start-player = { $seat } beginnt
told-mission-placed = ein neuer Auftrag wartet in { $zone }: { $mission_storied }
told-mission-discarded = vom Spielplan genommen: { $missions }
told-captain-entered = **{ $seat }** kommt als { $name } ins Spiel · { $ship }, { $zone }
told-captain-redrawn = zog lieber einen anderen Kapitän, fern von Piraten: { $name }
told-round-began = **Runde { $round }**
# Für den, der es tat und sonst nichts: Alle anderen lesen den Weg in der Überschrift des Zugs.
told-left-port-alone = lief aus { $zone } aus
told-docked-alone = lief in { $zone } ein
told-port-action-alone = ging in { $zone } an Land
told-event-drawn = **{ $event }**: { $event_text }
told-storm-raised = Sturm: { $zones }
told-storm-caught = geriet { form-off-zone } in den Sturm
told-storm-weathered = ritt den Sturm ab
told-fever-broke_out = Fieber: { $zones }
told-fever-suffered = verlor { $crew ->
    [0] niemanden
   *[other] { $crew } Mann
} an das Fieber, noch { $left }
told-crew-regained = bekam { $count } Mann zurück, jetzt { $crew }
told-port-changed = { $zone } ist jetzt ein { form-nation-er } Hafen
told-port-no_token = kein { form-nation-er } Marker frei, { $zone } bleibt, wie es ist

## Ein Zug

told-turn-began = **{ $seat }**{ $called ->
    [none] { "" }
   *[other] {" "}({ $called })
}
told-port-fee = zahlte { $gold } Gold für den Einlass in { $zone }
told-port-refused = blieb draußen vor { $zone }
told-actions-lost = lag in einer Flaute: { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
} in diesem Zug

## Im Hafen

told-goods-sold = verkaufte { $cards } für { $gold } Gold{ $because }
told-demand-changed = { $still ->
    [yes] weiter
   *[no] jetzt
} gefragt: { $good }
told-demand-changed-alone = { $still ->
    [yes] weiter
   *[no] jetzt
} gefragt in { $zone }: { $good }
told-goods-swapped = zahlte { $gold } Gold für ein neues Angebot
told-goods-bought = kaufte { $count ->
    [0] nichts
    [one] 1 Frachtkarte { form-for-gold }
   *[other] { $count } Frachtkarten { form-for-gold }
}
told-goods-bought-own = kaufte { $cards_count ->
    [0] nichts
   *[other] { $cards } { form-for-gold }
}
told-goods-left = ließ { $cards } am Kai liegen
told-demand-drawn = zog aus dem Vorrat { $tokens }
told-shipyard-credit = { $gold } Gold weniger in der Werft, noch { $left } Gold Kredit
told-ship-repaired = ließ reparieren: { $locations } ({ form-price })
told-ship-bought = tauschte { form-the-sold } gegen eine { $ship }{ $earned ->
    [yes] {" "}und bekam { $gold } Gold heraus
   *[no] {" "}{ form-for-gold }
}
told-mod-bought = ließ einbauen: { $mod } ({ form-price })
told-mod-rearmed = ließ erneuern: { $mod } ({ form-price })
told-weapon-bought = kaufte { $weapon } ({ form-price })
told-weapon-sold = verkaufte { $weapon } ({ form-price })
told-crew-filled = füllte die Mannschaft auf { $crew } auf{ $because }
told-crew-hired = heuerte { $count ->
    [0] niemanden an, Mannschaft { $crew }
   *[other] { $count } Mann an ({ form-price }), jetzt { $crew }
}
told-stashed = versteckte etwas Gold{ $fee ->
    [0] { "" }
   *[other] {" "}(Gebühr { $fee })
}
told-stashed-own = versteckte { $gold } Gold{ $fee ->
    [0] { "" }
   *[other] {" "}(Gebühr { $fee })
}
told-stash-taken = nahm Gold aus dem Versteck
told-stash-taken-own = nahm { $gold } Gold aus dem Versteck
told-stash-brought = bringt { $gold } Gold aus deinem Versteck mit
told-stash-spent = davon { $gold } Gold aus deinem Versteck
told-cargo-thrown_out = warf { $cards } über Bord

## Spezialisten, Gerüchte, Aufträge

told-specialist-sought = suchte einen Spezialisten
told-specialist-sought-own = wollte anheuern: { $card }
told-specialist-declined = niemand heuerte an
told-specialist-hired = heuerte an: { $card } ({ form-price })
told-specialist-dismissed = entließ { $card }
told-rumor-sought = { $gold ->
    [0] lauschte in der Taverne
   *[other] ließ in der Taverne { $gold } Gold
}{ $because }
told-rumor-missed = niemand redete
told-rumor-drawn = { $count ->
    [0] kein Gerücht mehr da
    [one] schnappte ein Gerücht auf
   *[other] schnappte { $count } Gerüchte auf
}
told-rumor-drawn-alone = schnappte { $count ->
    [0] kein Gerücht
    [one] ein Gerücht
   *[other] { $count } Gerüchte
} auf
told-rumor-drawn-own = { $count ->
    [0] kein Gerücht mehr da
   *[other] schnappte auf: { $cards_storied }
}
told-rumor-kept = gab { $count ->
    [one] ein Gerücht
   *[other] { $count } Gerüchte
} zurück
told-rumor-kept-own = behielt { $cards }
told-rumor-told = ging einem Gerücht nach: { $card_storied }
told-rumor-true = **wahr**
told-rumor-true-alone = prüfte „{ $card }“: **wahr**
told-rumor-false = nichts als Gerede
told-rumor-false-alone = prüfte „{ $card }“: nichts als Gerede
told-permanent-kept = behielt { $card }{ $uses ->
    [0] { "" }
    [one] {" "}für einmal
   *[other] {" "}für { $uses } Mal
}
told-permanent-used = benutzte { $card }{ $left ->
    [0] {" "}zum letzten Mal
   *[other] , noch { $left } Mal möglich
}
told-mission-claimed = nahm „{ $mission }“ an{ $gold ->
    [0] { "" }
   *[other] {" "}für { $gold } Gold
}
told-mission-refused = bekam „{ $mission }“ nicht, der Auftrag bleibt liegen
told-mission-dropped = gab „{ $mission }“ auf
told-mission-advanced = kam bei „{ $mission }“ voran{ $parts ->
    [one] { "" }
   *[other] {" "}({ $done } von { $parts })
}
told-mission-missed = hatte bei „{ $mission }“ kein Glück
told-mission-goods = für { $cards }
told-mission-goods-alone = übergab { $cards } für „{ $mission }“
told-mission-paid = für { $gold } Gold
told-mission-paid-alone = zahlte { $gold } Gold für „{ $mission }“
told-mission-completed = **erfüllte „{ $mission }“**
told-mission-paid_more = { $gold } Gold mehr{ $because }
told-mission-paid_more-alone = bekam { $gold } Gold mehr{ $because }
told-mission-lost = kann „{ $mission }“ nicht mehr erfüllen
told-fight-began = kämpfte gegen { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
} mit Führungskraft { $leadership }

## Würfel

told-rolled = { $faces }
told-roll-spared = { $successes ->
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
} ohne Wurf
told-roll-spared-alone = brauchte keinen Wurf: { $successes ->
    [one] 1 Erfolg
   *[other] { $successes } Erfolge
}

## Was Karten bringen

told-reward-gold = bekam { $gold } Gold
told-reward-kept = behielt { $count ->
    [0] nichts von der Fracht
    [one] 1 Frachtkarte
   *[other] { $count } Frachtkarten
}
told-reward-kept-own = behielt { $cards_count ->
    [0] nichts von der Fracht
   *[other] { $cards }
}
told-reward-left = ließ { $cards } zurück
told-reward-goods = bekam { $count ->
    [0] keine Ware, es gab nichts mehr: { $good }
   *[other] { $count } { $good }
}
told-reward-crew = { $count ->
    [0] brauchte keine Mannschaft mehr
   *[other] bekam { $count } Mann, jetzt { $crew }
}
told-reward-crew_lost = verlor { $count } Mann, noch { $crew }
told-reward-weapons = { $weapons_count ->
    [0] fand keine neue Spezialwaffe
   *[other] bekam { $weapons }
}
told-reward-mod = ließ einbauen: { $mod } aus { $zone }
told-reward-ship = wechselte das Schiff, { $old } gegen { $ship } ({ form-price }){ $hits_count ->
    [0] { "" }
   *[other] , beschädigt: { $hits }
}
told-reward-ship_declined = nahm das Schiff nicht ({ $ship })
told-reward-specialist = heuerte an: { $card }

## Ruhmeskarten

told-card-played = spielte **{ $card }**: { $card_gist }
told-card-declined = zeigte { $card } und behielt die Karte
told-card-copied = wiederholte { $card }
told-card-rerolled = { $mine ->
    [yes] warf { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    } neu
   *[no] ließ { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    } von { $whose } neu werfen
}: { $faces }
told-card-dice = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
} mehr beim nächsten Wurf
told-card-dice-alone = wirft als Nächstes { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
} mehr
told-card-more_dice = warf { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
} mehr: { $faces }
told-card-redirected = { $count ->
    [one] 1 Schuss geht
   *[other] { $count } Schüsse gehen
} stattdessen auf { $location }
told-card-redirected-alone = lenkte { $count ->
    [one] 1 Schuss
   *[other] { $count } Schüsse
} um: { $location }
told-card-ignored = steckte { $count ->
    [one] 1 Treffer
   *[other] { $count } Treffer
} weg
told-card-unboarded = kappte die Enterhaken, niemand wird geentert
told-card-escapes = { $count ->
    [one] 1 Flucht-Symbol zählt
   *[other] bis zu { $count } Flucht-Symbole zählen
} nicht
told-card-escapes-alone = lässt bis zu { $count } Flucht-Symbole nicht zählen
told-card-plunder = { $gold } Gold mehr
told-card-plunder-alone = fand { $gold } Gold mehr
told-captain-spied = erfuhr, was { $other } an Bord hat
told-captain-spied-own = { $other } hat { $gold } Gold an Bord; Fracht: { $cargo }; Gerüchte: { $rumors }
told-gold-stolen = stahl { $other } Gold
told-gold-stolen-own = stahl { $other } { $gold } Gold
told-card-stolen = nahm { $other } eine Ruhmeskarte ab
told-card-stolen-own = nahm { $other } { $stolen } ab
told-marque-open = bekam für diesen Zug einen Kaperbrief, in dem noch kein Name steht
told-marque-given = bekam für diesen Zug einen Kaperbrief, gegen { $nation_country }

## Erkunden und Überfälle

told-scouting-merchant = { $named_id ->
    [none] hielt { form-off-zone } Ausschau nach einem Kauffahrer
   *[other] hielt { form-off-zone } auf einen { form-named-en } Kauffahrer zu
}
told-merchant-missed = keiner zu sehen
told-merchant-found = fand einen { form-nation-en }{ form-counts-as }
told-merchant-let_go = ließ ihn ziehen
told-scouting-captain = hielt { form-off-zone } Ausschau nach { $target }
told-scouting-npc = hielt { form-off-zone } Ausschau nach { $name }
told-captain-found = gefunden
told-captain-found-alone = fand { $target }
told-captain-missed = nicht gefunden
told-captain-missed-alone = fand { $target } nicht
told-captain-slipped = { $target } entwischte
told-captain-slipped-alone = verlor { $target } aus den Augen
told-npc-missed_by = nicht gefunden
told-npc-missed_by-alone = fand { $name } nicht
told-raid-began = überfiel den Kauffahrer und beraubte { form-countryman }
told-raid-failed = musste aber abbrechen, { $locations } zerstört
told-raid-failed-alone = musste den Überfall abbrechen, { $locations } zerstört
told-raid-escaped = entkommen ({ $escapes } × Flucht gegen Beweglichkeit { $maneuverability })
told-raid-escaped-alone = verlor den Kauffahrer ({ $escapes } × Flucht gegen Beweglichkeit { $maneuverability })
told-raid-plundered = { $gold } Gold{ $because }
told-raid-plundered-alone = erbeutete { $gold } Gold{ $because }
told-raid-kept = { $cards_count ->
    [0] behielt nichts von der Fracht
   *[other] behielt { $cards }
}

## Schiffe und das Gesetz

told-ship-hit = getroffen: { $location }
told-ship-hit-alone = wurde getroffen: { $location }
told-hits-spared = { $count ->
    [one] 1 Treffer verpuffte
   *[other] { $count } Treffer verpufften
}
told-hits-spared-alone = steckte { $count ->
    [one] 1 Treffer
   *[other] { $count } Treffer
} weg
told-hull-absorbed = der Verstärkte Rumpf fing einen Treffer ab ({ $location })
told-hull-absorbed-alone = fing mit dem Verstärkten Rumpf einen Treffer ab ({ $location })
told-cargo-lost = verlor { $cards }
told-bounty-gained = { $count ->
    [0] hatte schon die meisten { form-nation-en } Kopfgelder, { $bounties }
   *[other] { form-nation-e } Kopfgelder jetzt { $bounties }
}
told-bounty-gained-alone = { $count ->
    [0] hatte schon die meisten { form-nation-en } Kopfgelder, { $bounties }
    [one] bekam ein { form-nation-es } Kopfgeld, jetzt { $bounties }
   *[other] bekam { $count } { form-nation-e } Kopfgelder, jetzt { $bounties }
}
told-bounty-spared = kein { form-nation-es } Kopfgeld dafür{ $because }
told-bounty-spared-alone = bekam dafür kein { form-nation-es } Kopfgeld{ $because }
told-bounty-dropped = entfernte { $count ->
    [one] ein { form-nation-es } Kopfgeld
   *[other] { $count } { form-nation-e } Kopfgelder
}{ $gold ->
    [0] { "" }
   *[other] {" "}für { $gold } Gold
}, noch { $bounties }
told-reward-claimed = forderte { $gold } Gold, die { form-nation-e } Belohnung für { $target }
told-reward-pirate = forderte { $gold } Gold, die Belohnung für { $name }
told-war-began = ⚔️ **Krieg: { $nation_country } gegen { $enemy_country }.** Ihre Häfen sind dem Feind verschlossen, und Linienschiffe laufen aus
told-war-ended = 🕊️ **Frieden: { $nation_country } und { $enemy_country }.** Ihre Häfen sind wieder offen, und aus Linienschiffen werden Fregatten
told-war-none = kein Krieg, der enden könnte

## Ruhm und das Ende

told-glory-gained = ⭐ **{ $seat }: +1 Ruhm** für { $why_glory }
told-glory-drawn-own = zog { $card }
told-glory-discarded = warf { $cards } ab
told-goal-reached = 🏁 **{ $seat } erreichte das Ziel mit { $total } Ruhm** ({ $glory } auf der Leiste, { $stash } Gold im Versteck): **Diese Runde ist die letzte**
told-captain-died = ☠️ **{ $seat } verlor { $name }**: { $cause_death }
told-captain-died-own = ☠️ **Du hast { $name } verloren**: { $cause_death }. { form-lost-and-kept }
told-captain-retired = ⚓ **{ $seat } schickte { $name } in den Ruhestand**
told-captain-next = { $name } kommt im nächsten Zug
told-captain-next-own = ⚓ **Weiter geht es mit { $name }** in deinem nächsten Zug. { $captain }
told-captain-next-alone = { $seat }: { $name } kommt im nächsten Zug
told-captain-none = kein Kapitän ist mehr da
told-captain-none-alone = { $seat } fand keinen Kapitän mehr im Stapel
told-captain-left = ließ { $cards } zurück

## Kapitäne ohne Spieler

told-npc-entered = ⛵ **{ $name }** erschien { form-off-zone }
told-npc-returned = ⛵ **{ $name }** ist wieder da, { form-off-zone }
told-npc-slain = ☠️ **{ $name }** fährt nie wieder zur See
told-npc-moved = { $name } segelte { form-origin } { form-zone }
told-npc-hunts = { $name } segelte { form-origin } { form-zone } und jagt { $seat }
told-npc-lurks = { $name } blieb { form-off-zone } und jagt { $seat }
told-npc-scouted = { $name } suchte { $seat } { $faces }
told-npc-found = **gefunden**
told-npc-found-alone = **{ $name } fand { $seat }** { form-off-zone }
told-npc-missed = nicht gefunden
told-npc-missed-alone = { $name } verlor { $seat } aus den Augen

## Gefechte

told-battle-began = ⚔️ **griff { form-off-zone } an: { $against }**; erst schießen beide
told-battle-long_guns = feuerte die Langen Kanonen ab { $faces }, { $hits } Treffer
told-battle-declared = { $action_id ->
    [shoot] { $stuck ->
        [1] konnte ohne Masten nur schießen
       *[other] ging an die Kanonen
    }
    [board] wollte entern
   *[flee] wollte fliehen
}
told-battle-chasers = feuerte die Jagdgeschütze ab, 1 Treffer
told-battle-rolled = { $faces }
told-battle-hooks = warf mit den Enterhaken { $dice } Würfel neu
told-battle-both_fled = beide flohen, und das Gefecht war vorbei
told-battle-nobody_won = unentschieden
told-battle-won_contest = gewann den Vergleich
told-battle-fled = **entkam**
told-battle-fired = { $hits ->
    [0] schoss daneben
   *[other] traf { $hits }-mal
}
told-battle-no_end = keine Kanone mehr auf beiden Seiten, sie trennten sich
told-battle-ammunition = setzte { $weapon } ein
told-battle-hit = wurde getroffen: { $location }
told-battle-destroyed = wurde getroffen: **{ $location } zerstört**
told-battle-sunk = 🌊 **{ $who } ging mit dem Schiff unter**
told-battle-boarded = **enterte { $other_side }**
told-battle-no_boarders = hatte niemanden mehr zum Entern
told-battle-swivel_guns = feuerte die Drehbassen ab { $faces }, { $hit ->
    [yes] { $other_side } verlor 1 Mann
   *[no] daneben
}
told-crew-hit = verlor { $hits } Mann, noch { $crew }
told-crew-won = **gewann den Enterkampf**
told-crew-drawn = auf beiden Seiten blieb niemand stehen

## Nach einem Sieg

told-ship-kept = ließ das Schiff zurück ({ $ship })
told-ship-claimed = nahm das Schiff ({ $ship }), Mannschaft { $crew }
told-plunder-gold = nahm { $target } alles Gold ab
told-plunder-gold-own = nahm { $target } alles Gold ab: { $gold }
told-plunder-weapons = erbeutete { $weapons }
told-plunder-specialists = heuerte an: { $cards }
told-plunder-card = nahm { $target } eine Ruhmeskarte ab
told-plunder-card-own = nahm { $card }
told-plunder-left = warf { $cards } ab
told-plunder-rumor = las das Gerücht von { $target } und behielt { $held }
told-plunder-cargo = nahm { $count ->
    [one] 1 Frachtkarte
   *[other] { $count } Frachtkarten
} an Bord
told-plunder-cargo-own = nahm { $cards } an Bord
told-plunder-navy = fand an Bord { $gold } Gold und { $cards }
told-plunder-lost = { $cards } verloren, es gab Treffer in den Laderaum

## Kurze Namen, nach der ersten Nennung

short-admiral_van_almonde = Admiral van Almonde
short-admiral_evertsen = Admiral Evertsen
short-admiral_binckes = Admiral Binckes
short-admiral_myngs = Admiral Myngs
short-admiral_benbow = Admiral Benbow
short-admiral_holmes = Admiral Holmes
short-admiral_d_estrees = Admiral d’Estrées
short-admiral_du_casse = Admiral du Casse
short-admiral_de_pointis = Admiral de Pointis
short-admiral_de_campos = Admiral de Campos
short-admiral_de_ochoa = Admiral de Ochoa
short-admiral_de_lezo = Admiral de Lezo
short-pirate_vane = Vane
short-pirate_rackham = Rackham
short-pirate_bonnet = Bonnet
short-pirate_hornigold = Hornigold
short-pirate_teach = Teach
short-pirate_roberts = Roberts
short-caribbean_sea = Karibische See

## Was ein sanfter Kapitän sagt: eine dieser Zeilen zu einer Tat

says-market-1 = Endlich Land. Wer kauft was?
says-market-2 = Pass mal einer aufs Schiff auf, dauert nicht lang.
says-market-3 = Hier soll es guten Kuchen geben.
says-sale-1 = Verkauft, und nichts ist nass geworden!
says-sale-2 = Unter uns: Für weniger hätte ich’s auch gegeben.
says-sale-3 = Und ich wollte mal Bäcker werden.
says-hunt-1 = Augen auf, Leute!
says-hunt-2 = Irgendwer muss hier doch sein.
says-hunt-3 = Segel! Nein, eine Möwe. Weitersuchen.
says-raid-1 = Vielen Dank, und kommt gut heim.
says-raid-2 = Alle heil? Schön. Vorsicht mit den Kisten.
says-raid-3 = Erst wollte ich ja höflich fragen.
says-slipped-1 = Die anderen sind immer schneller.
says-slipped-2 = Immerhin haben wir uns zugewinkt.
says-slipped-3 = So dringend war’s mit der Beute auch nicht.
says-spared-1 = Lasst sie fahren. Ihr Kapitän sieht aus wie mein Onkel.
says-spared-2 = Heute nicht. Gute Fahrt, Händler!
says-spared-3 = Der Bordhund hat gewedelt. Ich kann das nicht.
says-death-1 = Kann hier jemand schwimmen?
says-death-2 = Sagt meiner Mutter, das andere Schiff war größer.
says-death-3 = Ich habe einen Vetter, der hätte gern ein Schiff.
says-glory-1 = Habt ihr das alle gesehen?
says-glory-2 = Schreibt das mal jemand auf?
says-glory-3 = Davon wird man singen. Eine Strophe wenigstens.
