# Moderatoren: die private Tafel eines Tisches.

command-moderate-console = Alles, was du an einem Tisch tun kannst, auf einer privaten Tafel
button-console = Moderieren
button-nudge = Anstupsen
button-more-time = Mehr Zeit
button-pause = Uhr anhalten
button-clock-runs = Uhr weiterlaufen lassen
button-post-anew = Neu posten
button-export = Exportieren
button-reopen = Wieder öffnen
button-console-main = Neu ansehen
button-console-act = Für einen Platz antworten
button-console-seats = Platz vergeben
button-console-back = Zurückgehen
button-console-fix = Reparieren
button-console-elsewhere = Umziehen
button-console-close = Schließen
button-console-delete = Löschen
button-act-unseen = Wer verdeckt gefragt ist: Vorgabe
button-act-default = Die vorgegebene Antwort
button-act-computer = Wie ein Computerkapitän
button-heir-computer = Ein Computerkapitän
button-console-undo = All das zurücknehmen
button-console-delete-sure = Tisch { $number } endgültig löschen
button-console-number = Zahl eingeben
button-console-mend = Reparieren
hint-console-seat = Welcher Platz?
hint-console-answer = Was alle von der Auswahl sehen
hint-console-heir = Wer soll ihn haben?
hint-console-step = Zurück bis vor …
hint-console-channel = In welchen Kanal?
hint-console-repair = Wählen

console-title = **Moderieren** · { $table }
console-waits = ⏳ { $other }{ $since }
console-waits-unseen = ⏳ Jemand wird verdeckt gefragt{ $since }
console-nobody = Der Tisch wartet auf niemanden.
console-nobody-asked = Gerade ist niemand gefragt.
console-paused = ⏸️ Ein Moderator hat die Uhr angehalten: Niemand wird erinnert, keine Zeit läuft ab. Ziehen kann man trotzdem.
console-asleep = 💤 Lange war niemand da; die Uhr steht still, bis jemand antwortet.
console-away = Ein Computerkapitän segelt für { $seats }.
console-stuck = ⚠️ Ein Computerkapitän sitzt fest: Antworte für ihn, oder geh einen Schritt zurück.
console-lobby = Dieser Tisch hat noch nicht begonnen.
console-finished = Dieses Spiel ist vorbei. Sein Startwert ist veröffentlicht; ehrlich weiterspielen könnte niemand.
console-ended = Dieser Tisch wurde vor dem Ende geschlossen. Du kannst ihn wieder öffnen.
console-act = Antworte für einen Platz. Alle erfahren, wer es war. Du siehst hier nichts, was nicht alle sehen dürfen.
console-answers = **{ $other }**: { $question }
console-answers-secret = **{ $other }** wird geheim gefragt: Du kannst nur die Vorgabe geben oder einen Computerkapitän antworten lassen.
console-seats = Gib einen Platz jemand anderem. Wer geht, verliert Hand und Tafeln; auch Computerkapitäne lassen sich ablösen.
console-heirs = Wer soll dort statt { $other } sitzen? Andere Mitglieder nennst du mit /moderate replace.
console-myself = Du selbst
console-back = Die neuesten Schritte stehen oben. Wähle einen, um zu sehen, was ein Zurück bis davor ungeschehen macht. Was verdeckt beantwortet wurde, geht mit und steht nicht dabei.
console-no-steps = Noch ist nichts geschehen, was sich zurücknehmen lässt.
console-step-repair = Eine Reparatur
console-back-sure = { $count ->
    [one] **Diesen Schritt ({ $whose }) zurücknehmen?** Diese Zeilen fielen weg:
   *[other] **Zurück bis vor diesen Schritt ({ $whose })?** { $count } Schritte würden ungeschehen, und diese Zeilen fielen weg:
}
console-back-more = … und { $count } weitere
console-move = Zieh mit dem Tisch in einen anderen Kanal um. Er bekommt dort einen neuen Thread; im alten führt ein Satz dorthin.
console-no-channels = Es gibt keinen anderen Kanal, den du und ich sehen.
console-close-sure = **{ $table }** vor dem Ende schließen? Du kannst ihn wieder öffnen.
console-delete-sure = **{ $table }** mit Logbuch, Zügen und Ergebnis löschen? **Niemand kann das zurückholen.** Exportiere den Tisch vorher, wenn du ihn noch brauchen könntest.
console-repair = **Reparieren.** Die Gesetze des Spiels gelten weiter, die Frage am Tisch wird neu gestellt, und alle lesen, was du getan hast.
console-repair-sure = Stimmt das so?
console-did-nudge = Erledigt: Wer wach ist, wird in den nächsten Minuten erinnert, die anderen, wenn sie aufwachen.
console-did-post = Neu gepostet.
console-did-back = Erledigt: Der Tisch steht, wie er damals stand.
console-did-repair = Repariert.

scene-acted-unseen = { $moderator } hat für alle, die verdeckt gefragt waren, die Vorgabe geben lassen.
scene-paused = ⏸️ { $moderator } hat die Uhr dieses Tisches angehalten. Ziehen könnt ihr trotzdem.
scene-goes-on = ▶️ { $moderator } lässt die Uhr dieses Tisches weiterlaufen.
scene-moved = { $moderator } ist mit diesem Tisch nach { $place } umgezogen.
scene-closed = { $moderator } hat diesen Tisch geschlossen.
scene-deleted = { $moderator } hat { $table } gelöscht.

tell-stands-still = Die Uhr steht still, also wird niemand erinnert. Lass sie erst weiterlaufen.
tell-nobody-to-nudge = Der Tisch wartet auf niemanden.
tell-nudged = In der letzten Stunde wurden alle erinnert. Warte ein wenig.
tell-gone-on = Der Tisch ist weitergegangen, seit du nachgesehen hast. Sieh dir die Schritte noch einmal an.
tell-deleted = { $table } ist gelöscht.
