rules-favors-title = Favors
rules-favors =
    You may have up to 5 Favors, open to all. As the last thing in a port action, you may buy any number for 2 gold each. Claiming a mission brings 1, and completing it another.
    Spend 1 Favor to redraw all cards of one kind that you have just drawn, but no event card and nothing an event makes you draw; to reroll a skill outside battles and raids; or to make an NPC that has found you roll again. Only 1 Favor can be spent in each situation.
    An offer of goods is redrawn as a whole and once, when it is complete; the fourth card in Havana never is. In an NPC’s attempt to find you, 1 roll is repeated, however many it takes. (R)
    A closed port lets you in for 1 Favor for each bounty of its nation, and 1 more if you are at war with it.
    While you have Favors, you are asked wherever one could help. You may switch that off until your next turn. Your Favors die with your captain, unless you play { name-survivor }: then your next captain keeps them. (R)
