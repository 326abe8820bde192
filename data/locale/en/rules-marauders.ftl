### The rules of Merchants & Marauders to be looked up with /rules, in our own words. (R) marks a ruling of this project.

rules-aim-title = Aim and end of the game
rules-aim =
    The first captain with 10 glory (unless the table chose otherwise) brings on the end. Finish the round, so that everyone has had the same number of turns.
    Glory on the track counts, and so does every full 10 gold stashed in the home port, up to half of the goal.
    Among those who have reached the goal, the one furthest on the glory track wins; on a tie, the one with the most stashed gold; then they share the victory.
    The game also ends when the event deck runs out, or when a captain dies and none is left to draw: then the highest total wins. (R)
rules-glory-title = Earning glory
rules-glory =
    First to 10 glory, unless the table chose otherwise. The easiest point: sell 3 of the same good where it is in demand.
    More points: a merchant raid worth 12 gold or more; buying a Frigate or Galleon (once in a captain’s life); completing a mission; proving a rumor true; defeating a captain, player or not.
    With each point, draw a glory card.
    Stashed gold is glory, too: it counts toward the goal and is added at the end.
rules-glory-cards-title = Glory cards
rules-glory-cards =
    Draw a card with each glory point. You may hold 4: when you draw a fifth, choose at once which one goes, before any card may be played. Nobody else sees your hand; everybody sees what you discard.
rules-playing-cards-title = Playing glory cards
rules-playing-cards =
    Unless a card says otherwise, play it in your own turn, even during a port action, but not in a battle or fight: there, only cards meant for it count.
    When a card could be played in somebody else’s turn, everyone who holds cards is asked, unseen and at once. Cards announced are carried out in turn order, in a battle the aggressor’s first. If you then take yours back, you show it. (R)
    As the table chose, everybody is asked every time, or only those who hold a card that fits; then nobody learns who was asked. (R)
rules-specialists-title = Specialists
rules-specialists =
    Some glory cards are specialists. Hire them for what the card says; missions and rumors bring some, too. They sail with you, face up, and help from then on.
    You may have any number of them, but only one of each type. A captain who takes your ship may take them over.
rules-rumor-title = Rumors
rules-rumor =
    In a port action, 2 gold and a successful Influence roll draw a rumor, which nobody else sees. You may hold one: of 2, keep the one you choose and put the other back into the deck.
    It names a place and a skill: Influence in a port action there, or Scouting with a Scout action at sea. Show it and roll. On a failure it was false and is gone. A true one gives what it says and a glory point.
rules-mission-title = Missions
rules-mission =
    There are always 2 missions on the board. Claim one in a port action where it lies, if you meet its conditions; if you fail its roll, you may try again in another turn. A new one is drawn at once.
    You may hold one, open before you. To claim another, drop it. With its last task it is completed: it gives what it says and a glory point.
    If a mission can no longer be completed, you may drop it at any time on your turn.
rules-round-title = The round
rules-round =
    First an event card is drawn and carried out. Then each captain takes a turn, clockwise from the starting player. When all have had theirs, the next round begins.
    When 8 or more raided merchants are on their track as a round begins, they return to the board, face down, one in every zone.
rules-turn-title = Your turn
rules-turn =
    You have up to 3 actions, in any mix: move, scout and, once a turn, go ashore. You may end your turn early.
    At the very start of a turn in port you may retire instead: the turn is over, your next one begins with a new captain. (R)
rules-move-title = Move
rules-move =
    One action takes you to a neighboring zone, out of a port into its zone, or from a zone into its port. All ships are equally fast.
rules-ports-title = Entering ports
rules-ports =
    You cannot dock in ports of a nation whose bounties you have. Two exceptions: your own home port always lets you in, and so does Port Royal for a small fee or with a successful Influence roll.
rules-port-title = The port action
rules-port =
    One action buys you a whole visit ashore, once a turn. Sell first, then buy, recruit, go to the shipyard and listen for rumors as you like, each once. In your home port you can stash gold, too.
    Finish one thing before the next, and sell first or not at all. A face-down ship modification there is turned up as you begin.
rules-sell-title = Selling goods
rules-sell =
    Each cargo card sells for 3 gold, or 6 if its good is in demand. When you have sold any of that good, the port’s demand changes at once and your selling is over.
    3 or more cards of the good in demand earn a glory point. Everybody sees what you sell.
