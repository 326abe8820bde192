### Zwei Schiffe gegeneinander, ob sie sich je begegnen oder nicht. Stil: docs/style.md.

odds-ship = Mein Schiff
odds-seamanship = Meine Seemannskunst
odds-leadership = Meine Führungskraft
odds-crew = Meine Mannschaft (0: so viele, wie draufpassen)
odds-fitted = An Bord bei mir
odds-enemy = Gegen
odds-enemy-captain = einen anderen Kapitän
odds-enemy-navy = ein NPC-Schiff
odds-enemy_ship = Das andere Schiff
odds-enemy_seamanship = Seine Seemannskunst
odds-enemy_leadership = Seine Führungskraft
odds-enemy_crew = Seine Mannschaft (0: so viele, wie draufpassen)
odds-enemy_fitted = An Bord beim anderen
command-odds-ship = Dein Schiff (sonst das, das du hast)
command-odds-seamanship = Seemannskunst deines Kapitäns
command-odds-leadership = Führungskraft deines Kapitäns
command-odds-crew = Deine Mannschaft (0: so viele, wie draufpassen)
command-odds-fitted = Modifikationen und Spezialwaffen an Bord bei dir, mit Kommas dazwischen
command-odds-enemy = Wer das andere Schiff segelt
command-odds-enemy_ship = Das andere Schiff
command-odds-enemy_seamanship = Seemannskunst des anderen
command-odds-enemy_leadership = Führungskraft des anderen
command-odds-enemy_crew = Mannschaft des anderen (0: so viele, wie draufpassen)
command-odds-enemy_fitted = Modifikationen und Spezialwaffen an Bord beim anderen, mit Kommas dazwischen
odds-of-marauders = Dein Schiff: { $ship } (Seemannskunst { $seamanship }, Führungskraft { $leadership }, { $crew ->
    [0] volle Mannschaft
   *[other] { $crew } Mann
}{ $fitted_count ->
    [0] { "" }
   *[other] , { $fitted }
}). Es greift { $enemy ->
    [navy] einen NPC
   *[captain] einen Kapitän
} an: { $enemy_ship } (Seemannskunst { $enemy_seamanship }, Führungskraft { $enemy_leadership }, { $enemy_crew ->
    [0] volle Mannschaft
   *[other] { $enemy_crew } Mann
}{ $enemy_fitted_count ->
    [0] { "" }
   *[other] , { $enemy_fitted }
})
odds-picture = { $ship } gegen { $enemy }
odds-picture-skills = Seemannskunst { $seamanship } · Führungskraft { $leadership }
odds-picture-share = { $count } %
odds-picture-won = Du gewinnst
odds-picture-parted = Ihr trennt euch
odds-picture-lost = Du stirbst
alt-odds-picture-won = Von 100 Kämpfen gewinnst du { $count }.
alt-odds-picture-parted = In { $count } trennt ihr euch.
alt-odds-picture-lost = In { $count } stirbst du.
odds-aside-marauders = Was Kapitäne sonst noch können, zählt hier nicht, auch nicht, wo ihr euch trefft. Beide kämpfen weiter, solange es sich lohnt.
why-odds-choice = So etwas steht nicht zur Wahl. Nimm eines von dem, was angeboten wird.
why-odds-several = Dort passen höchstens { $most } hin.
why-odds-number = Das muss eine Zahl von { $low } bis { $high } sein.
why-odds-crew = { $ship }: Mit diesen Modifikationen passen { $most } Mann drauf; nimm nicht mehr.
why-odds-navy-crew = NPCs segeln immer mit voller Mannschaft. Lass die Zahl weg oder nimm einen anderen Kapitän.
