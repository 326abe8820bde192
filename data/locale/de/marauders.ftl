### Korsaren der Karibik am Tisch: Logbuch, Fragen, Knöpfe.

## Helfer: Orte und Nationen mitten im Satz, Preise

form-zone = { $zone_id ->
    [caribbean_sea] in die Karibische See
   *[other] nach { $zone }
}
form-origin = { $origin_id ->
    [caribbean_sea] aus der Karibischen See
   *[other] von { $origin }
}
form-off-zone = { $zone_id ->
    [caribbean_sea] in der Karibischen See
   *[other] vor { $zone }
}
form-nation-e = { $nation_id ->
    [spanish] spanische
    [english] englische
    [french] französische
    [dutch] niederländische
   *[other] { $nation }
}
form-nation-en = { $nation_id ->
    [spanish] spanischen
    [english] englischen
    [french] französischen
    [dutch] niederländischen
   *[other] { $nation }
}
form-nation-er = { $nation_id ->
    [spanish] spanischer
    [english] englischer
    [french] französischer
    [dutch] niederländischer
   *[other] { $nation }
}
form-nation-es = { $nation_id ->
    [spanish] spanisches
    [english] englisches
    [french] französisches
    [dutch] niederländisches
   *[other] { $nation }
}
form-named-en = { $named_id ->
    [spanish] spanischen
    [english] englischen
    [french] französischen
    [dutch] niederländischen
   *[other] { $named }
}
form-countryman = { $nation_id ->
    [spanish] Spanier
    [english] Engländer
    [french] Franzosen
    [dutch] Niederländer
   *[other] { $nation }
}
form-the-sold = { $sold_id ->
    [man_o_war] das { $sold }
   *[other] die { $sold }
}
form-price = { $gold ->
    [0] umsonst
   *[other] { $gold } Gold
}
form-for-gold = { $gold ->
    [0] umsonst
   *[other] für { $gold } Gold
}

## Würfel

face-1 = ⚀
face-2 = ⚁
face-3 = ⚂
face-4 = ⚃
face-5 = ☠
face-6 = ☠
roll-raid = beim Überfall
roll-scout_merchant = bei der Suche nach einem Kauffahrer
roll-scout_captain = bei der Suche nach einem Kapitän
roll-scout_npc = bei der Suche nach einem Schiff
roll-scout_rumor = auf der Spur eines Gerüchts
roll-storm = im Sturm
roll-fever = gegen das Fieber
roll-docking = beim Einlaufen
roll-port_entry = am Hafentor
roll-recruit = beim Anheuern
roll-rumor = wegen eines Gerüchts
roll-mission = für den Auftrag
roll-battle = im Gefecht
roll-crew_combat = im Enterkampf
log-rolled = { $seat } würfelte { $when_roll } auf { $skill }: { $faces }, { $successes ->
    [0] kein Erfolg
    [one] ein Erfolg
   *[other] { $successes } Erfolge
}{ $because }.
dice-needs-raid = Jeder Erfolg zieht eine Karte oder wirft eine zurück.
dice-needs-scout_merchant = Ein Erfolg war nötig.
dice-needs-scout_captain = Ein Erfolg war nötig.
dice-needs-scout_npc = Ein Erfolg war nötig.
dice-needs-scout_rumor = Ein Erfolg war nötig.
dice-needs-rumor = Ein Erfolg war nötig.
dice-needs-docking = Ein Erfolg war nötig.
dice-needs-port_entry = Ein Erfolg war nötig.
dice-needs-recruit = Für eine volle Mannschaft war ein Erfolg nötig.
dice-needs-scout = Ein Erfolg war nötig.
dice-needs-storm = Jeder Erfolg erspart einen Treffer.
dice-needs-fever = Jeder Erfolg rettet einen Mann.
dice-needs-battle = { $skill ->
    [leadership] Jeder Erfolg kostet den Gegner einen Mann.
   *[other] Mehr Erfolge gewinnen, bei Gleichstand mehr Augen auf den übrigen Würfeln. Ohne Erfolg gewinnt niemand.
}
ask-roll-repeat = Kein Glück. Noch einmal auf { $skill } würfeln?

## Wer eine Zahl ändert

source-ability = Fähigkeit des Kapitäns
source-ability-extra_dice = Sonderfähigkeit
source-ability-goods_offer = Sonderfähigkeit
source-event = Ereigniskarte
source-nassau_prices = { name-nassau }
source-nassau_navy = { name-nassau }
source-havana_better_price = { name-havana }
source-havana_fourth_card = { name-havana }
source-port_royal_recruit = { name-port_royal }
source-port_royal_entry = { name-port_royal }
source-old_providence_weapons = { name-old_providence }
source-old_providence_repairs = { name-old_providence }
source-tortuga_navy = { name-tortuga }
source-tortuga_pirates = { name-tortuga }
source-petite_goave_ban = { name-petite_goave }
source-petite_goave_recruit = { name-petite_goave }
source-petite_goave_repairs = { name-petite_goave }
source-cartagena_free_good = { name-cartagena }
source-cartagena_easy_raid = { name-cartagena }
source-santo_domingo_swap = { name-santo_domingo }
source-curacao_free_rumors = { name-curacao }
source-curacao_ships = { name-curacao }
source-san_juan_plunder = { name-san_juan }
source-caracas_offer = { name-caracas }
source-st_maarten_stash = { name-st_maarten }
source-st_maarten_offer = { name-st_maarten }
source-basse_terre_navy = { name-basse_terre }
source-st_john_modifications = { name-st_john }
source-st_john_transfer = { name-st_john }
source-bridgetown_shoals = { name-bridgetown }
source-trinidad_no_navy = { name-trinidad }

