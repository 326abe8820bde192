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
    [shoot] machte sich zum Schießen bereit.
    [board] machte sich zum Entern bereit.
   *[flee] versuchte zu fliehen.
}
ask-battle-declare = { $who } gegen { $against }, Runde { $round }: schießen, entern oder fliehen?
option-declare-shoot = Schießen: bei Sieg { $cannons } Treffer, sonst einer je Erfolg
option-declare-board = Entern: bei Sieg Mannschaftskampf, { $crew } gegen { $enemy }
option-declare-flee = Fliehen: bei Sieg, wenn der Feind keinen Erfolg hat
ask-battle-chasers = Es wird geflohen. Die Jagdgeschütze abfeuern? Ziel: { $against }.
option-fire = Feuere die Jagdgeschütze ab
option-hold = Feuere nicht
log-battle-chasers = { $seat } feuerte die Jagdgeschütze ab: ein Treffer.

## Der Wettstreit

log-battle-rolled = { $who } würfelte { $skill }: { $faces }, { form-successes }, { $pips } auf den übrigen Würfeln{ $because }.
log-battle-both_fled = Beide flohen, und das Gefecht war vorbei.
log-battle-nobody_won = Niemand segelte den anderen aus.
log-battle-won_contest = { $who } segelte den Gegner aus.
log-battle-fled = { $who } entkam aus dem Gefecht.
ask-battle-hooks = { $faces } gegen { $against }. Die Enterhaken einsetzen, und welche Würfel neu werfen? Keiner heißt: Sie bleiben an Bord.
option-die = Wirf neu: { $faces }
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
log-battle-no_end = Kein Schiff hat noch eine Kanone zum Schießen, und sie verloren sich aus den Augen.
log-battle-locations = { $who } würfelte, wo es trifft: { $faces }.
log-battle-relocated = { $who } zielte mit einem Schuss neu: { $faces }.
ask-location-reroll = Es trifft { $faces }. Einen Würfel neu werfen?
ask-battle-ammunition = Es trifft { $located }, dazu { $skulls ->
    [one] ein ☠
   *[other] { $skulls } × ☠
}. Besondere Munition für die Totenköpfe einsetzen?
option-spend-ammunition = Setze ein: { $weapon }
option-no-ammunition = Keine
log-battle-ammunition = { $seat } setzte { $weapon } ein: { $hits ->
    [one] Der ☠ trifft
   *[other] Jeder ☠ trifft
} { $location }.
option-hit-enemy = Triff { $location } (noch { $left })
log-battle-skulls = { $who }: Die Totenköpfe treffen { $locations }.
ask-hit-move = Treffer auf dem Schiff: { $hits }. Einen verlegen?
option-move-from = Verlege den Treffer von { $location }
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

## Entern und Mannschaftskampf

log-battle-boarded = { $who } enterte! Ziel: { $other_side }.
log-battle-no_boarders = { $who } hatte niemanden mehr zum Entern.
log-battle-swivel_guns = { $seat } feuerte die Drehbassen ab: { $faces }, { $hit ->
    [yes] und { $other_side } verlor einen Punkt Mannschaft, noch { $crew }.
   *[no] und traf niemanden.
}
log-crew-hit = { $who } verlor { $hits } Mannschaft, { $crew ->
    [0] die letzte.
   *[other] noch { $crew }.
}
log-crew-won = { $who } gewann den Mannschaftskampf! Geschlagen: { $other_side }.
log-crew-drawn = Auf beiden Seiten blieb niemand stehen, und niemand gewann.

## Namen

step-Battle = Gefecht
step-LongGuns = Lange Kanonen
step-Declare = Ansage
step-FireChasers = Jagdgeschütze
step-Contest = Wettstreit der Seemannskunst
step-ContestMoves = Nach dem Wurf
step-UseHooks = Enterhaken
step-ContestWinner = Sieger des Wettstreits
step-FireCannons = Kanonen
step-LookAtShips = Wer noch schwimmt
step-BoardShip = Entern
step-SwivelGuns = Drehbassen
step-FightCrews = Der Mannschaftskampf beginnt
step-CombatWindow = Karten im Kampf
step-CombatOver = Ende des Kampfes
step-Volley = Salve
step-RollLocations = Trefferzonen
step-LocationsRolled = Trefferzonen
step-SpendAmmunition = Besondere Munition
step-TargetsPlaceSkulls = Totenköpfe setzen
step-HitsLocated = Treffer verortet
step-AbsorbHits = Verstärkter Rumpf
step-ApplyHits = Treffer
step-CrewCombat = Mannschaftskampf
step-LookAtCrews = Wer noch steht
step-RollLeadership = Führungskraft
step-CrewHits = Treffer der Mannschaften
step-RerollLocation = Neu zielen
step-MoveHit = Treffer verlegen
