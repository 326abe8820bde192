### Treasure Fleet in the cockpit: how one stands.

status-treasure_fleet =
    { $flag }: **{ $points } points** · Captured: { $captured }
    In hand: { $pirate_hand } · Loaded: { $pirate_loaded }

bundle-load = Load cannons: { $cannons }