rules-buy-title = Buying goods
rules-buy =
    You alone are shown 6 cargo cards; cards of the good in demand here are replaced. Plenty is cheap: a single card of a good costs 3 gold, a pair 2 each, 3 or more 1 each. Buy any of them; the rest are discarded face up.
    If you were shown goods in the same port last turn, you are shown only 3 cards.
    In port you may hold 6 cargo cards; when you put to sea, throw overboard what your hold cannot carry.
rules-shipyard-title = Shipyard
rules-shipyard =
    Repairs: 2 gold a point, but not Crew. The ship modification on show: 3 gold. Special weapons: 3 gold each, one of each kind aboard; they sell for 1.
    Ships: Sloop and Flute 10, Frigate and Galleon 35. You trade in the old ship: a Sloop or Flute brings 5, the others 10, +1 for each modification on it, -1 for each point of damage except Crew, but at least 0. (R)
    The crew moves over as far as there is room. Place modifications of a sold ship face down in ports without one, as you choose.
rules-mods-title = Ship modifications
rules-mods =
    Each port sells the one modification that lies there. You can have one of each kind, and they do not move to another ship, except in St. John. When your ship is sold or sunk, place them face down in ports of your choice that have none.
    Look up their names to see what they do.
rules-weapons-title = Special weapons
rules-weapons =
    Chain-shot, grapeshot and the like, one of each kind aboard. In a merchant raid, spend any of them after the Seamanship roll to turn a failed die into a success.
rules-recruit-title = Recruiting
rules-recruit =
    Roll Leadership. With a success, your Crew is filled up for free. Without one, each Crew costs 2 gold.
rules-stash-title = Stashing gold
rules-stash =
    In your home port you may put any part of your gold away. There it is safe: when you are sunk nobody gets it, and your next captain still has it. Every full 10 gold stashed is a glory point, up to half of the goal. Everybody knows that you stash, but not how much.
    While you take the port action there you may spend from the stash or take gold back aboard.
rules-secrets-title = What is secret
rules-secrets =
    Gold aboard, the kinds of cargo, glory cards, rumors and the size of a stash are yours alone. Everybody knows what is earned and spent, how many cards you hold and how often you have stashed.
    Press “Hand” to see yours; “Your choices” shows what only you may choose.
rules-skills-title = Skills and dice
rules-skills =
    A skill from 1 to 4 is the number of dice rolled. Dice show 1 to 4 and two skulls; a skull is a success, and one is enough unless successes are counted.
    Seamanship sails and raids, Scouting finds, Leadership recruits and boards, Influence opens doors.
rules-scout-title = Scouting
rules-scout =
    An action at sea: say what you look for in your zone and roll Scouting. You may try each target once a turn.
rules-merchants-title = Finding a merchant
rules-merchants =
    With a Scouting success, turn over the zone’s merchant. Then say whom you rob: the nation on her token or the one whose waters these are. Or let her go. Either way she leaves the zone and waits on the merchant track.
    Rob a nation and it puts a price on your head at once: 1 bounty.
rules-raid-title = Merchant raids
rules-raid =
    Your ship must have no destroyed hit location. Turn up 3 cargo cards, then roll Seamanship. Spend the successes one by one: draw 1 more card, discard one or swap one. Special weapons turn failed dice into successes.
    Then every hit icon left damages the location it names. If one is destroyed, the raid has failed; if it is the Hull, the ship sinks. If there are at least as many escape icons as your Maneuverability, the merchant gets away.
    If not, take the sum of the plunder numbers in gold and as much of the cargo as you have room for. 12 gold or more earn a glory point.
rules-hits-title = Hits and hit locations
rules-hits =
    Hull, Cargo, Masts, Crew, Cannons: each hit takes 1 point from the location it names. A location at 0 is destroyed, and further hits on it go to the Hull. A destroyed Hull sinks the ship and ends the captain.
    When you lose a Cargo space, discard a random card that no longer has room.
rules-bounties-title = Bounties
rules-bounties =
    Rob a nation’s merchant and it puts a price on your head: 1 bounty, up to 5 of each nation. Then you are a pirate to them: their ports are closed to you, and their navy comes looking. A few events and cards remove bounties.
rules-home-title = Home port
rules-home =
    The port on your captain's card, where you begin. Its nation at the start is yours. It always lets you in, and only there can you stash gold.
rules-death-title = Death and a new captain
rules-death =
    When your ship is sunk your captain is gone, with ship, cargo, gold aboard, bounties and all cards. You keep glory and stash.
    A new captain is drawn and enters at the start of your next turn with a Sloop or Flute of your choice, 10 gold (taken from your stash, as far as it goes) and a new glory card.
