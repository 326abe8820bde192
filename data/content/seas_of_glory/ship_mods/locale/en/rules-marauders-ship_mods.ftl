rules-ship_mods-title = New ship modifications
rules-ship_mods =
    2 of each kind are dealt out with the others. Those left over are the reserve pool, which nobody looks at. Modifications of a ship sunk, sold or given up go into it, and their owner places as many random ones face down in ports without any, even when he is dead. (R)
    Carved Hull: in a naval battle, the opponent rolls 1 Seamanship die less, but at least 1, when either declares Flee.
    Crow’s Nest: with undamaged Masts, always +1 die on Scouting. Before each roll of anyone who scouts for you, you decide whether it is 1 die less, but at least 1. (R)
    Smuggler’s Hold, only with contraband: 1 card takes no space, no NPC sees it, nothing takes it. Say which when it matters.
    The Plank, only with the Loyalty Track: for each NPC event card, either a Leadership success or, at sea, 1 Crew, even the last one, keeps the loyalty. In port, the roll is made without asking. (R)
