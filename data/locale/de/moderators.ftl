# Moderatoren: die private Tafel eines Tisches.

command-moderate-console = Alles, was du an einem Tisch tun kannst, auf einer privaten Tafel
button-moderation = Moderieren
button-nudge = Anstupsen
button-more-time = Mehr Zeit
button-pause = Uhr anhalten
button-clock-runs = Uhr weiterlaufen lassen
button-post-anew = Neu posten
button-export = Exportieren
button-reopen = Wieder öffnen
button-moderation-main = Neu ansehen
button-moderation-act = Für einen Platz antworten
button-moderation-seats = Platz vergeben
button-moderation-back = Zurückgehen
button-moderation-fix = Reparieren
button-moderation-elsewhere = Umziehen
button-moderation-close = Schließen
button-moderation-delete = Löschen
button-act-unseen = Wer verdeckt gefragt ist: Vorgabe
button-act-default = Die vorgegebene Antwort
button-act-computer = Wie ein Computerkapitän
button-heir-computer = Ein Computerkapitän
button-moderation-undo = All das zurücknehmen
button-moderation-delete-sure = Tisch { $number } endgültig löschen
button-moderation-number = Zahl eingeben
button-moderation-mend = Reparieren
hint-moderation-seat = Welcher Platz?
hint-moderation-answer = Was alle von der Auswahl sehen
hint-moderation-heir = Wer bekommt den Platz?
hint-moderation-step = Zurück bis vor …
hint-moderation-channel = In welchen Kanal?
hint-moderation-repair = Wählen

moderation-title = **Moderieren** · { $table }
moderation-waits = ⏳ { $other }{ $since }
moderation-waits-unseen = ⏳ Jemand wird verdeckt gefragt{ $since }
moderation-nobody = Der Tisch wartet auf niemanden.
moderation-nobody-asked = Gerade ist niemand gefragt.
moderation-paused = ⏸️ Ein Moderator hat die Uhr angehalten: Niemand wird erinnert, keine Zeit läuft ab. Ziehen kann man trotzdem.
moderation-asleep = 💤 Lange war niemand da; die Uhr steht still, bis jemand antwortet.
moderation-away = Ein Computerkapitän segelt für { $seats }.
moderation-stuck = ⚠️ Ein Computerkapitän sitzt fest: Antworte für ihn, oder geh einen Schritt zurück.
moderation-lobby = Dieser Tisch hat noch nicht begonnen.
moderation-finished = Dieses Spiel ist vorbei. Sein Startwert ist veröffentlicht; ehrlich weiterspielen könnte niemand.
moderation-ended = Dieser Tisch wurde vor dem Ende geschlossen. Du kannst ihn wieder öffnen.
moderation-act = Antworte für einen Platz. Alle erfahren, wer es war. Du siehst hier nichts, was nicht alle sehen dürfen.
moderation-answers = **{ $other }**: { $question }
moderation-answers-secret = **{ $other }** wird geheim gefragt: Du kannst nur die Vorgabe geben oder einen Computerkapitän antworten lassen.
moderation-seats = Gib einen Platz jemand anderem. Wer geht, verliert Hand und Tafeln; auch Computerkapitäne lassen sich ablösen.
moderation-heirs = Wer übernimmt den Platz von { $other }? Wer hier fehlt: /moderate replace.
moderation-myself = Du selbst
moderation-back = Die neuesten Schritte stehen oben. Wähle einen, um zu sehen, was ein Zurück bis davor ungeschehen macht. Was verdeckt beantwortet wurde, geht mit und steht nicht dabei.
moderation-no-steps = Noch ist nichts geschehen, was sich zurücknehmen lässt.
moderation-step-repair = Eine Reparatur
moderation-back-sure = { $count ->
    [one] **Diesen Schritt ({ $whose }) zurücknehmen?** Diese Zeilen fielen weg:
   *[other] **Zurück bis vor diesen Schritt ({ $whose })?** { $count } Schritte würden ungeschehen, und diese Zeilen fielen weg:
}
moderation-back-more = … und { $count } weitere
moderation-move = Zieh mit dem Tisch in einen anderen Kanal um. Er bekommt dort einen neuen Thread; im alten führt ein Satz dorthin.
moderation-no-channels = Es gibt keinen anderen Kanal, den du und ich sehen.
moderation-close-sure = **{ $table }** vor dem Ende schließen? Du kannst ihn wieder öffnen.
moderation-delete-sure = **{ $table }** mit Logbuch, Zügen und Ergebnis löschen? **Niemand kann das zurückholen.** Exportiere den Tisch vorher, wenn du ihn noch brauchen könntest.
moderation-repair = **Reparieren.** Die Gesetze des Spiels gelten weiter, die Frage am Tisch wird neu gestellt, und alle lesen, was du getan hast.
moderation-repair-sure = Stimmt das so?
moderation-did-nudge = Erledigt: Wer wach ist, wird in den nächsten Minuten erinnert, die anderen, wenn sie aufwachen.
moderation-did-post = Neu gepostet.
moderation-did-back = Erledigt: Der Tisch steht, wie er damals stand.
moderation-did-repair = Repariert.

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
