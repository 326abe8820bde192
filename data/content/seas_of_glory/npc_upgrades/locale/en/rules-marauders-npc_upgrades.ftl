rules-npc_upgrades-title = NPC upgrades
rules-npc_upgrades =
    Whenever the card of an NPC is drawn or revealed, the NPC gets a random token, open to all. “0” is none, “2” is 2 others; both go back. If the pool is empty, there is none. (R)
    Only the top card of a kind has upgrades: when a new one is drawn, the token of the old one goes back first, and the old NPC sails without it to the end of the round. (R)
    War and peace change nothing, except that a Man-o-War draws again what it cannot have, like Hammocks or an Extra Cannon. An NPC has its special weapon back after the battle.
    If it is sunk, its upgrades are gone. If you beat it in crew combat, you keep the special weapons it has not spent and you lack; a claimed ship keeps her modifications. They count as that kind, and return to their own pool when used, sold or sunk; nothing is dealt to ports for them. (R)
