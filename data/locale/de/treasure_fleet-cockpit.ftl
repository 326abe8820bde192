### Treasure Fleet im Cockpit: wie man steht.

status-treasure_fleet =
    { $flag }: **{ $points } Punkte** · Gekapert: { $captured }
    Auf der Hand: { $pirate_hand } · Geladen: { $pirate_loaded }

bundle-load = { $cannons } laden
bundle-load-party = Entermannschaft, { $cannons } laden
option-stand-load = Immer von jeder Stärke eine laden
option-stand-aim = Diese Fahrt für mich legen
option-stand-neutral = Neutrale Karten für mich legen
option-stand-curse = Fluch: mein billigstes Schiff
