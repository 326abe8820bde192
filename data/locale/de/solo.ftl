# Allein gegen Computer, um Punkte: ein Spiel mit begrenzter Rundenzahl.

setting-solo = Allein auf Punktejagd
setting-solo-off = Nein, bis zum üblichen Ende
setting-solo-calm = Gemütlich, { $number } Runden
setting-solo-brisk = Zügig, { $number } Runden
setting-solo-hard = Knapp, { $number } Runden
setting-solo-fierce = Gnadenlos, { $number } Runden
setting-solo-four = { $number } Ausfahrten
setting-solo-three = { $number } Ausfahrten
setting-solo-two = { $number } Ausfahrten
setting-solo-one = Eine einzige Ausfahrt
tell-solo-alone = „Allein auf Punktejagd“ spielt einer gegen Computerkapitäne. Schalte es in den Optionen aus oder spiel es für dich allein.
why-voyage-solo = Die erste Fahrt wird nicht um Punkte gespielt. Schalte „Allein auf Punktejagd“ aus oder wähle den üblichen Aufbau.
log-table-last-round = Runde { $rounds } ist die letzte dieses Spiels.
told-table-last-round = 🏁 **{ log-table-last-round }**
end-rounds = Die letzte Runde dieses Spiels ist vorbei.

solo-score = { $left ->
    [0] Allein ({ $grade }): **{ $score ->
        [1] 1 Punkt
       *[other] { $score } Punkte
    }**.
   *[other] Allein ({ $grade }): **{ $score } Punkte**, { $points } aus dem Spiel und { $left } für { $left ->
        [1] die gesparte Runde
       *[other] die gesparten Runden
    }.
}

## Eigene Ergebnisse

solo-title = **Allein auf Punktejagd**
solo-line = **{ $game }**, { $told }
solo-best = { $grade }: Bestwert { $best }{ $games ->
    [1] {""}
   *[other] , zuletzt { $last }, { $games } Spiele
} · { $seats } am Tisch{ $modules ->
    [0] {""}
    [1] , 1 Modul
   *[other] , { $modules } Module
}{ $own ->
    [yes] , mit eigenen Einstellungen
   *[no] {""}
}{ $level ->
    [0] , gegen unterschiedliche Kapitäne
    [1] , gegen Landratten
    [4] , gegen sanfte Kapitäne
   *[other] {""}
}
