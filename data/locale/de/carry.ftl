### Zum Mitnehmen: ein Spiel als Text für ein Forum. Stil: docs/style.md.

tell-written = { $form ->
    [bbcode] { $table } als BBCode, fertig zum Einfügen in ein Forum. Wer es liest, erfährt, was Zuschauer wissen.
   *[markdown] { $table } als Markdown, fertig zum Einfügen. Wer es liest, erfährt, was Zuschauer wissen.
}
export-as-file = Datei für quartermaster verify
export-as-bbcode = Forum (BBCode)
export-as-markdown = Forum (Markdown)
export-part-turn = Letzter Zug
export-part-mine = Seit meinem letzten Zug
export-part-round = Eine Runde
export-part-game = Das ganze Spiel
command-game-export-as = Eine Datei zum Prüfen oder ein Text fürs Forum
command-game-export-part = Fürs Forum: wie viel vom Spiel
command-game-export-round = Fürs Forum: welche Runde

## Ein Spiel, das zu Ende ist, für die eigene Partienliste

play-game = { $game }
play-date = Datum: { $date }
play-length = Dauer: { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}{ play-rounds }
play-long = Gespielt seit { $begun }{ play-rounds }
play-rounds = { $rounds ->
    [0] { "" }
    [one] , 1 Runde
   *[other] , { $rounds } Runden
}
play-modules = Mit: { $modules }
play-players = Mitspieler: { $count }
play-player = { $place ->
    [0] { "" }
   *[other] { $place }.{ " " }
}{ $score } (Platz { $number }{ $computer ->
    [yes] , Computerkapitän
   *[no] { "" }
}{ $won ->
    [yes] , gewonnen
   *[no] { "" }
})
export-part-play = Eintrag für meine Partienliste
button-play = Partie eintragen
tell-play = Fertig zum Einfügen in deine Partienliste:

## Ein Fehler, der gemeldet wird

button-report = Fehler melden
report-title = Ein Fehler in Quartermaster
report-there = In dieser Datei steht, welche Version und welches Spiel es ist und was für Knöpfe du zuletzt gedrückt hast. Sie nennt keinen Namen und kein Geheimnis. [Melde den Fehler hier](<{ $link }>): Schreib, was passiert ist, und häng die Datei an.
report-host = In dieser Datei steht, welche Version und welches Spiel es ist und was für Knöpfe du zuletzt gedrückt hast. Sie nennt keinen Namen und kein Geheimnis. Gib sie dem, der diesen Bot betreibt, und schreib dazu, was passiert ist.