## Wie heißt, was die Zonen bewirken, zum Nachschlagen

name-nassau_prices = { name-nassau }: Preise
name-nassau_navy = { name-nassau }: Kriegsschiffe
name-havana_better_price = { name-havana }: die gefragte Ware
name-havana_fourth_card = { name-havana }: Überfälle
name-port_royal_recruit = { name-port_royal }: Anheuern
name-port_royal_entry = { name-port_royal }: Einlaufen
name-old_providence_weapons = { name-old_providence }: Spezialwaffen
name-old_providence_repairs = { name-old_providence }: Reparaturen
name-tortuga_navy = { name-tortuga }: Kriegsschiffe
name-tortuga_pirates = { name-tortuga }: Piraten
name-petite_goave_ban = { name-petite_goave }: Gesuchte
name-petite_goave_recruit = { name-petite_goave }: Anheuern
name-petite_goave_repairs = { name-petite_goave }: Reparaturen
name-cartagena_free_good = { name-cartagena }: eine Ware umsonst
name-cartagena_easy_raid = { name-cartagena }: Überfälle
name-santo_domingo_swap = { name-santo_domingo }: Angebot tauschen
name-curacao_free_rumors = { name-curacao }: Gerüchte
name-curacao_ships = { name-curacao }: Schiffe
name-san_juan_plunder = { name-san_juan }: Überfälle
name-caracas_offer = { name-caracas }: Warenangebot
name-st_maarten_stash = { name-st_maarten }: Gold verstecken
name-st_maarten_offer = { name-st_maarten }: Warenangebot
name-basse_terre_navy = { name-basse_terre }: Kriegsschiffe
name-st_john_modifications = { name-st_john }: Modifikationen
name-st_john_transfer = { name-st_john }: Modifikationen mitnehmen
name-bridgetown_shoals = { name-bridgetown }: Untiefen
name-trinidad_no_navy = { name-trinidad }: Kriegsschiffe

## Stapel

deck-event = Ereigniskarten
deck-captain = Kapitänskarten
deck-glory = Ruhmeskarten
deck-cargo = Frachtkarten
deck-rumor = Gerüchtekarten
deck-mission = Auftragskarten

## Aufbau

log-board-set = Nachfrage, Schiffsmodifikationen und Kauffahrer wurden ausgelegt.
log-start-player = { $seat } wurde als Startspieler gezogen.
log-mission-placed = Ein neuer Auftrag in { $zone }: { $mission_storied } { $mission_text }
log-mission-discarded = { $missions_count ->
    [one] Dieser Auftrag ist vom Tisch:
   *[other] Diese Aufträge sind vom Tisch:
} { $missions }.
log-captain-entered = { $seat } kam mit { $name } ins Spiel: { $ship }, Heimathafen { $zone }.
ask-ship-choose = Schaluppe oder Fleute?
ask-ship-choose-own = { $name } braucht ein Schiff: Schaluppe oder Fleute?
more-ship-choose = { $name } braucht ein Schiff. { $captain } Schaluppe oder Fleute?
phrase-captain-introduced = { $nation }, Heimathafen { $zone }; Seemannskunst { $seamanship }, Erkunden { $scouting }, Führungskraft { $leadership }, Einfluss { $influence }.
ask-ship-next = { $name }, der nächste Kapitän, braucht ein Schiff. { $captain } { $name_text } Zur Wahl: { $ships }.
ask-ship-next-own = Du machst weiter als { $name }. Mit welchem Schiff?
more-ship-next = Du machst weiter als { $name }. { $captain } Mit welchem Schiff?
phrase-ship-values = { $ship } (Rumpf { $toughness }, Laderaum { $cargo }, Mannschaft { $crew }, Kanonen { $cannons }, Beweglichkeit { $maneuverability })
option-choose-ship = { $ship } nehmen
about-choose-ship = { $values }

## Die Runde und ihre Ereigniskarte

