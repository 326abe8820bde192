# Zuschauer: einem Tisch folgen, Spielpläne früherer Runden, alle Hände nach dem Ende.

button-follow = Folgen
button-unfollow = Nicht mehr folgen
button-past = Frühere Runden
button-hands = Alle Hände
button-board-then = Zurück zum Spielplan
hint-past = Eine andere Runde

watch-title = 🔭 **{ $table }**, gespielt in { $place }
watch-begins = Das Spiel beginnt gerade.
watch-round = Runde { $number }
watch-waits = Diese Nachricht ändere ich einmal pro Runde; weitere schicke ich nicht.
past-title = ### { $table } · zu Beginn von Runde { $number }
past-end = ### { $table } · am Ende
past-round = Runde { $number }
past-the-end = Das Ende
hands-title = -# Was alle zu Beginn von Runde { $number } auf der Hand hatten
tell-follows = Du folgst jetzt { $table }: mit einer einzigen Direktnachricht, die ich einmal pro Runde ändere.
tell-unfollowed = Du folgst { $table } nicht mehr.
tell-follows-already = Du folgst diesem Tisch schon.
tell-follows-not = Du folgst diesem Tisch nicht.
tell-follows-many = Du folgst schon { $most } Tischen. Lass zuerst einen davon sein.
tell-many-followers = Diesem Tisch folgen so viele, wie ich anschreiben kann. Mitlesen kannst du in seinem Thread.
tell-open-dm = Ich kann dir keine Direktnachrichten schicken. Erlaube sie für diesen Server und versuche es noch einmal.
tell-no-such-round = Zeigen kann ich die Runden { $low } bis { $high }.
tell-no-round-yet = Noch hat keine Runde begonnen.
tell-no-past = An diesem Tisch haben sich zwischendurch die Regeln geändert; seine früheren Runden kann ich nicht mehr zeigen.
tell-hands-running = Solange das Spiel läuft, bleiben die Hände verdeckt.
tell-hands-later = Alle Hände sind einen Tag nach dem Ende zu sehen: ab { $when }.

command-game-follow = Diesem Tisch mit einer Direktnachricht folgen, oder nicht mehr
command-game-past = Den Spielplan zu Beginn einer früheren Runde sehen
command-game-past-round = Welche Runde
