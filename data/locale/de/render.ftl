### Worte auf den Bildern, und die Beschreibungen der Bilder für alle, die sie nicht sehen.

## Auf der Seekarte

chart-N = N
chart-NE = NO
chart-E = O
chart-SE = SO
chart-S = S
chart-SW = SW
chart-W = W
chart-NW = NW
# Zwei Buchstaben auf der Flagge einer Nation.
chart-flag-spanish = ES
chart-flag-english = EN
chart-flag-french = FR
chart-flag-dutch = NL
chart-glory = Ruhm
chart-round = Runde
chart-last-round = die letzte
chart-no-event = Kein Ereignis in Kraft
chart-merchants = Überfallene Kauffahrer
chart-war = Im Krieg
chart-peace = Niemand
# Nichtspieler-Kapitäne, die am Ende der Runde einlaufen.
chart-due = Laufen ein
chart-no-captain = kein Kapitän
chart-next-captain = { $captain } kommt nächsten Zug
chart-whereabouts = { $ship }, { $zone }

# Module von Seas of Glory: Ortsmarker, Stufen der Loyalitätsleiste.
chart-location-missionary = Missionar
chart-location-natives = Einheimische
chart-location-naval_fort = Marinefort
chart-location-pirate_haven = Piratennest
chart-location-prison = Gefängnis
chart-location-reef = Riff
chart-location-town = Stadt
chart-location-trade_station = Handelsposten
chart-loyalty-fierce_loyalty = Treu ergeben
chart-loyalty-happy = Glücklich
chart-loyalty-pleased = Erfreut
chart-loyalty-content = Zufrieden
chart-loyalty-restless = Unruhig
chart-loyalty-unhappy = Unglücklich
chart-loyalty-angry = Wütend
chart-loyalty-mutiny = Meuterei

## Die Seekarte in Worten: eine Zeile für jedes, das Wichtigste zuerst

# Wo ein Bild mehr zu sagen hat, als darunter passt.
alt-more = Den Rest erfährt, wer in /settings Worte wählt.
alt-chart = Korsaren der Karibik, Runde { $round }.
alt-turn = { $seat } ist am Zug.
alt-over = Das Spiel ist vorbei.
alt-last-round = Dies ist die letzte Runde.
alt-event = Ereignis: { $event }.
alt-event-moves = { $event } bewegt: { $moves }.
alt-event-move = { $npc } nach { $point }
alt-event-text = { $event }: { $text }
# $glory von $goal; dann, was nur manche Plätze haben.
alt-seat = ({ $letter_id }) { $seat }: { $captain }, { $ship }, { $docked ->
    [yes] im Hafen von { $zone }
   *[no] auf See { form-off-zone }
  }; Ruhm { $glory } von { $goal }{ $stashings ->
    [0] { "" }
    [1] , einmal Gold versteckt
   *[other] , { $stashings }-mal Gold versteckt
  }{ $bounties_count ->
    [0] .
   *[other] ; Kopfgelder: { $bounties }.
  }
alt-seat-waiting = ({ $letter_id }) { $seat }: { $captain } kommt im nächsten Zug; Ruhm { $glory } von { $goal }{ $stashings ->
    [0] { "" }
    [1] , einmal Gold versteckt
   *[other] , { $stashings }-mal Gold versteckt
  }.
alt-seat-empty = ({ $letter_id }) { $seat }: kein Kapitän; Ruhm { $glory } von { $goal }.
alt-ship = Das Schiff von { $seat }: { $parts }.
alt-part-whole = { $part } { $whole }
alt-part = { $part } { $left } von { $whole }
alt-bounty = { $nation } { $count }
alt-storm = Sturm: { $zones }.
alt-wind = Windrichtung: { $point }.
alt-storm-token = Der Sturmmarker liegt hier: { $zone }.
alt-locations = Orte: { $pairs }.
alt-location = { $location } ({ $zone }{ $defense ->
    [0] { "" }
   *[other] , Überfall: { $defense } Karten
})
alt-location-named = { $name } ({ $location }, { $zone }{ $defense ->
    [0] { "" }
   *[other] , Überfall: { $defense } Karten
})
alt-markers = { $seat }: { $told }.
alt-favors = { $count ->
    [one] 1 Gefallen
   *[other] { $count } Gefallen
  }
alt-contraband = { $count ->
    [one] 1 Karte Schmuggelware
   *[other] { $count } Karten Schmuggelware
  }
alt-sold = { $count ->
    [one] 1 Karte Schmuggelware für einen Ruhmespunkt verkauft
   *[other] { $count } Karten Schmuggelware für einen Ruhmespunkt verkauft
  }
