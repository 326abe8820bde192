### The rules of Port Royal and Händler der Karibik to be looked up with /rules, in our own words. (R) marks a ruling of this project.

rules-royal-aim-title = Port Royal: aim and end
rules-royal-aim =
    Collect influence points from the people you hire and completed expeditions. 10 points and at least one expedition by the older rules, or 12 points by those of Port Royal, trigger the last round, even if points are lost afterwards. The player to the right of the first one takes the last turn.
    Most points win; by the older rules only among those with an expedition. A table may play Port Royal with this condition too (setting). On a tie, more coins win; then the victory is shared. (R)
    If the first card of a turn cannot be turned up because deck and discards have run out, that round is the last; if then nobody has an expedition, most points win. (R)
rules-royal-sets-title = Port Royal: the two rule sets
rules-royal-sets =
    The older rules are for 2 to 4, those of Port Royal for 2 to 5. Both are played with the cards of Port Royal. For the older rules these are a stand-in, for the 110 cards they were written for are not known: all 4 tax increases favor the most combat strength, the expedition of 2 priests brings 3 coins, expeditions are worth 3 points (pairs) or 5. (R)
    With 5 players a sixth expedition is open from the start.
rules-royal-coins-title = Port Royal: coins
rules-royal-coins =
    A coin is a card of the draw deck, face down. Everybody knows how many each player has; nobody sees their fronts, not even when they are paid. (R) You begin with 3. When the deck is empty, all discards are shuffled at once, even in the middle of a payment; what still cannot be dealt is lost. (R)
rules-royal-discover-title = Port Royal: discover
rules-royal-discover =
    On your turn you turn up cards, at least one, until you stop. Persons and ships stay in the harbor. A ship just turned up can be repelled if your persons’ combat strength is at least that of the ship; strength is not used up. Ships with a skull cannot be repelled.
    If a second ship of one type appears, you lose the whole harbor and your turn is over, unless you are strong enough to repel it; then it is repelled without asking. (R)
rules-royal-tax-title = Port Royal: tax increase
rules-royal-tax =
    Everybody with 12 coins or more loses half of them, rounded down. Then everybody with the most combat strength gets 1 coin, even if that is 0. In Port Royal 2 of the 4 cards favor the fewest influence points instead.
rules-royal-loot-title = Port Royal: loot and hire
rules-royal-loot =
    The active player takes 1 card, with 4 types of ship 2 cards, with 5 types 3; the types are counted once, when this phase begins. (R) Then, clockwise, every other player may take one and pays the active one 1 coin for each card taken; the coins of a ship just looted may pay it. (R) They may do so even if the active player takes nothing. (R)
    A looted ship brings its coins and is discarded. Pay for a person and place it in your display, where it counts at once. What is left is discarded.
rules-royal-expeditions-title = Port Royal: expeditions
rules-royal-expeditions =
    Expeditions turned up lie apart from the harbor until somebody completes them. In your own turn, at any time before it ends, you may discard the persons it shows, with jacks of all trades in place of any of them. You get the card and its coins. (R)
rules-royal-persons-title = Port Royal: persons
rules-royal-persons =
    Each person counts, even several of one kind. Trader: +1 coin from each ship of his type. Sailor: combat strength 1. Pirate: combat strength 2. Mademoiselle: hiring costs 1 coin less, but at least 0. (R) Governor: 1 more card each time you take cards, with its fee. Admiral: 2 coins if 5 or more cards lie in the harbor when it is your turn to take. Jester: 1 coin if the harbor is empty then (in Port Royal only for the others), and when a turn ends without anyone taking cards. (R)
