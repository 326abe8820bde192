name-cutthroat = Halsabschneider
text-cutthroat = Fährt ein Kapitän in seinem Zug in deine Seezone, darfst du ihn suchen; das kostet 2 Aktionen deines nächsten Zuges.
source-cutthroat = { name-cutthroat }
step-LieInWait = Suche außer der Reihe
step-DeclareScouting = Außer der Reihe suchen?
step-ScoutOffTurn = Suche außer der Reihe
ask-scout-off_turn = { $other } ist jetzt { form-off-zone }. Außer der Reihe suchen? Das kostet { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
} des nächsten Zuges.
ask-scout-off_turn-own = { $other } ist { form-off-zone }. Jetzt suchen, dafür { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
} weniger?
option-scout-off-turn = { $other } suchen
option-let-pass = { $other } fahren lassen
log-scout-off_turn = { $seat } drehte die Kapitänskarte um und suchte { $other } { form-off-zone }.
log-scout-let_pass = { $seat } ließ { $other } fahren.
log-scout-tied = { $seats } sahen { $other } zur gleichen Zeit und suchten noch einmal.
log-captain-turned_back = { $seat } drehte die Kapitänskarte zurück: { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
} in diesem Zug.
hand-cutthroat = { $cutthroat_turned ->
    [yes] Kapitänskarte umgedreht: 2 Aktionen weniger in deinem nächsten Zug, bis dahin keine Suche außer der Reihe.
   *[no] Kapitänskarte offen: Du darfst außer der Reihe suchen.
}
captain-cutthroat = { $cutthroat_turned ->
    [yes] Kapitänskarte umgedreht: 2 Aktionen weniger im nächsten Zug.
   *[no] Kapitänskarte offen.
}

## Regeln zum Nachschlagen; (F) ist eine Festlegung dieses Projekts

rules-cutthroat-title = Halsabschneider
rules-cutthroat =
    Fährt ein Kapitän in seinem Zug in deine Seezone oder aus ihrem Hafen, darfst du ihn suchen, wenn du dort auf See liegst. (F) Drehe deine Kapitänskarte um: Bis zu deinem nächsten Zug geht das nicht noch einmal, und dieser Zug hat 2 Aktionen weniger, aber mindestens eine. (F)
    Gelingt dein Wurf, so greifst du ihn an, mit dem Kopfgeld dafür. Überlebt er, geht sein Zug weiter.
    Wollen mehrere, sagt es jeder in Zugreihenfolge, dann würfeln sie alle. Die meisten Erfolge finden ihn, dann die meisten Augen; steht es immer noch gleich, würfeln diese noch einmal. Die Aktionen schulden alle, gefunden oder nicht. (F) Ein Platz schuldet sie auch, wenn sein Kapitän inzwischen stirbt. (F)
    Das Wetter kommt davor, Kapitäne ohne Spieler danach.

## Wie es erzählt wird

told-scout-off_turn = drehte die Kapitänskarte um und suchte { $other } { form-off-zone }
told-scout-tied = { $seats } lagen gleichauf und suchten noch einmal
told-captain-turned_back = drehte die Kapitänskarte zurück: { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
} in diesem Zug

does-scout-off-turn = Würfle auf Erkunden; mit einem Erfolg greifst du an.
does-let-pass = Nichts geschieht.