alt-loyalty = Loyalität „{ $step }“
alt-to_come = noch nicht am Zug gewesen
alt-turned = Kapitänskarte umgedreht
alt-war = Im Krieg: { $nations }.
alt-npcs = Nichtspieler-Kapitäne: { $ships }.
alt-home = { $zone } ist der Heimathafen von { $seat }.
alt-due = Am Ende der Runde laufen ein: { $ships }.
alt-npc-at = { $npc } ({ $zone })
alt-npc-gold = { $npc } mit { $gold } Gold
alt-npc-upgraded = { $npc } (Ausbau: { $upgrades })
alt-npc-spanish = { $ship_id ->
    [man_o_war] Spanisches { $ship }
   *[frigate] Spanische { $ship }
  }
alt-npc-english = { $ship_id ->
    [man_o_war] Englisches { $ship }
   *[frigate] Englische { $ship }
  }
alt-npc-french = { $ship_id ->
    [man_o_war] Französisches { $ship }
   *[frigate] Französische { $ship }
  }
alt-npc-dutch = { $ship_id ->
    [man_o_war] Niederländisches { $ship }
   *[frigate] Niederländische { $ship }
  }
alt-npc-pirate_sloop = Piratenschaluppe
alt-npc-pirate_frigate = Piratenfregatte
alt-npc-treasure_galleon = Schatzgaleone
alt-mission = { $seat } hat einen Auftrag: { $mission }.
alt-changed = { $zone } ist jetzt ein { form-nation-er } Hafen.
alt-demand = Gefragt: { $pairs }.
alt-pair = { $things } ({ $zone })
alt-missions = Aufträge: { $pairs }.
alt-mods = Offene Schiffsmodifikationen: { $pairs }.
alt-mods-down = Verdeckte Schiffsmodifikationen: { $places }.
alt-merchants = Kauffahrer auf See: { $places }.
alt-everywhere = alle Zonen
alt-everywhere-but = alle Zonen außer { $zones }
alt-everywhere-port = alle Häfen
alt-everywhere-port-but = alle Häfen außer { $zones }
alt-no-merchants = Kein Kauffahrer ist mehr auf See.
alt-raided = Überfallene Kauffahrer: { $merchants }.
alt-start = { $seat } begann die Runde.
alt-wake = { $who } ist gesegelt: { $zones }.
alt-mark-battle = Kürzlich ein Gefecht: { $zones }.
alt-mark-sunk = Kürzlich ein Schiff versenkt: { $zones }.
alt-rules = { $zone }: { $rules }.

## Auf dem Kapitänsbrett

mat-home = Heimathafen { $zone }
mat-nation = { $nation_id ->
    [spanish] Spanischer Kapitän
    [english] Englischer Kapitän
    [french] Französischer Kapitän
    [dutch] Niederländischer Kapitän
   *[other] Kapitän: { $nation }
}
mat-maneuverability = Beweglichkeit
mat-bounties = Kopfgelder
mat-mods = Modifikationen
mat-weapons = Spezialwaffen
mat-gold = Gold an Bord
mat-stash = Versteck
mat-hold = { $count ->
    [0] Fracht: keine, Platz für { $room }
   *[other] Fracht: { $count } von { $room }
  }{ $over ->
    [0] { "" }
   *[other] { " " }· auf See { $over } zu viel
  }
mat-contraband = Schmuggelware: { $count }
mat-prices = { $docked ->
    [yes] Preise in { $zone }
   *[no] { $zone } würde zahlen
  }
mat-rumor = Gerücht
mat-specialist = Spezialist
mat-paper = Papier
mat-without = Keine { $things_or }
mat-glory-cards = Ruhmeskarten
mat-rumors = Gerüchte
mat-missions = Aufträge
mat-crew = Spezialisten und Papiere
mat-mission-parts = Erledigt: { $done } von { $whole }.
mat-mission-lost = Er ist nicht mehr zu erfüllen.
mat-card = { $name }: { $text }
mat-marque = { $nation_id ->
    [open] Kaperbrief, noch ohne Namen
   *[other] Kaperbrief: { $nation }
}
mat-marque-text = { $nation_id ->
    [open] Er gilt bis zum Ende dieses Zuges für die erste Nation, deren Schiff du angreifst: Angriffe auf ihre Schiffe bringen kein Kopfgeld.
   *[other] Bis zum Ende dieses Zuges bringen Angriffe auf Schiffe dieser Nation kein Kopfgeld.
}
mat-spent = { $mod } (verbraucht)
mat-empty = Für diesen Platz segelt kein Kapitän.

