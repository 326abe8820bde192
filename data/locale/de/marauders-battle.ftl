### Gefechte am Tisch: Seegefecht, Salven, Entern.

## Wer kämpft

phrase-who-captain = { $seat }
phrase-who-npc = { $name }
phrase-who-guards = die Wachen
phrase-dice = { $faces }
form-successes = { $successes ->
    [0] kein Erfolg
    [one] ein Erfolg
   *[other] { $successes } Erfolge
}

## Beginn und Ansage

log-battle-began = { $who } griff { form-off-zone } an: { $against }!
log-battle-long_guns = { $seat } feuerte die Langen Kanonen ab: { $faces }, { $hits ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $hits } Treffer
}.
log-battle-declared = { $who } { $action_id ->
    [shoot] { $stuck ->
        [1] konnte ohne Masten nur schießen.
       *[other] ging an die Kanonen.
    }
    [board] machte sich zum Entern bereit.
   *[flee] versuchte zu fliehen.
}
ask-battle-declare = { $who } gegen { $against }, Runde { $round }. Schießen, entern oder fliehen?
ask-battle-declare-own = { $who } gegen { $against }: Schießen, entern oder fliehen?
option-declare-shoot = Schießen: bei Sieg { $cannons } Treffer
option-declare-board = Entern: { $crew } gegen { $enemy } Mann
option-declare-flee = Fliehen: Sieg, Feind ohne Erfolg
ask-battle-chasers = Jemand will fliehen. Die Jagdgeschütze abfeuern? Ziel: { $against }.
option-fire = Jagdgeschütze abfeuern
option-hold = Nicht feuern
log-battle-chasers = { $seat } feuerte die Jagdgeschütze ab: ein Treffer.

## Der Vergleich

log-battle-rolled = { $who } würfelte { $skill }: { $faces }, { form-successes }, { $pips } auf den übrigen Würfeln{ $because }.
log-battle-both_fled = Beide flohen, und das Gefecht war vorbei.
log-battle-nobody_won = Keiner war dem anderen überlegen.
log-battle-won_contest = { $who } segelte den Gegner aus.
log-battle-fled = { $who } entkam aus dem Gefecht.
ask-battle-hooks = { $faces } gegen { $against }. Die Enterhaken einsetzen? Welche Würfel wirfst du neu? Wähle keinen, um sie zu behalten.
ask-battle-hooks-own = { $faces } gegen { $against }. Mit Enterhaken neu würfeln? Wähle Würfel oder keinen.
option-die = Neu werfen: { $faces }
option-die-together = { option-die }
log-battle-hooks = { $seat } warf die Enterhaken und { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
} neu.

## Salven

log-battle-fired = { $who } feuerte: { $hits ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $hits } Treffer
}.
log-battle-no_end = Kein Schiff hatte noch eine Kanone, und sie verloren sich aus den Augen.
log-battle-locations = { $who } würfelte die Trefferzonen: { $faces }.
log-battle-relocated = { $who } warf einen Trefferwürfel neu: { $faces }.
ask-location-reroll = Trefferzonen: { $faces }. Einen Würfel neu werfen?
ask-battle-ammunition = Trefferzonen: { $located }, dazu { $skulls ->
    [one] ein Totenkopf
   *[other] { $skulls } Totenköpfe
}. Munition für die Totenköpfe einsetzen?
ask-battle-ammunition-own = Du hast { $skulls ->
    [one] einen Totenkopf
   *[other] { $skulls } Totenköpfe
} geworfen. Munition dafür einsetzen?
option-spend-ammunition = { $weapon } einsetzen
option-no-ammunition = Keine
log-battle-ammunition = { $seat } setzte { $weapon } ein: { $hits ->
    [one] Der Totenkopf trifft
   *[other] Jeder Totenkopf trifft
} { $location }.
option-hit-enemy = Treffer: { $location } (jetzt { $left })
log-battle-skulls = { $who }: Die Totenköpfe treffen { $locations }.
option-keep-dice = Die Würfel behalten
option-leave-hit = Dort lassen
ask-hit-move = Treffer auf dem Schiff: { $hits }. Einen verlegen?
option-move-from = Treffer verlegen: { $location }
ask-hit-moved = Wohin mit dem Treffer auf { $location }?
option-move-to = Nach { $location }
log-battle-moved = { $seat } verlegte den Treffer von { $source } nach { $location }.
log-battle-hit = { $who } wurde getroffen: { $location } { $left ->
    [0] zerstört
   *[other] noch { $left }
}{ $moved ->
    [yes] , weitergegeben von { $aimed }
   *[no] { "" }
}.
log-battle-no_harm = { $who } wurde getroffen: { $location }, wo es nichts mehr zu treffen gab.
log-battle-sunk = { $who } ging mit dem Schiff unter!

## Entern und Enterkampf

log-battle-boarded = { $who } enterte! Ziel: { $other_side }.
log-battle-no_boarders = { $who } hatte niemanden mehr zum Entern.
log-battle-swivel_guns = { $seat } feuerte die Drehbassen ab: { $faces }, { $hit ->
    [yes] und { $other_side } verlor 1 Mann, noch { $crew }.
   *[no] und traf niemanden.
}
log-crew-hit = { $who } verlor { $hits } Mann{ $crew ->
    [0] , und keiner ist mehr übrig.
   *[other] ; noch { $crew } übrig.
}
log-crew-won = { $who } gewann den Enterkampf! Geschlagen: { $other_side }.
log-crew-drawn = Auf beiden Seiten blieb niemand stehen, und niemand gewann.

