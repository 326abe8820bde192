### Treasure Fleet in the cockpit: how one stands.

status-treasure_fleet =
    Under the { $flag }: **{ $points } points** · Captured: { $captured }
    In hand: { $pirate_hand } · Loaded: { $pirate_loaded }

bundle-load = Load { $cannons }
bundle-load-party = Load boarding party, { $cannons }
option-stand-load = Always load one of each strength
option-stand-aim = Place my cards for me this sailing
option-stand-neutral = Always place neutral cards for me
option-stand-curse = The curse gets my cheapest ship
