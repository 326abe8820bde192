### Was vor einem Platz liegt und wie es um die Plätze steht, auf einer Seite. Beutel: ein Name neben einer Zahl.

purse-gold = Gold
purse-stash = Versteckt
purse-unshown = davon { $count } versteckt
purse-coins = { $count ->
    [one] Münze
   *[other] Münzen
}
purse-influence = Einfluss
purse-strength = Stärke
purse-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
purse-bounties = { $count ->
    [one] Kopfgeld
   *[other] Kopfgelder
}

stands-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
stands-cargo = { $count ->
    [0] leerer Laderaum
   *[other] { $count } im Laderaum
}
stands-bounties = { $count ->
    [0] { "" }
    [one] 1 Kopfgeld
   *[other] { $count } Kopfgelder
}
stands-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
stands-strength = { $count ->
    [0] { "" }
   *[other] Stärke { $count }
}
stands-loaded = { $count ->
    [0] { "" }
   *[other] { $count } geladen
}
