### Schmuggelware (Seas of Glory): was gefragt und erzählt wird.

glory-contraband = Schmuggel
earned-contraband = Schmuggelware

## Kaufen und verstauen

ask-contraband-buy = In { $zone } Schmuggelware kaufen, je { $gold } Gold?
ask-contraband-buy-own = { $found ->
    [0] Schmuggelware ist nicht im Angebot.
   *[other] Etwas als Schmuggelware kaufen, je { $gold } Gold? Du hast { $purse }.
}
more-contraband-buy = { $found ->
    [0] Schmuggelware ist nicht im Angebot.
   *[other] Etwas davon als Schmuggelware kaufen, je { $gold } Gold? Den Rest kannst du noch als Waren kaufen. Du hast { $purse } Gold und { form-room }.
}
option-smuggle = { $card } schmuggeln
about-smuggle = { $kind } für { $zone }: dort 10 Gold
log-contraband-bought = { $seat } kaufte { $count ->
    [one] eine Karte Schmuggelware
   *[other] { $count } Karten Schmuggelware
} für { $gold } Gold.
log-contraband-bought-own = Du hast für { $gold } Gold als Schmuggelware gekauft: { $cards }.
ask-contraband-stow = Was von dieser Fracht ist Schmuggelware? Der Rest zählt als die Waren, die er zeigt.
option-stow = Schmuggel: { $card }
about-stow = { $kind } für { $zone }: dort 10 Gold
log-contraband-stowed = { $seat } legte { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} zur Schmuggelware.
log-contraband-stowed-own = Du hast zur Schmuggelware gelegt: { $cards }.

## Verkaufen

log-contraband-behind = { $card } liegt jetzt hinter dem Kapitän von { $seat }: Die nächste verkaufte Schmuggelware bringt einen Ruhmespunkt.

## Kriegsschiffe

ask-contraband-found = { $name } ({ $npc }) durchsucht dein Schiff und findet Schmuggelware. Greifst du an, oder wirfst du sie ab?
ask-contraband-found-own = { $name } findet deine Schmuggelware. Angreifen oder alles abwerfen?
option-resist = Angreifen ({ form-nation-es } Kopfgeld)
option-discard-contraband = Alle Schmuggelware abwerfen
log-contraband-resisted = { $seat } ließ sich nicht durchsuchen und griff { $name } an.
log-contraband-discarded = { $seat } ließ die Schmuggelware über Bord gehen und durfte weiterfahren: { $cards }.
ask-contraband-hide = Welche Schmuggelware bleibt versteckt?
option-hide = { $card } verstecken
ask-contraband-lose = { $count ->
    [one] Eine Frachtkarte geht verloren.
   *[other] { $count } Frachtkarten gehen verloren, eine nach der anderen.
} Von wo?
option-lose-from = { $goods ->
    [no] Von der Schmuggelware
   *[other] Von den Waren
}

## Übersichten

status-contraband = { $cargo_contraband_count ->
    [0] { "" }
   *[other] Schmuggelware: { $cargo_contraband }
}
hand-contraband = Schmuggelware: { $cargo_contraband }{ $cargo_behind_count ->
    [0] { "" }
   *[other] {" "}(und für einen Ruhmespunkt verkauft: { $cargo_behind })
}
captain-contraband = Schmuggelware: { $cargo_contraband }{ $cargo_behind_count ->
    [0] { "" }
   *[other] {" "}(und für einen Ruhmespunkt verkauft: { $cargo_behind })
}

## Schritte

step-ChooseContrabandFirst = Schmuggelware und Waren aussuchen
step-BuyContraband = Schmuggelware kaufen
step-PayContraband = Schmuggelware bezahlen
step-StowContraband = Schmuggelware verstauen
step-ContrabandGlory = Verkaufte Schmuggelware zählen
step-Searched = Suche nach Schmuggelware
step-DiscardContraband = Schmuggelware abwerfen
step-LoseFromEither = Fracht verlieren
step-LoseOneContraband = Schmuggelware verlieren
step-LoseOneGood = Fracht verlieren

## Regeln zum Nachschlagen; (F) ist eine Festlegung dieses Projekts

rules-contraband-title = Schmuggelware
rules-contraband =
    32 Frachtkarten können auch Schmuggelware sein, für den einen Hafen, den sie nennen. Beim Kaufen wird Schmuggelware für den Hafen, in dem du liegst, neu gezogen; dann darfst du von den anderen welche als Schmuggelware kaufen, für je 3 Gold und vor den Waren. Fracht, die anders an Bord kommt, darf an beide Plätze.
    Dieser Hafen zahlt dafür immer 10 Gold. (F) Je 2 verkaufte bringen einen Ruhmespunkt; die erste von zweien wartet hinter deinem Kapitän, auch wenn er stirbt.
    Schmuggelware füllt den Laderaum wie andere Fracht, und wie viel du davon hast, wissen alle. (F) Als Schmuggelware zählt eine Karte nicht als Ware, unter den Waren nicht als Schmuggelware.
    Ein Kriegsschiff sucht dich, solange du welche und keine Kopfgelder hast, fährt dir aber nicht nach. Findet es dich, so greifst du es an, mit dem Kopfgeld dafür, oder wirfst alle Schmuggelware offen ab. Dann finden andere, die dich entdeckt haben, nichts; ein Feind im Krieg greift trotzdem an. (F)
    Schaden nimmt Fracht von dem Platz, den du wählst, Karte für Karte.

## Wie es erzählt wird

told-contraband-bought = kaufte { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} Schmuggelware für { $gold } Gold
told-contraband-bought-own = kaufte { $cards } als Schmuggelware für { $gold } Gold
told-contraband-stowed = legte { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} zur Schmuggelware
told-contraband-stowed-own = legte { $cards } zur Schmuggelware
told-contraband-behind = { $card }: 1 von 2 Schmuggelwaren für +1 Ruhm
told-contraband-behind-alone = verkaufte { $card }: 1 von 2 Schmuggelwaren für +1 Ruhm
told-contraband-resisted = **ließ sich nicht durchsuchen und griff an: { $name }**
told-contraband-discarded = warf alle Schmuggelware über Bord und durfte weiter: { $cards }

does-resist = Es findet nichts, aber ihr kämpft.
does-lose-from = Das Los sagt, welche dieser Karten über Bord geht.
