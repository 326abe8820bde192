### Wozu eine Karte an einem Schiff der Schatzflotte führt. Kurz: Es steht unter einem Knopf.

phrase-who-flag = { $seat }
phrase-who-neutral = der neutrale Pirat

advice-fleet-points = { $points } Punkte
advice-fleet-leads = { $coming ->
    [0] deins, { $mine } zu { $best }
   *[other] du führst { $mine } zu { $best }
}
advice-fleet-behind = { $whose } führt { $best } zu { $mine }{ form-fleet-needed }
advice-fleet-tied = Gleichstand: Niemand bekommt es{ form-fleet-needed }
form-fleet-needed = { $needed ->
    [0] { "" }
    [one] ; mit 1 Kanone mehr ist es deins
   *[other] ; mit { $needed } Kanonen mehr ist es deins
}
advice-fleet-no-fire = noch kein Schuss
advice-fleet-you-board = { $boarders ->
    [0] sicher deins
   *[other] deins, wenn keine zweite Entermannschaft kommt
}
advice-fleet-boarded = { $whose } bekommt das Schiff{ $boarders ->
    [0] { "" }
   *[other] , wenn keine zweite Entermannschaft kommt
}
advice-fleet-nobody-boards = 2 Entermannschaften: Niemand bekommt das Schiff
advice-fleet-storm = alle Schüsse dort sind weg
advice-fleet-storm-cursed = der Fluch wartet bis zur nächsten Ausfahrt
advice-fleet-wards = wehrt den Fluch ab{ $points ->
    [0] ; du hast kein Schiff zu verlieren
   *[other] : Er kostete dich { $points } Punkte
}
advice-fleet-safe = nützt dir nichts: Der Fluch trifft dich nicht
advice-fleet-coming = { $cards ->
    [0] Nach dir legt niemand mehr
    [one] Nach deiner kommt noch 1 Karte
   *[other] Nach deiner kommen noch { $cards } Karten
}
advice-fleet-governor = Die Karte, die du zurückbehältst, wird am Ende um den Gouverneur aufgedeckt: { $points } Punkte für die höchste
advice-fleet-row = Schiffe mit { $points } Punkten; { $boarders ->
    [0] alle anderen haben ihre Entermannschaft gespielt
    [one] einer der anderen hat seine Entermannschaft noch
   *[other] { $boarders } der anderen haben ihre Entermannschaft noch
}

## In wenigen Worten

brief-fleet-you-board = { $boarders ->
    [0] sicher deins
   *[other] deins, wenn sonst niemand entert
}
brief-fleet-boarded = { $whose } bekommt es
brief-fleet-wards = wehrt den Fluch ab{ $points ->
    [0] { "" }
   *[other] : Er kostete dich { $points }
}
brief-fleet-safe = unnötig: Du bist schon sicher
