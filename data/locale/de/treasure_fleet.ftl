### Treasure Fleet: Namen, das Logbuch, die Fragen, die Knöpfe.

name-treasure_fleet = Treasure Fleet

## Karten

name-pirate_captain = Piratenkapitän
name-boarding_party = Entermannschaft
name-four_cannon = 4er-Kanone
name-three_cannon = 3er-Kanone
name-two_cannon = 2er-Kanone
name-one_cannon = 1er-Kanone
counted-four_cannon = { $count ->
    [2] zwei 4er-Kanonen
    [3] drei 4er-Kanonen
   *[other] { $count } × 4er-Kanone
}
aloud-counted-four_cannon = { $count ->
    [2] zwei 4er-Kanonen
    [3] drei 4er-Kanonen
    [4] vier 4er-Kanonen
    [5] fünf 4er-Kanonen
    [6] sechs 4er-Kanonen
   *[other] { $count } 4er-Kanone
}
counted-three_cannon = { $count ->
    [2] zwei 3er-Kanonen
    [3] drei 3er-Kanonen
   *[other] { $count } × 3er-Kanone
}
aloud-counted-three_cannon = { $count ->
    [2] zwei 3er-Kanonen
    [3] drei 3er-Kanonen
    [4] vier 3er-Kanonen
    [5] fünf 3er-Kanonen
    [6] sechs 3er-Kanonen
   *[other] { $count } 3er-Kanone
}
counted-two_cannon = { $count ->
    [2] zwei 2er-Kanonen
    [3] drei 2er-Kanonen
   *[other] { $count } × 2er-Kanone
}
aloud-counted-two_cannon = { $count ->
    [2] zwei 2er-Kanonen
    [3] drei 2er-Kanonen
    [4] vier 2er-Kanonen
    [5] fünf 2er-Kanonen
    [6] sechs 2er-Kanonen
   *[other] { $count } 2er-Kanone
}
counted-one_cannon = { $count ->
    [2] zwei 1er-Kanonen
    [3] drei 1er-Kanonen
   *[other] { $count } × 1er-Kanone
}
aloud-counted-one_cannon = { $count ->
    [2] zwei 1er-Kanonen
    [3] drei 1er-Kanonen
    [4] vier 1er-Kanonen
    [5] fünf 1er-Kanonen
    [6] sechs 1er-Kanonen
   *[other] { $count } 1er-Kanone
}
counted-boarding_party = { $count } Entermannschaften
name-fleet_storm = Sturm
name-fleet_lookout = Ausguck
name-ship_6 = 6-Punkte-Schiff
name-ship_9 = 9-Punkte-Schiff
name-ship_12 = 12-Punkte-Schiff
name-ship_14 = 14-Punkte-Schiff
name-ship_16 = 16-Punkte-Schiff
name-ship_17 = 17-Punkte-Schiff
name-ship_18 = 18-Punkte-Schiff
name-ship_20 = 20-Punkte-Schiff
name-ship_22 = 22-Punkte-Schiff
name-cursed_ship = Fluchschiff
name-fleet_governor = Gouverneur
name-treasure_ship = Schatzschiff
name-red_flag = rote Flagge
name-blue_flag = blaue Flagge
name-yellow_flag = gelbe Flagge
name-white_flag = weiße Flagge
name-green_flag = grüne Flagge
text-pirate_captain = Wird beim Aufbau gezogen: Du bekommst das Deck in der Farbe des Kapitäns.
text-boarding_party = Mehr wert als jedes Kanonenfeuer. Zwei Entermannschaften an einem Schiff sind Gleichstand, und es entkommt.
text-fleet_storm = Nimmt alles Kanonenfeuer vom Schiff; Entermannschaften bleiben. Auf das Schiff darf wieder gefeuert werden. Auf einem Fluchschiff bleibt der Sturm liegen, und es zählt bis zur nächsten Ausfahrt nicht. Beim Gouverneur ist er nichts wert.
text-cursed_ship = Wer nicht darauf feuert, verliert ein Schiff, das er in einer früheren Ausfahrt gekapert hat.
text-fleet_lookout = Wer den Ausguck hat, feuert zuerst. Nach jeder Salve wandert er im Uhrzeigersinn weiter; zu dritt nicht nach der letzten Salve einer Ausfahrt.
text-fleet_governor = Ein Gefangener, der 16 Punkte wert ist. Nach der letzten Ausfahrt decken alle die eine Karte auf, die sie nie geladen haben: Die meisten Kanonen gewinnen ihn oder eine einzelne Entermannschaft. Bei Gleichstand niemand.
gist-boarding_party = Schlägt alle Kanonen; bei zweien bekommt es keiner
gist-fleet_governor = 16 Punkte für die stärkste letzte Karte
deck-fleet = der Schatzflottenstapel