log-round-began = Runde { $round } begann.
log-event-drawn = { $seat } zog das Ereignis { $event }: { $event_text }
log-storm-raised = Ein Sturm zog auf: { $zones }.
log-storm-caught = { $seat } geriet { form-off-zone } in den Sturm: bis zu { $hits } Treffer.
log-storm-weathered = { $seat } ritt den Sturm unbeschadet ab.
log-fever-broke_out = Das Fieber brach aus: { $zones }.
log-fever-suffered = { $seat } verlor { $crew ->
    [0] niemanden
    [one] einen Mann
   *[other] { $crew } Mann
} an das Fieber; Mannschaft noch { $left }.
log-crew-regained = { $seat } bekam { $count ->
    [0] niemanden
    [one] einen Mann
   *[other] { $count } Mann
} zurück; Mannschaft jetzt { $crew }.
log-raids-punished = Das Gesetz schlug zurück: In dieser Runde bringt ein Überfall { $bounties ->
    [one] ein Kopfgeld
   *[other] { $bounties } Kopfgelder
}.
log-prices-rose = Die Preise stiegen: Bis zum Ende der Runde bringen { $goods } { $gold } Gold je Karte, wo sie nicht gefragt sind.
log-merchants-returned = Die überfallenen Kauffahrer sind verdeckt zurück auf See.
log-port-changed = { $zone } wurde ein { form-nation-er } Hafen.
log-port-no_token = Kein { form-nation-er } Marker war frei: { $zone } blieb, wie es war.
ask-pardon = Kopfgelder für je { $gold } Gold von Bord entfernen? { $left ->
    [one] Noch 1 ist möglich.
   *[other] Noch bis zu { $left } sind möglich.
}
ask-pardon-own = Kopfgelder loswerden, je { $gold } Gold? Noch höchstens { $left }.
option-pardon = { $bounties ->
    [one] Das { form-nation-e } Kopfgeld entfernen
   *[other] 1 von { $bounties } Kopfgeldern entfernen ({ $nation })
}

## Der Zug

log-turn-began = Der Zug von { $seat } begann.
ask-turn-action = { $in_port ->
    [yes] Im Hafen von { $zone }
   *[no] Auf See { form-off-zone }
}, { $actions ->
    [0] keine Aktion mehr
    [one] noch eine Aktion
   *[other] noch { $actions } Aktionen
}. Was nun?
option-sail = Kurs { $border_chart } { form-zone }
option-sail-free = Frei: { $border_chart } { form-zone }
option-sail-slow = Für { $actions }: { $border_chart } { form-zone }
option-leave-port = Auslaufen aus { $zone }
option-dock = Einlaufen in { $zone }
option-scout-merchant = Einen Kauffahrer suchen
option-scout-named = Ohne Wurf, gegen { $nation_country }
option-port = In { $zone } an Land gehen
option-retire = Diesen Kapitän zur Ruhe setzen
option-act-repair-at-sea = Auf See reparieren (kostet keine Aktion)
option-end = Zug beenden
log-sailed = { $seat } segelte { form-origin } { form-zone }.
log-left-port = { $seat } lief aus { $zone } aus.
log-docked = { $seat } lief in { $zone } ein.
log-port-fee = { $seat } zahlte { $gold } Gold für den Einlass in { $zone }.
log-port-refused = { $seat } blieb draußen vor { $zone }.
ask-port-enter = Der Hafen von { $zone } ist für Gesuchte geschlossen. Wie kommst du hinein?
option-enter-fee = { $gold } Gold Einlass zahlen
option-enter-roll = Wurf auf Einfluss
option-enter-way = { $way }
option-enter-stay = Auf See bleiben

## Erkunden, und ein gefundener Kauffahrer

log-scouting-merchant = { $seat } { $named_id ->
    [none] hielt { form-off-zone } Ausschau nach einem Kauffahrer
   *[other] hielt { form-off-zone } geradewegs auf einen { form-named-en } Kauffahrer zu
}.
log-merchant-missed = { $seat } fand nichts als Wellen.
log-merchant-found = { $seat } fand { form-off-zone } einen { form-nation-en } Kauffahrer{ form-counts-as }.
form-counts-as = { $counts_as_id ->
    [english] , der hier als englisch gilt
    [french] , der hier als französisch gilt
    [spanish] , der hier als spanisch gilt
    [dutch] , der hier als niederländisch gilt
   *[none] { "" }
}
log-merchant-let_go = { $seat } ließ den Kauffahrer ziehen.
ask-merchant = Ein { form-nation-er } Kauffahrer { form-off-zone }{ $waters_id ->
    [english] {" "}(englische Gewässer)
    [french] {" "}(französische Gewässer)
    [spanish] {" "}(spanische Gewässer)
    [dutch] {" "}(niederländische Gewässer)
   *[none] { "" }
}! { $nations ->
    [1] Überfällst du ihn?
   *[other] Wen beraubst du?
}
option-raid = { $claim ->
    [only] Überfallen
    [flag] { form-countryman } (ihre Flagge)
    [waters] { form-countryman } (ihre Gewässer)
   *[other] { form-countryman } berauben
}
option-let-go = Ziehen lassen

## Überfälle auf Kauffahrer

