### Treasure Fleet im Cockpit: wie man steht.

status-treasure_fleet =
    { $flag }: **{ $points } Punkte** · Gekapert: { $captured }
    Auf der Hand: { $pirate_hand } · Geladen: { $pirate_loaded }

bundle-load = Lade Kanonen: { $cannons }
bundle-load-party = Lade Entermannschaft, { $cannons }
option-stand-load = Lade immer von jeder Stärke eine
option-stand-aim = Leg diese Fahrt meine Karten
option-stand-neutral = Leg immer die neutralen Karten
option-stand-curse = Fluch: mein billigstes Schiff