## In Sätzen

form-fleet-at = Schiff { $at } ({ $ship })

## Einstellungen

setting-cursed_ships = Fluchschiffe
setting-storms = Stürme
setting-score_neutral = Wertung für den neutralen Piraten (zu zweit)
why-neutral-seats = Einen neutralen Piraten gibt es nur zu zweit, hier sind es { $seats }. Schaltet seine Wertung ab, oder spielt zu zweit.

## Aufbau

log-fleet-lookout-drawn = { $seat } hat den Ausguck gezogen.
log-fleet-captain = { $seat } segelt unter dieser Farbe: { $flag }.
log-fleet-neutral-set = Der neutrale Pirat segelt unter dieser Farbe: { $flag }.
step-SetUpFleet = Aufbau
step-PlaceCaptain = Kapitäne ziehen
step-DrawCaptainCard = Kapitäne ziehen
step-DealDecks = Spielerstapel austeilen

## Ausfahrten

log-fleet-sailing = Ausfahrt { $sailing } von { $of }. { $row }.
phrase-fleet-numbered = { $at }: { $ship }
log-fleet-storm-over = Der Sturm ist vorbei: Das { $ship } ist wieder da.
log-fleet-loaded = { $seat } hat { $count ->
    [4] 4
   *[other] 3
} Karten geladen.
log-fleet-loaded-own = Du hast geladen: { $cards }.
log-fleet-returned = { $seat } hat die ungenutzte Karte zurückgenommen.
log-fleet-returned-own = Du hast deine ungenutzte Karte zurückgenommen: { $cards }.
log-fleet-placed = { $seat } legte an Schiff { $at }: { $card }.
log-fleet-neutral-placed = { $seat } legte für den neutralen Piraten an Schiff { $at }: { $card }.
log-fleet-storm = Ein Sturm trifft { form-fleet-at }: { $cards_count ->
    [0] Kanonenfeuer gab es dort nicht.
   *[other] Alles Kanonenfeuer ist weg ({ $cards }).
}
log-fleet-storm-cursed = Ein Sturm liegt auf { form-fleet-at }: Es zählt bis zur nächsten Ausfahrt nicht. { $cards_count ->
    [0] Kanonenfeuer gab es dort nicht.
   *[other] Sein Kanonenfeuer ist weg ({ $cards }).
}
log-fleet-lookout = { $seat } hat jetzt den Ausguck.
ask-fleet-load = { $seat } lädt { $most ->
    [4] 3 oder 4 Karten
   *[other] 3 Karten
}.
ask-fleet-load-own = Lade { $most ->
    [4] 3 oder 4 Karten; 3 davon spielst du
   *[other] 3 Karten
}. Nur diese kannst du in dieser Ausfahrt spielen.
gives-fleet-load = { $what } laden
option-load-card = { $card }
# Mehrere Karten, wie die Knöpfe sie nennen, die sie auf einmal laden.
option-load-card-together = { $short } laden
ask-fleet-place = { $seat } spielt eine Karte an ein Schiff.
ask-fleet-place-own = Leg eine Karte.{ $seats_count ->
    [0] {" "}Nach dir kommt in dieser Salve niemand.
    [1] {" "}Nach dir: { $seats }.
    [2] {" "}Nach dir: { $seats }.
    [3] {" "}Nach dir: { $seats }.
    [4] {" "}Nach dir: { $seats }.
   *[other] {""}
}
option-place-card = { $card } an Schiff { $at } legen
ask-fleet-neutral = { $seat } spielt die oberste Karte des neutralen Piraten.
ask-fleet-neutral-own = Spiele „{ $card }“ des neutralen Piraten an ein Schiff, danach eine eigene Karte.
option-place-neutral = An { $at }, { $ship }
step-Sailing = Ausfahrten
step-ShipsAppear = Schatzschiffe erscheinen
step-LoadCards = Laden
step-FleetVolley = Salve
step-PassLookout = Der Ausguck wandert weiter
step-EndSailing = Ende der Ausfahrt