## Namen

step-Battle = Gefecht
step-BeforeRounds = Vor der ersten Runde
step-LongGuns = Lange Kanonen
step-RoundBegins = Neue Runde
step-Declare = Ansage
step-AllDeclared = Nach den Ansagen
step-FireChasers = Jagdgeschütze
step-Contest = Vergleich der Seemannskunst
step-ContestMoves = Nach dem Wurf
step-AfterContest = Spezialwaffen
step-UseHooks = Enterhaken
step-ContestWinner = Sieger des Vergleichs
step-FireCannons = Kanonen
step-LookAtShips = Wer noch schwimmt
step-BoardShip = Entern
step-BeforeCrewCombat = Vor dem Enterkampf
step-SwivelGuns = Drehbassen
step-FightCrews = Der Enterkampf beginnt
step-CombatWindow = Karten im Kampf
step-CombatOver = Ende des Kampfes
step-Volley = Salve
step-RollLocations = Trefferzonen
step-LocationsRolled = Trefferzonen
step-SpendAmmunition = Besondere Munition
step-SendSkulls = Besondere Munition
step-TargetsPlaceSkulls = Totenköpfe setzen
step-HitsLocated = Treffer verortet
step-AllLocated = Alle Treffer verortet
step-AbsorbHits = Verstärkter Rumpf
step-ApplyHits = Treffer
step-CrewCombat = Enterkampf
step-LookAtCrews = Wer noch steht
step-RollLeadership = Führungskraft
step-CrewHits = Treffer der Mannschaften
step-RerollLocation = Neu zielen
step-MoveHit = Treffer verlegen
step-MoveGunHit = Treffer verlegen
step-GunsHit = Geschütze treffen das Schiff
step-GunHitsLocated = Ihre Treffer verortet
step-GunHitsMoved = Ihre Treffer verlegt

## Zum Nachschlagen. (F) ist eine Festlegung dieses Projekts.

rules-battle-title = Seegefecht
rules-battle =
    In jeder Runde sagt erst der Angreifer, dann der Verteidiger an: schießen, entern oder fliehen. In der ersten Runde und ohne Masten geht nur schießen, ohne Mannschaft nicht entern. Wer nichts anderes kann, wird nicht gefragt. (F)
    Beide würfeln Seemannskunst, mit 2 Punkten mehr Beweglichkeit einen Würfel mehr, ohne Masten nur einen. Wer besser segelt, bekommt seinen Willen: Mehr Erfolge gewinnen, dann die höhere Summe der übrigen Würfel.
    Schießen: Der Sieger trifft mit allen Kanonen, jeder andere einmal je Erfolg, so weit seine Kanonen reichen. Entern: Der Sieger geht über die Reling, sobald die Treffer der Runde sitzen. Fliehen: Der Sieger ist weg, wenn der andere keinen Erfolg hat, und kein Schuss erreicht ihn mehr. (F) Fliehen beide, ist das Gefecht vorbei.
    Hat kein Schiff eine Kanone und schießen doch beide, endet das Gefecht ohne Sieger. (F)
rules-volleys-title = Salven
rules-volleys =
    Für jeden Treffer fällt ein Würfel: 1 Laderaum, 2 Masten, 3 Mannschaft, 4 Kanonen. Wohin ein Totenkopf geht, wählt der Getroffene, beide zugleich und verdeckt. Alle Treffer einer Runde sitzen zugleich.
    Kettenkugeln schicken alle Totenköpfe der Kanonen in die Masten, Kartätschen in die Mannschaft; was dort nichts mehr zu treffen findet, geht nicht an den Rumpf. Jagdgeschütze und Lange Kanonen verschießen keine. (F)
rules-crew-combat-title = Enterkampf
rules-crew-combat =
    Beide würfeln Führungskraft, Runde um Runde. Jeder Erfolg nimmt dem Gegner 1 Mann, höchstens so viele, wie man selbst noch hat. Wer keinen mehr hat, verliert und stirbt.
    Verlieren beide zugleich den letzten, gewinnen mehr Erfolge, dann die höhere Summe der übrigen Würfel; bei vollem Gleichstand niemand, und beide leben. (F)
rules-plunder-title = Beute
rules-plunder =
    Wer den Enterkampf gewinnt, darf das Schiff des Gegners gegen seines nehmen. Einem Kapitän nimmst du, was du willst: Gold, Fracht, Ruhmeskarten, Gerüchte, Spezialwaffen, Spezialisten.
    Ein Kriegsschiff bringt 3 Frachtkarten: ihr Gold und die Fracht, weniger 1 zufällige Karte je Treffer auf seinen Laderaum. Für einen Piraten gibt es eine Belohnung, wenn dich niemand sucht: 5 Gold für eine Schaluppe, 15 für eine Fregatte.
    Das genommene Schiff kommt, wie es ist. Deine alten Modifikationen schickst du verdeckt in Häfen deiner Wahl.
