### Die Seite des lokalen Tischs. Was der Bot dort sagt, kommt aus seinen Nachrichten. Stil: docs/style.md.

page-skip = Zu den Knöpfen des Tischs
page-places = Tische
page-seats = Plätze
page-more = Menü
page-board = Der Spielplan
page-to-table = Auf dem Spielplan spielen
page-table = Der Tisch
page-private = Nur für dich
page-direct = Nachrichten an dich
page-after = Am Tisch
page-earlier = Früher
page-cover = Eine Galeone unter vollen Segeln vor einer Küste mit Palmen.
page-no-picture = Dieses Bild ist nicht mehr da.
page-large = Groß: { $name }
page-save = { $name } speichern
page-thinking = Einen Moment …
page-dismiss = Weglegen
page-up-to = Bis zu { $most } wählen
page-several = { $least } bis { $most } wählen
page-exactly = { $count } wählen
page-ok = OK
page-close = Schließen
page-yes = ja
page-no = nein

## Plätze an einem gemeinsamen Bildschirm

page-show-seat = Karten von { $name } zeigen
page-covered = Karten und Nachrichten von { $name } sind verdeckt. Schaut sonst niemand her?
page-called = { $name } ist gefragt
page-is-asked = ist gefragt
page-absent = { $name } sitzt noch nicht an diesem Tisch
page-your-turn = Du bist dran.
page-links = Links
page-links-about = Jeder Link öffnet einen Platz und zeigt nichts von den anderen. Sie gelten nur auf diesem Rechner: Gib allen, die mitspielen, ein eigenes Fenster.
page-copy = Kopieren
page-copied = Kopiert

## Worte und Befehle

page-words-mode = Worte statt Bilder
page-command = Befehl
page-command-hint = / zeigt alle Befehle
page-send = Senden

## Die Verbindung

page-lost = Der Tisch antwortet nicht; die Seite versucht es weiter.
page-back = Der Tisch ist wieder da.
page-ended = Dieser Link öffnet nichts mehr. Nimm den aus dem Terminal.
page-many = Dieser Link ist in zu vielen Fenstern offen. Schließ eines davon.
page-gone = Das gibt es nicht mehr. Sieh noch einmal auf den Tisch.
page-no-command = Diesen Befehl gibt es nicht. Mit / siehst du alle.
page-unreadable = Der Tisch kann nicht lesen, was diese Seite geschickt hat. Lade die Seite neu.
page-no-answer = Der Tisch hat nicht rechtzeitig geantwortet. Versuch es noch einmal.

## Tasten

page-keys = Tasten
page-keys-on = Einzelne Buchstaben sind Kurzbefehle
page-key-command = einen Befehl eingeben
page-key-table = zu den Knöpfen des Tischs
page-key-private = zu dem, was nur für dich ist
page-key-direct = zu deinen Nachrichten
page-key-board = zum Spielplan
page-key-keys = diese Liste
page-key-tab = zum nächsten Knopf
page-key-enter = drücken
page-key-escape = ein Fenster oder eine Liste schließen