## Kapern

# Was entschied; frühere Einträge sagen es nicht. Beim Gouverneur hat jeder seine Karte aufgedeckt.
form-fleet-won = { $decided ->
    [party] {" "}– geentert
    [cannons] {" "}mit { $most } Kanonen gegen { $next }
    [alone] { $at ->
        [0] {""}
       *[other] {" "}– sonst feuerte dort niemand
    }
   *[other] {""}
}
form-fleet-even = { $decided ->
    [party] , { $parties } Entermannschaften
    [cannons] , je { $most } Kanonen
   *[other] {""}
}
log-fleet-captured = { $at ->
    [0] { $seat } hat die stärkste letzte Karte und gewinnt den Gouverneur: { $points } Punkte{ form-fleet-won }.
   *[other] { $seat } hat Schiff { $at } gekapert: { $points } Punkte{ form-fleet-won }.
}
log-fleet-tied = { $at ->
    [0] Gleichstand bei der stärksten letzten Karte{ form-fleet-even }: Den Gouverneur gewinnt niemand.
   *[other] Gleichstand an Schiff { $at }{ form-fleet-even }: Niemand bekommt das { $ship }.
}
log-fleet-escaped = Kein Feuer auf { form-fleet-at }: Niemand bekommt es.
log-fleet-neutral-captured = { $at ->
    [0] Der neutrale Pirat hat die stärkste letzte Karte und gewinnt den Gouverneur{ form-fleet-won }.
   *[other] Der neutrale Pirat hat { form-fleet-at } gekapert{ form-fleet-won }.
}
log-fleet-warded = Auf { form-fleet-at } feuerten: { $seats }.
log-fleet-cursed = Der Fluch nahm { $seat } das { $ship }.
log-fleet-cursed-nothing = Der Fluch fand bei { $seat } kein Schiff aus einer früheren Ausfahrt.
log-fleet-neutral-cursed = Der Fluch nahm dem neutralen Piraten das { $ship }.
ask-fleet-curse = Der Fluch nimmt { $seat } ein Schiff. Welches?
ask-fleet-curse-own = Der Fluch nimmt dir ein Schiff. Welches?
option-lose-ship = Das { $ship } hergeben
step-CurseStrikes = Der Fluch schlägt zu
step-CaptureShips = Kapern

## Der Gouverneur und das Ende

