name-favors = Gefallen
text-favors = Kauft und verdient Gefallen, um noch einmal zu ziehen oder zu würfeln oder in einen Hafen zu kommen.
source-favors = Gefallen
name-favor_entry = Gefallen
step-BuyFavors = Gefallen kaufen
step-GainFavor = Ein Gefallen für einen Auftrag
step-RedrawCards = Ein Gefallen für andere Karten
step-RedrawOfferForFavor = Ein Gefallen für ein anderes Angebot
step-RollAgain = Ein Gefallen für einen neuen Wurf
step-AnotherLook = Ein Gefallen für eine neue Suche
step-EnterForFavors = Gefallen für einen verschlossenen Hafen
step-ActForFavors = Gefallen für eine Hafenaktion
option-favors = Gefallen kaufen und gehen (je { $gold } Gold)
option-favor-spend = Einen Gefallen einfordern
option-favor-keep = Behalten
option-favor-rest = Diesen Zug nicht mehr fragen
option-favors-spend = { $favors } Gefallen einfordern
option-favor-stay = Lieber nicht
ask-favors-buy = Wie viele Gefallen zu je { $gold } Gold? Du hast { $favors } von 5. Danach ist deine Hafenaktion vorbei.
gives-favors-buy = { $what } Gefallen kaufen
ask-favors-buy-own = Wie viele Gefallen, je { $gold } Gold? Du hast { $favors } von 5; dann endet dein Besuch.
ask-favor-cards = { $count ->
    [one] Eine Karte wurde gezogen
   *[other] { $count } Karten wurden gezogen
} ({ $deck_deck }). Für einen Gefallen neu ziehen? Übrig: { $favors }.
ask-favor-cards-own = { $cards_count ->
    [1] Gezogen: { $cards }.
    [2] Gezogen: { $cards }.
   *[other] { $cards_count } Karten gezogen.
} Für einen Gefallen neu ziehen?
more-favor-cards = Gezogen: { $cards }. Für einen Gefallen neu ziehen? Du hast { $favors }.
ask-favor-roll = { $skill }: { $faces }. Für einen Gefallen noch einmal würfeln? Übrig: { $favors }.
ask-favor-npc = { $name } hat dich gefunden. Für einen Gefallen muss noch einmal gewürfelt werden. Du hast { $favors }.
ask-favor-npc-own = { $name } hat dich gefunden. Für einen Gefallen neu würfeln lassen?
ask-favor-enter = { $zone } ist dir verschlossen. { $price } von { $favors } Gefallen einfordern, um an Land zu kommen?
ask-favor-enter-own = { $zone } ist dir verschlossen. Für { $price } deiner { $favors } Gefallen an Land gehen?
log-favors-bought = { $seat } kaufte { $count } Gefallen für { $gold } Gold und hat jetzt { $now }.
log-favors-gained = { $seat } bekam für den Auftrag einen Gefallen und hat jetzt { $now }.
log-favors-spent = { $seat } forderte { $favors } Gefallen ein, { $why_favor }; { $left } übrig.
favor-cards = um neu zu ziehen
favor-roll = um noch einmal zu würfeln
favor-npc = um noch einmal gesucht zu werden
favor-entry = um in den Hafen zu kommen
log-favors-discarded = { $seat } legte { $cards } ab.
log-favors-drew = { $seat } zog { $count ->
    [one] eine andere Karte
   *[other] { $count } andere Karten
}.
log-favors-drew-own = Du hast { $cards } gezogen.
log-favors-showed = { $seat } zog stattdessen { $shown }.
log-favors-lost = { $seat } verlor { $favors ->
    [one] den letzten Gefallen
   *[other] alle { $favors } Gefallen
}.
status-favors = Gefallen { $favors_favors }/5
hand-favors = Gefallen: { $favors_favors } von 5
captain-favors = { hand-favors }
name-survivor_with_favors = { name-survivor }
text-survivor_with_favors = Spiele sie, wenn dein Kapitän stirbt (vor dem Plündern) oder sich zur Ruhe setzt. Dein nächster Kapitän behält das Gold an Bord, deine Ruhmeskarten und deine Gefallen.

## Wie es erzählt wird

told-favors-bought = kaufte { $count } Gefallen ({ $gold } Gold), jetzt { $now }
told-favors-gained = +1 Gefallen, jetzt { $now }
told-favors-gained-alone = bekam 1 Gefallen, jetzt { $now }
told-favors-spent = forderte { $favors } Gefallen ein, { $why_favor }
told-favors-drew-own = zog { $cards }
told-favors-lost = verlor { $favors ->
    [one] den letzten Gefallen
   *[other] alle { $favors } Gefallen
}

why-most-favors = mehr als { $most } sind nicht erlaubt.
why-too-few-favors = Das kostet { $price } Gefallen, und du hast { $have }.

does-favor-spend = 1 Gefallen weniger, und es geschieht.
does-favor-keep = Du behältst deinen Gefallen.
does-favor-rest = Du behältst deinen Gefallen und wirst in diesem Zug nicht mehr gefragt.
does-favor-stay = Du behältst deine Gefallen.

option-repair-favors = Gefallen: setzen
ask-repair-favors = Wie viele Gefallen? Jetzt: { $now }.
step-RepairFavors = Ein Moderator setzt Gefallen
log-repaired-favors = Gefallen von { $seat }: { $now } statt { $before }.
told-repaired-favors = 🔧 { log-repaired-favors }

## In wenigen Worten

gist-survivor_with_favors = Der nächste Kapitän behält Gold, Karten und Gefallen
