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
