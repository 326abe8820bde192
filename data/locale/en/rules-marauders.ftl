### The rules of Merchants & Marauders to be looked up with /rules, in our own words. (R) marks a ruling of this project.

rules-aim-title = Aim and end of the game
rules-aim =
    The first captain with the agreed glory (10 unless the table chose otherwise) brings on the end. The round is played out, so that all have had the same number of turns.
    Glory on the track counts, and so does every full 10 gold stashed in the home port, up to half of the goal.
    Of those who have reached the goal, the one furthest on the glory track wins, then the one with the most stashed gold, then they share.
    The game also ends when the event deck is used up, or when a captain dies and nobody is left to draw: then the highest total wins. (R)
rules-glory-title = Earning glory
rules-glory =
    One point each for: selling three or more cards of the good in demand in one go; a merchant raid that brings 12 gold or more; buying a Frigate or Galleon (once in a captain's life); a mission carried out; a rumor that proves true; defeating a captain, whether a player or not.
    With every point comes a glory card.
rules-glory-cards-title = Glory cards
rules-glory-cards =
    A card is drawn with every point of glory. The hand holds four: who draws a fifth chooses at once which one goes, before any card may be played. Nobody else sees your hand; what you throw away lies open.
rules-playing-cards-title = Playing glory cards
rules-playing-cards =
    Unless a card says otherwise you play it in your own turn, also during a port action, but not in a combat: there only cards meant for it count.
    At the moment a card of somebody else's turn names, all who hold cards are asked, unseen and at once. Those that were announced are carried out in turn order, in a combat the aggressor first. Whoever then lets his be, shows it. (R)
    As the table chose, everybody is asked every time, or only who holds a card that fits: then nobody learns who was asked. (R)
rules-specialists-title = Specialists
rules-specialists =
    Some glory cards are specialists, hired for what the card says; missions and rumors bring some, too. They lie open on your board and help from then on.
    You may have any number of them, but one of each kind. Whoever takes your ship may take them over.
rules-rumor-title = Rumors
rules-rumor =
    For 2 gold and an Influence roll in a port action you draw a rumor, which nobody else sees. You hold one: of two you choose, and the other goes back into the deck.
    It names a place and a skill: Influence in a port action there, Scouting with a Scout action at sea. You show it and roll; a failure means it was false, and it is gone. A true one gives what it says and a point of glory.
rules-mission-title = Missions
rules-mission =
    Two missions always lie open. You claim one in a port action where it lies, if you are what it asks for; who fails its roll may try again in another turn. A new one is drawn at once.
    You hold one, open before you, and drop it for another when you claim that. With its last task it is completed: it gives what it says and a point of glory.
    One that can no longer be completed may be dropped at any time in your turn.
rules-round-title = The round
rules-round =
    First an event card is drawn and carried out. Then every captain has a turn, clockwise from the starting player. When all have had theirs, the next round begins.
    When 8 or more raided merchants lie on their track as a round begins, they go back out, one face down in every zone.
rules-turn-title = Your turn
rules-turn =
    Up to three actions, in any mixture: move, scout, and – once a turn – port. You may end your turn early.
    At the very start of a turn in port you may retire instead: the turn is over, your next one begins with a new captain. (R)
rules-move-title = Move
rules-move =
    One action takes you to a neighbouring zone, out of a port into its zone, or from a zone into its port. All ships are equally fast.
rules-ports-title = Entering ports
rules-ports =
    You cannot dock in ports of a nation that wants you. Two exceptions: your own home port always lets you in, and Port Royal does for a small fee or a successful Influence roll.
rules-port-title = The port action
rules-port =
    Once a turn, in port, for one action: as many of its activities as you like, each once and each finished before the next. Selling must come first or not at all.
    The activities: sell goods, buy goods, shipyard, recruit, and in your home port stash. A face-down ship modification there is turned up as you begin.
rules-sell-title = Selling goods
rules-sell =
    Each cargo card brings 3 gold, of the good in demand 6. When some of that good was sold, the port's demand changes at once and your selling is over.
    Three or more cards of the good in demand earn a point of glory. What you sell, everybody sees.
rules-buy-title = Buying goods
rules-buy =
    You are shown 6 cargo cards, and nobody else is; cards of the good in demand here are replaced. A single card of a good costs 3 gold, of a pair 2 each, of three or more 1 each. Buy any of them; the rest lies open on the discards.
    If you were shown goods in the same port in your last turn, it is only 3 cards.
    In port you may hold 6 cargo cards; when you put to sea you throw away what your hold cannot carry.
rules-shipyard-title = Shipyard
rules-shipyard =
    Repairs: 2 gold a point, crew excepted. The ship modification on show: 3 gold. Special weapons: 3 gold each, one of each kind aboard; sold for 1.
    Ships: Sloop and Flute 10, Frigate and Galleon 35. The old ship must go with the deal: a Sloop or Flute brings 5, the others 10, 1 more for each modification on it, 1 less for each point of damage (crew not counted), never less than nothing. (R)
    The crew moves over as far as there is room. Modifications of a sold ship go face down to ports without one, which you choose.
rules-mods-title = Ship modifications
rules-mods =
    Each port sells the one modification that lies there. You can have one of each kind, and they do not move to another ship, except in St. John. When your ship is sold or sunk you send them, face down, to ports of your choice that have none.
    Look up their names for what they do.
rules-weapons-title = Special weapons
rules-weapons =
    Chain-shot, grapeshot and the like, one of each kind aboard. In a merchant raid any of them, given away after the Seamanship roll, turns a failed die into a success.
rules-recruit-title = Recruiting
rules-recruit =
    Roll Leadership: with a success your crew is filled up for nothing. Without one, each hand costs 2 gold.
rules-stash-title = Stashing gold
rules-stash =
    In your home port you may put any part of your gold away. That you did is known to all, how much is not. Every full 10 gold count as a point of glory, up to half of the goal.
    While you take the port action there you may spend from the stash or take gold back aboard.
rules-secrets-title = What is secret
rules-secrets =
    Gold aboard, the kinds of cargo, glory cards, rumors and the size of a stash are yours alone. What is earned and spent, how many cards you hold and how often you stashed is known to all.
    Press “Hand” to see yours; “Your choices” shows what only you may choose.
rules-skills-title = Skills and dice
rules-skills =
    A skill from 1 to 4 is the number of dice rolled. Dice show 1 to 4 and two skulls; a skull is a success, and one is enough unless successes are counted.
    Seamanship sails and raids, Scouting finds, Leadership recruits and boards, Influence opens doors.
rules-scout-title = Scouting
rules-scout =
    An action at sea: say whom you look for in your zone and roll Scouting. Each target may be tried once a turn.
rules-merchants-title = Finding a merchant
rules-merchants =
    With a Scouting success the merchant of the zone is turned over. It is of the nation on its token or of the zone, as you like; or you let it sail. Either way it leaves the zone and waits on the merchant track.
    Whoever raids it is wanted by its nation at once.
rules-raid-title = Merchant raids
rules-raid =
    Only with a ship none of whose hit locations is destroyed. Three cargo cards are turned up, then you roll Seamanship. Each success, one after another, draws one card more, discards one or exchanges one; special weapons make failed dice successes.
    Then every hit icon left damages the location it names. If one is destroyed, the raid has failed; if it is the Hull, the ship sinks. As many escape icons as your Maneuverability, or more: the merchant gets away.
    Otherwise you take the sum of the plunder numbers in gold and as much of the cargo as you have room for. 12 gold or more earn a point of glory.
rules-hits-title = Hits and hit locations
rules-hits =
    Hull, cargo, masts, crew, cannons: each hit takes a point from the location it names. A location at nothing is destroyed, and further hits on it go to the Hull. A destroyed Hull sinks the ship and ends the captain.
    A lost point of cargo space throws away a random card that has no room any more.
rules-bounties-title = Bounties
rules-bounties =
    Raiding a merchant puts a bounty of its nation on your head, up to 5 of each. With a bounty you are a pirate: that nation's ports are closed to you, and its navy hunts you. A few events and cards offer a pardon.
rules-home-title = Home port
rules-home =
    The port on your captain's card, where you begin. Its nation at the start is yours. It always lets you in, and only there can you stash gold.
rules-death-title = Death and a new captain
rules-death =
    When your ship is sunk your captain is gone, with ship, cargo, gold aboard, bounties and all his cards. Glory and stash stay yours.
    A new captain is drawn and enters at the start of your next turn with a Sloop or Flute of your choice, 10 gold (taken from your stash, as far as it goes) and a new glory card.
