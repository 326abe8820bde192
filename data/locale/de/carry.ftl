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

## Ein Spiel, das zu Ende ist, aus seiner Datei wieder aufgemacht

command-game-open = Ein beendetes Spiel aus seiner Datei öffnen, zum Weiterspielen oder Ausprobieren
command-game-open-file = Die Datei aus /game export von einem beendeten Spiel
command-game-open-round = Ab welcher Runde (sonst ab der letzten)
reopened = 📜 { $who } hat diesen Tisch aus der Datei eines beendeten Spiels geöffnet. Weiter geht es ab Beginn von Runde { $number }, mit neuem Glück, und nichts davon zählt.
reopened-players = Gespielt haben damals { $players }.
reopened-seats = Mit *Plätze* übernimmst du den Platz eines Computerkapitäns. Wer damals mitgespielt hat, dem wird sein Platz freigehalten.
tell-file-busy = Deine letzte Datei wird noch geöffnet. Einen Moment.
tell-file-large = Diese Datei ist zu groß. Häng die an, die du von /game export bekommst.
tell-file-unreachable = Diese Datei ließ sich bei Discord nicht abholen. Versuch es gleich noch einmal.
tell-file-broken = Diese Datei lässt sich nicht öffnen. Häng eine an, die du nach dem Spiel von /game export bekommen hast, so wie sie war.
tell-file-unfinished = Dieses Spiel war noch nicht zu Ende, als die Datei entstand: In ihr steht nur, was Zuschauer wissen. Hol dir nach dem Ende eine neue.
tell-file-version = Diese Datei stammt aus einer anderen Version, und die Regeln haben sich seitdem geändert. Sie lässt sich nicht öffnen.
tell-file-round = Runde { $number } gibt es in diesem Spiel nicht. Nimm eine frühere.
tell-file-slow = Dieses Spiel bis dahin nachzuspielen, dauert zu lange. Versuch es mit einer früheren Runde.
tell-seat-kept = Hier hat damals { $who } gespielt, und der Platz bleibt dafür frei. Nimm einen anderen, oder lass dich von jemandem am Tisch einladen.
