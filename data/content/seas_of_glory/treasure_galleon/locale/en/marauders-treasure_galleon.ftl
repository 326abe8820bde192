name-treasure_galleon = Treasure Galleon
text-treasure_galleon = A Spanish galleon hunts nobody and takes 5 gold aboard each time she sails. Board her to get it all.
source-treasure_galleon = { name-treasure_galleon }
name-treasure_galleon_board = Nuestra Señora de la Plata
step-PlaceGalleon = The Treasure Galleon puts to sea
step-LoadTreasure = Gold for the Treasure Galleon
step-TakeTreasure = Taking the treasure
log-treasure-placed = The Treasure Galleon lay { form-off-zone }, still without gold.
log-treasure-loaded = The Treasure Galleon took { $more } gold aboard: { $gold } now.
log-treasure-taken = { $seat } took all the gold of the Treasure Galleon: { $gold }.
log-treasure-sunk = { $gold } gold went down with the Treasure Galleon.

## Rules to be looked up; (R) marks a ruling of this project

rules-treasure_galleon-title = The Treasure Galleon
rules-treasure_galleon =
    She begins off Cartagena without gold. (R) Each event card with move icons moves her as its first icon says, and 5 gold come aboard. She hunts nobody and attacks nobody.
    Scout for her in her zone. If you find her, you get a Spanish bounty and fight her: a Galleon with Seamanship 3 and Leadership 3. (R) If the table plays with Slow Galleons or upgrades, they apply to her too.
    Defeat her for a glory point, and get 1 more Spanish bounty for every full 10 gold aboard. After crew combat you take all the gold and may claim the ship, without the glory for buying one. (R) If she is sunk, her gold goes down with her. (R) Either way, she is out for good.
    She is no naval ship and never a Man-o-War; pirates scout beside her. (R)

## How it is told

told-treasure-placed = the Treasure Galleon lies { form-off-zone } without gold
told-treasure-loaded = the Treasure Galleon has { $gold } gold now
told-treasure-taken = **took all { $gold } gold of the Treasure Galleon**
told-treasure-sunk = 🌊 **{ $gold } gold went down with the Treasure Galleon**
