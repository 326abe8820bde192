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

## Eine Partie, die vorbei ist, durchgesehen für den, der sie gespielt hat

button-review = Mein Rückblick
review-title = ### So hast du gespielt: { $table }
review-about = Beide Antworten habe ich in gedachten Partien weitergespielt, mit anderem Glück und nur dem, was du wissen konntest. { $game_id ->
    [marauders] Ruhm zählt als das Gold, das er wert ist.
    [port_royal] Einfluss zählt als die Münzen, die er wert ist.
   *[other] { "" }
}
review-costly = Was dich am meisten gekostet hat
review-line = { $round } – { $asked } Du: „{ $gave }“. Besser: „{ $better }“, { $cost }.
review-nothing = Nichts fällt auf: Eine andere Antwort hätte dir kaum mehr gebracht.
review-worth = { $game_id ->
    [marauders] etwa { $much } Gold mehr
    [port_royal] etwa { $much ->
        [1] 1 Münze
       *[other] { $much } Münzen
    } mehr
   *[other] etwa { $much ->
        [1] 1 Punkt
       *[other] { $much } Punkte
    } mehr
}
review-luck = { $game_id ->
    [port_royal] Wie die Karten fielen
   *[other] Wie die Würfel fielen
}
review-decided = Was die Partie entschieden hat
review-round = { $game_id ->
    [treasure_fleet] Fahrt { $number }
   *[other] Runde { $number }
}
tell-review-own = Du hattest hier keinen Platz, also gibt es von dir nichts durchzusehen.
tell-no-review = Diese Partie kann ich nicht noch einmal spielen: Ihre Regeln haben sich seither geändert, oder sie begann nicht von vorn.
