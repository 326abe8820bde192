### Korsaren der Karibik: Kapitäne ohne Spieler und Krieg zwischen den Nationen.

## Kommen und Gehen

log-npc-entered = { $name } ({ $npc_npc }) erschien { form-off-zone }.
log-npc-returned = { $name } ({ $npc_npc }) war wieder da, { form-off-zone }.
log-npc-slain = { $name } ({ $npc_npc }) fährt nie wieder zur See.

## Fahren, Jagen und Ausschau

log-npc-moved = { $name } ({ $npc_npc }) segelte { form-origin } { form-zone }.
log-npc-hunts = { $name } ({ $npc_npc }) jagte { $seat } und segelte { form-origin } { form-zone }.
log-npc-lurks = { $name } ({ $npc_npc }) jagte { $seat } und blieb { form-off-zone }.
log-npc-scouted = { $name } ({ $npc_npc }) hielt Ausschau nach { $seat }: { $faces }, { $successes ->
    [0] kein Erfolg
    [one] ein Erfolg
   *[other] { $successes } Erfolge
}{ $because }.
log-npc-found = { $name } ({ $npc_npc }) fand { $seat } { form-off-zone }!
log-npc-missed = { $name } ({ $npc_npc }) verlor { $seat } aus den Augen.

## Krieg und Frieden

log-war-began = Krieg brach aus: { $nation_country } gegen { $enemy_country }. Ihre Häfen sind dem Feind verschlossen, und Linienschiffe laufen aus.
log-war-ended = Frieden schlossen { $nation_country } und { $enemy_country }: Die Häfen öffneten sich, und aus Linienschiffen wurden Fregatten.
log-war-none = Es gab keinen Krieg zu beenden.

## Schritte

step-NpcComes = Ein Kapitän ohne Spieler kommt
step-MoveNpc = Ein Schiff fährt oder jagt
step-Hunt = Eine Jagd
step-HuntForGold = Ein Pirat wittert Gold
step-NpcsScout = Schiffe suchen einen Kapitän
step-FoundByNpc = Gefunden!
step-DeclareWar = Ein Krieg beginnt