phrase-raid-card = { $card } ({ $gold } Gold, { $icon })
log-raid-began = { $seat } überfiel den Kauffahrer und beraubte { form-countryman }!
log-raid-extra = { $seat } zog zuerst { $shown }{ $because }{ $away_count ->
    [0] , und die Karte blieb liegen.
   *[other] ; eine Flucht, also kam sie weg.
}
log-raid-cards = { $seat } zog { $shown } für den Überfall.
log-raid-weapon = { $seat } setzte { $weapon } ein: Aus einem Fehlwurf wurde ein Erfolg.
log-raid-changed = { $change_id ->
    [draw] { $seat } zog eine weitere Karte: { $shown }.
    [discard] { $seat } warf { $card } ab.
   *[exchange] { $seat } tauschte { $card } gegen { $shown }.
}
log-raid-failed = { $seat } musste den Überfall abbrechen: { $locations } zerstört.
log-raid-escaped = { $seat } verlor den Kauffahrer aus den Augen: { $escapes } × Flucht gegen Beweglichkeit { $maneuverability }.
log-raid-plundered = { $seat } erbeutete { $gold } Gold{ $because }.
log-raid-kept = { $seat } behielt { $cards_count ->
    [0] nichts von der Fracht.
   *[other] { $cards }.
}
ask-raid-success = { $gold } Gold in Sicht beim { form-nation-en } Kauffahrer. Du hast { $left ->
    [0] keinen Erfolg
    [one] 1 Erfolg
   *[other] { $left } Erfolge
} einzusetzen. Bei { $maneuverability } Fluchten entkommt er; { $escapes ->
    [0] noch liegt keine da
    [one] 1 liegt da
   *[other] { $escapes } liegen da
}. Treffer bei dir: { $hits }.{ $lost_count ->
    [0] { "" }
   *[other] {" "}**So, wie es liegt, { $lost } zerstört: { $sinks ->
        [yes] Du sinkst
       *[no] Er entkommt
    }.**
}
ask-raid-success-own = { $lost_count ->
    [0] { $gold } Gold in Sicht.
   *[other] So wie es liegt, { $sinks ->
        [yes] sinkst du.
       *[no] entkommt er.
    }
} { $left ->
    [0] Du hast keinen Erfolg einzusetzen.
    [one] Wofür setzt du deinen Erfolg ein?
   *[other] { $left } Erfolge: Wofür setzt du einen ein?
}
option-draw = Noch eine Karte ziehen
option-raid-discard = { $card_plain } abwerfen ({ $gold }, { $icon })
option-raid-exchange = { $card_plain } tauschen ({ $gold }, { $icon })
option-raid-weapon = { $weapon } einsetzen: +1 Erfolg
option-stop = Dabei belassen
ask-raid-keep = Welche seiner Waren nimmst du mit? Der Laderaum fasst { $room }, { $aboard ->
    [0] nichts Eigenes liegt
    [one] 1 eigene liegt
   *[other] { $aboard } eigene liegen
} darin. Wird es zu viel, geht danach etwas über Bord, Eigenes oder Beute.
ask-raid-keep-own = Welche Waren nimmst du ihm ab? Der Laderaum fasst { $room }{ $aboard ->
    [0] {" "}und ist leer.
    [one] , 1 eigene liegt darin.
   *[other] , { $aboard } eigene liegen darin.
}
option-raid-keep = { $card } nehmen
option-raid-keep-together = { option-raid-keep }
gives-raid-keep = { $what } nehmen
none-raid-keep = Nichts nehmen

## Treffer

hit-storm = im Sturm
hit-raid = beim Überfall
hit-reef = am Riff
log-locations-rolled = { $seat } würfelte die Trefferzonen: { $faces }.
log-ship-hit = { $seat } wurde { $cause_hit } getroffen: { $location } { $left ->
    [0] zerstört
   *[other] noch { $left }
}{ $moved ->
    [yes] , weitergegeben von { $aimed }
   *[no] { "" }
}.
log-hits-spared = { $count ->
    [one] Ein Treffer hätte
   *[other] { $count } Treffer hätten
} am Schiff von { $seat } etwas zerstört und { $count ->
    [one] verpufft
   *[other] verpuffen
}.
log-cargo-lost = { $seat } verlor Fracht über Bord: { $cards }.
log-hull-absorbed = { $seat } fing mit dem Verstärkten Rumpf einen Treffer ab: { $location }.
ask-hull-absorb = Treffer: { $hits }. Soll der Verstärkte Rumpf einen abfangen?
option-absorb = Treffer abfangen: { $location }
ask-hit-place = { $left ->
    [one] Ein Totenkopf: Wähle, wo er trifft.
   *[other] { $left } Totenköpfe: Wähle, wo einer trifft.
}{ $located_count ->
    [0] { "" }
   *[other] {" "}Andere Treffer: { $located }.
}
ask-hit-place-own = { $whose ->
    [npc] Du spielst { $for } gegen { $against }.{" "}
   *[own] { "" }
}{ $left ->
    [one] Ein Totenkopf: Wo trifft er?
   *[other] { $left } Totenköpfe: Wo trifft der nächste?
}
option-hit = Hinnehmen: { $location } (jetzt { $left })

## Kopfgelder und Ruhm

log-bounty-gained = { $seat } { $count ->
    [0] hatte schon { $bounties } { form-nation-e } Kopfgelder und bekam keines mehr.
    [one] bekam ein { form-nation-es } Kopfgeld: jetzt { $bounties } von { $nation_country }.
   *[other] bekam { $count } { form-nation-e } Kopfgelder: jetzt { $bounties } von { $nation_country }.
}
log-bounty-dropped = { $seat } entfernte { $count ->
    [one] ein { form-nation-es } Kopfgeld
   *[other] { $count } { form-nation-e } Kopfgelder
}{ $gold ->
    [0] { "" }
   *[other] {" "}für { $gold } Gold
}: noch { $bounties }.
glory-sale = den Verkauf von 3 gleichen gefragten Waren
glory-raid = einen Überfall für mindestens 12 Gold
glory-ship = ein stolzes neues Schiff
log-glory-gained = { $seat } verdiente 1 Ruhm für { $why_glory }.
log-glory-drawn = { $seat } zog eine Ruhmeskarte.
log-glory-drawn-own = Du hast die Ruhmeskarte { $card } gezogen: { $card_gist }.
log-glory-discarded = { $seat } warf ab: { $cards }.
ask-glory-discard = Du darfst 4 Ruhmeskarten haben. { $count ->
    [one] Welche wirfst
   *[other] Welche { $count } wirfst
} du ab?
option-discard = Abwerfen: { $card }
option-discard-together = { option-discard }
option-throw-out = { $card } über Bord
option-throw-out-together = { $card } über Bord werfen
log-goal-reached = { $seat } erreichte das Ziel mit { $total } Ruhm: { $glory } auf der Ruhmesleiste und { $stash } Gold im Versteck. Diese Runde ist die letzte!

