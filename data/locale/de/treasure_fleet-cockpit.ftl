### Treasure Fleet im Cockpit: wie man steht.

status-treasure_fleet =
    { $flag }: **{ $points } Punkte** · Gekapert: { $captured }
    Auf der Hand: { $pirate_hand } · Geladen: { $pirate_loaded }

bundle-load = Lade Kanonen: { $cannons }
