rules-storm-token-title = The storm token
rules-storm-token =
    The storm begins in the Caribbean Sea. Right after the wind has turned, it moves 1 zone with it, or across the next border clockwise.
    If you enter its zone, from port too, or start a turn at sea there, you take 3 random hits, minus 1 for each Seamanship success, every time. (R)
    An event’s storm adds to it. NPCs in its zone do not scout for captains, and it does not harm them.
