rules-npc_upgrades-title = NPC upgrades
rules-npc_upgrades =
    Whenever the card of an NPC is drawn or revealed, it gets a random token, open to all. “0” is none, “2” is two others; both go back. With an empty pool there is none. (R)
    Only the top card of a kind has upgrades: when a new one is drawn, the token of the old one goes back first, and the old NPC sails without it to the end of the round. (R)
    War and peace change nothing, except that a Man-o-War draws again what it cannot have, like Hammocks or an Extra Cannon. An NPC has its special weapon back after the battle.
    Sunk, it loses them. Beaten in crew combat, it leaves you the special weapons that it has not spent and you lack; a claimed ship keeps her modifications. They count as that kind, and go back to their own pool when used, sold or sunk; nothing is dealt out to ports for them. (R)
