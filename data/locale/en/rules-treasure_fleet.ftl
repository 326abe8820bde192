### The rules of Treasure Fleet to be looked up with /rules, in our own words. (R) marks a ruling of this project.

rules-fleet-aim-title = Treasure Fleet: aim and end
rules-fleet-aim =
    When all sailings are over and the governor is ransomed, the most treasure points win. On a tie, the victory is shared. (R)
    There are 4 sailings of 4 ships; with 5 players, 5 sailings of 5 ships.
rules-fleet-setup-title = Treasure Fleet: setup
rules-fleet-setup =
    Everybody has the same cards: cannons and a boarding party, 13 of them, with 5 players 16. Captains and the lookout are drawn at random.
    With fewer than 5 players some cards stay in the box: of each player deck a 4-, a 3- and a 2-cannon, of the fleet 10 ships (6, 9, 12, 14, 14, 16, 16, 17, 18, 20). (R)
rules-fleet-loading-title = Treasure Fleet: loading
rules-fleet-loading =
    Everybody loads 3 cards at once, unseen. Anyone who is neither the lookout nor sits beside her when the sailing starts may load a fourth: play 3 of them and take the fourth back unseen. Everybody knows how many you loaded. (R)
    Only loaded cards can be played in the sailing. Cards played are gone for good.
rules-fleet-volley-title = Treasure Fleet: volleys
rules-fleet-volley =
    In each of the 3 volleys everybody places one card at any ship, the lookout first, then clockwise. After the first and the second volley the lookout passes to the left, and once more after the capture phase, but not with 3 players. (R)
rules-fleet-capture-title = Treasure Fleet: capturing
rules-fleet-capture =
    The most cannon fire at a ship captures it. A boarding party is worth more than any cannons. On a tie for the most, even between 2 boarding parties, the ship escapes. So does a ship nobody fired at.
rules-fleet-governor-title = Treasure Fleet: the governor
rules-fleet-governor =
    After the last sailing everybody has one card left. All are turned together: the highest, or a single boarding party, wins the governor, 16 points. (R) On a tie, nobody wins him; a storm is worth 0.
rules-fleet-cursed-title = Treasure Fleet: cursed ships
rules-fleet-cursed =
    If you do not fire on a cursed ship, you lose one ship of your choice, captured in an earlier sailing. (R) A cannon or a boarding party wards her off. (R) She is never captured. (R) Two of them are warded off separately. (R) If several lose a ship, they choose at the same time. (R)
rules-fleet-storms-title = Treasure Fleet: storms
rules-fleet-storms =
    A storm takes the place of a 2-cannon in every deck. It removes all cannon fire from a ship, your own too, and goes with it; boarding parties stay, and all may fire again. (R)
    On a cursed ship the storm stays: nothing more is played on her, and she is ignored until the next sailing, in which she fills one of the places. (R)
rules-fleet-neutral-title = Treasure Fleet: 2 players
rules-fleet-neutral =
    In each volley the lookout takes the top card of the neutral pirate deck, which she alone sees, places it, and then one of her own. (R) The neutral pirate’s ships are discarded, or scored if the table chose so; then it can win, and a curse takes its cheapest ship. (R)
