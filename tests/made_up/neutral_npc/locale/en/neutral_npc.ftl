name-neutral_npc = Bullion Ship
text-neutral_npc = A ship that fears nobody gathers gold, for whoever beats her.
name-bullion_ship = Our Lady of the Ingots
npc-bullion_ship = bullion ship
alt-npc-bullion_ship = bullion ship
log-bullion-loaded = { $npc_npc } carries { $gold } gold.
log-bullion-taken = { $seat } took { $gold } gold from her.
step-TakeBullion = Taking the bullion
