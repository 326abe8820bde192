### Einzelne Karten und Zonen: Wörter auf ihren Bildern, und dasselbe in Worten.

## Karten

card-kind-captain = Kapitän
card-kind-event = Ereignis
card-kind-npc = Nichtspieler-Kapitän
card-kind-glory = Ruhmeskarte
card-kind-specialist = Spezialist
card-kind-rumor = Gerücht
card-kind-mission = Auftrag
card-kind-cargo = Fracht
card-kind-ship = Schiff
card-kind-mod = Schiffsmodifikation
card-kind-weapon = Spezialwaffe
card-kind-merchant = Kauffahrer
card-kind-demand = Nachfragemarker
card-kind-bounty = Kopfgeld
card-kind-npc_upgrade = NPC-Aufrüstung
card-kind-location = Ort
card-nation = Nation
card-home = Heimathafen
card-enters = Taucht auf
card-ship = Schiff
card-gold = { $gold } Gold
card-hire = Heuer
card-hired-in = Heuert an in
card-roll = Wurf auf
card-in-port = Im Hafen
card-at-sea = Auf See
card-claim = Zu übernehmen in
card-reward = Belohnung
card-plunder = Beute
card-raid = Bei einem Überfall
card-hit = Treffer: { $location }
card-toughness = Rumpf und Masten
card-buy = Kaufpreis
card-sell = Verkaufspreis
card-good = Ware
card-origin-printed = wie gedruckt
card-origin-house = Hauskarte
card-origin-stand-in = Ersatz für eine unbekannte Karte
card-foot = { $told } · { $count } in der Schachtel
alt-card = { $name }: { $kind }.
alt-card-figure = { $label }: { $value }.

## Eine Zone

zone-port = { $nation_id ->
    [spanish] Spanischer Hafen
    [english] Englischer Hafen
    [french] Französischer Hafen
    [dutch] Niederländischer Hafen
   *[other] Hafen: { $nation }
  }
zone-no-port = kein Hafen
zone-here = Jetzt hier
zone-nothing = Nichts und niemand.
zone-rules = In dieser Zone
zone-no-rules = Keine eigenen Regeln.
zone-borders = Grenzen
zone-border = { $point }: { $zone }
zone-captain = { $captain } ist { $docked ->
    [yes] im Hafen
   *[no] auf See
  } ({ $ship }).
zone-merchants = { $count ->
    [one] Ein Kauffahrer fährt hier
   *[other] { $count } Kauffahrer fahren hier
  }
zone-demand = Gefragt: { $good }
zone-down = { $count ->
    [one] Eine Schiffsmodifikation liegt hier verdeckt
   *[other] { $count } Schiffsmodifikationen liegen hier verdeckt
  }
zone-mission = Auftrag: { $mission }
zone-storm = Sturm
zone-storm-text = Was er tut, sagt die Ereigniskarte.
zone-home = Heimathafen von { $seat }
zone-spawn-naval = Hier läuft am Ende der Runde ein Kriegsschiff ein
zone-spawn-pirate = Hier läuft am Ende der Runde ein Pirat ein
zone-storm-token = Sturmmarker
alt-zone = { $zone }: { $port }.
alt-zone-thing = { $name }. { $told }
alt-zone-borders = Grenzen: { $borders }.
alt-mat-good = { $good } (Beute { $plunder })
tell-no-such-zone = Diese Zone gibt es auf dem Plan nicht. Tippe los und wähle aus der Liste.
tell-no-zone = Der Plan dieses Spiels hat keine Zonen, die man einzeln ansehen kann.
command-board-zone = Eine Zone davon, groß gezeichnet

## What can be touched on a board, as it is read aloud

