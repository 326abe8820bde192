rules-storm-token-title = The storm token
rules-storm-token =
    The storm begins in the Caribbean Sea. Right after the wind has turned it moves a zone with it, or across the next border clockwise.
    Who enters its zone, from port too, or starts a turn at sea there takes three random hits less one for each Seamanship success, every time. (R)
    An event’s storm comes on top. NPCs in its zone do not scout for captains, and it does not harm them.
