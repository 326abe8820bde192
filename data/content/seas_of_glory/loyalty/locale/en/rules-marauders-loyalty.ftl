rules-loyalty-title = The crew’s loyalty
rules-loyalty =
    Crews begin content. They lose a step with each event card that brings an NPC, whenever their captain says that he stashes, and when he starts and ends his turn in the same port, even if he sailed in between. (R)
    They gain a step with each glory point, and once in a port action for gold: 2 for each step up to Content, 3 for each above. (R)
    Pleased: you recruit in any port for free, and one specialist a turn joins for no gold in any port; a roll on his card is still due. (R) Happy: +1 Leadership in crew combat and raids on land. Fierce Loyalty: once in your turn, a Leadership success is an action for a step down.
    Restless: no free recruits, but crew at 2 gold each without a roll; no new specialists, and those aboard do nothing. Unhappy: a glory card takes a Leadership success, or else stays in hand unseen for this turn. Angry: -1 Leadership in crew combat and raids on land, but at least 1. (R)
    Benefits and penalties add up. Below Angry there is mutiny: a Leadership success makes them Angry again, or else they kill you. A new captain’s crew is content. (R)
