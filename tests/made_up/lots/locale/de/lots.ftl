### Lots: Namen, Fragen, das Log, die Bilder, die Regeln, das Steuer.

name-lots = Lose
deck-lot = der Hut
name-lot_1 = Los 1
name-lot_2 = Los 2
name-lot_3 = Los 3
name-lot_4 = Los 4
name-lot_5 = Los 5
name-lot_6 = Los 6
name-lot_7 = Los 7
name-lot_8 = Los 8
name-lot_9 = Los 9
name-lot_10 = Los 10
name-lot_11 = Los 11
name-lot_12 = Los 12
name-lot_13 = Los 13
name-lot_14 = Los 14
name-lot_15 = Los 15
name-lot_16 = Los 16

## Fragen und das Log

step-DrawLots = Lose ziehen
step-RoundOfLots = Runden
step-LayLot = Ein Los legen
step-TakeDoubloon = Die Dublone
ask-lots-lay = { $seat } legt ein Los.
ask-lots-lay-own = Leg eins deiner Lose.
option-lay-lot = Los { $number }
does-lay-lot = Alle sehen es. Das höchste Los der Runde bekommt die Dublone.
log-lots-round = Runde { $round } beginnt.
log-lots-laid = { $seat } hat Los { $number } gelegt.
log-lots-won = { $seat } bekommt die Dublone und hat jetzt { $points }.
told-lots-round = **Runde { $round }**
told-lots-laid = hat Los { $number } gelegt
told-lots-won = **🪙 { $seat } bekommt die Dublone** (jetzt { $points })
end-lots_drawn = Die letzte Runde ist vorbei.

## Der Stand

headline-lots = Runde { $round }
score-lots = { $seat }: { $points } { $points ->
    [one] Dublone
   *[other] Dublonen
}
status-lots = **Dublonen: { $points }** · Auf der Hand: { $lot_hand }
hand-lots = Auf der Hand: { $lot_hand }
captain-lots = Dublonen: { $points }

## Bilder

cover-lots = Lose: ein Hut auf einem Tisch am Meer, darin Lose.
chart-lots-round = Runde { $round }
chart-lots-points = { $points } 🪙
chart-lots-seat = Gelegt: { $laid } · auf der Hand: { $held }
chart-lots-hand = Gelegt: { $laid } · auf der Hand: { $hand }
alt-lots-seat = { $letter } { $seat }: { $points } Dublonen. { $told }.

## Rat

advice-lots-leads = bisher das höchste; { $higher } höhere Lose hast du nicht
advice-lots-too-low = Los { $number } ist höher
advice-voyage-lots-leads = Es reicht bis jetzt.
advice-voyage-lots-low = Diese Runde gewinnst du nicht, also wirf dein niedrigstes weg.

## Regeln

rules-lots-aim-title = Lose: Ziel und Ende
rules-lots-aim =
    Nach 3 Runden gewinnen die meisten Dublonen. Bei Gleichstand wird der Sieg geteilt.
rules-lots-setup-title = Lose: Aufbau
rules-lots-setup =
    Es gibt 16 Lose, von 1 bis 16. Alle ziehen 4 und zeigen sie niemandem.
rules-lots-round-title = Lose: Runden
rules-lots-round =
    In jeder Runde legen alle der Reihe nach ein Los. Das höchste bekommt eine Dublone. Die nächste Runde beginnt einen Platz weiter links.
