name-npc_upgrades = Aufgerüstete NPCs
text-npc_upgrades = Jeder NPC zieht einen Marker, wenn seine Karte gezogen oder aufgedeckt wird, und segelt mit der Schiffsmodifikation oder Spezialwaffe darauf.
deck-npc_upgrade = NPC-Aufrüstungen

name-upgrade_none = Aufrüstung „0“
text-upgrade_none = Der NPC hat keine Aufrüstung; der Marker kommt zurück.
name-upgrade_two = Aufrüstung „2“
text-upgrade_two = Der NPC hat 2 Aufrüstungen: Zieh 2 weitere Marker und leg diesen zurück.

name-upgrade_extra_hammocks = { name-extra_hammocks }
text-upgrade_extra_hammocks = { text-extra_hammocks }
name-upgrade_advanced_rigs_and_sails = { name-advanced_rigs_and_sails }
text-upgrade_advanced_rigs_and_sails = { text-advanced_rigs_and_sails }
name-upgrade_reinforced_hull = { name-reinforced_hull }
text-upgrade_reinforced_hull = { text-reinforced_hull }
name-upgrade_chasers = { name-chasers }
text-upgrade_chasers = { text-chasers }
name-upgrade_extra_cannon_port = { name-extra_cannon_port }
text-upgrade_extra_cannon_port = { text-extra_cannon_port }
name-upgrade_swivel_guns = { name-swivel_guns }
text-upgrade_swivel_guns = { text-swivel_guns }
name-upgrade_long_guns = { name-long_guns }
text-upgrade_long_guns = { text-long_guns }
name-upgrade_carved_hull = { name-carved_hull }
text-upgrade_carved_hull = { text-carved_hull }
name-upgrade_crows_nest = { name-crows_nest }
text-upgrade_crows_nest = { text-crows_nest }
name-upgrade_grappling_hooks = { name-grappling_hooks }
text-upgrade_grappling_hooks = { text-grappling_hooks }
name-upgrade_chain_shot = { name-chain_shot }
text-upgrade_chain_shot = { text-chain_shot }
name-upgrade_grapeshot = { name-grapeshot }
text-upgrade_grapeshot = { text-grapeshot }
name-upgrade_heated_shot = { name-heated_shot }
text-upgrade_heated_shot = { text-heated_shot }
name-upgrade_double_shot = { name-double_shot }
text-upgrade_double_shot = { text-double_shot }
name-upgrade_caltrops = { name-caltrops }
text-upgrade_caltrops = { text-caltrops }

log-upgrade-drawn = { $count ->
    [0] { $name } zog keine Aufrüstung.
   *[other] { $name } zog { $drawn } und segelt aufgerüstet: { $upgrades }.
}
log-upgrade-none_left = Für { $name } ist keine Aufrüstung mehr da.
log-upgrade-redrawn = { $name } kann damit nichts mehr anfangen und zieht neu: { $upgrades }.
log-upgrade-returned = { $name } gibt eine Aufrüstung zurück: { $upgrades }.
log-upgrade-weapons = { $seat } behielt Waffen des besiegten Schiffs: { $weapons }.

step-DrawUpgrades = Aufrüstung eines NPC
step-RefitNpcs = Aufrüstungen der Linienschiffe
step-KeepNpcWeapons = Spezialwaffen eines NPC

## Wie es erzählt wird

told-upgrade-drawn = { $name } segelt { $count ->
    [0] ohne Aufrüstung
   *[other] mit { $upgrades }
}
told-upgrade-redrawn = { $name } zog eine andere Aufrüstung für { $upgrades }
told-upgrade-weapons = behielt { $weapons }