## Das Kapitänsbrett in Worten

alt-mat = Kapitän von { $seat }: { $captain }, { $nation }, Heimathafen { $zone }.
alt-mat-place = { $docked ->
    [yes] Im Hafen von { $zone }
   *[no] Auf See { form-off-zone }
  }; Ruhm { $glory } von { $goal }.
alt-mat-skills = Fähigkeiten: { $skills }.
alt-mat-skill = { $skill } { $value }
alt-mat-ability = Eigenschaft: { $text }
alt-mat-ship = Schiff: { $ship }, Beweglichkeit { $maneuverability }; { $parts }.
alt-mat-bounties = Kopfgelder: { $bounties }.
alt-mat-mods = Modifikationen: { $mods }.
alt-mat-weapons = Spezialwaffen: { $weapons }.
alt-mat-gold = Gold an Bord: { $gold }.
alt-mat-gold-hidden = Gold an Bord: geheim.
alt-mat-stash = Versteck: { $gold } Gold, { $stashings ->
    [one] einmal
   *[other] { $stashings }-mal
  } versteckt.
alt-mat-stash-hidden = Versteck: geheim, { $stashings ->
    [one] einmal
   *[other] { $stashings }-mal
  } versteckt.
alt-mat-cargo = Fracht: { $cards }.
alt-mat-hold = Fracht: { $count } von { $room } auf See{ $over ->
    [0] .
   *[other] , { $over } zu viel.
  }
alt-mat-prices = { $docked ->
    [yes] { $zone } zahlt
   *[no] { $zone } würde zahlen
  }: { $prices }.
alt-mat-price = { $gold } Gold für { $good }{ $wanted ->
    [yes] { " " }(gefragt)
   *[no] { "" }
  }
alt-mat-contraband = Schmuggelware: { $cards }.
alt-mat-glory = Ruhmeskarten: { $cards }.
alt-mat-rumors = Gerüchte: { $cards }.
alt-mat-mission = Auftrag: { $card }. { $text }
alt-mat-rumor = Gerücht { $card }: { $text }
# Was ein Kapitän nicht hat, in einem Satz.
alt-mat-without = Keine { $things_or }.
alt-mat-no-cargo = Frachtkarten
alt-mat-no-glory = Ruhmeskarten
alt-mat-no-rumors = Gerüchte
alt-mat-no-missions = Aufträge
alt-mat-no-specialists = Spezialisten
alt-mat-no-bounties = Kopfgelder
alt-mat-no-mods = Modifikationen
alt-mat-no-weapons = Spezialwaffen
alt-mat-specialist = Spezialist { $card }: { $text }
alt-mat-paper = Papier { $card }: { $text }
alt-mat-marque = { $nation_id ->
    [open] Kaperbrief, noch ohne Namen, bis zum Ende dieses Zuges.
   *[other] Kaperbrief ({ $nation }) bis zum Ende dieses Zuges.
}
alt-mat-hidden = { $count ->
    [one] eine, verdeckt
   *[other] { $count }, verdeckt
  }
alt-mat-empty = { $seat } hat keinen Kapitän; Ruhm { $glory } von { $goal }.

## Was sich über die Seekarte legen lässt