touch-again = { $name } ({ $number })
touch-location = { $name }: { $location }
touch-merchant = Das Handelsschiff { form-off-zone }
# Was so ein Schiff mit dem macht, der es sich ansieht.
thing-npc = Ein Kriegsschiff jagt dich, wenn seine Nation ein Kopfgeld auf dich ausgesetzt hat oder du im Krieg für ihren Feind segelst. Ein Pirat jagt dich, wenn du keines hast: den Reichsten zuerst. Beginnst du deinen Zug auf See, wo so ein Schiff ist, oder kommst du dorthin, hält es Ausschau nach dir; mit einem Totenkopf musst du kämpfen.
# What this one means for the reader now, before the sentence above.
thing-npc-after = Dieses Schiff jagt dich. Wo es jetzt liegt, findet es dich in { $chance } % der Fälle.
thing-npc-follows = Dieses Schiff verfolgt dich, hält dort, wo es jetzt liegt, aber nicht nach dir Ausschau.
thing-npc-spares = Dieses Schiff jagt dich zurzeit nicht.
# Wohin ein Überfall auf einen Kauffahrer führt, und was er den Leser kostet.
thing-merchant = Seine Flagge siehst du, wenn du ihn findest (1 Totenkopf beim Erkunden), und darfst ihn dann noch ziehen lassen. Ein Überfall wird mit Karten gespielt: Sie bringen Gold und Waren, aber manche treffen dein Schiff, und bei zu vielen Fluchten entkommt er.
thing-merchant-here = Überfällst du ihn, wird ein Preis auf deinen Kopf gesetzt: ein Kopfgeld der Nation dieser Gewässer ({ $nation }) oder eines der Nation, deren Flagge er führt. Deren Häfen schließen sich vor dir, ihre Kriegsschiffe jagen dich. { $mine ->
    [0] Von der Nation dieser Gewässer hast du noch keines.
   *[other] Von der Nation dieser Gewässer hast du { $mine }.
}
thing-port-closed = { $zone } ist für dich gesperrt{ $mine ->
    [0] .
    [one] : Du hast 1 { form-nation-es } Kopfgeld.
   *[other] : Du hast { $mine } { form-nation-e } Kopfgelder.
} Einlaufen und verkaufen kannst du dort nicht.
thing-port-toll = { $zone } ist für dich gesperrt{ $mine ->
    [0] { "" }
    [one] {" "}(1 { form-nation-es } Kopfgeld)
   *[other] {" "}({ $mine } { form-nation-e } Kopfgelder)
}, aber es gibt einen Weg hinein: Vor dem Hafen steht beim Einlaufen, was er kostet.
thing-port-home = Das ist dein Heimathafen. { $gold ->
    [0] Gold, das du hier versteckst, ist sicher und zählt am Ende; noch liegt hier keins.
   *[other] In deinem Versteck hier liegen { $gold } Gold: Sie sind sicher und zählen am Ende.
}
thing-port-wants = Eine Karte { $good } bringt hier { $gold } Gold, 3 auf einmal auch +1 Ruhm. { $count ->
    [0] Du hast keine an Bord.
   *[other] Du hast { $count } an Bord.
}
thing-merchant-free = Überfällst du ihn, wird ein Preis auf deinen Kopf gesetzt: ein Kopfgeld der Nation, deren Flagge er führt. Deren Häfen schließen sich vor dir, ihre Kriegsschiffe jagen dich.
touch-port = { $zone }, der Hafen
touch-ship = { $ship } von { $seat }
touch-demand = { $good }, gefragt in { $zone }
touch-mod = { $mod }, ausliegend in { $zone }
touch-down = { $count ->
    [one] Eine verdeckte Schiffsmodifikation in { $zone }
   *[other] { $count } verdeckte Schiffsmodifikationen in { $zone }
  }
touch-home = Heimathafen von { $seats }
touch-storm = Sturm, { $zone }
touch-due = { $count ->
    [one] Läuft am Ende der Runde ein, { $zone }
   *[other] { $count } laufen am Ende der Runde ein, { $zone }
  }
touch-merchants = { $count ->
    [one] Kauffahrer, { $zone }
   *[other] { $count } Kauffahrer, { $zone }
  }
touch-battle = Kürzlich ein Gefecht, { $zone }
touch-sunk = Kürzlich ein Schiff versenkt, { $zone }
touch-more = { $count } weitere, { $zone }
touch-wind = Windrichtung { $point }
touch-glory = Ruhm von { $seat }: { $glory }
touch-glory-step = Ruhm, Feld { $step }
