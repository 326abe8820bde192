### Merchants & Marauders: non-player captains, and war between nations.

## Entering and leaving

log-npc-entered = { $name } ({ $npc_npc }) appeared { form-off-zone }.
log-npc-returned = { $name } ({ $npc_npc }) was back { form-off-zone }.
log-npc-slain = { $name } ({ $npc_npc }) left the seas for good.

## Moving, hunting and scouting

log-npc-moved = { $name } ({ $npc_npc }) sailed from { form-origin } to { form-zone }.
log-npc-hunts = { $name } ({ $npc_npc }) sailed from { form-origin } to { form-zone }, after { $seat }.
log-npc-lurks = { $name } ({ $npc_npc }) stayed { form-off-zone }, after { $seat }.
log-npc-scouted = { $name } ({ $npc_npc }) scouted for { $seat }: { $faces }, { $successes ->
    [0] no success
    [one] one success
   *[other] { $successes } successes
}{ $because }.
log-npc-found = { $name } ({ $npc_npc }) found { $seat } { form-off-zone }!
log-npc-missed = { $name } ({ $npc_npc }) lost sight of { $seat }.

## War and peace

log-war-began = War broke out between { $nation_country } and { $enemy_country }. Their ports are closed to the enemy, and Man-o-Wars are out.
log-war-ended = There was peace between { $nation_country } and { $enemy_country } again: enemy ports opened, and Man-o-Wars became Frigates.
log-war-none = There was no war to end.

## Steps

step-NpcComes = A captain of no player’s enters
step-MoveNpc = A ship moves or hunts
step-Hunt = A hunt
step-HuntForGold = A pirate smells gold
step-NpcsScout = Ships scout for a captain
step-FoundByNpc = Found!
step-DeclareWar = War is declared
