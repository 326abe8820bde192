name-favors = Gefälligkeiten
text-favors = Kauft und verdient Gefälligkeiten, um noch einmal zu ziehen oder zu würfeln oder in einen Hafen zu kommen.
source-favors = Gefälligkeit
name-favor_entry = Gefälligkeiten
step-BuyFavors = Gefälligkeiten kaufen
step-GainFavor = Gefälligkeit für einen Auftrag
step-RedrawCards = Gefälligkeit für andere Karten
step-RedrawOfferForFavor = Gefälligkeit für ein anderes Angebot
step-RollAgain = Gefälligkeit für einen neuen Wurf
step-AnotherLook = Gefälligkeit für eine neue Suche
form-favors-left = { $favors ->
    [one] eine Gefälligkeit
   *[other] { $favors } Gefälligkeiten
}
option-favors = Zuletzt: Gefälligkeiten (je { $gold })
option-favor-spend = Eine Gefälligkeit einsetzen
option-favor-keep = Behalten
option-favor-rest = Diesen Zug nicht mehr fragen
ask-favors-buy = Wie viele Gefälligkeiten zu je { $gold } Gold? Du hast { $favors } von 5. Danach ist deine Hafenaktion vorbei.
ask-favor-cards = { $count ->
    [one] Eine Karte wurde gezogen: { $deck_deck }.
   *[other] { $count } Karten wurden gezogen: { $deck_deck }.
} Für eine Gefälligkeit neu ziehen? Übrig: { form-favors-left }.
ask-favor-cards-own = Gezogen: { $cards }. Für eine Gefälligkeit neu ziehen? Du hast { form-favors-left }.
ask-favor-roll = { $skill }: { $faces }. Für eine Gefälligkeit noch einmal würfeln? Übrig: { form-favors-left }.
ask-favor-npc = { $name } hat dich gefunden. Für eine Gefälligkeit muss noch einmal gewürfelt werden. Du hast { form-favors-left }.
log-favors-bought = { $seat } kaufte { $count ->
    [one] eine Gefälligkeit
   *[other] { $count } Gefälligkeiten
} für { $gold } Gold und hat jetzt { $now }.
log-favors-gained = { $seat } bekam für den Auftrag eine Gefälligkeit und hat jetzt { $now }.
log-favors-spent = { $seat } setzte { $favors ->
    [one] eine Gefälligkeit
   *[other] { $favors } Gefälligkeiten
} ein, { $why_favor }; { $left } übrig.
favor-cards = um neu zu ziehen
favor-roll = um noch einmal zu würfeln
favor-npc = um noch einmal gesucht zu werden
favor-entry = um in den Hafen zu kommen
log-favors-discarded = { $seat } legte { $cards } ab.
log-favors-drew = { $seat } zog { $count ->
    [one] eine andere Karte
   *[other] { $count } andere Karten
}.
log-favors-drew-own = Du zogst { $cards }.
log-favors-lost = { $seat } verlor { $favors ->
    [one] die letzte Gefälligkeit
   *[other] alle { $favors } Gefälligkeiten
}.
hand-favors = Gefälligkeiten: { $favors_favors } von 5
captain-favors = { hand-favors }
step-EnterForFavors = Gefälligkeiten für einen Hafen
step-ActForFavors = Gefälligkeiten für eine Hafenaktion
option-favors-spend = Einsetzen: { form-favors-left }
option-favor-stay = Lass es bleiben
ask-favor-enter = { $zone } ist dir verschlossen. { $price ->
    [one] Eine
   *[other] { $price }
} von { $favors } Gefälligkeiten einsetzen, um an Land zu kommen?
text-survivor = Spiele sie, wenn dein Kapitän stirbt, vor dem Plündern. Dein nächster Kapitän behält das Gold an Bord, deine Ruhmeskarten und deine Gefälligkeiten.