## Im Hafen

log-port-action = { $seat } ging in { $zone } an Land.
log-mod-revealed = Die Werft in { $zone } bietet jetzt an: { $mod }.
ask-port-activity = An Land in { $zone }. Was nun?
option-sell = Waren verkaufen
option-buy = Waren kaufen
option-shipyard = Zur Werft
about-shipyard = Einmal je Besuch: ausbessern, kaufen, Schiff tauschen
option-recruit = Mannschaft anheuern
option-stash = Gold verstecken
about-stash = Dort sicher, wenn du sinkst; je 10 Gold sind 1 Ruhm
option-take = Gold aus dem Versteck nehmen
option-done = Fertig
option-leave-town = Stadt verlassen
option-leave-shipyard = Werft verlassen

## Waren

log-goods-sold = { $seat } verkaufte { $cards } für { $gold } Gold{ $because }.
gives-goods-sell = Verkaufen: { $what }
none-goods-sell = Nichts verkaufen
gives-stash = { $what } Gold verstecken
gives-stash-take = { $what } Gold nehmen
gives-stash-nothing = Nichts verstecken
gives-stash-take-nothing = Nichts nehmen
gives-crew-hire = { $what } Mann anheuern
gives-crew-hire-nothing = Niemanden anheuern
log-demand-changed = In { $zone } { $good_id ->
    [spices] sind
    [textiles] sind
   *[other] ist
} { $still ->
    [yes] weiter
   *[no] jetzt
} { $good } gefragt.
ask-goods-sell = { $good_id ->
    [none] Welche Waren in { $zone } verkaufen?
   *[other] Welche Waren in { $zone } verkaufen? Gefragt: { $good }.
}
option-sell-card = { $card } für { $gold } Gold
option-sell-card-together = { $card } für { $gold_sum } Gold verkaufen
option-sell-card-counted = { $count } { $card } für je { $gold } Gold
about-sell-card = { $demanded ->
    [yes] Hier gefragt
   *[no] { "" }
}
log-goods-offered = { $seat } bekam { $count } Frachtkarten angeboten{ $because }{ $again ->
    [yes] : weniger, nach dem Kauf im letzten Zug
   *[no] { "" }
}.
log-goods-redrawn = { $seat } zog für { $cards } neu: Was ein Hafen sucht, verkauft er nicht.
log-goods-swapped = { $seat } zahlte { $gold } Gold für neue Waren statt { $cards }.
ask-offer-swap = Für { $gold } Gold ein neues Angebot?
ask-offer-swap-own = Im Angebot: { $cards }. Für { $gold } Gold ein neues?
option-yes = Ja
option-no = Nein
option-pay-gold = { $gold } Gold zahlen
option-keep-gold = Das Gold behalten
option-reroll = Neu würfeln
option-let-stand = Dabei lassen
option-take-hits = Nichts abfangen
option-keep-offer = Diese behalten
log-goods-bought = { $seat } kaufte { $count ->
    [0] nichts.
    [one] 1 Frachtkarte { form-for-gold }{ $reduced ->
        [yes] : ein Schnäppchen.
       *[no] .
    }
   *[other] { $count } Frachtkarten { form-for-gold }{ $reduced ->
        [yes] : ein Schnäppchen.
       *[no] .
    }
}
log-goods-bought-own = Du hast { $cards_count ->
    [0] nichts
   *[other] { $cards } { form-for-gold }
} gekauft.
log-goods-left = { $seat } ließ { $cards } am Kai liegen.
gives-goods-buy = Kaufen: { $what }
none-goods-buy = Nichts kaufen
ask-goods-buy = Welche Waren in { $zone } kaufen?
ask-goods-buy-own = Was kaufst du? Du hast { $gold } Gold{ $takes ->
    [0] , aber auf See keinen Platz mehr
   *[other] {" "}und auf See Platz für { $takes }
}.
more-goods-buy = Welche Waren in { $zone } kaufen? Du hast { $gold } Gold und { form-room }.{ $markets_count ->
    [0] { "" }
   *[other] {" "}Jetzt gefragt: { $markets }.
}
form-room = { $in_port ->
    [yes] Platz für { $room }, bis du ausläufst
   *[other] Platz für { $room }
}
phrase-market = { $good } ({ $zones })
option-buy-card = { $card } für { $gold } Gold
option-buy-card-together = { $card } für { $gold_sum } Gold kaufen
option-buy-card-counted = { $count } { $card } für je { $gold } Gold
about-buy-card = { $wanted_count ->
    [0] Gerade in keinem Hafen gefragt
   *[other] Gefragt in { $wanted }
}
log-cargo-thrown_out = { $seat } warf { $cards } über Bord.
ask-cargo-throw_out = In den Laderaum passen { $room }: { $count ->
    [one] Eine Karte muss
   *[other] { $count } Karten müssen
} über Bord.
ask-cargo-throw_out-own = In den Laderaum passen { $room }: { $count ->
    [one] Welche Karte geht über Bord?
   *[other] Welche { $count } Karten gehen über Bord?
}

