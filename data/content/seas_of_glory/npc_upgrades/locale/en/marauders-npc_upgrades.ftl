name-npc_upgrades = NPC Upgrades
text-npc_upgrades = Each NPC draws a token when its card is drawn or revealed, and sails with the ship modification or special weapon on it.
deck-npc_upgrade = NPC upgrades

name-upgrade_none = Upgrade “0”
text-upgrade_none = The NPC has no upgrade; return this token.
name-upgrade_two = Upgrade “2”
text-upgrade_two = The NPC has 2 upgrades: draw 2 more tokens, then return this one.

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
    [0] { $name } drew no upgrade.
   *[other] { $name } drew { $drawn } and sailed with { $upgrades }.
}
log-upgrade-none_left = No upgrade was left for { $name }.
log-upgrade-redrawn = { $name } could no longer use { $upgrades } and drew again.
log-upgrade-returned = { $name } returned { $upgrades }.
log-upgrade-weapons = { $seat } kept { $weapons } from the beaten ship.

step-DrawUpgrades = Upgrade of an NPC
step-RefitNpcs = Upgrades of Man-o-Wars
step-KeepNpcWeapons = Special weapons of an NPC

## How it is told

told-upgrade-drawn = { $name } sails { $count ->
    [0] without an upgrade
   *[other] with { $upgrades }
}
told-upgrade-redrawn = { $name } drew another upgrade for { $upgrades }
told-upgrade-weapons = kept { $weapons }
