# Die Wochenaufgabe: ein Spiel für alle, ein Versuch für jeden, Ergebnisse danach; und verschlossene Tische.

command-game-challenge = Die Wochenaufgabe: ein Spiel für alle, jeder hat einen Versuch
command-setup-challenge = Ein Kanal, in dem ich von jeder Wochenaufgabe erzähle
table-title-challenge = { $game } · Wochenaufgabe, Tisch { $number }

challenge-title = ### 🏆 Wochenaufgabe: { $game }
challenge-about = Alle bekommen dasselbe Spiel, gleich gemischt: { $grade }, { $seats } am Tisch{ $modules ->
    [0] .
   *[other] , mit { $names }.
} Du spielst allein gegen Computerkapitäne um möglichst viele Punkte und hast einen Versuch.
challenge-until = Sie läuft bis { $when }. Erst dann gibt es Ergebnisse, Filme und den Startwert; was nicht fertig ist, zählt, wie es steht.
challenge-digest = -# Was kommt, steht fest, und niemand kann es nachsehen. Fingerabdruck des Startwerts: `{ $digest }`
challenge-alone = Bis dahin sieht nur du deinen Tisch.
challenge-under-way = Dein Versuch läuft in { $place }.
challenge-had = Dein Versuch ist vorbei: **{ $score ->
    [1] 1 Punkt
   *[other] { $score } Punkte
}**. Wofür das reicht, erfährst du am Ende der Woche.
challenge-had-gone = Deinen Versuch hast du schon gehabt.
button-challenge = Zur Wochenaufgabe
button-challenge-try = Meinen einen Versuch beginnen
tell-challenge-tried = Jeder hat einen Versuch an der Wochenaufgabe, und deinen hast du schon gehabt. Die nächste kommt am Freitag.
house-challenge-try = Meinen einen Versuch beginnen
house-challenge-on = Meinen Versuch fortsetzen

## Wenn die Woche vorbei ist

challenge-over = Die Woche ist vorbei: { $grade }, { $seats } am Tisch.
challenge-last = **Letzte Woche: { $game }**, { $grade }
challenge-nobody = Die Woche ist vorbei, und niemand hat es versucht.
challenge-place = { $place }. { $who }: { $score ->
    [1] 1 Punkt
   *[other] { $score } Punkte
}{ $whole ->
    [no] {" "}(nicht zu Ende gespielt)
   *[yes] {""}
}
challenge-no-places = Hier hat es niemand versucht, der seine Ergebnisse zeigt.
challenge-everywhere = { $tried ->
    [1] Auf allen Servern hat es ein Mitglied versucht
   *[other] Auf allen Servern haben es { $tried } Mitglieder versucht
}; das beste Ergebnis: { $best ->
    [1] 1 Punkt
   *[other] { $best } Punkte
}.
challenge-own = Du: { $score ->
    [1] 1 Punkt
   *[other] { $score } Punkte
}, Platz { $place } von { $tried } auf allen Servern{ $here ->
    [0] .
   *[other] , hier Platz { $here }.
}
challenge-seed = -# Startwert: `{ $seed }`

## Von Moderatoren festgelegt

button-challenge-off = Keine Wochenaufgabe ankündigen
setup-challenge = Wochenaufgabe: Ich erzähle davon jeden Freitag in { $place }.
setup-challenge-off = Wochenaufgabe: wird hier nicht angekündigt; `/game challenge` hat sie trotzdem. Nenne mit challenge: einen Kanal, dann erzähle ich dort davon.

## Verschlossene Tische

tell-sealed = Diesen Tisch sieht vorerst nur, wer hier spielt: Andere spielen noch dasselbe Spiel.
tell-sealed-yet = Das geht erst, wenn die anderen fertig sind: Sie spielen noch dasselbe Spiel und sollen nicht erfahren, was darin kommt.
outcome-sealed = Startwert, Verlauf und Film kommen, wenn die anderen fertig sind: Sie spielen noch dasselbe Spiel.
outcome-challenge-ended = Dieser Versuch endete vor dem Spiel. Er zählt, wie er stand.
privacy-tries = - Deine Versuche an Wochenaufgaben: { $count }