## Die Werft

form-credit = { $credit ->
    [0] { "" }
   *[other] {" "}Sie verlangt insgesamt { $credit } Gold weniger.
}
gives-cargo-throw_out = { $what } über Bord werfen
form-credit-own = { $credit ->
    [0] { "" }
   *[other] {" "}und zahlst insgesamt { $credit } weniger
}
ask-shipyard = Die Werft von { $zone }: Was darf es sein?{ form-credit }
ask-shipyard-own = Werft: Du hast { $gold } Gold{ form-credit-own }; dein Schiff zählt beim Tausch { $value }.
more-shipyard = Die Werft von { $zone }: Was darf es sein? Du hast { $gold } Gold; für dein Schiff ({ $ship }) bekommst du { $value }.{ form-credit }
option-repair = { $location } reparieren: { form-price }
option-repair-all = Alle { $points } Punkte reparieren: { form-price }
option-rearm = Erneuern: { $mod }, { form-price }
option-mod = { $mod }: { form-price }
option-weapon = { $weapon } kaufen: { form-price }
about-sell-weapon = Danach hast du sie nicht mehr
option-sell-weapon = { $weapon } verkaufen: { $gold } Gold
option-ship = { $ship }: { $back ->
    [0] { $cost }
   *[other] +{ $back }
} Gold ({ $gold } − { $value }{ $saved ->
    [0] { "" }
   *[other] {" "}− { $saved }
})
about-ship = { $beside }
log-ship-repaired = { $seat } reparierte { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} { form-for-gold }: { $locations }.
log-mod-rearmed = { $seat } ließ { form-for-gold } erneuern: { $mod }.
log-mod-bought = { $seat } ließ { form-for-gold } einbauen: { $mod }.
log-weapon-bought = { $seat } kaufte { $weapon } { form-for-gold }.
log-weapon-sold = { $seat } verkaufte { $weapon } { form-for-gold }.
log-ship-bought = { $seat } tauschte { form-the-sold } gegen eine { $ship }{ $earned ->
    [yes] {" "}und bekam { $gold } Gold heraus.
   *[no] {" "}{ form-for-gold }.
}
ask-mod-move = Welche Modifikationen sollen für je { $gold } Gold mit auf die neue { $ship }?
option-keep = { $mod } (für { $gold } Gold)
ask-mod-distribute = { $count ->
    [one] Eine Schiffsmodifikation kehrt verdeckt auf den Spielplan zurück. In welchen Hafen?
   *[other] { $count } Schiffsmodifikationen kehren verdeckt auf den Spielplan zurück. In welche Häfen?
}
ask-mod-distribute-own = { $count ->
    [one] Eine Modifikation kommt verdeckt zurück. In welchen Hafen?
   *[other] { $count } Modifikationen kommen verdeckt zurück. In welche Häfen?
}
option-zone = Eine nach { $zone }
log-mod-distributed = { $seat } gab Schiffsmodifikationen verdeckt zurück: { $zones }.
ask-repair-at_sea = Wo reparierst du umsonst { $points ->
    [one] 1 Punkt
   *[other] bis zu { $points } Punkte
} Schaden?
option-repair-free = { $location } reparieren

## Mannschaft

log-crew-filled = { $seat } füllte die Mannschaft auf { $crew } auf{ $because }.
log-crew-hired = { $seat } heuerte { $count ->
    [0] niemanden
    [one] einen Mann { form-for-gold }
   *[other] { $count } Mann { form-for-gold }
} an; Mannschaft { $crew }.
ask-crew-hire = Umsonst kommt keiner mit. Wie viele von { $lacking } anheuern, für je { $price } Gold?
ask-crew-hire-own = Umsonst kommt keiner mit. { $gold ->
    [0] Zum Anheuern hast du kein Gold.
   *[other] Wie viele anheuern, je { $price } Gold? Du hast { $gold }.
}
more-crew-hire = Umsonst kommt keiner mit. Wie viele von { $lacking } anheuern, für je { $price } Gold? Du hast { $gold }.

## Gold und Versteck

