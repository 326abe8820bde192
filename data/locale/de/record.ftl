# Was aus beendeten Spielen wurde: Ergebnisse und Rivalen eines Mitglieds, Rekorde und Rangliste eines Servers.

command-stats = Was du gespielt und gewonnen hast, deine Rivalen, deine Würfel; und die Rekorde dieses Servers
command-stats-show = Deine eigenen Ergebnisse oder die des Servers
command-stats-member = Die Ergebnisse von jemand anderem
stats-mine = Meine Ergebnisse
stats-server = Rekorde dieses Servers

record-title = { $place ->
    [here] **Deine Ergebnisse auf diesem Server**
   *[everywhere] **Deine Ergebnisse auf allen Servern**
}
record-title-other = **Was { $who } hier gespielt hat**
record-none = { $mine ->
    [yes] Du hast hier noch kein Spiel beendet. Eröffne mit /game new einen Tisch: Jedes Spiel zählt, das bis zum Ende gespielt wird.
   *[no] Hier ist noch kein Spiel zu Ende gespielt.
}
record-game = **{ $game }**: { $played ->
    [1] 1 Spiel
   *[other] { $played } Spiele
}, { $won } gewonnen, { $best ->
    [0] ohne Punkte
   *[other] höchstens { $best } Punkte
}
record-rating = Wertung { $points }
record-unrated = { $left ->
    [1] Wertung nach noch 1 Spiel gegen andere
   *[other] Wertung nach noch { $left } Spielen gegen andere
}
record-rivals = **Wer vorn lag**
record-rival = Du und { $who }: { $ahead } zu { $behind }{ $even ->
    [0] {""}
   *[other] , { $even }-mal gleichauf
}
record-captains = Am häufigsten warst du { $named }.
record-captains-other = Am häufigsten war der Kapitän { $named }.
record-ships = Am längsten gesegelt: { $named }.
record-favourite = { $name } ({ $played ->
    [1] 1 Spiel
   *[other] { $played } Spiele
}, { $won } gewonnen)
record-latest = **Die letzten Spiele**
record-last = { $place ->
    [1] 🏆 Sieg bei { $game }
   *[other] Platz { $place } von { $seats } bei { $game }
}, { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}, { $when }
record-dice = { $hits } Treffer mit { $dice ->
    [1] 1 Würfel
   *[other] { $dice } Würfeln
}, zu erwarten waren { $expected }
record-luck-port_royal = { $hits ->
    [0] kein Mal
    [1] 1-mal
   *[other] { $hits }-mal
} alles verloren bei { $dice ->
    [1] 1 gewagten Karte
   *[other] { $dice } gewagten Karten
}, zu erwarten war es { $expected }-mal
record-luck = **{ $game_id ->
    [port_royal] Karten
   *[other] Würfel
}** { $games ->
    [1] im letzten Spiel
   *[other] in den letzten { $games } Spielen
}: { $told }

record-server = **Die Rekorde dieses Servers**
record-server-none = Hier ist noch nichts zu Ende gespielt worden.
record-server-game = **{ $game }**, { $played }-mal gespielt
record-points = Meiste Punkte: { $much }, { $who }
record-deed-marauders = Reichster Überfall: { $much } Gold, { $who }
record-places = Nach Wertung:
record-place = { $place }. { $who }: { $points } ({ $games } Spiele)
record-no-places = -# Eine Wertung hat, wer 5 Spiele gegen andere Mitglieder gespielt hat.

tell-results-own = { $who } zeigt seine Ergebnisse niemandem sonst.

command-settings-results = Wer deine Ergebnisse sehen kann
results-everybody = Alle auf dem Server
results-alone = Nur ich
settings-results = Deine Ergebnisse: Auf einem Server sehen alle, was du dort gespielt und gewonnen hast.
settings-results-own = Deine Ergebnisse: Nur du siehst sie. In Rekorden und Ranglisten stehst du nicht.
command-setup-places = Ob /stats eine Rangliste nach Wertung zeigt
command-setup-mended = Ob Spiele zählen, in denen ein Moderator etwas repariert hat
setup-places = Ergebnisse: /stats zeigt eine Rangliste nach Wertung. Wer das nicht will, fehlt darin.
setup-no-places = Ergebnisse: /stats zeigt keine Rangliste.
setup-mended = Spiele, in denen ein Moderator etwas repariert hat, zählen wie alle anderen.
setup-not-mended = Spiele, in denen ein Moderator etwas repariert hat, zählen nicht.

## Das Bild

record-picture = { $name }: Spiele und Siege
record-picture-won = { $won } von { $played } gewonnen
record-picture-best = { $best ->
    [0] {""}
   *[other] Bestes: { $best }
}
record-picture-rating = Wertung
record-picture-latest = Die letzten Spiele, das neueste rechts:
alt-record = Eine Tafel mit den Ergebnissen von { $name }.
alt-record-latest = Plätze in den letzten Spielen, das neueste zuletzt: { $places }.
