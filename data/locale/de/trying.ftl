### Was ein Mitglied für sich hat: Notizen, Chancen. Stil: docs/style.md.

## Notizen

button-notes = Notizen schreiben
button-notes-change = Meine Notizen ändern
notes-title = 📝 **Meine Notizen**
    { $notes }
notes-line = 📝 { $notes }
modal-notes-title = Meine Notizen zu diesem Tisch
modal-notes-label = Notizen
modal-notes-about = Nur du kannst sie lesen. Gibst du deinen Platz ab, sind sie weg.
command-notes = Dir an diesem Tisch etwas aufschreiben
tell-notes-too-long = Notizen dürfen höchstens { $most } Zeichen lang sein. Kürz deine ein wenig.

## Chancen

command-odds = Zwei Schiffe gegeneinander: wie ein Gefecht ausgeht, jederzeit
tell-no-odds = Hier gibt es nichts, wofür ich Chancen ausrechnen könnte.
tell-odds-off = An diesem Tisch erfährt niemand Chancen: So hat es der Gastgeber in der Lobby festgelegt.
odds-title = So stehen die Chancen

## Sandkästen

mark-sandbox = Probetisch
command-game-try = Von hier aus etwas ausprobieren, an einem Probetisch, den nur du siehst
button-try-anew = Neu aus der Partie
button-put-away = Beenden
tell-not-from-here = Von hier aus geht das nicht.
tell-put-away = { $table } ist zu Ende.
table-title-sandbox = Probetisch: { $game }, Tisch { $number }
tell-sandboxes = Du hast schon { $most } Probetische. Beende erst einen davon.
why-cannot-be-tried = Was du von diesem Tisch weißt, lässt sich gerade nicht auslegen. Versuch es bei deiner nächsten Frage noch einmal.