why-not-enough-gold = Das kostet { $price } Gold, und du hast { $have }.
ask-stash = Wie viel Gold verstecken?
ask-stash-own = Wie viel Gold verstecken?{ $next ->
    [0] {" "}Mehr bringt keinen Ruhm.
   *[other] {" "}Mit { $next } mehr gibt es +1 Ruhm.
}{ $fee ->
    [0] { "" }
   *[other] {" "}Gebühr: { $fee } Gold.
}
more-stash = { $gold } Gold an Bord, { $stash } im Versteck{ $next ->
    [0] ; mehr bringt keinen Ruhm
   *[other] ; mit { $next } mehr gibt es +1 Ruhm
}. Wie viel verstecken?{ $fee ->
    [0] { "" }
   *[other] {" "}Die Gebühr beträgt { $fee } Gold.
}
ask-stash-take = Wie viel Gold aus dem Versteck nehmen?
ask-stash-take-own = Wie viel Gold aus dem Versteck nehmen? Dort liegen { $stash }, an Bord { $gold }.
log-stashed = { $seat } versteckte etwas Gold{ $fee ->
    [0] .
   *[other] , für { $fee } Gold Gebühr.
}
log-stashed-own = Du hast { $gold } Gold versteckt{ $fee ->
    [0] .
   *[other] , für { $fee } Gold Gebühr.
} Fürs Ziel zählt es ab jetzt; der Ruhm dafür kommt am Ende dazu.
log-stash-declined = { $seat } versteckte dann doch nichts.
log-stash-taken = { $seat } öffnete das Versteck.
log-stash-taken-own = Du hast { $gold } Gold aus deinem Versteck genommen.
log-stash-brought = Dein neuer Kapitän bringt { $gold } Gold aus deinem Versteck mit.
log-stash-spent = Davon hast du { $gold } Gold aus deinem Versteck bezahlt.

## Kapitäne kommen und gehen

death-sunk = Das Schiff sank
log-captain-died = { $seat } verlor { $name }: { $cause_death }.
log-captain-died-own = Du hast { $name } verloren: { $cause_death }. { form-lost-and-kept }
form-lost-and-kept = { $gold ->
    [0] { "" }
   *[other] { $taken ->
        [no] { $gold } Gold von Bord sind verloren.{" "}
       *[yes] { $by } hat deine { $gold } Gold.{" "}
    }
}Dir bleiben { $glory } Ruhm{ $stash ->
    [0] { "" }
   *[other] {" "}und { $stash } Gold im Versteck
}{ $kept ->
    [0] .
   *[other] , und dein nächster Kapitän hat { $kept } Gold.
}
log-captain-retired = { $seat } schickte { $name } in den Ruhestand.
log-captain-left = { $seat } verlor dabei: { $cards }.
log-captain-next = { $seat } zog den nächsten Kapitän: { $name }, unterwegs ab dem nächsten Zug.
log-captain-next-own = Dein nächster Kapitän: { $name }. { $captain } Mit deinem nächsten Zug geht es weiter.
log-captain-none = { $seat } fand keinen Kapitän mehr im Stapel.

## Das Ende

end-goal = Das Ziel war erreicht und die Runde zu Ende.
end-events = Die Ereigniskarten waren aufgebraucht.
end-captains = Es war kein Kapitän mehr zu ziehen.

## Wo das Spiel steht: die laufenden Schritte, der äußerste zuerst