log-fleet-turned = { $seat } deckte für den Gouverneur auf: { $card }.
log-fleet-neutral-turned = Der neutrale Pirat deckte für den Gouverneur auf: { $card }.
log-fleet-neutral-counted = Der neutrale Pirat hat { $points } Punkte.
step-RansomGovernor = Der Gouverneur wird ausgelöst
step-CountTreasure = Die Schätze werden gezählt
end-fleet_home = Die letzte Ausfahrt ist vorbei, und der Gouverneur ist gewonnen.
end-fleet_home_alone = Die letzte Ausfahrt ist vorbei, und den Gouverneur bekam niemand.
form-fleet-ahead = { $shared ->
    [1] { $points } Punkte{ $others_count ->
        [0] { "" }
       *[other] , { $ahead } mehr als { $others }
    }
   *[other] je { $points } Punkte
}
won-fleet_home = { form-fleet-ahead }{ $shared ->
    [1] , { $governor ->
        [0] ohne den Gouverneur, der an jemand anderen ging
       *[other] der Gouverneur mitgezählt
    }.
   *[other] .
}
won-fleet_home_alone = { form-fleet-ahead }. Den Gouverneur bekam niemand.
end-neutral_pirate = Der neutrale Pirat gewinnt: Niemand hat so viele Schätze gekapert.
end-neutral_shares = Der neutrale Pirat hat genauso viel gekapert und teilt den Sieg.

## Blätter

box-treasure_fleet = 40 Minuten · mehr Kanonen, mehr Bluff
headline-treasure_fleet = { $sailing ->
    [0] Aufbau
   *[other] Ausfahrt { $sailing } von { $sailings }{ $volley ->
        [0] { "" }
       *[other] {", Salve "}{ $volley }
    }
}
score-treasure_fleet = { $seat }: { $points } Punkte, { $ships ->
    [one] ein Schiff
   *[other] { $ships } Schiffe
}{ $governor ->
    [0] { "" }
   *[other] {" "}und der Gouverneur
}
hand-treasure_fleet =
    Auf der Hand: { $pirate_hand }
    Geladen: { $pirate_loaded }
captain-treasure_fleet =
    { $flag }: { $points } Punkte
    Gekapert: { $captured }

## Auf den Bildern

chart-fleet-volley = Ausfahrt { $sailing } von { $sailings } · Salve { $volley }
chart-fleet-sailing = Ausfahrt { $sailing } von { $sailings }
chart-fleet-over = Das Spiel ist aus
chart-fleet-cursed = verflucht
chart-fleet-neutral = Neutraler Pirat
chart-fleet-deck = { $count } Schiffe im Stapel
chart-fleet-governor = Der Gouverneur wartet
chart-fleet-loaded = Geladen
chart-fleet-hand = Auf der Hand
chart-fleet-captured = Gekapert

## Die Bilder in Worten

alt-fleet = Treasure Fleet, Ausfahrt { $sailing } von { $sailings }{ $volley ->
    [0] { "" }
   *[other] , Salve { $volley }
}.
alt-fleet-over = Treasure Fleet: Das Spiel ist aus.
alt-fleet-lookout = { $seat } hat den Ausguck.
alt-fleet-order = Gelegt wird in dieser Reihenfolge: { $seats }.
alt-fleet-asked = Gefragt: { $seats }.
alt-fleet-first = Die meisten Punkte: { $names }.
alt-fleet-seat = { $letter } { $seat }: { $points } Punkte; gekapert: { $ships }; { $loaded } geladen, { $hand } auf der Hand.
alt-fleet-neutral = { $letter } Neutraler Pirat: { $hand } im Stapel.
alt-fleet-neutral-scored = { $letter } Neutraler Pirat: { $points } Punkte; gekapert: { $ships }; { $hand } im Stapel.
alt-fleet-ship = Schiff { $number }, { $ship }: { $fired }.
alt-fleet-ship-free = Schiff { $number }, { $ship }: ohne Feuer.
alt-fleet-fired = { $seat } mit { $cards }{ $fire ->
    [0] { "" }
   *[other] {" "}(Kanonenfeuer { $fire })
}
alt-fleet-fired-neutral = der neutrale Pirat mit { $cards }{ $fire ->
    [0] { "" }
   *[other] {" "}(Kanonenfeuer { $fire })
}
alt-fleet-leads = { $seat } führt
alt-fleet-leads-neutral = der neutrale Pirat führt
alt-fleet-escapes = niemand führt, so entkäme es
alt-fleet-deck = Im Stapel der Flotte liegen noch { $count } Schiffe.
alt-fleet-governor = Der Gouverneur ({ $points } Punkte) wartet auf seine Auslösung.
alt-fleet-mat = { $letter } { $seat }: { $points } Punkte.
alt-fleet-loaded = Geladen: { $cards }.
alt-fleet-loaded-hidden = Geladen: { $count }, verdeckt.
alt-fleet-hand = Auf der Hand: { $cards }.
alt-fleet-hand-hidden = Auf der Hand: { $count }, verdeckt.
alt-fleet-captured = Gekapert: { $ships }.

