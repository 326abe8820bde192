# Die Seite eines Tisches auf Discord: Links dorthin, und wie sie enden.

button-open-page = Tisch öffnen
button-link-page = Im Browser öffnen
button-end-links = Meine Links beenden
button-end-all-links = Alle Links beenden
link-own-seat = ### { $table }
    Dieser Link öffnet **deinen Platz**: Wer ihn hat, sieht deine Hand und kann für dich spielen.
link-looks-on = ### { $table }
    Mit diesem Link siehst du im Browser **zu**. Du siehst, was alle Zuschauer sehen.
link-keep = Gib ihn nicht weiter. Er gilt, bis du den Tisch verlässt, höchstens bis einen Tag nach dem Spiel.
link-ended = Deine Links zu { $table } öffnen nichts mehr.
link-all-ended = Kein Link öffnet { $table } mehr. Alle können einen neuen bekommen.
tell-no-page = Hier haben Tische keine Seite. Wer diesen Bot betreibt, kann ihnen mit PAGE_URL eine geben.
tell-page-closed = Im Browser lässt sich dieser Tisch vom Beginn des Spiels bis einen Tag nach dem Ende öffnen.
command-game-page = Einen Link bekommen, der diesen Tisch im Browser öffnet

# Was Programme von einem Tisch erfahren, und ihre Schlüssel.

button-programs = Für Programme
button-read-key = Neuer Schlüssel
button-end-keys = Alle Schlüssel sperren
programs-title = ### { $table } für Programme
    Mit einem Schlüssel kann ein Programm lesen, was alle Zuschauer sehen, und sonst nichts. Schlüssel vergeben Gastgeber und Moderatoren.
programs-keys = { $count ->
    [0] Noch ist kein Schlüssel vergeben.
    [one] Ein Schlüssel ist vergeben.
   *[other] { $count } Schlüssel sind vergeben.
}
programs-key = ### Ein Schlüssel zu { $table }
    Adresse: `{ $page }/api/v1/table`
    Schlüssel: ||`{ $key }`||
    -# Er wird nur jetzt gezeigt. Das Programm schickt ihn als `Authorization: Bearer`. Er gilt bis einen Tag nach dem Spiel, oder bis du ihn mit /game programs sperrst.
command-game-programs = Für Gastgeber und Moderatoren: was andere Programme von diesem Tisch lesen dürfen

# Die Adresse, an die die Geschichte eines Tisches geht.

button-hook = An eine Adresse schicken
button-end-hook = Nicht mehr schicken
modal-hook-title = Verlauf an eine Adresse schicken
modal-hook-label = Adresse
modal-hook-about = Beginnt mit https://. Der Webhook eines Discord-Kanals oder ein eigener Server.
hook-about = Der Verlauf dieses Tisches kann auch Zug für Zug an eine Adresse gehen: in einen Kanal auf einem anderen Server oder an ein eigenes Programm.
hook-nowhere = Er wird nirgendwohin geschickt.
hook-to = Er geht an **{ $host }**.
hook-secret = ### { $table } geht jetzt an { $host }
    Geheimnis: ||`{ $secret }`||
    -# Es wird nur jetzt gezeigt. Damit ist alles unterschrieben, was ankommt, und dein Programm weiß, von wem es kommt. Ein Discord-Kanal braucht es nicht.
hook-set = { $who } lässt den Verlauf dieses Tisches an **{ $host }** schicken: Zug für Zug, was alle Zuschauer sehen.
hook-ended = { $who } lässt den Verlauf dieses Tisches nicht mehr verschicken.
hook-hello = Ab jetzt kommt hier der Verlauf von { $table } an.
hook-anew = **{ $table }**: Ein Zug wurde zurückgenommen, deshalb noch einmal:
hook-given-up = **{ $host }** hat einen Tag lang nichts von { $table } angenommen, deshalb wird nichts mehr dorthin geschickt. Mit /game programs geht es an eine neue Adresse.
tell-hook-address = Diese Adresse geht nicht. Sie muss mit https:// und einem Namen beginnen, etwa https://pirates.example/verlauf.
tell-hook-refused = { $host } hat die erste Nachricht nicht angenommen, deshalb wird nichts dorthin geschickt. Prüfe die Adresse und versuch es noch einmal.
tell-hook-over = Nur ein laufendes Spiel lässt sich an eine Adresse schicken.
