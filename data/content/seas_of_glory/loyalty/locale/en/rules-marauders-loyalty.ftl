rules-loyalty-title = The crew’s loyalty
rules-loyalty =
    Crews begin Content. They go down a step with each event card that brings an NPC, whenever their captain stashes, and when he starts and ends his turn in the same port, even if he sailed in between. (R)
    They go up a step with each glory point, and once per port action for gold: 2 for each step up to Content, 3 for each above. (R)
    Pleased: you recruit in any port for free, and 1 specialist a turn joins for no gold in any port; a roll on the card is still needed. (R) Happy: +1 Leadership in crew combat and raids on land. Fierce Loyalty: once during your turn, roll Leadership; a success brings 1 more action and costs a step.
    Restless: no free recruits, but Crew for 2 gold each without a roll; no new specialists, and those aboard do nothing. Unhappy: to play a glory card, roll Leadership; if you fail, it stays in hand unseen this turn. Angry: -1 Leadership in crew combat and raids on land, but at least 1. (R)
    Benefits and penalties add up. Below Angry, there is mutiny: with a Leadership success they are Angry again; without one, they kill you. A new captain’s crew is Content. (R)