why-fleet-stormed = dort tobt ein Sturm, bis zur nächsten Fahrt wird sie nicht beachtet.

# Kinds of cards, at the foot of a card that was looked up.
card-kind-fleet = Schatzflotte
card-kind-pirate = Piratenkarte
card-kind-flag = Flagge
card-kind-lookout = Ausguck

## Der Film

# Unter seinen Bildern: was seit dem vorigen geschah.
film-fleet-sailing = Ausfahrt { $sailing } beginnt.
film-fleet-captured = Gekapert: { $told }.
film-fleet-lost = Verloren: { $told }.
film-fleet-prizes = { $who } { $points } Punkte
film-fleet-governor = { $who } den Gouverneur
film-fleet-fired = Feuer: { $told }.
film-fleet-shots = { $who } auf { $ships_count ->
    [one] Schiff { $ships }
   *[other] die Schiffe { $ships }
}

## Was Optionen tun

does-load-card = Du kannst sie in dieser Fahrt ausspielen; danach ist sie weg.
does-place-card = Sie liegt dort offen; das meiste Geschützfeuer bekommt das Schiff.
does-place-neutral = Sie feuert für den neutralen Piraten.
does-lose-ship = Das Schiff kommt auf den Ablagestapel und seine Punkte mit ihm.

# Reparaturen durch Moderatoren

option-repair-captured = Schiff: jemand anderem geben
option-repair-lookout = Ausguck: weitergeben
option-repair-ship-of = { $ship } von { $seat }
option-repair-ship-escaped = { $ship }, abgelegt
ask-repair-ship = Welches Schiff?
why-repair-no-ships = Noch ist kein Schiff gekapert oder abgelegt.
step-RepairCaptured = Ein Moderator gibt ein Schiff jemand anderem
step-RepairLookout = Ein Moderator gibt den Ausguck weiter
log-repaired-captured = { $ship } gehört { $seats } statt { $others }.
log-repaired-lookout = Den Ausguck hat { $seat } statt { $other }.

told-repaired-captured = 🔧 { log-repaired-captured }
told-repaired-lookout = 🔧 { log-repaired-lookout }

## Frühere Ausfahrten

watch-round-treasure_fleet = Ausfahrt { $number }
past-title-treasure_fleet = ### { $table } · zu Beginn von Ausfahrt { $number }
past-round-treasure_fleet = Ausfahrt { $number }
hands-title-treasure_fleet = -# Was alle zu Beginn von Ausfahrt { $number } auf der Hand hatten

## What can be touched on the board, as it is read aloud

touch-fleet-slot = Schiff { $number } mit seinen Karten
touch-fleet-ship = Schiff { $number }, { $ship }
touch-fleet-leads = { $who } führt bei Schiff { $number }
touch-fleet-nobody = Niemand führt bei Schiff { $number }
touch-fleet-fire = Karten von { $who } bei Schiff { $number }
touch-fleet-shot = { $card } von { $who } bei Schiff { $number }
touch-fleet-boards = { $who } entert Schiff { $number }
touch-fleet-total = Kanonen von { $who } bei Schiff { $number }: { $fire }
touch-fleet-prize = { $ship } von { $who }
