rules-wind-title = Der Wind
rules-wind =
    Vor jeder Ereigniskarte dreht der Wind in eine von 8 Richtungen und weht dorthin, bis er wieder dreht.
    Einmal im Zug segelst du umsonst mit ihm, auch nach der dritten Aktion. Die erste Fahrt gegen ihn kostet im selben Zug 2 Aktionen, eine weitere nur eine.
    Gegen den Wind geht es nur über die Grenze genau gegenüber. Ein- und Auslaufen hat keine Richtung, und wo keine Grenze im Wind liegt, segelt niemand mit ihm. (F)
    Kapitäne ohne Spieler kümmert der Wind nicht.
