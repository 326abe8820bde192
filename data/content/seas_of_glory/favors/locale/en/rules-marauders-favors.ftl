rules-favors-title = Favors
rules-favors =
    You have up to 5 Favors, which all see. As the last thing in a port action you buy any number for 2 gold each; taking a mission brings one, and completing it another.
    Spend one to draw again all cards of a kind that you have drawn at once, but no event card and nothing an event has you draw; to roll a skill again outside of battles and raids; or to make an NPC that has found you roll again. It is one Favor for each situation.
    An offer of goods is drawn again as a whole and once, when it is complete; the fourth card in Havana never is. In one NPC’s attempt to find you one roll is repeated, however many it takes. (R)
    A closed port lets you in for one Favor for each bounty of its nation, and one more if it is your enemy’s in war.
    While you have Favors you are asked where one could help. You may put them away until your next turn. Your Favors die with your captain. (R)