step-Setup = Aufbau
step-DrawCaptain = Kapitäne ziehen
step-ChooseShips = Schiffe wählen
step-StartPlayer = Startspieler ziehen
step-PlaceTokens = Spielplan auslegen
step-PlaceMission = Ein neuer Auftrag
step-LayMission = Ein Auftrag wird ausgelegt
step-DiscardMissions = Aufträge gehen
step-Round = Runde
step-EventPhase = Ereignisphase
step-DrawEvent = Ereigniskarte
step-MoveNpcs = Schiffe in Fahrt
step-CarryOut = Wirkung des Ereignisses
step-BuyPardon = Begnadigung
step-DealMerchants = Kauffahrer kehren zurück
step-WeatherStorm = Sturm
step-SufferFever = Fieber
step-SeatTurns = Die Züge einer Runde
step-SeatTurn = Zug eines Kapitäns
step-StartTurn = Beginn des Zuges
step-TurnBegins = Der Zug beginnt
step-StormEventStrikes = Sturm?
step-FeverStrikes = Fieber?
step-MissionsAtStart = Der Auftrag
step-MissionsOnEntering = Der Auftrag
step-NpcScouting = Fremde Schiffe in diesen Gewässern
step-Turn = Aktionen
step-Entered = Neue Gewässer
step-Sail = Segeln
step-GoAshore = An Land gehen
step-TurnedAway = Abgewiesen werden
step-LeavePort = Auslaufen
step-PutToSea = In See stechen
step-EnterClosedPort = Vor dem geschlossenen Hafen
step-Dock = Einlaufen
step-DockingDamage = Festgemacht
step-RunAground = Untiefen
step-EndTurn = Ende des Zuges
step-ScoutMerchant = Erkunden
step-ChooseMerchant = Ein Kauffahrer gefunden
step-MerchantGone = Der Kauffahrer geht
step-StartCombat = Angriff
step-MerchantRaid = Überfall
step-DrawRaidCards = Karten des Überfalls
step-RollRaid = Seemannskunst
step-CardsDrawn = Karten sind gezogen
step-SkillRoll = Ein Wurf auf eine Fertigkeit
step-ThrowDice = Die Würfel fallen
step-AbilitiesReroll = Fähigkeiten zu einem Wurf
step-CardsReroll = Ruhmeskarten zu einem Wurf
step-LastReroll = Was einen Wurf noch ändern kann
step-SpendSuccess = Erfolge einsetzen
step-ChangeCards = Karten ändern
step-RaidHits = Treffer beim Überfall
step-RaidOutcome = Ausgang des Überfalls
step-KeepCargo = Fracht behalten
step-ClearRaid = Ende des Überfalls
step-AbsorbHit = Verstärkter Rumpf
step-TakeHits = Treffer
step-RandomHits = Zufällige Treffer
step-Port = An Land
step-SellGoods = Waren verkaufen
step-GoodsSold = Waren sind verkauft
step-BuyGoods = Waren kaufen
step-DrawOffer = Das Angebot
step-RedrawOffer = Das Angebot, neu gezogen
step-OfferDrawn = Das Angebot
step-SwapOffer = Angebot tauschen
step-ChooseGoods = Waren wählen
step-PayGoods = Waren bezahlen
step-DiscardOffer = Was übrig blieb
step-TakeAboard = Fracht an Bord nehmen
step-ThrowOutCargo = Fracht abwerfen
step-LoseCargo = Verlorene Fracht
step-ExchangeDemand = Neue Nachfrage
step-Shipyard = Werft
step-Repair = Reparatur
step-Rearm = Modifikation erneuern
step-BuyModification = Schiffsmodifikation
step-BuyWeapon = Spezialwaffe
step-SellWeapon = Spezialwaffe
step-BuyShip = Ein neues Schiff
step-MoveModifications = Modifikationen mitnehmen
step-ExchangeShip = Ein neues Schiff
step-DistributeModifications = Modifikationen zurückgeben
step-RepairAtSea = Reparatur auf See
step-RepeatRoll = Ein Wurf wird wiederholt
step-Recruit = Anheuern
step-HireCrew = Heuer zahlen
step-RegainCrew = Mannschaft kehrt zurück
step-StashGold = Gold verstecken
step-TakeFromStash = Gold aus dem Versteck
step-GainGlory = Ruhm
step-DrawGloryCard = Ruhmeskarte
step-CutHand = Zu viele Ruhmeskarten
step-Death = Tod
step-Retire = Ruhestand
step-DrawNextCaptain = Der nächste Kapitän
step-EnterCaptain = Ein neuer Kapitän
step-GoalCheck = Ruhm zählen
step-GoalReached = Das Ziel ist erreicht
step-EndOfRound = Ende der Runde
step-NewRound = Eine neue Runde
step-RoundEnds = Die Runde endet
step-EventsPass = Das Ereignis vergeht
step-NpcsEnter = Schiffe kommen ins Spiel
step-EndCheck = Ist es vorbei?
step-ReturnMerchants = Kauffahrer kehren zurück
step-LastEvent = Die letzte Ereigniskarte
step-EndGame = Das Ende des Spiels

## Blätter: der Kopf des Tisches, die eigene Hand, ein Kapitän, die Schlusswertung

box-marauders = etwa 2 Stunden · handeln, kapern, reich heimkehren
headline-marauders = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}. Ziel: { $goal } Ruhm.{ $last_round ->
    [yes] {" "}Diese Runde ist die letzte!
   *[no] { "" }
}
score-marauders = { $seat }: { $total } Ruhm, { $glory } auf der Ruhmesleiste und { $stash_points } für { $stash } Gold im Versteck
hand-marauders =
    Gold: { $captain_gold } an Bord, { $stash } im Versteck
    Fracht: { $cargo_hold }
    Ruhmeskarten: { $glory_hand }
    Gerücht: { $rumor_held }
hand-marauders-without-captain =
    Gold: { $stash } im Versteck
    Ruhmeskarten: { $glory_hand }
phrase-captain-missions = { $mission }{ $lost ->
    [yes] {" "}(nicht mehr zu erfüllen)
   *[no] { $tasks_count ->
        [0] { "" }
       *[other] {" "}(bisher erledigt: { $tasks })
    }
}
form-captain =
    { $captain_card }, { $captain_in_port ->
        [yes] im Hafen
       *[no] auf See
    }: { $captain_zone }
    Ruhm: { $glory }. { $stashings ->
        [0] Kein Gold versteckt.
        [one] Einmal Gold versteckt.
       *[other] { $stashings }-mal Gold versteckt.
    }
    Kopfgelder: { $captain_bounties }
    { $captain_ship_kind }: Rumpf { $captain_ship_hull }, Laderaum { $captain_ship_cargo }, Masten { $captain_ship_masts }, Mannschaft { $captain_ship_crew }, Kanonen { $captain_ship_cannons }
    Modifikationen: { $mod_ship }
    Spezialwaffen: { $weapon_ship }
    Spezialisten: { $specialist_aboard }
    Papiere: { $rumor_permanent }
    Auftrag: { $captain_missions }
captain-marauders =
    { form-captain }
    Gold an Bord: { $captain_gold }
    Fracht: { $cargo_hold }
captain-marauders-without-captain_gold =
    { form-captain }
    Frachtkarten: { $cargo_hold }
    Ruhmeskarten: { $glory_hand }
captain-marauders-without-captain = Für diesen Platz segelt gerade kein Kapitän. Ruhm: { $glory }.

## Fertige Zusammenstellungen von Modulen

module-set-first_expansion = Erste Erweiterung
module-set-traders_and_smugglers = Händler und Schmuggler
module-set-veterans = Alte Seebären
module-set-everything = Alles, was zusammengeht
