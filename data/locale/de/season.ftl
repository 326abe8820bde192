# Saisons eines Servers: Zeiträume mit einem Namen und einer Rangliste.

stats-season = Die Saison dieses Servers
command-setup-season = Eine Saison mit diesem Namen beginnen; „off“ beendet die laufende
setup-season = Saison: { $name }, seit { $since }. `/stats show:season` zeigt ihre Rangliste.
setup-no-season = Gerade läuft keine Saison. `/setup season:` beginnt eine.
season-none = Auf diesem Server hat noch keine Saison begonnen. Moderatoren beginnen eine mit /setup season:.
season-title = **Saison: { $name }**
season-runs = Seit { $since }.
season-over = Von { $since } bis { $until }: Sie ist vorbei.
season-place = { $place }. { $who }: { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
} · { $games ->
    [1] 1 Spiel
   *[other] { $games } Spiele
}, { $won } gewonnen
season-empty = Noch hat darin niemand ein Spiel gegen ein anderes Mitglied beendet.
season-rule = -# In jedem beendeten Spiel gibt es einen Punkt für jedes Mitglied, das hinter dir landet. Computerkapitäne zählen nicht, ebenso wenig, wer seine Ergebnisse für sich behält.
tell-season-long = Der Name einer Saison hat höchstens { $most } Zeichen.
tell-season-none = Gerade läuft keine Saison.