overlay-markets = Märkte
overlay-markets-about = Eine Münze sagt, was eine Karte der gefragten Ware dort bringt, ihr schwarzes Schild, wie viele du an Bord hast. Ein rot vergitterter Hafen ist dir verschlossen. Einer mit Fragezeichen lässt dich für Gold oder nach einem Wurf ein.
overlay-markets-none = Keine Ware ist gefragt.
overlay-reach = Deine Reichweite
overlay-reach-about = Die Zahl sagt, wie viele Aktionen du bis dorthin brauchst: mit Wellen auf See, mit Anker in den Hafen. Ein rot vergitterter Hafen ist dir verschlossen. Einer mit Fragezeichen lässt dich für Gold oder nach einem Wurf ein. Dunkle Zonen erreichst du nicht. In deinem Zug zählen die Aktionen, die du noch hast, sonst die deines nächsten Zuges.
overlay-reach-none = Du kannst jetzt nirgendwohin segeln.
overlay-hunters = Jäger
overlay-hunters-about = Ein Fernrohr sagt, wie wahrscheinlich dich dort auf See jemand findet, ein Segel, wie wahrscheinlich ein Schiff, das eine Ereigniskarte aus einer Nachbarzone bringen kann.
overlay-hunters-none = Jetzt jagt dich niemand.
overlay-changes = Seit deinem letzten Zug
overlay-changes-about = Gestrichelte Linien zeigen, wo Schiffe gesegelt sind, in ihren Farben.
overlay-changes-none = Auf dem Spielplan hat sich nichts geändert.
overlay-market = { $zone }: { $good } bringt { $price } Gold je Karte{ $aboard ->
    [0] {""}
   *[other] , { $aboard } an Bord
}{ $entry ->
    [closed] ; der Hafen ist dir verschlossen
    [entry] ; er lässt dich für Gold oder nach einem Wurf ein
   *[other] {""}
}.
overlay-market-open = { $zone }: { $good } ist gefragt.
overlay-reached = { $zone }: { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}{ $docked ->
    [none] {""}
   *[other] , im Hafen { $docked }
}{ $way ->
    [none] {""}
   *[other] , über { $way }
}{ $entry ->
    [closed] ; der Hafen ist dir verschlossen
    [entry] ; der Hafen lässt dich für Gold oder nach einem Wurf ein
   *[other] {""}
}.
overlay-hunter = { $who } ({ $chance } %, { $dice } Würfel)
overlay-hunter-comes = { $who } ({ $chance } %, { $dice } Würfel, falls er kommt: { $comes } %)
overlay-threat = { $zone }: { $chance } % auf See. { $hunters }.
overlay-change = { $zone }: { $what }.
overlay-did-entered = jemand kam ins Spiel
overlay-did-raid = ein Kauffahrer wurde überfallen
overlay-did-died = ein Kapitän ist gefallen
overlay-did-slain = ein NPC wurde besiegt
overlay-did-demand = eine andere Ware ist gefragt
overlay-did-mission = ein Auftrag wartet
overlay-did-location = ein Ort wurde eingenommen
overlay-did-nation = der Hafen wechselte den Besitzer
overlay-merchants = Die überfallenen Kauffahrer sind zurück.

## Die Zeichenerklärung der Seekarte und die Regeln ihrer Zonen

overlay-legend = Zeichenerklärung
overlay-rules = Regeln der Zonen
alt-legend = { $title }: { $signs }.
alt-zone-rules = { $zone }: { $rules }
legend-goods = In einem Hafen gefragt
legend-ports = Wessen Hafen und Gewässer
legend-changed = Goldener Rahmen: von dieser Nation übernommen
legend-market = Auf der Tafel eines Hafens
legend-down = Verdeckte Modifikationen und wie viele
legend-mission = Ein Auftrag wartet
legend-locations = Orte; die Zahl: Karten, die sie verteidigen
legend-home = Heimathafen des Kapitäns dieses Platzes
legend-mods = Modifikationen im Angebot
legend-captains = Kapitäne
legend-at-sea = Auf See, Segel in der Farbe des Platzes
legend-in-port = Im Hafen, am Kai
legend-turn = Sonne hinter dem Schiff: am Zug
legend-wake = Wo ein Schiff zuletzt gesegelt ist
legend-ships = Schiffe nach ihrem Umriss
legend-npcs = Nichtspieler-Kapitäne
legend-navy = Fregatte dieser Nation
legend-man-o-war = Goldener Rahmen: ein Linienschiff
legend-treasure = Schatzgaleone mit ihrem Gold
legend-upgrades = So viele Ausbauten
legend-water = Auf dem Wasser
legend-merchant = Ein Kauffahrer, Nation unbekannt
legend-storm = Sturm durch ein Ereignis
legend-storm-token = Sturmmarker, er zieht umher
legend-wind = Wohin der Wind weht
legend-battle = Kürzlich ein Gefecht
legend-sunk = Kürzlich ein Schiff versenkt
legend-compass = Diese Grenze führt dorthin, auch wenn es anders aussieht
legend-more = So viele weitere Teile: siehe das Bild der Zone
legend-seats = Auf den Karten der Plätze
legend-parts = Auf der Karte eines Platzes: was vom Schiff übrig ist; rot: beschädigt
legend-stashings = So oft versteckt
legend-start = Hat die Runde begonnen
legend-held = Auftrag übernommen
legend-bounty = Kopfgelder dieser Nation
legend-favors = Gefallen
legend-contraband = Karten Schmuggelware
legend-to_come = War noch nicht am Zug
legend-turned = Kapitänskarte umgedreht
legend-loyalty = Treue der Besatzung

## Der Film

film-round = Runde { $round }{ $count ->
    [0] {""}
   *[other] : { $sailed }
}
film-sailed = { $who } nach { $zone }
